/// What a typed line means: one character, in any width and case, with or without white space around it.
enum PlainAnswer: Equatable {
  /// Nothing but Enter.
  case nothing
  /// A choice, counted from 0, whether or not the question has it.
  case choice(Int)
  /// The player leaves.
  case leave
  /// The player asks for help.
  case help
  /// The player asks for the question again.
  case again
  /// Anything else.
  case unknown

  /// The letters that stand for the choices.
  static let letters = "abcdefghi"

  /// Parses a line without its newline.
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
    case "r": self = .again
    default: self = .unknown
    }
  }

  /// A character of one scalar in lower case, converted from full width to ASCII; nil for characters of several
  /// scalars.
  private static func halfWidth(_ character: Character) -> Unicode.Scalar? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
    return Unicode.Scalar((0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow)
  }
}
