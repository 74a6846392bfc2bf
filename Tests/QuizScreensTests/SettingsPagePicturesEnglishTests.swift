import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The pages of the settings as pictures, in every size, in English.
@Suite struct SettingsPagePicturesEnglishTests {
  /// A page of a player who chose some things.
  private func looking(at screen: any Screen, _ width: Int, _ height: Int) -> [String] {
    let home = PlayerHome()
    let file = SettingsFile(path: home.environment(.en).locations.settings, list: SettingsList.all)
    for change in [OwnChange.color("right", 114), .keys("pause", ["z"]), .hidden(["panels"])] {
      try? file.save(SettingsChange(change))
    }
    return Player(.en, size: Size(width: width, height: height), home: home, opens: screen).screen
  }

  @Test func startInTheOrdinaryWindow() {
    expect(
      looking(at: StartSetScreen(), 80, 24),
      """
       Settings   Play starts with
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ✓  the last set
              Everything
              Food pairings
                Basics
                Through the seasons
              Science
                The body










           What Play draws from at each start: the last set, or always this one.

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter choose   ? help   Esc back
      """)
  }

  @Test func startInTheSmallestWindow() {
    expect(
      looking(at: StartSetScreen(), 40, 15),
      """
       Settings   Play starts with
      ────────────────────────────────────────
       ▶ ✓  the last set
            Everything
            Food pairings
              Basics
              Through the seasons
            Science
              The body


       What Play draws from at each start:
       the last set, or always this one.
      ────────────────────────────────────────
       Enter choose   ? help   Esc back
      """)
  }

  @Test func gamesInTheOrdinaryWindow() {
    expect(
      looking(at: HomeGamesScreen(), 80, 24),
      """
       Settings   Games on Home
      ────────────────────────────────────────────────────────────────────────────────

         ▶ ✓  Play              shown
           ✓  Daily             shown
           ✓  Practice          shown
           ✓  Endless           shown
           ✓  Survival          shown
           ✓  Missing number    shown
           ·  Panels            hidden
           ✓  Review            shown
           ✓  Live              shown








           Changes are kept at once.

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter show or hide   ? help   Esc back
      """)
  }

  @Test func gamesInTheSmallestWindow() {
    expect(
      looking(at: HomeGamesScreen(), 40, 15),
      """
       Settings   Games on Home
      ────────────────────────────────────────
       ▶ ✓  Play              shown
         ✓  Daily             shown
         ✓  Practice          shown
         ✓  Endless           shown
         ✓  Survival          shown
         ✓  Missing number    shown
         ·  Panels            hidden
         ✓  Review            shown
         ✓  Live              shown
       Changes are kept at once.

      ────────────────────────────────────────
       Enter show or hide   ? help   Esc back
      """)
  }

  @Test func colorsInTheOrdinaryWindow() {
    expect(
      looking(at: OwnColorsScreen(), 80, 24),
      """
       Settings   Own colours
      ────────────────────────────────────────────────────────────────────────────────

         ▶ Choice 1             ▲ 1     of the theme
           Choice 2             ◆ 2     of the theme      Which one is both the
           Choice 3             ● 3     of the theme      morning star and the
           Choice 4             ■ 4     of the theme      evening star?
           Choice 5             ▼ 5     of the theme
           Choice 6             ◇ 6     of the theme     ▶  ▲ 1       Mercury
           Choice 7             ○ 7     of the theme
           Choice 8             □ 8     of the theme
           Choice 9             △ 9     of the theme        ◆ 2        Venus
           Right               ✓ 1.0    114
           Wrong               ✗ 1.0    of the theme
           The last seconds    ! 2.9    of the theme        ● 3        Mars
           Warnings            !        of the theme
           Bars                █████    of the theme
           Hints               Esc      of the theme        ■ 4      The Moon
           Lines               ─────    of the theme

           Changes are kept at once. In settings.json: "choice1".

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter colour   d default   ? help   Esc back
      """)
  }

  @Test func colorsInTheSmallestWindow() {
    expect(
      looking(at: OwnColorsScreen(), 40, 15),
      """
       Settings   Own colours
      ────────────────────────────────────────
       ▶ Choice 1          ▲ 1   of the theme
         Choice 2          ◆ 2   of the theme
         Choice 3          ● 3   of the theme
         Choice 4          ■ 4   of the theme
         Choice 5          ▼ 5   of the theme
         Choice 6          ◇ 6   of the theme
         Choice 7          ○ 7   of the theme
         Choice 8          □ 8   of the theme
         Choice 9          △ 9   of the theme
       In settings.json: "choice1".

      ─────────────────────────────── 1-9/16 ─
       Enter colour   ? help   Esc back
      """)
  }

  @Test func colorsInTheWideWindow() {
    expect(
      looking(at: OwnColorsScreen(), 120, 40),
      """
       Settings   Own colours
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

         ▶ Choice 1             ▲ 1     of the theme
                                                          Which one is both the morning star and the evening star?
           Choice 2             ◆ 2     of the theme

           Choice 3             ● 3     of the theme

           Choice 4             ■ 4     of the theme     ▶  ▲ 1         Mercury               ◆ 2          Venus

           Choice 5             ▼ 5     of the theme

           Choice 6             ◇ 6     of the theme
                                                            ● 3           Mars                ■ 4         The Moon
           Choice 7             ○ 7     of the theme

           Choice 8             □ 8     of the theme

           Choice 9             △ 9     of the theme
                                                          Which one is both the morning star and the evening star?
           Right               ✓ 1.0    114
                                                          ✗ wrong
           Wrong               ✗ 1.0    of the theme

           The last seconds    ! 2.9    of the theme        ▲ 1         Mercury               ✓ 2          Venus
                                                                                                        ✓ the answer
           Warnings            !        of the theme

           Bars                █████    of the theme
                                                            ✗ 3           Mars                ■ 4         The Moon
           Hints               Esc      of the theme                 ✗ your answer

           Lines               ─────    of the theme


           Changes are kept at once. In settings.json: "choice1".

      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter colour   d default   ? help   Esc back
      """)
  }

  @Test func colorInTheOrdinaryWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 80, 24),
      """
       Own colours   Right                                                        114
      ────────────────────────────────────────────────────────────────────────────────

                                                              ↓



        ▶                                                     ✓





           114   for: Right

          0 black   1 red   2 green   3 yellow   4 blue   5 magenta   6 cyan
          7 white

          now                                  with this colour

                         ✓ 1.0                                Right

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓←→ move   0-9 number   Enter choose   d default   ? help   Esc back
      """)
  }

  @Test func colorInTheSmallestWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 40, 15),
      """
       Own colours   Right                114
      ────────────────────────────────────────



      ▶                           ✓





         114   for: Right
        0 black   1 red   2 green   3 yellow
      ────────────────────────────────────────
       Enter choose   ? help   Esc back
      """)
  }

  @Test func colorInTheWideWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 120, 40),
      """
       Own colours   Right                                                                                                114
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

                                                                                          ↓



          ▶                                                                               ✓





             114   for: Right

            0 black   1 red   2 green   3 yellow   4 blue   5 magenta   6 cyan   7 white

            now                                       with this colour




                             ✓ 1.0                                     Right















      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       ↑↓←→ move   0-9 number   Enter choose   d default   ? help   Esc back
      """)
  }

  @Test func keysInTheOrdinaryWindow() {
    expect(
      looking(at: OwnKeysScreen(), 80, 24),
      """
       Settings   Own keys
      ────────────────────────────────────────────────────────────────────────────────

         In a game
         ▶ pause                      z
           leave                      q  Esc
           the choices in full        v
           a new board                n
           save again                 s
         To answer
           answer 1                   1  a
           answer 2                   2  b
           answer 3                   3  c
           answer 4                   4  d
           answer 5                   5  e
           answer 6                   6  f
           answer 7                   7  g
           answer 8                   8
           answer 9                   9

           Changes are kept at once.

      ────────────────────────────────────────────────────────────────────────────────
       ↑↓ move   Enter another key   d default   ? help   Esc back            1-16/53
      """)
  }

  @Test func keysInTheSmallestWindow() {
    expect(
      looking(at: OwnKeysScreen(), 40, 15),
      """
       Settings   Own keys
      ────────────────────────────────────────
       In a game
       ▶ pause                      z
         leave                      q  Esc
         the choices in full        v
         a new board                n
         save again                 s
       To answer
         answer 1                   1  a
         answer 2                   2  b
       Changes are kept at once.

      ─────────────────────────────── 1-9/53 ─
       Enter another key   ? help   Esc back
      """)
  }
}
