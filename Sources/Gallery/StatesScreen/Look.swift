import CAdwaita
import Convene

/// The languages that the library has words in.
enum Language: String, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case russian = "ru"

  var title: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    case .russian: "Русский"
    }
  }
}

/// How large texts are.
enum TextSize: Double, CaseIterable {
  case standard = 1
  case large = 1.25
  case veryLarge = 1.5

  var title: String {
    switch self {
    case .standard: "Standard"
    case .large: "Large"
    case .veryLarge: "Very Large"
    }
  }
}

/// Light or dark.
enum ColorScheme: CaseIterable {
  case desktop
  case light
  case dark

  var title: String {
    switch self {
    case .desktop: "As the Desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var scheme: AdwColorScheme {
    switch self {
    case .desktop: ADW_COLOR_SCHEME_DEFAULT
    case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
    case .dark: ADW_COLOR_SCHEME_FORCE_DARK
    }
  }
}
