import Glibc
import Testing

@testable import TerminalKit

@Suite("Colours")
struct PaletteTests {
  private static let styles: [Style] =
    plainStyles + lamps

  private static let plainStyles: [Style] = [
    .plain, .title, .dim, .hint, .key, .rule, .selected, .row, .chip(0), .chip(3), .chip(8), .chip(99), .chip(-1),
    .shape(0), .correct, .wrong, .urgent, .bar, .track, .alert, .field,
  ]

  /// The styles of panels.
  static let lamps: [Style] = neutralLamps + (0..<9).flatMap(lamps(of:))

  private static let neutralLamps: [Style] = [
    .off, .offChip, .offRight, .offWrong, .wrongChip, .litRight, .rightChip, .lamp(nil), .lampNote(nil),
    .lampFrame(nil),
    .lit(nil), .litNote(nil),
  ]

  private static func lamps(of choice: Int) -> [Style] {
    [
      .lamp(choice), .lampNote(choice), .lampFrame(choice), .lit(choice), .litNote(choice), .litChip(choice),
      .chip(choice),
    ]
  }

  @Test func theChoicesHaveTheColoursThatColourBlindEyesTellApart() {
    let dark = Palette(theme: .dark, depth: .full)
    #expect((0..<4).map { dark.attributes(of: .chip($0)).background } == [202, 68, 227, 43])
    #expect((0..<4).allSatisfy { dark.attributes(of: .chip($0)).foreground == 16 })
    let light = Palette(theme: .light, depth: .full)
    #expect((0..<4).map { light.attributes(of: .chip($0)).background } == [52, 27, 130, 23])
    #expect((0..<4).allSatisfy { light.attributes(of: .chip($0)).foreground == 231 })
    let eight = Palette(theme: .dark, depth: .eight)
    #expect((0..<4).map { eight.attributes(of: .chip($0)).background } == [1, 6, 3, 5])
    #expect((0..<4).map { eight.attributes(of: .chip($0)).foreground } == [7, 0, 0, 0])
  }

  @Test(arguments: [Theme.dark, .light])
  func rightWrongAndUrgentHaveHuesThatNoChoiceHas(theme: Theme) {
    let palette = Palette(theme: theme, depth: .full)
    let choices = Set((0..<4).map { palette.attributes(of: .chip($0)).background })
    for style in [Style.correct, .wrong, .urgent] {
      #expect(!choices.contains(palette.attributes(of: style).foreground), "\(style)")
    }
  }

  @Test(arguments: [Theme.dark, .light, .contrast])
  func aRightAnswerHasAGreenLabelOnAPanelOfAnyColour(theme: Theme) throws {
    for (depth, greens) in [(ColorDepth.full, [22, 28, 114]), (.eight, [2])] {
      let palette = Palette(theme: theme, depth: depth)
      let ground = try #require(palette.attributes(of: .rightChip).background)
      #expect(greens.contains(ground))
      #expect((0..<4).allSatisfy { palette.attributes(of: .lit($0)).background != ground })
    }
    // Without colours it is the part of the panel that is not reversed.
    let mono = Palette(theme: .mono, depth: .full)
    #expect(mono.attributes(of: .rightChip).reverse != mono.attributes(of: .lit(0)).reverse)
  }

  @Test func everyStyleIsTheSameAfterItWasACodeInACell() {
    let palette = Palette(theme: .dark, depth: .full)
    // A choice before the first has no number in a cell.
    for style in Self.styles where style != .chip(-1) {
      #expect(palette.attributes(of: Style(code: style.code)) == palette.attributes(of: style), "\(style)")
    }
  }

  @Test func onlyPanelsChipsAndTheSelectedRowAreFilled() {
    for theme in Theme.allCases {
      for depth in [ColorDepth.none, .eight, .full] {
        // High contrast has one ground for all.
        if theme == .contrast, depth == .full { continue }
        let palette = Palette(theme: theme, depth: depth)
        for style in Self.styles where !Self.lamps.contains(style) {
          if case .chip = style { continue }
          if style == .row { continue }
          #expect(palette.attributes(of: style).background == nil, "\(theme) \(depth) \(style)")
        }
      }
    }
  }

  @Test func withoutColoursBoldAndReverseSayItAll() {
    for palette in [Palette(theme: .dark, depth: .none), Palette(theme: .mono, depth: .full)] {
      for style in Self.styles {
        let look = palette.attributes(of: style)
        #expect(look.foreground == nil && look.background == nil, "\(style)")
      }
      #expect(palette.attributes(of: .chip(0)) == Attributes(bold: true, reverse: true))
      #expect(palette.attributes(of: .selected) != palette.attributes(of: .plain))
    }
  }

  @Test func highContrastHasNoDimText() {
    for depth in [ColorDepth.none, .eight, .full] {
      let palette = Palette(theme: .contrast, depth: depth)
      for style in Self.styles { #expect(!palette.attributes(of: style).dim, "\(style)") }
      #expect(palette.attributes(of: .hint) == palette.attributes(of: .plain))
    }
    #expect(Theme.contrast.glyphs(.all, depth: .full).light == Glyphs.unicode.heavy)
  }

  @Test func highContrastHasOneGroundOnWhichHuesCanBeRead() throws {
    let palette = Palette(theme: .contrast, depth: .full)
    for style in Self.styles { #expect(palette.attributes(of: style).background != nil, "\(style)") }
    for style in [Style.plain, .dim, .correct, .wrong, .offWrong, .offRight, .urgent, .alert, .bar, .shape(0)] {
      let look = palette.attributes(of: style)
      #expect(look.background == 16)
      #expect(ContrastTests.ratio(try #require(look.foreground), 16) >= 7, "\(style)")
    }
    #expect(palette.attributes(of: .wrong).foreground != palette.attributes(of: .plain).foreground)
    // With eight colours a ground is the terminal's own.
    for style in [Style.plain, .correct, .wrong] {
      #expect(Palette(theme: .contrast, depth: .eight).attributes(of: style).background == nil)
    }
  }

  @Test func panelsHaveFramesWhereTheirGroundIsNotTheirOwnAndInHighContrast() {
    #expect(!Theme.dark.glyphs(.all, depth: .full).framesPanels)
    #expect(!Theme.light.glyphs(.ascii, depth: .full).framesPanels)
    for theme in Theme.allCases {
      #expect(theme.glyphs(.all, depth: .eight).framesPanels)
      #expect(theme.glyphs(.ascii, depth: .none).framesPanels)
      #expect(theme.glyphs(.console, depth: .eight).framesPanels)
    }
    for theme in [Theme.contrast, .mono] { #expect(theme.glyphs(.all, depth: .full).framesPanels) }
  }

  @Test(arguments: [(Theme.dark, 231, 24), (.light, 16, 153)])
  func theSelectedRowIsFilledAndCanBeRead(theme: Theme, text: Int, ground: Int) {
    let row = Palette(theme: theme, depth: .full).attributes(of: .row)
    #expect(row == Attributes(foreground: text, background: ground, bold: true))
    #expect(ContrastTests.ratio(text, ground) >= 7)
  }

  @Test(arguments: [Theme.contrast, .mono])
  func theSelectedRowIsReversedWhereTheGroundIsNotKnown(theme: Theme) {
    for depth in [ColorDepth.none, .eight, .full] {
      let row = Palette(theme: theme, depth: depth).attributes(of: .row)
      #expect(row.bold && row.reverse)
    }
  }

  @Test(arguments: [
    (69, 17), (33, 17), (39, 17), (27, 17), (202, 52), (46, 22), (226, 58), (201, 53), (51, 23), (145, 59),
  ])
  func theGroundOfAnOwnColourHasItsHue(_ own: Int, _ ground: Int) {
    var colors = OwnColors()
    colors[.choice2] = own
    let palette = Palette(theme: .dark, depth: .full, colors: colors)
    #expect(palette.attributes(of: .lamp(1)).background == ground)
  }

  @Test func aColourTakenBackLeavesNoTrace() {
    var colors = OwnColors()
    colors[.right] = 2
    colors[.right] = nil
    #expect(colors == OwnColors())
  }

  @Test func ownColoursStandInForThoseOfTheTheme() {
    var colors = OwnColors()
    colors[.choice1] = 55
    colors[.right] = 2
    colors[.hint] = 100
    for theme in [Theme.dark, .light, .contrast] {
      let palette = Palette(theme: theme, depth: .full, colors: colors)
      #expect(palette.attributes(of: .chip(0)).background == 55)
      #expect(palette.attributes(of: .shape(0)).foreground == 55)
      #expect(palette.attributes(of: .correct).foreground == 2)
      #expect(palette.attributes(of: .hint).foreground == 100)
      for style in [Style.chip(1), .wrong, .urgent, .bar, .rule, .alert, .lamp(1), .lit(1)] {
        #expect(palette.attributes(of: style) == Palette(theme: theme, depth: .full).attributes(of: style))
      }
    }
    let mono = Palette(theme: .mono, depth: .full, colors: colors)
    for style in Self.styles { #expect(mono.attributes(of: style).foreground == nil) }
  }

  @Test func aTerminalOfEightColoursHasOnlyThose() {
    var colors = OwnColors()
    colors[.choice1] = 202
    colors[.right] = 6
    let palette = Palette(theme: .dark, depth: .eight, colors: colors)
    #expect(palette.attributes(of: .chip(0)).background == 1)
    #expect(palette.attributes(of: .correct).foreground == 6)
  }

  @Test(arguments: [(55, 231), (202, 16), (255, 16), (232, 231), (4, 231), (3, 16), (16, 231), (231, 16)])
  func theTextOnAChipOfOnesOwnColourCanBeRead(color: Int, text: Int) {
    var colors = OwnColors()
    colors[.choice3] = color
    #expect(Palette(theme: .light, depth: .full, colors: colors).attributes(of: .chip(2)).foreground == text)
  }

  @Test func coloursStayInTheTableOfTheTerminal() {
    for theme in Theme.allCases {
      for (depth, most) in [(ColorDepth.eight, 7), (.full, 255)] {
        for style in Self.styles {
          let look = Palette(theme: theme, depth: depth).attributes(of: style)
          #expect([look.foreground, look.background].allSatisfy { $0.map { (0...most).contains($0) } ?? true })
        }
      }
    }
  }

  @Test(
    arguments: [
      (nil, Theme.dark), ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark), ("0;7", .light),
      ("15;", .dark), ("", .dark), ("light", .dark), ("0;99999999999999999999", .dark), ("0;-1", .dark),
    ] as [(String?, Theme)])
  func theBackgroundIsReadFromTheEnvironment(value: String?, expected: Theme) {
    #expect(Theme.auto(environment: value.map { ["COLORFGBG": $0] } ?? [:]).theme == expected)
  }

  @Test(
    arguments: [
      (ColorDepth.Choice.auto, [:], 256, ColorDepth.full), (.auto, [:], 16, .eight), (.auto, [:], 8, .eight),
      (.auto, [:], -1, .none), (.auto, ["NO_COLOR": "1"], 256, .none), (.auto, ["NO_COLOR": ""], 256, .full),
      (.auto, ["CLICOLOR_FORCE": "1"], -1, .eight), (.auto, ["CLICOLOR_FORCE": "0"], -1, .none),
      (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], 256, .none), (.always, ["NO_COLOR": "1"], 256, .full),
      (.always, [:], -1, .eight), (.never, ["CLICOLOR_FORCE": "1"], 256, .none), (.auto, [:], 16_777_216, .full),
      (.auto, ["CLICOLOR": "0"], 256, .none), (.auto, ["CLICOLOR": "1"], 256, .full),
      (.auto, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], 256, .full), (.always, ["CLICOLOR": "0"], 256, .full),
    ] as [(ColorDepth.Choice, [String: String], Int, ColorDepth)])
  func optionBeatsNoColorBeatsForceBeatsTerminal(
    choice: ColorDepth.Choice, environment: [String: String], colors: Int, expected: ColorDepth
  ) {
    #expect(ColorDepth.chosen(choice, environment: environment, colors: colors) == expected)
  }

  @Test func trueColourChangesTonesAndNothingElse() {
    for theme in Theme.allCases {
      for depth in [ColorDepth.none, .eight, .full] {
        let (table, values) = (
          Palette(theme: theme, depth: depth), Palette(theme: theme, depth: depth, hasTrueColor: true)
        )
        for style in Self.styles {
          var (look, fine) = (table.attributes(of: style), values.attributes(of: style))
          let changes = depth == .full && [.dark, .light].contains(theme)
          #expect(changes || look == fine)
          #expect((look.foreground == nil) == (fine.foreground == nil))
          (look.foreground, look.background, fine.foreground, fine.background) = (nil, nil, nil, nil)
          #expect(look == fine)
        }
      }
    }
  }

  @Test func aColourOfThePlayersOwnIsThatOfTheTable() {
    var colors = OwnColors()
    colors[.choice1] = 202
    colors[.right] = 28
    let palette = Palette(theme: .dark, depth: .full, hasTrueColor: true, colors: colors)
    #expect(palette.attributes(of: .shape(0)).foreground == 202)
    #expect(palette.attributes(of: .correct).foreground == 28)
    #expect(palette.attributes(of: .sample(68)).background == 68)
    #expect(palette.attributes(of: .shape(1)).foreground == TrueColor.tone(68, of: .dark))
  }

  @Test func errorsAreOneSafeSentence() {
    #expect(TerminalError.unknownTerm("x\u{1B}[2Jy").description == "the terminal type \"x[2Jy\" is not known")
    #expect(TerminalError.unknownTerm("").description == "TERM is not set")
    #expect(TerminalError.unknownTerm(String(repeating: "x", count: 9999)).description.count < 80)
  }
}
