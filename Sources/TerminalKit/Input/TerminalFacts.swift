/// What a terminal has told about itself. Its answers come among the keys, at any time, in any order, twice or never; one
/// that makes no sense changes nothing.
public struct TerminalFacts: Hashable, Sendable {
  /// Whether its background is light; nil while it has not told.
  public private(set) var isLight: Bool?
  /// How many colours it has; nil while it has not told.
  public private(set) var colors: Int?
  /// Whether it draws pictures by kitty's protocol.
  public private(set) var hasKittyGraphics = false
  /// Whether it draws pictures by sixels.
  public private(set) var hasSixel = false
  /// Whether it has answered the last question, to which every terminal has an answer.
  public private(set) var isComplete = false

  /// The bytes of a reply that are looked at.
  static let longestReply = 128

  /// Takes the reply to OSC 11: `11;rgb:ffff/ffff/ffff`, with one to four digits each.
  mutating func take(command bytes: [UInt8]) {
    let fields = Self.fields(bytes, at: ";")
    guard fields.count == 2, fields[0] == "11", let colon = fields[1].firstIndex(of: ":"),
      ["rgb", "rgba"].contains(fields[1][..<colon])
    else { return }
    let levels = fields[1][fields[1].index(after: colon)...].split(separator: "/").prefix(3).map(Self.level)
    guard levels.count == 3, let red = levels[0], let green = levels[1], let blue = levels[2] else { return }
    // Where black and white have the same contrast: at a luminance of 0.18, which is about linear in the squares.
    isLight = 2126 * red * red + 7152 * green * green + 722 * blue * blue > 1800 * 255 * 255
  }

  /// Takes the reply to XTGETTCAP: `1+r436f=323536`, the capability `Co` and its value in hexadecimal digits.
  mutating func take(capability bytes: [UInt8]) {
    let fields = Self.fields(bytes, at: "=")
    guard fields.count == 2, fields[0].lowercased() == "1+r436f", fields[1].utf8.count.isMultiple(of: 2) else { return }
    let digits = Array(fields[1].utf8)
    let value = stride(from: 0, to: digits.count, by: 2).map { place in
      UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) ?? 0
    }
    guard value.count <= 8, let number = Int(String(decoding: value, as: UTF8.self)), number > 0 else { return }
    colors = number
  }

  /// Takes the reply to a question of kitty's protocol: `Gi=31;OK`.
  mutating func take(application bytes: [UInt8]) {
    let fields = Self.fields(bytes, at: ";")
    if fields.count == 2, fields[0].hasPrefix("G"), fields[1] == "OK" { hasKittyGraphics = true }
  }

  /// Takes the device attributes, which close the answers: `?62;4`, the kind of terminal and what it can do.
  mutating func take(attributes bytes: [UInt8]) {
    hasSixel = Self.fields(bytes, at: ";").dropFirst().contains("4")
    isComplete = true
  }

  private static func fields(_ bytes: [UInt8], at separator: Character) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)[...].split(separator: separator, omittingEmptySubsequences: false)
  }

  /// One of the three lights of a colour, from 0 to 255.
  private static func level(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.utf8.count), let value = UInt16(digits, radix: 16) else { return nil }
    return Int(value) * 255 / ((1 << (4 * digits.utf8.count)) - 1)
  }
}
