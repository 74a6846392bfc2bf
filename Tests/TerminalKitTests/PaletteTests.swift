import Glibc
import Testing

@testable import TerminalKit

@Suite("Colours")
struct PaletteTests {
  private static let styles: [Style] = [
    .plain, .title, .dim, .hint, .key, .rule, .selected, .row, .chip(0), .chip(3), .chip(8), .chip(99), .chip(-1), .shape(0),
    .correct, .wrong, .urgent, .bar, .track, .gone, .alert,
  ]

  @Test func theChoicesHaveTheColoursThatColourBlindEyesTellApart() {
    let dark = Palette(theme: .dark, depth: .full)
    #expect((0..<4).map { dark.attributes(of: .chip($0)).background } == [202, 68, 227, 43])
    #expect((0..<4).allSatisfy { dark.attributes(of: .chip($0)).foreground == 16 })
    let light = Palette(theme: .light, depth: .full)
    #expect((0..<4).map { light.attributes(of: .chip($0)).background } == [52, 27, 130, 23])
    #expect((0..<4).allSatisfy { light.attributes(of: .chip($0)).foreground == 231 })
    #expect(light.attributes(of: .wrong) == Attributes(foreground: 124, bold: true))
    let eight = Palette(theme: .dark, depth: .eight)
    #expect((0..<4).map { eight.attributes(of: .chip($0)).background } == [1, 6, 3, 5])
    #expect((0..<4).allSatisfy { eight.attributes(of: .chip($0)).foreground == 0 })
    #expect(dark.attributes(of: .correct) == Attributes(foreground: 43, bold: true))
    #expect(dark.attributes(of: .wrong) == Attributes(foreground: 202, bold: true))
    #expect(dark.attributes(of: .urgent) == Attributes(foreground: 202, bold: true))
  }

  @Test func onlyChipsAndTheSelectedRowAreFilled() {
    for theme in Theme.allCases {
      for depth in [ColorDepth.none, .eight, .full] {
        let palette = Palette(theme: theme, depth: depth)
        for style in Self.styles {
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
      #expect(palette.attributes(of: .hint) == Attributes())
      #expect(palette.attributes(of: .gone) == Attributes())
    }
    #expect(Theme.contrast.glyphs(.all).light == Glyphs.unicode.heavy)
  }

  @Test func highContrastFillsTheSelectedAndColoursTheVerdict() {
    let palette = Palette(theme: .contrast, depth: .full)
    #expect(palette.attributes(of: .selected) == Attributes(bold: true, reverse: true))
    #expect(palette.attributes(of: .correct) == Attributes(foreground: 30, bold: true))
    #expect(palette.attributes(of: .wrong) == Attributes(foreground: 161, bold: true))
    for style in [Style.urgent, .alert, .bar, .shape(0)] {
      #expect(palette.attributes(of: style).foreground == nil, "\(style)")
    }
    // None of the eight is readable on black and on white.
    #expect(Palette(theme: .contrast, depth: .eight).attributes(of: .correct) == Attributes(bold: true))
    for characters in [TerminalCharacters.all, .console, .ascii] {
      #expect(Theme.contrast.glyphs(characters).fillsSelection)
    }
    #expect(!Theme.dark.glyphs(.all).fillsSelection)
  }

  @Test(arguments: [30, 161])
  func theVerdictOfHighContrastIsReadableOnBlackAndOnWhite(number: Int) {
    func linear(_ level: Int) -> Double {
      let value = Double([0, 95, 135, 175, 215, 255][level]) / 255
      return pow((value + 0.055) / 1.055, 2.4)
    }
    let cube = number - 16
    let light = 0.2126 * linear(cube / 36) + 0.7152 * linear(cube / 6 % 6) + 0.0722 * linear(cube % 6)
    #expect((light + 0.05) / 0.05 >= 4, "on black")
    #expect(1.05 / (light + 0.05) >= 4, "on white")
  }

  @Test(arguments: [(Theme.dark, 231, 24), (.light, 16, 153)])
  func theSelectedRowIsFilledAndCanBeRead(theme: Theme, text: Int, ground: Int) {
    let row = Palette(theme: theme, depth: .full).attributes(of: .row)
    #expect(row == Attributes(foreground: text, background: ground, bold: true))
    #expect(contrast(text, ground) >= 7, "\(contrast(text, ground))")
  }

  @Test(arguments: [Theme.contrast, .mono])
  func theSelectedRowIsReversedWhereTheGroundIsNotKnown(theme: Theme) {
    for depth in [ColorDepth.none, .eight, .full] {
      let row = Palette(theme: theme, depth: depth).attributes(of: .row)
      #expect(row == Attributes(bold: true, reverse: true))
    }
  }

  /// The contrast of two colours of the cube, by WCAG 2.
  private func contrast(_ one: Int, _ other: Int) -> Double {
    func light(_ number: Int) -> Double {
      func linear(_ level: Int) -> Double {
        let value = Double([0, 95, 135, 175, 215, 255][level]) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      let cube = number - 16
      return 0.2126 * linear(cube / 36) + 0.7152 * linear(cube / 6 % 6) + 0.0722 * linear(cube % 6)
    }
    return (max(light(one), light(other)) + 0.05) / (min(light(one), light(other)) + 0.05)
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
      #expect(palette.attributes(of: .hint) == Attributes(foreground: 100))
      for style in [Style.chip(1), .wrong, .urgent, .bar, .rule, .alert] {
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
    #expect(Theme.auto(environment: value.map { ["COLORFGBG": $0] } ?? [:]) == expected)
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

  @Test func errorsAreOneSafeSentence() {
    #expect(TerminalError.unknownTerm("x\u{1B}[2Jy").description == "the terminal type \"x[2Jy\" is not known")
    #expect(TerminalError.unknownTerm("").description == "TERM is not set")
    #expect(TerminalError.unknownTerm(String(repeating: "x", count: 9999)).description.count < 80)
  }
}
