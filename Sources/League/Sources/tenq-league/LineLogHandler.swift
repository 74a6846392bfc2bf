import Glibc
import Logging

/// Writes each message as a plain line of standard error.
struct LineLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let bytes = Array("\(event.message)\n".utf8)
    // One write a line, so that concurrent lines are not mixed.
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
