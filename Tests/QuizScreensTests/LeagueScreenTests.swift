import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The league's screen: what its keys ask for. Its pictures are in files of their own.
@Suite struct LeagueScreenTests {
  let start = Instant.zero

  static let me = LeagueMembership.Named(id: "me", name: "Mio")
  static let sizes = (small: Size.small, ordinary: Size.ordinary, large: Size.wide)
  static let time = WallTime("2026-11-21T09:14:03+09:00")

  static func row(_ place: Int, _ name: String, id: String? = nil) -> LeagueTable.Row {
    LeagueTable.Row(
      place: place, player: .init(id: id ?? "\(place)", name: name), points: 12_345 - 30 * place,
      right: 90 - place % 80, asked: 100, milliseconds: (90 - place % 80) * 3457, rounds: 20, days: place % 10,
      timed: nil, own: nil)
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
    return state
  }

  func app(_ language: Language, _ size: Size, _ page: LeaguePage?) -> App {
    var (app, _) = App.opening(Opening(screen: LeagueScreen()), size: size, state: LeagueScreenTests.state(language))
    if let page { _ = app.handle(.response(page), at: start) }
    return app
  }
}

// What is asked for.
extension LeagueScreenTests {
  func press(_ key: Key, _ app: inout App) -> [Effect] { app.handle(.input(.key(key)), at: start) }

  @Test func eachKeyAsksForItsTable() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5))
    #expect(press(.tab, &app) == [.store(.readLeague(.init(period: .month), .table))])
    #expect(press(.backTab, &app) == [.store(.readLeague(.init(period: .week), .table))])
    #expect(press(.character("1"), &app) == [.store(.readLeague(.init(period: .day), .table))])
    #expect(press(.character("1"), &app) == [], "it is there already")
    #expect(press(.character("4"), &app) == [.store(.readLeague(.init(period: .all), .table))])
    #expect(press(.character("s"), &app) == [.store(.readLeague(.init(period: .all, order: .right), .table))])
    #expect(
      press(.character("f"), &app)
        == [.store(.readLeague(.init(period: .all, game: "timed", order: .right), .table))])
    for _ in Games.all.modules.dropFirst() { _ = press(.character("f"), &app) }
    #expect(press(.character("f"), &app) == [.store(.readLeague(.init(period: .all, order: .right), .table))])
    #expect(press(.character("u"), &app) == [.store(.readLeague(.init(period: .all, order: .right), .everything))])
    #expect(press(.character("b"), &app) == [])
    app.expect("Food pairings › Basics")
    _ = press(.down, &app)
    _ = press(.down, &app)
    #expect(
      press(.enter, &app) == [
        .store(.readLeague(.init(period: .all, set: "en/Food pairings/Basics", order: .right), .table))
      ])
  }

  @Test func theFilesAreLookedAtOnceASecondWhileSomethingIsFetchedAndNotOtherwise() {
    var page = LeagueScreenTests.page(5)
    var app = app(.en, LeagueScreenTests.sizes.ordinary, page)
    #expect(app.nextChange(after: start) == nil)
    page.isFetching = true
    _ = app.handle(.response(page), at: start)
    #expect(app.nextChange(after: start) == start + .seconds(1))
    #expect(app.handle(.input(.time), at: start + .milliseconds(999)) == [])
    #expect(app.handle(.input(.time), at: start + .seconds(1)) == [.store(.readLeague(page.selection, .nothing))])
    page.isFetching = false
    _ = app.handle(.response(page), at: start + .seconds(1))
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
      _ = app.handle(.response(page), at: now)
    }
    #expect(looks == LeagueScreen.pollLimit)
    #expect(app.picture(at: now).lines.contains { $0.contains("No answer yet") })
  }

  @Test func aPageOfAnotherTableIsNotShown() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5))
    _ = press(.character("4"), &app)
    _ = app.handle(.response(LeagueScreenTests.page(7)), at: start)
    app.expect(without: "Aya")
  }

  @Test func namesCannotDoAnythingButBeShown() {
    var page = LeagueScreenTests.page(1, own: nil)
    let name = "\u{1b}[31mA\u{202e}B\u{200b}\nC" + String(repeating: "長", count: 60)
    page.table = LeagueTable(
      selection: page.selection, rows: [LeagueScreenTests.row(1, name)], own: nil, count: 1, made: 0)
    page.membership?.league.name = name
    for size in [LeagueScreenTests.sizes.small, LeagueScreenTests.sizes.large] {
      for line in app(.en, size, page).picture.lines {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f && $0.value != 0x202e })
        #expect(SafeText(line).width <= size.width)
      }
    }
  }

  @Test func theHomeScreenTellsOfNewQuestionsAndWhoMadeThem() {
    let cases: [(makers: [String], en: String, ja: String)] = [
      ([], "Class 3b", "Class 3b"), (["Aya"], "Class 3b · 1 new question from Aya", "Class 3b · 新しい問題1問（Aya）"),
      (["Aya", "Ken", "Aya"], "Class 3b · 3 new questions from Aya and Ken", "Class 3b · 新しい問題3問（Aya、Ken）"),
      (["Aya", "Ken", "Sora"], "3 new questions from Aya, Ken and others", "Class 3b · 新しい問題3問（Aya、Ken、ほか）"),
    ]
    for (makers, en, ja) in cases {
      for (language, words) in [(Language.en, en), (.ja, ja)] {
        let news = makers.enumerated().map { LeagueStatus.News(maker: $1, date: $0) }
        let app = App(size: LeagueScreenTests.sizes.ordinary, state: LeagueScreenTests.state(language, news: news))
        #expect(app.picture(at: start).lines.contains { $0.hasSuffix(" " + words) }, "\(words)")
      }
    }
  }

  @Test func anIdleHomeScreenLooksForNewsWhileTheLeagueIsSynchronisedSeldomerEachTime() {
    var state = LeagueScreenTests.state(.en)
    state.missed = .known(0)
    state.today = Player.date.day
    var app = App(size: LeagueScreenTests.sizes.ordinary, state: state)
    func shown(_ now: Instant) { _ = app.handle(.shown, at: now) }
    shown(start)
    #expect(app.nextChange(after: start) == nil, "nothing is under way, and nothing wakes it")
    state.league?.isSyncing = true
    _ = app.handle(.state(state), at: start)
    var now = start
    var looks: [Instant] = []
    for _ in 0..<8 {
      shown(now)
      shown(now)
      guard let next = app.nextChange(after: now) else { break }
      #expect(app.handle(.input(.time), at: next - .milliseconds(1)) == [])
      #expect(app.handle(.input(.time), at: next) == [.store(.refreshLeague)])
      looks.append(next)
      now = next
    }
    #expect(looks.map { $0 - start } == (1...8).map { .milliseconds(250 * ((1 << $0) - 1)) })
    state.league?.isSyncing = false
    state.league?.news = [.init(maker: "Aya", date: 5)]
    _ = app.handle(.state(state), at: now)
    shown(now)
    #expect(app.nextChange(after: now) == nil)
    #expect(app.picture(at: now).lines.contains { $0.contains("1 new question from Aya") })
  }

  @Test func everyCodeOfARefusalHasWordsInBothLanguages() {
    for reason in LeagueReason.all {
      #expect(!reason.words.en.isEmpty && !reason.words.ja.isEmpty && reason.words.en != reason.words.ja)
    }
    #expect(Set(LeagueReason.all.map(\.code)).count == LeagueReason.all.count)
    #expect(LeagueReason.words("new.code").en.contains("new.code"))
  }
}
