import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A sitting of the endless game: its header, what of it is saved, and its summary.
@Suite struct EndlessSittingTests {
  /// Plays the app step by step: given questions, and each answer saved or not.
  struct Sitter: Stage {
    private(set) var app: App
    var now = Instant.zero
    private(set) var effects: [Effect] = []
    private(set) var records: [RoundRecord] = []
    /// Why nothing can be saved; nil when it can.
    var problem: String?

    init(_ language: Language, _ size: Size = .ordinary, moves: Bool = false) {
      var state = AppState(
        version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
      state.settings[.motion] = moves
      (app, effects) = App.opening(Opening(screen: DealScreen(.endless)), size: size, state: state)
    }

    mutating func wait(_ duration: Duration) { sleep(duration) }

    /// The question comes, and is answered by a digit after so long, where one is given.
    mutating func ask(_ question: Question, answer digit: Character? = nil, after milliseconds: Int = 1000) {
      let setup = RoundSetup(
        game: .endless, selection: .own, set: "own", questions: [ShuffledQuestion(question)],
        rules: .endless(limit: nil), seed: 7, tally: QuestionTally(asked: 3, right: 2, milliseconds: 12_600))
      send(.response(RoundResponse.dealt(setup)))
      send(.shown)
      guard let digit else { return }
      now += .milliseconds(milliseconds)
      send(.input(.key(.character(digit))))
      now += .seconds(1)
    }

    mutating func press(_ key: Key) {
      send(.input(.key(key)))
      now += .seconds(1)
    }

    mutating func send(_ event: App.Event) {
      let new = app.handle(event, at: now)
      effects += new
      for effect in new {
        if case .store(.save(let unsaved, let keeping)) = effect {
          save(unsaved.saved(keeping, id: "id-\(records.count + 1)", date: .epoch), isNew: true)
        } else if case .store(.saveAgain(let record)) = effect {
          save(record, isNew: false)
        }
      }
    }

    private mutating func save(_ record: RoundRecord, isNew: Bool) {
      if isNew { records.append(record) }
      send(
        .response(
          problem.map { RoundResponse.notSaved(record, best: nil, reason: $0) }
            ?? RoundResponse.saved(record, best: nil)))
    }
  }

  /// A sitting with two of five questions wrong.
  func tired(_ language: Language, _ size: Size = .ordinary) -> Sitter {
    var sitter = Sitter(language, size)
    for (question, digit) in zip(Player.questions(language), "21311") {
      sitter.ask(question, answer: digit, after: 2345)
      sitter.press(.enter)
    }
    return sitter
  }

  @Test func theRecordsOfASittingNameItsFirst() {
    let sitter = tired(.en)
    #expect(sitter.records.map(\.sitting) == Array(repeating: "id-1", count: 5))
    let other = Sitter(.en)
    #expect(other.records.isEmpty)
  }

  @Test func aSittingIsNamedAfterTheFirstAnswerThatIsSaved() {
    let questions = Player.questions(.en)
    var sitter = Sitter(.en)
    sitter.problem = "no room"
    sitter.ask(questions[0], answer: "1")
    sitter.problem = nil
    sitter.press(.enter)
    sitter.ask(questions[1], answer: "1")
    sitter.ask(questions[2], answer: "1")
    #expect(sitter.records.map(\.sitting) == ["id-1", "id-2", "id-2"])
  }

  @Test func whatIsNotSavedIsSaidUntilItIsSaved() {
    let questions = Player.questions(.en)
    var sitter = Sitter(.en)
    sitter.problem = "no room"
    sitter.ask(questions[0], answer: "1")
    #expect(sitter.screen[2] == " NOT saved: no room")
    #expect(sitter.screen[23].contains("s save again"))
    sitter.press(.character("s"))
    #expect(sitter.screen[2] == " Still NOT saved after 2 tries: no room")
    sitter.ask(questions[1], answer: "1")
    #expect(sitter.screen[2] == " 2 answers: NOT saved: no room")
    sitter.press(.character("q"))
    sitter.expect("  2 answers: NOT saved: no room")
    sitter.problem = nil
    sitter.press(.character("s"))
    #expect(sitter.screen[0].hasSuffix("   saved"))
    #expect(sitter.effects.count { if case .store(.saveAgain) = $0 { true } else { false } } == 3)
  }

  @Test func aSummaryWithoutMissesSaysSo() {
    var sitter = Sitter(.ja)
    sitter.ask(Player.questions(.ja)[0], answer: "1")
    sitter.press(.character("q")).expect("全問正解です。お見事！")
    #expect(sitter.screen[23] == " Enter もっと解く！   s 共有   v 答え合わせ   h 記録   ? ヘルプ   q 戻る")
    let before = sitter.effects.count
    sitter.press(.character("r"))
    #expect(sitter.effects.count == before)
  }

  @Test func aSittingIsSharedUnderTheNameOfItsGame() throws {
    var sitter = Sitter(.en)
    let questions = Player.questions(.en)
    sitter.ask(questions[0], answer: "1")
    sitter.ask(questions[1], answer: "2")
    sitter.press(.character("q"))
    sitter.press(.character("s"))
    let shared = sitter.effects.compactMap { effect -> ShareText? in
      if case .terminal(.share(let text)) = effect { text } else { nil }
    }
    let lines = try #require(shared.first).lines.map(\.string)
    #expect(lines == ["TenQ Endless   1/2   2.0 s", "🟩🟥", "tenq play --game endless"])
    sitter.expect("Sent to the clipboard")
    // The next key closes what was copied.
    sitter.press(.character("q")).expect("Summary", without: "Sent to the clipboard")
  }

  @Test func aSittingWithNothingRightPointsAtTheMissedOnes() {
    var sitter = Sitter(.en)
    sitter.ask(Player.questions(.en)[0], answer: "2")
    sitter.press(.character("q")).expect("None right, but wiser: once more?")
  }

  @Test func everyFifthRightAnswerInARowIsSpokenOf() {
    var sitter = Sitter(.en)
    for number in 1...10 {
      sitter.ask(Player.questions(.en)[0], answer: "1")
      let isTold = sitter.screen.joined().contains("✓ \(number) in a row!")
      #expect(isTold == (number % 5 == 0), "\(number)")
    }
  }

  @Test func theMissedAreAskedAgainInTheirOrderAndThenOthers() {
    let questions = Player.questions(.en)
    var sitter = tired(.en)
    sitter.press(.character("q"))
    sitter.ask(questions[4], answer: "1")
    sitter.press(.character("q"))
    sitter.press(.character("r"))
    #expect(
      sitter.effects.last
        == .store(.deal(RoundRequest(.endless, .again([questions[0]], of: .own), after: questions[4].id, asked: 6))))
    sitter.ask(questions[0], answer: "1")
    sitter.press(.enter)
    #expect(
      sitter.effects.last
        == .store(.deal(RoundRequest(.endless, .again([questions[2]], of: .own), after: questions[0].id, asked: 7))))
    sitter.ask(questions[2], answer: "2")
    sitter.press(.enter)
    #expect(sitter.effects.last == .store(.deal(RoundRequest(.endless, after: questions[2].id, asked: 8))))
    // What was right at last is not missed any more.
    sitter.ask(questions[1], answer: "1")
    sitter.press(.character("q"))
    #expect(sitter.screen[23].contains("r 1 missed"))
  }

  @Test func theSummaryLeadsToOneMoreOrHome() {
    var sitter = tired(.en)
    sitter.ask(Player.questions(.en)[1], answer: "1")
    sitter.send(.input(.key(.character("q"))))
    // Typed twice, and dropped.
    sitter.send(.input(.key(.character("q"))))
    #expect(sitter.screen[0].hasPrefix(" Endless   Summary"))
    sitter.wait(.seconds(1))
    sitter.press(.enter)
    let id = Player.questions(.en)[1].id
    #expect(sitter.effects.last == .store(.deal(RoundRequest(.endless, after: id, asked: 6))))
    sitter.ask(Player.questions(.en)[3], answer: "1")
    #expect(sitter.screen[0].contains("Right 5 / 7"))
    sitter.press(.escape)
    sitter.press(.character("q"))
    #expect(sitter.screen[0].hasPrefix(" tenq"))
  }
}
