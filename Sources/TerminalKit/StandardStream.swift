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

  /// The next byte, waiting for it; nil at the end, and when reading fails.
  public func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(rawValue, &byte, 1)
      if count == 1 { return byte }
      if count == 0 { return nil }
      let failure = errno
      // Another program left the file non-blocking: wait for input.
      guard failure == EINTR || failure == EAGAIN && waits(for: POLLIN) else { return nil }
    }
  }

  /// The width of the terminal in columns; nil where this is no terminal, or it reports no width.
  public var columns: Int? {
    var window = winsize()
    return ioctl(rawValue, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 ? Int(window.ws_col) : nil
  }

  /// Opens a placeholder for each of the three that is closed, so that no other file gets its descriptor. Reading or
  /// writing it fails, as if it were still closed.
  public static func keepApart() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
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
