import QuizCore
import TerminalKit

/// One entry of the last line: keys and what they do.
struct Hint: Hashable, Sendable {
  /// The label of the keys.
  let name: SafeText
  /// What they do.
  let words: SafeText
  /// The same in fewer words; empty where they are few.
  var brief = SafeText.empty
  /// What a click does; nil where the keys do different things.
  let key: Key?
  /// When it is dropped to save room.
  let dropped: Dropped
  /// What the help says of the keys.
  let help: HelpScreen.Line

  /// A hint; without `help`, the help says the same.
  init(
    name: SafeText, words: SafeText, brief: SafeText = .empty, key: Key?, dropped: Dropped,
    help: HelpScreen.Line? = nil
  ) {
    self.name = name
    self.words = words
    self.brief = brief
    self.key = key
    self.dropped = dropped
    self.help = help ?? HelpScreen.Line(name: name, words: words)
  }

  /// The order in which hints are dropped to save room.
  enum Dropped: Int, Comparable, Sendable {
    /// Hints for keys that are easily found without them.
    case first
    /// Hints shown as long as there is room.
    case later
    /// Hints of the screen's purpose, dropped after others.
    case afterOthers
    /// Hints that are always shown.
    case last

    static func < (left: Dropped, right: Dropped) -> Bool { left.rawValue < right.rawValue }
  }

  var width: Int { words.isEmpty ? name.width : name.width + 1 + words.width }

  /// The same key with other words.
  func saying(_ words: SafeText, brief: SafeText? = nil, dropped: Dropped? = nil) -> Hint {
    Hint(
      name: name, words: words, brief: brief ?? self.brief, key: key, dropped: dropped ?? self.dropped, help: help)
  }

  /// The same with another label, in the help too.
  func called(_ name: SafeText) -> Hint {
    Hint(
      name: name, words: words, brief: brief, key: key, dropped: dropped,
      help: HelpScreen.Line(name: name, words: help.words))
  }

  /// The same in fewer words.
  var shortened: Hint { saying(brief, brief: .empty) }

  /// Whether the key needs no explanation. Left and right do something else on each screen.
  func isWellKnown(_ glyphs: Glyphs) -> Bool {
    ["?", "F1", "Esc", glyphs.upDown, glyphs.arrows].contains(name)
  }
}
