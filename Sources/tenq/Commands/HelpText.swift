import QuizCore
import TerminalKit

/// The text of `--help` in a language and in lines of a width.
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
  static func fitted(_ text: String, to columns: Int, in language: Language) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: $0, columns, language) }.joined(separator: "\n")
  }

  /// A piece of the parser's text in a language.
  private static func translated(_ text: Substring, _ language: Language) -> Substring {
    language == .ja ? JapaneseHelp.text(of: String(text)).map { $0[...] } ?? text : text
  }

  /// The pieces of the parser's text that have no words in Japanese.
  static func untranslated(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      let piece =
        indent == 2
        ? gap(in: text).map { text[$0...].drop { $0 == " " } } ?? (text.hasPrefix("See ") ? text : "") : text
      return piece.isEmpty || JapaneseHelp.text(of: String(piece)) != nil ? nil : piece
    }
  }

  private static func lines(of line: Substring, _ columns: Int, _ language: Language) -> [String] {
    // A genre of the language's own sets.
    let line = language == .ja ? line.replacing("\"Words\"", with: "\"ことば\"")[...] : line
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    let hang = columns < narrow.columns ? narrow.indent : column
    if text.isEmpty { return [""] }
    // An explanation below its label.
    if indent == column { return wrapped(translated(text, language), indent: hang, hanging: hang, columns) }
    guard indent == 2 else {
      let hanging = text.hasPrefix("USAGE: ") ? 7 : indent
      return wrapped(translated(text, language), indent: indent, hanging: hanging, columns)
    }
    guard let gap = gap(in: text) else {
      return wrapped(translated(text, language), indent: 2, hanging: 4, columns)
    }
    let label = text[..<gap]
    let explanation = translated(text[gap...].drop { $0 == " " }, language)
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
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      // Japanese has no blanks to break at, and wide letters.
      let lines = SafeText(String(text)).wrapped(to: max(1, columns - max(indent, hanging)))
      return lines.enumerated().map { String(repeating: " ", count: $0 == 0 ? indent : hanging) + $1.string }
    }
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
