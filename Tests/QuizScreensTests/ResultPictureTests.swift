import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// What of a result has room, in windows of every size.
@Suite struct ResultPictureTests {
  private static let sizes = [
    (40, 15), (60, 50), (79, 23), (80, 24), (100, 40), (117, 31), (118, 28), (120, 40), (160, 57), (200, 60), (300, 20),
  ].map(Size.of)

  /// The result of a round of these questions; every third was missed, or all were.
  private static func result(_ questions: [Question], of game: Game.ID, missesAll: Bool = false) throws -> RoundResult {
    let questions = questions.map { ShuffledQuestion($0) }
    let setup = RoundSetup(game: game, selection: .everything, set: "en", questions: questions, rules: .timed, seed: 1)
    return try setup.played(questions.indices.map { missesAll || $0 % 3 == 0 ? 1 : 0 })
  }

  /// The result of a round of this many questions with long texts, ten rounds behind it.
  private static func picture(
    _ game: Game.ID, _ count: Int, fails: Bool = false, in context: ViewContext
  ) throws -> ResultPicture {
    let questions = (0..<count).compactMap {
      Question(
        text: "Question \($0), which is so long that no line of any window holds it, is asked of whom?",
        choices: ["one", "two", "three", "four"], answer: 0,
        explanation: "Because it was said so long ago that nobody remembers, it is still told in many places.")
    }
    let result = try result(questions, of: game)
    let (record, score) = (result.record, result.record.score(in: .all))
    var setup = result.setup
    setup.past = PastRounds(
      of: score.kind, best: score, in: Array(repeating: record, count: 12), isComplete: true, games: .all)
    var picture = ResultPicture(
      ResultFacts(
        result: RoundResult(result.questions, setup: setup), saving: .saved(record, best: score), context: context))
    if fails { picture.note = (["NOT saved: /home/player/.local/share/tenq/scores.jsonl: the disk is full"], .alert) }
    return picture
  }

  @Test(
    arguments: sizes,
    [(Game.timed.id, 1, false), (.timed, 5, true), (.missing, 10, false), (.daily, 5, false), (.survival, 45, false)])
  func digitsAnswersAndWhatFailedAreThereInEveryWindow(
    _ size: Size, _ round: (game: Game.ID, count: Int, fails: Bool)
  ) throws {
    let context = ViewContext.empty(size)
    let picture = try Self.picture(round.game, round.count, fails: round.fails, in: context)
    let body = Size(width: context.room.width, height: context.room.height - 2)
    let lines = picture.body.lines(in: body)
    #expect(lines.contains { $0.contains("▀") || $0.contains("█") }, "the digits in \(size)")
    #expect(lines.count { $0.contains("✗") || $0.contains("✓") } >= min(round.count, 3), "\(lines.picture)")
    #expect(lines.joined().contains("NOT saved") == round.fails)
    #expect(lines.joined().filter { $0 != " " }.contains("diskisfull") == round.fails)
  }

  @Test func moreExplanationsAreToldTheMoreRowsThereAre() throws {
    func told(_ width: Int, _ height: Int) throws -> Int {
      let context = ViewContext.empty(.of(width, height))
      let picture = try Self.picture(.timed, 5, in: context)
      return picture.body.lines(in: .of(width, height - 4)).count { $0.contains("Because it was") }
    }
    // Those of missed questions come first; of the rest only where all of these are told.
    #expect(try (told(40, 15), told(200, 60)) == (0, 5))
    for height in Sweep.of(15...60, oneIn: 6) {
      for width in [40, 60, 80, 100, 120, 200] {
        let count = try told(width, height)
        #expect([0, 2, 5].contains(count), "those of both misses or of none: \(width)x\(height)")
      }
    }
  }

  /// A list of questions that were missed, in so many rows.
  private static func list(
    _ questions: [(text: String, answer: String)], game: Game.ID = .timed, _ size: Size
  ) throws -> [String] {
    let questions = questions.compactMap { Question(text: $0.text, choices: [$0.answer, "7", "8", "9"], answer: 0) }
    let list = AnswerList(try result(questions, of: game, missesAll: true), in: .all)
    let context = ViewContext.empty(.ordinary)
    return FirstFitting([list.block(.whole, in: context), list.lines(in: context)]).lines(in: size)
  }

  @Test func aRowHasTheSignTheQuestionTheRightAnswerTheOneThatWasGivenAndTheTime() throws {
    let questions = [
      ("Which vegetable was long said not to go with tomato?", "Cucumber"),
      ("Where did she buy her fuel?", "At a chemist's shop"), ("Which one?", "A false beard made of old rope"),
    ]
    let narrow = try Self.list(questions, .of(38, 3))
    for (line, parts) in zip(narrow, [("1 ✗ Which", "✓ Cucumber"), ("2 ✗ Where", "✓ At a"), ("3 ✗ Which", "✓ A f")]) {
      #expect(line.hasPrefix(parts.0) && line.contains(parts.1) && line.hasSuffix("2.0 s"), "\(narrow.picture)")
    }
    let wide = try Self.list(questions, .of(58, 9))
    #expect(wide.contains { $0.contains("✓ Cucumber   ✗ ") }, "\(wide.picture)")
  }

  @Test(arguments: sizes) func anAnswerLongerThanItsLineIsCut(_ size: Size) throws {
    let answer = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = try Self.list([("Which?", answer), ("What is it called?", answer)], Size(width: size.width, height: 2))
    #expect(lines.count { $0.contains("✓ word") } == 2, "\(lines)")
    #expect(lines[0].contains("Whi") && lines[1].contains("What is"))
  }

  @Test func whatWasGivenForASumIsNamed() throws {
    let sums = [("7 + ( ? ) = 12", "5"), ("135 ÷ ( ? ) = 15", "9")]
    let rows = ["1 ✗ 7 + [5] = 12  yours 7          2.0 s", "2 ✗ 135 ÷ [9] = 15  yours 7        2.0 s"]
    #expect(try Self.list(sums, game: .missing, .of(40, 2)) == rows)
  }
}
