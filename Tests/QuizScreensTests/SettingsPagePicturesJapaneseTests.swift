import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The pages of the settings as pictures, in every size, in Japanese.
@Suite struct SettingsPagePicturesJapaneseTests {
  /// A page of a player who chose some things.
  private func looking(at screen: any Screen, _ width: Int, _ height: Int) -> [String] {
    let home = PlayerHome()
    let file = SettingsFile(path: home.environment(.ja).locations.settings, list: SettingsList.all)
    for change in [OwnChange.color("right", 114), .keys("pause", ["z"]), .hidden(["panels"])] {
      try? file.save(SettingsChange(change))
    }
    return Player(.ja, size: Size(width: width, height: height), home: home, opens: screen).screen
  }

  @Test func startInTheOrdinaryWindow() {
    expect(
      looking(at: StartSetScreen(), 80, 24),
      """
       設定   最初のセット
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ◯  前回のセット
              すべての問題
              食べ合わせ
                基本
                季節の食卓
              科学
                からだ










           起動したときに「はじめる」で出題するセットです。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func startInTheSmallestWindow() {
    expect(
      looking(at: StartSetScreen(), 40, 15),
      """
       設定   最初のセット
      ────────────────────────────────────────
       ▶ ◯  前回のセット
            すべての問題
            食べ合わせ
              基本
              季節の食卓
            科学
              からだ


       起動したときに「はじめる」で出題する
       セットです。
      ────────────────────────────────────────
       ↑↓   Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func gamesInTheOrdinaryWindow() {
    expect(
      looking(at: HomeGamesScreen(), 80, 24),
      """
       設定   ホームのゲーム
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ◯  はじめる          表示
           ◯  今日の5問         表示
           ◯  ジャンルで練習    表示
           ◯  もっと解く        表示
           ◯  生き残り          表示
           ◯  虫食い算          表示
           ·  パネル            非表示
           ◯  復習              表示









           変更はすぐに保存されます。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 表示・非表示   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func gamesInTheSmallestWindow() {
    expect(
      looking(at: HomeGamesScreen(), 40, 15),
      """
       設定   ホームのゲーム
      ────────────────────────────────────────
       ▶ ◯  はじめる          表示
         ◯  今日の5問         表示
         ◯  ジャンルで練習    表示
         ◯  もっと解く        表示
         ◯  生き残り          表示
         ◯  虫食い算          表示
         ·  パネル            非表示
         ◯  復習              表示

       変更はすぐに保存されます。

      ────────────────────────────────────────
       ↑↓   Enter 表示・非表示   ?   Esc 戻る
      """)
  }

  @Test func colorsInTheOrdinaryWindow() {
    expect(
      looking(at: OwnColorsScreen(), 80, 24),
      """
       設定   自分の配色
      ────────────────────────────────────────────────────────────────────────────────

         ▶ 選択肢1              ▲ 1     配色どおり
           選択肢2              ◆ 2     配色どおり
           選択肢3              ● 3     配色どおり
           選択肢4              ■ 4     配色どおり
           選択肢5              ▼ 5     配色どおり
           選択肢6              ◇ 6     配色どおり
           選択肢7              ○ 7     配色どおり
           選択肢8              □ 8     配色どおり
           選択肢9              △ 9     配色どおり
           正解                ◯ 1.0    114
           不正解              ✗ 1.0    配色どおり
           残りわずか          ! 2.9    配色どおり
           注意                !        配色どおり
           グラフ              █████    配色どおり
           キーの説明          Esc      配色どおり
           罫線                ─────    配色どおり

           変更はすぐに保存されます。settings.json での名前は "choice1" です。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 色を選ぶ   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func colorsInTheSmallestWindow() {
    expect(
      looking(at: OwnColorsScreen(), 40, 15),
      """
       設定   自分の配色
      ────────────────────────────────────────
       ▶ 選択肢1              ▲ 1     配色ど…
         選択肢2              ◆ 2     配色ど…
         選択肢3              ● 3     配色ど…
         選択肢4              ■ 4     配色ど…
         選択肢5              ▼ 5     配色ど…
         選択肢6              ◇ 6     配色ど…
         選択肢7              ○ 7     配色ど…
         選択肢8              □ 8     配色ど…
         選択肢9              △ 9     配色ど…
       変更はすぐに保存されます。
       settings.json での名前は
      ────────────────────────────────────────
       ↑↓   Enter 色を選ぶ   ?   Esc   1-9/16
      """)
  }

  @Test func colorsInTheWideWindow() {
    expect(
      looking(at: OwnColorsScreen(), 120, 40),
      """
       設定   自分の配色
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

         ▶ 選択肢1              ▲ 1     配色どおり
           選択肢2              ◆ 2     配色どおり
           選択肢3              ● 3     配色どおり
           選択肢4              ■ 4     配色どおり
           選択肢5              ▼ 5     配色どおり
           選択肢6              ◇ 6     配色どおり
           選択肢7              ○ 7     配色どおり
           選択肢8              □ 8     配色どおり
           選択肢9              △ 9     配色どおり
           正解                ◯ 1.0    114
           不正解              ✗ 1.0    配色どおり
           残りわずか          ! 2.9    配色どおり
           注意                !        配色どおり
           グラフ              █████    配色どおり
           キーの説明          Esc      配色どおり
           罫線                ─────    配色どおり

















           変更はすぐに保存されます。settings.json での名前は "choice1" です。

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 色を選ぶ   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func colorInTheOrdinaryWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 80, 24),
      """
       自分の配色   正解                                                          114
      ────────────────────────────────────────────────────────────────────────────────





                                                  ◯





               114   正解の色

              0:black  1:red  2:green  3:yellow  4:blue  5:magenta
              6:cyan  7:white





      ────────────────────────────────────────────────────────────────────────────────
       ↑↓←→ 移動   0-9 番号   Enter 決定   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func colorInTheSmallestWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 40, 15),
      """
       自分の配色   正解                  114
      ────────────────────────────────────────



                            ◯





           114   正解の色
          0:black  1:red  2:green
      ────────────────────────────────────────
       ↑↓←→   0-9 番号   Enter 決定   ?   Esc
      """)
  }

  @Test func colorInTheWideWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 120, 40),
      """
       自分の配色   正解                                                                                                  114
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────





                                                                        ◯





                   114   正解の色

                  0:black  1:red  2:green  3:yellow  4:blue  5:magenta  6:cyan  7:white






















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓←→ 移動   0-9 番号   Enter 決定   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func keysInTheOrdinaryWindow() {
    expect(
      looking(at: OwnKeysScreen(), 80, 24),
      """
       設定   自分のキー
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ヘルプ                     ?  F1
           決定・開く                 Enter  Space
           上へ移動                   ↑  k
           下へ移動                   ↓  j
           左へ移動                   ←  h
           右へ移動                   →  l
           1画面上へ                  PgUp  Ctrl-U
           1画面下へ                  PgDn  Ctrl-D
           最初へ                     Home  g
           最後へ                     End  G
           一時停止                   z
           やめる                     q  Esc
           選択肢の全文               v
           新しい問題                 n
           もう一度                   n
           間違えた問題               r

           変更はすぐに保存されます。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter キーを変える   d 初期値に戻す   ? ヘルプ   Esc 戻る    1-16/40
      """)
  }

  @Test func keysInTheSmallestWindow() {
    expect(
      looking(at: OwnKeysScreen(), 40, 15),
      """
       設定   自分のキー
      ────────────────────────────────────────
       ▶ ヘルプ                     ?  F1
         決定・開く                 Enter  …
         上へ移動                   ↑  k
         下へ移動                   ↓  j
         左へ移動                   ←  h
         右へ移動                   →  l
         1画面上へ                  PgUp  C…
         1画面下へ                  PgDn  C…
         最初へ                     Home  g
       変更はすぐに保存されます。

      ────────────────────────────────────────
       ↑↓  Enter キーを変える  ?  Esc  1-9/40
      """)
  }
}
