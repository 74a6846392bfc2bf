import QuizCore
import TerminalKit

/// Custom key bindings: each command with its keys. After Enter, the next key pressed is bound to the selected command.
struct OwnKeysScreen: ChoicePage, Equatable {
  static let (name, help) = (Phrase.keysPage, PhraseList.keysHelp)

  static func value(in context: ViewContext) -> SafeText {
    context.words(.ownCount(context.state.chosenSettings.ownKeys.count))
  }

  static let keys = ListCommand.resettingKeys(open: .hintKey)

  /// Each command with the group it is listed in.
  private static let rows: [(group: Phrase, command: BindableCommand)] = {
    func isOnly(_ scope: KeyScope, _ command: BindableCommand) -> Bool {
      command.scopes.first == scope && (command.scopes == [.lists] || !command.scopes.contains(.lists))
    }
    let groups: [(Phrase, (BindableCommand) -> Bool)] = [
      (.inAGame, { isOnly(.game, $0) && !$0.isAnswer }), (.toAnswer, { $0.isAnswer }),
      (.onAResult, { isOnly(.result, $0) }), (.inARoom, { isOnly(.room, $0) }), (.inLists, { isOnly(.lists, $0) }),
      (.inSeveralPlaces, { $0.scopes.count > 1 && $0.scopes.contains(.lists) }),
    ]
    return groups.flatMap { group, isPart in BindableCommand.all.filter(isPart).map { (group, $0) } }
  }()

  static let opensByClick = false

  var selected = ListSelection()
  var problem: SafeText?
  /// Whether the next key will be bound.
  private(set) var isListening = false
  /// The last exchange of keys between two commands, shown until the next key.
  private var exchange: Phrase?

  private var command: BindableCommand { OwnKeysScreen.rows[selected.row].command }

  func count(in context: ViewContext) -> Int { OwnKeysScreen.rows.count }

  mutating func open(in context: ViewContext) -> [Action] {
    isListening = true
    return []
  }

  mutating func perform(_ command: ResetCommand, in context: ViewContext) -> [Action] {
    switch command {
    case .reset: keep([], in: context)
    }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key) where isListening: return give(key, in: context)
    case .key, .row:
      (problem, exchange, isListening) = (nil, nil, false)
      return handleList(event, in: context)
    case .wheel where isListening: return []
    case .wheel, .response, .paste, .shown, .time, .covered, .uncovered, .interrupted:
      return handleList(event, in: context)
    }
  }

  /// Binds the key to the command; Escape cancels.
  private mutating func give(_ key: Key, in context: ViewContext) -> [Action] {
    isListening = false
    if key == .escape { return [] }
    let name = key.halfWidth.name(nil)
    guard Key(name: name) == key.halfWidth else {
      problem = context.words(.noNameOfKey)
      return []
    }
    return keep(key.halfWidth == command.key ? [] : [name], in: context)
  }

  /// Saves the keys of the command; none means the default ones. If another command has the key, the two exchange keys;
  /// if they cannot, nothing is saved.
  private mutating func keep(_ keys: [String], in context: ViewContext) -> [Action] {
    let command = command
    var change = SettingsChange(.keys(command.name, keys))
    if keys.isEmpty, let owner = owner(ofKeyOf: command, in: context) {
      var both = change
      both.add(SettingsChange(.keys(owner.name, [])))
      if problem(of: both, in: context) == nil { change = both }
    }
    guard let problem = self.problem(of: change, in: context) else { return [.store(.keep(change))] }
    let own = context.state.chosenSettings.ownKeys
    if let rival = problem.clash?.rival(of: command), OwnKeysScreen.keys(of: rival, own).count == 1,
      let back = OwnKeysScreen.keys(of: command, own).first
    {
      change.add(SettingsChange(.keys(rival.name, back == rival.key.name(nil) ? [] : [back])))
      if self.problem(of: change, in: context) == nil {
        exchange = .exchanged(rival.words, back)
        return [.store(.keep(change))]
      }
    }
    self.problem = context.words(problem.clash?.onScreen ?? problem.reason)
    return []
  }

  /// The command whose default key this one has, so that resetting undoes both sides of an exchange.
  private func owner(ofKeyOf command: BindableCommand, in context: ViewContext) -> BindableCommand? {
    let own = context.state.chosenSettings.ownKeys
    guard let key = OwnKeysScreen.keys(of: command, own).first else { return nil }
    return BindableCommand.all.first { other in
      other != command && other.key.name(nil) == key && own.contains { $0.name == other.name }
        && other.scopes.contains(where: command.scopes.contains)
    }
  }

  /// The first new problem that a change causes.
  private func problem(of change: SettingsChange, in context: ViewContext) -> OwnChoices.Problem? {
    var settings = context.state.chosenSettings
    let before = KeyBindings.read(settings.ownKeys, in: context.games).problems
    settings.apply(change)
    return KeyBindings.read(settings.ownKeys, in: context.games).problems.first { !before.contains($0) }
  }

  /// The names of a command's keys, without its alternative keys.
  private static func keys(of command: BindableCommand, _ own: [SettingsEntry]) -> [String] {
    customKeys(of: command, own) ?? [command.key.name(nil)]
  }

  private static func customKeys(of command: BindableCommand, _ own: [SettingsEntry]) -> [String]? {
    guard case .words(let names)? = own.first(where: { $0.name == command.name })?.value else { return nil }
    return names.isEmpty ? nil : names
  }

  // While waiting for a key, no key has another meaning.
  var takesText: Bool { isListening }

  var offersHelp: Bool { !isListening }

  func hints(in context: ViewContext) -> [Hint] {
    isListening
      ? [Hint(name: "Esc", words: context.words(.hintNoKey), key: .escape, dropped: .last)]
      : OwnKeysScreen.keys.hints(in: context)
  }

  func list(in context: ViewContext) -> List {
    let (words, own) = (context.words, context.state.chosenSettings.ownKeys)
    let table = Table([.init([], 16...26, gap: 1), .init([], 10...40)])
    let list = List(count: OwnKeysScreen.rows.count, selected: selected.row) { [isListening] index, isSelected in
      let command = OwnKeysScreen.rows[index].command
      let chosen = OwnKeysScreen.customKeys(of: command, own)
      let usual = ([command.key] + command.others).map { $0.name(context.glyphs) }
      let keys = isListening && isSelected ? words(.pressIt) : SafeText((chosen ?? usual).joined(separator: "  "))
      return table.row([
        Line(words(command.words), isSelected ? .selected : .plain), Line(keys, chosen == nil ? .dim : .key),
      ])
    }
    guard context.sizeClass > .small else { return list }
    let groups = OwnKeysScreen.rows.map { words($0.group).width }.max() ?? 0
    return list.grouped(in: groups + 1) { words(OwnKeysScreen.rows[$0].group) }
  }

  func foot(in context: ViewContext) -> SafeText {
    if isListening { return context.words(.pressKey(command.words)) }
    return context.words(exchange ?? .keptAtOnce)
  }
}
