import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The pages of the settings: what is chosen there is kept at once, by the rules of the settings file.
@Suite struct SettingsPagesTests {
  private let home = PlayerHome()
  private func player(_ screen: any Screen) -> Player { Player(.en, home: home, opens: screen) }

  private var file: Settings {
    SettingsFile(path: home.environment(.en).locations.settings, list: SettingsList.all).read().settings
  }

  @Test func aGameIsHiddenAndShownAgain() {
    var player = player(HomeGamesScreen())
    player.press(.down, .down, .enter)
    #expect(file.hidden == ["practice"])
    player.press(.escape).expect("Endless", without: "Practice")
    var again = Player(.en, home: home, opens: HomeGamesScreen())
    again.press(.down, .down, " ")
    #expect(file.hidden.isEmpty)
  }

  @Test func playStartsWithWhatIsChosen() {
    var player = player(StartSetScreen())
    player.expectRow("▶ ✓", "the last set")
    player.press(.end, .enter)
    #expect(file.start == .set(genre: "Science", title: "The body"))
    #expect(player.app.context.state.selection == .set(genre: "Science", title: "The body"))
    var again = Player(.en, home: home, opens: StartSetScreen())
    again.expectRow("▶ ✓", "The body")
    again.press(.home, .enter)
    #expect(file.start == nil)
  }

  @Test func aColourIsChosenByItsSample() {
    var player = player(OwnColorsScreen())
    // From the colour of the theme, 202.
    player.press(.enter, .down, .right, .enter)
    #expect(file.ownColors.map(\.name) == ["choice1"] && file.ownColors.map(\.value) == [.number(239)])
    player.expect(row: 3, has: "Choice 1").expect(row: 3, has: "239").expect("In settings.json: \"choice1\".")
    player.type("d")
    #expect(file.ownColors.isEmpty)
    player.expect(row: 3, has: "of the theme")
  }

  @Test func aColourIsChosenByItsNumberOrByAClick() {
    var player = player(ColorScreen(.right, 0))
    player.type("23").expect(row: 0, ends: " 23")
    player.type("4").expect(row: 0, ends: " 234")
    player.type("2")
    #expect(player.screen[0].hasSuffix(" 2 green"), "there is no 2342")
    player.press(.enter)
    #expect(file.ownColors.map(\.value) == [.number(2)])
    var clicking = Player(.en, home: home, opens: ColorScreen(.right, 0))
    let place = clicking.canvas.cursor?.place ?? .zero
    clicking.click(place.x + 2, place.y + 1)
    clicking.click(place.x + 2, place.y + 1)
    #expect(file.ownColors.map(\.value) == [.number(17)])
  }

  @Test func allSamplesAreThereAndNoKeyLeavesThem() {
    var player = player(ColorScreen(.right, 255))
    player.press(.right, .down).expect(row: 0, ends: "255")
    let canvas = player.canvas
    let seen = Set(
      (0..<24).flatMap { y in (0..<80).map { canvas[Point(x: $0, y: y)].style } }.compactMap { style in
        if case .sample(let number) = style { number } else { nil }
      })
    #expect(seen == Set(0...255))
  }

  @Test func thePanelOfAChoiceIsShownSelectedAndNot() {
    func styles(_ screen: ColorScreen) -> Set<Style> {
      let canvas = player(screen).canvas
      return Set((18..<22).flatMap { y in (8..<72).map { canvas[Point(x: $0, y: y)].style } })
    }
    let ofChoice: Set<Style> = [.lamp(1), .lit(1), .sample(17), .sample(69)]
    #expect(styles(ColorScreen(.choice2, 69)).isSuperset(of: ofChoice))
    #expect(styles(ColorScreen(.right, 69)).isDisjoint(with: [.lamp(1), .sample(17)]), "a part without a panel")
  }

  @Test func theNextKeyDoesItFromThenOn() {
    var player = player(OwnKeysScreen())
    #expect(player.canvas.cursor.map { player.screen[$0.place.y].contains("pause") } == true)
    // A key that is another's is said and refused.
    player.press(.enter, "?").expect("\"?\" is already used for \"help\".")
    player.press(.enter, .character("z"))
    #expect(file.ownKeys.map(\.name) == ["pause"] && file.ownKeys.map(\.value) == [.words(["z"])])
    player.type("d")
    #expect(file.ownKeys.isEmpty)
  }

  @Test func aKeyOfAnotherCommandIsExchanged() {
    var player = player(OwnKeysScreen())
    player.press(.down, .enter, "p")
    #expect(file.ownKeys.map(\.name) == ["leave", "pause"])
    #expect(file.ownKeys.map(\.value) == [.words(["p"]), .words(["q"])])
    player.expect("Exchanged keys with \"pause\". Enter and \"q\" undo it.")
    player.press(.enter, "q")
    #expect(file.ownKeys.isEmpty, "both have the keys that everybody has")
    player.press(.enter, "p", "d")
    #expect(file.ownKeys.isEmpty)
    player.press(.up).expect(without: "Exchanged")
    // A key that always works.
    player.press(.enter, "k").expect("\"k\" is already used for \"move up\".")
    #expect(file.ownKeys.isEmpty)
  }

  @Test func anExchangeIsTakenBackWholeHoweverTheKeyWasChosen() {
    var player = player(OwnKeysScreen())
    player.press(.enter, "z", .enter, "1")
    #expect(file.ownKeys.map(\.name) == ["answer1", "pause"])
    player.type("d")
    #expect(file.ownKeys.isEmpty)
  }

  @Test func escapeGivesNoKey() {
    var player = player(OwnKeysScreen())
    player.press(.enter).expect("Press the new key for \"pause\".")
    player.press(.escape)
    #expect(file.ownKeys.isEmpty)
    player.expect(row: 0, has: "Own keys")
  }

  @Test func theRowsOfTheSettingsLeadThere() {
    var player = Player(.en, home: home)
    player.choose(.settings)
    for _ in 0..<7 { player.press(.down) }
    player.press(.enter).expect(row: 0, has: "Own keys")
    player.press(.escape).expect(row: 0, begins: " Settings").expectRow("▶ Own keys", "default ›")
  }
}
