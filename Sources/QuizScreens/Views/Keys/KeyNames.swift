import QuizCore
import TerminalKit

extension Key {
  /// The key that the settings file calls `name`: one character, or a name such as `Enter`, `F5` or `Ctrl-X`; nil for
  /// anything else.
  init?(name: String) {
    let folded = name.lowercased()
    if let key = Key.names.first(where: { $0.name.lowercased() == folded })?.key ?? Key.otherNames[folded] {
      self = key
    } else if folded.hasPrefix("ctrl-"), let letter = folded.dropFirst(5).first, folded.count == 6,
      letter.isASCII, letter.isLetter
    {
      self = .control(letter)
    } else if folded.hasPrefix("f"), let number = Int(folded.dropFirst()), (1...12).contains(number) {
      self = .function(number)
    } else if name.count == 1, let character = name.first, !character.isWhitespace, SafeText(name).string == name {
      self = Key.character(character).halfWidth
    } else {
      return nil
    }
  }

  /// The name of the key; arrows by their glyphs, if given.
  func name(_ glyphs: Glyphs?) -> String {
    switch (self, glyphs) {
    case (.up, .some(let glyphs)): return Key.name(glyphs.up, .keyUp, glyphs)
    case (.down, .some(let glyphs)): return Key.name(glyphs.down, .keyDown, glyphs)
    case (.left, .some(let glyphs)): return glyphs.left.string
    case (.right, .some(let glyphs)): return glyphs.right.string
    case (.function(let number), _): return "F\(number)"
    case (.control(let letter), _): return "Ctrl-\(letter.uppercased())"
    case (.character(let character), _) where character != " ": return String(character)
    case (let key, _): return Key.names.first { $0.key == key }?.name ?? ""
    }
  }

  /// The name of an arrow, which in ASCII is a word.
  private static func name(_ sign: SafeText, _ word: Phrase, _ glyphs: Glyphs) -> String {
    glyphs.isASCII ? word[glyphs == .japaneseNames ? .ja : .en] : sign.string
  }

  private static let names: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Shift-Tab", .backTab), ("Space", .character(" ")),
    ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down),
    ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown),
  ]

  /// Alternative names of the same keys.
  private static let otherNames: [String: Key] = [
    "return": .enter, "escape": .escape, "del": .delete, "ins": .insert, "pageup": .pageUp, "pagedown": .pageDown,
  ]
}
