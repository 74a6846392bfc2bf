import QuizCore
import TerminalKit

/// What a screen's keys do: the one table that handles keys, draws the last line and writes the help.
///
/// `Command` has no Hashable constraint: to look that conformance up, the runtime scans all conformances of the
/// program, which would delay the first frame.
struct KeyTable<Command: Sendable>: Sendable {
  /// Keys that belong together: one hint, one line of help.
  struct Row: Sendable {
    /// The label of the keys, as Unicode shows it while no key is custom: `1-4`, `←→ h l`.
    let name: SafeText
    /// A longer label for the help, if any.
    let helpName: SafeText
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
      _ name: SafeText, _ commands: [(key: Key, command: Command)], doesOneThing: Bool = false, hint: Phrase? = nil,
      brief: Phrase? = nil, help: Phrase? = nil, helpName: SafeText? = nil, dropped: Hint.Dropped = .first
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

    /// A row whose keys all do the same, labelled by the first one.
    init(
      _ keys: [Key], _ command: Command, hint: Phrase? = nil, brief: Phrase? = nil, help: Phrase? = nil,
      helpName: SafeText? = nil, dropped: Hint.Dropped = .first
    ) {
      self.init(
        SafeText(keys.first?.name(nil) ?? ""), keys.map { ($0, command) }, doesOneThing: true, hint: hint, brief: brief,
        help: help, helpName: helpName, dropped: dropped)
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

  /// The hints of keys that do something now, for the last line or a pop-up: all rows but those whose commands are all
  /// idle. For the help also its lines, and the keys that only it lists.
  func hints(in context: ViewContext, unless isIdle: (Command) -> Bool = { _ in false }) -> [Hint] {
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
          name: context.text(row.name), words: context.words(row.hint ?? phrase),
          brief: row.brief.map { context.words($0) } ?? .empty, key: row.doesOneThing ? first.key : nil,
          dropped: row.dropped, help: help))
    }
    return hints
  }
}

extension KeyTable.Row {
  /// The keys that scroll by a line, and by `page` lines; `scroll` takes negative lines for up.
  static func scrolling(
    page: Int, _ scroll: (Int) -> Command, hint: Phrase? = .hintScroll, help: Phrase? = nil, helpName: SafeText? = nil
  ) -> Self {
    let keys: [(Key, Int)] = [(.up, -1), (.down, 1), ("k", -1), ("j", 1), (.pageUp, -page), (.pageDown, page)]
    return .init("↑↓", keys.map { ($0, scroll($1)) }, hint: hint, help: help, helpName: helpName)
  }
}

extension Direction {
  /// The arrows and their letters.
  static let keys: [(key: Key, direction: Direction)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right), ("k", .up), ("j", .down), ("h", .left), ("l", .right),
  ]
}

/// A screen's key table, without the type of its commands.
struct ScreenKeys: Sendable {
  /// The section of the help about it, which also names where its keys are pressed.
  let topic: HelpScreen.Topic
  /// Every key of the table.
  let keys: [Key]

  init<Command>(_ topic: HelpScreen.Topic, _ table: KeyTable<Command>) {
    self.topic = topic
    keys = table.keys
  }
}
