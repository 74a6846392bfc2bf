import CommandLineKit
import Glibc
import QuizCore
import QuizStore
import TerminalKit

/// The program's console: the user's language, and its output.
enum Console {
  /// The environment variables; and one that names a folder and is not UTF-8.
  static let (environment, notText) = OwnProcess.readEnvironment()

  /// The language of messages, help and errors; the game hands its own over with `--lang`.
  static let language = LanguageOption(CommandLine.arguments).language(environment)

  /// The text in the language of messages.
  static func words(en: String, ja: String) -> String { Phrase(en: en, ja: ja)[language] }

  /// Writes a line to standard output.
  static func print(_ phrase: Phrase) { print(phrase[language]) }

  /// Writes a line to standard output.
  static func print(_ text: String) { write(SafeText(text).oneLine.string + "\n", to: .output) }

  /// Writes lines of the program's own to standard output.
  static func print(lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { print(String(line)) }
  }

  /// Writes JSON to standard output; what is not safe to print is written as `\u` escapes.
  static func print(json: [UInt8], end: String = "\n") {
    var text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar == "\n" { text += "\n" } else { JSONText.append(scalar, to: &text) }
    }
    write(text + end, to: .output)
  }

  /// Writes lines that are safe to print to standard output, as they are.
  static func write(_ bytes: [UInt8]) {
    write(String(decoding: bytes, as: UTF8.self), to: .output)
  }

  /// Writes a question to the terminal and leaves its line open.
  static func ask(_ question: String) {
    write(SafeText(question).string, to: StandardStream.output.isTerminal ? .output : .errors)
  }

  /// Writes a message to standard error.
  static func complain(_ message: String) { write("tenq-league: \(SafeText(message).oneLine)\n", to: .errors) }

  /// Writes a message to standard error.
  static func complain(_ phrase: Phrase) { complain(phrase[language]) }

  private static func write(_ text: String, to stream: StandardStream) {
    var text = text
    let failure = text.withUTF8 { stream.write(UnsafeRawBufferPointer($0)) }
    // A failure of standard error cannot be reported.
    if failure != nil, stream == .output { exit(ExitStatus.cannotWrite.rawValue) }
  }

  /// The current time in milliseconds since 1970.
  static var now: Int { SystemClock.milliseconds }

  /// The offset of this machine's time zone from UTC, in seconds.
  static var offset: Int { OwnProcess.now?.offset ?? 0 }

  /// An instant in this machine's time zone, `2026-11-21 09:14`.
  static func date(_ milliseconds: Int) -> String {
    guard let time = OwnProcess.local(milliseconds / 1000) else { return "-" }
    return "\(time)".prefix(16).map { $0 == "T" ? " " : String($0) }.joined()
  }

  /// The paths of TenQ's files, as the game computes them; the banks that ship are among them.
  static var locations: Locations {
    Locations(environment: environment, executable: OwnProcess.path, fileExists: { access($0, F_OK) == 0 })
  }
}
