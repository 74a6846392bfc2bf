extension Substring {
  /// A whole number in digits without a sign, its thousands apart: `12,345`.
  public var groupedDigits: String {
    var text = ""
    var left = utf8.count
    for digit in unicodeScalars {
      text.unicodeScalars.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { text.unicodeScalars.append(",") }
    }
    return text
  }
}
