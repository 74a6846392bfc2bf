import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The league as pictures, in every size, and what its keys ask for.
@Suite struct LeagueScreenTests {
  let start = ContinuousClock.Instant.now

  static let me = LeagueMembership.Named(id: "me", name: "Mio")
  static let sizes = (
    small: Size(width: 40, height: 15), ordinary: Size(width: 80, height: 24), large: Size(width: 120, height: 40)
  )
  static let time = WallTime("2026-11-21T09:14:03+09:00")

  static func row(_ place: Int, _ name: String, id: String? = nil) -> LeagueTable.Row {
    LeagueTable.Row(
      place: place, player: .init(id: id ?? "\(place)", name: name), points: 12_345 - 100 * place,
      right: 90 - place % 80,
      asked: 100, milliseconds: 345_678, rounds: 20, days: place % 10)
  }

  /// A page of a table with so many rows; the player's own place is `own`, nil for none.
  static func page(
    _ count: Int, own: Int? = 3, selection: LeagueTable.Selection = .init(),
    change: (inout LeaguePage, inout LeagueStatus) -> Void = { _, _ in }
  ) -> LeaguePage {
    let names = ["Aya", "Ken", "結衣", "Élodie", "A name of twenty-four let"]
    let all = (1...max(1, count)).map { place in
      place == own ? row(place, "Mio", id: "me") : row(place, names[place % names.count])
    }
    var page = LeaguePage(selection)
    page.membership = LeagueMembership(
      server: "https://quiz.example.org", league: .init(id: "league", name: "Class 3b"), player: me, joined: 0)
    page.table = LeagueTable(
      selection: selection, rows: count == 0 ? [] : Array(all.prefix(100)),
      own: count == 0 ? nil : own.map { row($0, "Mio", id: "me") }, count: count, made: 0)
    page.made = time
    page.synced = time
    page.tried = time
    var status = LeagueStatus()
    status.synced = 1
    status.players = max(count, 12)
    change(&page, &status)
    page.status = status
    return page
  }

  static func state(_ language: Language, news: [LeagueStatus.News] = []) -> AppState {
    let genre = Catalogue.Genre(
      title: "Food pairings", sets: [Catalogue.Entry(title: "Basics", files: ["x"], questions: 12)])
    var state = AppState(
      version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: [genre]))
    state.league = LeagueState(name: "Class 3b", player: me, news: news)
    state.daily = nil
    return state
  }

  func app(_ language: Language, _ size: Size, _ page: LeaguePage?) -> App {
    var (app, _) = App.opening(
      Opening(screen: LeagueScreen()), size: size, state: LeagueScreenTests.state(language))
    if let page { _ = app.handle(.response(.league(page)), at: start) }
    return app
  }

  func screen(_ language: Language, _ size: Size, _ page: LeaguePage?) -> [String] {
    app(language, size, page).picture(at: start).lines
  }

  @Test func thisWeekInAnOrdinaryWindowInEnglish() {
    expect(
      screen(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5)),
      """
      """)
  }

  @Test func thisWeekInAnOrdinaryWindowInJapanese() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5)),
      """
      """)
  }

  @Test func thisWeekInTheSmallestWindowInEnglish() {
    expect(
      screen(.en, LeagueScreenTests.sizes.small, LeagueScreenTests.page(5)),
      """
      """)
  }

  @Test func thisWeekInTheSmallestWindowInJapanese() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(5)),
      """
      """)
  }

  @Test func thisWeekInALargeWindow() {
    expect(
      screen(.en, LeagueScreenTests.sizes.large, LeagueScreenTests.page(5)),
      """
      """)
  }

  @Test func aHundredRowsScrollAndTheOwnPlaceBeyondThemStays() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(4000, own: 341))
    _ = app.handle(.input(.key(.end)), at: start)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }

  @Test func theOwnPlaceStaysInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(4000, own: 341)),
      """
      """)
  }

  @Test func anEmptyTableSaysSo() {
    expect(
      screen(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(0)),
      """
      """)
  }

  @Test func anEmptyTableSaysSoInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(0)),
      """
      """)
  }

  /// Everything that can be wrong at once.
  static func troubled() -> LeaguePage {
    page(5) { page, status in
      page.isFetching = true
      page.problems = ["~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out of the way"]
      page.refused = [
        .init(code: "question.twice", date: time), .init(code: "round.future", date: time),
        .init(code: "something.new", date: nil),
      ]
      status.waitingRounds = 2
      status.waitingChanges = 1
      status.refusedCount = 3
      status.problem = .init(
        code: "offline", en: "The server does not answer; it is tried again later.",
        ja: "サーバーが応答しません。後でもう一度試します。", retry: nil)
    }
  }

  @Test func whatIsWrongAndWhatWaitsIsSaid() {
    expect(
      screen(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.troubled()),
      """
      """)
  }

  @Test func whatIsWrongIsSaidInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.troubled()),
      """
      """)
  }

  @Test func theDetailsTellWhatWasRefusedAndWhy() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.troubled())
    _ = app.handle(.input(.key(.character("v"))), at: start)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }

  @Test func theDetailsTellWhatWasRefusedAndWhyInJapanese() {
    var app = app(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.troubled())
    _ = app.handle(.input(.key(.character("v"))), at: start)
    _ = app.handle(.input(.key(.end)), at: start)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }

  @Test func byTimeTheTimeIsThereInTheSmallestWindowToo() {
    var app = app(.en, LeagueScreenTests.sizes.small, LeagueScreenTests.page(5))
    _ = app.handle(.input(.key(.character("s"))), at: start)
    _ = app.handle(.input(.key(.character("s"))), at: start)
    let selection = LeagueTable.Selection(order: .time)
    _ = app.handle(.response(.league(LeagueScreenTests.page(5, selection: selection))), at: start)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }

  @Test func withoutALeagueItSaysHowToPlayTogether() {
    for (language, words) in [(Language.en, "tenq league join LINK"), (.ja, "tenq-league serve")] {
      var state = LeagueScreenTests.state(language)
      state.league = nil
      let (app, effects) = App.opening(
        Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
      #expect(effects.isEmpty)
      #expect(app.picture(at: start).lines.contains { $0.contains(words) })
    }
  }

  @Test func joiningInEnglish() {
    var state = LeagueScreenTests.state(.en)
    state.league = nil
    let (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }

  @Test func joiningInTheSmallestWindowInJapanese() {
    var state = LeagueScreenTests.state(.ja)
    state.league = nil
    let (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.small, state: state)
    expect(
      app.picture(at: start).lines,
      """
      """)
  }
}

// What is asked for.
extension LeagueScreenTests {
  private func press(_ key: Key, _ app: inout App) -> [Effect] { app.handle(.input(.key(key)), at: start) }

  @Test func eachKeyAsksForItsTable() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5))
    #expect(press(.tab, &app) == [.readLeague(.init(period: .month), .table)])
    #expect(press(.backTab, &app) == [.readLeague(.init(period: .week), .table)])
    #expect(press(.character("1"), &app) == [.readLeague(.init(period: .day), .table)])
    #expect(press(.character("1"), &app) == [], "it is there already")
    #expect(press(.character("4"), &app) == [.readLeague(.init(period: .all), .table)])
    #expect(press(.character("s"), &app) == [.readLeague(.init(period: .all, order: .right), .table)])
    #expect(press(.character("f"), &app) == [.readLeague(.init(period: .all, game: "timed", order: .right), .table)])
    for _ in Games.modules.dropFirst() { _ = press(.character("f"), &app) }
    #expect(press(.character("f"), &app) == [.readLeague(.init(period: .all, order: .right), .table)])
    #expect(press(.character("u"), &app) == [.readLeague(.init(period: .all, order: .right), .everything)])
    #expect(press(.character("b"), &app) == [])
    #expect(app.picture(at: start).lines.contains { $0.contains("Food pairings › Basics") })
    _ = press(.down, &app)
    _ = press(.down, &app)
    #expect(
      press(.enter, &app) == [
        .readLeague(.init(period: .all, set: "en/Food pairings/Basics", order: .right), .table)
      ])
  }

  @Test func theFilesAreLookedAtOnceASecondWhileSomethingIsFetchedAndNotOtherwise() {
    var page = LeagueScreenTests.page(5)
    var app = app(.en, LeagueScreenTests.sizes.ordinary, page)
    #expect(app.nextChange(after: start) == nil)
    page.isFetching = true
    _ = app.handle(.response(.league(page)), at: start)
    #expect(app.nextChange(after: start) == start + .seconds(1))
    #expect(app.handle(.input(.time), at: start + .milliseconds(999)) == [])
    #expect(app.handle(.input(.time), at: start + .seconds(1)) == [.readLeague(page.selection, .nothing)])
    page.isFetching = false
    _ = app.handle(.response(.league(page)), at: start + .seconds(1))
    #expect(app.nextChange(after: start + .seconds(1)) == nil)
  }

  @Test func aFetchThatNeverEndsIsGivenUp() {
    var page = LeagueScreenTests.page(5)
    page.isFetching = true
    var app = app(.en, LeagueScreenTests.sizes.ordinary, page)
    var now = start
    var looks = 0
    while let next = app.nextChange(after: now), looks < 1000 {
      now = next
      looks += app.handle(.input(.time), at: now).count
      _ = app.handle(.response(.league(page)), at: now)
    }
    #expect(looks == LeagueScreen.pollLimit)
    #expect(app.picture(at: now).lines.contains { $0.contains("No answer yet") })
  }

  @Test func aPageOfAnotherTableIsNotShown() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5))
    _ = press(.character("4"), &app)
    _ = app.handle(.response(.league(LeagueScreenTests.page(7))), at: start)
    #expect(!app.picture(at: start).lines.contains { $0.contains("Aya") })
  }

  @Test func namesCannotDoAnythingButBeShown() {
    var page = LeagueScreenTests.page(1, own: nil)
    let name = "\u{1b}[31mA\u{202e}B\u{200b}\nC" + String(repeating: "長", count: 60)
    page.table = LeagueTable(
      selection: page.selection, rows: [LeagueScreenTests.row(1, name)], own: nil, count: 1, made: 0)
    page.membership?.league.name = name
    for size in [LeagueScreenTests.sizes.small, LeagueScreenTests.sizes.large] {
      for line in screen(.en, size, page) {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f && $0.value != 0x202e })
        #expect(SafeText(line).width <= size.width)
      }
    }
  }

  @Test func theHomeScreenTellsOfNewQuestionsAndWhoMadeThem() {
    let cases: [(makers: [String], en: String, ja: String)] = [
      ([], "Class 3b", "Class 3b"),
      (["Aya"], "Class 3b · 1 new question from Aya", "Class 3b · 新しい問題1問（Aya）"),
      (["Aya", "Ken", "Aya"], "Class 3b · 3 new questions from Aya and Ken", "Class 3b · 新しい問題3問（Aya、Ken）"),
      (
        ["Aya", "Ken", "Sora"], "Class 3b · 3 new questions from Aya, Ken and others",
        "Class 3b · 新しい問題3問（Aya、Ken、ほか）"
      ),
    ]
    for (makers, en, ja) in cases {
      for (language, words) in [(Language.en, en), (.ja, ja)] {
        let news = makers.enumerated().map { LeagueStatus.News(maker: $1, date: $0) }
        let app = App(
          size: LeagueScreenTests.sizes.ordinary, state: LeagueScreenTests.state(language, news: news))
        #expect(app.picture(at: start).lines.contains { $0.hasSuffix(" " + words) }, "\(words)")
      }
    }
  }

  @Test func everyCodeOfARefusalHasWordsInBothLanguages() {
    for reason in LeagueReason.all {
      #expect(!reason.words.en.isEmpty && !reason.words.ja.isEmpty && reason.words.en != reason.words.ja)
    }
    #expect(Set(LeagueReason.all.map(\.code)).count == LeagueReason.all.count)
    #expect(LeagueReason.words("new.code").en.contains("new.code"))
  }
}

// Questions.
extension LeagueScreenTests {
  private func question() throws -> Question {
    try #require(Question(text: "Who made this?", choices: ["Aya", "Ken"], answer: 0, level: 2))
  }

  private func setup(
    _ question: Question, maker: String = "aya", _ source: RoundSetup.TallySource = .league,
    _ tally: QuestionTally = QuestionTally(asked: 3, right: 2, milliseconds: 9600)
  ) -> RoundSetup {
    var setup = RoundSetup(
      game: .endless, selection: .set(genre: "Class 3b", title: "Everyone's questions"), set: "en/Class 3b",
      questions: [ShuffledQuestion(question)], rules: Rules(limit: nil, miss: .settles, verdict: .none), seed: 7,
      tally: tally)
    setup.tallySource = source
    setup.makers[question.id] = LeagueQuestion(
      id: "q", hash: question.id, maker: .init(id: maker, name: "Aya"), date: 0)
    return setup
  }

  private func asked(_ language: Language, _ size: Size, _ setup: RoundSetup) -> App {
    var state = LeagueScreenTests.state(language)
    state.moves = false
    var (app, _) = App.opening(Opening(screen: EndlessScreen()), size: size, state: state)
    _ = app.handle(.response(.dealt(setup)), at: start)
    _ = app.handle(.shown, at: start)
    return app
  }

  @Test func endlessSaysWhoMadeAQuestionAndHowAllPlayersAnsweredIt() throws {
    let setup = setup(try question())
    let (wide, small) = (LeagueScreenTests.sizes.large, LeagueScreenTests.sizes.small)
    #expect(
      asked(.en, wide, setup).picture(at: start).lines[0]
        == " Endless   Class 3b › Everyone's questions  ★★☆  by Aya         all players: right 66.7 %   average 3.2 s")
    #expect(
      asked(.ja, wide, setup).picture(at: start).lines[0]
        == " もっと解く   Class 3b › Everyone's questions  ★★☆  作：Aya             全員の正答率 66.7%   平均 3.2秒")
    #expect(asked(.en, small, setup).picture(at: start).lines[0] == " Endless   all: right 66.7 %  average 3.2 s")
    #expect(asked(.ja, small, setup).picture(at: start).lines[0] == " もっと解く  全員の正答率 66.7%  平均 3.2秒")
  }

  @Test func whatNobodyElseAnsweredIsSaidToBeOnesOwn() throws {
    let wide = LeagueScreenTests.sizes.large
    let own = setup(try question(), .playerInLeague)
    #expect(asked(.en, wide, own).picture(at: start).lines[0].contains("your answers: right 66.7 %"))
    #expect(asked(.ja, wide, own).picture(at: start).lines[0].contains("自分の正答率 66.7%"))
    let first = setup(try question(), .playerInLeague, QuestionTally())
    #expect(asked(.ja, wide, first).picture(at: start).lines[0].contains("初めての挑戦者です！"))
  }

  @Test func aQuestionOfAnotherPlayerCanBeReported() throws {
    let setup = setup(try question())
    var app = asked(.en, LeagueScreenTests.sizes.ordinary, setup)
    let later = start + .seconds(1)
    _ = app.handle(.input(.key(.character("1"))), at: later)
    #expect(app.picture(at: later).lines[23].contains("! report"))
    let then = later + .seconds(1)
    _ = app.handle(.input(.key(.character("!"))), at: then)
    for character in "wrong" { _ = app.handle(.input(.key(.character(character))), at: then) }
    let effects = app.handle(.input(.key(.enter)), at: then)
    let entry = try #require(setup.makers.values.first)
    #expect(effects == [.report(entry, reason: "wrong")])
    _ = app.handle(.response(.reported(problem: nil)), at: then)
    #expect(app.picture(at: then).lines.contains { $0.contains("✓ Reported.") })
    _ = app.handle(.input(.key(.escape)), at: then)
    #expect(app.picture(at: then).lines[0].hasPrefix(" Endless"))
  }

  @Test func onesOwnQuestionIsNot() throws {
    var app = asked(.en, LeagueScreenTests.sizes.ordinary, setup(try question(), maker: "me"))
    let later = start + .seconds(1)
    _ = app.handle(.input(.key(.character("1"))), at: later)
    #expect(!app.picture(at: later).lines[23].contains("report"))
    _ = app.handle(.input(.key(.character("!"))), at: later + .seconds(1))
    #expect(app.picture(at: later).lines[0].hasPrefix(" Endless"))
  }

  @Test func theFormSharesUnlessOneSaysOtherwise() {
    var app = App(size: LeagueScreenTests.sizes.ordinary, state: LeagueScreenTests.state(.en))
    let row = HomeScreen.items(in: app.context.state).firstIndex(of: .make) ?? 0
    _ = press(.character(Character("\(row + 1)")), &app)
    func fill(_ app: inout App) {
      for word in ["What?", "a", "b", "c", "d"] {
        for character in word { _ = press(.character(character), &app) }
        _ = press(.down, &app)
      }
      _ = press(.down, &app)
    }
    fill(&app)
    var without = app
    _ = press(.character(" "), &without)
    #expect(without.picture(at: start).lines.contains { $0.contains("[ ] Share with Class 3b") })
    #expect(app.picture(at: start).lines.contains { $0.contains("[x] Share with Class 3b") })
    for (app, shares) in [(app, true), (without, false)] {
      var app = app
      _ = press(.enter, &app)
      let effects = app.handle(.input(.key(.enter)), at: start + .seconds(1))
      guard case .changeOwn(.add, let said)? = effects.first else {
        Issue.record("nothing is added")
        continue
      }
      #expect(said == shares)
    }
  }

  @Test func theStatisticsTellHowAllPlayersAnswered() throws {
    var page = try StatisticsScreenTests.page()
    let id = QuestionID(text: "How long is a fortnight?", rightChoice: "14 days")
    page.league[id] = QuestionTally(asked: 45, right: 30, milliseconds: 144_000)
    page.makers[id] = LeagueQuestion(id: "q", hash: id, maker: .init(id: "aya", name: "Aya"), date: 0)
    let state = LeagueScreenTests.state(.en)
    var (app, _) = App.opening(
      Opening(screen: StatisticsScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    _ = app.handle(.shown, at: start)
    _ = app.handle(.response(.statistics(page)), at: start)
    let lines = app.picture(at: start).lines
    #expect(lines[2].contains("League"))
    #expect(lines.contains { $0.contains("How long is a fortnight?") && $0.contains("66.7%") })
    _ = press(.end, &app)
    _ = press(.enter, &app)
    let detail = app.picture(at: start).lines
    #expect(detail.contains { $0.contains("All players: asked 45 times, 66.7% right, 3.200 s on average") })
    #expect(detail.contains { $0.contains("by Aya") })
    #expect(detail[23].contains("! report"))
  }
}
