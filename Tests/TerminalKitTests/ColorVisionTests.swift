import Glibc
import Testing

@testable import TerminalKit

/// The four colours of the choices, bright and deep, seen by eyes that lack a kind of cone: Machado, Oliveira and Fernandes 2009, at full
/// severity, on linear RGB; distances by CIEDE2000 (Sharma, Wu and Dalal 2005) under D65.
@Suite("Colour vision")
struct ColorVisionTests {
  private typealias Triple = SIMD3<Double>

  enum Sight: CaseIterable {
    case normal
    case protan
    case deutan
    case tritan

    fileprivate var rows: [SIMD3<Double>] {
      switch self {
      case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protan:
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
      case .deutan:
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
      case .tritan:
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
      }
    }
  }

  @Test(arguments: [Theme.dark, .light, .contrast], Sight.allCases)
  func theNearestTwoOfTheFourStayApart(theme: Theme, sight: Sight) {
    for inTrueColor in [false, true] {
      let palette = Palette(theme: theme, depth: .full, hasTrueColor: inTrueColor)
      expect((0..<4).map { palette.attributes(of: .chip($0)).background }, apart: 19, sight, "\(theme) \(inTrueColor)")
    }
  }

  @Test(arguments: [Theme.dark, .light], Sight.allCases)
  func theNearestTwoPanelsThatWaitStayApart(theme: Theme, sight: Sight) {
    for inTrueColor in [false, true] {
      let palette = Palette(theme: theme, depth: .full, hasTrueColor: inTrueColor)
      let least: Double = theme == .dark ? 19 : 17
      let grounds = (0..<4).map { palette.attributes(of: .lamp($0)).background }
      expect(grounds, apart: least, sight, "\(theme) \(inTrueColor)")
    }
  }

  private func expect(_ colors: [Int?], apart least: Double, _ sight: Sight, _ theme: Comment) {
    let colors = colors.compactMap { $0 }.map { lab($0, sight) }
    #expect(colors.count == 4)
    var nearest = Double.infinity
    for first in colors.indices {
      for second in colors.indices where second > first {
        nearest = min(nearest, difference(colors[first], colors[second]))
      }
    }
    #expect(nearest >= least, theme)
  }

  @Test func theFormulaIsTheOneOfThePaper() {
    // Pairs 1, 7, 17 and 20 of the paper's table.
    let pairs: [(Triple, Triple, Double)] = [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
      ([50, 0, 0], [50, -1, 2], 2.3669),
      ([50, 2.5, 0], [73, 25, -18], 27.1492),
      ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ]
    for (first, second, expected) in pairs { #expect(abs(difference(first, second) - expected) < 0.0001) }
  }

  /// A colour in CIELAB.
  private func lab(_ number: Int, _ sight: Sight) -> Triple {
    let light = ContrastTests.linear(number)
    let seen: [Double] = sight.rows.map { ($0 * light).sum() }
    let rgb = Triple(seen[0], seen[1], seen[2]).clamped(lowerBound: .zero, upperBound: .one)
    let x = (Triple(0.4124564, 0.3575761, 0.1804375) * rgb).sum() / 0.95047
    let y = (Triple(0.2126729, 0.7151522, 0.0721750) * rgb).sum()
    let z = (Triple(0.0193339, 0.1191920, 0.9503041) * rgb).sum() / 1.08883
    let (fx, fy, fz) = (lightness(x), lightness(y), lightness(z))
    return Triple(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  private func lightness(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  private func difference(_ first: Triple, _ second: Triple) -> Double {
    let chroma = (hypot(first.y, first.z) + hypot(second.y, second.z)) / 2
    let seventh = pow(chroma, 7)
    let g = 0.5 * (1 - sqrt(seventh / (seventh + pow(25, 7))))
    let (a1, a2) = (first.y * (1 + g), second.y * (1 + g))
    let (c1, c2) = (hypot(a1, first.z), hypot(a2, second.z))
    let (h1, h2) = (angle(first.z, a1), angle(second.z, a2))
    var turn = c1 * c2 == 0 ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let light = second.x - first.x
    let chromas = c2 - c1
    let hue = 2 * sqrt(c1 * c2) * sine(turn / 2)
    let meanLight = (first.x + second.x) / 2
    let meanChroma = (c1 + c2) / 2
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
      meanHue = abs(h1 - h2) <= 180 ? meanHue / 2 : meanHue < 360 ? (meanHue + 360) / 2 : (meanHue - 360) / 2
    }
    var weights: Double = 1 - 0.17 * cosine(meanHue - 30)
    weights += 0.24 * cosine(2 * meanHue)
    weights += 0.32 * cosine(3 * meanHue + 6)
    weights -= 0.2 * cosine(4 * meanHue - 63)
    let offset = (meanLight - 50) * (meanLight - 50)
    let scaleLight = 1 + 0.015 * offset / sqrt(20 + offset)
    let scaleChroma = 1 + 0.045 * meanChroma
    let scaleHue = 1 + 0.015 * meanChroma * weights
    let meanSeventh = pow(meanChroma, 7)
    let spread = (meanHue - 275) / 25
    let rotation = -2 * sqrt(meanSeventh / (meanSeventh + pow(25, 7))) * sine(60 * exp(-spread * spread))
    let parts = Triple(light / scaleLight, chromas / scaleChroma, hue / scaleHue)
    return sqrt((parts * parts).sum() + rotation * parts.y * parts.z)
  }

  private func angle(_ b: Double, _ a: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
