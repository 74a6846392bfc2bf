/// Replaces numbers in any text by extreme ones: the limits of types, their neighbours, and the limits of dates.
struct ExtremeNumbers {
  /// All of them, as they are written.
  static let all: [String] = integers.map(String.init) + unsigned.map(String.init) + written + long

  private static let integers: [Int] = [
    .min, .min + 1, .min + 1000, -(1 << 31) - 1, -(1 << 31), -1, 0, 1, 1 << 31 - 1, 1 << 31, 1 << 32 - 1, 1 << 53 - 1,
    1 << 53, 1 << 53 + 1, 253_402_300_799_999, 253_402_300_800_000, 1 << 62, .max - 1, .max,
  ]
  private static let unsigned: [UInt64] = [1 << 63, .max - 1, .max]
  private static let written = [
    "-9223372036854775809", "18446744073709551616", "1e308", "-1e308", "1e309", "1e18", "9.3e18", "1e-308", "0.1", "-0",
    "+1", "00", "-", ".", "1.", ".5", "0x7fffffffffffffff", "NaN", "Infinity", "", "0000", "0001", "9998", "9999", "12",
    "13", "23", "24", "31", "32", "59", "60", "61", "99", "999",
  ]
  private static let long = [String(repeating: "9", count: 400), String(repeating: "0", count: 200) + "1"]

  /// Where numbers stand in a text.
  private var places: [Range<Int>] = []
  private let text: [UInt8]

  /// Looks for the numbers of a text.
  init(_ text: [UInt8]) {
    self.text = text
    var start = 0
    while let first = text[start...].firstIndex(where: ExtremeNumbers.isDigit) {
      let end = text[first...].firstIndex { !ExtremeNumbers.isDigit($0) } ?? text.count
      let isNegative = first > 0 && text[first - 1] == UInt8(ascii: "-")
      places.append((isNegative ? first - 1 : first)..<end)
      start = end
    }
    // Most digits of a log are those of hashes, ids and dates: numbers that stand alone come first as often.
    let alone = places.filter { place in
      let before = place.lowerBound == 0 ? nil : text[place.lowerBound - 1]
      let after = place.upperBound == text.count ? nil : text[place.upperBound]
      return ![before, after].contains { $0.map(ExtremeNumbers.isOfAWord) ?? false }
    }
    if !alone.isEmpty {
      for _ in 0..<max(1, 3 * places.count / alone.count) { places += alone }
    }
  }

  /// The text with one to four of its numbers replaced.
  func replaced(_ chance: inout Chance) -> [UInt8] {
    guard !places.isEmpty else { return text }
    var chosen: [Range<Int>] = []
    for _ in 0...chance.below(4) {
      let place = places[chance.below(places.count)]
      if !chosen.contains(where: { $0.overlaps(place) }) { chosen.append(place) }
    }
    var result = text
    for place in chosen.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      result.replaceSubrange(place, with: Array(ExtremeNumbers.any(&chance).utf8))
    }
    return result
  }

  /// Any of the numbers; now and then one beside it.
  static func any(_ chance: inout Chance) -> String {
    let text = all[chance.below(all.count)]
    guard chance.below(4) == 0, let number = Int(text) else { return text }
    return String(number &+ chance.below(2001) &- 1000)
  }

  /// A text with one to four of its numbers replaced.
  static func replaced(in text: String, _ chance: inout Chance) -> String {
    String(decoding: ExtremeNumbers(Array(text.utf8)).replaced(&chance), as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isOfAWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
