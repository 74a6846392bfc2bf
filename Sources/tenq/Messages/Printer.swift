import ArgumentParser
import QuizCore
import TerminalKit

/// Writes safe text to standard output and standard error.
enum Printer {
  /// Writes lines to standard output. Ends the program when they cannot be written.
  static func print(_ lines: SafeText...) {
    for line in lines { write(line.string + "\n", to: .output) }
  }

  /// Writes lines to standard output.
  static func print(_ lines: [SafeText]) {
    for line in lines { print(line) }
  }

  /// Writes a control sequence to standard output, which is a terminal.
  static func send(_ sequence: [UInt8]) {
    write(String(decoding: sequence, as: UTF8.self), to: .output)
  }

  /// Writes bytes to standard output as they are: safe to print, or standard output is no terminal.
  static func write(_ bytes: [UInt8]) {
    end(by: bytes.withUnsafeBytes { StandardStream.output.write($0) }, of: .output)
  }

  /// Writes text to standard output and leaves its line open.
  static func ask(_ text: SafeText) {
    write(text.string, to: .output)
  }

  /// Writes a line that is already safe to standard output, such as JSON whose unsafe characters are escaped.
  static func print(escaped json: String) {
    write(json + "\n", to: .output)
  }

  /// Writes a message to standard error, with the program's name before it.
  static func complain(_ message: String) {
    write("tenq: \(SafeText(message).oneLine)\n", to: .errors)
  }

  /// Writes text to standard error, which is a terminal, over the line that the cursor is in.
  static func replaceLine(_ text: SafeText) {
    write("\r\(text.string)\u{1B}[K\(text.string.isEmpty ? "" : "\r")", to: .errors)
  }

  /// Writes a record that could not be saved to standard error, as it is.
  static func rescue(escaped json: String) {
    write(json + "\n", to: .errors)
  }

  private static func write(_ text: String, to stream: StandardStream) {
    var text = text
    end(by: text.withUTF8 { stream.write(UnsafeRawBufferPointer($0)) }, of: stream)
  }

  /// Ends the program when standard output failed.
  private static func end(by failure: StandardStream.Failure?, of stream: StandardStream) {
    guard let failure, stream == .output else { return }
    // The reader is gone, and SIGPIPE, which would have ended the program, was ignored or blocked.
    if failure.isBrokenPipe { Terminal.die(by: Signal.brokenPipe) }
    complain("standard output: cannot write (\(SystemReason.words(failure.code)))")
    Tenq.exit(withError: ExitCode(ExitStatus.cannotWrite.rawValue))
  }
}
