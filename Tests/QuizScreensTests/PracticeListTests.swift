import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// How a set to practise is chosen: the list that Play has too, without what is no set.
@Suite struct PracticeListTests {
  /// A player in front of the list, who practised a set twice, with three misses the last time and none at best.
  private func choosing(_ language: Language, width: Int = 80, height: Int = 24) -> Player {
    let home = PlayerHome()
    home.writeBanks(language, usable: 12)
    let set = language == .en ? "en/Food pairings/Basics" : "ja/食べ合わせ/基本"
    home.writeLog(
      [(3, 64_812), (0, 41_200)].enumerated().map { place, round in
        Player.record(
          place, game: .practice, set: set, correct: 12 - round.0, asked: 12, milliseconds: round.1)
      })
    var player = Player(language, size: Size(width: width, height: height), home: home)
    player.choose(.game(.practice))
    return player
  }

  @Test func theListInEnglish() {
    expect(
      choosing(.en).screen,
      """
       Practice                                                          40 questions
      ────────────────────────────────────────────────────────────────────────────────
         / filter                       questions    known                     best

          ▾ Food pairings                      24    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   1/2 done
        ▶     Basics                           12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   0 misses
              Through the seasons              12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%
          ▸ Science                            12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%












          Basics
          last played today, 9 of 12 right in 64.812 s
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter start   / filter   ←→ open   m learn   ? help   Esc back   2/4
      """)
  }

  @Test func theListInJapanese() {
    expect(
      choosing(.ja).screen,
      """
       セットで練習                                                            全40問
      ────────────────────────────────────────────────────────────────────────────────
         / 絞り込み                        問題数    正解済み            自己ベスト

          ▾ 食べ合わせ                         24    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   1/2 達成
        ▶     基本                             12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   ノーミス
              季節の食卓                       12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%
          ▸ 科学                               12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%












          基本
          前回（今日）12問中9問正解 64.812秒
      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動  Enter 遊ぶ  / 絞り込み  ←→ 開閉  m 覚える  ? ヘルプ  Esc 戻る     2/4
      """)
  }

  @Test func theListInTheSmallestWindow() {
    expect(
      choosing(.en, width: 40, height: 15).screen,
      """
       Practice                  40 questions
      ────────────────────────────────────────
       / filter                        known
        ▾ Food pairings                   0%
      ▶   Basics                          0%
          Through the seasons             0%
        ▸ Science                         0%





       Basics
      ────────────────────────────────── 2/4 ─
       Enter start  ←→ open  ? help  Esc back
      """)
  }

  @Test func theListInALargeWindow() {
    expect(
      choosing(.ja, width: 120, height: 40).screen,
      """
       セットで練習                                                                                                    全40問
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         / 絞り込み                   問題数    正解済み            自己ベスト

          ▾ 食べ合わせ                    24    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   1/2 達成      食べ合わせ › 基本

        ▶     基本                        12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%   ノーミス          ██    ████████
                                                                                      ████          ██
              季節の食卓                  12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%                     ██    ████████
                                                                                        ██    ██
          ▾ 科学                          12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%                     ██    ██
                                                                                      ██████  ████████ 問
              からだ                      12    ┈┈┈┈┈┈┈┈┈┈┈┈     0%
                                                                                    自己ベスト   ノーミス   41.200秒
                                                                                    正解済み     0%     ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈

                                                                                    最近の記録
                                                                                    11月21日      ミス3回   9 / 12   64.812秒




















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 遊ぶ   / 絞り込み   ←→ 開閉   m 覚える   ? ヘルプ   Esc 戻る                                       2/5
      """)
  }

  @Test func whoHasNotPractisedReadsTheRulesBelow() {
    var player = Player { $0.rounds = 3 }
    player.choose(.game(.practice))
    #expect(player.screen.contains { $0.contains("All the questions, in a new order each time.") })
  }

  @Test func enterOpensAGenreAndBeginsWithASet() {
    var player = choosing(.en)
    player.press(.home)
    #expect(player.screen[4].hasPrefix("  ▶ ▾ Food pairings"))
    player.press(.enter)
    #expect(player.screen[4].hasPrefix("  ▶ ▸ Food pairings"))
    player.press(.enter, .down, .enter)
    #expect(player.screen[0].hasPrefix(" Practice   Question 1 of "))
  }

  @Test func thereAreNoLevelsAndNoNumberOfQuestionsToChoose() {
    var player = choosing(.en)
    let before = player.screen
    player.type("d+")
    #expect(player.screen == before)
    #expect(!(before.last ?? "").contains("level") && !(before.last ?? "").contains("+ -"))
  }
}
