import TerminalKit

/// The label of a choice: its shape and its number, or the key that answers with it, on the bright tone of its colour.
enum ChoiceLabel {
  /// The columns of a label.
  static let width = 5

  /// ` ▲ 1 ` for the first choice; a blank after the shape, because some terminals draw it wide. Shapes of ASCII take two
  /// columns, so that the label reaches into the blank one before the text.
  static func text(_ index: Int, names: [SafeText] = [], _ glyphs: Glyphs) -> SafeText {
    text(shape(index, glyphs), name(index, names))
  }

  /// What a choice is called: its name among these, which may be none, else its number.
  static func name(_ index: Int, _ names: [SafeText]) -> SafeText {
    names.indices.contains(index) ? names[index] : "\(index + 1)"
  }

  /// ` ✓ 1 ` for the first choice: a verdict in the place of the shape.
  static func text(_ sign: SafeText, _ name: SafeText) -> SafeText { " " + sign + " " + name + " " }

  /// The columns and rows of a label in large type: a blank one around its shape, and around the number below that.
  static let largeSize = Size(width: 11, height: 7)

  /// The rows of a label in large type: its shape, or a sign in its place, and below that its number; nil where one has no
  /// large form.
  static func large(_ sign: SafeText, _ name: SafeText, _ glyphs: Glyphs) -> [SafeText]? {
    let most = (width: largeSize.width - 2, height: largeSize.height - 3)
    return LargeProse(sign, width: most.width, most: most.height, glyphs).map { $0.block + [name] }
  }

  /// The shape alone.
  static func shape(_ index: Int, _ glyphs: Glyphs) -> SafeText {
    glyphs.shapes.indices.contains(index) ? glyphs.shapes[index] : " "
  }
}
