import QuizCore
import TerminalKit

/// How the player wants to play; every change holds at once and is kept when the screen is left.
struct SettingsScreen: Screen, Equatable {
  /// One line of the settings.
  public enum Item: CaseIterable, Sendable {
    case language, seconds, questions, verdict, theme, motion, mouse, lines, bell
  }

  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case change(Int)
    case reset
    case back
  }

  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(
      .leftRight(),
      [
        (.left, .change(-1)), (.right, .change(1)), (.character("h"), .change(-1)), (.character("l"), .change(1)),
        (.enter, .change(1)), (.character(" "), .change(1)), (.character("-"), .change(-1)),
        (.character("+"), .change(1)),
      ], hint: \.hintChange, help: \.hintChange, helpName: .leftRight("h l  - +"), dropped: .later),
    .init(
      .text("d"), [.character("d"), .delete], .reset, hint: \.hintDefault, help: \.hintDefault,
      helpName: .text("d  Delete")),
    .init(
      .text("Esc"), [.escape, .character("q"), .backspace], .back, hint: \.hintKeep, help: \.hintKeep,
      helpName: .text("Esc q"), dropped: .last),
  ])

  static let keys = KeyTable<Command>(
    ListCursor.keys(moveHint: \.hintItem, openHint: nil, backHint: nil)
      .filter { row in !row.commands.contains { $0.command == .back || $0.command == .open } }
      .map { $0.map(Command.list) } + ownKeys.rows)

  private(set) var settings: Settings
  private var cursor = ListCursor()
  private var problem: SafeText?

  init(_ settings: Settings) {
    self.settings = settings
  }

  private var item: Item { Item.allCases[cursor.selected] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    let before = settings
    switch event {
    case .key(let key):
      switch SettingsScreen.keys.command(for: key) {
      case .list(let command): move(command)
      case .change(let step): settings.change(item, by: step)
      case .reset: settings.reset(item)
      case .back: return [.back]
      case .none: break
      }
    case .row(let row):
      if row == cursor.selected { settings.change(item, by: 1) } else { move(.jump(row)) }
    case .wheel(let rows): move(rows < 0 ? .up : .down)
    case .response(.kept(let problem)): self.problem = problem.map { context.words.settingsKept(SafeText($0)) }
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return settings == before ? [] : [.effect(.keep(settings))]
  }

  private mutating func move(_ command: ListCursor.Command) {
    cursor.move(command, count: Item.allCases.count, page: Item.allCases.count)
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { SettingsScreen.keys.hints(in: context) }

  private func list(in context: ViewContext) -> Rect {
    let body = context.body()
    return Rect(
      x: body.x + (context.isCompact ? 0 : 2), y: body.y + (context.isCompact ? 0 : 1),
      width: body.width - (context.isCompact ? 0 : 3), height: Item.allCases.count)
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    let list = list(in: context)
    return list.contains(point) ? .row(point.y - list.y) : nil
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words.settings, SafeText(context.state.files.last ?? ""), in: context)
    let list = list(in: context)
    let glyphs = context.glyphs
    let valueColumn = list.x + (context.isCompact ? 22 : 23)
    for (row, item) in Item.allCases.enumerated() {
      let y = list.y + row
      let isSelected = row == cursor.selected
      let style: Style = isSelected ? .selected : .plain
      if isSelected {
        canvas.draw(glyphs.pointer, at: Point(x: list.x + 1, y: y), style: .selected)
        canvas.cursor = Point(x: list.x + 1, y: y)
      }
      canvas.draw(
        words.settingNames(item), at: Point(x: list.x + 3, y: y), style: style, width: valueColumn - list.x - 4)
      let value = settings.text(of: item, words)
      let shown = isSelected ? glyphs.brackets.first + " " + value + " " + glyphs.brackets.second : "  " + value
      canvas.draw(shown, at: Point(x: valueColumn, y: y), style: style)
      if !context.isCompact {
        let x = valueColumn + 17
        canvas.draw(choices(of: item, words), at: Point(x: x, y: y), style: .dim, width: list.maxX - x)
      }
    }
    let body = context.body()
    let below = Rect(
      x: list.x + 3, y: list.maxY + (context.isCompact ? 0 : 2), width: list.width - 4,
      height: body.maxY - list.maxY - (context.isCompact ? 0 : 2))
    var help = words.settingHelp(item).wrapped(to: below.width)
    if help.count > below.height { help = words.settingBrief(item).wrapped(to: below.width) }
    var lines = help.map { ($0, Style.plain) }
    if let value = held(item, in: context) {
      lines = words.settingHeld(value).wrapped(to: below.width).map { ($0, .hint) } + lines
    }
    if let problem {
      let alert = problem.wrapped(to: below.width).map { ($0, Style.alert) }
      // Where there is no room for both, what went wrong comes first.
      lines = lines.count + 1 + alert.count <= below.height ? lines + [("", .plain)] + alert : alert + lines
    }
    for (row, line) in lines.prefix(max(0, below.height)).enumerated() {
      canvas.draw(line.0, at: Point(x: below.x, y: below.y + row), style: line.1)
    }
  }

  /// What holds for an item in place of what is chosen, as far as can be seen: an option and the environment come first.
  private func held(_ item: Item, in context: ViewContext) -> SafeText? {
    let state = context.state
    var held = settings
    switch item {
    case .language:
      guard let chosen = settings.language, chosen != .auto else { return nil }
      held.language = state.language == .ja ? .ja : .en
    case .seconds: held.seconds = state.limit.map { Int($0.components.seconds) } ?? 0
    case .questions: held.questions = state.questions
    case .motion: held.motion = state.moves
    case .lines: held.ascii = state.glyphs.isASCII
    // Nobody sees these from here.
    case .verdict, .theme, .mouse, .bell: break
    }
    let text = held.text(of: item, context.words)
    return text == settings.text(of: item, context.words) ? nil : text
  }

  /// What an item can be.
  private func choices(of item: Item, _ words: Words) -> SafeText {
    func joined(_ choices: [SafeText]) -> SafeText {
      choices.dropFirst().reduce(choices.first ?? .empty) { $0 + " / " + $1 }
    }
    return switch item {
    case .language: joined([words.automatic, Language.ja.words.languageName, Language.en.words.languageName])
    case .seconds: "5-120, 0 = " + words.noClock
    case .questions: "1-50"
    case .verdict: joined(VerdictChoice.allCases.map { words.verdictChoice($0) })
    case .theme: joined(ThemeChoice.allCases.map { words.themeChoice($0) })
    case .motion, .mouse, .bell: joined([words.on, words.off])
    case .lines: "Unicode / ASCII"
    }
  }
}

extension Settings {
  /// Seconds that can be chosen on screen; 0 is no clock.
  private static let secondsChoices = [0] + Array(5...120)
  /// NumberFormat of questions that can be chosen on screen.
  private static let questionsChoices = Array(1...50)

  /// Goes on to the next choice of an item; lists end, switches turn.
  fileprivate mutating func change(_ item: SettingsScreen.Item, by step: Int) {
    // From a number that only the file could choose, to the next that the screen can.
    func moved(_ value: Int, in all: [Int]) -> Int {
      (step > 0 ? all.first { $0 > value } : all.last { $0 < value }) ?? value
    }
    func turned<Choice: Equatable>(_ value: Choice, in all: [Choice]) -> Choice {
      let index = (all.firstIndex(of: value) ?? 0) + step + all.count
      return all[index % all.count]
    }
    switch item {
    case .language: language = turned(language ?? .auto, in: LanguageChoice.allCases)
    case .seconds: seconds = moved(seconds ?? 10, in: Settings.secondsChoices)
    case .questions: questions = moved(questions ?? 5, in: Settings.questionsChoices)
    case .verdict: verdict = turned(verdict ?? .brief, in: VerdictChoice.allCases)
    case .theme: theme = turned(theme ?? .auto, in: ThemeChoice.allCases)
    case .motion: motion = !(motion ?? true)
    case .mouse: mouse = !(mouse ?? true)
    case .lines: ascii = !(ascii ?? false)
    case .bell: bell = !(bell ?? false)
    }
  }

  /// Forgets what was chosen for an item.
  fileprivate mutating func reset(_ item: SettingsScreen.Item) {
    switch item {
    case .language: language = nil
    case .seconds: seconds = nil
    case .questions: questions = nil
    case .verdict: verdict = nil
    case .theme: theme = nil
    case .motion: motion = nil
    case .mouse: mouse = nil
    case .lines: ascii = nil
    case .bell: bell = nil
    }
  }

  /// What is chosen for an item, or what holds when nothing is.
  fileprivate func text(of item: SettingsScreen.Item, _ words: Words) -> SafeText {
    switch item {
    case .language:
      switch language ?? .auto {
      case .auto: words.automatic
      case .ja: Language.ja.words.languageName
      case .en: Language.en.words.languageName
      }
    case .seconds: seconds == 0 ? words.noClock : "\(seconds ?? 10)"
    case .questions: "\(questions ?? 5)"
    case .verdict: words.verdictChoice(verdict ?? .brief)
    case .theme: words.themeChoice(theme ?? .auto)
    case .motion: motion ?? true ? words.on : words.off
    case .mouse: mouse ?? true ? words.on : words.off
    case .lines: ascii ?? false ? "ASCII" : "Unicode"
    case .bell: bell ?? false ? words.on : words.off
    }
  }
}
