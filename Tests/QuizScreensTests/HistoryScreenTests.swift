import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The history as a table and as a chart.
@Suite struct HistoryScreenTests {
  @Test func theHistoryInEnglish() {
    var player = Player.finished(.en)
    player.remember(Player.past(.en))
    player.type("h")
    expect(
      player.screen,
      """
       History   Table ─ Chart                    All games   7 rounds   newest first
      ────────────────────────────────────────────────────────────────────────────────
         Date          Game            Set                 Points   Right        Time
      ────────────────────────────────────────────────────────────────────────────────
       ▶ 21 Nov 09:14  Play            Basics               4,420   4 / 5    23.456 s
         21 Nov 09:14  Play            Basics               5,745   5 / 5    12.345 s
         21 Nov 09:14  Missing number  10 questions         8,464  8 / 10    41.020 s
         21 Nov 09:14  Play            Basics               3,000   3 / 5*   31.007 s
         21 Nov 09:14  Practice        Basics                    3 misses    64.800 s
         21 Nov 09:14  Play            Basics               2,088   2 / 5    38.900 s
         21 Nov 09:14  Play            Basics               4,472   4 / 5    20.111 s









         * paused (not counted as a best)

      ────────────────────────────────────────────────────────────────────────────────
       Tab chart   ↑↓ move   Enter open   f game   ? help   Esc back            1-7/7
      """)
  }

  @Test(arguments: [40, 50, 64, 72, 80, 120], [Language.en, .ja])
  func aNumberOfThreeDigitsIsNeverCut(columns: Int, language: Language) {
    var text = ReportText(language: language, glyphs: .unicode, columns: columns)
    let set = language == .ja ? "ja/食べ合わせ/季節の食卓" : "en/Food pairings/Through the seasons"
    let records = [
      Player.record(1, game: .practice, set: set, correct: 7, asked: 130),
      Player.record(2, set: set, correct: 456, asked: 500),
    ]
    let lines = text.firstRows(records, isLast: true).lines.map(\.string)
    #expect(lines[1].contains(language == .ja ? "ミス123回" : " 123 misses"), "\(lines)")
    #expect(lines[2].contains(" 456 / 500"), "\(lines)")
    #expect(lines.allSatisfy { SafeText($0).width <= columns })
  }

  @Test func theNextGameBeginsWithItsNewestRound() {
    var player = Player.finished(.en)
    player.remember(Player.past(.en))
    player.type("h")
    player.press(.down, .down)
    #expect(player.screen[6].hasPrefix(" ▶ "))
    player.type("f")
    #expect(player.screen[0].contains("Play   5 rounds"))
    #expect(player.screen[4].hasPrefix(" ▶ "))
  }

  @Test func theHistoryInJapanese() {
    var player = Player.finished(.ja)
    player.remember(Player.past(.ja))
    player.type("h")
    expect(
      player.screen,
      """
       記録   表 ─ グラフ                             すべてのゲーム   7回   新しい順
      ────────────────────────────────────────────────────────────────────────────────
         日付            ゲーム      セット                  得点    正解        時間
      ────────────────────────────────────────────────────────────────────────────────
       ▶ 11月21日 09:14  10秒クイズ  食べ合わせ › 基本      4,420   4 / 5    23.456秒
         11月21日 09:14  10秒クイズ  食べ合わせ › 基本      5,745   5 / 5    12.345秒
         11月21日 09:14  虫食い算    10問                   8,464  8 / 10    41.020秒
         11月21日 09:14  10秒クイズ  食べ合わせ › 基本      3,000   3 / 5*   31.007秒
         11月21日 09:14  練習        食べ合わせ › 基本            ミス3回    64.800秒
         11月21日 09:14  10秒クイズ  食べ合わせ › 基本      2,088   2 / 5    38.900秒
         11月21日 09:14  10秒クイズ  食べ合わせ › 基本      4,472   4 / 5    20.111秒









         * 一時停止あり（自己ベストの対象外）

      ────────────────────────────────────────────────────────────────────────────────
       Tab グラフ   ↑↓ 移動   Enter 開く   f ゲーム   ? ヘルプ   Esc 戻る       1-7/7
      """)
  }

  @Test func theChartInJapanese() {
    var player = Player.finished(.ja)
    player.remember(Player.past(.ja))
    player.type("h")
    player.press(.tab)
    player.wait(.seconds(2))
    expect(
      player.screen,
      """
       記録   表 ─ グラフ                                        10秒クイズ   最近5回
      ────────────────────────────────────────────────────────────────────────────────

                                           正解数


               │                 5
             5 ┤              ▄▄▄▄▄▄▄▄
               │     4        ████████                               4
             4 ┤  ▄▄▄▄▄▄▄▄    ████████       3*                   ▄▄▄▄▄▄▄▄   平均
               │┄┄████████┄┄┄┄████████┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄████████┄┄ 3.6
             3 ┤  ████████    ████████    ▄▄▄▄▄▄▄▄                ████████
               │  ████████    ████████    ████████       2        ████████
             2 ┤  ████████    ████████    ████████    ▄▄▄▄▄▄▄▄    ████████
               │  ████████    ████████    ████████    ████████    ████████
             1 ┤  ████████    ████████    ████████    ████████    ████████
               │  ████████    ████████    ████████    ████████    ████████
             0 ┼──▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀──
                    最新        前回       前々回      3回前       4回前

         この中の最高 5問中5問正解   平均時間 25.2秒

      ────────────────────────────────────────────────────────────────────────────────
       Tab 表   ←→ 件数   m 項目   o 順序   f ゲーム   ? ヘルプ   Esc 戻る
      """)
  }
}
