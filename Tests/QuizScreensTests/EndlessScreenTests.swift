import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The endless game from its first key to the record of each answer.
@Suite struct EndlessScreenTests {
  let start = Instant.zero

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  func state(_ language: Language = .ja, moves: Bool = false) -> AppState {
    var state = AppState(
      version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
    state.settings[.motion] = moves
    return state
  }

  /// A question with its choices in the order of the bank, out of 食べ合わせ.
  func question(
    _ text: String = "天ぷらと食べ合わせが良くないのは？", explanation: String? = nil, limit: Duration? = nil,
    tally: QuestionTally = QuestionTally()
  ) throws -> RoundSetup {
    let question = try #require(
      Question(text: text, choices: ["スイカ", "梅干し", "ゆで卵", "ソーセージ"], answer: 0, explanation: explanation))
    return RoundSetup(
      game: .endless, selection: .set(genre: "食べ合わせ", title: "基本"), set: "ja/食べ合わせ/基本",
      questions: [ShuffledQuestion(question)], rules: .endless(limit: limit), seed: 7, tally: tally)
  }

  /// The digit that opens the game from the home screen.
  func entry(_ app: App) -> Key {
    let row = HomeScreen.items(in: app.context.state).firstIndex(of: .game(.endless)) ?? 0
    return .character(Character("\(row + 1)"))
  }

  /// The app in the endless game, `question` on screen since `start`.
  func playing(
    _ question: RoundSetup, size: Size = .ordinary, state: AppState? = nil
  ) -> App {
    var app = App(size: size, state: state ?? self.state())
    #expect(app.handle(.input(.key(entry(app))), at: start) == [.store(.deal(RoundRequest(.endless)))])
    #expect(app.handle(.response(RoundResponse.dealt(question)), at: start) == [])
    #expect(app.handle(.shown, at: start) == [])
    return app
  }

  func record(_ effects: [Effect]) throws -> RoundRecord {
    for case .store(.save(let round, let keeping)) in effects {
      return round.saved(keeping, id: "id", date: .epoch)
    }
    throw CancellationError()
  }

  @Test func anAnswerIsOneRecordAndIsHandedOverBeforeItsVerdict() throws {
    let question = try question()
    var app = playing(question)
    let effects = app.handle(.input(.key(.character("2"))), at: at(4200))
    let record = try record(effects)
    #expect(effects.count == 1)
    #expect(record.game == .endless && record.asked == 1 && record.correct == 0 && record.set == "ja/食べ合わせ/基本")
    #expect(record.limit == 0)
    #expect(
      record.answers == [
        .init(question: question.questions[0].question.id, choice: 2, correct: false, milliseconds: 4200)
      ])
  }

  @Test(arguments: [Language.en, .ja]) func aVerdictIsThatOfARound(_ language: Language) {
    let player = Player(language)
    let endless = player.having { $0.answerEndless("2") }.screen
    let round = player.having { $0.answer("2") }.screen
    #expect(
      endless[0]
        == (language == .en
          ? " Endless   Right 0 / 1   Food pairings › Basics                      first time"
          : " もっと解く   正解 0 / 1   食べ合わせ › 基本                       初めての問題"))
    // Below the header and above the keys.
    #expect(endless[3..<22] == round[3..<22])
  }

  @Test func rateAndTimeFitTheSmallestWindow() throws {
    let tally = QuestionTally(asked: 2, right: 2, milliseconds: 200_000)
    let app = playing(try question(tally: tally), size: .small, state: state(.en))
    #expect(app.picture(at: at(300)).lines[0].hasSuffix("  100%  average 100.0 s"))
  }

  @Test func oneMoreAsksForAnotherQuestion() throws {
    let question = try question()
    var app = playing(question)
    _ = app.handle(.input(.key(.character("1"))), at: at(1000))
    // Typed ahead, and dropped.
    #expect(app.handle(.input(.key(.enter)), at: at(1249)) == [])
    let id = question.questions[0].question.id
    #expect(
      app.handle(.input(.key(.enter)), at: at(1250)) == [.store(.deal(RoundRequest(.endless, after: id, asked: 1)))])
    _ = app.handle(.response(RoundResponse.dealt(try self.question("次の問題"))), at: at(1250))
    #expect(app.picture(at: at(1250)).lines.contains("    次の問題"))
    _ = app.handle(.shown, at: at(1260))
    #expect(app.handle(.input(.key(.character("1"))), at: at(1400)) == [])
    #expect(try record(app.handle(.input(.key(.character("1"))), at: at(2260))).milliseconds == 1000)
  }

  @Test func leavingLosesNothingAndAsksNothing() throws {
    for key in [Key.character("q"), .escape] {
      var app = playing(try question())
      #expect(app.handle(.input(.key(key)), at: at(500)) == [])
      #expect(app.picture(at: at(500)).lines[0].hasPrefix(" tenq"))
    }
  }

  @Test func withoutALimitNothingMovesAndNothingEnds() throws {
    var app = playing(try question())
    #expect(app.nextChange(after: at(300)) == nil)
    #expect(app.handle(.input(.time), at: at(3_600_000)) == [])
    #expect(try record(app.handle(.input(.key(.character("1"))), at: at(3_600_000))).milliseconds == 3_600_000)
  }

  @Test func withALimitTimeRunsOut() throws {
    var app = playing(try question(limit: .seconds(5)))
    #expect(app.nextChange(after: at(4500)) == at(5000))
    let record = try record(app.handle(.input(.time), at: at(5000)))
    #expect(record.answers.map(\.choice) == [nil] && record.limit == 5000)
    #expect(app.picture(at: at(5100)).lines.contains { $0.contains("◷ 時間切れ") })
  }

  @Test func theTimeThatWasTakenStaysInTheHeaderDuringAVerdict() throws {
    var app = playing(try question(limit: .seconds(10)), state: state(moves: true))
    _ = app.handle(.input(.key(.character("2"))), at: at(4203))
    let (first, later) = (app.picture(at: at(4203)), app.picture(at: at(9000)))
    #expect(first.lines[1] == later.lines[1] && later.lines[1].hasSuffix(" 回答 4.2秒"))
  }

  @Test func aPauseHidesTheQuestionAndHoldsItsTime() throws {
    var app = playing(try question())
    _ = app.handle(.input(.key(.character("p"))), at: at(1000))
    #expect(!app.picture(at: at(1000)).lines.contains { $0.contains("天ぷら") })
    _ = app.handle(.input(.key(.character("p"))), at: at(9000))
    _ = app.handle(.shown, at: at(9000))
    let record = try record(app.handle(.input(.key(.character("1"))), at: at(9500)))
    #expect(record.milliseconds == 1500 && record.pauses == 1)
  }

  @Test func whatCannotBeDrawnIsSaid() throws {
    var app = App(size: .ordinary, state: state())
    _ = app.handle(.input(.key(entry(app))), at: start)
    _ = app.handle(.response(RoundResponse.notDealt(reason: "nothing here")), at: start)
    #expect(app.picture(at: start).runs(of: .alert) == ["nothing here"])
    _ = app.handle(.input(.key(.enter)), at: start)
    app.expect(row: 0, begins: " tenq")
  }

  @Test func aRightAnswerRingsWhenAsked() throws {
    var ringing = state()
    ringing.settings[.bell] = true
    var app = playing(try question(), state: ringing)
    #expect(app.handle(.input(.key(.character("1"))), at: at(1000)).last == .terminal(.bell))
  }

  @Test func aClickBelowTheHeaderGoesOn() throws {
    let question = try question()
    var app = playing(question)
    _ = app.handle(.input(.key(.character("1"))), at: at(1000))
    _ = app.handle(.input(.mouse(Mouse(point: Point(x: 20, y: 12), action: .press))), at: at(1300))
    let effects = app.handle(.input(.mouse(Mouse(point: Point(x: 20, y: 12), action: .release))), at: at(1300))
    let id = question.questions[0].question.id
    #expect(effects == [.store(.deal(RoundRequest(.endless, after: id, asked: 1)))])
  }
}

/// How panels move.
@Suite struct PanelMotionTests {
  let start = Instant.zero

  func motion(_ milliseconds: Int, hasLeaving: Bool = true) -> PanelMotion? {
    PanelMotion(since: start, now: start + .milliseconds(milliseconds), hasLeaving: hasLeaving)
  }

  /// How many of 12 rows are out of sight.
  func sunk(_ milliseconds: Int, hasLeaving: Bool = true) -> Int? {
    motion(milliseconds, hasLeaving: hasLeaving).map { Int(($0.depth * 12).rounded()) }
  }

  @Test func oldPanelsLeaveThenNewOnesRise() {
    #expect(motion(0)?.panels == .leaving)
    #expect(sunk(0) == 0)
    #expect(motion(124)?.panels == .leaving)
    #expect(sunk(124) == 12)
    #expect(motion(125)?.panels == .rising)
    #expect(sunk(125) == 12)
    #expect(sunk(249) == 0)
    #expect(motion(250) == nil)
  }

  @Test func withoutOldPanelsTheNewOnesRiseFromTheBeginning() {
    #expect(motion(0, hasLeaving: false)?.panels == .rising)
    #expect(sunk(0, hasLeaving: false) == 12)
    #expect(motion(250, hasLeaving: false) == nil)
  }

  @Test func itEndsWhenKeysBeginToCount() {
    #expect(PanelMotion.length == Rules.settling)
    #expect(PanelMotion(since: start, now: start + Rules.settling, hasLeaving: true) == nil)
    let last = PanelMotion(since: start, now: start + Rules.settling - .milliseconds(10), hasLeaving: true)
    #expect(last?.next == .milliseconds(10))
  }
}
