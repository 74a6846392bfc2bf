import QuizCore
import TerminalKit

/// How the player wants to play; every change holds at once and is kept when the screen is left.
struct SettingsScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
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
      ], hint: .hintChange, help: .hintChange, helpName: .leftRight("h l  - +"), dropped: .later),
    .init(
      .text("d"), [.character("d"), .delete], .reset, hint: .hintDefault, help: .hintDefault,
      helpName: .text("d  Delete")),
    .init(
      .text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintKeep, help: .hintKeep,
      helpName: .text("Esc q"), dropped: .last),
  ])

  static let keys = ListView.keys(
    moveHint: .hintItem, omitted: [.open, .back], own: ownKeys.rows, Command.list)

  private(set) var settings: Settings
  private var selected = 0
  private var problem: SafeText?

  init(_ settings: Settings) {
    self.settings = settings
  }

  private var items: [AnySetting] { SettingsList.all }
  private var item: AnySetting { items[selected] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    let before = settings
    switch event {
    case .key(let key):
      switch SettingsScreen.keys.command(for: key) {
      case .list(let command): move(command, in: context)
      case .change(let step): change(item, by: step)
      case .reset: settings.reset(item)
      case .back: return [.back]
      case .none: break
      }
    case .row(let row):
      if row == selected { change(item, by: 1) } else { move(.jump(row), in: context) }
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .response(.kept(let problem)): self.problem = problem.map { context.words(.settingsKept(SafeText($0))) }
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return settings == before ? [] : [.effect(.keep(settings))]
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = listView(in: context).selection(after: command)
  }

  private mutating func change(_ item: AnySetting, by step: Int) {
    settings[item] = item.values.value(after: settings[item], by: step)
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { SettingsScreen.keys.hints(in: context) }

  private func listView(in context: ViewContext) -> ListView {
    let body = context.body()
    // Where the window is low, the list scrolls, so that two lines are left to explain a setting.
    let area = Rect(
      x: body.x + (context.isCompact ? 0 : 2), y: body.y + (context.isCompact ? 0 : 1),
      width: body.width - (context.isCompact ? 0 : 3), height: min(items.count, body.height - 2))
    return ListView(count: items.count, selected: selected, in: area, pointerColumn: 1)
  }

  func note(in context: ViewContext) -> SafeText { listView(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    listView(in: context).hit(at: point)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words(.settings), SafeText(context.state.files.last ?? ""), in: context)
    let listView = listView(in: context)
    let list = listView.area
    let glyphs = context.glyphs
    let valueColumn = list.x + (context.isCompact ? 22 : 23)
    listView.draw(on: &canvas) { row, canvas in
      let item = items[row.index]
      let y = row.area.y
      canvas.draw(
        words(item.words.name), at: Point(x: list.x + 3, y: y), style: row.style, width: valueColumn - list.x - 4)
      let value = words(item.name(of: settings[item]))
      let shown = row.isSelected ? glyphs.brackets.first + " " + value + " " + glyphs.brackets.second : "  " + value
      canvas.draw(shown, at: Point(x: valueColumn, y: y), style: row.style)
      if !context.isCompact {
        let x = valueColumn + 17
        canvas.draw(words(item.choices), at: Point(x: x, y: y), style: .dim, width: list.maxX - x)
      }
    }
    let body = context.body()
    let below = Rect(
      x: list.x + 3, y: list.maxY + (context.isCompact ? 0 : 2), width: list.width - 4,
      height: body.maxY - list.maxY - (context.isCompact ? 0 : 2))
    var help = words(item.words.help).wrapped(to: below.width)
    if help.count > below.height { help = words(item.words.briefHelp).wrapped(to: below.width) }
    var lines = help.map { ($0, Style.plain) }
    if let value = held(item, in: context) {
      lines = words(.settingHeld(value)).wrapped(to: below.width).map { ($0, .hint) } + lines
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

  /// The value that holds in place of the chosen one, because an option or the environment comes first; `nil` when the
  /// choice holds, or leaves it to the environment.
  private func held(_ item: AnySetting, in context: ViewContext) -> SafeText? {
    let chosen = settings[item]
    let held = context.state.settings[item]
    return held == chosen || chosen == item.automaticValue ? nil : context.words(item.name(of: held))
  }
}

extension Phrase {
  /// Said of a setting in place of which something else holds.
  fileprivate static func settingHeld(_ value: SafeText) -> Phrase {
    Phrase(
      en: "Now: \(value). An option or the environment comes first.",
      ja: "今は「\(value)」です。起動オプションや環境の指定が優先されます。")
  }

  fileprivate static func settingsKept(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "These hold for now but could not be kept: \(reason)",
      ja: "今回は有効ですが、保存できませんでした：\(reason)")
  }
  fileprivate static let hintItem = Phrase(en: "item", ja: "項目")
  fileprivate static let hintChange = Phrase(en: "change", ja: "変更")
  fileprivate static let hintDefault = Phrase(en: "default", ja: "初期値に戻す")
  fileprivate static let hintKeep = Phrase(en: "save and go back", ja: "保存して戻る")
}
