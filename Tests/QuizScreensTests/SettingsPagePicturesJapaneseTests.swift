import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The pages of the settings as pictures, in Japanese; those of wide windows are among the English ones.
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










           起動したときに10秒クイズで出題するセットです。

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


       起動したときに10秒クイズで出題する
       セットです。
      ────────────────────────────────────────
       Enter 決定   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func gamesInTheOrdinaryWindow() {
    expect(
      looking(at: HomeGamesScreen(), 80, 24),
      """
       設定   ホームのゲーム
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ◯  10秒クイズ        表示
           ◯  今日の5問         表示
           ◯  セットで練習      表示
           ◯  もっと解く        表示
           ◯  生き残り          表示
           ◯  虫食い算          表示
           ·  パネル            非表示
           ◯  復習              表示
           ◯  ライブ            表示








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
       ▶ ◯  10秒クイズ        表示
         ◯  今日の5問         表示
         ◯  セットで練習      表示
         ◯  もっと解く        表示
         ◯  生き残り          表示
         ◯  虫食い算          表示
         ·  パネル            非表示
         ◯  復習              表示
         ◯  ライブ            表示
       変更はすぐに保存されます。

      ────────────────────────────────────────
       Enter 表示・非表示  ? ヘルプ  Esc 戻る
      """)
  }

  @Test func colorsInTheOrdinaryWindow() {
    expect(
      looking(at: OwnColorsScreen(), 80, 24),
      """
       設定   自分の配色
      ────────────────────────────────────────────────────────────────────────────────

         ▶ 選択肢1              ▲ 1     配色どおり
           選択肢2              ◆ 2     配色どおり        明けの明星であり宵の
           選択肢3              ● 3     配色どおり        明星でもある星は？
           選択肢4              ■ 4     配色どおり
           選択肢5              ▼ 5     配色どおり       ▶  ▲ 1        水星
           選択肢6              ◇ 6     配色どおり
           選択肢7              ○ 7     配色どおり
           選択肢8              □ 8     配色どおり          ◆ 2        金星
           選択肢9              △ 9     配色どおり
           正解                ◯ 1.0    114
           不正解              ✗ 1.0    配色どおり          ● 3        火星
           残りわずか          ! 2.9    配色どおり
           注意                !        配色どおり
           グラフ              █████    配色どおり          ■ 4         月
           キーの説明          Esc      配色どおり
           罫線                ─────    配色どおり

           変更はすぐに保存されます。settings.json での名前は "choice1" です。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter 選ぶ   d 初期値に戻す   ? ヘルプ   Esc 戻る
      """)
  }

  @Test func colorsInTheSmallestWindow() {
    expect(
      looking(at: OwnColorsScreen(), 40, 15),
      """
       設定   自分の配色
      ────────────────────────────────────────
       ▶ 選択肢1     ▲ 1   配色どおり
         選択肢2     ◆ 2   配色どおり
         選択肢3     ● 3   配色どおり
         選択肢4     ■ 4   配色どおり
         選択肢5     ▼ 5   配色どおり
         選択肢6     ◇ 6   配色どおり
         選択肢7     ○ 7   配色どおり
         選択肢8     □ 8   配色どおり
         選択肢9     △ 9   配色どおり
       settings.json での名前は
       "choice1" です。
      ─────────────────────────────── 1-9/16 ─
       Enter 選ぶ  d 標準  ? ヘルプ  Esc 戻る
      """)
  }

  @Test func colorInTheOrdinaryWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 80, 24),
      """
       自分の配色   正解                                                          114
      ────────────────────────────────────────────────────────────────────────────────

                                                              ↓



        ▶                                                     ◯





           114   正解の色

          0 黒   1 赤   2 緑   3 黄   4 青   5 マゼンタ   6 シアン   7 白

          いま                                 この色にすると

                         ◯ 1.0                                正解


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



      ▶                           ◯





         114   正解の色
        0 黒   1 赤   2 緑   3 黄   4 青
      ────────────────────────────────────────
       Enter 決定  d 標準  ? ヘルプ  Esc 戻る
      """)
  }

  @Test func keysInTheOrdinaryWindow() {
    expect(
      looking(at: OwnKeysScreen(), 80, 24),
      """
       設定   自分のキー
      ────────────────────────────────────────────────────────────────────────────────

         クイズ中
         ▶ 一時停止                   z
           やめる                     q  Esc
           選択肢の全文               v
           新しい問題                 n
           もう一度保存               s
         答える
           選択肢1                    1  a
           選択肢2                    2  b
           選択肢3                    3  c
           選択肢4                    4  d
           選択肢5                    5  e
           選択肢6                    6  f
           選択肢7                    7  g
           選択肢8                    8
           選択肢9                    9

           変更はすぐに保存されます。

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ 移動   Enter キーを変える   d 初期値に戻す   ? ヘルプ   Esc 戻る    1-16/53
      """)
  }

  @Test func keysInTheSmallestWindow() {
    expect(
      looking(at: OwnKeysScreen(), 40, 15),
      """
       設定   自分のキー
      ────────────────────────────────────────
       クイズ中
       ▶ 一時停止                   z
         やめる                     q  Esc
         選択肢の全文               v
         新しい問題                 n
         もう一度保存               s
       答える
         選択肢1                    1  a
         選択肢2                    2  b
       変更はすぐに保存されます。

      ─────────────────────────────── 1-9/53 ─
       Enter キーを変える  ? ヘルプ  Esc 戻る
      """)
  }
}
