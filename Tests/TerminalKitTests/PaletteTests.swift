import Testing

@testable import TerminalKit

@Suite("Colours")
struct PaletteTests {
  private static let styles: [Style] = [
    .plain, .title, .dim, .hint, .key, .rule, .selected, .chip(0), .chip(3), .chip(8), .chip(99), .chip(-1), .shape(0),
    .correct, .wrong, .urgent, .bar, .track, .gone, .alert,
  ]

  @Test func theChoicesHaveTheColoursThatColourBlindEyesTellApart() {
    let dark = Palette(theme: .dark, depth: .full)
    #expect((0..<4).map { dark.attributes(of: .chip($0)).background } == [202, 68, 227, 43])
    #expect((0..<4).allSatisfy { dark.attributes(of: .chip($0)).foreground == 16 })
    let light = Palette(theme: .light, depth: .full)
    #expect((0..<4).map { light.attributes(of: .chip($0)).background } == [124, 27, 137, 23])
    #expect((0..<4).allSatisfy { light.attributes(of: .chip($0)).foreground == 231 })
    let eight = Palette(theme: .dark, depth: .eight)
    #expect((0..<4).map { eight.attributes(of: .chip($0)).background } == [1, 6, 3, 5])
    #expect((0..<4).allSatisfy { eight.attributes(of: .chip($0)).foreground == 0 })
    #expect(dark.attributes(of: .correct) == Attributes(foreground: 43, bold: true))
    #expect(dark.attributes(of: .wrong) == Attributes(foreground: 202, bold: true))
    #expect(dark.attributes(of: .urgent) == Attributes(foreground: 202, bold: true))
  }

  @Test func onlyChipsAreFilled() {
    for theme in Theme.allCases {
      for depth in [ColorDepth.none, .eight, .full] {
        let palette = Palette(theme: theme, depth: depth)
        for style in Self.styles {
          if case .chip = style { continue }
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
    #expect(Theme.contrast.glyphs.light == Glyphs.unicode.heavy)
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
