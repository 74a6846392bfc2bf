import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Lists in wide windows: beside them is what is to be known of the selected row.
@Suite struct WideListPicturesTests {
  /// A player with some rounds behind them, in front of an entry of the home screen, or
  /// of the list of sets.
  private func looking(_ language: Language, at item: HomeScreen.Item?) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    let questions = Player.questions(language)
    home.writeLog(
      (0..<3).map { round in
        RoundRecord(
          id: "round-\(round)", date: Player.date, game: .timed, set: set, asked: 5, correct: 4 - round,
          misses: 1 + round, milliseconds: 12_345, limit: 10_000, pauses: 0, seed: 7,
          answers: questions.enumerated().map { place, question in
            .init(question: question.id, choice: place <= round ? 2 : 1, correct: place > round, milliseconds: 2469)
          })
      })
    var player = Player(language, size: Size(width: 120, height: 40), home: home)
    if let item { player.choose(item) } else { player.type("p") }
    return player
  }

  @Test func theSetsInEnglish() {
    expect(
      looking(.en, at: nil).screen,
      """
       Play                                                                                      5 questions, 10 seconds each
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         / filter                  questions    known                     best

          Everything                      36    ━━━━┈┈┈┈┈┈┈┈    33%                 Food pairings › Basics
                                                                                    12 questions
          Missed questions                 1
                                                                                    █  █    █▀▀▀ █▀▀█ █▀▀▀
          ▾ Food pairings                 24    ━━━━┈┈┈┈┈┈┈┈    33%                 ▀▀▀█    ▀▀▀█ ▀▀▀█ █▀▀█
                                                                                       █ ▄▀ ▄▄▄█ ▄▄▄█ █▄▄█ best
        ▶     Basics                      12    ━━━━┈┈┈┈┈┈┈┈    33%      4,596
                                                                                    best         4 of 5 right in 12.345 s
              Through the seasons         12    ━━━━┈┈┈┈┈┈┈┈    33%                 known        33%    ━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈
                                                                                    last ten     old ▄▅▆ new
          ▾ Science                       12    ━━━━┈┈┈┈┈┈┈┈    33%
                                                                                    Last rounds
              The body                    12    ━━━━┈┈┈┈┈┈┈┈    33%                 21 Nov 09:14     4,596   4 / 5   12.345 s
                                                                                    21 Nov 09:14     3,447   3 / 5   12.345 s
                                                                                    21 Nov 09:14     2,298   2 / 5   12.345 s



















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter start   / filter   d level   ←→ open   + - questions   m learn   ? help   Esc back                 4/7
      """)
  }

  @Test func theSetsInJapanese() {
    expect(
      looking(.ja, at: nil).screen,
      """
       10秒クイズ                                                                                                5問、1問10秒
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         / 絞り込み                   問題数    正解済み            自己ベスト

          すべての問題                    36    ━━━━┈┈┈┈┈┈┈┈    33%                 食べ合わせ › 基本
                                                                                    12問
          間違えた問題                     1
                                                                                    █  █    █▀▀▀ █▀▀█ █▀▀▀
          ▾ 食べ合わせ                    24    ━━━━┈┈┈┈┈┈┈┈    33%                 ▀▀▀█    ▀▀▀█ ▀▀▀█ █▀▀█
                                                                                       █ ▄▀ ▄▄▄█ ▄▄▄█ █▄▄█ 自己ベスト
        ▶     基本                        12    ━━━━┈┈┈┈┈┈┈┈    33%    4,596点
                                                                                    自己ベスト   5問中4問正解 12.345秒
              季節の食卓                  12    ━━━━┈┈┈┈┈┈┈┈    33%                 正解済み     33%    ━━━━━━━┈┈┈┈┈┈┈┈┈┈┈┈┈
                                                                                    最近10回     古 ▄▅▆ 新
          ▾ 科学                          12    ━━━━┈┈┈┈┈┈┈┈    33%
                                                                                    最近の記録
              からだ                      12    ━━━━┈┈┈┈┈┈┈┈    33%                 11月21日       4,596点   4 / 5   12.345秒
                                                                                    11月21日       3,447点   3 / 5   12.345秒
                                                                                    11月21日       2,298点   2 / 5   12.345秒



















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 遊ぶ   / 絞り込み   d 難易度   ←→ 開閉   + - 問題数   m 覚える   ? ヘルプ   Esc 戻る               4/7
      """)
  }

  @Test func theHistoryInEnglish() {
    expect(
      looking(.en, at: .history).screen,
      """
       History   Table ─ Chart                                                            All games   3 rounds   newest first
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         Date          Game  Set                      Points   Right        Time
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▶ 21 Nov 09:14  Play  Food pairings › Basics    4,596   4 / 5    12.345 s    Food pairings › Basics
                                                                                    Play
         21 Nov 09:14  Play  Food pairings › Basics    3,447   3 / 5    12.345 s    4,596   4 of 5 right     12.345 s

         21 Nov 09:14  Play  Food pairings › Basics    2,298   2 / 5    12.345 s    1 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.5 s
                                                                                        Which vegetable was long said not to
                                                                                        go with raw tomato, because it breaks
                                     Right answers                                      down vitamin C?
                                                                                        ✓ Cucumber   ✗ Pumpkin
                                                                                        You learnt: Cucumber holds an enzyme,
                                                                                        ascorbinase, that oxidises vitamin C.
                                                                                        Later work showed that the vitamin is
                                                                                        not lost to the body.
                     │
                   5 ┤                                                              2 ✓ ━━━━━━━━━━━━━━━━━┈┈┈┈┈  2.5 s  +1,149
                     │                                                                  What is the chemical symbol for
                     │      4                                                           tungsten?
                   4 ┤  ▄▄▄▄▄▄▄▄▄▄                                                      ✓ W
                     │  ██████████
                     │  ██████████        3                      average            3 ✓ ━━━━━━━━━━━━━━━━━┈┈┈┈┈  2.5 s  +1,149
                   3 ┤┄┄██████████┄┄┄┄▄▄▄▄▄▄▄▄▄▄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ 3.0                    Which planet is closest to the Sun?
                     │  ██████████    ██████████                                        ✓ Mercury
                     │  ██████████    ██████████        2
                   2 ┤  ██████████    ██████████    ▄▄▄▄▄▄▄▄▄▄                      4 ✓ ━━━━━━━━━━━━━━━━━┈┈┈┈┈  2.5 s  +1,149
                     │  ██████████    ██████████    ██████████                          How many sides does a hexagon have?
                     │  ██████████    ██████████    ██████████                          ✓ 6
                   1 ┤  ██████████    ██████████    ██████████
                     │  ██████████    ██████████    ██████████                      5 ✓ ━━━━━━━━━━━━━━━━━┈┈┈┈┈  2.5 s  +1,149
                     │  ██████████    ██████████    ██████████                          Which gas do plants take in?
                   0 ┼──▀▀▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀▀▀──                        ✓ Carbon dioxide
                          newest         2nd           3rd

         best of these: 4 of 5   average time 12.3 s

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab chart   ↑↓ move   Enter open   ? help   Esc back                                                             1-3/3
      """)
  }

  @Test func theHistoryInJapanese() {
    expect(
      looking(.ja, at: .history).screen,
      """
       記録   表 ─ グラフ                                                                     すべてのゲーム   3回   新しい順
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         日付            ゲーム      セット             得点    正解        時間
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▶ 11月21日 09:14  10秒クイズ  基本              4,596   4 / 5    12.345秒    食べ合わせ › 基本
                                                                                    10秒クイズ
         11月21日 09:14  10秒クイズ  基本              3,447   3 / 5    12.345秒    4,596点   5問中4問正解     12.345秒

         11月21日 09:14  10秒クイズ  基本              2,298   2 / 5    12.345秒    1 ✗ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈  2.5秒
                                                                                        胃腸の働きを弱めるとされ、昔から
                                                                                        「天ぷら」と食べ合わせが良くないと
                                        正解数                                          言われてきた食べ物は次のうちどれか？
                                                                                        ◯ スイカ   ✗ 梅干し
                                                                                        今回の学び：水分の多いスイカが
                                                                                        胃液を薄め、油の消化を
                                                                                        妨げるとされてきました。

                     │                                                              2 ◯ ━━━━━━━━━━━━━━━┈┈┈┈┈  2.5秒  +1,149点
                   5 ┤                                                                  タングステンの元素記号はどれか？
                     │                                                                  ◯ W
                     │      4
                   4 ┤  ▄▄▄▄▄▄▄▄▄▄                                                  3 ◯ ━━━━━━━━━━━━━━━┈┈┈┈┈  2.5秒  +1,149点
                     │  ██████████                                                      太陽に最も近い惑星はどれか？
                     │  ██████████        3                      平均                   ◯ 水星
                   3 ┤┄┄██████████┄┄┄┄▄▄▄▄▄▄▄▄▄▄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ 3.0
                     │  ██████████    ██████████                                    4 ◯ ━━━━━━━━━━━━━━━┈┈┈┈┈  2.5秒  +1,149点
                     │  ██████████    ██████████        2                               六角形の辺は何本か？
                   2 ┤  ██████████    ██████████    ▄▄▄▄▄▄▄▄▄▄                          ◯ 6本
                     │  ██████████    ██████████    ██████████
                     │  ██████████    ██████████    ██████████                      5 ◯ ━━━━━━━━━━━━━━━┈┈┈┈┈  2.5秒  +1,149点
                   1 ┤  ██████████    ██████████    ██████████                          植物が吸う気体はどれか？
                     │  ██████████    ██████████    ██████████                          ◯ 二酸化炭素
                     │  ██████████    ██████████    ██████████
                   0 ┼──▀▀▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀▀▀────▀▀▀▀▀▀▀▀▀▀──
                           最新          前回         前々回

         この中の最高 5問中4問正解   平均時間 12.3秒

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab グラフ   ↑↓ 移動   Enter 開く   ? ヘルプ   Esc 戻る                                                          1-3/3
      """)
  }

  @Test func theStatisticsInEnglish() {
    expect(
      looking(.en, at: .statistics).screen,
      """
       Statistics   Questions ─ Sets ─ Genres ─ Goals ─ Calendar ─ Due                                          weakest first
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         3 rounds   15 answers   60% right

         Questions                                          Asked  Right ↑    Average
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▶ Which vegetable was long said not to go with           3       0%      2.5 s    Which vegetable was long said not to
           raw tomato, because it breaks down vitamin C?                                 go with raw tomato, because it
                                                                                         breaks down vitamin C?
         What is the chemical symbol for tungsten?              3      33%      2.5 s
                                                                                         Asked 3 times, right 0 times (0%),
         Which planet is closest to the Sun?                    3      67%      2.5 s    2.5 s on average

         How many sides does a hexagon have?                    3     100%      2.5 s    ✓ Cucumber                   0 times
                                                                                           Pumpkin     ████████████   3 times
         Which gas do plants take in?                           3     100%      2.5 s      Daikon                     0 times
                                                                                           Lotus root                 0 times

                                                                                         Why
                                                                                         Cucumber holds an enzyme,
                          3 rounds on 1 day of the last half year                        ascorbinase, that oxidises vitamin
                                                                                         C. Later work showed that the
                                                                                         vitamin is not lost to the body.
                        Jun       Jul     Aug       Sep     Oct     Nov
                  M   · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ·
                  W   · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ·
                  F   · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ▄ ◂ today
                  S   · · · · · · · · · · · · · · · · · · · · · · · · ·


                         Rounds a day  ▂▂ 1  ▄▄ 2-3  ▆▆ 4-7  ██ 8+




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab next   ↑↓ move   Enter open   s order   ? help   Esc back                                                    1-5/5
      """)
  }

  @Test func theStatisticsInJapanese() {
    expect(
      looking(.ja, at: .statistics).screen,
      """
       統計   問題 ─ セット ─ ジャンル ─ 目標 ─ カレンダー ─ 復習                                              正答率の低い順
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         3回   回答15問   正答率 60%

         問題                                                出題 正答率 ↑   平均時間
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ▶ 胃腸の働きを弱めるとされ、昔から「天ぷら」と           3       0%      2.5秒    胃腸の働きを弱めるとされ、昔から
           食べ合わせが良くないと言われてきた食べ物は                                    「天ぷら」と食べ合わせが良くないと
           次のうちどれか？                                                              言われてきた食べ物は次のうちどれか？

         タングステンの元素記号はどれか？                       3      33%      2.5秒    出題3回   正解0回   正答率 0%
                                                                                         平均時間 2.5秒
         太陽に最も近い惑星はどれか？                           3      67%      2.5秒
                                                                                         ◯ スイカ                         0回
         六角形の辺は何本か？                                   3     100%      2.5秒      梅干し      ████████████       3回
                                                                                           ゆで卵                         0回
         植物が吸う気体はどれか？                               3     100%      2.5秒      ソーセージ                     0回

                                                                                         解説
                                                                                         水分の多いスイカが胃液を薄め、油の
                                                                                         消化を妨げるとされてきました。
                                この26週間で1日、計3回プレイ


                        6月       7月     8月       9月     10月    11月
                  月  · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ·
                  水  · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ·
                  金  · · · · · · · · · · · · · · · · · · · · · · · · · ·
                      · · · · · · · · · · · · · · · · · · · · · · · · · ▄ ◂ 今日
                  日  · · · · · · · · · · · · · · · · · · · · · · · · ·


                        1日の回数  ▂▂ 1  ▄▄ 2〜3  ▆▆ 4〜7  ██ 8以上



      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Tab 次   ↑↓ 移動   Enter 開く   s 順序   ? ヘルプ   Esc 戻る                                                     1-5/5
      """)
  }

  @Test func theSettingsInEnglish() {
    expect(
      looking(.en, at: .settings).screen,
      """
       Settings
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

       Screen  ▶ Language           ‹ auto ›         auto/日本語/English              Which one is both the morning star
                 Colours              auto           dark/light/contrast/mono         and the evening star?
                 Own colours          default ›
                 Motion               on             on/off
                 Countdown digits     1              0/1/2
                 Lines                auto           auto/Unicode/ASCII
                 Bell                 off            on/off                             ▲ 1  Mercury     ▶  ◆ 2   Venus
       Input     Own keys             default ›
                 Mouse                on             on/off
       Rounds    Seconds a question   10             1-3600, 0 = no clock
                 Questions a round    5              1-500
                 Verdict              brief          off/brief/until a key
                 Kinds                auto           auto/one choice/all                ● 3    Mars         ■ 4  The Moon
                 Play starts with     the last set ›
                 Games on Home        all ›
       History   Chart                newest first   newest first/oldest first
                 Shared marks         squares        squares/ticks
       Review    New per day          10             0-9999
                 Reviews per day      no limit       1-9999, 0 = no limit             Which one is both the morning star
                 Retention            90%            70-97%                           and the evening star?

                                                                                      ✗ wrong
                 The language of the words and of the questions. Auto follows
                 the environment.

                 Changes are kept at once.                                              ▲ 1  Mercury        ✓ 2   Venus
                                                                                                                 ✓ answer



                                                                                        ✗ 3    Mars         ■ 4  The Moon
                                                                                             ✗ yours



      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ item   ←→ change   d default   ? help   Esc back
      """)
  }

  @Test func theSettingsInJapanese() {
    expect(
      looking(.ja, at: .settings).screen,
      """
       設定
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

       画面 ▶ 言語            ‹ 自動 ›         自動/日本語/English                    明けの明星であり宵の
              配色              自動           ダーク/ライト/コントラスト/白黒        明星でもある星は？
              自分の配色        標準 ›
              アニメーション    あり           あり/なし
              残り時間の小数    1              0/1/2
              罫線              自動           自動/Unicode/ASCII
              ベル              なし           あり/なし                                ▲ 1    水星      ▶  ◆ 2    金星
       操作   自分のキー        標準 ›
              マウス            あり           あり/なし
       出題   1問の秒数         10             1-3600, 0 = 制限なし
              1回の問題数       5              1-500
              正誤の表示        短く           なし/短く/キーを待つ
              問題の種類        自動           自動/一択/すべて                         ● 3    火星         ■ 4     月
              最初のセット      前回のセット ›
              ホームのゲーム    すべて ›
       記録   グラフ            新しい順       新しい順/古い順
              共有の印          色の四角       色の四角/記号
       復習   1日の新しい問題   10             0-9999
              1日の復習         制限なし       1-9999, 0 = 制限なし                   明けの明星であり宵の
              覚えている割合    90%            70-97%                                 明星でもある星は？

                                                                                      ✗ 不正解
              表示と問題の言語です。「自動」は環境に合わせます。

              変更はすぐに保存されます。
                                                                                        ▲ 1    水星         ◯ 2    金星
                                                                                                                  ◯ 正解



                                                                                        ✗ 3    火星         ■ 4     月
                                                                                             ✗ あなた



      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 項目   ←→ 変更   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }
}
