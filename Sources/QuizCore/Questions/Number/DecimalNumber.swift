/// A decimal number, exactly: up to twenty digits before the point and twelve behind it.
struct DecimalNumber: Hashable, Comparable, CustomStringConvertible {
  /// How many digits there may be behind the point.
  static let places = 12
  /// How many there may be before it.
  static let digits = 20

  /// The number times 10 to the power of `places`.
  private let scaled: Int128

  private init(scaled: Int128) {
    self.scaled = scaled
  }

  /// Reads a sign, digits, perhaps grouped in threes by commas or spaces, and a point or a comma before more digits, in
  /// any width; nil for anything else.
  init?(_ text: String) {
    var rest = Substring(Folding.folded(text))
    var isNegative = false
    if let sign = rest.first, "+-−–‐".contains(sign) {
      isNegative = sign != "+"
      rest.removeFirst()
    }
    let (whole, fraction) = DecimalNumber.parts(rest)
    guard let whole = DecimalNumber.ungrouped(whole), whole.count <= DecimalNumber.digits,
      fraction.count <= DecimalNumber.places, fraction.allSatisfy(DecimalNumber.isDigit),
      !whole.isEmpty || !fraction.isEmpty
    else { return nil }
    let padding = String(repeating: "0", count: DecimalNumber.places - fraction.count)
    guard let value = Int128(whole + fraction + padding) else { return nil }
    scaled = isNegative ? -value : value
  }

  /// Whether a text would be a number if it had fewer digits.
  static func isTooLong(_ text: String) -> Bool {
    guard text.count(where: isDigit) > places else { return false }
    // With each run of digits cut to one, what is left shows how it is written.
    var shape = ""
    for character in text where !isDigit(character) || shape.last.map(isDigit) != true { shape.append(character) }
    return DecimalNumber(shape) != nil
  }

  /// What stands before and behind the point. One comma that cannot group digits is a point.
  private static func parts(_ text: Substring) -> (whole: Substring, fraction: Substring) {
    if let point = text.firstIndex(of: ".") { return (text[..<point], text[text.index(after: point)...]) }
    guard let comma = text.firstIndex(of: ","), text.lastIndex(of: ",") == comma else { return (text, "") }
    let behind = text[text.index(after: comma)...]
    return behind.count == 3 && comma > text.startIndex && text[..<comma].count <= 3 && text.first != "0"
      ? (text, "") : (text[..<comma], behind)
  }

  /// The digits of a whole number whose groups have three; nil where they do not.
  private static func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(omittingEmptySubsequences: false) { ", _'".contains($0) }
    guard groups.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    guard groups.count > 1 else { return String(text) }
    let isGrouped = (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    return isGrouped ? groups.joined() : nil
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

  /// Whether one number is less than another.
  static func < (one: DecimalNumber, other: DecimalNumber) -> Bool { one.scaled < other.scaled }
  /// The sum; no sum of two such numbers overflows.
  static func + (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    DecimalNumber(scaled: one.scaled + other.scaled)
  }
  /// The difference.
  static func - (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    DecimalNumber(scaled: one.scaled - other.scaled)
  }

  /// What lies in the middle of two numbers, rounded down behind the last place.
  func halfSum(_ other: DecimalNumber) -> DecimalNumber { DecimalNumber(scaled: (scaled + other.scaled) / 2) }
  /// Half of what another number is less, rounded up behind the last place.
  func halfDifference(_ other: DecimalNumber) -> DecimalNumber {
    DecimalNumber(scaled: (scaled - other.scaled + 1) / 2)
  }

  /// The digits, without zeros at the ends: `-0.5`, `1969`.
  var description: String {
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, DecimalNumber.places + 1 - digits.count)) + digits
    var fraction = padded.suffix(DecimalNumber.places)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(DecimalNumber.places)
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The number without its sign.
  var magnitude: DecimalNumber { DecimalNumber(scaled: scaled < 0 ? -scaled : scaled) }

  /// A percentage of the number, rounded down; nil outside of 0 to 100.
  func percent(_ percent: DecimalNumber) -> DecimalNumber? {
    // Four digits behind the point of the percentage are enough, and no product overflows.
    let parts = percent.scaled / 100_000_000
    guard (0...1_000_000).contains(parts) else { return nil }
    return DecimalNumber(scaled: scaled * parts / 1_000_000)
  }
}
