import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of the other kinds than one choice as pictures, once they are answered.
@Suite struct JudgedKindsPicturesTests {
  @Test func severalInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.several, ViewContext.full, .ja, isGiven: true),
      """
       第1問（全1問）                                                        ✗    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───────── 回答 2.0秒
      ────────────────────────────────────────────────────────────────────────────────



          惑星はどれとどれ？

          ✗ 不正解   冥王星は準惑星、イオは木星の衛星です。



           ▲ 1             冥王星                 ◯ 2              金星
                                                                 選び漏れ




           ✗ 3              イオ                  ◯ 4              火星
                           ✗ 余分                             ◯ あなたの回答


      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                  あと4秒で結果へ ━━━━━━━━
      """)
  }

  @Test func severalInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.several, Size(width: 40, height: 15), .ja, isGiven: true),
      """
       1/1問                           ✗  0点
       ✗ 不正解                    回答 2.0秒
      ────────────────────────────────────────
       惑星はどれとどれ？

       冥王星は準惑星、イオは木星の衛星です。


      ────────────────────────────────────────
         ▲ 1  冥王星
         ◯ 2  金星                   選び漏れ
         ✗ 3  イオ                       余分
         ◯ 4  火星                     あなた
      ────────────── あと4秒で結果へ ━━━━━━━━─
       Enter 次へ   Space 止める   q やめる
      """)
  }

  @Test func severalInAWideWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.several, Size(width: 120, height: 40), .en, isGiven: true),
      """
       Question 1 of 1                                                                                                 ✗    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━────────────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          █   █ █    ▀      █             ▄▀▀      █  █
          █ ▄ █ █▀▀▄ █ ▄▀▀▀ █▀▀▄     ▄▀▀▄ █▀▀     ▀█▀ █▀▀▄ ▄▀▀▄ ▄▀▀▀ ▄▀▀▄
          █ █ █ █  █ █ █    █  █     █  █ █        █  █  █ █▀▀▀  ▀▀▄ █▀▀▀
           ▀ ▀  ▀  ▀ ▀  ▀▀▀ ▀  ▀      ▀▀  ▀        ▀▀ ▀  ▀  ▀▀▀ ▀▀▀   ▀▀▀

                                 █                 █       ▀▀▀▄
           ▀▀▄ █▄▀ ▄▀▀▄     █▀▀▄ █  ▀▀▄ █▀▀▄ ▄▀▀▄ ▀█▀ ▄▀▀▀  ▄▄▀
          ▄▀▀█ █   █▀▀▀     █  █ █ ▄▀▀█ █  █ █▀▀▀  █   ▀▀▄  ▀
           ▀▀▀ ▀    ▀▀▀     █▀▀  ▀  ▀▀▀ ▀  ▀  ▀▀▀  ▀▀ ▀▀▀   ▀



          ▲ 1                                          ✓ 2                             missed       █▀▀█
                                                                                                    █  █
                                                                                                    █▄▄█ points
                   ▄▄▄  ▄       ▄                             ▄   ▄
                   █  █ █ ▄  ▄ ▄█▄  ▄▄                        █   █  ▄▄  ▄▄▄  ▄  ▄  ▄▄▄
                   █▀▀  █ █  █  █  █  █                       ▀▄ ▄▀ █▄▄█ █  █ █  █ ▀▄▄              This round
                   █    █ ▀▄▄█  █▄ ▀▄▄▀                        ▀▄▀  ▀▄▄▄ █  █ ▀▄▄█ ▄▄▄▀
                                                                                                    1 ✗  2.0 s


                                                                                                    ▀▄  ▄▀
          ✗ 3                        ✗ not right       ✓ 4                     ✓ your answer          ██    Not this time
                                                                                                    ▄▀  ▀▄

                         ▄▄▄                                     ▄   ▄
                          █   ▄▄                                 █▀▄▀█  ▄▄  ▄ ▄  ▄▄▄                Pluto is a dwarf planet,
                          █  █  █                                █ ▀ █  ▄▄█ █▀  ▀▄▄                 Io is a moon.
                         ▄█▄ ▀▄▄▀                                █   █ ▀▄▄█ █   ▄▄▄▀




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                                                               result in 4 s ━━━━━━━━
      """)
  }

  @Test func orderInAnOrdinaryWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.order, ViewContext.full, .en, isGiven: true),
      """
       Question 1 of 1                                                         ✗    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────



          Which was invented first?

          ✗ Not this time   telegraph → telephone → radio



           ✗ 1           telegraph                ✓ 2             radio
                     ✗ yours 2, right 1                          ✓ no. 3




           ✗ 3           telephone
                     ✗ yours 1, right 2


      ────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                       result in 4 s ━━━━━━━━
      """)
  }

  @Test func orderInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.order, ViewContext.full, .ja, isGiven: true),
      """
       第1問（全1問）                                                        ✗    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────── 回答 2.0秒
      ────────────────────────────────────────────────────────────────────────────────



          発明された順に並べると？

          ✗ 不正解   電信 → 電話 → ラジオ



           ✗ 1              電信                  ◯ 2             ラジオ
                     ✗ あなた2 → 正解1                           ◯ 3番目




           ✗ 3              電話
                     ✗ あなた1 → 正解2


      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                  あと4秒で結果へ ━━━━━━━━
      """)
  }

  @Test func orderInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.order, Size(width: 40, height: 15), .ja, isGiven: true),
      """
       1/1問                           ✗  0点
       ✗ 不正解                    回答 2.0秒
      ────────────────────────────────────────
       発明された順に並べると？

       電信 → 電話 → ラジオ



      ────────────────────────────────────────
         ✗ 1  電信                あなた2 → 1
         ◯ 2  ラジオ                    3番目
         ✗ 3  電話                あなた1 → 2
      ────────────── あと4秒で結果へ ━━━━━━━━─
       Enter 次へ   Space 止める   q やめる
      """)
  }

  @Test func typedInAnOrdinaryWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.typed, ViewContext.full, .ja, isGiven: true),
      """
       第1問（全1問）                                                        ✗    0点
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────── 回答 2.0秒
      ────────────────────────────────────────────────────────────────────────────────



          オランダの首都は？

          ✗ 不正解   政府はハーグにあります。



           ✗ あなたの回答               アムステルダ





           ◯ これが正解                アムステルダム



      ────────────────────────────────────────────────────────────────────────────────
       Enter 次へ   Space 止める   q やめる                  あと4秒で結果へ ━━━━━━━━
      """)
  }

  @Test func typedInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.typed, Size(width: 40, height: 15), .ja, isGiven: true),
      """
       1/1問                           ✗  0点
       ✗ 不正解                    回答 2.0秒
      ────────────────────────────────────────
       オランダの首都は？

       政府はハーグにあります。




      ────────────────────────────────────────
       ✗ アムステルダ
       ◯ アムステルダム
      ────────────── あと4秒で結果へ ━━━━━━━━─
       Enter 次へ   Space 止める   q やめる
      """)
  }

  @Test func typedInAWideWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.typed, Size(width: 120, height: 40), .en, isGiven: true),
      """
       Question 1 of 1                                                                                                 ✗    0
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

          █   █ █          █      ▀           █  █                            ▀  █       █
          █ ▄ █ █▀▀▄  ▀▀▄ ▀█▀     █ ▄▀▀▀     ▀█▀ █▀▀▄ ▄▀▀▄     ▄▀▀▀  ▀▀▄ █▀▀▄ █ ▀█▀  ▀▀▄ █
          █ █ █ █  █ ▄▀▀█  █      █  ▀▀▄      █  █  █ █▀▀▀     █    ▄▀▀█ █  █ █  █  ▄▀▀█ █
           ▀ ▀  ▀  ▀  ▀▀▀  ▀▀     ▀ ▀▀▀       ▀▀ ▀  ▀  ▀▀▀      ▀▀▀  ▀▀▀ █▀▀  ▀  ▀▀  ▀▀▀ ▀

               ▄▀▀      █  █             █▄  █       █  █             █              █      ▀▀▀▄
          ▄▀▀▄ █▀▀     ▀█▀ █▀▀▄ ▄▀▀▄     █▀▄ █ ▄▀▀▄ ▀█▀ █▀▀▄ ▄▀▀▄ █▄▀ █  ▀▀▄ █▀▀▄ ▄▀▀█ ▄▀▀▀  ▄▄▀
          █  █ █        █  █  █ █▀▀▀     █  ██ █▀▀▀  █  █  █ █▀▀▀ █   █ ▄▀▀█ █  █ █  █  ▀▀▄  ▀
           ▀▀  ▀        ▀▀ ▀  ▀  ▀▀▀     ▀   ▀  ▀▀▀  ▀▀ ▀  ▀  ▀▀▀ ▀   ▀  ▀▀▀ ▀  ▀  ▀▀▀ ▀▀▀   ▀



                                                                                                    █▀▀█
                                                                                                    █  █
                                                                                                    █▄▄█ points
                               █▀▀▄       █   █              █
           ✗ your answer       █▄▄▀ ▄▀▀▄ ▀█▀ ▀█▀ ▄▀▀▄ █▄▀ ▄▀▀█  ▀▀▄ █▀█▀▄
                               █ ▀▄ █  █  █   █  █▀▀▀ █   █  █ ▄▀▀█ █ █ █                           This round
                               ▀  ▀  ▀▀   ▀▀  ▀▀  ▀▀▀ ▀    ▀▀▀  ▀▀▀ ▀ ▀ ▀
                                                                                                    1 ✗  2.0 s


                                                                                                    ▀▄  ▄▀
                                                                                                      ██    Not this time
                                                                                                    ▄▀  ▀▄

                              ▄▀▀▄             █              █
           ✓ the answer       █▄▄█ █▀█▀▄ ▄▀▀▀ ▀█▀ ▄▀▀▄ █▄▀ ▄▀▀█  ▀▀▄ █▀█▀▄                          The government sits in
                              █  █ █ █ █  ▀▀▄  █  █▀▀▀ █   █  █ ▄▀▀█ █ █ █                          The Hague.
                              ▀  ▀ ▀ ▀ ▀ ▀▀▀   ▀▀  ▀▀▀ ▀    ▀▀▀  ▀▀▀ ▀ ▀ ▀




      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter next   Space hold   q leave                                                               result in 4 s ━━━━━━━━
      """)
  }

  @Test func numberInAnOrdinaryWindowInEnglish() throws {
    expect(
      try KindPlayer.screen(.number, ViewContext.full, .en, isGiven: true),
      """
       Question 1 of 1                                                     ✓    1,895
       ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────── took 2.0 s
      ────────────────────────────────────────────────────────────────────────────────



          How long is a marathon?

          ✓ Right

                                            ▄  ▄  ▄▄      ▄
                                            █  █ ▀  █     █  ▄ ▄▄▄▄
           ✓ 2.0 s   +1,895                 ▀▀▀█  ▄▀      █▄▀  █ █ █
                                               █ █▄▄▄     █ ▀▄ █ █ █


                                    ▄  ▄  ▄▄     ▄   ▄▄  ▄▄▄▄     ▄
                                    █  █ ▀  █   ▀█  █  █ █▄▄      █  ▄ ▄▄▄▄
           ✓ the answer             ▀▀▀█  ▄▀     █   ▀▀█    █     █▄▀  █ █ █
                                       █ █▄▄▄ ▄ ▄█▄  ▄▄▀ ▀▄▄▀     █ ▀▄ █ █ █


      ────────────────────────────────────────────────────────────────────────────────
       Enter next   q leave
      """)
  }

  @Test func numberInTheSmallestWindowInJapanese() throws {
    expect(
      try KindPlayer.screen(.number, Size(width: 40, height: 15), .ja, isGiven: true),
      """
       1/1問                       ◯  1,895点
       ◯ 正解   +1,895点           回答 2.0秒
      ────────────────────────────────────────
       マラソンの距離は？






      ────────────────────────────────────────
       ◯ 42 km            2.0秒   +1,895点
       正解：42.195 km
      ────────────────────────────────────────
       Enter 次へ   q やめる
      """)
  }
}
