import Glibc
import QuizCore
import TerminalKit

/// Writes to standard output and standard error; nothing but safe text gets there.
enum Printer {
  /// Writes lines to standard output. Ends the program when nobody can read them any more.
  static func print(_ lines: SafeText...) {
    for line in lines { write(line.string + "\n", to: STDOUT_FILENO) }
  }

  /// Writes text to standard output and leaves its line open.
  static func ask(_ text: SafeText) {
    write(text.string, to: STDOUT_FILENO)
  }

  /// Writes text that is already safe, as it is, to standard output: JSON whose odd characters are escaped.
  static func print(escaped json: String) {
    write(json + "\n", to: STDOUT_FILENO)
  }

  /// Writes one message to standard error, with the program's name before it.
  static func complain(_ message: String) {
    write("tenq: \(SafeText(message).oneLine)\n", to: STDERR_FILENO)
  }

  /// Writes one line to standard error, as it is: a record that could not be saved.
  static func rescue(escaped json: String) {
    write(json + "\n", to: STDERR_FILENO)
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    let failure: Int32 = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 {
          let failure = errno
          // Made non-blocking by whoever had it before: its reader is waited for.
          if failure == EINTR || failure == EAGAIN && hasRoom(file) { continue }
          return failure
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
    if failure != 0, file == STDOUT_FILENO {
      // Nobody reads any more, and whoever started the program kept the signal away that says so.
      if failure == EPIPE { Terminal.die(by: SIGPIPE) }
      complain("standard output: cannot write (\(SystemReason.words(failure)))")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Waits until something can be written, or is known to be refused; false when that cannot be waited for.
  private static func hasRoom(_ file: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, -1) >= 0 || errno == EINTR
  }
}
