import QuizCore
import TerminalKit

/// What a screen's keys do: the one table that handles keys, draws the last line and writes the help.
///
/// `Command` has no Hashable constraint: to look that conformance up, the runtime scans all conformances of the
/// program, which would delay the first frame.
struct KeyTable<Command: Sendable>: Sendable {
  /// Keys that belong together: one hint, one line of help.
  struct Row: Sendable {
    /// The label of the keys.
    let name: KeyName
    /// A longer name for the help, if any.
    let helpName: KeyName
    /// Each key and what it does.
    let commands: [(key: Key, command: Command)]
    /// Whether all keys do the same, so that a click on the hint can be one of them.
    let doesOneThing: Bool
    /// The hint on the last line; nil for keys that are only in the help.
    let hint: Phrase?
    /// The hint in fewer words, for a small window; nil where it is short.
    let brief: Phrase?
    /// The description in the help; nil where the hint says enough, or another row covers it.
    let help: Phrase?
    /// When the hint is dropped to save room.
    let dropped: Hint.Dropped

    /// A row with several commands.
    init(
      _ name: KeyName, _ commands: [(key: Key, command: Command)], doesOneThing: Bool = false, hint: Phrase? = nil,
      brief: Phrase? = nil, help: Phrase? = nil, helpName: KeyName? = nil, dropped: Hint.Dropped = .first
    ) {
      self.doesOneThing = doesOneThing || commands.count == 1
      self.name = name
      self.helpName = helpName ?? name
      self.commands = commands
      self.hint = hint
      self.brief = brief
      self.help = help
      self.dropped = dropped
    }

    /// A row whose keys all do the same.
    init(
      _ name: KeyName, _ keys: [Key], _ command: Command, hint: Phrase? = nil, brief: Phrase? = nil,
      help: Phrase? = nil, helpName: KeyName? = nil, dropped: Hint.Dropped = .first
    ) {
      self.init(
        name, keys.map { ($0, command) }, doesOneThing: true, hint: hint, brief: brief, help: help,
        helpName: helpName, dropped: dropped)
    }
  }

  /// The rows, in the order in which the last line shows them.
  let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The command of a key. Full-width forms, as Japanese input produces, count as their ASCII keys.
  func command(for key: Key) -> Command? {
    let key = key.halfWidth
    for row in rows {
      for entry in row.commands where entry.key == key { return entry.command }
    }
    return nil
  }

  /// Every key in the table.
  var keys: [Key] { rows.flatMap { $0.commands.map(\.key) } }

  /// Which of its two names a hint shows.
  enum Naming {
    /// The name of the last line.
    case short
    /// The name of the help, for a place with more room.
    case long
  }

  /// The hints of keys that do something now, for the last line or a pop-up: all rows but those whose commands are all
  /// idle. For the help also its lines, and the keys that only it lists.
  func hints(
    in context: ViewContext, naming: Naming = .short, unless isIdle: (Command) -> Bool = { _ in false }
  ) -> [Hint] {
    var hints: [Hint] = []
    hints.reserveCapacity(rows.count)
    for row in rows {
      guard let phrase = context.isForHelp ? row.help ?? row.hint : row.hint, let first = row.commands.first,
        !row.commands.allSatisfy({ isIdle($0.command) })
      else { continue }
      let help =
        context.isForHelp ? HelpScreen.Line(name: context.text(row.helpName), words: context.words(phrase)) : nil
      hints.append(
        Hint(
          name: context.text(naming == .short ? row.name : row.helpName), words: context.words(row.hint ?? phrase),
          brief: row.brief.map { context.words($0) } ?? .empty, key: row.doesOneThing ? first.key : nil,
          dropped: row.dropped, help: help))
    }
    return hints
  }
}

extension Direction {
  /// The arrows and their letters.
  static let keys: [(key: Key, direction: Direction)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.character("k"), .up), (.character("j"), .down),
    (.character("h"), .left), (.character("l"), .right),
  ]
}

/// The label of keys on screen; arrows look different in ASCII.
enum KeyName: Sendable {
  /// By these words.
  case text(SafeText)
  /// The arrows up and down, and then other keys.
  case upDown(SafeText = .empty)
  /// The arrows left and right, and then other keys.
  case leftRight(SafeText = .empty)
  /// Some keys, then the arrow to the left, then others.
  case left(SafeText, SafeText)
  /// Some keys, then the arrow to the right, then others.
  case right(SafeText, SafeText)
  /// All four arrows, and then other keys.
  case arrows(SafeText = .empty)
}
