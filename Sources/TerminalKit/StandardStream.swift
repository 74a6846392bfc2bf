import Glibc

/// One of the three files that every program is started with.
public enum StandardStream: Int32, Sendable {
  /// Standard input.
  case input
  /// Standard output.
  case output
  /// Standard error.
  case errors

  /// Why bytes could not be written: the `errno`, and whether the reader has closed.
  public struct Failure {
    /// The system's number.
    public let code: Int32
    /// Whether the reader of a pipe is gone.
    public var isBrokenPipe: Bool { code == EPIPE }
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes, blocking until the reader takes them; returns the failure, if any.
  public func write(_ bytes: UnsafeRawBufferPointer) -> Failure? {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(rawValue, rest.baseAddress, rest.count)
      if count < 0 {
        let failure = errno
        // Another program left the file non-blocking: wait for its reader.
        if failure == EINTR || failure == EAGAIN && waits(for: POLLOUT) { continue }
        return Failure(code: failure)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }

  /// Takes the place of standard input: the terminal that this program belongs to. False when there is none.
  public static func takeTerminalAsInput() -> Bool {
    let file = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return dup2(file, STDIN_FILENO) >= 0
  }

  /// Waits until the file is ready; false when waiting fails.
  private func waits(for events: Int32) -> Bool {
    var entry = pollfd(fd: rawValue, events: Int16(events), revents: 0)
    return poll(&entry, 1, -1) >= 0 || errno == EINTR
  }
}

/// Signals that the game distinguishes.
public enum Signal {
  /// Ctrl-C.
  public static let interrupt = SIGINT
  /// The terminal is gone.
  public static let hangUp = SIGHUP
  /// The reader of a pipe has closed it.
  public static let brokenPipe = SIGPIPE
}
