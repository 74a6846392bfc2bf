import Glibc
import QuizCore
import QuizStore
import TerminalKit

/// The one who runs the program: their language, and how the program speaks to them.
enum Owner {
  /// The version of the program, as that of TenQ.
  static let version = "0.2.0"

  /// The environment variables; of several of one name the first counts.
  static let environment: [String: String] = {
    var variables: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      entry += 1
      let parts = String(cString: pointer).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }()

  /// The language of messages, help and errors; the game hands its own over with `--lang`.
  static let language = LanguageOption(CommandLine.arguments).language(environment)

  /// The text in the language of messages.
  static func words(en: String, ja: String) -> String { Phrase(en: en, ja: ja)[language] }

  /// Writes a line to standard output.
  static func print(_ phrase: Phrase) { print(phrase[language]) }

  /// Writes a line to standard output.
  static func print(_ text: String) { write(SafeText(text).oneLine.string + "\n", to: STDOUT_FILENO) }

  /// Writes lines of the program's own to standard output.
  static func print(lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { print(String(line)) }
  }

  /// Writes JSON to standard output; what is not safe to print is written as `\u` escapes.
  static func print(json: [UInt8], end: String = "\n") {
    var text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if (0x20..<0x7f).contains(scalar.value) || scalar == "\n"
        || SafeText(String(scalar)).string.unicodeScalars.first == scalar
      {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    write(text + end, to: STDOUT_FILENO)
  }

  /// Writes a message to standard error.
  static func complain(_ message: String) {
    write("tenq-league: \(SafeText(message).oneLine)\n", to: STDERR_FILENO)
  }

  /// Writes a message to standard error.
  static func complain(_ phrase: Phrase) { complain(phrase[language]) }

  /// Whether standard output is a terminal.
  static var isAtTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // Somebody made it not wait for its reader: it is waited for here.
          var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
          continue
        }
        // Standard error has no other place to say it.
        if file == STDOUT_FILENO { exit(ExitStatus.cannotWrite.rawValue) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The current time in milliseconds since 1970.
  static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// The offset of this machine's time zone from UTC, in seconds.
  static var offset: Int {
    var seconds = time(nil)
    var local = tm()
    return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
  }

  /// An instant in this machine's time zone, `2026-11-21 09:14`.
  static func date(_ milliseconds: Int) -> String {
    guard let time = WallTime(secondsSince1970: milliseconds / 1000, offset: offset) else { return "-" }
    return "\(time)".prefix(16).map { $0 == "T" ? " " : String($0) }.joined()
  }

  /// The paths of TenQ's files, as the game computes them; the banks that ship are among them.
  static var locations: Locations {
    var executable = ""
    if let path = realpath("/proc/self/exe", nil) {
      executable = String(cString: path)
      free(path)
    }
    return Locations(environment: environment, executable: executable, fileExists: { access($0, F_OK) == 0 })
  }
}

/// An error that ends the program: a sentence and an exit status.
struct ServerFailure: Error {
  /// What is wrong, where, and what to do.
  let sentence: Phrase
  /// The exit status.
  let status: ExitStatus

  init(_ sentence: Phrase, status: ExitStatus) {
    self.sentence = sentence
    self.status = status
  }
}
