import Glibc
import Testing

@testable import TerminalKit

/// What is written on a panel, or on the background of a theme, has enough contrast with it: the ratios of WCAG 2.
@Suite("Contrast")
struct ContrastTests {
  /// The ratio of two colours of xterm's table: of its cube, or of its greys.
  static func ratio(_ one: Int, _ other: Int) -> Double {
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private static func light(_ number: Int) -> Double {
    func linear(_ level: Int) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    if number >= 232 { return linear(8 + 10 * (number - 232)) }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = number - 16
    return 0.2126 * linear(levels[cube / 36]) + 0.7152 * linear(levels[cube / 6 % 6])
      + 0.0722 * linear(levels[cube % 6])
  }

  @Test(arguments: [(Theme.dark, 4.5), (.light, 4.5), (.contrast, 7.0)] as [(Theme, Double)])
  func whatStandsOnAPanelCanBeRead(theme: Theme, least: Double) throws {
    let palette = Palette(theme: theme, depth: .full)
    for style in PaletteTests.lamps {
      let look = palette.attributes(of: style)
      let (text, ground) = (try #require(look.foreground), try #require(look.background))
      #expect(Self.ratio(text, ground) >= least, "\(style): \(Self.ratio(text, ground))")
    }
  }

  @Test(arguments: [(Theme.dark, [16, 234, 235]), (.light, [231, 255])] as [(Theme, [Int])])
  func colouredTextCanBeReadOnTheBackgroundOfItsTheme(theme: Theme, grounds: [Int]) throws {
    let palette = Palette(theme: theme, depth: .full)
    for style in [Style.correct, .wrong, .urgent, .alert, .dim, .hint] {
      let text = try #require(palette.attributes(of: style).foreground)
      for ground in grounds {
        #expect(Self.ratio(text, ground) >= 4.5, "\(style) on \(ground): \(Self.ratio(text, ground))")
      }
    }
  }

  @Test(arguments: [(Theme.dark, [16, 234]), (.light, [231, 255])] as [(Theme, [Int])])
  func aPanelOfNoColourIsSeenOnTheBackgroundOfItsTheme(theme: Theme, grounds: [Int]) throws {
    let panel = try #require(Palette(theme: theme, depth: .full).attributes(of: .lampNote(nil)).background)
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
