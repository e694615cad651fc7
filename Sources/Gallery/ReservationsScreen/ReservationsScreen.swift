import CAdwaita
import Convene

extension EmptyState {
  /// No table is reserved.
  static let reservation = EmptyState(title: "There is no reservation information")
}

/// Reservations, added and given up, and one sentence in the middle of the screen without any.
@MainActor
final class ReservationsScreen: WidgetConvertible, EmptyStateDisplayable {
  let page: Page
  let list = CollectionView()
  let book: ReservationBook
  // The middle of the screen, not of what its bars leave.
  let emptyStateHolder = EmptyStateHolder(.reservation, placement: .screen)

  var widget: WidgetPointer { view.widget }

  private let view: EmptyStateOverlay
  private let toasts = adw_toast_overlay_new().widget
  /// What can still be taken back.
  private var toast: OpaquePointer?

  /// - Parameters:
  ///   - page: Where the screen is shown.
  ///   - book: What is shown.
  init(page: Page, book: ReservationBook) {
    self.page = page
    self.book = book
    view = EmptyStateOverlay(list)
    addEmptyStateView()
    emptyStateHolder.isHidden { !book.reservations.isEmpty }
    declare()
    layOut()
    bookDidChange()
  }

  // MARK: What the user does

  func add() {
    book.add()
    bookDidChange()
  }

  func remove(_ reservation: Reservation) {
    guard let index = book.remove(reservation) else { return }
    bookDidChange()
    offerUndo(reservation, at: index)
  }

  func restore(_ reservation: Reservation, at index: Int) {
    book.restore(reservation, at: index)
    bookDidChange()
  }

  private func bookDidChange() {
    list.update()
    let count = book.reservations.count
    page.setSubtitle(count == 1 ? "1 table" : "\(count) tables")
  }

  // MARK: The list

  private func declare() {
    list.accessibilityLabel = "Reservations"
    list.selectionMode = .none
    list.conv { [weak self] conv in
      conv.reservations(self?.book.reservations ?? []) { self?.remove($0) }
    }
  }

  // MARK: Layout

  private func offerUndo(_ reservation: Reservation, at index: Int) {
    if let toast { adw_toast_dismiss(toast) }
    let new = adw_toast_new("“\(reservation.place)” was given up")
    adw_toast_set_button_label(new, "Undo")
    guard let new else { return }
    connect(new, "button-clicked") { [weak self] in self?.restore(reservation, at: index) }
    connect(new, "dismissed") { [weak self] in
      if self?.toast == new { self?.toast = nil }
    }
    toast = new
    adw_toast_overlay_add_toast(toasts.opaque, new)
  }

  private func layOut() {
    adw_toast_overlay_set_child(toasts.opaque, view.widget)
    adw_header_bar_pack_end(
      page.headerBar.opaque,
      Widgets.button(icon: "list-add-symbolic", tooltip: "Reserve a Table") {
        [weak self] in self?.add()
      })
    page.setContent(toasts)
  }
}

extension Conv<CollectionView> {
  /// Reservations in rows, each with a button that gives it up.
  func reservations(
    _ reservations: [Reservation], onRemove: @escaping @MainActor (Reservation) -> Void
  ) {
    create { section in
      section.itemSize = .selfSizing(estimated: 56)
      section.create(for: reservations) { (reservation, item: Item<ReservationCell>) in
        item.configureCell { cell, _ in
          cell.show(reservation)
          cell.onRemove = { onRemove(reservation) }
        }
      }
    }
  }
}
