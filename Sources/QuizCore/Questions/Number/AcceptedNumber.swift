/// The numbers that are right, as a bank says them: `1969`, `3.14±0.01`, `300±5% km` or `10..20 m`.
struct AcceptedNumber: Hashable {
  /// The least.
  let low: DecimalNumber
  /// The greatest.
  let high: DecimalNumber
  /// What they count or measure; empty where that is not said.
  let unit: String
  /// Whether a margin or a range is given.
  let isRange: Bool

  /// Reads an answer; nil where it is none, its range runs backwards, or its margin is negative.
  init?(_ text: String) {
    var text = CaseFolding.folded(text)
    for (other, sign) in [("+/-", "±"), ("+-", "±"), ("〜", ".."), ("～", ".."), ("~", ".."), ("…", ".."), ("...", "..")]
    {
      text = text.split(separator: other, omittingEmptySubsequences: false).joined(separator: sign)
    }
    if let (first, second) = AcceptedNumber.divided(text, at: "..") {
      let (last, unit) = AcceptedNumber.numberAndUnit(second)
      guard let low = DecimalNumber(AcceptedNumber.number(first, without: unit)), let high = last, low <= high else {
        return nil
      }
      self.init(low: low, high: high, unit: unit, isRange: true)
    } else if let (value, margin) = AcceptedNumber.divided(text, at: "±") {
      self.init(value, margin: margin)
    } else {
      let (value, unit) = AcceptedNumber.numberAndUnit(text)
      guard let value else { return nil }
      self.init(low: value, high: value, unit: unit, isRange: false)
    }
  }

  /// A value with its margin, either with a unit behind it; a percentage is one of the value.
  private init?(_ value: String, margin: String) {
    let (number, unit) = AcceptedNumber.numberAndUnit(value)
    var (width, other) = AcceptedNumber.numberAndUnit(margin)
    guard let number, let size = width, size >= size.magnitude else { return nil }
    if other.hasPrefix("%") {
      width = number.magnitude.percent(size)
      other = String(other.dropFirst()).trimmed
    }
    guard let width, unit.isEmpty || other.isEmpty || unit == other else { return nil }
    self.init(
      low: number - width, high: number + width, unit: unit.isEmpty ? other : unit, isRange: true)
  }

  private init(low: DecimalNumber, high: DecimalNumber, unit: String, isRange: Bool) {
    self.low = low
    self.high = high
    self.unit = unit
    self.isRange = isRange
  }

  /// What stands on both sides of a sign; nil where it does not stand there once.
  private static func divided(_ text: String, at sign: String) -> (String, String)? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]).trimmed, String(parts[1]).trimmed) : nil
  }

  /// The longest unit, in characters.
  private static let longestUnit = 20

  /// The number that a text begins with and the unit behind it; no number where there is none.
  private static func numberAndUnit(_ text: String) -> (number: DecimalNumber?, unit: String) {
    let end = text.firstIndex { !"0123456789.,+-−–‐_' ".contains($0) } ?? text.endIndex
    let unit = String(text[end...]).trimmed
    guard unit.count <= longestUnit else { return (nil, unit) }
    return (DecimalNumber(String(text[..<end])), unit)
  }

  /// A text without a unit behind it.
  private static func number(_ text: String, without unit: String) -> String {
    unit.isEmpty || !text.hasSuffix(unit) ? text : String(text.dropLast(unit.count))
  }

  /// The number that a player typed, perhaps with the unit; nil where it is none.
  func number(_ line: String) -> DecimalNumber? {
    let (number, unit) = AcceptedNumber.numberAndUnit(CaseFolding.folded(line))
    return unit.isEmpty || unit == self.unit ? number : nil
  }

  /// Whether a number is right.
  func contains(_ number: DecimalNumber) -> Bool { low <= number && number <= high }
}
