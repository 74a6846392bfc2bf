import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

// The league where something is wrong, and where there is none.
extension LeagueScreenTests {
  /// Everything that can be wrong at once.
  static func troubled() -> LeaguePage {
    page(5) { page, status in
      page.isFetching = true
      page.problems = ["~/.local/share/tenq/league/rates.txt: not an ordinary file: move it out of the way"]
      page.refused = [
        .init(code: "question.twice", date: time), .init(code: "round.future", date: time),
        .init(code: "something.new", date: nil),
      ]
      status.waitingRounds = 2
      status.waitingChanges = 1
      status.refusedCount = 3
      status.problem = .init(
        code: "offline", en: "The server does not answer; it is tried again later.",
        ja: "サーバーが応答しません。後でもう一度試します。", retry: nil)
    }
  }

  @Test func withoutALeagueItSaysHowToPlayTogether() {
    for (language, words) in [(Language.en, "tenq league join LINK"), (.ja, "tenq-league serve")] {
      var state = LeagueScreenTests.state(language)
      state.league = nil
      let (app, effects) = App.opening(
        Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
      #expect(effects == [.store(.pollJoining)], "a join that was left alone may have ended")
      app.expect(words)
    }
  }

  @Test func aJoinThatWasLeftAloneIsFoundWhenTheScreenOpensAgain() {
    for (response, isTable) in [(LeagueJoining.joined, true), (.underWay, false)] {
      var state = LeagueScreenTests.state(.en)
      state.league = nil
      var (app, _) = App.opening(
        Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
      let effects = app.handle(.response(response), at: start)
      #expect(effects == (isTable ? [.store(.readLeague(.init(), .opening))] : []))
      #expect(app.picture(at: start).lines.contains { $0.contains("Joining…") } == !isTable)
      #expect(app.nextChange(after: start) == (isTable ? nil : start + .seconds(1)))
    }
  }

  @Test func aNameMayBeginWithAHyphen() {
    var state = LeagueScreenTests.state(.en)
    state.league = nil
    var (app, _) = App.opening(
      Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.ordinary, state: state)
    _ = app.handle(.input(.paste(" https://quiz.example.org/l/x/join/y\n")), at: start)
    _ = press(.enter, &app)
    _ = app.handle(.input(.paste("--name")), at: start)
    #expect(press(.enter, &app) == [.store(.joinLeague(link: "https://quiz.example.org/l/x/join/y", name: "--name"))])
  }

  @Test func bothFieldsOfJoiningAreSeenInTheSmallestWindow() {
    var state = LeagueScreenTests.state(.ja)
    state.league = nil
    let (app, _) = App.opening(Opening(screen: LeagueJoinScreen()), size: LeagueScreenTests.sizes.small, state: state)
    #expect([2, 3].allSatisfy { app.picture(at: start)[Point(x: 20, y: $0)].style == .field })
  }
}
