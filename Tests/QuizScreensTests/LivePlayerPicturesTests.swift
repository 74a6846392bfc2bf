import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A player's screens as pictures.
@Suite struct LivePlayerPicturesTests {
  @Test func waiting() {
    let stage = LiveStage.player(.en, ViewContext.full)
    expect(
      stage.screen,
      """
       Live   Science › Sky and space   10 questions, 10 s each
      ────────────────────────────────────────────────────────────────────────────────




                                         You are in

                                       ▄▀▀▄
                                       █▄▄█ █  █  ▀▀▄
                                       █  █ ▀▄▄█ ▄▀▀█
                                       ▀  ▀ ▄▄▄▀  ▀▀▀

                                        11 are here
                            The host starts the round. Look up!







      ────────────────────────────────────────────────────────────────────────────────
       ? help   q leave
      """)
  }

  @Test func comingInTheMiddleOfAQuestion() {
    var stage = LiveStage.player(.ja, Size(width: 60, height: 18))
    var own = LiveStage.own()
    own.first = 4
    stage.stand(stage.question(LiveStage.venus(.ja), .ja, in: .seconds(-2)), own: own)
    stage.type("2")
    #expect(stage.orders.isEmpty)
    expect(
      stage.screen,
      """
       第3問（全10問）  空と宇宙                          ·······
       ━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────────────────────────
                              参加しました

                             ▄▀▀▄
                             █▄▄█ █  █  ▀▀▄
                             █  █ ▀▄▄█ ▄▀▀█
                             ▀  ▀ ▄▄▄▀  ▀▀▀

                              11人が参加中
                        次の問題から参加します。




      ────────────────────────────────────────────────────────────
       ? ヘルプ   q やめる
      """)
    stage.stand(stage.result(LiveStage.venus(.ja), .ja, counts: [3, 5, 1, 2], right: 5), own: own)
    expect(
      stage.screen,
      """
       第3問（全10問）  空と宇宙                          ·······
       ━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────────────────────────





               「明けの明星」と「宵の明星」は同じ星です。
                        それはどれか？   ◯ 金星






      ────────────────────────────────────────────────────────────
       ? ヘルプ   q やめる
      """)
  }

  @Test func answeredInEnglish() {
    var stage = LiveStage.player(.en, ViewContext.full)
    stage.stand(stage.question(LiveStage.venus(.en), .en, in: .milliseconds(100)), own: LiveStage.own())
    stage.wait(.seconds(2))
    stage.type("2")
    expect(
      stage.screen,
      """
       Question 3 of 10   Science › Sky and space   ▸·······    0 of 11 have answered
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────────     8.1 s
      ────────────────────────────────────────────────────────────────────────────────


          The 'morning star' and the 'evening star' are one and the same.
          What is it?

          Answered in 1.9 s. It is on its way.



           ▲ 1              Vega                  ◆ 2             Venus
                                                               your answer




           ● 3            Jupiter                 ■ 4         The Pole Star



      ────────────────────────────────────────────────────────────────────────────────
       ? help   q leave
      """)
  }

  @Test func rightInEnglish() {
    var stage = LiveStage.player(.en, ViewContext.full)
    stage.stand(stage.question(LiveStage.venus(.en), .en, in: .milliseconds(100)), own: LiveStage.own())
    stage.wait(.seconds(2))
    stage.type("2")
    stage.stand(
      stage.result(LiveStage.venus(.en), .en, counts: [3, 5, 1, 2], right: 5),
      own: LiveStage.own {
        ($0.answered, $0.isRight, $0.gained, $0.milliseconds) = (3, true, 1080, 1900)
        ($0.points, $0.right, $0.place, $0.former) = (3213, 3, 2, 4)
      })
    expect(
      stage.screen,
      """
       Question 3 of 10   Science › Sky and space       ✓·······    2nd of 11   3,213
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────── took 1.9 s
      ────────────────────────────────────────────────────────────────────────────────

          The 'morning star' and the 'evening star' are one and the same.
          What is it?

          ✓ Right   It is never far from the Sun: seen before dawn, or after dusk.




           ▲ 1              Vega                  ✓ 2             Venus
                                                             ✓ 1.9 s   +1,080




           ● 3            Jupiter                 ■ 4         The Pole Star



      ────────────────────────────────────────────────────────────────────────────────
       ? help   q leave
      """)
  }

  @Test func rightInTheSmallestWindowInJapanese() {
    var stage = LiveStage.player(.ja, Size(width: 40, height: 15))
    stage.stand(stage.question(LiveStage.venus(.ja), .ja, in: .milliseconds(100)), own: LiveStage.own())
    stage.wait(.seconds(2))
    stage.type("2")
    stage.stand(
      stage.result(LiveStage.venus(.ja), .ja, counts: [3, 5, 1, 2], right: 5),
      own: LiveStage.own {
        ($0.answered, $0.isRight, $0.gained, $0.milliseconds) = (3, true, 1080, 1900)
        ($0.points, $0.right, $0.place, $0.former) = (3213, 3, 2, 4)
      })
    expect(
      stage.screen,
      """
       3/10問   ◯·······  11人中2位   3,213点
       ◯ 正解   +1,080点           回答 1.9秒
      ────────────────────────────────────────
       「明けの明星」と「宵の明星」は同じ
       星です。それはどれか？

       いつも太陽の近くにあり、夜明け前か
       日没後に見えます。
      ────────────────────────────────────────
         ▲ 1  ベガ
         ◯ 2  金星                       正解
         ● 3  木星
         ■ 4  北極星
      ────────────────────────────────────────
       ? ヘルプ   q やめる
      """)
  }

  @Test func whoLeadsAndOnesOwnRow() {
    var stage = LiveStage.player(.en, ViewContext.full)
    stage.stand(
      LiveStage.leaders(stage, .en),
      own: LiveStage.own { ($0.name, $0.points, $0.place, $0.former, $0.right) = ("Kim", 2133, 7, 4, 2) })
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       Live   Science › Sky and space   10 questions, 10 s each     7th of 11   2,133
      ────────────────────────────────────────────────────────────────────────────────

           1  えみ                                                      3,377  ▲ 1
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

           2  Deniz                                                     3,312  ▼ 1
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈

           3  Ben                                                       3,291  ▲ 1
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈

           4  Aya                                                       2,377  ▼ 1
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈

           5  Hana                                                      2,302
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈

        ▶  7  Kim                                                       2,133  ▼ 3
              ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈


      ────────────────────────────────────────────────────────────────────────────────
       ? help   q leave
      """)
  }

  @Test func thePodiumAndOnesOwnPlace() {
    var stage = LiveStage.player(.ja, ViewContext.full)
    stage.stand(
      LiveStage.podium(.ja),
      own: LiveStage.own { ($0.name, $0.points, $0.place, $0.former, $0.right) = ("Kim", 2133, 7, 4, 2) })
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       ライブ   科学 › 空と宇宙   10問、1問10秒                   11人中7位   2,133点
      ────────────────────────────────────────────────────────────────────────────────

                                           えみ
                                         3,377点

                                             ██
                  Deniz                    ████
                 3,312点                     ██
                                             ██                    Ben
                   ▀▀▀█                      ██                  3,291点
                   █▀▀▀                    ██████
                   █▄▄▄                                            ▀▀▀█
                                                                    ▀▀█
                                                                   ▄▄▄█

      ────────────────────────────────────────────────────────────────────────────────
          Kim   11人中7位   2,133点   10問中2問正解
          4   Aya      2,377点    5   Hana     2,302点    6   えみ     1,700点
          7   Hana     1,600点    8   Kim      1,500点    9   Chika    1,400点
          10  Fatou    1,300点
          最も間違いの多かった問題：第7問 What does the asteroid belt weig…   2/11
      ────────────────────────────────────────────────────────────────────────────────
       ? ヘルプ   q やめる
      """)
  }

  @Test func theFormInEnglish() {
    var stage = LiveStage(opens: LiveJoinScreen(address: "", code: "", name: ""))
    stage.press(.enter)
    expect(
      stage.screen,
      """
       Live   join a room
      ────────────────────────────────────────────────────────────────────────────────


          ▶ Address
                       ───────────────────────────────────────────────────────────

            Code
                       ───────────────────────────────────────────────────────────

            Your name
                       ───────────────────────────────────────────────────────────

            ✗ Address: type the one on the host's screen, like 192.168.1.20:8610.








      ────────────────────────────────────────────────────────────────────────────────
       Enter next, join   ↑↓ Tab field   F1 help   Esc back
      """)
  }

  @Test func theFirstScreenInJapanese() {
    let stage = LiveStage(.ja, Size(width: 40, height: 15), opens: LiveMenuScreen())
    expect(
      stage.screen,
      """
       ライブ   みんなで同時に遊ぶ
      ────────────────────────────────────────
       ▶  部屋を開く  セットを選んで開きます
          参加する  アドレスとコードで参加

          1人が部屋を開き、全員がスマホや
          パソコンから同じ問題に同時に
          答えます。
          スマホには何も入れません。
          アドレスか QR コードを開き、名前を
          入れるだけです。


      ────────────────────────────────────────
       Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }
}
