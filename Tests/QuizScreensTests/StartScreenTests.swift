import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The screens before a round: what will be played, and what the player should know before.
@Suite struct StartScreenTests {
  @Test func theStartScreenInEnglish() {
    var player = Player(.en)
    player.press(.enter)
    expect(
      player.screen,
      """
       Food pairings › Basics                                       5 of 40 questions
      ────────────────────────────────────────────────────────────────────────────────

                                       Food pairings
                                5 questions, 10 seconds each

              Five questions    Drawn from the bank, and none comes twice.

              Ten seconds each  When they are up, the next question comes.

              To answer         Press 1-4, or move with the arrows and Enter.







                                ┏━━━━━━━━━━━━━━━━━━━━━━━━━━┓
                                ┃          Start!          ┃
                                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      ────────────────────────────────────────────────────────────────────────────────
       Enter start   ←→ other questions   ? help   Esc back
      """)
  }

  @Test func theStartScreenInJapanese() {
    var player = Player(.ja)
    player.press(.enter)
    expect(
      player.screen,
      """
       食べ合わせ › 基本                                                全40問から5問
      ────────────────────────────────────────────────────────────────────────────────

                                      食べ合わせクイズ
                                        5問、1問10秒

              5問で1セット      問題集から重ならないように5問が出ます。

              1問10秒           10秒たつと不正解になり、次の問題へ進みます。









                                ┏━━━━━━━━━━━━━━━━━━━━━━━━━━┓
                                ┃        スタート！        ┃
                                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛

      ────────────────────────────────────────────────────────────────────────────────
       Enter スタート   ←→ セットを選ぶ   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func theStartOfPracticeInJapanese() {
    var player = Player(.ja)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    expect(
      player.screen,
      """
       練習 › 食べ合わせ › 基本
      ────────────────────────────────────────────────────────────────────────────────


                                     食べ合わせ › 基本
                                           全40問


               すべての問題が順番を変えて出ます。

               間違えたパネルは選べなくなります。正解するまで選んでください。

               ミスの数とかかった時間が記録に残ります。





                     ┏━━━━━━━━━━━━━━━━━━━━━━┓  ┌──────────────────────┐
                     ┃      スタート！      ┃  │         戻る         │
                     ┗━━━━━━━━━━━━━━━━━━━━━━┛  └──────────────────────┘

      ────────────────────────────────────────────────────────────────────────────────
       Enter 決定   ←→ 移動   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func whatTheStartOfPracticeHasToSayStandsBelowItsRules() {
    var player = Player(.en, size: Size(width: 48, height: 16)) { $0.saveProblem = "read-only" }
    player.facts = SelectionFacts(usable: 40, skipped: 2)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    expect(
      player.screen,
      """
       Practice › Food pairings › Basics
      ────────────────────────────────────────────────
                   Food pairings › Basics
                        40 questions
        Every question comes, in another order
        each time.
        A wrong panel cannot be chosen again: go on
        until you are right.
             Rounds cannot be saved: read-only
       2 rows cannot be used and are skipped: tenq
       bank check names them.
        ┏━━━━━━━━━━━━━━━━━━━┓  ┌───────────────────┐
        ┃      Start!       ┃  │       Back        │
        ┗━━━━━━━━━━━━━━━━━━━┛  └───────────────────┘
      ────────────────────────────────────────────────
       Enter confirm   ←→ move   ? help   Esc back
      """)
  }

  @Test func aShorterRoundIsSaidWhereTheSetIsChosen() {
    var player = Player(.en)
    player.facts = SelectionFacts(usable: 3, skipped: 0)
    player.press(.enter)
    #expect(player.screen[0].hasSuffix("3 of 3 questions"))
    #expect(player.canvas.runs(of: .hint).contains("There are only 3 here, so the round is shorter."))
    player.press(.escape)
    player.choose(.game(.practice))
    player.press(.enter, .enter)
    #expect(!player.screen.joined().contains("shorter"))
  }

  @Test(arguments: [Language.en, .ja])
  func thatNothingCanBeSavedIsSaidWholeBeforeTheRound(_ language: Language) {
    let reason =
      language == .en
      ? "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only."
      : "/home/player/.local/share/tenq/scores.jsonl：書き込めないファイルシステムです。"
    for size in [Size(width: 40, height: 15), Size(width: 48, height: 16), Size(width: 80, height: 24)] {
      var player = Player(language, size: size) { $0.saveProblem = reason }
      player.press(.enter)
      let said = player.canvas.runs(of: .alert).joined()
      #expect(said.filter { $0 != " " }.hasSuffix(reason.filter { $0 != " " }), "\(size)")
    }
  }

  @Test func theProgramCanBeginWithAStartScreenAndGoBackHome() {
    let state = AppState(version: "0.1.0", language: .en, catalogue: Player.catalogue(.en))
    let now = ContinuousClock.Instant.now
    var (app, effects) = App.opening(
      Opening(screen: StartScreen(.timed, .everything)), size: Size(width: 80, height: 24), state: state)
    #expect(effects == [.inspect(.everything)])
    #expect(app.picture(at: now).lines[0] == " All sets")
    _ = app.handle(.input(.key(.escape)), at: now)
    #expect(app.picture(at: now).lines[0].hasPrefix(" tenq 0.1.0"))
  }
}
