import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of the other kinds than one choice as pictures, while an answer is put together.
@Suite struct AskedKindsPicturesTests {
  @Test func severalInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.several, ViewContext.full, .ja, isGiven: false),
      """
       第1問（全1問）                                                        ▸    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────    13.0秒
      ────────────────────────────────────────────────────────────────────────────────



          惑星はどれとどれ？

          2つ選び、Enter で答えます。



           ▲ 1             冥王星                 ◆ 2              金星





           ● 3              イオ                  ■ 4              火星
                           選択中                                 選択中


      ────────────────────────────────────────────────────────────────────────────────
       1-4 選ぶ  ↑↓←→ 移動  Enter 答える  p 停止（ベスト対象外）  ? ヘルプ  q やめる
      """)
  }

  @Test func severalInTheSmallestWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.several, Size(width: 40, height: 15), .en, isGiven: false),
      """
       Q1/1                              ▸  0
       ━━━━━━━━━━━━━━━━━━━━━━━━────    13.0 s
      ────────────────────────────────────────
       Which of these are planets?

       Choose 2, then Enter.


      ────────────────────────────────────────
         ▲ 1  Pluto
         ◆ 2  Venus
         ● 3  Io                       chosen
         ■ 4  Mars                     chosen
      ────────────────────────────────────────
       Enter answer  p pause  ? help  q leave
      """)
  }

  @Test func severalInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.several, Size(width: 40, height: 15), .ja, isGiven: false),
      """
       1/1問                           ▸  0点
       ━━━━━━━━━━━━━━━━━━━━━━━━────    13.0秒
      ────────────────────────────────────────
       惑星はどれとどれ？

       2つ選び、Enter で答えます。


      ────────────────────────────────────────
         ▲ 1  冥王星
         ◆ 2  金星
         ● 3  イオ                     選択中
         ■ 4  火星                     選択中
      ────────────────────────────────────────
       Enter 回答  p 停止  ? ヘルプ  q やめる
      """)
  }

  @Test func severalInAWideWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.several, Size(width: 120, height: 40), .en, isGiven: false),
      """
       Question 1 of 1                                                                                                 ▸    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━──────────────    13.0 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          █   █ █    ▀      █             ▄▀▀      █  █
          █ ▄ █ █▀▀▄ █ ▄▀▀▀ █▀▀▄     ▄▀▀▄ █▀▀     ▀█▀ █▀▀▄ ▄▀▀▄ ▄▀▀▀ ▄▀▀▄
          █ █ █ █  █ █ █    █  █     █  █ █        █  █  █ █▀▀▀  ▀▀▄ █▀▀▀
           ▀ ▀  ▀  ▀ ▀  ▀▀▀ ▀  ▀      ▀▀  ▀        ▀▀ ▀  ▀  ▀▀▀ ▀▀▀   ▀▀▀

                                 █                 █       ▀▀▀▄
           ▀▀▄ █▄▀ ▄▀▀▄     █▀▀▄ █  ▀▀▄ █▀▀▄ ▄▀▀▄ ▀█▀ ▄▀▀▀  ▄▄▀
          ▄▀▀█ █   █▀▀▀     █  █ █ ▄▀▀█ █  █ █▀▀▀  █   ▀▀▄  ▀
           ▀▀▀ ▀    ▀▀▀     █▀▀  ▀  ▀▀▀ ▀  ▀  ▀▀▀  ▀▀ ▀▀▀   ▀

          Choose 2, then Enter.

          ▲ 1                                          ◆ 2                                          █▀▀█
                                                                                                    █  █
                                                                                                    █▄▄█ points
                   ▄▄▄  ▄       ▄                             ▄   ▄
                   █  █ █ ▄  ▄ ▄█▄  ▄▄                        █   █  ▄▄  ▄▄▄  ▄  ▄  ▄▄▄
                   █▀▀  █ █  █  █  █  █                       ▀▄ ▄▀ █▄▄█ █  █ █  █ ▀▄▄              This round
                   █    █ ▀▄▄█  █▄ ▀▄▄▀                        ▀▄▀  ▀▄▄▄ █  █ ▀▄▄█ ▄▄▄▀
                                                                                                    1 ▸



          ● 3                             chosen       ■ 4                             chosen


                         ▄▄▄                                     ▄   ▄
                          █   ▄▄                                 █▀▄▀█  ▄▄  ▄ ▄  ▄▄▄                    ██    ████████
                          █  █  █                                █ ▀ █  ▄▄█ █▀  ▀▄▄                   ████          ██
                         ▄█▄ ▀▄▄▀                                █   █ ▀▄▄█ █   ▄▄▄▀                    ██      ██████
                                                                                                        ██          ██
                                                                                                        ██          ██
                                                                                                      ██████  ████████ s

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       1-4 choose   ↑↓←→ move   Enter answer   p pause, no best   ? help   q leave
      """)
  }

  @Test func orderInAnOrdinaryWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.order, ViewContext.full, .en, isGiven: false),
      """
       Question 1 of 1                                                         ▸    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────    18.0 s
      ────────────────────────────────────────────────────────────────────────────────



          Which was invented first?

          Choose them in order, then Enter.



           ▲ 1           telegraph                ◆ 2             radio
                           no. 2




           ● 3           telephone
                           no. 1


      ────────────────────────────────────────────────────────────────────────────────
       1-3 pick  ↑↓←→ move  Backspace take back  Enter done  p pause  ? help  q leave
      """)
  }

  @Test func orderInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.order, ViewContext.full, .ja, isGiven: false),
      """
       第1問（全1問）                                                        ▸    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────    18.0秒
      ────────────────────────────────────────────────────────────────────────────────



          発明された順に並べると？

          順番に選び、Enter で答えます。



           ▲ 1              電信                  ◆ 2             ラジオ
                           2番目




           ● 3              電話
                           1番目


      ────────────────────────────────────────────────────────────────────────────────
       1-3 選ぶ   Backspace 取り消す   Enter 答える   p 停止   ? ヘルプ   q やめる
      """)
  }

  @Test func orderInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.order, Size(width: 40, height: 15), .ja, isGiven: false),
      """
       1/1問                           ▸  0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━───    18.0秒
      ────────────────────────────────────────
       発明された順に並べると？

       順番に選び、Enter で答えます。



      ────────────────────────────────────────
         ▲ 1  電信                      2番目
         ◆ 2  ラジオ
         ● 3  電話                      1番目
      ────────────────────────────────────────
       Enter 回答  p 停止  ? ヘルプ  q やめる
      """)
  }

  @Test func typedInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.typed, ViewContext.full, .ja, isGiven: false),
      """
       第1問（全1問）                                                        ▸    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────    18.0秒
      ────────────────────────────────────────────────────────────────────────────────



          オランダの首都は？

          答え（7文字）を入力し、Enter で答えます。



           ▶                           アムステルダ









      ────────────────────────────────────────────────────────────────────────────────
       Enter 答える   Ctrl-P 停止（ベスト対象外）   F1 ヘルプ   Esc やめる
      """)
  }

  @Test func typedInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.typed, Size(width: 40, height: 15), .ja, isGiven: false),
      """
       1/1問                           ▸  0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━───    18.0秒
      ────────────────────────────────────────
       オランダの首都は？

       答え（7文字）を入力し、Enter で
       答えます。



      ────────────────────────────────────────
       ▶ アムステルダ

      ────────────────────────────────────────
       Enter 答える   F1 ヘルプ   Esc やめる
      """)
  }

  @Test func typedInAWideWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.typed, Size(width: 120, height: 40), .en, isGiven: false),
      """
       Question 1 of 1                                                                                                 ▸    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────────    18.0 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          █   █ █          █      ▀           █  █                            ▀  █       █
          █ ▄ █ █▀▀▄  ▀▀▄ ▀█▀     █ ▄▀▀▀     ▀█▀ █▀▀▄ ▄▀▀▄     ▄▀▀▀  ▀▀▄ █▀▀▄ █ ▀█▀  ▀▀▄ █
          █ █ █ █  █ ▄▀▀█  █      █  ▀▀▄      █  █  █ █▀▀▀     █    ▄▀▀█ █  █ █  █  ▄▀▀█ █
           ▀ ▀  ▀  ▀  ▀▀▀  ▀▀     ▀ ▀▀▀       ▀▀ ▀  ▀  ▀▀▀      ▀▀▀  ▀▀▀ █▀▀  ▀  ▀▀  ▀▀▀ ▀

               ▄▀▀      █  █             █▄  █       █  █             █              █      ▀▀▀▄
          ▄▀▀▄ █▀▀     ▀█▀ █▀▀▄ ▄▀▀▄     █▀▄ █ ▄▀▀▄ ▀█▀ █▀▀▄ ▄▀▀▄ █▄▀ █  ▀▀▄ █▀▀▄ ▄▀▀█ ▄▀▀▀  ▄▄▀
          █  █ █        █  █  █ █▀▀▀     █  ██ █▀▀▀  █  █  █ █▀▀▀ █   █ ▄▀▀█ █  █ █  █  ▀▀▄  ▀
           ▀▀  ▀        ▀▀ ▀  ▀  ▀▀▀     ▀   ▀  ▀▀▀  ▀▀ ▀  ▀  ▀▀▀ ▀   ▀  ▀▀▀ ▀  ▀  ▀▀▀ ▀▀▀   ▀

          Type the answer (9 letters), then Enter.

                                                                                                    █▀▀█
                                                                                                    █  █
                                                                                                    █▄▄█ points
                               █▀▀▄       █   █              █            █
           ▶                   █▄▄▀ ▄▀▀▄ ▀█▀ ▀█▀ ▄▀▀▄ █▄▀ ▄▀▀█  ▀▀▄ █▀█▀▄ █
                               █ ▀▄ █  █  █   █  █▀▀▀ █   █  █ ▄▀▀█ █ █ █ █                         This round
                               ▀  ▀  ▀▀   ▀▀  ▀▀  ▀▀▀ ▀    ▀▀▀  ▀▀▀ ▀ ▀ ▀ █
                                                                                                    1 ▸








                                                                                                        ██    ████████
                                                                                                      ████    ██    ██
                                                                                                        ██    ████████
                                                                                                        ██    ██    ██
                                                                                                        ██    ██    ██
                                                                                                      ██████  ████████ s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter answer   Ctrl-P pause, no best   F1 help   Esc leave
      """)
  }

  @Test func numberInAnOrdinaryWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.number, ViewContext.full, .en, isGiven: false),
      """
       Question 1 of 1                                                         ▸    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────    18.0 s
      ────────────────────────────────────────────────────────────────────────────────



          How long is a marathon?

          Type a number (km), then Enter.

                                         ▄  ▄  ▄▄
                                         █  █ ▀  █ █
           ▶                             ▀▀▀█  ▄▀  █
                                            █ █▄▄▄ █ km








      ────────────────────────────────────────────────────────────────────────────────
       Enter answer   Ctrl-P pause, no best   F1 help   Esc leave
      """)
  }

  @Test func numberInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.number, Size(width: 40, height: 15), .ja, isGiven: false),
      """
       1/1問                           ▸  0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━───    18.0秒
      ────────────────────────────────────────
       マラソンの距離は？

       数値（km）を入力し、Enter で答えます。




      ────────────────────────────────────────
       ▶ 42                                km

      ────────────────────────────────────────
       Enter 答える   F1 ヘルプ   Esc やめる
      """)
  }
}
