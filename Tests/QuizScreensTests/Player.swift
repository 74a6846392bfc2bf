import QuizCore
import QuizStore
import Synchronization
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// Plays the app as a value: keys in, pictures out. What happens behind the screens happens for real, in a home folder
/// of the player's own; time passes only on request.
struct Player: Stage {
  private(set) var app: App
  var now: Instant
  /// Whether the countdown before a round is skipped, for tests of what follows it.
  var skipsCountdown = true
  /// Records that were saved, in order.
  private(set) var saved: [RoundRecord] = []
  /// All effects that screens asked for, in order.
  private(set) var effects: [Effect] = []
  /// Every picture that was shown, where they are kept.
  var pictures: [[String]]?
  /// The effects left to the event loop, in order: those on the terminal, and leaving.
  private(set) var loopEffects: [Effect] = []
  /// What to say of why nothing can be saved, from when on nothing can; nil when it can.
  var saveProblem: String? { didSet { home.isBlocked = saveProblem != nil } }
  /// What a set holds from now on, though the catalogue was read before.
  var facts = SelectionFacts(usable: 40, skipped: 0) { didSet { writeFacts() } }
  /// What is put in the place of what the handler knows.
  private let overrides: [(inout AppState) -> Void]
  private let home: PlayerHome
  private let language: Language
  private let options: CommandLineOptions
  private let games: Games
  private var handler: EffectHandler

  /// `change` sets settings, which then hold as by options of the command line, what Play draws from and what is chosen
  /// on screen, which is then in the file, and what else the first picture is to show.
  init(
    _ language: Language = .en, size: Size = .ordinary, glyphs: Glyphs = .unicode,
    moves: Bool = true, home: PlayerHome = PlayerHome(), opens screen: (any Screen)? = nil,
    games: Games = .all, change: (inout AppState) -> Void = { _ in }
  ) {
    self.home = home
    self.language = language
    self.games = games
    var options = CommandLineOptions(seed: 7)
    if glyphs == .ascii { options.settings[.ascii] = .ascii }
    if !moves { options.settings[.motion] = false }
    let isFresh = home.isFresh
    home.writeBanks(language, usable: 12)
    home.writeGuidance(language)
    let known =
      isFresh
      ? Player.known(options, language, glyphs, moves, games) : Player.handler(options, language, home, games).state
    var state = known
    state.files = []
    state.selection = known.catalogue.selections[1]
    change(&state)
    for setting in SettingsList.all where state.settings[setting] != known.settings[setting] {
      options.settings[setting] = state.settings[setting]
    }
    if state.glyphs.isASCII { options.settings[.ascii] = .ascii }
    var file = state.chosenSettings
    file.selection = state.selection
    try? SettingsFile(path: home.environment(language).locations.settings, list: SettingsList.all).save(
      SettingsChange(to: file))
    overrides = Player.overrides(from: known, to: state)
    self.options = options
    handler = Player.handler(options, language, home, games)
    now = .zero
    app = App(size: size, state: handler.state)
    writeFacts()
    let shown = dressed(handler.state)
    app = App(size: size, state: shown)
    var effects: [Effect] = []
    if let screen { (app, effects) = App.opening(Opening(screen: screen), size: size, state: shown) }
    settle(effects)
  }

  /// Chooses an entry of the home screen, and presses keys.
  @discardableResult
  mutating func choose(_ item: HomeScreen.Item, _ keys: Key...) -> Self {
    if let key = app.key(of: item) { press(key) }
    for key in keys { press(key) }
    return self
  }

  /// Opens the help, also where it asks first.
  @discardableResult
  mutating func openHelp() -> Self {
    press(.function(1))
    if !canvas.lines[0].contains(Localizer(app.context.state.language)(.help).string) { press(.function(1)) }
    return self
  }

  /// Lets something happen, does what follows, and shows the picture.
  mutating func send(_ event: App.Event) {
    var effects: [Effect] = []
    if case .input(.time) = event {
    } else if handler.noticeNewDay() {
      effects = app.handle(.state(dressed(handler.state)), at: now)
    }
    settle(effects + app.handle(event, at: now))
  }

  private mutating func settle(_ effects: [Effect]) {
    var effects = effects
    while true {
      while !effects.isEmpty {
        let effect = effects.removeFirst()
        for event in answer(effect) {
          effects += app.handle(event, at: now)
          if case .response(RoundResponse.dealt) = event, skipsCountdown, app.screens.last is CountdownScreen {
            effects += app.handle(.input(.key(.enter)), at: now)
          }
        }
      }
      if pictures != nil {
        let picture = screen
        pictures?.append(picture)
      }
      effects = app.handle(.shown, at: now)
      // The home screen asks when nothing else is left to do; the counting of a long log is for a test to wait for.
      if effects.isEmpty, isLookedUp, let next = app.nextChange(after: now), next <= now {
        effects = app.handle(.input(.time), at: now)
      }
      if effects.isEmpty { return }
    }
  }

  /// Whether the home screen has still to find out what was missed, or which day it is.
  private var isLookedUp: Bool {
    let state = app.context.state
    if case .unknown = state.missed, !state.isCounting { return true }
    return state.today == nil
  }

  private mutating func answer(_ effect: Effect) -> [App.Event] {
    effects.append(effect)
    guard case .store(let effect) = effect else {
      loopEffects.append(effect)
      return []
    }
    if case .deal(let request) = effect {
      home.drawsByChance = if request.game == .missing, case .any = request.questions { true } else { false }
    }
    return handler.perform(effect).map { event in
      switch event {
      case .state(let state): return .state(dressed(state))
      case .response(RoundResponse.saved(let record, _)):
        saved.append(record)
        return event
      case .response(RoundResponse.notSaved(let record, let best, let reason)):
        return .response(RoundResponse.notSaved(record, best: best, reason: saveProblem ?? reason))
      case _: return event
      }
    }
  }

  /// The state with what is put in the place of what the handler knows.
  private func dressed(_ state: AppState) -> AppState { overrides.reduce(into: state) { $1(&$0) } }

  private mutating func writeFacts() {
    home.writeBanks(language, usable: facts.usable ?? 0, skipped: facts.skipped)
    handler.files = [:]
  }

  /// Has the next round or board dealt from the seed that was the first.
  mutating func beginSeedsAnew() { handler.seeds = SeedSequence(first: options.seed) }

  /// Begins the log anew with these records, newest first, as another program would: screens see it when they read it.
  mutating func remember(_ records: [RoundRecord]) {
    home.writeLog(records)
    handler = Player.handler(options, language, home, games)
  }

  /// Restarts the log with a round that missed this many questions, and updates the state.
  mutating func miss(_ count: Int) {
    let answers = Player.questions(language).prefix(count).map {
      RoundRecord.Answer(question: $0.id, choice: 2, correct: false, milliseconds: 1000)
    }
    remember([
      Player.record(id: "missed", set: "x", correct: 0, asked: count, milliseconds: 1000 * count, answers: answers)
    ])
    send(.state(dressed(handler.state)))
  }

  /// What a program knows in a home where nothing was ever played, found out once for all that are alike.
  private static func known(
    _ options: CommandLineOptions, _ language: Language, _ glyphs: Glyphs, _ moves: Bool, _ games: Games
  ) -> AppState {
    let kind = "\(language) \(glyphs.isASCII) \(moves) \(games.list.games.map(\.id))"
    if let known = knownStates.withLock({ $0[kind] }) { return known }
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    home.writeGuidance(language)
    let known = handler(options, language, home, games).state
    knownStates.withLock { $0[kind] = known }
    return known
  }

  private static let knownStates = Mutex<[String: AppState]>([:])

  private static func handler(
    _ options: CommandLineOptions, _ language: Language, _ home: PlayerHome, _ games: Games
  ) -> EffectHandler {
    do {
      var handler = EffectHandler(try Session(options, in: home.environment(language)), games: games, given: home.given)
      handler.finishLoading()
      return handler
    } catch { fatalError("the player's home is no home: \(error)") }
  }

  /// What differs between two states and is neither a setting nor the selection.
  private static func overrides(from known: AppState, to state: AppState) -> [(inout AppState) -> Void] {
    var overrides: [(inout AppState) -> Void] = [{ $0.files = state.files }]
    func keep<each Value: Equatable>(_ paths: repeat WritableKeyPath<AppState, each Value>) {
      for path in repeat each paths {
        let value = state[keyPath: path]
        if value != known[keyPath: path] { overrides.append { $0[keyPath: path] = value } }
      }
    }
    keep(
      \.catalogue, \.rounds, \.roundsByGame, \.isCounting, \.played, \.bests, \.memories, \.missed, \.elsewhere,
      \.today, \.saveProblem, \.bindings, \.settingsProblems)
    return overrides
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

  /// Genres and their sets.
  static func genres(_ language: Language) -> [(title: String, sets: [String])] {
    switch language {
    case .en: [("Food pairings", ["Basics", "Through the seasons"]), ("Science", ["The body"])]
    case .ja: [("食べ合わせ", ["基本", "季節の食卓"]), ("科学", ["からだ"])]
    }
  }

  static func catalogue(_ language: Language) -> Catalogue {
    Catalogue(
      language: language.rawValue,
      genres: genres(language).map { genre in
        Catalogue.Genre(
          title: genre.title, sets: genre.sets.map { Catalogue.Entry(title: $0, files: ["x"], questions: 12) })
      })
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
        ), ("What is the chemical symbol for tungsten?", ["W", "Tu", "Tn", "Tg"], nil),
        ("Which planet is closest to the Sun?", ["Mercury", "Venus", "Mars", "Saturn"], nil),
        ("How many sides does a hexagon have?", ["6", "5", "7", "8"], nil),
        ("Which gas do plants take in?", ["Carbon dioxide", "Oxygen", "Nitrogen", "Helium"], nil),
      ]
    case .ja:
      rows = [
        (
          "胃腸の働きを弱めるとされ、昔から「天ぷら」と食べ合わせが良くないと言われてきた食べ物は次のうちどれか？", ["スイカ", "梅干し", "ゆで卵", "ソーセージ"],
          "水分の多いスイカが胃液を薄め、油の消化を妨げるとされてきました。"
        ), ("タングステンの元素記号はどれか？", ["W", "Tu", "Tn", "Tg"], nil), ("太陽に最も近い惑星はどれか？", ["水星", "金星", "火星", "土星"], nil),
        ("六角形の辺は何本か？", ["6本", "5本", "7本", "8本"], nil), ("植物が吸う気体はどれか？", ["二酸化炭素", "酸素", "窒素", "ヘリウム"], nil),
      ]
    }
    return rows.compactMap { Question(text: $0.0, choices: $0.1, answer: 0, explanation: $0.2) }
  }

  /// A record of the past; without `answers` all are those of one question.
  static func record(
    _ number: Int = 0, id: String? = nil, game: Game.ID = .timed, set: String = "en/Food pairings/Basics",
    correct: Int = 4, asked: Int = 5, milliseconds: Int = 23_456, limit: Int = 10_000, pauses: Int = 0,
    seed: UInt64 = 7, sitting: String? = nil, date: WallTime = Player.date, answers: [RoundRecord.Answer]? = nil
  ) -> RoundRecord {
    let same = (0..<asked).map { place in
      RoundRecord.Answer(
        question: QuestionID(hash: UInt64(number)), choice: place < correct ? 1 : nil, correct: place < correct,
        milliseconds: milliseconds / asked)
    }
    return RoundRecord(
      id: id ?? "past-\(number)", date: date, game: game, set: set, asked: asked, correct: correct,
      misses: asked - correct, milliseconds: milliseconds, limit: limit, pauses: pauses, seed: seed, sitting: sitting,
      answers: answers ?? same)
  }

  /// Daily rounds on this many days up to a day, each with four right of five.
  static func dailies(_ count: Int, until last: Day, _ language: Language) -> [RoundRecord] {
    (0..<count).reversed().map { number in
      let day = last.advanced(by: -number)
      let date = WallTime(secondsSince1970: day.number * 86_400 + 43_200, offset: 0) ?? .epoch
      return Player.record(
        id: "daily-\(day)", game: .daily, set: Daily.logName(language.rawValue),
        seed: Daily.seed(of: day, language: language.rawValue), date: date, answers: [])
    }
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

// Players in the middle of games.
extension Player {
  /// A player on the home screen after three rounds, each with one more miss than the one before it.
  static func experienced(_ language: Language, _ size: Size) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    home.writeLog(
      (0..<3).map { round in
        Player.record(
          id: "round-\(round)", set: language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本", correct: 4 - round,
          milliseconds: 12_345,
          answers: Player.questions(language).enumerated().map { place, question in
            .init(question: question.id, choice: place <= round ? 2 : 1, correct: place > round, milliseconds: 2469)
          })
      })
    return Player(language, size: size, home: home)
  }

  /// Answers the first question of a timed round after two seconds.
  @discardableResult
  mutating func answer(_ key: String) -> Self {
    self = asked(for: .seconds(2))
    return type(key, then: .milliseconds(300))
  }

  /// In front of the first question of a timed round.
  func started() -> Player { having { $0.press(.enter) } }

  /// Having thought about the first question of a timed round for a while.
  func asked(for duration: Duration) -> Player { having { $0.press(.enter, then: duration) } }

  /// A player who missed the first question, got the second right, and let the rest run out.
  static func finished(_ language: Language, _ size: Size = .ordinary) -> Player {
    var player = Player(language, size: size).asked(for: .milliseconds(7300))
    player.type("2")
    player.type("1", after: .seconds(5))
    for _ in 3...5 { player.letRunOut() }
    return player.wait(.seconds(20))
  }

  /// Goes on from a verdict that can be read.
  @discardableResult
  mutating func proceed() -> Self { press(.enter, after: .milliseconds(300)) }

  /// Answers questions by these digits, each so long after it came, and goes on from each verdict.
  @discardableResult
  mutating func play(_ digits: String, each duration: Duration = .seconds(1)) -> Self {
    for digit in digits {
      type(String(digit), after: duration)
      proceed()
    }
    return self
  }

  /// Lets the time of a question run out, and goes on after its verdict.
  @discardableResult
  mutating func letRunOut() -> Self { press(.enter, after: .seconds(12)) }

  /// The first set.
  static func basics(_ language: Language) -> Selection {
    .set(genre: genres(language)[0].title, title: genres(language)[0].sets[0])
  }

  /// In front of the first question of practice.
  func practising() -> Player { having { $0.choose(.game(.practice), .enter) } }

  /// In front of the first sum of missing number.
  func adding() -> Player { having { $0.choose(.game(.missing), .enter) } }

  /// A player in front of a board of panels, of the page before the first board, or on the home screen.
  static func panels(
    _ language: Language = .en, _ size: Size = .ordinary, opensHome: Bool = false, starts: Bool = true,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = Player(language, size: size, opens: opensHome ? nil : StartScreen(.panels, nil), change: change)
    if starts, !opensHome { player.press(.enter) }
    return player
  }

  /// The keys that solve the board of seed 7 but for the last row; it is solved by 3, 4, 4, 5, 3.
  static let almostCleared = "3445"

  /// A player whose board of seed 7 is cleared after so long.
  static func cleared(
    _ language: Language = .en, _ size: Size = .ordinary, after duration: Duration = .milliseconds(18_234),
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = panels(language, size, change: change)
    player.type(almostCleared, after: .seconds(1))
    return player.type("3", after: duration - .seconds(1))
  }
}

extension [String] {
  /// The lines of a screen below each other, for what a failing test says.
  var picture: String { "\n" + joined(separator: "\n") }
}

extension App {
  /// The key that opens an entry of the home screen; nil where it is not there.
  func key(of item: HomeScreen.Item) -> Key? {
    HomeScreen.key(of: item, among: HomeScreen.items(in: context.state)).map { .character($0) }
  }
}
