/// What a typed line asks for: one character, in any width and case, whatever blanks are around it.
enum PlainAnswer: Equatable {
  /// Nothing but Enter.
  case nothing
  /// A choice, counted from 0; whether there is such a one is another matter.
  case choice(Int)
  /// To leave.
  case leave
  /// To be helped.
  case help
  /// Nothing that is known.
  case unknown

  /// The letters that stand for the choices.
  static let letters = "abcdefghi"

  /// Reads a line without its end.
  init(_ line: String) {
    let word = line.drop(while: \.isWhitespace)
    guard let first = word.first else {
      self = .nothing
      return
    }
    guard word.dropFirst().allSatisfy(\.isWhitespace), let key = PlainAnswer.halfWidth(first) else {
      self = .unknown
      return
    }
    switch key {
    case "1"..."9": self = .choice(Int(key.value - 0x31))
    case "a"..."i": self = .choice(Int(key.value - 0x61))
    case "q": self = .leave
    case "?": self = .help
    default: self = .unknown
    }
  }

  /// A character of one scalar, small, of the width of ASCII.
  private static func halfWidth(_ character: Character) -> Unicode.Scalar? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    return Unicode.Scalar((0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow)
  }
}
