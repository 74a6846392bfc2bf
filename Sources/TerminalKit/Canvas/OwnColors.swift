import Glibc

/// Colours that the player chose in place of those of a theme; empty for nearly everybody.
public struct OwnColors: Hashable, Sendable {
  /// The parts that can be given a colour.
  public enum Role: String, CaseIterable, Sendable {
    /// The chips and shapes of the choices, by their numbers.
    case choice1, choice2, choice3, choice4, choice5, choice6, choice7, choice8, choice9
    /// A right answer.
    case right
    /// A wrong answer.
    case wrong
    /// The last seconds.
    case urgent
    /// Something that has to be read before going on.
    case alert
    /// The filled part of bars.
    case bar
    /// What a key does, and other faint text.
    case hint
    /// Lines and frames.
    case rule

    fileprivate var index: Int {
      switch self {
      case .choice1: 0
      case .choice2: 1
      case .choice3: 2
      case .choice4: 3
      case .choice5: 4
      case .choice6: 5
      case .choice7: 6
      case .choice8: 7
      case .choice9: 8
      case .right: 9
      case .wrong: 10
      case .urgent: 11
      case .alert: 12
      case .bar: 13
      case .hint: 14
      case .rule: 15
      }
    }

    fileprivate static let count = 16
  }

  /// The number of each role's colour in xterm's table; empty when there is none at all.
  private var numbers: [UInt8?] = []

  /// No colours of one's own.
  public init() {}

  /// The number of a role's colour in xterm's table of 256; nil for that of the theme.
  public subscript(role: Role) -> Int? {
    get { number(at: role.index) }
    set {
      if numbers.isEmpty { numbers = Array(repeating: nil, count: Role.count) }
      numbers[role.index] = newValue.flatMap { UInt8(exactly: $0) }
    }
  }

  /// The number of the n-th choice's colour, from 0; after the ninth they begin again.
  func ofChoice(_ choice: Int) -> Int? { number(at: abs(choice % 9)) }

  /// Whether a role has this colour.
  func contains(_ number: Int) -> Bool { numbers.contains { $0.map(Int.init) == number } }

  private func number(at index: Int) -> Int? { numbers.isEmpty ? nil : numbers[index].map(Int.init) }

  /// The numbers of the colours that every terminal with colours has, by name.
  public static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Whether black text is easier to read on a colour than white.
  static func isLight(_ number: Int) -> Bool {
    // Of the first sixteen every terminal has its own; the bright ones and the middle ones of eight are light.
    brightness(of: number).map { $0 > 0.179 } ?? ![0, 1, 4, 5, 8, 12].contains(number)
  }

  /// Whether text of a colour has a contrast below 3, which is what WCAG 2 wants of signs and large text, on black or on
  /// white; of the first sixteen, which every terminal has its own of, those that are black and white.
  public static func isHardToSee(_ number: Int, onDark: Bool) -> Bool {
    guard let brightness = brightness(of: number) else { return (onDark ? [0] : [7, 15]).contains(number) }
    return onDark ? (brightness + 0.05) / 0.05 < 3 : 1.05 / (brightness + 0.05) < 3
  }

  /// How bright a colour is, from 0 to 1 (WCAG's relative luminance); nil for the first sixteen.
  private static func brightness(of number: Int) -> Double? {
    if number < 16 { return nil }
    if number >= 232 { return pow((Double(8 + 10 * (number - 232)) / 255 + 0.055) / 1.055, 2.4) }
    // How bright each level of the colour cube is, and how much of it the eye sees in red, green and blue.
    let levels = [0, 0.114, 0.242, 0.429, 0.679, 1]
    let cube = number - 16
    return 0.2126 * levels[cube / 36] + 0.7152 * levels[cube / 6 % 6] + 0.0722 * levels[cube % 6]
  }
}
