import FoundationEssentials
import Glibc
import TerminalKit

/// What the player's commands do with a terminal beside printing.
enum PlayerOutput {
  /// Writes a question to the terminal and leaves its line open.
  static func ask(_ question: SafeText) {
    let file = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    let bytes = Array(question.string.utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
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

  /// JSON in one line, its keys in a fixed order.
  static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array((try? encoder.encode(value)) ?? Data())
  }
}
