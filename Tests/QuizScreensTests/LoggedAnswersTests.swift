import QuizCore
import Testing

@testable import QuizScreens
@testable import tenq

/// Past rounds whose questions are not known.
@Suite struct LoggedAnswersTests {
  @Test(
    arguments: [
      ("a file", Game.ID.timed, "people.csv", "people.csv"),
      ("a file at a level", .timed, "people.csv (level 2)", "people.csv"),
      ("a set", .timed, "en/Science/The body", nil),
      ("everything", .timed, "en", nil), ("one's own", .timed, "own", nil), ("what was missed", .timed, "missed", nil),
      ("standard input", .timed, "-", nil), ("sums", .missing, "missing", nil), ("nothing", .timed, "", nil),
    ] as [(String, Game.ID, String, String?)])
  func aFileIsToldFromSets(_ name: String, _ game: Game.ID, _ set: String, _ file: String?) {
    let record = Player.record(
      game: game, set: set, correct: 0, asked: 1, milliseconds: 1, limit: 0, seed: 1, answers: [])
    #expect(record.file == file, "\(name)")
  }

  @Test(arguments: [
    ("a choice", RoundRecord.Answer(question: id, choice: 3, correct: true, milliseconds: 1), "choice 3", "選択肢3"),
    ("several", .init(question: id, choices: [2, 1], correct: true, milliseconds: 1), "choice 2, 1", "選択肢2、1"),
    ("a text", .init(question: id, text: "Oslo", correct: true, milliseconds: 1), "\"Oslo\"", "「Oslo」"),
    ("nothing in time", .init(question: id, choice: nil, correct: false, milliseconds: 1), "no answer", "回答なし"),
    (
      "any number", .init(question: id, choice: .min, correct: false, milliseconds: 1), "choice \(Int.max)",
      "選択肢\(Int.max)"
    ),
  ])
  func whatTheLogHasIsTold(_ name: String, _ answer: RoundRecord.Answer, _ en: String, _ ja: String) {
    #expect(Localizer(.en, isASCII: false)(answer.logged).string == en, "\(name)")
    #expect(Localizer(.ja, isASCII: false)(answer.logged).string == ja, "\(name)")
  }

  private static let id = QuestionID(text: "x", rightChoice: "y")

  @Test(arguments: [("where it was", true, true), ("gone", false, false)])
  func questionsOfAFileAreReadWhereItIsStillThere(_ name: String, _ isThere: Bool, _ isKnown: Bool) throws {
    let home = PlayerHome()
    let path = home.writeFile(
      "question,choice1,choice2,choice3,choice4,answer\nWhich is first?,a,b,c,d,1\n", named: "people.csv")
    var handler = try home.handler()
    if isThere { try handler.prepare(.file(path), for: .timed) }
    let id = QuestionID(text: "Which is first?", rightChoice: "a")
    let record = Player.record(
      set: "people.csv", correct: 1, asked: 1, milliseconds: 1, limit: 0, seed: 1,
      answers: [.init(question: id, choice: 1, correct: true, milliseconds: 1)])
    let events = handler.perform(.findQuestions(record))
    guard case .response(PastRoundResponse.questions(let questions)) = events.first else {
      Issue.record("no questions")
      return
    }
    #expect((questions[id] != nil) == isKnown, "\(name)")
    #expect((record.missingTexts(questions) == nil) == isKnown)
  }

  @Test(arguments: ["en", "en (level 1)", "en/daily"])
  func questionsOfARoundInTheOtherLanguageAreRead(_ set: String) throws {
    let home = PlayerHome()
    for language in Language.allCases { home.writeBanks(language, usable: 5) }
    var handler = try home.handler(CommandLineOptions(), .ja)
    let ids = Player.questions(.en).map(\.id)
    let record = Player.record(
      set: set, correct: 1, asked: 1, milliseconds: 1, limit: 0, seed: 1,
      answers: ids.map { .init(question: $0, choice: 1, correct: true, milliseconds: 1) })
    guard case .response(PastRoundResponse.questions(let found)) = handler.perform(.findQuestions(record)).first else {
      Issue.record("no questions")
      return
    }
    #expect(Set(found.keys) == Set(ids))
  }
}
