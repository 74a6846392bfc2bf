/// The text of `--help` in lines of a width.
///
/// ArgumentParser wraps it too, but not every line of it, and leaves few columns for the explanations where there are
/// few: it is asked for long lines, which are wrapped here.
enum HelpText {
  /// The number of columns to ask ArgumentParser for: more than any line has.
  static let unlimited = 100_000

  /// Where explanations begin, beside what they explain.
  private static let column = 26
  /// With fewer columns, explanations stand below what they explain, at this indent.
  private static let narrow = (columns: 64, indent: 6)

  /// Whether ArgumentParser printed help, and not a script for a shell: each command has its sentence.
  static func isHelp(_ text: String) -> Bool { text.hasPrefix("OVERVIEW: ") }

  /// The text in lines of at most `columns` columns.
  static func fitted(_ text: String, to columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: $0, columns) }.joined(separator: "\n")
  }

  private static func lines(of line: Substring, _ columns: Int) -> [String] {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    let hang = columns < narrow.columns ? narrow.indent : column
    if text.isEmpty { return [""] }
    // An explanation below its label.
    if indent == column { return wrapped(text, indent: hang, hanging: hang, columns) }
    guard indent == 2 else {
      return wrapped(text, indent: indent, hanging: text.hasPrefix("USAGE: ") ? 7 : indent, columns)
    }
    guard let gap = gap(in: text) else { return wrapped(text, indent: 2, hanging: 4, columns) }
    let label = text[..<gap]
    let explanation = text[gap...].drop { $0 == " " }
    if columns < narrow.columns || label.count + 4 > column {
      return wrapped(label, indent: 2, hanging: 4, columns)
        + wrapped(explanation, indent: hang, hanging: hang, columns)
    }
    var lines = wrapped(explanation, indent: hang, hanging: hang, columns)
    lines[0] = "  " + label + lines[0].dropFirst(label.count + 2)
    return lines
  }

  /// Where the label of an entry ends: at a wide gap, or at the last blank before the column of explanations.
  private static func gap(in text: Substring) -> Substring.Index? {
    if let wide = text.firstRange(of: "  ") { return wide.lowerBound }
    guard text.hasPrefix("-"),
      let last = text.index(text.startIndex, offsetBy: column - 3, limitedBy: text.endIndex), last < text.endIndex,
      text[last] == " "
    else { return nil }
    return last
  }

  private static func wrapped(_ text: Substring, indent: Int, hanging: Int, _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return lines + [line]
  }
}
