import QuizCore
import TerminalKit

/// A QR code in half blocks, with the light border that readers need: dark on light, whatever the theme.
struct QRCodeView {
  let code: QRCode
  /// Whether each module has two cells, side by side: where there is room for that, it is read from the last row.
  var isLarge = false

  /// Whether a set of characters has half blocks to draw it with.
  static func canDraw(with glyphs: Glyphs) -> Bool {
    glyphs.hasHalfBlocks
  }

  /// The columns and rows that it takes with its border; two of its modules stand one above the other in a cell.
  var size: Size {
    let side = code.size + 2 * QRCode.quietZone
    return isLarge ? Size(width: 2 * side, height: side) : Size(width: side, height: (side + 1) / 2)
  }

  /// Paints it with its upper left corner at `point`.
  func draw(at point: Point, on canvas: inout Canvas) {
    let (halves, full) = (canvas.glyphs.halves, canvas.glyphs.barEighths[7])
    let edge = QRCode.quietZone
    for y in 0..<size.height {
      if isLarge {
        let line = (0..<size.width).map { x -> Character in code[y - edge, x / 2 - edge] ? full : " " }
        canvas.draw(SafeText(String(line)), at: Point(x: point.x, y: point.y + y), style: .paper)
        continue
      }
      let line = (0..<size.width).map { x -> Character in
        switch (code[2 * y - edge, x - edge], code[2 * y + 1 - edge, x - edge]) {
        case (true, true): full
        case (true, false): halves.first
        case (false, true): halves.second
        case (false, false): " "
        }
      }
      canvas.draw(SafeText(String(line)), at: Point(x: point.x, y: point.y + y), style: .paper)
    }
  }
}
