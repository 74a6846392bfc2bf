import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct PageTests {
  private static let league = "0d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f1b2a"
  private static let hostile = "<script>alert(\"1\")</script> & 'x' \u{1B}[2J \u{202E}"

  private static func page(
    name: String = "Class 3b", player: String = "Aiko", question: String = "Which?", rows: Int = 5,
    language: Language = .en, selection: LeagueTable.Selection = .init(), order: TableOrder = .points, asked: Int = 3,
    timed: Int? = nil, own: Int? = nil, impossible: [LeagueWebPage.Impossible] = []
  ) -> String {
    let named = LeagueMembership.Named(id: "11111111-1111-4111-8111-111111111111", name: player)
    let all = (0..<rows).map { index in
      LeagueTable.Row(
        place: index + 1, player: named, points: 12_345 - index, right: 8, asked: 12, milliseconds: 38_400, rounds: 2,
        days: 4, timed: timed, own: own)
    }
    let text = SampleQuestions.text(question, right: "RIGHTANSWER")
    let questions = [
      QuestionInfo(
        id: named.id, hash: QuestionID(hash: 1), maker: named, text: text, date: 0, asked: asked, right: min(asked, 2),
        milliseconds: 9000, reports: 0)
    ]
    let place = LeagueWebPage.Place(
      root: "../", league: league, language: language, asked: nil, selection: selection, order: order, isLong: false)
    let info = LeagueInfo(id: league, name: name, offset: 32_400, hasWord: false, players: 28, created: 0)
    return Templates.league(
      LeagueWebPage(
        place: place, info: info,
        table: LeagueTable(selection: selection, rows: all, own: nil, count: 50, made: 1_800_000_000_000),
        questions: questions, impossible: impossible)
    ).text
  }

  @Test func whatPlayersWriteIsTextAndNothingElse() {
    for page in [
      Self.page(name: Self.hostile), Self.page(player: Self.hostile), Self.page(question: Self.hostile),
      Self.page(selection: .init(period: .all, game: nil, set: Self.hostile)),
    ] {
      #expect(!page.contains("<script>alert"))
      #expect(!page.contains("alert(\""))
      #expect(page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;"))
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }
  }

  @Test func whoHasRoundsOfTheirOwnIsMarkedAndTheSignExplained() {
    #expect(!Self.page().contains("only this player has"))
    let page = Self.page(own: 1)
    #expect(page.contains("Aiko <abbr title=\"+ with rounds over questions that only this player has\">+</abbr>"))
    #expect(page.contains("<p class=\"note\">+ with rounds over questions that only this player has</p>"))
    #expect(Self.page(language: .ja, own: 2).contains("<p class=\"note\">+ 本人だけが持つ問題の記録を含みます</p>"))
  }

  @Test func withoutAClockThereIsNoTime() {
    #expect(Self.page().contains("4.8<small> s</small>"))
    #expect(Self.page(timed: 4).contains("9.6<small> s</small>"))
    #expect(Self.page(timed: 0).contains("\">–</td>"))
    #expect(!Self.page(timed: 0).contains("0.0"))
  }

  @Test func whoseRoundsCannotHaveBeenPlayedIsSaid() {
    func refusal(_ name: String, _ code: LeagueErrorCode, _ count: Int) -> RefusalInfo {
      RefusalInfo(player: .init(id: name, name: name), code: code.rawValue, count: count, last: 0, example: "")
    }
    let impossible = LeagueWebPage.impossible([
      refusal("Ben", .roundTimes, 2), refusal("Chi", .roundChoice, 1200), refusal("Ben", .roundRepeated, 1),
      // Honest ones are the owner's to see.
      refusal("Dai", .roundSet, 9), refusal("Emi", .roundLimit, 9), refusal("Fay", .quotaRounds, 9),
    ])
    #expect(
      Self.page(impossible: impossible).contains(
        "Refused, because they cannot have been played: 1,203 rounds, of Chi (1,200), Ben (3)"))
    #expect(
      Self.page(language: .ja, impossible: impossible).contains(
        "ありえない内容のため受け付けなかった記録: 1,203件（Chi 1,200件、Ben 3件）"))
    let many = (0..<7).map { refusal("P\($0)", .roundTimes, 1) }
    #expect(Self.page(impossible: LeagueWebPage.impossible(many)).contains("P4 (1) and 2 more"))
    #expect(
      !Self.page(impossible: LeagueWebPage.impossible([refusal(Self.hostile, .roundTimes, 1)])).contains(
        "<script>alert"))
    #expect(!Self.page().contains("cannot have been played"))
  }

  @Test func noPageSaysTheRightAnswer() {
    for language in Language.allCases { #expect(!Self.page(language: language).contains("RIGHTANSWER")) }
  }

  @Test func aPageIsReadByScreenReaders() {
    let page = Self.page()
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<caption>This week, all games, by points</caption>"))
    #expect(page.contains("<th scope=\"col\" class=\"points\" aria-sort=\"descending\">"))
    #expect(page.contains("<th scope=\"row\" class=\"player\">"))
    #expect(page.contains("aria-current=\"page\""))
    #expect(!page.contains("style=\""), "the policy of the page forbids it")
  }

  @Test func aPageWorksWithoutScripts() {
    #expect(Self.page().contains("<noscript><meta http-equiv=\"refresh\" content=\"10\"></noscript>"))
  }

  @Test func bothLanguagesSayTheSame() {
    let page = Self.page(language: .ja, selection: .init(period: .day, game: "missing"), order: .days)
    #expect(page.contains("<html lang=\"ja\">"))
    #expect(page.contains("<caption>今日・虫食い算・連続日数順</caption>"))
    #expect(page.contains("28人が参加"))
    #expect(page.contains("正答率 66.7%（3回）"))
    #expect(page.contains("hreflang=\"en\">English</a>"))
  }

  @Test func aQuestionThatNobodyAnsweredHasNoRate() {
    #expect(Self.page(asked: 0).contains("not answered yet"))
  }

  @Test func numbersAreForReading() {
    let page = Self.page()
    #expect(page.contains(">12,345</td>"))
    // Without the space a screen reader reads one number, 866.7 percent.
    #expect(page.contains(">8 <small>66.7%</small>"))
    #expect(page.contains(">4.8<small> s</small>"))
    #expect(page.contains("<time datetime=\"2027-01-15T17:00:00+09:00\">17:00:00</time>"))
    #expect(PageWords.number(1_234_567) == "1,234,567")
    #expect(PageWords.number(12) == "12")
    #expect(PageWords.percent(2, of: 3) == "66.7%")
    #expect(PageWords.percent(1, of: 0) == "0.0%")
  }

  @Test(arguments: [(3149, "3.1"), (3150, "3.2"), (3960, "4.0")])
  func theTimeForARightAnswerIsRounded(_ milliseconds: Int, _ seconds: String) {
    let row = LeagueTable.Row(
      place: 1, player: .init(id: Self.league, name: "Aiko"), points: 1000, right: 1, asked: 1,
      milliseconds: milliseconds, rounds: 1, days: 1, timed: nil, own: nil)
    #expect(PageWords.secondsPerRight(row) == seconds)
  }

  @Test func linksKeepWhatWasChosen() {
    let place = LeagueWebPage.Place(
      root: "", league: Self.league, language: .ja, asked: .ja, selection: .init(period: .day, game: "timed"),
      order: .days, isLong: false)
    #expect(place.link(period: .all) == "?period=all&game=timed&by=days&lang=ja")
    #expect(place.link(game: .some(nil)) == "?period=day&by=days&lang=ja")
    #expect(place.link(order: .points) == "?period=day&game=timed&lang=ja")
    #expect(place.link(language: .en) == "?period=day&game=timed&by=days&lang=en")
  }

  @Test(arguments: [
    (nil, "", Language.en), ("ja", "", .ja), ("ja-JP,ja;q=0.9,en;q=0.8", "", .ja), ("en-US,en;q=0.9,ja;q=0.8", "", .en),
    ("de,ja;q=0.3", "", .ja), ("de", "", .en), ("ja", "lang=en", .en), ("en", "lang=ja", .ja), ("en", "lang=xx", .en),
    ("ja;q=0", "", .en), ("ja;q=0.5,en;q=0.9", "", .en),
  ])
  func theLanguageIsTheBrowsersUnlessTheAddressSays(header: String?, query: String, language: Language) {
    #expect(PageLanguage.of(header, Query(query)) == language)
  }

  @Test func cookiesAreFoundByTheirName() {
    #expect(Cookies.values(of: "a", in: ["b=1; a=2;a=3", "ab=4; a=5"]) == ["2", "3", "5"])
    #expect(Cookies.values(of: "c", in: ["b=1", ""]) == [])
  }

  @Test(arguments: [("/", ""), ("/x", ""), ("/l/x", "../"), ("/l/x/join/y", "../../../"), ("", "")])
  func theWayToTheServerFollowsFromThePath(path: String, root: String) {
    #expect(PageRoutes.root(of: path) == root)
  }

  @Test func textIsReadableInLightAndDark() throws {
    let palettes = Assets.style.components(separatedBy: ":root {").dropFirst().map { block -> [String: String] in
      var colours: [String: String] = [:]
      for part in block.prefix(while: { $0 != "}" }).split(separator: ";") {
        let pair = part.split(separator: ":").map { $0.trimmingPrefix { $0.isWhitespace } }
        if pair.count == 2, pair[1].hasPrefix("#") { colours[String(pair[0])] = String(pair[1]) }
      }
      return colours
    }
    try #require(palettes.count == 2)
    for colours in palettes {
      func colour(_ name: String) throws -> String { try #require(colours[name]) }
      for (text, back) in [
        ("--text", "--back"), ("--dim", "--back"), ("--link", "--back"), ("--four", "--back"), ("--one", "--back"),
        ("--text", "--card"), ("--heretext", "--here"), ("--text", "--flash"), ("--dim", "--flash"),
      ] {
        let contrast = try Contrast.of(colour(text), colour(back))
        #expect(contrast >= 4.5, "\(text) on \(back): \(contrast)")
      }
      for shape in ["--one", "--two", "--three", "--four", "--bar"] {
        let contrast = try Contrast.of(colour(shape), colour("--back"))
        #expect(contrast >= 3, "\(shape): \(contrast)")
      }
    }
  }
}
