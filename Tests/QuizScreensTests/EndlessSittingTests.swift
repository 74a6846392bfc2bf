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

    init(_ language: Language, _ size: Size = .ordinary) {
      let state = AppState.empty(language) { $0.settings[.motion] = false }
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

    /// Presses keys, with a second after each.
    @discardableResult
    mutating func press(_ keys: Key...) -> Self {
      for key in keys {
        send(.input(.key(key)))
        sleep(.seconds(1))
      }
      return self
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
      let failure = problem.map { RoundResponse.notSaved(record, best: nil, reason: $0) }
      answer(failure ?? RoundResponse.saved(record, best: nil))
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
    #expect(tired(.en).records.map(\.sitting) == Array(repeating: "id-1", count: 5))
    #expect(Sitter(.en).records.isEmpty)
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
    sitter.expect(row: 2, is: " NOT saved: no room").expect(row: 23, has: "s save again")
    sitter.press("s").expect(row: 2, is: " Still NOT saved after 2 tries: no room")
    sitter.ask(questions[1], answer: "1")
    sitter.expect(row: 2, is: " 2 answers: NOT saved: no room")
    sitter.press("q").expect("  2 answers: NOT saved: no room")
    sitter.problem = nil
    sitter.press("s").expect(row: 0, ends: "   saved")
    #expect(sitter.effects.count { if case .store(.saveAgain) = $0 { true } else { false } } == 3)
  }

  @Test func aSummaryWithoutMissesSaysSo() {
    var sitter = Sitter(.ja)
    sitter.ask(Player.questions(.ja)[0], answer: "1")
    sitter.press("q").expect("全問正解です。お見事！")
    sitter.expect(row: 23, is: " Enter もっと解く！   s 共有   v 答え合わせ   h 記録   ? ヘルプ   q 戻る")
    let before = sitter.effects.count
    sitter.press("r")
    #expect(sitter.effects.count == before)
  }

  @Test func aSittingIsSharedUnderTheNameOfItsGame() throws {
    var sitter = Sitter(.en)
    let questions = Player.questions(.en)
    sitter.ask(questions[0], answer: "1")
    sitter.ask(questions[1], answer: "2")
    sitter.press("q", "s")
    let lines = try #require(sitter.effects.shared.first).lines.map(\.string)
    #expect(lines == ["TenQ Endless   1/2   2.0 s", "🟩🟥", "tenq play --game endless"])
    sitter.expect("Sent to the clipboard")
    // The next key closes what was copied.
    sitter.press("q").expect("Summary", without: "Sent to the clipboard")
  }

  @Test func aSittingWithNothingRightPointsAtTheMissedOnes() {
    var sitter = Sitter(.en)
    sitter.ask(Player.questions(.en)[0], answer: "2")
    sitter.press("q").expect("None right, but wiser: once more?")
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
    func expectAgain(_ missed: Int, after last: Int, asked: Int) {
      let request = RoundRequest(
        .endless, .again([questions[missed]], of: .own), after: questions[last].id, asked: asked)
      #expect(sitter.effects.last == .store(.deal(request)))
    }
    sitter.press("q")
    sitter.ask(questions[4], answer: "1")
    sitter.press("q", "r")
    expectAgain(0, after: 4, asked: 6)
    sitter.ask(questions[0], answer: "1")
    sitter.press(.enter)
    expectAgain(2, after: 0, asked: 7)
    sitter.ask(questions[2], answer: "2")
    sitter.press(.enter)
    #expect(sitter.effects.last == .store(.deal(RoundRequest(.endless, after: questions[2].id, asked: 8))))
    // What was right at last is not missed any more.
    sitter.ask(questions[1], answer: "1")
    sitter.press("q").expect(row: 23, has: "r 1 missed")
  }

  @Test func theSummaryLeadsToOneMoreOrHome() {
    var sitter = tired(.en)
    sitter.ask(Player.questions(.en)[1], answer: "1")
    sitter.send(.input(.key(.character("q"))))
    // Typed twice, and dropped.
    sitter.send(.input(.key(.character("q"))))
    sitter.expect(row: 0, begins: " Endless   Summary")
    sitter.wait(.seconds(1))
    sitter.press(.enter)
    let id = Player.questions(.en)[1].id
    #expect(sitter.effects.last == .store(.deal(RoundRequest(.endless, after: id, asked: 6))))
    sitter.ask(Player.questions(.en)[3], answer: "1")
    sitter.expect(row: 0, has: "Right 5 / 7")
    sitter.press(.escape, "q").expect(row: 0, begins: " tenq")
  }
}
