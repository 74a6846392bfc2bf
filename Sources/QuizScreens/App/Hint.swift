import QuizCore
import TerminalKit

/// One entry of the last line: keys and what they do.
struct Hint: Hashable, Sendable {
  /// How the keys are called.
  let name: SafeText
  /// What they do.
  let words: SafeText
  /// The same in fewer words; empty where they are few.
  var brief = SafeText.empty
  /// What a click does; nil where the keys do different things.
  let key: Key?
  /// When it is dropped for want of room.
  let dropped: Dropped
  /// What the help says of the keys.
  let help: HelpScreen.Line

  /// A hint; where nothing else is given, the help says the same.
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

  /// The order in which hints are dropped for want of room.
  enum Dropped: Int, Comparable, Sendable {
    /// Hints for keys that are easily found without them.
    case first
    /// Hints shown as long as there is room.
    case later
    /// Hints of what the screen is there for: the last but those that are always shown.
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

  /// The same with another name of the keys, in the help too.
  func called(_ name: SafeText) -> Hint {
    Hint(
      name: name, words: words, brief: brief, key: key, dropped: dropped,
      help: HelpScreen.Line(name: name, words: help.words))
  }

  /// The same in fewer words.
  var shortened: Hint { saying(brief, brief: .empty) }

  /// Whether everybody knows what the key does without being told. Left and right do something else on each screen.
  func isWellKnown(_ glyphs: Glyphs) -> Bool {
    ["?", "F1", "Esc", glyphs.upDown, glyphs.arrows].contains(name)
  }
}
