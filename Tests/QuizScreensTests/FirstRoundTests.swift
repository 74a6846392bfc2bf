import QuizCore
import Testing

@testable import QuizScreens
@testable import tenq

/// The first minute: what a player meets who has played nothing and chosen nothing.
@Suite struct FirstRoundTests {
  private let home = PlayerHome()

  /// A program in a home with banks, where nothing was played or chosen; with `hasLevels` some questions have a level.
  private func handler(hasLevels: Bool) throws -> EffectHandler {
    home.writeBanks(.en, usable: 12)
    if hasLevels {
      let rows = (0..<24).map { "question \($0),1,a,b,c,d,\($0 % 3 + 1)\n" }
      home.writeOwnBank("question,answer,choice1,choice2,choice3,choice4,level\n" + rows.joined(), named: "Levels.csv")
    }
    var handler = try home.handler(CommandLineOptions(seed: 7))
    // As the loop does it after the first picture.
    _ = handler.beginSync()
    handler.finishLoading()
    return handler
  }

  @Test func theFirstEnterDealsFromEverythingAndEasy() throws {
    var handler = try handler(hasLevels: true)
    #expect(handler.state.selection == .everything && handler.state.eased == .easiest)
    var stage = AppStage(in: handler.state)
    #expect(stage.effects(of: .enter) == [.store(.deal(RoundRequest(.timed, .selection(.everything))))])
    let events = handler.perform(.deal(RoundRequest(.timed, .selection(.everything))))
    guard case .response(RoundResponse.dealt(let setup)) = events.last else {
      Issue.record("nothing was dealt")
      return
    }
    #expect(setup.questions.allSatisfy { $0.question.level == 1 })
    #expect(handler.state.eased == .easiest)
    #expect(handler.state.levels(of: .everything, for: .survival) == nil, "only Play is eased")
  }

  @Test func laterStartsPlayTheEasyOnesUntilSomethingIsChosen() throws {
    let first = try handler(hasLevels: true)
    home.writeLog([
      Player.record(1, set: first.state.logName(of: .everything, for: .timed), correct: 4),
      Player.record(2, set: first.state.logName(of: .everything, for: .timed), correct: 3),
    ])
    var handler = try home.loaded()
    _ = handler.perform(.deal(RoundRequest(.timed, .selection(.everything))))
    handler = try home.loaded()
    #expect(handler.state.eased == .easiest)
    #expect(handler.state.bests[.timed]?.correct == 4)
    AppStage(in: handler.state).expectRow("Play ", " Everything ★ easy · best ")
    _ = handler.perform(.chooseLevels(nil))
    #expect(handler.state.eased == nil, "all levels were chosen")
    handler = try home.loaded()
    _ = handler.perform(.deal(RoundRequest(.timed, .selection(.genre("Science")))))
    #expect(handler.state.eased == nil)
    #expect(try home.loaded().state.eased == nil)
  }

  @Test func theFirstThreeRoundsAskDifferentOpenersAndTheFourthAnyEasyQuestion() throws {
    home.writeBanks(.en, usable: 12)
    home.drawsByChance = true
    let rows = (0..<80).map { "question \($0),1,a,b,c,d,1,\($0 < 17 ? "one opener" : "")\n" }
    home.writeOwnBank(
      "question,answer,choice1,choice2,choice3,choice4,level,kind\n" + rows.joined(), named: "Openers.csv")
    func deal(_ options: CommandLineOptions) throws -> RoundSetup? {
      var handler = try home.loaded(options)
      let events = handler.perform(.deal(RoundRequest(.timed, .selection(.everything))))
      guard case .response(RoundResponse.dealt(let setup)) = events.last else { return nil }
      return setup
    }
    var rounds: [RoundSetup] = []
    for number in 1...4 {
      let setup = try #require(try deal(CommandLineOptions(seed: 7)))
      rounds.append(setup)
      home.writeLog(
        rounds.enumerated().reversed().map { place, round in
          var record = Player.record(place + 1, set: round.set)
          record.answers = round.questions.map {
            .init(question: $0.question.id, choice: 1, correct: true, milliseconds: 1000)
          }
          return record
        })
      #expect(setup.questions.allSatisfy { $0.question.has(.opener) } == (number < 4), "round \(number)")
      if number == 1 {
        var (ofLevels, long) = (CommandLineOptions(seed: 7), CommandLineOptions(seed: 7))
        ofLevels.levels = Levels("1-2")
        long.settings[.questions] = 18
        for options in [ofLevels, long] {
          let setup = try #require(try deal(options))
          #expect(setup.questions.contains { !$0.question.has(.opener) })
        }
      }
    }
    #expect(Set(rounds.prefix(3).flatMap(\.questions).map(\.question.id)).count == 15)
  }

  @Test func withTooFewEasyQuestionsAllAreDrawnFrom() throws {
    #expect(try handler(hasLevels: false).state.eased == nil)
  }

  @Test func theListStandsAtEverythingWithoutColumnsOfNothing() throws {
    var stage = AppStage(in: try handler(hasLevels: true).state)
    stage.type("p").expect(row: 0, has: "★☆☆ easy ·").expect(row: 4, begins: "  ▶ Everything")
    stage.expect(without: "known", "best")
  }

  @Test func aSetOfTheCommandLineHasItsOwnPage() throws {
    let state = try handler(hasLevels: false).state
    let opening = try #require(state.opening(.timed, .set(genre: "Science", title: "The body")))
    AppStage(opens: opening.screen, in: state).expect(row: 0, begins: " Science › The body").expectRow("Start!")
  }
}
