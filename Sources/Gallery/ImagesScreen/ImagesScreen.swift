import CAdwaita
import Convene
import Foundation

/// Pictures in three sections, three to a line, one point apart; rearranged by buttons, and by hand
/// within and between the sections.
@MainActor
final class ImagesScreen {
  let page: Page
  let list = CollectionView(accessibilityRole: .grid)
  var onOpen: (@MainActor (Picture) -> Void)?

  private(set) var sectionTypes = SectionType.allCases
  private(set) var pictures: [SectionType: [Picture]] = [:]
  private var generator: any RandomNumberGenerator

  /// - Parameters:
  ///   - page: Where the screen is shown.
  ///   - generator: Where chance comes from.
  init(page: Page, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.page = page
    self.generator = generator
    for (section, group) in zip(SectionType.allCases, PictureGroup.all) {
      pictures[section] = group.pictures
    }
    declare()
    setUpToolbar()
    list.update()
  }

  // MARK: The list

  private func declare() {
    gtk_widget_add_css_class(list.widget, "images")
    list.accessibilityLabel = "Images"
    list.conv { [weak self] conv in
      guard let self else { return }
      conv.images(
        sectionTypes, pictures, onReorder: { [weak self] in self?.pictures[$0] = $1 },
        onOpen: { [weak self] in self?.onOpen?($0) })
    }
  }

  // MARK: What the user does

  func shuffle() {
    for section in sectionTypes { pictures[section]?.shuffle(using: &generator) }
    list.update()
  }

  /// Puts a picture that isn't there yet into each section.
  func insert() {
    for section in sectionTypes {
      let present = Set(pictures[section] ?? [])
      guard
        let missing = PictureGroup.all.flatMap(\.pictures).first(where: { !present.contains($0) })
      else { continue }
      pictures[section]?.insert(missing, at: min(1, present.count))
    }
    list.update()
  }

  /// Takes the first picture out of each section.
  func delete() {
    for section in sectionTypes where pictures[section]?.isEmpty == false {
      pictures[section]?.removeFirst()
    }
    list.update()
  }

  /// Puts the last section first.
  func moveSection() {
    sectionTypes.insert(sectionTypes.removeLast(), at: 0)
    list.update()
  }

  private func setUpToolbar() {
    let bar = gtk_action_bar_new().widget
    let buttons = [
      Widgets.button(icon: "list-add-symbolic", tooltip: "Insert Pictures") {
        [weak self] in self?.insert()
      },
      Widgets.button(icon: "list-remove-symbolic", tooltip: "Delete Pictures") {
        [weak self] in self?.delete()
      },
      Widgets.button(icon: "media-playlist-shuffle-symbolic", tooltip: "Shuffle") {
        [weak self] in self?.shuffle()
      },
      Widgets.button(icon: "go-top-symbolic", tooltip: "Last Section First") {
        [weak self] in self?.moveSection()
      },
    ]
    for button in buttons.prefix(2) { gtk_action_bar_pack_start(bar.opaque, button) }
    for button in buttons.suffix(2).reversed() { gtk_action_bar_pack_end(bar.opaque, button) }
    page.setContent(list.widget)
    gtk_box_append(page.widget.as(GtkBox.self), bar)
  }
}

extension Conv<CollectionView> {
  /// Pictures in three columns below the name of their section.
  ///
  /// - Parameters:
  ///   - sectionTypes: The sections in order.
  ///   - pictures: The pictures of each.
  ///   - onReorder: Called with a section's pictures in the order in which the user has put them.
  ///   - onOpen: Called with the picture that was chosen.
  func images(
    _ sectionTypes: [SectionType], _ pictures: [SectionType: [Picture]],
    onReorder: @escaping @MainActor (SectionType, [Picture]) -> Void,
    onOpen: @escaping @MainActor (Picture) -> Void
  ) {
    create(for: sectionTypes) { (sectionType, section) in
      section.create(.header) { (header: SectionHeaderFooter<ImageHeader>) in
        header.reusableIdentifier = "Header"
        header.size = CGSize(width: 0, height: 50)
        header.configureView { view, _ in
          gtk_label_set_text(view.nameLabel.opaque, "\(sectionType)".uppercased())
          view.colorClass = "\(sectionType)"
        }
      }
      section.itemSize = .columns(3, spacing: 1)
      section.lineSpacing = 1
      section.didReorder { (pictures: [Picture]) in onReorder(sectionType, pictures) }
      section.create(for: pictures[sectionType] ?? []) { (picture, item: Item<ImageCell>) in
        item.reusableIdentifier = "Cell"
        item.configureCell { cell, _ in cell.setup(with: picture) }
        item.didSelect { _ in onOpen(picture) }
      }
    }
  }
}
