import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Numbers, dates and shares have one form in each language; what is told of a result is true and says what it is about.
@Suite struct WordsOfNumbersTests {
  private static let today = Day(number: 20_778)  // 2026-11-21

  @Test func datesHaveOneForm() throws {
    let time = try #require(WallTime("2026-11-03T09:14:03+09:00"))
    let past = try #require(WallTime("2025-11-21T09:14:03+09:00"))
    let moment = DateFormat.moment(time, today: Self.today)
    #expect(moment.en == ["Tue 3 Nov 09:14", "3 Nov 09:14", "3 Nov"])
    #expect(moment.ja == ["11月3日（火）09:14", "11月3日 09:14", "11月3日"])
    #expect(DateFormat.moment(past, today: Self.today).en == ["21 Nov 2025"])
    let columns = [time, past].map { DateFormat.column($0, today: Self.today) }
    #expect(columns.map { $0.en[0] } == [" 3 Nov 09:14", "21 Nov 2025"])
    #expect(columns.map { $0.ja[0] } == ["11月 3日 09:14", "2025年11月21日"])
  }

  @Test func sharesAndThousandsHaveOneForm() {
    #expect(NumberFormat.percent(666) == "67%")
    #expect(NumberFormat.percent(1) == "1%" && NumberFormat.percent(999) == "99%" && NumberFormat.percent(0) == "0%")
    #expect(NumberFormat.grouped(1_234_567) == "1,234,567" && NumberFormat.grouped(Int.min).hasPrefix("-9,223"))
    #expect(Phrase.points(4662) == Phrase(en: "4,662", ja: "4,662点"))
    #expect(Phrase.questions(1005) == Phrase(en: "1,005 questions", ja: "1,005問"))
  }

  @Test(
    arguments: [
      ("One. Two is longer, by far.", 10, "One."), ("One. Two. Three.", 10, "One. Two."), ("One.", 10, "One."),
      ("One is longer than that. Two.", 10, "One is longer than that."), ("「はい。」続きです。", 12, "「はい。」"),
      ("One.\nTwo.", 4, "One."), ("It is 3.5 km long. So they say.", 20, "It is 3.5 km long."),
      ("「はい。」と言いました。続きです。", 26, "「はい。」と言いました。"),
      ("No end", 3, "No end"), ("", 3, ""),
    ])
  func aTextBeginsWithWholeSentences(_ text: String, _ columns: Int, _ opening: String) {
    #expect(SafeText(text).opening(columns: columns).string == opening)
  }

  @Test(arguments: [
    (Language.en, "None right, but wiser: once more?", "Your first right answers of this kind"),
    (.ja, "正解は0問、でも物知りになりました。もう一度！", "初めて正解が出ました。"),
  ])
  func nothingRightIsNoBest(_ language: Language, _ nothing: String, _ first: String) {
    let none = Player(language).afterRounds([1000], missing: [5]).expect(nothing)
    #expect(none.app.context.state.bests[.timed] == nil)
    Player(language).afterRounds([1000, 1000], missing: [5, 2]).expect(first, without: "▲", "┿")
  }

  @Test(
    arguments: [(Language.en, "None right, but wiser: once more?", "behind"), (.ja, "正解は0問、でも物知りになりました。もう一度！", "まであと")])
  func nothingRightIsNotMeasuredByTheBest(_ language: Language, _ kind: String, _ behind: String) {
    Player(language).afterRounds([1000, 1000], missing: [2, 5]).expect(kind, without: behind, "┿")
  }

  @Test(arguments: [Language.en, .ja]) func theLargestWordsOfALostRoundEncourage(_ language: Language) throws {
    func comparison(_ missed: [Int]) throws -> ResultFacts.Line? {
      let player = Player(language).afterRounds(missed.map { _ in 1000 }, missing: missed)
      let screen = try #require(player.app.screens.last as? ResultScreen)
      return screen.facts(in: player.app.context).comparison
    }
    #expect(try comparison([0, 2])?.large.isEmpty == true)
    #expect(try comparison([0, 5])?.large.last?.string == (language == .en ? "Once more?" : "もう一度！"))
  }

  @Test func noTimeIsSaidWhereNoneWasMeasured() {
    #expect(Phrase.plainResult(1, 3, 1000, .zero).en == "Result: 1 of 3 right, 1,000 points.")
    #expect(Phrase.plainResult(1, 3, 1000, .zero).ja == "結果：3問中1問正解、1,000点。")
    #expect(Phrase.plainResult(3, nil, nil, .milliseconds(5350)).en == "Result: 3 right, 5.350 seconds.")
    #expect(Phrase.resultLine(1, 3, .zero).en == "1 of 3 right")
  }

  @Test func aTimeThatIsOverIsRounded() {
    #expect(Phrase.took(.milliseconds(5350)).en == "took 5.4 s")
    #expect(NumberFormat.tenthsPassed(.milliseconds(5350)) == "5.3", "a clock that counts up is not ahead")
  }

  @Test func theBestStandsAtItsMark() {
    func line(_ points: Int, best: Int, isNewBest: Bool = false) -> String {
      let size = Size.of(40, 1)
      return BestLine(points: points, best: best, isNewBest: isNewBest, context: .empty(size)).lines(in: size)[0]
    }
    #expect(line(1181, best: 3555) == "━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┿  best 3,555")
    #expect(line(4000, best: 2000, isNewBest: true) == "━━━━━━━━━━━┿━━━━━━━━━━━━  before 2,000 ┿")
  }

  @Test(arguments: [(53, "last 4      old _+*# new   1 of the last 5 was better"), (52, "last 4      old _+*# new")])
  func whatIsSaidOfTheLatestRoundsStandsApartFromThem(_ width: Int, _ line: String) {
    let size = Size.of(width, 1)
    let rounds = LatestRounds(
      sparkline: Sparkline(values: [0, 0.5, 0.7, 1]), fact: "1 of the last 5 was better",
      context: .empty(size) { $0.glyphs = .ascii })
    #expect(rounds.lines(in: size, glyphs: .ascii)[0] == line)
  }

  @Test func arrowsAreCalledByWordsOfTheLanguage() {
    #expect(KeyBindings().text("↑↓", in: .lists, .ascii) == "up/down")
    #expect(KeyBindings().text("↑↓", in: .lists, .japaneseNames) == "上下")
    #expect(KeyBindings().text("↑↓←→ h j k l", in: .lists, .japaneseNames) == "矢印 h j k l")
  }

  @Test func aSumIsShownSolved() {
    #expect(SumView.solved("8 - 6 = ( ? )", by: "2") == "8 − 6 = [2]")
    #expect(SumView.solved("( ? ) × 4 = 36", by: "9") == "[9] × 4 = 36")
  }

  @Test func theRestOfABarIsADottedLineAndThatOfTimeThatRunsOutAThinOne() {
    var canvas = Canvas(size: .of(8, 2), glyphs: .unicode)
    canvas.thinBar(0.5, at: Point(x: 0, y: 0), width: 8, track: .track, isSolid: true)
    canvas.thinBar(0.5, at: Point(x: 0, y: 1), width: 8, track: .track)
    #expect(canvas.lines == ["━━━━────", "━━━━┈┈┈┈"])
  }
}
