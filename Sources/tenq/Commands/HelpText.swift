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

  /// The command whose help ArgumentParser's text is; nil for another text, such as a script for a shell.
  static func command(of text: String) -> (any Command.Type)? {
    guard text.hasPrefix("OVERVIEW: "),
      let usage = text.split(separator: "\n").first(where: { $0.hasPrefix(usageMark) })
    else { return nil }
    let words = usage.dropFirst(usageMark.count).split(separator: " ").map(String.init)
    return Tenq.commands.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }?.type
  }

  private static let usageMark = "USAGE: "

  /// The help of a command in lines of at most `columns` columns: of the program itself one screen, of a command what the
  /// parser says, its own options first.
  static func text(
    _ text: String, of command: any Command.Type, to columns: Int, in language: Language
  ) -> String {
    if command == Tenq.self { return TopHelp.lines(of: columns, in: language).joined(separator: "\n") }
    return fitted(arranged(text, taking: command.taken), to: columns, in: language)
  }

  /// The parser's text with the options as they matter to the command: first its own, then those of the shared ones that
  /// it takes, last the version and the help.
  static func arranged(_ text: String, taking taken: TakenOptions) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let heading = lines.firstIndex(of: "OPTIONS:") else { return text }
    let end = lines[heading...].firstIndex(of: "") ?? lines.endIndex
    var entries: [[Substring]] = []
    for line in lines[(heading + 1)..<end] {
      // What goes on is indented further.
      if line.hasPrefix("   "), let last = entries.indices.last {
        entries[last].append(line)
      } else {
        entries.append([line])
      }
    }
    func name(_ entry: [Substring]) -> String {
      (entry.first?.firstMatch(of: /--[a-z-]+/)?.0).map(String.init) ?? ""
    }
    let shared = TakenOptions.shared
    let ends = entries.filter { ["--version", "--help"].contains(name($0)) }
    let own = entries.filter { !shared.contains(name($0)) && !ends.contains($0) }
    let others = entries.filter { shared.contains(name($0)) && taken.contains(name($0)) }
    return (lines[...heading] + (own + others + ends).joined() + lines[end...]).joined(separator: "\n")
  }

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

  /// A text in lines, the first indented by `indent` columns and the others by `hanging`.
  static func wrapped(_ text: Substring, indent: Int, hanging: Int, _ columns: Int) -> [String] {
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
