import CAdwaita
import Convene

/// The page that a sheet's pictures are put on, with words above them.
@MainActor
struct SheetPage {
  private let plan: SheetPlan
  private let font: WidgetPointer
  private var pictures: [WidgetSnapshot] = []

  private static let gap: Float = 12
  private static let titleHeight: Float = 26
  private static let captionHeight: Float = 20
  /// States beside one another.
  private static let columns = 2

  /// - Parameters:
  ///   - plan: What is on the page.
  ///   - font: The widget whose font the words are in.
  init(plan: SheetPlan, font: WidgetPointer) {
    self.plan = plan
    self.font = font
  }

  /// Adds the picture of the next state in the next look: all states of one look come first.
  mutating func add(_ picture: WidgetSnapshot) { pictures.append(picture) }

  /// Puts the page together and writes it as a PNG file.
  ///
  /// - Throws: ``SheetError``.
  func write(to path: String) throws {
    guard let native = gtk_widget_get_native(font), let renderer = gtk_native_get_renderer(native),
      let snapshot = gtk_snapshot_new()
    else { throw SheetError(description: "there is nothing to draw with") }
    let size = pageSize
    var page = graphene_rect_t()
    graphene_rect_init(&page, 0, 0, size.width, size.height)
    var ground = plan.isDark ? Self.grey(0.08) : Self.grey(0.88)
    gtk_snapshot_append_color(snapshot, &ground, &page)
    for (index, state) in SheetState.all.enumerated() { append(state, index, to: snapshot) }
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      throw SheetError(description: "the page is empty")
    }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(renderer, node, &page) else {
      throw SheetError(description: "the page can't be drawn")
    }
    defer { g_object_unref(texture.raw) }
    guard Bool(gdk_texture_save_to_png(texture, path)) else {
      throw SheetError(description: "\(path) can't be written")
    }
  }

  private func append(_ state: SheetState, _ index: Int, to snapshot: OpaquePointer) {
    let left = Self.gap + Float(index % Self.columns) * (blockWidth + Self.gap)
    let top = Self.gap + Float(index / Self.columns) * (blockHeight + Self.gap)
    write("\(index + 1)  \(state.title)", isBold: true, x: left, y: top, to: snapshot)
    var x = left
    let y = top + Self.titleHeight + Self.captionHeight
    for (column, look) in plan.looks.enumerated() {
      write(look.title, isBold: false, x: x, y: top + Self.titleHeight, to: snapshot)
      var place = graphene_rect_t()
      graphene_rect_init(&place, x, y, Float(look.width), Float(look.height))
      let picture = pictures[column * SheetState.all.count + index]
      gtk_snapshot_append_texture(snapshot, picture.texturePointer, &place)
      x += Float(look.width) + Self.gap
    }
  }

  private func write(
    _ text: String, isBold: Bool, x: Float, y: Float, to snapshot: OpaquePointer
  ) {
    guard let layout = gtk_widget_create_pango_layout(font, text) else { return }
    defer { g_object_unref(layout.raw) }
    let description = pango_font_description_from_string(
      isBold ? "Cantarell Bold 10.5" : "Cantarell 9")
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    var color = plan.isDark ? Self.grey(0.9) : Self.grey(0.15)
    var origin = graphene_point_t(x: x, y: y)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
  }

  private var blockWidth: Float {
    plan.looks.reduce(-Self.gap) { $0 + Float($1.width) + Self.gap }
  }

  private var blockHeight: Float {
    let height = plan.looks.map(\.height).max() ?? 0
    return Self.titleHeight + Self.captionHeight + Float(height)
  }

  private var pageSize: (width: Float, height: Float) {
    let rows = (SheetState.all.count + Self.columns - 1) / Self.columns
    return (
      Self.gap + Float(Self.columns) * (blockWidth + Self.gap),
      Self.gap + Float(rows) * (blockHeight + Self.gap)
    )
  }

  private static func grey(_ level: Float) -> GdkRGBA {
    GdkRGBA(red: level, green: level, blue: level, alpha: 1)
  }
}
