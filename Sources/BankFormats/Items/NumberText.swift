import QuizCore

/// Numbers of other programs in the words of a bank: `3.14±0.01 m`, `10..20`.
enum NumberText {
  /// A number with a margin, which may be 0 or missing, and a unit; refused where one of both is no number.
  static func content(_ value: String, margin: String = "", unit: String = "") -> RawItem.Content {
    guard let number = decimal(value) else { return .refused(.unreadableAnswer(value.trimmed)) }
    let width = margin.trimmed.isEmpty ? "0" : decimal(margin)
    guard let width, !width.hasPrefix("-") else { return .refused(.unreadableAnswer("\(value)±\(margin)")) }
    return .number((width == "0" ? number : "\(number)±\(width)") + suffix(unit))
  }

  /// A range, whose ends are right, too; refused where they are no numbers.
  static func content(from low: String, to high: String, unit: String = "") -> RawItem.Content {
    guard let first = decimal(low), let last = decimal(high) else {
      return .refused(.unreadableAnswer("\(low.trimmed)..\(high.trimmed)"))
    }
    return .number((first == last ? first : "\(first)..\(last)") + suffix(unit))
  }

  /// A number as people type it: alone, with a margin behind `+-` that may be a share of it, or as a range in brackets.
  static func content(typed text: String) -> RawItem.Content {
    let text = text.trimmed
    for mark in ["+-", "+/-", "±"] {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(\.trimmed)
      guard parts.count == 2 else { continue }
      guard parts[1].hasSuffix("%") else { return content(parts[0], margin: parts[1]) }
      guard let value = Double(parts[0]), let share = Double(parts[1].dropLast().trimmed) else { break }
      return content(parts[0], margin: "\(abs(value) * share / 100)")
    }
    let isInBrackets = text.first.map { "[(".contains($0) } == true && text.last.map { "])".contains($0) } == true
    let ends = (isInBrackets ? text.dropFirst().dropLast() : text[...]).split(separator: isInBrackets ? "," : "..")
    return ends.count == 2 ? content(from: String(ends[0]), to: String(ends[1])) : content(text)
  }

  private static func suffix(_ unit: String) -> String {
    let unit = PlainText.oneLine(unit)
    return unit.isEmpty ? "" : " \(unit)"
  }

  /// The most digits behind the point that a bank's number may have.
  private static let places = 12

  /// Digits whose commas, if there are any, group them in threes, or are one before the last digits.
  private static func withPoint(_ number: Substring) -> Substring? {
    let groups = number.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count == 1 { return number }
    if number.contains(".") || groups.dropFirst().allSatisfy({ $0.prefix { $0 != "." }.count == 3 }) {
      return Substring(groups.joined())
    }
    return groups.count == 2 ? Substring(groups.joined(separator: ".")) : nil
  }

  /// A number as digits with a point, without the power of ten that programs write; nil for what is none.
  static func decimal(_ text: String) -> String? {
    let text = Folding.folded(text)
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    let power = parts.count == 2 ? Int(parts[1]) : 0
    guard let mantissa = parts.first, parts.count <= 2, let power, (-40...40).contains(power) else { return nil }
    let sign = mantissa.first.flatMap { "+-−".contains($0) ? $0 : nil }
    guard let number = withPoint(sign == nil ? mantissa : mantissa.dropFirst()) else { return nil }
    let point = number.firstIndex(of: ".") ?? number.endIndex
    var whole = String(number[..<point])
    var fraction = String(number[point...].dropFirst())
    guard number.count <= 80, !(whole + fraction).isEmpty,
      (whole + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    for _ in 0..<max(0, power) { whole.append(fraction.isEmpty ? "0" : fraction.removeFirst()) }
    for _ in 0..<max(0, -power) { fraction = (whole.popLast().map(String.init) ?? "0") + fraction }
    fraction = String(fraction.prefix(places))
    while fraction.last == "0" { fraction.removeLast() }
    while whole.first == "0", whole.count > 1 { whole.removeFirst() }
    if whole.isEmpty { whole = "0" }
    let digits = fraction.isEmpty ? whole : "\(whole).\(fraction)"
    return sign.map { $0 == "+" } ?? true || digits == "0" ? digits : "-\(digits)"
  }
}
