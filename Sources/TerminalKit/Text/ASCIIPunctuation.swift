extension SafeText {
  /// The text with ASCII in the place of quotation marks, dashes, ellipses and signs that terminals without Unicode show
  /// wrongly or twice as wide. Letters, and the marks of Japanese that are always wide, stay.
  public var inASCIIPunctuation: SafeText { replaced(ellipsis: "...") }

  /// The same in as many columns as the text has, or fewer where it carries invisible marks: an ellipsis is one dot.
  var inNarrowASCIIPunctuation: SafeText { replaced(ellipsis: ".") }

  private func replaced(ellipsis: String) -> SafeText {
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return self }
    guard string.unicodeScalars.contains(where: { SafeText.asciiPunctuation(for: $0) != nil }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch SafeText.asciiPunctuation(for: scalar) {
      case nil: text.append(scalar)
      case ".": text.append(contentsOf: ellipsis.unicodeScalars)
      case let other?: text.append(other)
      }
    }
    return SafeText(String(text))
  }

  /// The substitute of a scalar, a point for an ellipsis; nil for what stays.
  static func asciiPunctuation(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x2026, 0x2025, 0x22EF: "."
    case 0x201C...0x201F, 0x2033: "\""
    case 0x2018...0x201B, 0x2032: "'"
    case 0x2010...0x2015, 0x2212, 0x00B7, 0x2022: "-"
    case 0x00D7: "x"
    case 0x00F7: "/"
    case 0x2039, 0x00AB: "<"
    case 0x203A, 0x00BB: ">"
    case 0x00A0, 0x202F: " "
    case _: nil
    }
  }
}
