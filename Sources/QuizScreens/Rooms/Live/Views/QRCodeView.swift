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
    let (start, end) = (-QRCode.quietZone, code.size + QRCode.quietZone)
    let rows = stride(from: start, to: end, by: isLarge ? 1 : 2).map { y in
      (start..<end).map { x in
        let upper = code[y, x]
        let cell: Character =
          switch (upper, isLarge ? upper : code[y + 1, x]) {
          case (true, true): glyphs.barEighths[7]
          case (true, false): glyphs.halves.first
          case (false, true): glyphs.halves.second
          case (false, false): " "
          }
        return String(repeating: cell, count: isLarge ? 2 : 1)
      }.joined()
    }
    return Rows(rows.map { Line(SafeText($0), .paper).whole.rank(0) }).whole.form(in: room)
  }
}
