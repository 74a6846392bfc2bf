import Glibc

/// Colours that the player chose instead of the theme's; usually empty.
public struct OwnColors: Hashable, Sendable {
  /// What can have a colour.
  public enum Role: String, CaseIterable, Sendable {
    /// The chips and shapes of the choices.
    case choice1, choice2, choice3, choice4, choice5, choice6, choice7, choice8, choice9
    /// Answers, the last seconds, and something that must be read before going on.
    case right, wrong, urgent, alert
    /// The filled part of bars.
    case bar
    /// Key hints, and other faint text.
    case hint
    /// Lines and frames.
    case rule

    /// The index of the choice that has the colour; nil for other roles.
    public var choice: Int? { Role.allCases.prefix { $0 != .right }.firstIndex(of: self) }
  }

  /// Numbers of xterm's table.
  private var numbers: [Role: UInt8] = [:]

  /// The theme's colours.
  public init() {}

  /// A role's colour in xterm's table of 256; nil for the theme's.
  public subscript(role: Role) -> Int? {
    get { numbers[role].map(Int.init) }
    set { numbers[role] = newValue.flatMap { UInt8(exactly: $0) } }
  }

  /// The colour of the n-th choice, from 0; repeats after the ninth.
  func ofChoice(_ choice: Int) -> Int? { numbers.isEmpty ? nil : self[Role.allCases[abs(choice % 9)]] }

  /// Whether a role has this colour.
  func contains(_ number: Int) -> Bool { numbers.values.contains { Int($0) == number } }

  /// The names of the first eight colours, by number.
  public static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Whether black text reads better on a colour than white.
  static func isLight(_ number: Int) -> Bool {
    // Terminals redefine the first sixteen; the bright ones and the middle ones of eight are light.
    brightness(of: number).map { $0 > 0.179 } ?? ![0, 1, 4, 5, 8, 12].contains(number)
  }

  /// Whether text in a colour has a contrast below 3 (WCAG 2 for signs and large text) on black or on white. Terminals
  /// redefine the first sixteen, so only black and white count there.
  public static func isHardToSee(_ number: Int, onDark: Bool) -> Bool {
    guard let brightness = brightness(of: number) else { return (onDark ? [0] : [7, 15]).contains(number) }
    return onDark ? (brightness + 0.05) / 0.05 < 3 : 1.05 / (brightness + 0.05) < 3
  }

  /// WCAG's relative luminance, from 0 to 1; nil for the first sixteen.
  private static func brightness(of number: Int) -> Double? {
    if number < 16 { return nil }
    if number >= 232 { return pow((Double(8 + 10 * (number - 232)) / 255 + 0.055) / 1.055, 2.4) }
    // The luminance of each level of the cube, weighted for red, green and blue.
    let levels = [0, 0.114, 0.242, 0.429, 0.679, 1]
    let cube = number - 16
    return 0.2126 * levels[cube / 36] + 0.7152 * levels[cube / 6 % 6] + 0.0722 * levels[cube % 6]
  }
}
