import TerminalKit

/// The label of a choice: its shape and its number, the only filled piece of colour on screen.
enum ChoiceLabel {
  /// The columns of a label.
  static func width(_ glyphs: Glyphs) -> Int { glyphs.isASCII ? 5 : 4 }

  /// `▲ 1 ` for the first choice; a blank after the shape, because some terminals draw it wide.
  static func text(_ index: Int, _ glyphs: Glyphs) -> SafeText {
    let shape = glyphs.shapes.indices.contains(index) ? glyphs.shapes[index] : " "
    return shape + " \(index + 1) "
  }
}
