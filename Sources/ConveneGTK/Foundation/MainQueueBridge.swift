import CAdwaita
import Dispatch  // Links the library whose queue is served.

/// Lets Swift concurrency run on GLib's main loop.
///
/// The main actor's jobs wait on the dispatch main queue, which nobody serves while GLib's loop
/// blocks in `poll`. The bridge has the loop watch that queue's descriptor, so `Task { @MainActor }`,
/// `await` and `DispatchQueue.main.async` work in a GTK application, and cost nothing while idle.
@MainActor
public enum MainQueueBridge {
  private static var source: guint?

  /// Starts serving the main queue from GLib's default main context; again is no work.
  ///
  /// Call it on the main thread before the main loop runs. ``GTKApplication`` does.
  public static func install() {
    guard source == nil else { return }
    // As urgent as painting: a stream of jobs delays no frame, and slow frames delay no job. Being
    // older than any window's frame clock, it comes first: what is set now is in the next frame.
    source = g_unix_fd_add_full(
      CInt(GDK_PRIORITY_REDRAW), convene_main_queue_descriptor(), G_IO_IN,
      { _, _, _ in
        convene_main_queue_drain()
        return true.gboolean
      }, nil, nil)
  }
}
