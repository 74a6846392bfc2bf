import TerminalKit

/// The sign of an entry in a list: a shape in a colour, and its ASCII substitute.
struct Symbol: Hashable, Sendable {
  /// The columns that a symbol takes with the blanks after it: some terminals draw shapes wide.
  static let width = 3

  /// The shape, one column wide.
  let shape: SafeText
  /// The same in ASCII, at most two columns wide.
  let ascii: SafeText
  /// The choice whose colour it has; nil for none.
  let color: Int?

  /// A sign in the colour of the n-th choice, from 0; without a colour where `color` is nil.
  init(_ shape: SafeText, ascii: SafeText, color: Int? = nil) {
    (self.shape, self.ascii, self.color) = (shape, ascii, color)
  }

  /// Its colour.
  var style: Style { color.map { .shape($0) } ?? .plain }

  /// The sign in a set of characters.
  func text(_ glyphs: Glyphs) -> SafeText { glyphs.isASCII ? ascii : shape }
}
