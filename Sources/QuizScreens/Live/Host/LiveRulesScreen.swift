import QuizCore
import TerminalKit

/// How a room is to be played; Enter opens it.
struct LiveRulesScreen: Screen {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case change(Int)
    case open
    case back
  }

  static let ownKeys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .open, hint: .hintOpenRoom, help: .hintOpenRoom,
      helpName: .text("Enter Space"), dropped: .last),
    .init(
      .leftRight(),
      [
        (.left, .change(-1)), (.right, .change(1)), (.character("h"), .change(-1)), (.character("l"), .change(1)),
        (.character("-"), .change(-1)), (.character("+"), .change(1)),
      ], hint: .hintChange, help: .hintChange, helpName: .leftRight("h l  - +"), dropped: .later),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keys = ListView.keys(
    moveHint: .hintMove, omitted: [.open, .jump, .back], own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.rules, keys)]

  /// What the questions are drawn from.
  let selection: Selection
  /// The seconds for a question.
  private var seconds: Int
  private var teams = 0
  /// After how many seconds the room goes on by itself; nil where the host goes on.
  private var pace: Int?
  private var hidesNames = false
  private var isInLeague = false
  /// For how many days it is open; nil where all play at the same moment.
  private var days: Int?
  private var selected = LiveRule.questions

  /// What else was given on the command line: how the room is found, and what has no row here.
  private let given: (rules: LiveRules, run: LiveRun)?

  init(_ selection: Selection, in state: AppState) {
    self.selection = selection
    seconds = max(1, Int((state.limit ?? Rules.tenSeconds).components.seconds))
    given = nil
  }

  /// With rules that were given.
  init(_ selection: Selection, _ rules: LiveRules, _ run: LiveRun, in state: AppState) {
    self.selection = selection
    let bounded = rules.bounded
    seconds = bounded.limit / 1000
    teams = bounded.teams
    pace = bounded.pace.map { max(1, $0 / 1000) }
    hidesNames = bounded.hidesNames
    if case .hostInLeague = run { isInLeague = true }
    given = (bounded, run)
  }

  // How long a room is open is counted from now.
  var effectsOnAppear: [StoreEffect] { [.findToday] }

  private func rows(in context: ViewContext) -> [LiveRule] {
    context.state.league == nil ? LiveRule.allCases.filter { $0 != .server } : LiveRule.allCases
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let rows = rows(in: context)
    switch event {
    case .key(let key):
      switch LiveRulesScreen.keys.command(for: key) {
      case .list(let command): selected = rows[list(in: context).selection(after: command)]
      case .change(let step): return change(by: step, in: context)
      case .open: return open(in: context)
      case .back: return [.back]
      case .none: break
      }
    case .row(let row) where rows.indices.contains(row):
      guard selected == rows[row] else {
        selected = rows[row]
        break
      }
      return change(by: 1, in: context)
    case .wheel(let steps): selected = rows[list(in: context).selection(after: .wheel(steps))]
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func change(by step: Int, in context: ViewContext) -> [Action] {
    switch selected {
    case .questions:
      let count = context.state.questions
      guard case .int(let next) = Setting.questions.values.value(after: .int(count), by: step), next != count
      else { return [] }
      return [.store(.chooseQuestions(next))]
    case .seconds: seconds = LiveRule.next(after: seconds, by: step, of: [5, 8, 10, 15, 20, 30, 45, 60, 90, 120])
    case .teams: teams = LiveRule.next(after: teams, by: step, of: [0, 2, 3, 4])
    case .pace: pace = LiveRule.next(after: pace ?? 0, by: step, of: [0, 4, 8, 15]).nilIfZero
    case .names: hidesNames.toggle()
    case .open: days = LiveRule.next(after: days ?? 0, by: step, of: [0, 1, 3, 7, 14, 30]).nilIfZero
    case .server: isInLeague.toggle()
    }
    return []
  }

  /// A room on this machine, where it is found first.
  private static let here = LiveRun.host(port: nil, bind: nil, resumes: false, words: nil)

  /// The rules as they are chosen.
  func rules(in context: ViewContext) -> LiveRules {
    let until = days.flatMap { days in
      context.state.time.map { ($0.secondsSince1970 + days * 86_400) * 1000 }
    }
    var rules = LiveRules(
      limit: seconds * 1000, teams: teams, pace: pace.map { $0 * 1000 }, openUntil: until ?? given?.rules.openUntil,
      hidesNames: hidesNames)
    if let given { (rules.startsAt, rules.players) = (given.rules.startsAt, given.rules.players) }
    return rules
  }

  private func open(in context: ViewContext) -> [Action] {
    let here: LiveRun =
      if case .host? = given?.run { given?.run ?? LiveRulesScreen.here } else { LiveRulesScreen.here }
    let run: LiveRun = isInLeague ? .hostInLeague(resumes: false) : here
    let effect = LiveEffect.host(RoundRequest(.live, .selection(selection)), rules(in: context), run)
    return [.replace(LiveHostScreen(effect, set: context.state.logName(of: selection, for: .live)))]
  }

  var helpTopic: HelpScreen.Topic { .rules }

  func hints(in context: ViewContext) -> [Hint] { LiveRulesScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    let column = context.readingColumn(below: name(in: context)).column
    let rows = rows(in: context)
    let isRoomy = !context.isCompact && rows.count * 3 + 1 <= column.height
    let (height, gap) = isRoomy ? (2, 1) : context.isCompact ? (1, 0) : (2, 0)
    return ListView(
      count: rows.count, selected: rows.firstIndex(of: selected) ?? 0,
      in: Rect(
        x: column.x, y: column.y + (isRoomy ? 1 : 0), width: column.width,
        height: min(column.height, rows.count * (height + gap))),
      rowHeight: height, gap: gap)
  }

  /// What is played, as it is called above the rows of a large window.
  private func name(in context: ViewContext) -> SafeText {
    context.words.titles(of: selection, glyphs: context.glyphs).last ?? .empty
  }

  private func value(of rule: LiveRule, in context: ViewContext) -> SafeText {
    let words = context.words
    switch rule {
    case .questions: return "\(context.state.questions)"
    case .seconds: return words(.seconds("\(seconds)"))
    case .teams: return teams == 0 ? words(.noTeams) : "\(teams)"
    case .pace: return pace.map { words(.after($0)) } ?? words(.byEnter)
    case .names: return words(hidesNames ? .liveHidden : .liveShown)
    case .open: return days.map { words(.days($0)) } ?? words(.together)
    case .server: return words(isInLeague ? .inTheLeague : .onThisNetwork)
    }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let titles = words.titles(of: selection, glyphs: context.glyphs)
    canvas.header(titles.map { words(.live) + "   " + $0 } + titles, [words(.enterOpens)], in: context)
    let rows = rows(in: context)
    let names = rows.map { words($0.name).width }.max() ?? 0
    let (name, column) = context.readingColumn(below: name(in: context))
    canvas.largeName(name, above: column.y, in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let rule = rows[row.index]
      let x = row.area.x + 3
      canvas.draw(words(rule.name), at: Point(x: x, y: row.area.y), style: row.style)
      let value = value(of: rule, in: context)
      let (left, right) = (context.glyphs.brackets.first, context.glyphs.brackets.second)
      canvas.draw(
        row.isSelected ? left + " " + value + " " + right : "  " + value,
        at: Point(x: x + names + 2, y: row.area.y), style: row.style, width: max(1, row.area.maxX - x - names - 2))
      guard row.area.height > 1 else { return }
      canvas.draw(words(rule.meaning), at: Point(x: x, y: row.area.y + 1), style: .dim, width: row.area.maxX - x)
    }
  }
}

/// A rule of a room that its host chooses.
enum LiveRule: Hashable, CaseIterable {
  case questions, seconds, teams, pace, names, open, server

  /// The value before or after one among values in their order.
  static func next(after value: Int, by step: Int, of values: [Int]) -> Int {
    if step > 0 { return values.first { $0 > value } ?? value }
    return values.last { $0 < value } ?? value
  }

}

extension Int {
  fileprivate var nilIfZero: Int? { self == 0 ? nil : self }
}
