/// The numbers that are right, as a bank says them: `1969`, `3.14±0.01`, `300±5% km` or `10..20 m`.
struct AcceptedNumber: Hashable {
  /// Why a text is no such answer.
  enum Fault: Error, Hashable {
    /// It is not written like one.
    case noNumber
    /// Its range runs backwards, so that no number is right.
    case backwards
    /// Its margin is negative, or more than the number itself in percent.
    case margin
    /// It has more digits than are read.
    case tooLong
  }

  /// The least.
  let low: DecimalNumber
  /// The greatest.
  let high: DecimalNumber
  /// What they count or measure, folded; empty where that is not said.
  let unit: String
  /// Whether a margin or a range is given.
  let isRange: Bool

  /// Reads an answer; nil where it is none.
  init?(_ text: String) {
    guard let number = try? AcceptedNumber(reading: text) else { return nil }
    self = number
  }

  /// Reads an answer; throws why it is none.
  init(reading text: String) throws(Fault) {
    var text = Folding.folded(text)
    for (other, sign) in AcceptedNumber.otherSigns {
      text = text.split(separator: other, omittingEmptySubsequences: false).joined(separator: sign)
    }
    if let (first, second) = AcceptedNumber.divided(text, at: "..") {
      let (high, unit) = try AcceptedNumber.numberAndUnit(second)
      let (low, other) = try AcceptedNumber.numberAndUnit(first)
      guard other.isEmpty || other == unit else { throw .noNumber }
      guard low <= high else { throw .backwards }
      self.init(low: low, high: high, unit: unit, isRange: true)
    } else if let (value, margin) = AcceptedNumber.divided(text, at: "±") {
      try self.init(value, margin: margin)
    } else {
      let (value, unit) = try AcceptedNumber.numberAndUnit(text)
      self.init(low: value, high: value, unit: unit, isRange: false)
    }
  }

  /// What else stands for the two signs.
  private static let otherSigns = [
    ("+/-", "±"), ("+-", "±"), ("〜", ".."), ("~", ".."), ("…", ".."), ("...", ".."),
  ]

  /// A value with its margin, either with a unit behind it; a percentage is one of the value.
  private init(_ value: String, margin: String) throws(Fault) {
    let (number, unit) = try AcceptedNumber.numberAndUnit(value)
    var (width, other) = try AcceptedNumber.numberAndUnit(margin)
    guard width >= width.magnitude else { throw .margin }
    // Of a percentage the margin is one of percent points.
    if other.hasPrefix("%"), unit != "%" {
      guard let part = number.magnitude.percent(width) else { throw .margin }
      width = part
      other = String(other.dropFirst()).trimmed
    }
    guard unit.isEmpty || other.isEmpty || unit == other else { throw .noNumber }
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

  /// What a number is written with.
  private static let numerals = "0123456789.,+-−–‐_' "
  /// The longest unit, in characters.
  private static let longestUnit = 20

  /// The number that a text begins with and the unit behind it.
  private static func numberAndUnit(_ text: String) throws(Fault) -> (number: DecimalNumber, unit: String) {
    let end = text.firstIndex { !numerals.contains($0) } ?? text.endIndex
    let unit = String(text[end...]).trimmed
    guard isUnit(unit) else { throw .noNumber }
    let digits = text[..<end]
    if let number = DecimalNumber(String(digits)) { return (number, unit) }
    throw DecimalNumber.isTooLong(String(digits)) ? .tooLong : .noNumber
  }

  /// Whether a text can be a unit: `km/h`, `%`, `°C`, `€`, but neither `–20` nor the power of `6.02e23`.
  private static func isUnit(_ text: String) -> Bool {
    guard let first = text.first else { return true }
    let isPower = first == "e" && text.count > 1 && text.dropFirst().allSatisfy { "+-−0123456789".contains($0) }
    return text.count <= longestUnit && !isPower
      && (first.isLetter || first.isSymbol && !first.isMathSymbol || "%‰′″".contains(first))
  }

  /// The numbers that a line may mean that a player typed, perhaps with the unit; none where it is no number. Three
  /// digits behind a comma may be thousands, or what is behind the point.
  func numbers(_ line: String) -> [DecimalNumber] {
    let line = Folding.folded(line)
    guard let (number, unit) = try? AcceptedNumber.numberAndUnit(line), unit.isEmpty || unit == self.unit else {
      return []
    }
    let digits = line.prefix { AcceptedNumber.numerals.contains($0) }
    guard digits.contains(","), !digits.contains("."),
      let other = DecimalNumber(digits.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "."))
    else { return [number] }
    return [number, other]
  }

  /// Whether a number is right.
  func contains(_ number: DecimalNumber) -> Bool { low <= number && number <= high }
}

extension AcceptedNumber.Fault {
  /// What is wrong; it goes on after what was found.
  var sentence: Phrase {
    switch self {
    case .noNumber:
      Phrase(
        en: ", not a number like 1969, 3.14±0.01, 300±5% km or 10..20",
        ja: "で、数値（1969、3.14±0.01、300±5% km、10..20 など）ではありません")
    case .backwards:
      Phrase(
        en: ", a range that runs backwards, so no number is right; write the smaller one first",
        ja: "で、範囲の大小が逆なため、正解になる数がありません。小さい数を先に書いてください")
    case .margin:
      Phrase(
        en: ", whose margin is below 0 or above 100%; write one like ±5% or ±0.5",
        ja: "で、許容幅が負の数か、100% を超えています。±5% や ±0.5 のように書いてください")
    case .tooLong:
      Phrase(
        en: ", with more than \(DecimalNumber.digits) digits before the point or \(DecimalNumber.places) behind it",
        ja: "で、桁が多すぎます（整数部は\(DecimalNumber.digits)桁、小数部は\(DecimalNumber.places)桁まで）")
    }
  }
}
