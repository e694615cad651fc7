import CAdwaita
import ConveneLists
import Foundation

/// A header or footer of a ``CollectionView``, and what cells have in common with them.
///
/// Subclass it, make the content in `init`, and fill it in methods of your own:
///
/// ```swift
/// final class TitleHeader: CollectionReusableView {
///   private let label = gtk_label_new(nil).opaque
///   required init() {
///     super.init()
///     content = label.widget
///   }
///   func show(_ title: String) { gtk_label_set_text(label, title) }
/// }
/// ```
///
/// Main thread only. The list retains its views; a view retains its widget.
@MainActor
open class CollectionReusableView: ReusableView {
  /// The list view that such views stand in.
  public typealias Host = CollectionView

  /// The widget that the list places, whose style classes may be changed.
  public var widget: WidgetPointer { reference.widget }

  /// What the view shows: any widget, which fills it and is retained.
  public var content: WidgetPointer? {
    didSet {
      guard content != oldValue else { return }
      // It may have been taken out behind our back: only a child of ours can be unparented.
      if let oldValue, gtk_widget_get_parent(oldValue) == widget { gtk_widget_unparent(oldValue) }
      contentReference = content.map { GObjectReference($0) }
      // What shows whether a section is folded comes after it.
      if let content { gtk_widget_insert_after(content, widget, nil) }
    }
  }
  private var contentReference: GObjectReference?

  /// What shows whether the section is folded that the view is the header of.
  final var arrow: HeaderArrow?

  /// What a screen reader calls the view; by default all text of its labels.
  public var accessibilityLabel: String?

  private let reference: GObjectReference
  /// What assistive technology knows of the view, and is to know.
  final var accessible = AccessibleFacts()

  /// Makes a view without content.
  public required init() {
    reference = GObjectReference(Self.makeWidget())
  }

  /// Called before a view that showed something is filled with something else.
  open func prepareForReuse() {}

  class func makeWidget() -> WidgetPointer { RowWidget.makeHeading() }
}

/// A cell of a ``CollectionView``: a view that shows an item, and can be selected and focused.
///
/// See ``CollectionReusableView`` for how to make one.
@MainActor
open class CollectionCell: CollectionReusableView, ReusableCell {
  /// Makes a cell without content.
  public required init() {
    super.init()
    showSelection()
  }

  /// Whether the cell is shown as selected.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { showSelection() } }
  }

  /// Whether the cell is one of a list in which something can be selected.
  final var isSelectable = true {
    didSet { if isSelectable != oldValue { showSelection() } }
  }

  /// Whether the item has a primary action, so that the cell answers a click where none is selected.
  final var hasPrimaryAction = false {
    didSet { if hasPrimaryAction != oldValue { showSelection() } }
  }

  private var offers: [ItemActionGroup.Offer] = []

  /// Offers assistive technology what can be done with the item.
  ///
  /// - Parameters:
  ///   - offers: What it is called.
  ///   - perform: Called with the place of an offer among them; it counts until others are offered.
  final func offer(
    _ offers: [ItemActionGroup.Offer], perform: @escaping @MainActor (Int) -> Void
  ) {
    guard offers != self.offers else { return }
    self.offers = offers
    ItemActionGroup(offers, perform: perform).insert(into: widget)
  }

  /// Whether the cell can be selected at all.
  var takesSelection: Bool { true }

  private func showSelection() {
    if isSelected {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, false.gboolean)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
    }
    convene_accessible_set_selected(widget, isSelectable ? isSelected.gboolean : -1)
    // The class has the look of something that answers a click.
    if isSelectable || hasPrimaryAction {
      gtk_widget_add_css_class(widget, "activatable")
    } else {
      gtk_widget_remove_css_class(widget, "activatable")
    }
  }

  override class func makeWidget() -> WidgetPointer { RowWidget.makeItem() }
}

extension CollectionReusableView {
  /// The height in points that the view wants for what it shows, without regard to its width.
  ///
  /// With it a list of equal rows gets the right height for every font and text size.
  public var naturalHeight: CGFloat {
    CGFloat(Extent(of: widget, GTK_ORIENTATION_VERTICAL, -1).natural)
  }
}
