import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// Where the parts of a result stand, in windows of every size.
@Suite struct ResultLayoutTests {
  private static let sizes = [
    Size(width: 40, height: 15), Size(width: 60, height: 50), Size(width: 79, height: 23), Size(width: 80, height: 24),
    Size(width: 100, height: 40), Size(width: 117, height: 31), Size(width: 118, height: 25),
    Size(width: 120, height: 40), Size(width: 160, height: 57), Size(width: 200, height: 60),
    Size(width: 300, height: 20),
  ]

  /// A round of this many questions with long texts, of which every third was missed, ten rounds behind it.
  private static func view(
    _ game: Game.ID, _ count: Int, isDaily: Bool = false, fails: Bool = false, in context: ViewContext
  ) throws -> ResultView {
    let questions = (0..<count).compactMap {
      Question(
        text: "Question \($0), which is so long that no line of any window holds it, is asked of whom?",
        choices: ["one", "two", "three", "four"], answer: 0,
        explanation: "Because it was said so long ago that nobody remembers, it is still told in many places.")
    }.map { ShuffledQuestion($0) }
    var setup = RoundSetup(game: game, selection: .everything, set: "en", questions: questions, rules: .timed, seed: 1)
    var round = Round(questions: questions, rules: .timed)
    var now = Instant.zero
    for index in 0..<count {
      round.handle(.shown, at: now)
      round.handle(.choose(index % 3 == 0 ? 1 : 0), at: now + .seconds(2))
      now += .seconds(3)
      round.handle(.proceed, at: now)
    }
    let result = try #require(RoundResult(of: round, setup: setup))
    let record = result.record
    let score = record.score(in: .all)
    setup.past = PastRounds(
      of: score.kind, best: score, in: Array(repeating: record, count: 12), isComplete: true, games: .all)
    let facts = ResultFacts(
      result: RoundResult(result.questions, setup: setup),
      saving: fails
        ? .failed(record, best: score, reason: "the disk is full", tries: 1) : .saved(record, best: score),
      games: .all, words: Localizer(.en), glyphs: .unicode,
      daily: isDaily ? DailyState(DailyMemory(), on: Day(number: 20_000), language: "en") : nil)
    let note: SafeText = fails ? "NOT saved: /home/player/.local/share/tenq/scores.jsonl: the disk is full" : .empty
    return ResultView(
      facts: facts, bars: AnswerBarsView(result, in: .all), note: (note, .alert), scroll: 0, aim: .empty, in: context)
  }

  @Test(
    arguments: ResultLayoutTests.sizes,
    [(Game.timed.id, 1, false), (.timed, 5, true), (.missing, 10, false), (.daily, 5, false), (.survival, 45, false)])
  func partsAreInTheBodyAndApart(_ size: Size, _ round: (game: Game.ID, count: Int, fails: Bool)) throws {
    let context = ResultLayoutTests.context(size.width, size.height)
    let layout = try ResultLayoutTests.view(
      round.game, round.count, isDaily: round.game == .daily, fails: round.fails, in: context
    ).layout
    let parts = [
      layout.head, layout.facts, layout.line, layout.bars, layout.latest, layout.week, layout.aim, layout.note,
    ].compactMap { $0 }.filter { !$0.isEmpty }
    for (index, part) in parts.enumerated() {
      #expect(part.intersection(context.body()) == part)
      for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty, "\(part) \(other)") }
    }
    #expect(!layout.head.isEmpty)
    #expect(layout.bars.height >= min(round.count, 3))
    #expect(layout.note.isEmpty == !round.fails)
    // Nothing was right in a round of one.
    if size.height >= 24 { #expect((layout.line != nil) == (round.count > 1) || round.count > 5) }
    if size.height >= 24, round.count <= 5 { #expect(layout.list.detail != .line) }
  }

  @Test func aWideWindowHasTheQuestionsInAColumnWithAllThatIsKnownOfThem() throws {
    let layout = try ResultLayoutTests.view(.timed, 5, in: ResultLayoutTests.context(160, 57)).layout
    #expect(layout.list.detail == .apart && !layout.list.cutsExplanation)
    #expect(layout.list.isBelow, "a long question stands below its bar, where it has more columns")
    #expect(layout.bars.x > layout.head.maxX)
    #expect(layout.scale == .full(1))
  }

  private static func context(_ width: Int, _ height: Int) -> ViewContext {
    ViewContext(
      size: Size(width: width, height: height),
      state: AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: [])))
  }

  @Test func aLargeWindowHasTheFactsInLargeType() throws {
    for (size, isLarge) in [((80, 24), false), ((120, 30), false), ((200, 60), true)] {
      let layout = try ResultLayoutTests.view(.timed, 5, in: ResultLayoutTests.context(size.0, size.1)).layout
      #expect(layout.summary.isEmpty != isLarge, "\(size)")
      if isLarge { #expect(layout.facts?.height == layout.summary.count) }
    }
  }

  @Test func moreExplanationsAreToldTheMoreRowsThereAre() throws {
    func told(_ width: Int, _ height: Int) throws -> Int {
      let context = ResultLayoutTests.context(width, height)
      var canvas = Canvas(size: context.size, glyphs: .unicode)
      try ResultLayoutTests.view(.timed, 5, in: context).draw(of: 5, isOver: true, on: &canvas, context: context)
      let told = canvas.lines.count { $0.contains("Because it was said") }
      if height <= 30, width == 80 {
        #expect(told <= canvas.lines.count { $0.contains("✓ one") }, "nothing is explained without its answer")
      }
      return told
    }
    // Those of missed questions come first; of the rest only where all of these are told.
    #expect(try (told(40, 15), told(80, 24), told(80, 30), told(120, 40)) == (0, 2, 2, 5))
    for height in Sweep.of(15...60, oneIn: 6) {
      for width in [40, 60, 80, 100, 120, 200] {
        let count = try told(width, height)
        #expect(
          [0, 2, 5].contains(count), "those of two misses or of none, and of all others likewise: \(width)x\(height)")
      }
    }
  }

  @Test func lampsStandInTwoRowsWhereTheyWouldBeNarrowInOne() {
    func rows(_ count: Int, _ height: Int) -> Int {
      AnswerLamps(marks: Array(repeating: .right, count: count)).height(in: Size(width: 44, height: height))
    }
    #expect((rows(5, 36), rows(10, 36), rows(10, 26)) == (5, 11, 5))
  }

  @Test func aWideWindowUsesFreeRowsForQuestionsThatWouldBeCut() throws {
    let context = ResultLayoutTests.context(160, 50)
    for count in [20, 24] {
      let layout = try ResultLayoutTests.view(.timed, count, in: context).layout
      let usual = count + (count + 2) / 3
      #expect(layout.bars.height > usual && layout.bars.maxY <= context.body().maxY, "\(count)")
    }
  }

  /// The lines of a list of answers in a window of this size, with so many rows for what would be cut.
  private static func lines(
    _ questions: [(text: String, answer: String)], areRight: Bool = false, game: Game.ID = .timed, _ size: Size,
    spare: Int
  )
    -> [String]
  {
    let shuffled = questions.compactMap {
      Question(text: $0.text, choices: [$0.answer, "7", "8", "9"], answer: 0).map { ShuffledQuestion($0) }
    }
    let setup = RoundSetup(
      game: game, selection: .everything, set: "en", questions: shuffled, rules: .timed, seed: 1)
    var round = Round(questions: shuffled, rules: .timed)
    for (index, _) in shuffled.enumerated() {
      let now = Instant.zero + .seconds(3 * index)
      round.handle(.shown, at: now)
      round.handle(.choose(areRight ? 0 : 1), at: now + .seconds(2))
      round.handle(.proceed, at: now + .milliseconds(2900))
    }
    guard let result = RoundResult(of: round, setup: setup) else { return [] }
    let context = ViewContext(
      size: size, state: AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: [])))
    var canvas = Canvas(size: size, glyphs: .unicode)
    let area = Rect(x: 1, y: 0, width: size.width - 2, height: size.height)
    let bars = AnswerBarsView(result, in: .all)
    let list = bars.listing(
      in: Size(width: area.width, height: bars.lineCount + spare), [.line], context: context)
    bars.draw(list, in: area, on: &canvas, context: context)
    return canvas.lines
  }

  @Test func aRowHasTheSignSomeOfTheQuestionTheRightAnswerAndTheTime() {
    let questions = [
      ("Which vegetable was long said not to go with tomato?", "Cucumber"),
      ("Where did she buy her fuel?", "At a chemist's shop"), ("Which one?", "A false beard made of old rope"),
    ]
    let narrow = ResultLayoutTests.lines(questions, Size(width: 40, height: 3), spare: 0)
    #expect(
      narrow == [
        " 1 ✗ Which vegetable… → Cucumber  2.0 s", " 2 ✗ Where… → At a chemist's sh…  2.0 s",
        " 3 ✗ Which… → A false beard mad…  2.0 s",
      ])
    // Of free rows the first questions have one more.
    let wide = ResultLayoutTests.lines(questions, Size(width: 60, height: 4), spare: 1)
    #expect(
      wide == [
        " 1 ✗ Which vegetable was long said not to go          2.0 s",
        "     with tomato? → Cucumber",
        " 2 ✗ Where did she buy her… → At a chemist's shop     2.0 s",
        " 3 ✗ Which one? → A false beard made of old rope      2.0 s",
      ])
  }

  @Test(arguments: sizes) func anAnswerLongerThanItsLineIsCut(_ size: Size) {
    let answer = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = ResultLayoutTests.lines([("Which?", answer), ("What is it called?", answer)], size, spare: 9)
    #expect(lines.count { $0.contains("→ word") } == 2, "\(lines)")
    #expect(lines[0].contains("Which?"))
  }

  @Test func thereIsNoBarBesideAQuestionThatWouldBeCut() {
    let (short, size) = (("Which one?", "This"), Size(width: 110, height: 2))
    let long = ("At five in the morning, all traffic in Sweden stopped: for which purpose did it do so?", "To rest")
    func lines(_ questions: [(String, String)]) -> [String] {
      ResultLayoutTests.lines(questions, areRight: true, size, spare: 0)
    }
    #expect(lines([short])[0].contains("━"))
    #expect(!lines([long, short]).joined().contains("━"))
  }

  @Test func aQuestionThatWasRightHasAsManyLinesAsAreFreeToo() {
    let questions = [
      ("At five in the morning, all traffic in Sweden stopped: for which purpose did it do so?", "To rest"),
      ("Which one?", "This"),
    ]
    let size = Size(width: 72, height: 4)
    let cut = ResultLayoutTests.lines(questions, areRight: true, size, spare: 0)
    #expect(
      cut.prefix(2) == [
        " 1 ✓ At five in the morning, all traffic in Sweden…       +1,398  2.0 s",
        " 2 ✓ Which one?                                           +1,398  2.0 s",
      ])
    let whole = ResultLayoutTests.lines(questions, areRight: true, size, spare: 3)
    #expect(
      whole == [
        " 1 ✓ At five in the morning, all traffic in Sweden        +1,398  2.0 s",
        "     stopped: for which purpose did it do so?",
        " 2 ✓ Which one?                                           +1,398  2.0 s", "",
      ])
  }

  @Test func whatWasGivenForASumStandsApartAndIsNamed() {
    let sums = [("7 + ( ? ) = 12", "5"), ("135 ÷ ( ? ) = 15", "9")]
    #expect(
      ResultLayoutTests.lines(sums, game: .missing, Size(width: 60, height: 2), spare: 2) == [
        " 1 ✗           2.0 s  7 + [5] = 12     yours 7", " 2 ✗           2.0 s  135 ÷ [9] = 15   yours 7",
      ])
  }
}
