import Glibc
import QuizCore
import TerminalKit

/// Writes safe text to standard output and standard error.
enum Printer {
  /// Writes lines to standard output. Ends the program when they cannot be written.
  static func print(_ lines: SafeText...) {
    for line in lines { write(line.string + "\n", to: STDOUT_FILENO) }
  }

  /// Writes lines to standard output.
  static func print(_ lines: [SafeText]) {
    for line in lines { print(line) }
  }

  /// Writes a control sequence to standard output, which is a terminal.
  static func send(_ sequence: [UInt8]) {
    write(String(decoding: sequence, as: UTF8.self), to: STDOUT_FILENO)
  }

  /// Writes text to standard output and leaves its line open.
  static func ask(_ text: SafeText) {
    write(text.string, to: STDOUT_FILENO)
  }

  /// Writes a line that is already safe to standard output, such as JSON whose unsafe characters are escaped.
  static func print(escaped json: String) {
    write(json + "\n", to: STDOUT_FILENO)
  }

  /// Writes a message to standard error, with the program's name before it.
  static func complain(_ message: String) {
    write("tenq: \(SafeText(message).oneLine)\n", to: STDERR_FILENO)
  }

  /// Writes text to standard error, which is a terminal, over the line that the cursor is in.
  static func replaceLine(_ text: SafeText) {
    write("\r\(text.string)\u{1B}[K\(text.string.isEmpty ? "" : "\r")", to: STDERR_FILENO)
  }

  /// Writes a record that could not be saved to standard error, as it is.
  static func rescue(escaped json: String) {
    write(json + "\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    let failure: Int32 = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 {
          let failure = errno
          // Another program left the file non-blocking: wait for its reader.
          if failure == EINTR || failure == EAGAIN && hasRoom(file) { continue }
          return failure
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
    if failure != 0, file == STDOUT_FILENO {
      // The reader is gone, and SIGPIPE, which would have ended the program, was ignored or blocked.
      if failure == EPIPE { Terminal.die(by: SIGPIPE) }
      complain("standard output: cannot write (\(SystemReason.words(failure)))")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Waits until a write succeeds or fails at once; false when waiting fails.
  private static func hasRoom(_ file: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, -1) >= 0 || errno == EINTR
  }
}
