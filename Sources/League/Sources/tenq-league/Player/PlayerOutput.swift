import FoundationEssentials
import Glibc
import LeagueClient
import QuizCore
import TerminalKit

/// Writes safe text to standard output and standard error, as the game does.
enum PlayerOutput {
  /// Writes a line to standard output. Ends the program when it cannot be written.
  static func print(_ line: SafeText) { write(line.string + "\n", to: STDOUT_FILENO) }

  /// Writes text to standard output and leaves its line open.
  static func ask(_ text: SafeText) { write(text.string, to: isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO) }

  /// Writes JSON of which only the texts come from outside, and these are safe already.
  static func print(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    write(String(decoding: data, as: UTF8.self) + "\n", to: STDOUT_FILENO)
  }

  /// Writes text that is safe already.
  static func print(raw text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a message to standard error, with the program's name before it.
  static func complain(_ message: String) {
    write("tenq-league: \(SafeText(message).oneLine)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          if poll(&entry, 1, -1) >= 0 || errno == EINTR { continue }
        }
        if file == STDOUT_FILENO { exit(ExitStatus.cannotWrite.rawValue) }
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads a line from standard input; nil at its end. A longer line than any name is cut.
  static func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      if line.count < 1000 { line.append(byte) }
    }
  }

  /// An instant, milliseconds since 1970, in the player's time zone: `2026-11-21 09:14`.
  static func local(_ instant: Int) -> String {
    var seconds = time_t(instant / 1000)
    var local = tm()
    let offset = localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    return WallTime(secondsSince1970: seconds, offset: offset)?.local ?? "?"
  }
}
