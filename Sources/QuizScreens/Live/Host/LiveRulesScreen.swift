import QuizCore
import TerminalKit

/// How a room is to be played; Enter opens it.
struct LiveRulesScreen: ListPage {
  enum Command: Hashable, Sendable {
    case change(Int)
    case open
  }

  static let keys = ListView.keys(
    moveHint: .hintMove, omitted: [.open, .jump, .back],
    own: [
      .init(
        .text("Enter"), [.enter, .character(" ")], .own(.open), hint: .hintOpenRoom, help: .hintOpenRoom,
        helpName: .text("Enter Space"), dropped: .last),
      .init(
        .leftRight(), ListCommand.changes(Command.change), hint: .hintChange, help: .hintChange,
        helpName: .leftRight("h l  - +"), dropped: .later),
      .init(
        .text("Esc"), [.escape, .character("q"), .backspace], .list(.back), hint: .hintBack, dropped: .last),
    ], ListCommand<Command>.list)

  static let keyTables = [ScreenKeys(.rules, keys)]

  static let opensByClick = false

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
  var selected = ListSelection()

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

  func count(in context: ViewContext) -> Int { rows(in: context).count }

  // A second click changes a rule; Enter opens the room.
  mutating func open(in context: ViewContext) -> [Action] { change(by: 1, in: context) }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    switch command {
    case .change(let step): change(by: step, in: context)
    case .open: openRoom(in: context)
    }
  }

  private mutating func change(by step: Int, in context: ViewContext) -> [Action] {
    switch rows(in: context)[selected.row] {
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

  private func openRoom(in context: ViewContext) -> [Action] {
    let here: LiveRun =
      if case .host? = given?.run { given?.run ?? LiveRulesScreen.here } else { LiveRulesScreen.here }
    let run: LiveRun = isInLeague ? .hostInLeague(resumes: false) : here
    let effect = LiveEffect.host(RoundRequest(.live, .selection(selection)), rules(in: context), run)
    return [.replace(LiveHostScreen(effect, set: context.state.logName(of: selection, for: .live)))]
  }

  var helpTopic: HelpScreen.Topic { .rules }

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

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let titles = words.titles(of: selection, glyphs: context.glyphs)
    let told = list(isTold: true, in: context)
    return Page(
      title: titles.map { words(.live) + "   " + $0 } + titles, details: [words(.enterOpens)],
      content: ListColumn(
        name: titles.last.flatMap { context.pageName($0) },
        lists: [list(isTold: false, in: context), told, told.apart]))
  }

  private func list(isTold: Bool, in context: ViewContext) -> List {
    let (words, rows) = (context.words, rows(in: context))
    let names = rows.map { words($0.name).width }.max() ?? 0
    let table = Table([.init([], names...names, gap: 2), .init([], 8...60)])
    return List(count: rows.count, selected: selected.row) { index, isSelected in
      let style: Style = isSelected ? .selected : .plain
      let value = value(of: rows[index], in: context)
      let (left, right) = (context.glyphs.brackets.first + " ", " " + context.glyphs.brackets.second)
      let row = table.row([
        Line(words(rows[index].name), style), Line(isSelected ? left + value + right : "  " + value, style),
      ])
      guard isTold else { return row }
      return Rows {
        row
        Paragraph(words(rows[index].meaning), .dim)
      }.whole
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
