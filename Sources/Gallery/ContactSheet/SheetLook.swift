import Convene

/// A look that every state of a contact sheet is shown in: one cell each.
struct SheetLook {
  let title: String
  var width: Int32
  var height: Int32
  var textSize = TextSize.standard
  var isDark = false
  var isRightToLeft = false
  let library: StateContentLibrary
}

/// One contact sheet: all states in some looks.
struct SheetPlan {
  /// The file's name without its extension.
  let name: String
  let isDark: Bool
  /// The looks of one state, side by side.
  let looks: [SheetLook]

  /// All sheets: light and dark, in narrow, wide and with large texts, each in all languages; and
  /// one that is laid out from the right.
  @MainActor static var all: [SheetPlan] {
    let sizes: [(name: String, width: Int32, height: Int32, text: TextSize)] = [
      ("narrow", 300, 330, .standard), ("wide", 560, 330, .standard),
      ("large-text", 360, 450, .veryLarge),
    ]
    let languages = [false, true].flatMap { isDark in
      sizes.map { size in
        SheetPlan(
          name: "states-\(isDark ? "dark" : "light")-\(size.name)", isDark: isDark,
          looks: Language.allCases.map { language in
            SheetLook(
              title: language.title, width: size.width, height: size.height, textSize: size.text,
              isDark: isDark, library: .builtIn(languages: [language.rawValue]))
          })
      }
    }
    return languages + [both("states-right-to-left", isRightToLeft: true, library: .arabic)]
  }

  /// What is made where the desktop asks for high contrast.
  @MainActor static var highContrast: [SheetPlan] {
    [both("states-high-contrast", isRightToLeft: false, library: .builtIn(languages: ["en"]))]
  }

  /// Light beside dark.
  @MainActor private static func both(
    _ name: String, isRightToLeft: Bool, library: StateContentLibrary
  ) -> SheetPlan {
    SheetPlan(
      name: name, isDark: false,
      looks: [false, true].map { isDark in
        SheetLook(
          title: isDark ? "Dark" : "Light", width: 300, height: 330, isDark: isDark,
          isRightToLeft: isRightToLeft, library: library)
      })
  }
}

extension StateContentLibrary {
  /// Words of the app's own, in a language that the library has none in.
  @MainActor static var arabic: StateContentLibrary {
    var library = builtIn(languages: ["en"])
    let texts: [(ViewState, title: String, subtitle: String)] = [
      (.error, "حدث خطأ ما", "يُرجى المحاولة مرة أخرى."),
      (.noInternet, "لا يوجد اتصال بالإنترنت", "تحقق من الاتصال وحاول مرة أخرى."),
      (.empty, "لا شيء هنا بعد", ""),
      (.loading, "جارٍ التحميل…", ""),
      (.noResults, "لا توجد نتائج", "لا شيء يطابق «{query}»."),
    ]
    for (state, title, subtitle) in texts {
      library.setContent(
        image: library[state]?.image ?? .none, title: title, subtitle: subtitle, for: state)
    }
    library.wording.retry = "إعادة المحاولة"
    library.wording.cancel = "إلغاء"
    library.wording.stillLoading = "ما زال التحميل جاريًا. يستغرق هذا وقتًا أطول من المعتاد."
    library.wording.waitingForNetwork = "في انتظار عودة الاتصال…"
    library.wording.offlineBanner = "أنت غير متصل."
    library.wording.offlineWaitingBanner = "أنت غير متصل. في انتظار الاتصال…"
    library.wording.errorBanner = "تعذّر التحديث."
    library.wording.noInternetBanner = "لا يوجد اتصال بالإنترنت."
    return library
  }
}
