import TerminalKit

/// The label of a choice: its shape and its number, or the key that answers with it, on the bright tone of its colour.
enum ChoiceLabel {
  /// The columns of a label.
  static let width = 5

  /// The letters of the first choices; those from `h` on move the selection.
  static let letters = "abcdefg"

  /// ` ▲ 1 ` for the first choice; a blank after the shape, because some terminals draw it wide. Shapes of ASCII take two
  /// columns, so that the label reaches into the blank one before the text.
  static func text(_ index: Int, names: [SafeText] = [], _ glyphs: Glyphs) -> SafeText {
    text(shape(index, glyphs), name(index, names))
  }

  /// The name of a choice: its entry in `names`, else its number.
  static func name(_ index: Int, _ names: [SafeText]) -> SafeText {
    names.indices.contains(index) ? names[index] : "\(index + 1)"
  }

  /// ` ✓ 1 ` for the first choice: a verdict in the place of the shape.
  static func text(_ sign: SafeText, _ name: SafeText) -> SafeText { " " + sign + " " + name + " " }

  /// The shape alone.
  static func shape(_ index: Int, _ glyphs: Glyphs) -> SafeText {
    glyphs.shapes.indices.contains(index) ? glyphs.shapes[index] : " "
  }
}
