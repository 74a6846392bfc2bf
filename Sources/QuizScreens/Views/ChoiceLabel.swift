import TerminalKit

/// The label of a choice: its shape and its number, on the bright tone of its colour.
enum ChoiceLabel {
  /// The columns of a label.
  static let width = 5

  /// ` ▲ 1 ` for the first choice; a blank after the shape, because some terminals draw it wide. Shapes of ASCII take two
  /// columns.
  static func text(_ index: Int, _ glyphs: Glyphs) -> SafeText {
    (glyphs.isASCII ? .empty : " ") + shape(index, glyphs) + " \(index + 1) "
  }

  /// ` ✓ 1 ` for the first choice: a verdict in the place of the shape.
  static func text(_ index: Int, sign: SafeText) -> SafeText { " " + sign + " \(index + 1) " }

  /// The shape alone.
  static func shape(_ index: Int, _ glyphs: Glyphs) -> SafeText {
    glyphs.shapes.indices.contains(index) ? glyphs.shapes[index] : " "
  }
}
