import QuizCore
import TerminalKit

/// The rules of a new room; Enter opens it.
struct LiveRulesScreen: ListPage {
  enum Command: Hashable, Sendable {
    case change(Int)
    case open
  }

  static let keys = ListKeys.table(
    omitted: [.open, .jump, .back],
    own: [
      .init(
        [.enter, " "], .own(.open), hint: .hintOpenRoom, help: .hintOpenRoom, helpName: "Enter Space", dropped: .last),
      .init(
        "←→", ListCommand.changes(Command.change), hint: .hintChange, help: .hintChange,
        helpName: "←→ h l  - +", dropped: .later),
      .init([.escape, "q", .backspace], .list(.back), hint: .hintBack, dropped: .last),
    ], ListCommand<Command>.list)

  static let keyTables = [ScreenKeys(.rules, keys)]

  static let opensByClick = false

  let selection: Selection
  private var rules: LiveRules
  /// The days it stays open; 0 if all play at once.
  private var days = 0
  private var isInLeague = false
  var selected = ListSelection()

  init(_ selection: Selection, in state: AppState) {
    self.selection = selection
    rules = LiveRules(limit: max(1000, (state.limit ?? Rules.tenSeconds).inMilliseconds))
  }

  // Rooms stay open for days from now.
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
    case .seconds:
      rules.limit = 1000 * next(after: rules.limit / 1000, by: step, of: [5, 8, 10, 15, 20, 30, 45, 60, 90, 120])
    case .teams: rules.teams = next(after: rules.teams, by: step, of: [0, 2, 3, 4])
    case .pace:
      let pace = next(after: (rules.pace ?? 0) / 1000, by: step, of: [0, 4, 8, 15])
      rules.pace = pace == 0 ? nil : pace * 1000
    case .names: rules.hidesNames.toggle()
    case .open: days = next(after: days, by: step, of: [0, 1, 3, 7, 14, 30])
    case .server: isInLeague.toggle()
    }
    return []
  }

  /// The next or previous of sorted values.
  private func next(after value: Int, by step: Int, of values: [Int]) -> Int {
    (step > 0 ? values.first { $0 > value } : values.last { $0 < value }) ?? value
  }

  private func openRoom(in context: ViewContext) -> [Action] {
    var rules = rules
    if days > 0 { rules.openUntil = context.state.time.map { ($0.secondsSince1970 + days * 86_400) * 1000 } }
    let run: LiveRun =
      isInLeague ? .hostInLeague(resumes: false) : .host(port: nil, bind: nil, resumes: false, words: nil)
    let effect = LiveEffect.host(RoundRequest(.live, .selection(selection)), rules, run)
    return [.replace(LiveHostScreen(effect, set: context.state.logName(of: selection, for: .live)))]
  }

  var helpTopic: HelpScreen.Topic { .rules }

  private func value(of rule: LiveRule, in context: ViewContext) -> SafeText {
    let words = context.words
    switch rule {
    case .questions: return "\(context.state.questions)"
    case .seconds: return words(.seconds("\(rules.limit / 1000)"))
    case .teams: return rules.teams == 0 ? words(.noTeams) : "\(rules.teams)"
    case .pace: return words(rules.pace.map { .after($0 / 1000) } ?? .byEnter)
    case .names: return words(rules.hidesNames ? .liveHidden : .liveShown)
    case .open: return words(days > 0 ? .days(days) : .together)
    case .server: return words(isInLeague ? .inTheLeague : .onThisNetwork)
    }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let titles = words.titles(of: selection, glyphs: context.glyphs)
    let explained = list(hasMeanings: true, in: context)
    return Page(
      title: titles.map { words(.live) + "   " + $0 } + titles, details: [words(.enterOpens)],
      content: ListColumn(
        name: titles.last.flatMap { context.pageName($0) },
        lists: [list(hasMeanings: false, in: context), explained, explained.apart]))
  }

  private func list(hasMeanings: Bool, in context: ViewContext) -> List {
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
      guard hasMeanings else { return row }
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
}
