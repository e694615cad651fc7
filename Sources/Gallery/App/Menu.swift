import CAdwaita
import Convene
import Foundation

/// What the Gallery shows, as entries of its menu.
enum Exhibit: String, CaseIterable, Differenciable {
  case packages
  case images
  case reservations
  case states

  var differenceIdentifier: String { rawValue }

  var title: String {
    switch self {
    case .packages: "Packages"
    case .images: "Images"
    case .reservations: "Reservations"
    case .states: "States"
    }
  }

  var summary: String {
    switch self {
    case .packages: "Sections, search and sort"
    case .images: "A grid, rearranged"
    case .reservations: "One sentence when empty"
    case .states: "Loading, errors, no network"
    }
  }

  var icon: String {
    switch self {
    case .packages: "package-x-generic-symbolic"
    case .images: "image-x-generic-symbolic"
    case .reservations: "x-office-calendar-symbolic"
    case .states: "network-wireless-symbolic"
    }
  }
}

/// The menu, which is a Convene list itself.
@MainActor
final class Menu {
  let list = CollectionView()
  var onChoice: (@MainActor (Exhibit) -> Void)?

  init() {
    list.selectionFollowsFocus = true
    list.accessibilityLabel = "Menu"
    gtk_widget_add_css_class(list.widget, "gallery-menu")
    list.conv { [weak self] conv in
      conv.create { section in
        section.itemSize = .selfSizing(estimated: 56)
        section.lineSpacing = 2
        section.insets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
        section.create(for: Exhibit.allCases) { (exhibit, item: Item<MenuCell>) in
          item.configureCell { cell, _ in cell.show(exhibit) }
          item.didSelect { _ in self?.onChoice?(exhibit) }
        }
      }
    }
    list.update()
  }
}

/// An entry of the menu.
final class MenuCell: CollectionCell {
  private let icon = gtk_image_new().widget
  private let title = Widgets.label()
  private let summary = Widgets.label(classes: "caption", "dim-label")

  required init() {
    super.init()
    let texts = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 2, title, summary)
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    let row = Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, icon, texts)
    Widgets.setMargins(row, horizontal: 12, vertical: 9)
    content = row
  }

  func show(_ exhibit: Exhibit) {
    gtk_image_set_from_icon_name(icon.opaque, exhibit.icon)
    gtk_label_set_text(title.opaque, exhibit.title)
    gtk_label_set_text(summary.opaque, exhibit.summary)
    gtk_widget_set_tooltip_text(widget, exhibit.summary)
  }
}
