/// A key that was pressed.
public enum Key: Hashable, Sendable {
  /// A character, as it came; see `halfWidth` for full-width forms.
  case character(Character)
  /// Keys with a name; Tab with Shift is `backTab`.
  case enter, escape, tab, backTab, backspace, delete, insert, home, end, pageUp, pageDown
  /// The arrows.
  case up, down, left, right
  /// A function key, from 1.
  case function(Int)
  /// Control and a letter, in lower case: `control("c")`.
  case control(Character)

  /// The same key with a full-width ASCII form, as Japanese input leaves it, folded to ASCII: `１` to `1`.
  public var halfWidth: Key {
    guard case .character(let character) = self else { return self }
    if character == "\u{3000}" { return .character(" ") }
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      (0xFF01...0xFF5E).contains(scalar.value), let ascii = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return self }
    return .character(Character(ascii))
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
