import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The endless game from its first key to the record of each answer.
@Suite struct EndlessScreenTests {
  /// A question with its choices in the order of the bank, out of 食べ合わせ.
  private func question(
    _ text: String = "天ぷらと食べ合わせが良くないのは？", limit: Duration? = nil, tally: QuestionTally = QuestionTally()
  ) throws -> RoundSetup {
    let question = try #require(Question(text: text, choices: ["スイカ", "梅干し", "ゆで卵", "ソーセージ"], answer: 0))
    return RoundSetup(
      game: .endless, selection: .set(genre: "食べ合わせ", title: "基本"), set: "ja/食べ合わせ/基本",
      questions: [ShuffledQuestion(question)], rules: .endless(limit: limit), seed: 7, tally: tally)
  }

  /// The game without motion, a question on screen.
  private func playing(
    _ question: RoundSetup, _ size: Size = .ordinary, _ language: Language = .ja,
    change: (inout AppState) -> Void = { $0.settings[.motion] = false }
  ) -> AppStage {
    var stage = AppStage(size, in: .empty(language, change: change))
    stage.choose(.game(.endless))
    #expect(stage.effects == [.store(.deal(RoundRequest(.endless)))])
    stage.answer(RoundResponse.dealt(question))
    #expect(stage.effects.count == 1)
    return stage
  }

  @Test func anAnswerIsOneRecordAndIsHandedOverBeforeItsVerdict() throws {
    let question = try question()
    var stage = playing(question)
    stage.type("2", after: .milliseconds(4200))
    let record = try #require(stage.saved.first)
    #expect(stage.effects.count == 2)
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
    var stage = playing(try question(tally: tally), .small, .en)
    stage.wait(.milliseconds(300)).expect(row: 0, ends: "  100%  average 100.0 s")
  }

  @Test func oneMoreAsksForAnotherQuestion() throws {
    let question = try question()
    var stage = playing(question)
    stage.type("1", after: .seconds(1))
    // Typed ahead, and dropped.
    stage.wait(.milliseconds(249))
    #expect(stage.effects(of: .enter) == [])
    stage.wait(.milliseconds(1))
    let id = question.questions[0].question.id
    #expect(stage.effects(of: .enter) == [.store(.deal(RoundRequest(.endless, after: id, asked: 1)))])
    stage.answer(RoundResponse.dealt(try self.question("次の問題")))
    #expect(stage.screen.contains("    次の問題"))
    stage.wait(.milliseconds(140))
    #expect(stage.effects(of: "1") == [])
    stage.type("1", after: .milliseconds(860))
    #expect(stage.saved.last?.milliseconds == 1000)
  }

  @Test(arguments: [Key.character("q"), .escape]) func leavingLosesNothingAndAsksNothing(_ key: Key) throws {
    var stage = playing(try question())
    stage.wait(.milliseconds(500))
    #expect(stage.effects(of: key) == [])
    stage.expect(row: 0, begins: " tenq")
  }

  @Test func withoutALimitNothingMovesAndNothingEnds() throws {
    var stage = playing(try question())
    stage.wait(.milliseconds(300)).expectRest()
    stage.sleep(.milliseconds(3_599_700))
    #expect(stage.effects(of: .input(.time)) == [])
    stage.type("1")
    #expect(stage.saved.last?.milliseconds == 3_600_000)
  }

  @Test func withALimitTimeRunsOut() throws {
    var stage = playing(try question(limit: .seconds(5)))
    stage.wait(.milliseconds(4500))
    #expect(stage.app.nextChange(after: stage.now) == stage.now + .milliseconds(500))
    stage.wait(.milliseconds(500))
    let record = try #require(stage.saved.last)
    #expect(record.answers.map(\.choice) == [nil] && record.limit == 5000)
    stage.wait(.milliseconds(100)).expect("◷ 時間切れ")
  }

  @Test func theTimeThatWasTakenStaysInTheHeaderDuringAVerdict() throws {
    var stage = playing(try question(limit: .seconds(10))) { _ in }
    stage.type("2", after: .milliseconds(4203))
    let first = stage.screen[1]
    stage.sleep(.milliseconds(4797))
    stage.expect(row: 1, is: first, ends: " 回答 4.2秒")
  }

  @Test func aPauseHidesTheQuestionAndHoldsItsTime() throws {
    var stage = playing(try question())
    stage.type("p", after: .seconds(1)).expect(without: "天ぷら")
    stage.type("p", after: .seconds(8))
    stage.type("1", after: .milliseconds(500))
    #expect(stage.saved.last?.milliseconds == 1500 && stage.saved.last?.pauses == 1)
  }

  @Test func whatCannotBeDrawnIsSaid() throws {
    var stage = AppStage(in: .empty(.ja))
    stage.choose(.game(.endless))
    stage.answer(RoundResponse.notDealt(reason: "nothing here")).expect(alerts: "nothing here")
    stage.press(.enter).expect(row: 0, begins: " tenq")
  }

  @Test func aRightAnswerRingsWhenAsked() throws {
    var stage = playing(try question()) { $0.settings[.bell] = true }
    stage.type("1", after: .seconds(1))
    #expect(stage.effects.last == .terminal(.bell))
  }

  @Test func aClickBelowTheHeaderGoesOn() throws {
    let question = try question()
    var stage = playing(question)
    stage.type("1", after: .seconds(1), then: .milliseconds(300))
    stage.click(20, 12)
    let id = question.questions[0].question.id
    #expect(stage.effects.dropFirst(2) == [.store(.deal(RoundRequest(.endless, after: id, asked: 1)))])
  }
}

/// How panels move.
@Suite struct PanelMotionTests {
  private func motion(_ milliseconds: Int, hasLeaving: Bool = true) -> PanelMotion? {
    PanelMotion(since: .zero, now: .zero + .milliseconds(milliseconds), hasLeaving: hasLeaving)
  }

  /// Which panels move, and how many of 12 rows are out of sight.
  @Test(arguments: [
    ("old panels are in their place", 0, true, PanelMotion.Panels.leaving, 0),
    ("then leave", 124, true, .leaving, 12), ("then new ones rise", 125, true, .rising, 12),
    ("to their place", 249, true, .rising, 0), ("without old panels from the beginning", 0, false, .rising, 12),
  ])
  func oldPanelsLeaveThenNewOnesRise(
    _ rule: String, _ milliseconds: Int, _ hasLeaving: Bool, _ panels: PanelMotion.Panels, _ sunk: Int
  ) {
    let motion = motion(milliseconds, hasLeaving: hasLeaving)
    #expect(motion?.panels == panels, "\(rule)")
    #expect(motion.map { Int(($0.depth * 12).rounded()) } == sunk, "\(rule)")
  }

  @Test(arguments: [true, false]) func itEndsWhenKeysBeginToCount(_ hasLeaving: Bool) {
    #expect(PanelMotion.length == Rules.settling && Rules.settling == .milliseconds(250))
    #expect(motion(250, hasLeaving: hasLeaving) == nil)
    #expect(motion(240)?.next == .milliseconds(10))
  }
}
