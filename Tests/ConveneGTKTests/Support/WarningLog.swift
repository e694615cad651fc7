import CAdwaita
import Synchronization

/// Keeps what GLib, GTK and libadwaita warn of, so that a test can fail for it.
enum WarningLog {
  private static let messages = Mutex<[String]>([])

  /// Takes the place of GLib's own writer; once per process.
  static let install: Void = {
    g_log_set_writer_func(
      { level, fields, count, data in
        if level.rawValue & faultLevels != 0 {
          let text = g_log_writer_format_fields(level, fields, count, 0)
          WarningLog.add(text.map { String(cString: $0) } ?? "a warning without a message")
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, data)
      }, nil, nil)
  }()

  /// Hands over what came since the last call.
  static func takeAll() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  private static func add(_ message: String) {
    messages.withLock { $0.append(message) }
  }
}

private let faultLevels: Int32 =
  G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
