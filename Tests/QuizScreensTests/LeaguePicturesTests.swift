import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

// The league as a picture.
extension LeagueScreenTests {
  @Test func thisWeekInAnOrdinaryWindowInJapanese() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(5)),
      """
       リーグ   今日 ─ 今週 ─ 今月 ─ 全期間                          ポイントの多い順
      ────────────────────────────────────────────────────────────────────────────────
       Class 3b · 今週                                                      12人中5人
            # プレイヤー         ポイント ↓         正解      平均      連続     回数
      ────────────────────────────────────────────────────────────────────────────────
            1 Ken                    12,315     89 / 100     3.5秒       1日       20
            2 結衣                   12,285     88 / 100     3.5秒       2日       20
       ▶    3 Mio（自分）            12,255     87 / 100     3.5秒       3日       20
            4 A name of twenty-…     12,225     86 / 100     3.5秒       4日       20
            5 Aya                    12,195     85 / 100     3.5秒       5日       20











       11月21日 09:14 の順位表   最終同期 11月21日 09:14   送信待ちはありません
      ────────────────────────────────────────────────────────────────────────────────
       Tab 期間  s 並べ替え  f ゲーム  b セット  u 同期  v 詳細  ? ヘルプ  Esc 戻る
      """)
  }

  @Test func thisWeekInTheSmallestWindowInJapanese() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(5)),
      """
       リーグ   今日 ─ 今週 ─ 今月 ─ 全期間
      ────────────────────────────────────────
       Class 3b · 今週              12人中5人
         # プレイヤー  ポイント↓   正解  平均
         1 Ken            12,315 89/100 3.5秒
         2 結衣           12,285 88/100 3.5秒
       ▶ 3 Mio（自分）    12,255 87/100 3.5秒
         4 A name of …    12,225 86/100 3.5秒
         5 Aya            12,195 85/100 3.5秒


       11月21日 09:14 の順位表
       最終同期 11月21日 09:14
      ────────────────────────────────────────
       Tab 期間   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func thisWeekInALargeWindow() {
    expect(
      screen(.en, LeagueScreenTests.sizes.large, LeagueScreenTests.page(5)),
      """
       League   Today ─ Week ─ Month ─ All                                                                  most points first
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Class 3b · Week                                                                                        5 of 12 players
            # Player                                                       Points ↓        Right   Average  In a row   Rounds
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
            1 Ken                                                            12,315     89 / 100     3.5 s     1 day       20

            2 結衣                                                           12,285     88 / 100     3.5 s    2 days       20

       ▶    3 Mio (you)                                                      12,255     87 / 100     3.5 s    3 days       20

            4 A name of twenty-four let                                      12,225     86 / 100     3.5 s    4 days       20

            5 Aya                                                            12,195     85 / 100     3.5 s    5 days       20























       Table of 21 Nov 09:14   Last synced 21 Nov 09:14   Nothing waits to be sent
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab period   s sort   f game   b set   u sync   v details   ? help   Esc back
      """)
  }

  @Test func aHundredRowsScrollAndTheOwnPlaceBeyondThemStays() {
    var app = app(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(4000, own: 341))
    _ = app.handle(.input(.key(.end)), at: start)
    expect(
      app.picture(at: start).lines,
      """
       League   Today ─ Week ─ Month ─ All                          most points first
      ────────────────────────────────────────────────────────────────────────────────
       Class 3b · Week                                         4,000 of 4,000 players
            # Player               Points ↓        Right   Average  In a row   Rounds
      ────────────────────────────────────────────────────────────────────────────────
           87 結衣                    9,735     83 / 100     3.5 s    7 days       20
           88 Élodie                  9,705     82 / 100     3.5 s    8 days       20
           89 A name of twenty-…      9,675     81 / 100     3.5 s    9 days       20
           90 Aya                     9,645     80 / 100     3.5 s    0 days       20
           91 Ken                     9,615     79 / 100     3.5 s     1 day       20
           92 結衣                    9,585     78 / 100     3.5 s    2 days       20
           93 Élodie                  9,555     77 / 100     3.5 s    3 days       20
           94 A name of twenty-…      9,525     76 / 100     3.5 s    4 days       20
           95 Aya                     9,495     75 / 100     3.5 s    5 days       20
           96 Ken                     9,465     74 / 100     3.5 s    6 days       20
           97 結衣                    9,435     73 / 100     3.5 s    7 days       20
           98 Élodie                  9,405     72 / 100     3.5 s    8 days       20
           99 A name of twenty-…      9,375     71 / 100     3.5 s    9 days       20
       ▶  100 Aya                     9,345     70 / 100     3.5 s    0 days       20
          341 Mio (you)               2,115     69 / 100     3.5 s     1 day       20

       Table of 21 Nov 09:14   Last synced 21 Nov 09:14   Nothing waits to be sent
      ────────────────────────────────────────────────────────────────────────────────
       Tab period  s sort  f game  b set  v details  ? help  Esc back      87-100/100
      """)
  }

  @Test func theOwnPlaceStaysInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(4000, own: 341)),
      """
       リーグ   今日 ─ 今週 ─ 今月 ─ 全期間
      ────────────────────────────────────────
       Class 3b · 今週       4,000人中4,000人
          # プレイヤー       ポイント↓   正解
       ▶  1 Ken                 12,315 89/100
          2 結衣                12,285 88/100
          3 Élodie              12,255 87/100
          4 A name of twent…    12,225 86/100
          5 Aya                 12,195 85/100
          6 Ken                 12,165 84/100
        341 Mio（自分）          2,115 69/100
       11月21日 09:14 の順位表
       最終同期 11月21日 09:14
      ────────────────────────────── 1-6/100 ─
       Tab 期間   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func anEmptyTableSaysSo() {
    expect(
      screen(.en, LeagueScreenTests.sizes.ordinary, LeagueScreenTests.page(0)),
      """
       League   Today ─ Week ─ Month ─ All                          most points first
      ────────────────────────────────────────────────────────────────────────────────
       Class 3b · Week                                                0 of 12 players
            # Player               Points ↓        Right   Average  In a row   Rounds
      ────────────────────────────────────────────────────────────────────────────────




                       Nobody has played yet. The first round leads!











       Table of 21 Nov 09:14   Last synced 21 Nov 09:14   Nothing waits to be sent
      ────────────────────────────────────────────────────────────────────────────────
       Tab period   s sort   f game   b set   u sync   v details   ? help   Esc back
      """)
  }

  @Test func anEmptyTableSaysSoInTheSmallestWindow() {
    expect(
      screen(.ja, LeagueScreenTests.sizes.small, LeagueScreenTests.page(0)),
      """
       リーグ   今日 ─ 今週 ─ 今月 ─ 全期間
      ────────────────────────────────────────
       Class 3b · 今週              12人中0人
         # プレイヤー     ポイント↓ 正解 平均

        まだ誰も遊んでいません。最初の1回で
                     首位です！




       11月21日 09:14 の順位表
       最終同期 11月21日 09:14
      ────────────────────────────────────────
       Tab 期間   ? ヘルプ   Esc 戻る
      """)
  }
}
