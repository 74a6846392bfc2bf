import QuizCore
import TerminalKit

/// The settings; every change takes effect and is saved at once.
struct SettingsScreen: ListPage, Equatable {
  private(set) var settings: Settings
  var selected = ListSelection()
  private var problem: SafeText?
  /// The digits of the number being typed; nil for none.
  private var typed: String?
  private var replacing = Replacing.notAsked

  /// The question whether to replace a settings file that cannot be parsed.
  private enum Replacing: Equatable {
    case notAsked
    /// The player is being asked, because of this error.
    case asked(String)
    /// The player said no, or the file was replaced.
    case answered
  }

  static let keys = SettingsKeys.list

  static let answerKeys = YesOrNo.keys(yes: .hintReplace, no: .hintLeaveFile)

  static let keyTables = [
    ScreenKeys(.settings, SettingsKeys.list), ScreenKeys(.settings, SettingsKeys.typing),
    ScreenKeys(.settings, answerKeys),
  ]

  static let opensByClick = false

  private static let rows = SettingsGroup.all.flatMap { group in group.rows.map { (group: group, row: $0) } }

  init(_ settings: Settings) {
    self.settings = settings
  }

  func count(in context: ViewContext) -> Int { SettingsScreen.rows.count }

  private var row: SettingsGroup.Row { SettingsScreen.rows[selected.row].row }

  /// The selected setting; nil on the row of a page.
  private var item: AnySetting? { row.setting }

  private var isAsking: Bool {
    if case .asked = replacing { true } else { false }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let before = settings
    var actions: [Action] = []
    switch event {
    case .key(let key):
      if isAsking { return answer(key) }
      if typed == nil {
        actions = handleList(event, in: context)
      } else {
        perform(SettingsKeys.typing.command(for: key), in: context)
      }
    case .row, .wheel: if !isAsking, applyTyped(in: context) { actions = handleList(event, in: context) }
    case .response(SettingsResponse.kept(let problem)):
      self.problem = problem.map { context.words(.settingsKept(SafeText($0.sentence))) }
      if let problem, problem.canReplace, replacing == .notAsked { replacing = .asked(problem.sentence) }
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    let change = SettingsChange(from: before, to: settings)
    return (change.isEmpty ? [] : [.store(.keep(change))]) + actions
  }

  mutating func perform(_ command: SettingsKeys.Command, in context: ViewContext) -> [Action] {
    switch command {
    case .change(let step): return change(by: step)
    case .digit(let digit): type(digit, in: context)
    case .reset: if let item { settings.reset(item) }
    }
    return []
  }

  /// Takes the next choice of the selected setting; a number is typed instead, since one step up is rarely meant.
  mutating func open(in context: ViewContext) -> [Action] {
    guard item?.values.range != nil else { return change(by: 1) }
    typed = ""
    return []
  }

  /// Changes the selected setting, or opens the selected page.
  private mutating func change(by step: Int) -> [Action] {
    switch row {
    case .setting(let item):
      settings[item] = item.values.value(after: settings[item], by: step)
      return []
    case .page(let page): return step > 0 ? [.push(page.init())] : []
    }
  }

  private mutating func answer(_ key: Key) -> [Action] {
    guard let answer = SettingsScreen.answerKeys.command(for: key) else { return [] }
    replacing = .answered
    return answer == .yes ? [.store(.replaceSettings)] : []
  }

  var helpTopic: HelpScreen.Topic { .settings }

  var offersHelp: Bool { !isAsking }

  func hints(in context: ViewContext) -> [Hint] {
    if isAsking { return SettingsScreen.answerKeys.hints(in: context) }
    guard typed == nil else { return SettingsKeys.typing.hints(in: context) }
    return SettingsKeys.list.hints(in: context) { command in
      switch command {
      case .own(.digit): item?.values.range == nil
      case .own(.reset): item == nil
      case .list, .own(.change): false
      }
    }.map { hint in
      // The keys that change a setting open a page.
      guard item == nil, hint.name == context.text("←→") else { return hint }
      return Hint(name: "Enter", words: context.words(.hintOpen), key: .enter, dropped: hint.dropped)
    }
  }
}

// Typing a number.
extension SettingsScreen {
  /// Types a digit of the selected number; on other rows it jumps, as in other lists.
  private mutating func type(_ digit: Int, in context: ViewContext) {
    guard item?.values.range != nil else {
      if digit > 0 { move(.jump(digit - 1), in: context) }
      return
    }
    problem = nil
    typed = "\(digit)"
  }

  private mutating func perform(_ command: SettingsKeys.Typing?, in context: ViewContext) {
    switch command {
    case .digit(let digit):
      // One digit more than the largest number shows that it is too large.
      let longest = String(item?.values.range?.upperBound ?? 0).count + 1
      if let typed, typed.count < longest { self.typed = typed + "\(digit)" }
    case .erase: typed = typed.flatMap { $0.count > 1 ? String($0.dropLast()) : nil }
    case .apply: _ = applyTyped(in: context)
    case .cancel: (typed, problem) = (nil, nil)
    case .move(let command): if applyTyped(in: context) { move(command, in: context) }
    case .none: break
    }
  }

  /// Applies the typed number; returns false if it is out of range and stays, with a message. Without digits the
  /// setting keeps its value.
  private mutating func applyTyped(in context: ViewContext) -> Bool {
    guard let typed, let item, let range = item.values.range else { return true }
    if !typed.isEmpty {
      guard let number = Int(typed), range.contains(number) else {
        problem = context.words(.settingRange(range))
        return false
      }
      settings[item] = .int(number)
      problem = nil
    }
    self.typed = nil
    return true
  }
}

// The picture.
extension SettingsScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    // The title is never cut; the path may be reduced to its end.
    let path = context.state.files.last ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let list = list(in: context)
    let column = ListColumn(
      lists: [list, list.apart], below: remarks(in: context), remarks: [Line(words(.keptAtOnce), .dim)], widest: 84)
    let content: any Block
    if case .asked(let reason) = replacing {
      content =
        PopUp(
          title: words(.replaceTitle),
          // The question first: a long reason may be cut.
          lines: [.init(words(.replaceQuestion)), .init(""), .init(SafeText(reason), .alert)],
          hints: SettingsScreen.answerKeys.hints(in: context), weight: .light, width: 64
        ).centered
    } else if context.sizeClass == .large {
      content = Columns(gap: 2) {
        column.width(.share(5, of: 8, within: 76...84))
        SampleBoard(context: context).padded(right: 1, above: 1)
      }
    } else {
      content = column
    }
    return Page(title: [words(.settings)], details: [SafeText(path), SafeText(name)], content: content)
  }

  private func list(in context: ViewContext) -> List {
    let words = context.words
    let names = SettingsScreen.rows.map { words($0.row.name).width }.max() ?? 0
    let values = SettingsList.all.flatMap { item in item.widest.map { words(item.name(of: $0)).width } }.max() ?? 0
    let settings = Table([
      .init([], names...names, gap: 1), .init([], values + 4...values + 4, gap: 1), .init([], 10...60, rank: 1),
    ])
    let pages = Table([.init([], names...names, gap: 3), .init([], 1...100)])
    let list = List(count: SettingsScreen.rows.count, selected: selected.row) { index, isSelected in
      let style: Style = isSelected ? .selected : .plain
      let row = SettingsScreen.rows[index].row
      let name = Line(words(row.name), style)
      switch row {
      case .setting(let item):
        return settings.row([
          name, value(of: item, isSelected: isSelected, in: context),
          context.sizeClass == .small ? nil : choices(of: item, words),
        ])
      case .page(let page):
        return pages.row([name, Line(page.value(in: context) + " " + context.glyphs.separator, style)])
      }
    }
    guard context.sizeClass > .small else { return list }
    let groups = SettingsGroup.all.map { words($0.name).width }.max() ?? 0
    return list.grouped(in: groups + 1) { words(SettingsScreen.rows[$0].group.name) }
  }

  /// A value: in brackets if its row is selected, with a cursor while it is typed.
  private func value(of item: AnySetting, isSelected: Bool, in context: ViewContext) -> any Block {
    let glyphs = context.glyphs
    let value = context.words(item.name(of: settings[item]))
    guard isSelected else { return Line("  " + value) }
    let shown = typed.map { SafeText($0) + glyphs.textCursor } ?? value
    let line = Line(glyphs.brackets.first + " " + shown + " " + glyphs.brackets.second, .selected)
    return typed.map { line.textCursor(at: 2 + $0.count) } ?? line
  }

  /// The values to choose from, in tighter wordings if they would be cut. The help also explains the automatic value.
  private func choices(of item: AnySetting, _ words: Localizer) -> Line {
    let wordings = [
      item.choices(separatedBy: " / "), item.choices(separatedBy: "/"),
      item.choices(separatedBy: "/", without: item.automaticValue),
    ]
    return Line(wordings.map { words($0) }, .dim)
  }

  /// The help for the selected row or the problem with it, problems with the file, and the theme sample unless that is
  /// at the side.
  private func remarks(in context: ViewContext) -> any Block {
    let (words, isSmall) = (context.words, context.sizeClass == .small)
    func about(_ row: SettingsGroup.Row) -> Rows {
      let help = words(row.help)
      return Rows {
        row.setting.flatMap { held($0, in: context) }.map { Paragraph(words(.settingHeld($0)), .hint) }
        Paragraph((isSmall ? help.last : help.first) ?? .empty)
      }
    }
    let alert: (any Block)? = problem.map { Paragraph($0, .alert) }
    return Rows {
      if isSmall { item.map { choices(of: $0, words) } ?? Line(" ") }
      Steady(alert ?? about(row), reserving: SettingsScreen.rows.map { about($0.row) })
      fileProblem(in: context).map { Paragraph($0, .alert, overflow: .cut).atMost(rows: 2) }
      if context.sizeClass < .large { ThemeSample.line(in: context).below(isSmall ? 0 : 1) }
    }
  }

  /// The first problem in the settings file, and how many more there are.
  private func fileProblem(in context: ViewContext) -> SafeText? {
    let problems = context.state.settingsProblems
    guard let first = problems.first else { return nil }
    return SafeText(first) + (problems.count == 1 ? .empty : context.words(.andMore(problems.count - 1)))
  }

  /// The value in effect if an option or the environment overrides the chosen one; nil if the choice holds or is
  /// automatic.
  private func held(_ item: AnySetting, in context: ViewContext) -> SafeText? {
    let chosen = settings[item]
    let held = context.state.settings[item]
    return held == chosen || chosen == item.automaticValue ? nil : context.words(item.name(of: held))
  }
}

extension AnySetting {
  /// Values that include the one with the longest name.
  fileprivate var widest: [SettingValue] {
    switch values {
    case .choices(let all): all
    case .integers(let range, _): [.int(range.lowerBound), .int(range.upperBound)]
    }
  }
}

/// The response to a change of settings.
public enum SettingsResponse: Response {
  /// They are in effect; `problem` tells why they were not saved.
  case kept(problem: Problem?)

  /// Why settings could not be saved.
  public struct Problem: Equatable, Sendable {
    /// Describes the problem in one sentence.
    public let sentence: String
    /// Whether the file exists but cannot be parsed, so that it can be replaced.
    public let canReplace: Bool

    /// Creates a problem.
    public init(sentence: String, canReplace: Bool) {
      self.sentence = sentence
      self.canReplace = canReplace
    }
  }
}
