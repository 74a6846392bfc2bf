import QuizCore
import TerminalKit

/// A QR code with its quiet zone, dark on light in any theme.
struct QRCodeView: Block {
  let code: QRCode
  /// Whether a module takes two cells side by side, to be read from afar; otherwise a cell holds two modules, one above
  /// the other.
  let isLarge: Bool
  let glyphs: Glyphs

  func form(in room: Size) -> Form? {
    guard glyphs.hasHalfBlocks else { return nil }
    let edge = QRCode.quietZone
    let side = code.size + 2 * edge
    let full = glyphs.barEighths[7]
    let rows: [String] =
      isLarge
      ? (0..<side).map { y in
        (0..<side).map { String(repeating: code[y - edge, $0 - edge] ? full : " ", count: 2) }.joined()
      }
      : stride(from: -edge, to: side - edge, by: 2).map { y in
        String(
          (0..<side).map { x -> Character in
            switch (code[y, x - edge], code[y + 1, x - edge]) {
            case (true, true): full
            case (true, false): glyphs.halves.first
            case (false, true): glyphs.halves.second
            case (false, false): " "
            }
          })
      }
    return Rows(rows.map { Line(SafeText($0), .paper).whole.rank(0) }).whole.form(in: room)
  }
}
