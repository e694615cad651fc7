import CAdwaita

/// A libadwaita application: its main loop, with Swift concurrency running on it.
///
/// ```swift
/// let application = GTKApplication(id: "org.example.Reader")
/// application.onActivate { application in
///   application.present(application.makeWindow(title: "Reader", content: list))
/// }
/// exit(application.run())
/// ```
///
/// Keep `main` synchronous: ``run(arguments:)`` is the main loop. Main thread only.
@MainActor
public final class GTKApplication {
  /// The `AdwApplication`, for whatever else it can do.
  public var pointer: OpaquePointer { reference.pointer }

  private let reference: GObjectReference

  /// Creates an application.
  ///
  /// - Parameters:
  ///   - id: a reverse domain name such as `org.example.Reader`. Anything else is a programmer's
  ///     error.
  ///   - isUnique: whether a second start only activates the first.
  public init(id: String, isUnique: Bool = true) {
    precondition(
      Bool(g_application_id_is_valid(id)),
      "'\(id)' is no application identifier; use a reverse domain name like org.example.Reader.")
    MainQueueBridge.install()
    let flags = isUnique ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
    reference = GObjectReference(adopting: OpaquePointer(adw_application_new(id, flags).raw))
  }

  /// Sets what happens when the application starts, or is started again while it runs.
  public func onActivate(_ body: @escaping @MainActor (GTKApplication) -> Void) {
    connect(pointer, "activate") { [weak self] in
      if let self { body(self) }
    }
  }

  /// Runs the main loop until the last window has gone or ``quit()`` is called.
  ///
  /// - Parameter arguments: what GApplication shall interpret, the program's name first. None by
  ///   default: the command line is the application's own.
  /// - Returns: the status for `exit`.
  public func run(arguments: [String] = []) -> Int32 {
    var copies = arguments.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { list in
      g_application_run(
        pointer.as(GApplication.self), CInt(list.count), list.isEmpty ? nil : list.baseAddress)
    }
  }

  /// Leaves the main loop.
  public func quit() {
    g_application_quit(pointer.as(GApplication.self))
  }

  /// Makes a window with a header bar above its content, not yet on screen.
  ///
  /// - Parameters:
  ///   - title: shown in the header bar and read out by screen readers.
  ///   - width: the content's width in pixels to start with.
  ///   - height: the window's height in pixels to start with.
  ///   - content: fills the window below the header bar.
  ///   - owner: what the window keeps alive until it has gone, such as the object that made the
  ///     content.
  /// - Returns: an `AdwApplicationWindow`, which GTK keeps until it is closed.
  public func makeWindow(
    title: String, width: Int32 = 800, height: Int32 = 600, content: WidgetPointer,
    keeping owner: AnyObject? = nil
  ) -> WidgetPointer {
    let window = adw_application_window_new(pointer.as(GtkApplication.self)).widget
    gtk_window_set_title(window.as(GtkWindow.self), title)
    gtk_window_set_default_size(window.as(GtkWindow.self), width, height)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0).widget
    gtk_box_append(box.as(GtkBox.self), adw_header_bar_new())
    gtk_widget_set_vexpand(content, true.gboolean)
    gtk_box_append(box.as(GtkBox.self), content)
    adw_application_window_set_content(window.as(AdwApplicationWindow.self), box)
    if let owner { WidgetRetention.keep(owner, with: window) }
    return window
  }

  /// Puts a window on screen, in front.
  public func present(_ window: WidgetPointer) {
    gtk_window_present(window.as(GtkWindow.self))
  }
}
