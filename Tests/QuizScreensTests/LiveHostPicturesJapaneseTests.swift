import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A host's screens as pictures, in Japanese.
@Suite struct LiveHostPicturesJapaneseTests {
  @Test func theLobby() {
    var stage = LiveStage.host(.ja, ViewContext.full)
    stage.stand(LiveStage.state(.lobby, .ja), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       ライブ   科学 › 空と宇宙   10問、1問10秒                                受付中
      ────────────────────────────────────────────────────────────────────────────────
                                                 スマホやブラウザーで開く
                                                 http://192.168.1.20:8610/r/4071
             █▀▀▀▀▀█  ▄▄█▀  ▀▀ ▄▀  █▀▀▀▀▀█       端末では
             █ ███ █ █▀ ▄▀ ▀ █▄▄▀█ █ ███ █       tenq join 192.168.1.20:8610
             █ ▀▀▀ █ █▄   ███▄ ▄▀  █ ▀▀▀ █       コード 4071
             ▀▀▀▀▀▀▀ █ ▀▄█▄▀▄▀ █ ▀ ▀▀▀▀▀▀▀       █  █ █▀▀█ ▀▀▀█  ▄█
             █ ▀██▀▀▄▄▄▀▀▀ ▀█▄███▀ █▀█▀▀ ▄       ▀▀▀█ █  █    █   █
             ▀▄ ▄▀▀▀▄  ▀▄█ ▄ ▄▀ ▄ ▄▄▀█  ▄           █ █▄▄█    █  ▄█▄
             ▄ ▀ █ ▀▀ █ █▄▄▄▄▀▀ █▀▀▄▀▄▀█ ▄
             ▄▀   ▄▀ ▀ ▄█▄█▀█▀▀█  █▀▄  ▀▄        11人が参加中
             ▄▄ ▄▀▀▀█ ▄  ▄ ▀█▄██▄▀█▄ ▄▄█ ▄
             █ ▄█▀█▀ ▄▄▀▀█ ▄ ▄▀ ▄ ▄█ ▄▀▀▄         ▲  Aya           ◆  Ben
             ▀ ▀▀ ▀▀▀▄▀▀ ▄▄▄▄ ▀▀▄█▀▀▀█▄███        ●  Chika         ■  Deniz
             █▀▀▀▀▀█ ▄▀█▀ █▀█▀ ▄▀█ ▀ █▀▀ ▄        ▲  えみ          ◆  Fatou
             █ ███ █ █ ▄█  ▀▀▀▀▀ ██▀█▀▀▀ ▀        ●  Gil           ■  Hana
             █ ▀▀▀ █ ▀ ▄█▀█ ▀█ █▀█▄▀▄█▀ █         ▲  Ivo           ◆  Jun
             ▀▀▀▀▀▀▀ ▀▀ ▀▀  ▀▀▀▀      ▀▀          ●  Kim



      ────────────────────────────────────────────────────────────────────────────────
       Enter スタート  l 締め切る  x 退出させる  n 名前を隠す  ? ヘルプ  q 閉じる
      """)
  }

  @Test func whatTheQuestionCameTo() {
    var stage = LiveStage.host(.ja, ViewContext.full)
    stage.stand(
      stage.result(LiveStage.venus(.ja), .ja, counts: [3, 5, 1, 2], right: 5), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       第3問（全10問）   科学 › 空と宇宙  ★★☆ ふつう                    11人中5人正解
       ━━━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
      ────────────────────────────────────────────────────────────────────────────────

          「明けの明星」と「宵の明星」は同じ星です。それはどれか？

          いつも太陽の近くにあり、夜明け前か日没後に見えます。

           ▲ 1  ベガ
                                              3

           ◆ 2  金星 ◯
          ██████████████████████████████████████████████████████████ 5

           ● 3  木星
                       1

           ■ 4  北極星
                                   2



      ────────────────────────────────────────────────────────────────────────────────
       Enter 順位へ   p 一時停止   x 退出させる   ? ヘルプ   q 終了       コード 4071
      """)
  }

  @Test func whoLeadsInTheSmallestWindow() {
    var stage = LiveStage.host(.ja, Size(width: 40, height: 15))
    stage.stand(LiveStage.leaders(stage, .ja), board: LiveStage.board())
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       順位  空と宇宙     第3問まで（全10問）
      ────────────────────────────────────────
        1  えみ                  3,377点  ▲ 1
           ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        2  Deniz                 3,312点  ▼ 1
           ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈
        3  Ben                   3,291点  ▲ 1
           ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┈
        4  Aya                   2,377点  ▼ 1
           ━━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈
        5  Hana                  2,302点
           ━━━━━━━━━━━━━━━━━━━━┈┈┈┈┈┈┈┈┈┈

      ────────────────────────── コード 4071 ─
       Enter 次へ   ? ヘルプ   q 終了
      """)
  }

  @Test func thePodium() {
    var stage = LiveStage.host(.ja, ViewContext.full)
    stage.stand(LiveStage.podium(.ja), board: LiveStage.board())
    stage.say(.table(LiveStage.table(players: 11)))
    stage.wait(.seconds(9))
    expect(
      stage.screen,
      """
       結果発表   科学 › 空と宇宙   10問、1問10秒                                11人
      ────────────────────────────────────────────────────────────────────────────────

                                           えみ
                                         3,377点

                                             ██
                  Deniz                    ████
                 3,312点                     ██
                                             ██                    Ben
                 ████████                    ██                  3,291点
                       ██                  ██████
                 ████████                                          ▀▀▀█
                 ██                                                 ▀▀█
                 ██                                                ▄▄▄█
                 ████████

      ────────────────────────────────────────────────────────────────────────────────
          4   Aya      2,377点    5   Hana     2,302点    6   えみ     1,700点
          7   Hana     1,600点    8   Kim      1,500点    9   Chika    1,400点
          10  Fatou    1,300点
          最も間違いの多かった問題：第7問 What does the asteroid belt weig…   2/11
      ────────────────────────────────────────────────────────────────────────────────
       Enter 全員の結果  r 間違いの多い問題  s 共有  e CSV で保存  ? ヘルプ  q 閉じる
      """)
  }

  @Test func theRulesInTheSmallestWindow() {
    let state = LiveStage(.ja, opens: LiveMenuScreen()).app.context.state
    let stage = LiveStage(.ja, Size(width: 40, height: 15), opens: LiveRulesScreen(.everything, in: state))
    expect(
      stage.screen,
      """
       すべての問題    Enter で部屋を開きます
      ────────────────────────────────────────
       ▶  問題数     ‹ 5 ›
          1問の時間    10秒
          チーム       なし
          進め方       Enter で
          名前         表示する
          遊び方       全員同時に





      ────────────────────────────────────────
       Enter 部屋を開く   ? ヘルプ   Esc 戻る
      """)
  }
}
