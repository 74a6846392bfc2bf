import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The league's screen: what its keys ask for. Its pictures are in files of their own.
@Suite struct LeagueScreenTests {
  static let me = LeagueMembership.Named(id: "me", name: "Mio")

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
    (page.made, page.synced, page.tried) = (Player.date, Player.date, Player.date)
    var status = LeagueStatus()
    status.synced = 1
    status.players = max(count, 12)
    change(&page, &status)
    page.status = status
    return page
  }

  static func state(
    _ language: Language = .en, news: [LeagueStatus.News] = [], change: (inout AppState) -> Void = { _ in }
  ) -> AppState {
    let genre = Catalogue.Genre(
      title: "Food pairings", sets: [Catalogue.Entry(title: "Basics", files: ["x"], questions: 12)])
    var state = AppState(
      version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: [genre]))
    state.league = LeagueState(name: "Class 3b", player: me, news: news)
    change(&state)
    return state
  }

  /// At a page of the table.
  static func at(_ page: LeaguePage, _ language: Language = .en, _ size: Size = .ordinary) -> AppStage {
    AppStage(size, opens: LeagueScreen(), in: state(language)).having { $0.answer(page) }
  }

  /// Where there is no league.
  static func joining(
    _ language: Language = .en, _ size: Size = .ordinary, change: (inout AppState) -> Void = { _ in }
  ) -> AppStage {
    let state = state(language) {
      $0.league = nil
      change(&$0)
    }
    return AppStage(size, opens: LeagueJoinScreen(), in: state)
  }

  /// Everything that can be wrong at once.
  static func troubled() -> LeaguePage {
    page(5) { page, status in
      page.isFetching = true
      page.problems = ["~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out of the way"]
      page.refused = [
        .init(code: "question.twice", date: Player.date), .init(code: "round.future", date: Player.date),
        .init(code: "something.new", date: nil),
      ]
      (status.waitingRounds, status.waitingChanges, status.refusedCount) = (2, 1, 3)
      status.problem = .init(
        code: "offline", en: "The server does not answer; it is tried again later.",
        ja: "サーバーが応答しません。後でもう一度試します。", retry: nil)
    }
  }

  @Test func eachKeyAsksForItsTable() {
    var stage = Self.at(Self.page(5))
    func reads(_ selection: LeagueTable.Selection, _ update: LeagueUpdate = .table) -> [Effect] {
      [.store(.readLeague(selection, update))]
    }
    #expect(stage.effects(of: .tab) == reads(.init(period: .month)))
    #expect(stage.effects(of: .backTab) == reads(.init(period: .week)))
    #expect(stage.effects(of: "1") == reads(.init(period: .day)))
    #expect(stage.effects(of: "1") == [], "it is there already")
    #expect(stage.effects(of: "4") == reads(.init(period: .all)))
    #expect(stage.effects(of: "s") == reads(.init(period: .all, order: .right)))
    #expect(stage.effects(of: "f") == reads(.init(period: .all, game: "timed", order: .right)))
    for _ in Games.all.modules.dropFirst() { stage.type("f") }
    #expect(stage.effects(of: "f") == reads(.init(period: .all, order: .right)))
    #expect(stage.effects(of: "u") == reads(.init(period: .all, order: .right), .everything))
    #expect(stage.effects(of: "b") == [])
    stage.expect("Food pairings › Basics")
    stage.press(.down, .down)
    #expect(stage.effects(of: .enter) == reads(.init(period: .all, set: "en/Food pairings/Basics", order: .right)))
  }

  @Test func theFilesAreLookedAtOnceASecondWhileSomethingIsFetchedAndNotOtherwise() {
    var page = Self.page(5)
    var stage = Self.at(page).expectRest()
    page.isFetching = true
    stage.answer(page)
    #expect(stage.app.nextChange(after: stage.now) == stage.now + .seconds(1))
    stage.sleep(.milliseconds(999))
    #expect(stage.effects(of: .input(.time)) == [])
    stage.sleep(.milliseconds(1))
    #expect(stage.effects(of: .input(.time)) == [.store(.readLeague(page.selection, .nothing))])
    page.isFetching = false
    stage.answer(page).expectRest()
  }

  @Test func aFetchThatNeverEndsIsGivenUp() {
    var page = Self.page(5)
    page.isFetching = true
    var stage = Self.at(page)
    var looks = 0
    while let next = stage.app.nextChange(after: stage.now), looks < 1000 {
      stage.now = next
      looks += stage.effects(of: .input(.time)).count
      stage.answer(page)
    }
    #expect(looks == LeagueScreen.pollLimit)
    stage.expect("No answer yet")
  }

  @Test func aPageOfAnotherTableIsNotShown() {
    var stage = Self.at(Self.page(5))
    stage.type("4")
    stage.answer(Self.page(7)).expect(without: "Aya")
  }

  @Test func namesCannotDoAnythingButBeShown() {
    var page = Self.page(1, own: nil)
    let name = "\u{1b}[31mA\u{202e}B\u{200b}\nC" + String(repeating: "長", count: 60)
    page.table = LeagueTable(selection: page.selection, rows: [Self.row(1, name)], own: nil, count: 1, made: 0)
    page.membership?.league.name = name
    for size in [Size.small, .wide] {
      for line in Self.at(page, .en, size).screen {
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f && $0.value != 0x202e })
        #expect(SafeText(line).width <= size.width)
      }
    }
  }

  @Test(arguments: [
    ([], "Class 3b", "Class 3b"), (["Aya"], "Class 3b · 1 new question from Aya", "Class 3b · 新しい問題1問（Aya）"),
    (["Aya", "Ken", "Aya"], "Class 3b · 3 new questions from Aya and Ken", "Class 3b · 新しい問題3問（Aya、Ken）"),
    (["Aya", "Ken", "Sora"], "3 new questions from Aya, Ken and others", "Class 3b · 新しい問題3問（Aya、Ken、ほか）"),
  ])
  func theHomeScreenTellsOfNewQuestionsAndWhoMadeThem(_ makers: [String], _ en: String, _ ja: String) {
    let news = makers.enumerated().map { LeagueStatus.News(maker: $1, date: $0) }
    for (language, words) in [(Language.en, en), (.ja, ja)] {
      AppStage(in: Self.state(language, news: news)).expectRow(ends: " " + words)
    }
  }

  @Test func anIdleHomeScreenLooksForNewsWhileTheLeagueIsSynchronisedSeldomerEachTime() {
    var state = Self.state {
      $0.missed = .known(0)
      $0.today = Player.date.day
    }
    var stage = AppStage(in: state).expectRest()
    state.league?.isSyncing = true
    stage.send(.state(state))
    let start = stage.now
    var looks: [Instant] = []
    for _ in 0..<8 {
      stage.send(.shown)
      guard let next = stage.app.nextChange(after: stage.now) else { break }
      stage.now = next - .milliseconds(1)
      #expect(stage.effects(of: .input(.time)) == [])
      stage.now = next
      #expect(stage.effects(of: .input(.time)) == [.store(.refreshLeague)])
      looks.append(next)
    }
    #expect(looks.map { $0 - start } == (1...8).map { .milliseconds(250 * ((1 << $0) - 1)) })
    state.league?.isSyncing = false
    state.league?.news = [.init(maker: "Aya", date: 5)]
    stage.send(.state(state))
    stage.expectRest().expect("1 new question from Aya")
  }

  @Test func everyCodeOfARefusalHasWordsInBothLanguages() {
    for reason in LeagueReason.all {
      #expect(!reason.words.en.isEmpty && !reason.words.ja.isEmpty && reason.words.en != reason.words.ja)
    }
    #expect(Set(LeagueReason.all.map(\.code)).count == LeagueReason.all.count)
    #expect(LeagueReason.words("new.code").en.contains("new.code"))
  }

  @Test(arguments: [(Language.en, "tenq league join LINK"), (.ja, "tenq-league serve")])
  func withoutALeagueItSaysHowToPlayTogether(_ language: Language, _ words: String) {
    let stage = Self.joining(language).expect(words)
    #expect(stage.effects == [.store(.pollJoining)], "a join that was left alone may have ended")
  }

  @Test(arguments: [(LeagueJoining.joined, true), (.underWay, false)])
  func aJoinThatWasLeftAloneIsFoundWhenTheScreenOpensAgain(_ response: LeagueJoining, _ isTable: Bool) {
    var stage = Self.joining()
    #expect(stage.effects(of: .response(response)) == (isTable ? [.store(.readLeague(.init(), .opening))] : []))
    #expect(stage.screen.joined().contains("Joining…") == !isTable)
    #expect(stage.app.nextChange(after: stage.now) == (isTable ? nil : stage.now + .seconds(1)))
  }

  @Test func aNameMayBeginWithAHyphen() {
    var stage = Self.joining()
    stage.paste(" https://quiz.example.org/l/x/join/y\n")
    stage.press(.enter)
    stage.paste("--name")
    let link = "https://quiz.example.org/l/x/join/y"
    #expect(stage.effects(of: .enter) == [.store(.joinLeague(link: link, name: "--name"))])
  }

  @Test func bothFieldsOfJoiningAreSeenInTheSmallestWindow() {
    let canvas = Self.joining(.ja, .small).canvas
    #expect([2, 3].allSatisfy { canvas[Point(x: 20, y: $0)].style == .field })
  }
}
