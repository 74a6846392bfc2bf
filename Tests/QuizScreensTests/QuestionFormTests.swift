import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The form of the question editor with its six fields, in its sizes.
@Suite struct QuestionFormTests {
  /// A form whose second choice is the same as the right one, as it is when it has been refused.
  static func refused(_ language: Language, _ size: Size, _ texts: [String]) -> Player {
    var player = Player(language, size: size, opens: QuestionEditorScreen())
    for text in texts {
      player.type(text)
      player.press(.enter)
    }
    player.press(.control("p"))
    return player
  }

  @Test func englishInALargeWindow() {
    let player = QuestionFormTests.refused(
      .en, Size(width: 120, height: 40), ["What goes with eel?", "Plum", "Plum", "Rice", "Beans"])
    expect(
      player.screen,
      """
       Make a question                                                                                          0 of your own
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
           Kind           ‹ one right choice ›                                      As it is asked; choices are shuffled

           Question       What goes with eel?                                       What goes with eel?
                          ───────────────────────────────────────────────────

           Right answer   Plum
                          ───────────────────────────────────────────────────
                                                                                       ▲ 1    Plum          ◆ 2    Plum
         ▶ Other 1        Plum
                          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                          ✗ The same as “Right answer”. Choices must differ.
           Other 2        Rice
                          ───────────────────────────────────────────────────

           Other 3        Beans
                          ───────────────────────────────────────────────────          ● 3    Rice          ■ 4    Beans

           Explanation    (optional)
                          ───────────────────────────────────────────────────

















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next   ↑↓ Tab field   Ctrl-P preview   F1 help   Esc back
      """)
  }

  @Test func japaneseInALargeWindow() {
    let player = QuestionFormTests.refused(
      .ja, Size(width: 120, height: 40), ["うなぎと？", "梅干し", "梅干し", "なす", "大根"])
    expect(
      player.screen,
      """
       クイズを作る                                                                                            自分の問題 0問
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
           種類     ‹ 一択 ›                                                        出題のイメージ（選択肢の順は変わります）

           問題     うなぎと？                                                      うなぎと？
                    ─────────────────────────────────────────────────────────

           正解     梅干し
                    ─────────────────────────────────────────────────────────
                                                                                       ▲ 1   梅干し         ◆ 2   梅干し
         ▶ 誤答 1   梅干し
                    ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                    ✗ 「正解」と同じです。違うものにしてください。
           誤答 2   なす
                    ─────────────────────────────────────────────────────────

           誤答 3   大根
                    ─────────────────────────────────────────────────────────          ● 3    なす          ■ 4    大根

           解説     （任意）
                    ─────────────────────────────────────────────────────────

















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   ↑↓ Tab 項目   Ctrl-P プレビュー   F1 ヘルプ   Esc 戻る
      """)
  }

  @Test func japaneseInTheSmallestWindow() {
    let player = QuestionFormTests.refused(
      .ja, Size(width: 40, height: 15), ["うなぎと？", "梅干し", "梅干し", "なす", "大根"])
    expect(
      player.screen,
      """
       クイズを作る            自分の問題 0問
      ────────────────────────────────────────
        種類   ‹ 一択 ›
        問題   うなぎと？
        正解   梅干し
      ▶ 誤答 1 梅干し
        誤答 2 なす
        誤答 3 大根
        解説   （任意）

       ✗ 「誤答 1」が「正解」と同じです。
       選択肢はすべて違うものにしてください。

      ────────────────────────────────────────
       Ctrl-P プレビュー  F1 ヘルプ  Esc 戻る
      """)
  }
}
