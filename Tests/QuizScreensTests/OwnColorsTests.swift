import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Colours of the player's own, as the settings file names them.
@Suite struct OwnColorsTests {
  func choices(_ colors: (String, SettingsEntry.Value)...) -> OwnChoices {
    var settings = Settings()
    settings.ownColors = colors.enumerated().map { SettingsEntry(name: $1.0, value: $1.1, line: $0 + 2) }
    return OwnChoices(settings)
  }

  @Test func numbersAndTheNamesOfEightAreColours() {
    let own = choices(("choice1", .number(202)), ("right", .words(["blue"])), ("hint", .number(0)))
    #expect(own.problems.isEmpty && own.colors[.choice1] == 202 && own.colors[.right] == 4)
    #expect(own.colors[.hint] == 0 && own.colors[.wrong] == nil)
    #expect(OwnChoices(Settings()).colors == OwnColors())
  }

  @Test(arguments: [
    ("right", SettingsEntry.Value.number(256), "\"colors\": \"right\" must be a number from 0 to 255, or black, red"),
    ("right", .number(-1), "\"colors\": \"right\" must be"),
    ("right", .words(["pink"]), "\"colors\": \"right\" must be"),
    ("right", .words(["red", "blue"]), "\"colors\": \"right\" must be"),
    ("right", .other, "\"colors\": \"right\" must be"),
    ("rihgt", .number(3), "\"colors\" has no \"rihgt\", only choice1-9, right"),
    ("", .other, "\"colors\" must be an object"),
  ])
  func whatIsNoColourIsSaidAndLeftOut(name: String, value: SettingsEntry.Value, reason: String) {
    let own = choices((name, value), ("wrong", .number(7)))
    #expect(own.problems.map(\.line) == [2])
    #expect(own.problems[0].reason.en.hasPrefix(reason) && own.problems[0].reason.ja.hasPrefix("\"colors\""))
    #expect(own.problems[0].sentence(in: "/x").en.hasPrefix("/x:2: \"colors\""))
    #expect(own.colors[.wrong] == 7 && own.colors[.right] == nil)
  }

  @Test func ofManyThatCannotBeUsedTheFirstAreNamed() {
    var settings = Settings()
    settings.ownColors = (0..<30_000).map { SettingsEntry(name: "c\($0)", value: .number(1), line: 2 * $0 + 1) }
    settings.ownKeys = (0..<30_000).map { SettingsEntry(name: "k\($0)", value: .words(["z"]), line: 2 * $0 + 2) }
    let problems = OwnChoices(settings).problems
    #expect(problems.map(\.line) == Array(1...11))
    let rest = "s.json:11: 59990 more of \"colors\" and \"keys\" cannot be used; the default is used"
    #expect(problems[10].sentence(in: "s.json").en == rest)
    settings.ownColors.removeLast(29_995)
    settings.ownKeys.removeLast(29_994)
    let eleven = OwnChoices(settings).problems
    #expect(eleven.map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
    #expect(eleven[10].reason.en == "1 more of \"colors\" and \"keys\" cannot be used")
    settings.ownKeys.removeLast()
    #expect(OwnChoices(settings).problems.count == 10)
  }

  @Test(arguments: [(80, 24), (40, 15)], [Language.ja, .en])
  func whatCouldNotBeUsedIsSaidOnTheSettingsScreen(size: (Int, Int), language: Language) {
    var player = Player(language, size: .of(size.0, size.1)) {
      $0.settingsProblems = ["~/settings.json:4: \"colors\""]
    }
    player.choose(.settings)
    for key in [Key.down, .end, .up] {
      player.expect("~/settings.json:4: \"colors\"")
      player.press(key)
    }
  }

  /// The ratio of WCAG 2 to black or to white: 236 (#303030) has 1.6 to black, 21 (#0000ff) 2.4, 202 (#ff5f00) 7.0; 226
  /// (#ffff00) 1.1 to white, 24 (#005f87) 7.0.
  @Test(arguments: [
    (236, true, true), (21, true, true), (202, true, false), (226, true, false), (0, true, true), (1, true, false),
    (226, false, true), (24, false, false), (15, false, true), (0, false, false),
  ])
  func aColourIsHardToSeeWhereItsContrastIsBelowThree(_ number: Int, _ onDark: Bool, _ isHard: Bool) {
    #expect(OwnColors.isHardToSee(number, onDark: onDark) == isHard)
  }

  @Test(arguments: [(Language.en, "hard to see"), (.ja, "見えにくい色")])
  func aColourThatIsHardToSeeIsToldBeforeItIsChosen(_ language: Language, _ words: String) {
    for (width, height) in [(80, 24), (40, 15)] {
      func screen(_ number: Int) -> String {
        let context = Player(language, size: .of(width, height)).app.context
        var canvas = Canvas(size: context.size)
        ColorScreen(.right, number).draw(on: &canvas, context: context, at: .zero)
        return canvas.lines.joined()
      }
      #expect(screen(236).contains(words) && !screen(114).contains(words))
    }
  }

  @Test func howManyThereAreIsSaid() {
    var player = Player(.en) { $0.settingsProblems = ["a:1: x", "a:2: y", "a:3: z"] }
    player.choose(.settings).expectRow(ends: "a:1: x (and 2 more)")
  }
}
