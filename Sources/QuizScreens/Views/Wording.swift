import TerminalKit

extension [SafeText] {
  /// The first wording, longest first, of at most `width` columns; the shortest if none fits, and empty for none.
  func wording(for width: Int) -> SafeText {
    first { $0.width <= width } ?? last ?? .empty
  }
}

extension Collection<SafeText> {
  /// The texts one after the other, with `sign` between them.
  func joined(by sign: SafeText) -> SafeText { dropFirst().reduce(first ?? .empty) { $0 + sign + $1 } }
}
