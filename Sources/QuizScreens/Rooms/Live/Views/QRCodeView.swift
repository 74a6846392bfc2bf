import QuizCore
import TerminalKit

/// A QR code with the light border that readers need: dark on light, whatever the theme.
struct QRCodeView: Block {
  let code: QRCode
  /// Whether each module has two cells, side by side, so that it is read from the last row; otherwise two modules stand one
  /// above the other in a cell.
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
