import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The pick list and the countdown as pictures, in the sizes and languages in which they differ.
@Suite struct PickPicturesTests {
  @Test func thePickListInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).having { $0.type("p") }
    expect(
      player.screen,
      """
       Play                                              5 questions, 10 seconds each
      ────────────────────────────────────────────────────────────────────────────────
         / filter

          Everything                           36
          ▾ Food pairings                      24
        ▶     Basics                           12
              Through the seasons              12
          ▸ Science                            12







          Basics

      ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
          Five questions    Drawn from the bank, and none comes twice.
          Ten seconds each  When they are up, the next question comes.
          To answer         Press 1-4, or move with the arrows and Enter.
      ────────────────────────────────────────────────────────────────────────────────
       Enter start  / filter  d level  ←→ open  + - questions  ? help  Esc back   3/5
      """)
  }

  @Test func thePickListInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.type("p") }
    expect(
      player.screen,
      """
       Play      5 questions, 10 seconds each
      ────────────────────────────────────────
       / filter                    questions
        Everything                        36
        ▾ Food pairings                   24
      ▶   Basics                          12
          Through the seasons             12
        ▸ Science                         12




       Basics
      ────────────────────────────────── 3/5 ─
       Enter start  d level  ? help  Esc back
      """)
  }

  @Test func thePickListInASmallWindowWithRoomForAllColumns() {
    let player = Player(.en, size: Size(width: 60, height: 18)).having { $0.type("p") }
    expect(
      player.screen,
      """
       Play                          5 questions, 10 seconds each
      ────────────────────────────────────────────────────────────
       / filter
        Everything                                            36
        ▾ Food pairings                                       24
      ▶   Basics                                              12
          Through the seasons                                 12
        ▸ Science                                             12







       Basics
      ────────────────────────────────────────────────────────────
       Enter start   d level   ←→ open   ? help   Esc back    3/5
      """)
  }

  @Test func thePickListInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.type("p") }
    expect(
      player.screen,
      """
       Play                                                                                      5 questions, 10 seconds each
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
         / filter

          Everything                      36                                        Food pairings › Basics

          ▾ Food pairings                 24                                            ██    ████████
                                                                                      ████          ██
        ▶     Basics                      12                                            ██    ████████
                                                                                        ██    ██
              Through the seasons         12                                            ██    ██
                                                                                      ██████  ████████ questions
          ▾ Science                       12

              The body                    12                                        Five questions
                                                                                    Drawn from the bank, and none
                                                                                    comes twice.

                                                                                    Ten seconds each
                                                                                    When they are up, the next
                                                                                    question comes.

                                                                                    To answer
                                                                                    Press 1-4, or move with the arrows
                                                                                    and Enter.













      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter start   / filter   d level   ←→ open   + - questions   m learn   ? help   Esc back                 3/6
      """)
  }

  @Test func thePickListInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.type("p") }
    expect(
      player.screen,
      """
       10秒クイズ                                                        5問、1問10秒
      ────────────────────────────────────────────────────────────────────────────────
         / 絞り込み

          すべての問題                         36
          ▾ 食べ合わせ                         24
        ▶     基本                             12
              季節の食卓                       12
          ▸ 科学                               12








          基本

      ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
          5問で1セット      問題集から重ならないように5問が出ます。
          1問10秒           10秒たつと不正解になり、次の問題へ進みます。
      ────────────────────────────────────────────────────────────────────────────────
       Enter 遊ぶ  / 絞り込み  d 難易度  ←→ 開閉  + - 問題数  ? ヘルプ  Esc 戻る  3/5
      """)
  }

  @Test func threeInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).having { $0.count() }
    expect(
      player.screen,
      """
       Play            Food pairings › Basics
      ────────────────────────────────────────



                     ████████
                             ██
                       ██████
                             ██
                     ████████

         10 seconds a question. The sooner
          you are right, the more points.
      ────────────────────────────────────────
       Enter start now   Esc back
      """)
  }

  @Test func threeInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).having { $0.count() }
    expect(
      player.screen,
      """
       Play                                                                                            Food pairings › Basics
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────













                                                        ████████████████
                                                        ████████████████
                                                                        ████
                                                                        ████
                                                            ████████████
                                                            ████████████
                                                                        ████
                                                                        ████
                                                        ████████████████
                                                        ████████████████

                                 10 seconds a question. The sooner you are right, the more points.











      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter start now   Esc back
      """)
  }

  @Test func threeInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).having { $0.count() }
    expect(
      player.screen,
      """
       10秒クイズ                                                   食べ合わせ › 基本
      ────────────────────────────────────────────────────────────────────────────────





                                    ████████████████
                                    ████████████████
                                                    ████
                                                    ████
                                        ████████████
                                        ████████████
                                                    ████
                                                    ████
                                    ████████████████
                                    ████████████████

                           1問10秒。速く正解するほど高得点です。



      ────────────────────────────────────────────────────────────────────────────────
       Enter すぐにスタート   Esc 戻る
      """)
  }
}

extension Player {
  /// In front of the three of three, two, one.
  fileprivate mutating func count() {
    skipsCountdown = false
    press(.enter)
  }
}
