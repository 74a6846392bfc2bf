import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The pages of the settings as pictures, in every size, in English.
@Suite struct SettingsPagePicturesEnglishTests {
  private func looking(at screen: any Screen, _ width: Int, _ height: Int) -> [String] {
    Player(.en, size: Size(width: width, height: height), opens: screen) { state in
      state.chosenSettings.ownColors = [SettingsEntry(name: "right", value: .number(114), line: 1)]
      state.chosenSettings.ownKeys = [SettingsEntry(name: "pause", value: .words(["z"]), line: 2)]
      state.chosenSettings.hidden = ["panels"]
    }.screen
  }

  @Test func startInTheOrdinaryWindow() {
    expect(
      looking(at: StartSetScreen(), 80, 24),
      """
      x
      """)
  }

  @Test func startInTheSmallestWindow() {
    expect(
      looking(at: StartSetScreen(), 40, 15),
      """
      x
      """)
  }

  @Test func gamesInTheOrdinaryWindow() {
    expect(
      looking(at: HomeGamesScreen(), 80, 24),
      """
      x
      """)
  }

  @Test func gamesInTheSmallestWindow() {
    expect(
      looking(at: HomeGamesScreen(), 40, 15),
      """
      x
      """)
  }

  @Test func colorsInTheOrdinaryWindow() {
    expect(
      looking(at: OwnColorsScreen(), 80, 24),
      """
      x
      """)
  }

  @Test func colorsInTheSmallestWindow() {
    expect(
      looking(at: OwnColorsScreen(), 40, 15),
      """
      x
      """)
  }

  @Test func colorsInTheWideWindow() {
    expect(
      looking(at: OwnColorsScreen(), 120, 40),
      """
      x
      """)
  }

  @Test func colorInTheOrdinaryWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 80, 24),
      """
      x
      """)
  }

  @Test func colorInTheSmallestWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 40, 15),
      """
      x
      """)
  }

  @Test func colorInTheWideWindow() {
    expect(
      looking(at: ColorScreen(.right, 114), 120, 40),
      """
      x
      """)
  }

  @Test func keysInTheOrdinaryWindow() {
    expect(
      looking(at: OwnKeysScreen(), 80, 24),
      """
      x
      """)
  }

  @Test func keysInTheSmallestWindow() {
    expect(
      looking(at: OwnKeysScreen(), 40, 15),
      """
      x
      """)
  }
}
