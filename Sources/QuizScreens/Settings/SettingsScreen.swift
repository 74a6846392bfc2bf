import QuizCore
import TerminalKit

/// How the player wants to play; every change takes effect and is kept at once.
struct SettingsScreen: Screen, Equatable {
  private(set) var settings: Settings
  private var selected = 0
  private var problem: SafeText?
  /// The digits of a number that is being typed; nil while none is.
  private var typed: String?
  /// Whether the file's problem was shown: then the help replaces it if there is no room for both.
  private var hasSeenFileProblem = false
  /// Whether to replace a settings file that cannot be parsed: the state of that question.
  private var replacing = Replacing.notAsked

  /// The question whether to replace the file.
  private enum Replacing: Equatable {
    case notAsked
    /// The player is being asked, because of this error.
    case asked(String)
    /// The player said no, or the file was replaced.
    case answered
  }

  /// The answers to it.
  enum Answer: Hashable, Sendable {
    case replace, leave
  }

  static let answerKeys = KeyTable<Answer>([
    .init(.text("y"), [.character("y")], .replace, hint: .hintReplace, dropped: .last),
    .init(
      .text("n"), [.character("n"), .escape, .character("q"), .enter], .leave, hint: .hintLeaveFile, dropped: .last),
  ])

  static let keyTables = [
    ScreenKeys(.settings, SettingsKeys.list), ScreenKeys(.settings, SettingsKeys.typing),
    ScreenKeys(.settings, answerKeys),
  ]

  init(_ settings: Settings) {
    self.settings = settings
  }

  private static let rows = SettingsGroup.allCases.flatMap(\.rows)

  private var row: SettingsGroup.Row { SettingsScreen.rows[selected] }

  /// The selected setting; nil on the row of a page.
  private var item: AnySetting? { row.setting }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let before = settings
    var actions: [Action] = []
    switch event {
    case .key(let key):
      hasSeenFileProblem = true
      if case .asked = replacing {
        return answer(key)
      } else if typed == nil {
        actions = perform(SettingsKeys.list.command(for: key), in: context)
      } else {
        actions = perform(SettingsKeys.typing.command(for: key), in: context)
      }
    case .row(let row):
      guard !isAsking, applyTyped(in: context) else { break }
      if row != selected { move(.jump(row), in: context) } else { actions = choose() }
    case .wheel(let rows): if !isAsking, applyTyped(in: context) { move(.wheel(rows), in: context) }
    case .response(.kept(let problem)):
      self.problem = problem.map { context.words(.settingsKept(SafeText($0.sentence))) }
      if let problem, problem.canReplace, replacing == .notAsked { replacing = .asked(problem.sentence) }
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    let change = SettingsChange(from: before, to: settings)
    return (change.isEmpty ? [] : [.store(.keep(change))]) + actions
  }

  private mutating func perform(_ command: SettingsKeys.Command?, in context: ViewContext) -> [Action] {
    switch command {
    case .list(let command): move(command, in: context)
    case .change(let step): return change(by: step)
    case .choose: return choose()
    case .digit(let digit): type(digit, in: context)
    case .reset: if let item { settings.reset(item) }
    case .back: return [.back]
    case .none: break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = listView(in: context).selection(after: command)
  }

  /// The next choice of the selected setting; a number is typed, since one step up is rarely what is meant.
  private mutating func choose() -> [Action] {
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
    case .page(let page): return step > 0 ? [.push(page.screen)] : []
    }
  }

  var helpTopic: HelpScreen.Topic { .settings }

  var offersHelp: Bool { !isAsking }

  func hints(in context: ViewContext) -> [Hint] {
    if isAsking { return SettingsScreen.answerKeys.hints(in: context) }
    guard typed == nil else { return SettingsKeys.typing.hints(in: context) }
    return SettingsKeys.list.hints(in: context) { command in
      switch command {
      case .digit: item?.values.range == nil
      case .reset: item == nil
      case .list, .change, .choose, .back: false
      }
    }.map { hint in
      // A page is opened by the keys that change a setting.
      guard item == nil, hint.name == context.text(.leftRight()) else { return hint }
      return Hint(name: "Enter", words: context.words(.hintOpen), key: .enter, dropped: hint.dropped)
    }
  }

  private func listView(in context: ViewContext) -> ListView {
    let body = context.body()
    let width = SettingsScreen.parts(of: body).list.width
    let count = SettingsScreen.rows.count
    let hasSide = SettingsScreen.parts(of: body).side != nil
    // Where the window is low, the list scrolls, so that two lines are left to explain a setting, one for its choices,
    // and one for a sample where there is none at the side.
    let room = body.height - (context.isCompact ? 4 : hasSide ? 6 : 7)
    // In a high one blank rows tell them apart, and in a higher one each setting is explained below its row.
    let isTold = hasSide && count * 3 - 1 <= room + 2
    let gap = hasSide && count * 2 - 1 < room ? 1 : 0
    let height = isTold || gap > 0 ? count * ((isTold ? 2 : 1) + gap) - gap : min(count, room)
    let left = context.isCompact ? 0 : SettingsScreen.groupsWidth(in: context)
    let area = Rect(
      x: body.x + left, y: body.y + (context.isCompact ? 0 : 1),
      width: width - left - (context.isCompact ? 0 : 1), height: height)
    return ListView(
      count: count, selected: selected, in: area, rowHeight: isTold ? 2 : 1, gap: gap, pointerColumn: 1)
  }

  /// The columns of the names of groups, with one before them.
  private static func groupsWidth(in context: ViewContext) -> Int {
    1 + (SettingsGroup.allCases.map { context.words($0.name).width }.max() ?? 0)
  }

  /// Paints the names of groups before the first row in view of each.
  private func drawGroups(beside list: ListView, on canvas: inout Canvas, context: ViewContext) {
    var next = 0
    for group in SettingsGroup.allCases {
      let rows = next..<next + group.rows.count
      next = rows.upperBound
      guard let first = list.rows.first(where: { rows.contains($0.index) }) else { continue }
      let origin = Point(x: context.body().x + 1, y: first.area.y)
      canvas.draw(context.words(group.name), at: origin, style: rows.contains(selected) ? .title : .dim)
    }
  }

  /// The columns of the widest sample.
  private static let widestSample = 76

  /// The list, and beside it the sample: as wide as in a window of its own where that leaves the list enough.
  private static func parts(of body: Rect) -> (list: Rect, side: Rect?) {
    let columns = ListColumns(body)
    guard let side = columns.side, body.width >= 2 * widestSample + 4 else { return (columns.list, columns.side) }
    let width = body.width - widestSample - 4
    return (
      Rect(x: body.x, y: body.y, width: width, height: body.height),
      Rect(x: body.x + width + 3, y: side.y, width: widestSample, height: side.height)
    )
  }

  func note(in context: ViewContext) -> SafeText { isAsking ? .empty : listView(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    if let popUp = popUp(in: context) { return popUp.key(at: point, in: context.body()).map { .key($0) } }
    return listView(in: context).hit(at: point)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    // The title is whole, and what has room of the path its end.
    let path = context.state.files.last ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    canvas.header([words(.settings)], [SafeText(path), SafeText(name)], in: context)
    let listView = listView(in: context)
    let list = listView.area
    let columns = SettingsColumns(SettingsList.all, in: list, context: context)
    listView.draw(on: &canvas) { row, canvas in
      switch SettingsScreen.rows[row.index] {
      case .setting(let item):
        columns.draw(item, value: value(of: item, isSelected: row.isSelected, in: context), row, on: &canvas, words)
      case .page(let page): columns.draw(page, row, on: &canvas, context: context)
      }
      guard listView.rowHeight > 1 else { return }
      let line = Rect(
        x: columns.name, y: row.area.y + 1, width: row.area.maxX - columns.name - 1, height: 1)
      let help = SettingsScreen.rows[row.index].help
      canvas.draw(
        [help.whole, help.brief].map { words($0) }.wording(for: line.width), in: line, alignment: .left, style: .dim)
    }
    if !context.isCompact { drawGroups(beside: listView, on: &canvas, context: context) }
    if typed != nil, let place = listView.rows.first(where: \.isSelected)?.area {
      canvas.cursor = .text(Point(x: columns.value + 2 + (typed?.count ?? 0), y: place.y))
    }
    let body = context.body()
    let rest = body.maxY - list.maxY
    let air = context.isCompact ? 0 : rest >= 9 ? 2 : 1
    let below = Rect(
      x: list.x + 3, y: list.maxY + (context.isCompact ? 1 : air), width: list.width - 4,
      height: rest - (context.isCompact ? 2 : air + 2))
    if let item, columns.choices == nil {
      let line = Rect(x: below.x, y: list.maxY, width: below.width, height: 1)
      columns.drawChoices(of: item, in: line, on: &canvas, words)
    }
    let side = SettingsScreen.parts(of: body).side
    if side == nil {
      let sample = rest >= 9 && !context.isCompact ? body.maxY - 2 : body.maxY - 1
      ThemeSample().draw(in: Rect(x: below.x, y: sample, width: below.width, height: 1), on: &canvas, context: context)
    }
    listView.drawMarks(at: min(list.maxX, body.maxX - 1), style: .dim, on: &canvas)
    let alert = (problem ?? fileProblem(in: context))?.wrapped(to: below.width) ?? []
    var help = words(row.help.whole).wrapped(to: below.width)
    // Where each row is explained right below it, once is enough.
    if listView.rowHeight > 1 {
      help = []
    } else if help.count + alert.count > below.height {
      help = words(row.help.brief).wrapped(to: below.width)
    }
    var lines = help.map { ($0, Style.plain) }
    if let item, let value = held(item, in: context) {
      lines = words(.settingHeld(value)).wrapped(to: below.width).map { ($0, .hint) } + lines
    }
    if !alert.isEmpty {
      // Where there is no room for both, what went wrong comes first.
      if lines.count + alert.count <= below.height {
        lines += (lines.count + alert.count < below.height ? [("", .plain)] : []) + alert.map { ($0, .alert) }
      } else if problem != nil || !hasSeenFileProblem {
        lines = alert.map { ($0, .alert) } + lines
      }
    } else if lines.count + 2 <= below.height {
      lines += (lines.isEmpty ? [] : [("", .plain)]) + [(words(.keptAtOnce), .dim)]
    }
    for (row, line) in lines.prefix(max(0, below.height)).enumerated() {
      canvas.draw(line.0, at: Point(x: below.x, y: below.y + row), style: line.1)
    }
    if let side { SampleBoard().draw(in: side, on: &canvas, context: context) }
    if let popUp = popUp(in: context) {
      canvas.cursor = nil
      popUp.draw(in: body, on: &canvas)
    }
  }

  /// A value as its row shows it: in brackets where the row is selected, and with a cursor where it is being typed.
  private func value(of item: AnySetting, isSelected: Bool, in context: ViewContext) -> SafeText {
    let glyphs = context.glyphs
    guard isSelected else { return "  " + context.words(item.name(of: settings[item])) }
    let value = typed.map { SafeText($0) + glyphs.textCursor } ?? context.words(item.name(of: settings[item]))
    return glyphs.brackets.first + " " + value + " " + glyphs.brackets.second
  }

  /// The first thing in the settings file that could not be used, and how many there are.
  private func fileProblem(in context: ViewContext) -> SafeText? {
    let problems = context.state.settingsProblems
    guard let first = problems.first else { return nil }
    return SafeText(first) + (problems.count == 1 ? .empty : context.words(.andMore(problems.count - 1)))
  }

  /// The value that holds in place of the chosen one, because an option or the environment comes first; `nil` when the
  /// choice holds, or leaves it to the environment.
  private func held(_ item: AnySetting, in context: ViewContext) -> SafeText? {
    let chosen = settings[item]
    let held = context.state.settings[item]
    return held == chosen || chosen == item.automaticValue ? nil : context.words(item.name(of: held))
  }
}

// A file that cannot be understood.
extension SettingsScreen {
  private var isAsking: Bool {
    if case .asked = replacing { true } else { false }
  }

  private mutating func answer(_ key: Key) -> [Action] {
    switch SettingsScreen.answerKeys.command(for: key) {
    case .replace:
      replacing = .answered
      return [.store(.replaceSettings)]
    case .leave: replacing = .answered
    case .none: break
    }
    return []
  }

  private func popUp(in context: ViewContext) -> PopUp? {
    guard case .asked(let reason) = replacing else { return nil }
    return PopUp(
      title: context.words(.replaceTitle),
      lines: [
        // The question first: of a long reason the rest may have no room.
        .init(context.words(.replaceQuestion)), .init(""), .init(SafeText(reason), .alert),
      ], hints: SettingsScreen.answerKeys.hints(in: context), weight: .light, width: 64)
  }
}

// Typing a number.
extension SettingsScreen {
  /// A digit of the selected number; elsewhere it jumps to a row, as in other lists.
  private mutating func type(_ digit: Int, in context: ViewContext) {
    guard item?.values.range != nil else {
      if digit > 0 { move(.jump(digit - 1), in: context) }
      return
    }
    problem = nil
    typed = "\(digit)"
  }

  private mutating func perform(_ command: SettingsKeys.Typing?, in context: ViewContext) -> [Action] {
    switch command {
    case .digit(let digit):
      // One digit more than any number has is enough to see that it is too great.
      let longest = String(item?.values.range?.upperBound ?? 0).count + 1
      if let typed, typed.count < longest { self.typed = typed + "\(digit)" }
    case .erase: typed = typed.flatMap { $0.count > 1 ? String($0.dropLast()) : nil }
    case .apply: _ = applyTyped(in: context)
    case .cancel:
      typed = nil
      problem = nil
    case .move(let command): if applyTyped(in: context) { move(command, in: context) }
    case .none: break
    }
    return []
  }

  /// Applies the typed number; returns whether none is left. One out of range stays, with a message about the range;
  /// where nothing was typed, the number stays as it was.
  private mutating func applyTyped(in context: ViewContext) -> Bool {
    guard let typed, let item, let range = item.values.range else { return true }
    guard !typed.isEmpty else {
      self.typed = nil
      return true
    }
    guard let number = Int(typed), range.contains(number) else {
      problem = context.words(.settingRange(range))
      return false
    }
    settings[item] = .int(number)
    self.typed = nil
    problem = nil
    return true
  }
}
