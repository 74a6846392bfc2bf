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
  /// parser says.
  static func text(of command: any Command.Type, to columns: Int, in language: Language) -> String {
    HelpLanguage.$current.withValue(language) {
      command == Tenq.self
        ? TopHelp.lines(of: columns).joined(separator: "\n") : fitted(whole(of: command), to: columns)
    }
  }

  /// What the parser says of a command, in long lines.
  static func whole(of command: any Command.Type) -> String {
    // The parser writes few options out, but those that the command does not take count too.
    let usage = usageMark + Tenq.usageString(for: command, includeHidden: true)
    return Tenq.helpMessage(for: command, columns: unlimited)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(usageMark) ? usage[...] : $0 }.joined(separator: "\n")
  }

  /// The text in lines of at most `columns` columns.
  private static func fitted(_ text: String, to columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: $0, columns) }.joined(separator: "\n")
  }

  /// The words that the parser adds to a text, and their Japanese.
  private static let ownWords = [
    ("OVERVIEW: ", "概要："), (usageMark, "使い方："), ("ARGUMENTS:", "引数："), ("SUBCOMMANDS:", "コマンド："),
    ("OPTIONS:", "オプション："), ("<options>", "<オプション>"), ("<subcommand>", "<コマンド>"),
    ("See 'tenq help ", "くわしくは 'tenq help "), ("' for detailed help.", "' で見られます。"),
    ("Show help information.", "ヘルプを表示します。"), (" (values: ", "（値："), (" (default: ", "（初期値："),
  ]

  /// A piece of the parser's text, with the words of its own in the language too.
  private static func translated(_ text: Substring) -> Substring {
    if HelpLanguage.current == .en { return text }
    let words = ownWords.reduce(text) { $0.replacing($1.0, with: $1.1) }
    return words != text && words.last == ")" ? words.dropLast() + "）" : words
  }

  private static func lines(of line: Substring, _ columns: Int) -> [String] {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    let hang = columns < narrow.columns ? narrow.indent : column
    if text.isEmpty { return [""] }
    // An explanation below its label.
    if indent == column { return wrapped(translated(text), indent: hang, hanging: hang, columns) }
    guard indent == 2 else {
      let hanging = text.hasPrefix(usageMark) ? usageMark.count : indent
      return wrapped(translated(text), indent: indent, hanging: hanging, columns)
    }
    guard let gap = gap(in: text) else {
      return wrapped(translated(text), indent: 2, hanging: 4, columns)
    }
    let label = text[..<gap]
    let explanation = translated(text[gap...].drop { $0 == " " })
    let width = SafeText(String(label)).width
    if columns < narrow.columns || width + 4 > column {
      return wrapped(label, indent: 2, hanging: 4, columns)
        + wrapped(explanation, indent: hang, hanging: hang, columns)
    }
    var lines = wrapped(explanation, indent: hang, hanging: hang, columns)
    lines[0] = "  " + label + lines[0].dropFirst(width + 2)
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
