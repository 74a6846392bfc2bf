import TerminalKit

/// A score in large letters, a part of a sum, or CLEAR!: `4/5`, `4 662`, `÷`.
struct LargeText {
  /// Digits, slashes, decimal points, blanks or commas between thousands, signs of sums, and the letters of CLEAR!;
  /// other characters are left out.
  let text: String
  /// How large the letters are.
  let scale: LargeCharacter.Scale

  /// Columns of pixels between two letters.
  private static let gap = 1

  private var characters: [LargeCharacter] { text.compactMap(LargeCharacter.score) }

  /// The columns it takes.
  var width: Int {
    (characters.reduce(0) { $0 + $1.width } + LargeText.gap * max(0, characters.count - 1)) * scale.columns
  }

  /// Whether it is text with these glyphs: small letters need half blocks.
  func isText(_ glyphs: Glyphs) -> Bool { scale == .half && !LargeProse.canBeDrawn(with: glyphs) }

  /// The columns that are painted with these glyphs.
  func width(with glyphs: Glyphs) -> Int { isText(glyphs) ? SafeText(text).width : width }

  /// The rows it takes.
  var height: Int { scale.height }

  /// Paints the letters with a unit behind their foot; text has it in the same row, the first one.
  func draw(at point: Point, unit: SafeText, style: Style, on canvas: inout Canvas) {
    let isText = isText(canvas.glyphs)
    if isText {
      canvas.draw(SafeText(text), at: point, style: style)
    } else {
      draw(at: point, style: style, on: &canvas)
    }
    let foot = isText ? point.y : point.y + height - 1
    canvas.draw(unit, at: Point(x: point.x + width(with: canvas.glyphs) + 1, y: foot), style: .title)
  }

  /// Paints the letters at the top of a place, with a word half way up at their right, both in the middle of its columns.
  func draw(in place: Rect, beside word: SafeText, style: Style, on canvas: inout Canvas) {
    let left = place.x + (place.width - width - 2 - word.width) / 2
    draw(at: Point(x: left, y: place.y), style: style, on: &canvas)
    canvas.draw(word, at: Point(x: left + width + 2, y: place.y + height / 2), style: .title)
  }

  /// Paints the letters from `point` on; where they are text, in the middle of their place.
  func draw(at point: Point, style: Style, on canvas: inout Canvas) {
    if isText(canvas.glyphs) {
      let line = Rect(x: point.x, y: point.y + height / 2, width: width, height: 1)
      canvas.draw(SafeText(text), in: line, alignment: .center, style: style)
      return
    }
    var x = point.x
    for character in characters {
      character.draw(at: Point(x: x, y: point.y), scale: scale, on: &canvas, style: style)
      x += (character.width + LargeText.gap) * scale.columns
    }
  }
}
