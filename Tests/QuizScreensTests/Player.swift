import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Plays the app as a value: keys in, pictures out, in a world that answers at once and where time passes only when
/// told.
struct Player {
  private(set) var app: App
  private(set) var now: ContinuousClock.Instant
  /// Records that were asked to be saved, in order.
  private(set) var saved: [RoundRecord] = []
  /// Effects that the world does not answer, in order: bell, redraw, suspend, quit.
  private(set) var actions: [Effect] = []
  /// Why nothing can be saved; nil when it can.
  var saveProblem: String?
  /// What the log holds, newest first.
  var history: [RoundRecord] = []
  /// How many questions were missed.
  var missed = 0
  /// What a selection holds.
  var facts = SelectionFacts(usable: 40, skipped: 0)
  private var state: AppState

  init(
    _ language: Language = .en, size: Size = Size(width: 80, height: 24), glyphs: Glyphs = .unicode,
    moves: Bool = true, change: (inout AppState) -> Void = { _ in }
  ) {
    var state = AppState(version: "0.1.0", language: language, catalogue: Player.catalogue(language))
    state.glyphs = glyphs
    state.moves = moves
    state.selection = state.catalogue.selections[1]
    state.guidance = Player.guidance(language)
    change(&state)
    self.state = state
    now = .now
    app = App(size: size, state: state)
    settle([])
  }

  /// Presses keys one after the other, the picture being shown after each.
  mutating func press(_ keys: Key...) {
    for key in keys { send(.input(.key(key))) }
  }

  /// Types characters one after the other.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Opens the entry of the home screen that begins with `name`, wherever it stands in the list.
  mutating func openEntry(_ name: String) {
    guard let row = screen.firstIndex(where: { $0.contains(" \(name)  ") || $0.hasSuffix(" \(name)") }) else { return }
    click(canvas.size.width / 2, row)
  }

  /// Chooses an entry of the home screen.
  mutating func choose(_ item: HomeScreen.Item) {
    guard let row = HomeScreen.items(in: app.context.state).firstIndex(of: item) else { return }
    if row < 9 { return type("\(row + 1)") }
    press(.home)
    for _ in 0..<row { press(.down) }
    press(.enter)
  }

  /// Clicks into a cell.
  mutating func click(_ x: Int, _ y: Int) {
    send(.input(.mouse(Mouse(point: Point(x: x, y: y), action: .press))))
    send(.input(.mouse(Mouse(point: Point(x: x, y: y), action: .release))))
  }

  /// Lets time pass, waking exactly when the app wants to be woken.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let next = app.nextChange(after: now), next <= end {
      now = max(now, next)
      send(.input(.time))
    }
    now = end
  }

  /// Lets time pass with nobody awake, as when the process is stopped.
  mutating func sleep(_ duration: Duration) { now += duration }

  /// Lets something happen, does what follows, and shows the picture.
  mutating func send(_ event: App.Event) { settle(app.handle(event, at: now)) }

  /// The picture as lines of text.
  var screen: [String] { app.picture(at: now).lines }

  /// The picture.
  var canvas: Canvas { app.picture(at: now) }

  private mutating func settle(_ effects: [Effect]) {
    var effects = effects
    while true {
      while !effects.isEmpty {
        let effect = effects.removeFirst()
        for event in answer(effect) { effects += app.handle(event, at: now) }
      }
      effects = app.handle(.shown, at: now)
      if effects.isEmpty { return }
    }
  }

  private mutating func answer(_ effect: Effect) -> [App.Event] {
    switch effect {
    case .inspect(let selection): return [.response(.inspected(selection, facts))]
    case .deal(let request): return [.response(.dealt(deal(request)))]
    case .drawSeed: return [.response(.seed(7))]
    case .goOnCounting:
      state.rounds += 1
      state.isCounting = state.rounds < 3
      return [.state(state)]
    case .findMissed:
      state.missed = .known(missed)
      return [.state(state)]
    case .save(let round): return save(RoundRecord(round, id: "id-\(saved.count)", date: Player.date))
    case .saveAgain(let record): return save(record)
    case .readHistory(let game, let count):
      let records = history.filter { game == nil || $0.game == game }
      return [
        .response(
          .history(HistoryPage(game: game, records: Array(records.prefix(count)), hasMore: records.count > count)))
      ]
    case .readStatistics:
      var tallies: [QuestionID: QuestionTally] = [:]
      for record in saved { tallies.add(record) }
      return [.response(.statistics(StatisticsPage(Statistics(tallies, at: QuestionLocations(of: Set(tallies.keys))))))]
    case .readOwn: return [.response(.own([], problem: nil))]
    case .changeOwn(let change): return [.response(.ownChanged(change))]
    case .keep(let settings):
      state.chosenSettings = settings
      state.settings = settings
      return [.state(state), .response(.kept(problem: saveProblem))]
    case .bell, .redraw, .suspend, .quit:
      actions.append(effect)
      return []
    }
  }

  private mutating func save(_ record: RoundRecord) -> [App.Event] {
    if let saveProblem { return [.response(.notSaved(record, best: nil, reason: saveProblem))] }
    saved.append(record)
    return [.response(.saved(record, best: saved.dropLast().map { $0.score(in: Games.list) }.max { $1.beats($0) }))]
  }

  /// Deals in the order of the list below, the choices in the order of the bank.
  private func deal(_ request: RoundRequest) -> RoundSetup {
    let selection: Selection?
    let questions: [Question]
    switch request.questions {
    case .selection(let chosen): (selection, questions) = (chosen, Player.questions(state.language))
    case .again(let missed, of: let chosen): (selection, questions) = (chosen, missed)
    case .any: (selection, questions) = (.everything, Player.questions(state.language))
    }
    var rules = Rules.timed
    rules.limit = state.limit
    if request.game == .missing, case .any = request.questions {
      return Player.sums(rules)
    }
    // Rules of its own, as the game itself has them.
    if let own = Games.list[request.game], own.comparison == .anyLength {
      let source = RoundSource(
        questions: .list(questions), selection: selection, set: "", count: .max, rules: rules, seed: 7)
      rules = own.deal?(source).rules ?? rules
    }
    let count: Int
    switch request.game {
    case .practice: (rules, count) = (.practice, .max)
    case .endless: (rules, count) = (Rules(limit: nil, miss: .settles, verdict: .none), 1)
    case _: count = if case .again = request.questions { .max } else { state.questions }
    }
    return RoundSetup(
      game: request.game, selection: request.game == .missing ? nil : selection,
      set: selection.map(state.catalogue.logName) ?? request.game.rawValue,
      questions: questions.prefix(count).map { ShuffledQuestion($0) }, rules: rules, seed: 7,
      tally: request.game == .endless ? QuestionTally() : nil)
  }

  /// Ten sums, always the same.
  static func sums(_ rules: Rules = .timed) -> RoundSetup {
    let source = RoundSource(questions: .none, selection: nil, set: "missing", count: 5, rules: rules, seed: 7)
    return Game.missing.deal?(source)
      ?? RoundSetup(game: .missing, selection: nil, set: "", questions: [], rules: rules, seed: 7)
  }
}

extension Player {
  static let date = WallTime("2026-11-21T09:14:03+09:00") ?? .epoch

  static func catalogue(_ language: Language) -> Catalogue {
    func entry(_ title: String) -> Catalogue.Entry { Catalogue.Entry(title: title, files: ["x"], questions: 12) }
    return switch language {
    case .en:
      Catalogue(
        language: "en",
        genres: [
          .init(title: "Food pairings", sets: [entry("Basics"), entry("Through the seasons")]),
          .init(title: "Science", sets: [entry("The body")]),
        ])
    case .ja:
      Catalogue(
        language: "ja",
        genres: [
          .init(title: "食べ合わせ", sets: [entry("基本"), entry("季節の食卓")]),
          .init(title: "科学", sets: [entry("からだ")]),
        ])
    }
  }

  static func guidance(_ language: Language) -> [AppState.Guide] {
    switch language {
    case .en:
      [
        .init(title: "Five questions", text: "Drawn from the bank, and none comes twice."),
        .init(title: "Ten seconds each", text: "When they are up, the next question comes."),
        .init(title: "To answer", text: "Press 1-4, or move with the arrows and Enter."),
      ]
    case .ja:
      [
        .init(title: "5問で1セット", text: "問題集から重ならないように5問が出ます。"),
        .init(title: "1問10秒", text: "10秒たつと不正解になり、次の問題へ進みます。"),
      ]
    }
  }

  /// Questions whose right answer is the first panel.
  static func questions(_ language: Language) -> [Question] {
    let rows: [(String, [String], String?)]
    switch language {
    case .en:
      rows = [
        (
          "Which vegetable was long said not to go with raw tomato, because it breaks down vitamin C?",
          ["Cucumber", "Pumpkin", "Daikon", "Lotus root"],
          "Cucumber holds an enzyme, ascorbinase, that oxidises vitamin C. Later work showed that the vitamin is not lost to the body."
        ),
        ("What is the chemical symbol for tungsten?", ["W", "Tu", "Tn", "Tg"], nil),
        ("Which planet is closest to the Sun?", ["Mercury", "Venus", "Mars", "Saturn"], nil),
        ("How many sides does a hexagon have?", ["6", "5", "7", "8"], nil),
        ("Which gas do plants take in?", ["Carbon dioxide", "Oxygen", "Nitrogen", "Helium"], nil),
      ]
    case .ja:
      rows = [
        (
          "胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われてきた食べ物は次のうちどれか？",
          ["スイカ", "梅干し", "ゆで卵", "ソーセージ"], "水分の多いスイカが胃液を薄め、油の消化を妨げるとされてきました。"
        ),
        ("タングステンの元素記号はどれか？", ["W", "Tu", "Tn", "Tg"], nil),
        ("太陽に最も近い惑星はどれか？", ["水星", "金星", "火星", "土星"], nil),
        ("六角形の辺は何本か？", ["6本", "5本", "7本", "8本"], nil),
        ("植物が吸う気体はどれか？", ["二酸化炭素", "酸素", "窒素", "ヘリウム"], nil),
      ]
    }
    return rows.compactMap { Question(text: $0.0, choices: $0.1, answer: 0, explanation: $0.2) }
  }

  /// A record of the past.
  static func record(
    _ number: Int, game: Game.ID = .timed, set: String = "en/Food pairings/Basics", correct: Int = 4, asked: Int = 5,
    milliseconds: Int = 23_456, pauses: Int = 0
  ) -> RoundRecord {
    let id = QuestionID(hash: UInt64(number))
    return RoundRecord(
      id: "past-\(number)", date: date, game: game, set: set, asked: asked, correct: correct,
      misses: asked - correct, milliseconds: milliseconds, limit: 10_000, pauses: pauses, seed: 7,
      answers: (0..<asked).map {
        .init(question: id, choice: $0 < correct ? 1 : nil, correct: $0 < correct, milliseconds: milliseconds / asked)
      })
  }

  /// A past of seven rounds, newest first.
  static func past(_ language: Language) -> [RoundRecord] {
    let set = language == .ja ? "ja/食べ合わせ/基本" : "en/Food pairings/Basics"
    return [
      record(1, set: set), record(2, set: set, correct: 5, milliseconds: 12_345),
      record(3, game: .missing, set: "missing", correct: 8, asked: 10, milliseconds: 41_020),
      record(4, set: set, correct: 3, milliseconds: 31_007, pauses: 1),
      record(5, game: .practice, set: set, correct: 7, asked: 10, milliseconds: 64_800),
      record(6, set: set, correct: 2, milliseconds: 38_900), record(7, set: set, correct: 4, milliseconds: 20_111),
    ]
  }
}

/// Compares a whole screen with the lines it should have.
func expect(_ screen: [String], _ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let wanted = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if screen != wanted {
    let difference = zip(screen, wanted).enumerated().first { $1.0 != $1.1 }
    let place =
      difference.map { "line \($0.offset):\n  is   |\($0.element.0)|\n  want |\($0.element.1)|" }
      ?? "the number of lines"
    Issue.record("the screen differs at \(place)\n\(screen.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
