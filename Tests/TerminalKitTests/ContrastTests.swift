import Glibc
import Testing

@testable import TerminalKit

/// What is written on a panel, or on the background of a theme, has enough contrast with it: the ratios of WCAG 2.
@Suite("Contrast")
struct ContrastTests {
  /// The ratio of two colours, by their numbers in xterm's table or by their values.
  static func ratio(_ one: Int, _ other: Int) -> Double {
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func light(_ number: Int) -> Double {
    let light = linear(number)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// A colour of the cube or of the greys of xterm's table, or above it 0xRRGGBB, in linear RGB.
  static func linear(_ number: Int) -> SIMD3<Double> {
    func linear(_ level: Int) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    switch number {
    case 256...: return [linear(number >> 16), linear(number >> 8 & 255), linear(number & 255)]
    case 232...: return SIMD3(repeating: linear(8 + 10 * (number - 232)))
    case _:
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = number - 16
      return [linear(levels[cube / 36]), linear(levels[cube / 6 % 6]), linear(levels[cube % 6])]
    }
  }

  @Test(arguments: [(Theme.dark, 4.5), (.light, 4.5), (.contrast, 7.0)] as [(Theme, Double)], [false, true])
  func whatStandsOnAPanelCanBeRead(of theme: (theme: Theme, least: Double), inTrueColor: Bool) throws {
    let (theme, least) = theme
    let palette = Palette(theme: theme, depth: .full, hasTrueColor: inTrueColor)
    for style in PaletteTests.lamps {
      let look = palette.attributes(of: style)
      let (text, ground) = (try #require(look.foreground), try #require(look.background))
      #expect(Self.ratio(text, ground) >= least, "\(style): \(Self.ratio(text, ground))")
    }
  }

  @Test(arguments: [(Theme.dark, [16, 234, 235]), (.light, [231, 255])] as [(Theme, [Int])], [false, true])
  func colouredTextCanBeReadOnTheBackground(of theme: (theme: Theme, grounds: [Int]), inTrueColor: Bool) throws {
    let (theme, grounds) = theme
    let palette = Palette(theme: theme, depth: .full, hasTrueColor: inTrueColor)
    for style in [Style.correct, .wrong, .urgent, .alert, .dim, .hint] {
      let text = try #require(palette.attributes(of: style).foreground)
      for ground in grounds {
        #expect(Self.ratio(text, ground) >= 4.5, "\(style) on \(ground): \(Self.ratio(text, ground))")
      }
    }
  }

  @Test(arguments: [(Theme.dark, [16, 234]), (.light, [231, 255])] as [(Theme, [Int])], [false, true])
  func aPanelOfNoColourIsSeenOnTheBackground(of theme: (theme: Theme, grounds: [Int]), inTrueColor: Bool) throws {
    let (theme, grounds) = theme
    let palette = Palette(theme: theme, depth: .full, hasTrueColor: inTrueColor)
    let panel = try #require(palette.attributes(of: .lampNote(nil)).background)
    for ground in grounds { #expect(Self.ratio(panel, ground) > 1.2, "\(ground): \(Self.ratio(panel, ground))") }
  }

  @Test(arguments: [17, 55, 100, 124, 202, 226, 231, 46, 232, 255, 3, 12])
  func whatStandsOnAPanelOfOnesOwnColourCanBeRead(color: Int) throws {
    for theme in [Theme.dark, .light] { try expectReadable(color, theme) }
  }

  private func expectReadable(_ color: Int, _ theme: Theme) throws {
    var colors = OwnColors()
    colors[.choice1] = color
    let palette = Palette(theme: theme, depth: .full, colors: colors)
    for style in [Style.lamp(0), .lit(0), .litNote(0)] {
      let look = palette.attributes(of: style)
      let (text, ground) = (try #require(look.foreground), try #require(look.background))
      // Of the first sixteen every terminal has its own.
      guard ground >= 16 else { continue }
      #expect(Self.ratio(text, ground) >= 4, "\(style): \(text) on \(ground), \(Self.ratio(text, ground))")
    }
  }
}
