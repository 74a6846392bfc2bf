import QuizCore
import TerminalKit

/// The keys of the player's own: each command with its keys; Enter, and the next key that is pressed does it from then on.
struct OwnKeysScreen: ChoiceScreen, Equatable {
  static let page = SettingsPage.keys

  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case reset
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(.text("d"), [.character("d"), .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later)
  ])

  static let keys = ChoiceList.keys(openHint: .hintKey, own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.settings, keys)]

  /// A row of the list.
  private enum Row {
    /// Where the commands below it can be done.
    case heading(Phrase)
    case command(BindableCommand)
  }

  private static let rows: [Row] = {
    func isOnly(_ scope: KeyScope, _ command: BindableCommand) -> Bool {
      command.scopes.first == scope && (command.scopes == [.lists] || !command.scopes.contains(.lists))
    }
    let groups: [(Phrase, (BindableCommand) -> Bool)] = [
      (.inAGame, { isOnly(.game, $0) && !$0.isAnswer }), (.toAnswer, { $0.isAnswer }),
      (.onAResult, { isOnly(.result, $0) }), (.inARoom, { isOnly(.room, $0) }), (.inLists, { isOnly(.lists, $0) }),
      (.inSeveralPlaces, { $0.scopes.count > 1 && $0.scopes.contains(.lists) }),
    ]
    return groups.flatMap { heading, isPart in
      [Row.heading(heading)] + BindableCommand.all.filter(isPart).map { Row.command($0) }
    }
  }()

  /// The first command; a heading is never selected.
  var choices = ChoiceList(selected: 1)
  /// Whether the next key is the one to be given.
  private(set) var isListening = false
  /// The command with which the selected one has exchanged keys, and the key that exchanges them again; until the next key.
  private var exchange: Exchange?

  private struct Exchange: Equatable {
    let rival: BindableCommand
    let back: String
  }

  /// The command of the selected row; nil on a heading.
  private var command: BindableCommand? {
    if case .command(let command) = OwnKeysScreen.rows[choices.selected] { command } else { nil }
  }

  static var rowWidth: Int { 48 }

  func count(in context: ViewContext) -> Int { OwnKeysScreen.rows.count }

  func groups(in context: ViewContext) -> [Int] {
    OwnKeysScreen.rows.indices.filter {
      if case .heading = OwnKeysScreen.rows[$0] { true } else { false }
    }
  }

  mutating func open(in context: ViewContext) -> [Action] {
    isListening = command != nil
    return []
  }

  /// Goes past a heading, in the direction from the row `before`.
  private mutating func passHeading(from before: Int, in context: ViewContext) {
    guard command == nil else { return }
    let isUp = choices.selected < before && choices.selected > 0
    choices.move(isUp ? .up : .down, in: list(in: context))
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key) where isListening: return give(key, in: context)
    case .key(let key):
      choices.problem = nil
      exchange = nil
      switch OwnKeysScreen.keys.command(for: key) {
      case .list(let command):
        let before = choices.selected
        let actions = perform(command, in: context)
        passHeading(from: before, in: context)
        return actions
      case .reset: return keep([], in: context)
      case .none: return []
      }
    case .row(let row):
      choices.problem = nil
      exchange = nil
      isListening = row == choices.selected
      let before = choices.selected
      let actions = perform(.jump(row), in: context)
      passHeading(from: before, in: context)
      return actions
    case .wheel where isListening: return []
    case .wheel, .response, .paste, .shown, .time, .covered, .uncovered, .interrupted:
      return handleOther(event, in: context)
    }
  }

  /// Gives the command a key; Escape gives it none.
  private mutating func give(_ key: Key, in context: ViewContext) -> [Action] {
    isListening = false
    if key == .escape { return [] }
    let name = key.halfWidth.name(nil)
    guard Key(name: name) == key.halfWidth else {
      choices.problem = context.words(.noNameOfKey)
      return []
    }
    return keep(key.halfWidth == command?.key ? [] : [name], in: context)
  }

  /// Keeps the keys of the command; none are those that everybody has. One that another has goes to this one, and the
  /// other gets what this one had; where it cannot, nothing is kept.
  private mutating func keep(_ keys: [String], in context: ViewContext) -> [Action] {
    guard let command else { return [] }
    var change = SettingsChange(.keys(command.name, keys))
    if keys.isEmpty, let owner = owner(ofKeyOf: command, in: context) {
      var both = change
      both.add(SettingsChange(.keys(owner.name, [])))
      if problem(of: both, in: context) == nil { change = both }
    }
    guard let problem = problem(of: change, in: context) else { return [.store(.keep(change))] }
    let own = context.state.chosenSettings.ownKeys
    if let rival = problem.clash?.rival(of: command), OwnKeysScreen.keys(of: rival, own).count == 1,
      let back = OwnKeysScreen.keys(of: command, own).first
    {
      change.add(SettingsChange(.keys(rival.name, back == rival.key.name(nil) ? [] : [back])))
      if self.problem(of: change, in: context) == nil {
        exchange = Exchange(rival: rival, back: back)
        return [.store(.keep(change))]
      }
    }
    choices.problem = context.words(problem.clash?.onScreen ?? problem.reason)
    return []
  }

  /// The command whose usual key this one has, while it has another: an exchange is taken back whole.
  private func owner(ofKeyOf command: BindableCommand, in context: ViewContext) -> BindableCommand? {
    let own = context.state.chosenSettings.ownKeys
    guard let key = OwnKeysScreen.keys(of: command, own).first else { return nil }
    return BindableCommand.all.first { other in
      other != command && other.key.name(nil) == key && own.contains { $0.name == other.name }
        && other.scopes.contains(where: command.scopes.contains)
    }
  }

  /// What speaks against a change.
  private func problem(of change: SettingsChange, in context: ViewContext) -> OwnChoices.Problem? {
    var settings = context.state.chosenSettings
    let before = KeyBindings.read(settings.ownKeys).problems
    settings.apply(change)
    return KeyBindings.read(settings.ownKeys).problems.first { !before.contains($0) }
  }

  /// The names of the keys of a command, without those that always do the same.
  private static func keys(of command: BindableCommand, _ own: [SettingsEntry]) -> [String] {
    own.first { $0.name == command.name }.flatMap(names) ?? [command.key.name(nil)]
  }

  // While a key is awaited, it stands for nothing else.
  var takesText: Bool { isListening }

  var offersHelp: Bool { !isListening }

  func hints(in context: ViewContext) -> [Hint] {
    isListening
      ? [Hint(name: "Esc", words: context.words(.hintNoKey), key: .escape, dropped: .last)]
      : OwnKeysScreen.keys.hints(in: context)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    drawHeader(on: &canvas, context: context)
    let own = context.state.chosenSettings.ownKeys
    list(in: context).draw(on: &canvas) { row, canvas in
      let y = row.area.y
      guard case .command(let command) = OwnKeysScreen.rows[row.index] else {
        if case .heading(let words) = OwnKeysScreen.rows[row.index] {
          canvas.draw(context.words(words), at: Point(x: row.area.x + 1, y: y), style: .title)
        }
        return
      }
      canvas.draw(words(command.words), at: Point(x: row.area.x + 3, y: y), style: row.style, width: 26)
      let chosen = own.first { $0.name == command.name }.flatMap(OwnKeysScreen.names)
      let usual = ([command.key] + command.others).map { $0.name(context.glyphs) }
      canvas.draw(
        isListening && row.isSelected
          ? words(.pressIt) : SafeText((chosen ?? usual).joined(separator: "  ")),
        at: Point(x: row.area.x + 30, y: y), style: chosen == nil ? .dim : .key, width: max(0, row.area.width - 31))
    }
    let foot =
      isListening ? command.map { .pressKey($0.words) } : exchange.map { Phrase.exchanged($0.rival.words, $0.back) }
    choices.drawFoot(words(foot ?? .keptAtOnce), on: &canvas, context: context)
  }

  /// The names of the keys of an entry; nil where it has none.
  private static func names(of entry: SettingsEntry) -> [String]? {
    if case .words(let names) = entry.value, !names.isEmpty { names } else { nil }
  }
}
