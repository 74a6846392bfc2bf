/// A number of a sheet as its decimal digits, of which spreadsheet programs keep fifteen.
struct SheetNumber {
  let isNegative: Bool
  /// The digits, the first of which is not 0; empty for zero.
  private var digits: [UInt8]
  /// The number of digits before the point; negative or 0 where zeros follow the point.
  private var point: Int

  /// Digits that a spreadsheet program keeps.
  private static let kept = 15
  /// Powers of ten beyond this are no number of a sheet.
  private static let bounds = -400...400

  /// Reads a number as it stands in a file: `12.5`, `1.2E-7`; nil for anything else.
  init?(_ text: String) {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    guard (1...2).contains(parts.count), text.utf8.count <= 400 else { return nil }
    let power = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    guard let power, SheetNumber.bounds.contains(power) else { return nil }
    var rest = Array(parts[0])[...]
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    let place = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
    let whole = rest[..<place]
    let all = whole + rest[place...].dropFirst()
    guard !all.isEmpty, all.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    isNegative = sign == UInt8(ascii: "-")
    digits = all.map { $0 - 0x30 }
    point = whole.count + power
    normalize()
    if digits.count > SheetNumber.kept { round(keeping: SheetNumber.kept) }
  }

  var isZero: Bool { digits.isEmpty }

  /// The power of ten of its first digit; 0 for zero.
  var power: Int { isZero ? 0 : point - 1 }

  /// Its value; digits and a power always make one.
  var value: Double {
    let text = (isNegative ? "-" : "") + (isZero ? "0" : "0." + SheetNumber.text(digits) + "e\(point)")
    return Double(text) ?? 0
  }

  /// Ten to some power times as much.
  func scaled(byPowerOfTen power: Int) -> SheetNumber {
    var scaled = self
    if !isZero { scaled.point += power }
    return scaled
  }

  /// The digits before and after the point, rounded to a number of places; without a sign. What is before has no
  /// leading zeros.
  func fixed(_ places: Int) -> (whole: String, fraction: String) {
    var rounded = self
    rounded.round(keeping: point + places)
    let whole = max(0, rounded.point)
    let padded = Array(repeating: UInt8(0), count: max(0, -rounded.point)) + rounded.digits
    let front = padded.prefix(whole)
    let back = padded.dropFirst(whole).prefix(places)
    return (
      SheetNumber.text(front) + String(repeating: "0", count: whole - front.count),
      SheetNumber.text(back) + String(repeating: "0", count: places - back.count)
    )
  }

  /// The number as a cell without a format shows it: eleven characters at most, beyond them a power of ten.
  var general: String {
    let sign = isNegative && !isZero ? "-" : ""
    switch power {
    case -4...(-1): return sign + plain(9)
    case -9...10:
      let exact = plain(12)
      if exact.utf8.count <= 11 { return sign + exact }
      let short = plain(power < 0 ? 12 : 9 - power)
      return sign + (short.utf8.count <= 11 ? short : scientific(5))
    case _: return sign + scientific(5)
    }
  }

  /// Rounded to a number of places, without trailing zeros.
  private func plain(_ places: Int) -> String {
    let (whole, fraction) = fixed(max(0, places))
    let rest = SheetNumber.withoutZeros(fraction)
    return (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest)
  }

  private func scientific(_ places: Int) -> String {
    let (digits, power) = mantissa(places)
    let rest = SheetNumber.withoutZeros(digits.fraction)
    let shown = abs(power)
    return digits.whole + (rest.isEmpty ? "" : "." + rest) + (power < 0 ? "E-" : "E+") + (shown < 10 ? "0" : "")
      + "\(shown)"
  }

  /// Scientific notation: one digit before the point, and the power of ten.
  func mantissa(_ places: Int) -> (digits: (whole: String, fraction: String), power: Int) {
    if isZero { return (("0", String(repeating: "0", count: places)), 0) }
    var rounded = self
    rounded.round(keeping: places + 1)
    let power = rounded.power
    rounded.point = 1
    return (rounded.fixed(places), power)
  }

  private static func withoutZeros(_ digits: String) -> String {
    let end = digits.lastIndex { $0 != "0" }.map(digits.index(after:)) ?? digits.startIndex
    return String(digits[..<end])
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  /// Rounds half away from zero to a number of significant digits.
  private mutating func round(keeping count: Int) {
    guard count < digits.count else { return }
    let isUp = count >= 0 && digits[count] >= 5
    digits.removeLast(digits.count - max(0, count))
    if isUp {
      var place = digits.count - 1
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    normalize()
  }

  /// Takes off zeros at both ends.
  private mutating func normalize() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    if digits.isEmpty { point = 0 }
  }
}
