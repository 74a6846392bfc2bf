import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The screens before a round: what will be played, and what the player should know before.
@Suite struct StartScreenTests {

  /// A second press takes the choice back, so that other sets are asked as before.
  @Test func theKindsOfAnOwnFileAreLeftOutAndAskedAgain() {
    let home = PlayerHome()
    let file = home.writeFile(
      "question,kind,answer,choice1,choice2\nOne?,one,1,a,b\nTyped?,typed,a,,\n", named: "m.csv")
    var player = Player(home: home, opens: StartScreen(.timed, .file(file)))
    #expect(player.screen.contains { $0.contains("2 questions") })
    player.type("t")
    #expect(player.screen.contains { $0.contains("1 question of another kind is left out: t adds it.") })
    player.type("t")
    #expect(player.screen.contains { $0.contains("2 questions") })
    #expect(player.effects.suffix(2) == [.store(.chooseKinds(.one)), .store(.chooseKinds(.auto))])
  }

  @Test func theStartPageCountsTheQuestionsOfTheChosenLevels() {
    var state = AppState(version: "1", language: .en, catalogue: Player.catalogue(.en))
    state.levels = Levels(2...2)
    #expect(StartScreen(.timed, .own, in: state).effectsOnAppear == [.inspect(.own, of: Levels(2...2))])
    #expect(StartScreen(.timed, .missed, in: state).effectsOnAppear == [.inspect(.missed)])
  }

  @Test func theProgramCanBeginWithAStartScreenAndGoBackHome() {
    let state = AppState(version: "0.2.0", language: .en, catalogue: Player.catalogue(.en))
    let now = Instant.zero
    var (app, effects) = App.opening(
      Opening(screen: StartScreen(.timed, .everything)), size: Size(width: 80, height: 24), state: state)
    #expect(effects == [.store(.inspect(.everything))])
    #expect(app.picture(at: now).lines[0] == " Everything")
    _ = app.handle(.input(.key(.escape)), at: now)
    #expect(app.picture(at: now).lines[0].hasPrefix(" tenq 0.2.0"))
  }
}
