import Foundation
import Testing

@testable import QuizCore

/// What a record can have of answers that are no single choice.
struct KindBoundsTests {
  /// An answer as anybody can write it: as JSON.
  static func answer(_ number: Int, right: Bool = true, time: Int = 3000, _ members: String = "") throws
    -> RoundRecord.Answer
  {
    let json =
      #"{"question":"\#(QuestionID(hash: UInt64(number)))","correct":\#(right),"milliseconds":\#(time)\#(members)}"#
    return try JSONDecoder().decode(RoundRecord.Answer.self, from: Data(json.utf8))
  }

  static func fault(_ answers: [RoundRecord.Answer], _ game: Game = .timed, limit: Int = 10_000) -> RoundFault? {
    game.fault(of: RoundBoundsTests.record(game, limit: limit, answers))
  }

  @Test(arguments: [
    #","choices":[1]"#, #","choices":[3,1,2]"#, #","text":"""#, #","text":"Paris""#, #","choice":2,"limit":30000"#,
    #","choices":[1],"limit":15000"#, #","text":"x","limit":20000"#, #","text":"x","limit":600000"#,
    #","choices":null,"text":"x""#,
  ])
  func anAnswerOfAKindIsPossible(_ members: String) throws {
    #expect(KindBoundsTests.fault([try KindBoundsTests.answer(1, members)]) == nil)
  }

  @Test(arguments: [
    #","choice":1,"text":"x""#, #","choice":1,"choices":[1]"#, #","choices":[1],"text":"x""#, #","choices":[]"#,
    #","choices":[2,2]"#, #","choices":[0]"#, #","choices":[10]"#, #","choices":[\#(Int.min)]"#,
    #","choices":[\#(Int.max)]"#, #","choices":[1,2,3,4,5,6,7,8,9,1]"#,
    #","text":"\#(String(repeating: "x", count: 801))""#, "",
  ])
  func anAnswerOfNoKindIsAFault(_ members: String) throws {
    #expect(KindBoundsTests.fault([try KindBoundsTests.answer(1, members)]) == .counts)
  }

  /// Points for speed go by the share of the limit that is left: a limit that no question has is worth more of them.
  @Test(arguments: [Int.min, -1, 0, 1, 2999, 15_001, 599_999, 601_000, 100_000_000_000, Int.max])
  func aLimitThatNoQuestionHasIsAFault(_ limit: Int) throws {
    let answer = try KindBoundsTests.answer(1, #","text":"x","limit":\#(limit)"#)
    #expect(KindBoundsTests.fault([answer]) != nil)
    // Without a clock there is none.
    #expect(KindBoundsTests.fault([answer], limit: 0) != nil)
  }

  /// Half a round's limit more may be no whole number of seconds, and survival's falls.
  @Test func theLimitsOfAllKindsArePossible() throws {
    for (game, limit) in [(Game.timed, 7), (.timed, 1), (.timed, 120), (.survival, 10), (.daily, 10)] {
      var rules = Rules(limit: .seconds(limit), miss: .settles, verdict: .none)
      if case .own(let quickening) = game.clock { rules.quickening = quickening }
      var questions: [Question] = []
      for kind in [
        Question(text: "One", choices: ["a", "b"], answer: 0),
        Question(.several, text: "Several", choices: ["a", "b"], key: .init(answers: [0, 1])),
        Question(.typed, text: "Typed", key: .init(accepted: ["x"])),
        Question(.typed, text: "Typed", key: .init(accepted: ["x"]), seconds: 1),
        Question(.typed, text: "Typed", key: .init(accepted: ["x"]), seconds: 599),
      ] {
        questions.append(try #require(kind))
      }
      let count = game.isDaily ? 5 : 45
      let answers = try (0..<count).map { index in
        let own = rules.limit(of: questions[index % 5], number: index + 1)?.inMilliseconds ?? 0
        let members = rules.limit(ofQuestion: index + 1)?.inMilliseconds == own ? "" : ",\"limit\":\(own)"
        return try KindBoundsTests.answer(index, time: own / 3, #","text":"x""# + members)
      }
      #expect(KindBoundsTests.fault(answers, game, limit: limit * 1000) == nil, "\(game.id) \(limit)")
    }
  }

  @Test func anOrderIsWrittenAsItIsRead() throws {
    for answers in [[0, 1, 2], [2, 0, 1], [1, 0, 2]] {
      let question = try #require(
        Question(.order, text: "Order?", choices: ["b", "a", "c"], key: .init(answers: answers)))
      let read = Question(
        kindCell: question.kindCell, answerCell: question.answerCell, text: question.text, choices: question.choices)
      #expect(read == question)
    }
  }

  @Test func aQuestionThatIsAskedASecondTimeIsOneAsking() {
    func typed(_ question: Int, _ right: Bool) -> RoundRecord.Answer {
      RoundRecord.Answer(
        question: QuestionID(hash: UInt64(question)), text: "x", correct: right, milliseconds: 1000)
    }
    let record = RoundBoundsTests.practice(
      [typed(1, false), typed(1, false), typed(2, false), typed(2, true), typed(1, false), typed(1, true)], asked: 2,
      correct: 0, milliseconds: 3000)
    #expect(record.askings.map(\.count) == [2, 2])
    #expect(record.attempts.map(\.count) == [2, 2, 2])
  }
}
