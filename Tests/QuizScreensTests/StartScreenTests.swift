import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The screens before a round: what will be played, and what the player should know before.
@Suite struct StartScreenTests {
  @Test func theStartOfPracticeInJapanese() {
    let player = Player(.ja, opens: StartScreen(.practice, .set(genre: "食べ合わせ", title: "基本")))
    expect(
      player.screen,
      """
       練習 › 食べ合わせ › 基本
      ────────────────────────────────────────────────────────────────────────────────



                                           全40問


               すべての問題が順番を変えて出ます。

               間違えたパネルは選べなくなります。正解するまで選んでください。

               ミスの数と時間が記録に残ります。



                             スタート                    戻る





      ────────────────────────────────────────────────────────────────────────────────
       Enter スタート   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func whatTheStartOfPracticeHasToSayStandsBelowItsRules() {
    let set = Selection.set(genre: "Food pairings", title: "Basics")
    let player = Player(.en, size: Size(width: 48, height: 16), opens: StartScreen(.practice, set)) {
      $0.saveProblem = "read-only"
    }
    expect(
      player.screen,
      """
       Practice › Food pairings › Basics
      ────────────────────────────────────────────────
                        40 questions
        All the questions, in a new order each time.
        A wrong panel cannot be chosen again: go on
        until you are right.
        Your misses and your time go into the
        history.
             Rounds cannot be saved: read-only



               Start!                  Back

      ────────────────────────────────────────────────
       Enter start   ←→ move   ? help   Esc back
      """)
  }

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
