import TerminalKit

extension [SafeText] {
  /// The first of several wordings, from the longest to the shortest, that is at most `width` columns wide; the shortest
  /// where none is, and nothing where there is none.
  func wording(for width: Int) -> SafeText {
    first { $0.width <= width } ?? last ?? .empty
  }
}
