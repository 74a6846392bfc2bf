import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

// Questions of a league: who made them, how all players answered, and what is shared and reported.
extension LeagueScreenTests {
  private func question() throws -> Question {
    try #require(Question(text: "Who made this?", choices: ["Aya", "Ken"], answer: 0, level: 2))
  }

  private func setup(
    _ question: Question, maker: String = "aya", _ source: RoundSetup.TallySource = .league,
    _ tally: QuestionTally = QuestionTally(asked: 3, right: 2, milliseconds: 9600)
  ) -> RoundSetup {
    var setup = RoundSetup(
      game: .endless, selection: .set(genre: "Class 3b", title: "Everyone's questions"), set: "en/Class 3b",
      questions: [ShuffledQuestion(question)], rules: .endless(limit: nil), seed: 7, tally: tally)
    setup.tallySource = source
    setup.leagueQuestions[question.id] = LeagueQuestion(
      id: "q", hash: question.id, maker: .init(id: maker, name: "Aya"), date: 0)
    return setup
  }

  private func asked(_ setup: RoundSetup, _ size: Size = .ordinary, _ language: Language = .en) -> AppStage {
    let state = LeagueScreenTests.state(language) { $0.settings[.motion] = false }
    var stage = AppStage(size, opens: DealScreen(.endless), in: state)
    return stage.answer(RoundResponse.dealt(setup))
  }

  @Test func endlessSaysWhoMadeAQuestionAndHowAllPlayersAnsweredIt() throws {
    let setup = setup(try question())
    asked(setup, .wide).expect(
      row: 0,
      is:
        " Endless   Class 3b › Everyone's questions  ★★☆ medium  by Aya                          all players 67%   average 3.2 s"
    )
    asked(setup, .wide, .ja).expect(
      row: 0,
      is: " もっと解く   Class 3b › Everyone's questions  ★★☆ ふつう  作：Aya                        全員の正答率 67%   平均 3.2秒")
    asked(setup, .small).expect(row: 0, ends: "  all 67%  average 3.2 s")
    asked(setup, .small, .ja).expect(row: 0, is: " もっと解く        全員 67%  平均 3.2秒")
  }

  @Test func theLevelOfAQuestionIsSaidInAWordWhereThatHasRoom() throws {
    let question = try question()
    var setup = setup(question)
    setup.leagueQuestions = [:]
    let context = ViewContext(size: .ordinary, state: LeagueScreenTests.state())
    #expect(
      context.details(of: setup, asking: question).map(\.string) == [
        "Class 3b › Everyone's questions  ★★☆ medium", "Everyone's questions  ★★☆ medium",
        "Class 3b › Everyone's questions  ★★☆", "Everyone's questions  ★★☆", "Everyone's questions",
      ])
  }

  @Test func whatNobodyElseAnsweredIsSaidToBeOnesOwn() throws {
    let own = setup(try question(), .playerInLeague)
    asked(own, .wide).expect(row: 0, has: "your answers 67%")
    asked(own, .wide, .ja).expect(row: 0, has: "自分の正答率 67%")
    asked(setup(try question(), .playerInLeague, QuestionTally()), .wide, .ja).expect(row: 0, has: "初めての挑戦者です！")
  }

  @Test func aQuestionOfAnotherPlayerCanBeReported() throws {
    let setup = setup(try question())
    var stage = asked(setup)
    stage.type("1", after: .seconds(1)).expect(row: 23, has: "! report")
    stage.type("!wrong", after: .seconds(1))
    let entry = try #require(setup.leagueQuestions.values.first)
    #expect(stage.effects(of: .enter) == [.store(.report(entry, reason: "wrong"))])
    stage.answer(LeagueResponse.reported(problem: nil)).expect("✓ Reported.")
    stage.press(.escape).expect(row: 0, begins: " Endless   Right 1 / 1 ")
  }

  @Test func onesOwnQuestionIsNot() throws {
    var stage = asked(setup(try question(), maker: "me"))
    stage.type("1", after: .seconds(1)).expect(row: 23, lacks: "report")
    stage.type("!", after: .seconds(1)).expect(row: 0, begins: " Endless   Right 1 / 1 ")
  }

  @Test(arguments: [(true, "[x]"), (false, "[ ]")])
  func theFormSharesUnlessOneSaysOtherwise(_ shares: Bool, _ box: String) {
    var stage = AppStage(in: LeagueScreenTests.state())
    stage.choose(.make)
    stage.press(.enter)
    for word in ["What?", "a", "b", "c", "d"] {
      stage.type(word)
      stage.press(.down)
    }
    stage.press(.down)
    if !shares { stage.type(" ") }
    stage.expect("\(box) Share with Class 3b")
    stage.press(.enter, then: .seconds(1))
    guard case .store(.changeOwn(.add, let said))? = stage.effects(of: .enter).first else {
      Issue.record("nothing is added")
      return
    }
    #expect(said == shares)
  }

  @Test func theStatisticsTellHowAllPlayersAnswered() throws {
    var page = try StatisticsScreenTests.page()
    let id = QuestionID(text: "How long is a fortnight?", rightChoice: "14 days")
    page.league[id] = QuestionTally(asked: 45, right: 30, milliseconds: 144_000)
    page.leagueQuestions[id] = LeagueQuestion(id: "q", hash: id, maker: .init(id: "aya", name: "Aya"), date: 0)
    var stage = AppStage(opens: StatisticsScreen(), in: LeagueScreenTests.state())
    stage.answer(page).expect(row: 4, has: "League").expectRow("How long is a fortnight?", "67%")
    stage.press(.end, .up, .enter).expect("All players: asked 45 times, 67% right, 3.2 s on average", "by Aya")
    stage.expect(row: 23, has: "! report")
  }
}
