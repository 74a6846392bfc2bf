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

  private func asked(_ language: Language, _ size: Size, _ setup: RoundSetup) -> App {
    var state = LeagueScreenTests.state(language)
    state.settings[.motion] = false
    var (app, _) = App.opening(Opening(screen: DealScreen(.endless)), size: size, state: state)
    _ = app.handle(.response(RoundResponse.dealt(setup)), at: start)
    _ = app.handle(.shown, at: start)
    return app
  }

  @Test func endlessSaysWhoMadeAQuestionAndHowAllPlayersAnsweredIt() throws {
    let setup = setup(try question())
    let (wide, small) = (LeagueScreenTests.sizes.large, LeagueScreenTests.sizes.small)
    #expect(
      asked(.en, wide, setup).picture(at: start).lines[0]
        == " Endless   Class 3b › Everyone's questions  ★★☆ medium  by Aya                          all players 67%   average 3.2 s"
    )
    #expect(
      asked(.ja, wide, setup).picture(at: start).lines[0]
        == " もっと解く   Class 3b › Everyone's questions  ★★☆ ふつう  作：Aya                        全員の正答率 67%   平均 3.2秒")
    #expect(asked(.en, small, setup).picture(at: start).lines[0].hasSuffix("  all 67%  average 3.2 s"))
    #expect(asked(.ja, small, setup).picture(at: start).lines[0] == " もっと解く        全員 67%  平均 3.2秒")
  }

  @Test func theLevelOfAQuestionIsSaidInAWordWhereThatHasRoom() throws {
    let question = try question()
    var setup = setup(question)
    setup.leagueQuestions = [:]
    let context = ViewContext(size: .ordinary, state: LeagueScreenTests.state(.en))
    #expect(
      context.details(of: setup, asking: question).map(\.string) == [
        "Class 3b › Everyone's questions  ★★☆ medium", "Everyone's questions  ★★☆ medium",
        "Class 3b › Everyone's questions  ★★☆", "Everyone's questions  ★★☆", "Everyone's questions",
      ])
  }

  @Test func whatNobodyElseAnsweredIsSaidToBeOnesOwn() throws {
    let wide = LeagueScreenTests.sizes.large
    let own = setup(try question(), .playerInLeague)
    #expect(asked(.en, wide, own).picture(at: start).lines[0].contains("your answers 67%"))
    #expect(asked(.ja, wide, own).picture(at: start).lines[0].contains("自分の正答率 67%"))
    let first = setup(try question(), .playerInLeague, QuestionTally())
    #expect(asked(.ja, wide, first).picture(at: start).lines[0].contains("初めての挑戦者です！"))
  }

  @Test func aQuestionOfAnotherPlayerCanBeReported() throws {
    let setup = setup(try question())
    var app = asked(.en, LeagueScreenTests.sizes.ordinary, setup)
    let later = start + .seconds(1)
    _ = app.handle(.input(.key(.character("1"))), at: later)
    #expect(app.picture(at: later).lines[23].contains("! report"))
    let then = later + .seconds(1)
    _ = app.handle(.input(.key(.character("!"))), at: then)
    for character in "wrong" { _ = app.handle(.input(.key(.character(character))), at: then) }
    let effects = app.handle(.input(.key(.enter)), at: then)
    let entry = try #require(setup.leagueQuestions.values.first)
    #expect(effects == [.store(.report(entry, reason: "wrong"))])
    _ = app.handle(.response(LeagueResponse.reported(problem: nil)), at: then)
    #expect(app.picture(at: then).lines.contains { $0.contains("✓ Reported.") })
    _ = app.handle(.input(.key(.escape)), at: then)
    #expect(app.picture(at: then).lines[0].hasPrefix(" Endless   Right 1 / 1 "))
  }

  @Test func onesOwnQuestionIsNot() throws {
    var app = asked(.en, LeagueScreenTests.sizes.ordinary, setup(try question(), maker: "me"))
    let later = start + .seconds(1)
    _ = app.handle(.input(.key(.character("1"))), at: later)
    #expect(!app.picture(at: later).lines[23].contains("report"))
    _ = app.handle(.input(.key(.character("!"))), at: later + .seconds(1))
    #expect(app.picture(at: later).lines[0].hasPrefix(" Endless   Right 1 / 1 "))
  }

  @Test func theFormSharesUnlessOneSaysOtherwise() {
    var app = App(size: LeagueScreenTests.sizes.ordinary, state: LeagueScreenTests.state(.en))
    let row = HomeScreen.items(in: app.context.state).firstIndex(of: .make) ?? 0
    _ = app.handle(.input(.key(.home)), at: start)
    for _ in 0..<row { _ = press(.down, &app) }
    _ = press(.enter, &app)
    _ = press(.enter, &app)
    func fill(_ app: inout App) {
      for word in ["What?", "a", "b", "c", "d"] {
        for character in word { _ = press(.character(character), &app) }
        _ = press(.down, &app)
      }
      _ = press(.down, &app)
    }
    fill(&app)
    var without = app
    _ = press(.character(" "), &without)
    without.expect("[ ] Share with Class 3b")
    app.expect("[x] Share with Class 3b")
    for (app, shares) in [(app, true), (without, false)] {
      var app = app
      _ = press(.enter, &app)
      let effects = app.handle(.input(.key(.enter)), at: start + .seconds(1))
      guard case .store(.changeOwn(.add, let said))? = effects.first else {
        Issue.record("nothing is added")
        continue
      }
      #expect(said == shares)
    }
  }

  @Test func theStatisticsTellHowAllPlayersAnswered() throws {
    var page = try StatisticsScreenTests.page()
    let id = QuestionID(text: "How long is a fortnight?", rightChoice: "14 days")
    page.league[id] = QuestionTally(asked: 45, right: 30, milliseconds: 144_000)
    page.leagueQuestions[id] = LeagueQuestion(id: "q", hash: id, maker: .init(id: "aya", name: "Aya"), date: 0)
    let state = LeagueScreenTests.state(.en)
    var (app, _) = App.opening(
      Opening(screen: StatisticsScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    _ = app.handle(.shown, at: start)
    _ = app.handle(.response(page), at: start)
    let lines = app.picture(at: start).lines
    #expect(lines[4].contains("League"))
    #expect(lines.contains { $0.contains("How long is a fortnight?") && $0.contains("67%") })
    _ = press(.end, &app)
    _ = press(.up, &app)
    _ = press(.enter, &app)
    let detail = app.picture(at: start).lines
    #expect(detail.contains { $0.contains("All players: asked 45 times, 67% right, 3.2 s on average") })
    #expect(detail.contains { $0.contains("by Aya") })
    #expect(detail[23].contains("! report"))
  }
}
