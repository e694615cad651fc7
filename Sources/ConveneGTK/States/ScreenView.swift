import CAdwaita
import ConveneStates

/// A whole screen: content, the state that stands in its place, and what is said beside it.
///
/// ```swift
/// let loader = ScreenLoader { try await api.users() }
/// let screen = ScreenView(content: list, loader: loader)
/// window.setContent(screen.widget)
/// loader.load()
/// ```
///
/// The content stays where it is, under the state, and can be scrolled all the time; a state that is
/// set by hand takes its place. A thin line at the top moves while something loads over content; a
/// banner above it tells of a lost network or of a refresh that failed.
///
/// The screen lives as long as its widget is in a window, or as long as it is held. Main thread
/// only.
@MainActor
public final class ScreenView: StateRenderer, WidgetConvertible {
  /// What decides what is shown; retained.
  public let states: StateModel

  /// The widget, which fills the room it gets.
  public var widget: WidgetPointer { box.widget }

  /// The pixels at the top of the content that a state leaves free, such as for a header that stays.
  ///
  /// A header may be as tall as the content: a state has half of the height, or what it needs where
  /// that is less, and is scrolled in it. A negative inset counts as 0. Below the header, a state
  /// that is set by hand covers the content.
  public var topInset: Int32 = 0 {
    didSet {
      guard topInset != oldValue else { return }
      gtk_widget_queue_resize(body.widget)
      updateContent()
    }
  }

  /// The app's own views by state.
  public var customViewsLibrary: CustomViewsLibrary<CustomView> { body.customViews }

  private let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let banner = StateBanner()
  private let line = ProgressLine()
  let body = StateBody()
  private let content: any WidgetConvertible
  /// Around the content, whose own settings are never touched.
  private let frame = adw_bin_new().widget
  private let loader: AnyObject?
  private var hidesContent = false

  /// Makes a screen that shows what a loader says.
  ///
  /// - Parameters:
  ///   - content: what is shown when there is content, such as a list; retained.
  ///   - loader: loads the content; retained.
  public convenience init<Value>(
    content: any WidgetConvertible, loader: ScreenLoader<Value>
  ) {
    self.init(content: content, states: loader.states, loader: loader)
  }

  /// Makes a screen that shows what a loader of pages says of the first one.
  ///
  /// - Parameters:
  ///   - content: what is shown when there is content, such as a list that also loads what follows,
  ///     see ``ConveneLists/Conv/loadMore(from:within:)``; retained.
  ///   - loader: loads the content; retained.
  public convenience init<Element, Cursor>(
    content: any WidgetConvertible, loader: PageLoader<Element, Cursor>
  ) {
    self.init(content: content, states: loader.states, loader: loader)
  }

  /// Makes a screen that shows what a state model says.
  ///
  /// - Parameters:
  ///   - content: what is shown when there is content, such as a list; retained.
  ///   - states: what decides what is shown; retained.
  public convenience init(content: any WidgetConvertible, states: StateModel) {
    self.init(content: content, states: states, loader: nil)
  }

  private init(content: any WidgetConvertible, states: StateModel, loader: AnyObject?) {
    self.content = content
    self.states = states
    self.loader = loader
    layOut()
    WidgetRetention.keep(self, whileParented: widget)
    body.onButton = { [weak self] in self?.states.perform($0) }
    body.onTap = { [weak self] in self?.states.tap() }
    body.onDiagnostic = { [weak self] in self?.states.onDiagnostic?($0) }
    banner.onButton = { [weak self] in self?.states.perform($0) }
    ContentScrolling.forward(from: body.widget, to: content.widget)
    states.renderer = self
  }

  /// Shows a view of the app's own for one state, centred, instead of image and texts.
  ///
  /// - Parameters:
  ///   - view: the view, retained until it is replaced; nil: the default look again, as where it is around
  ///     this one.
  ///   - state: whose view it is. Where it is shown, it changes at once.
  public func setCustomView(_ view: (any WidgetConvertible)?, for state: ViewState) {
    body.setCustomView(view, for: state)
  }

  /// Draws a state; ``states`` calls it.
  ///
  /// - Parameter state: everything that is to be seen.
  public func render(_ state: RenderedState) {
    body.draw(state, images: states.imageLoader)
    hidesContent = state.hidesContent
    updateContent()
    line.isShown = state.accessory == .progress
    if case .banner(let message, let button) = state.accessory {
      let padding = state.appearance.bannerPadding
      banner.draw(StateBanner.Face(message: message, button: button, padding: padding))
    } else {
      banner.draw(nil)
    }
  }

  /// Has a screen reader say something, where the screen is shown; ``states`` calls it.
  ///
  /// - Parameter announcement: what is said.
  public func announce(_ announcement: Announcement) {
    announcement.speak(from: widget)
  }

  /// Hides content that a state stands in place of from the eye, the keyboard and screen readers.
  ///
  /// A header in it stays, and then the state only covers what is below.
  private func updateContent() {
    let hasHeader = topInset > 0
    body.isOpaque = hidesContent && hasHeader
    gtk_widget_set_visible(frame, (!hidesContent || hasHeader).gboolean)
  }

  /// Whether one state is just fading into the next.
  package var isInMotion: Bool { body.fade.isFading }

  /// Whether a picture by URL is still to come.
  package var awaitsPicture: Bool { body.awaitsPicture }

  private func layOut() {
    let overlay = gtk_overlay_new().widget
    gtk_widget_set_vexpand(overlay, true.gboolean)
    gtk_widget_set_hexpand(overlay, true.gboolean)
    adw_bin_set_child(frame.as(AdwBin.self), content.widget)
    gtk_overlay_set_child(overlay.opaque, frame)
    gtk_overlay_add_overlay(overlay.opaque, body.widget)
    gtk_overlay_add_overlay(overlay.opaque, line.widget)
    HeaderRoom.install(on: overlay, for: body.widget) { [weak self] in self?.topInset ?? 0 }
    gtk_box_append(box.pointer.as(GtkBox.self), banner.widget)
    gtk_box_append(box.pointer.as(GtkBox.self), overlay)
  }
}
