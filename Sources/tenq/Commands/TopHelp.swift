import ArgumentParser
import QuizCore
import TerminalKit

/// The help of the program itself, one screen: examples, the commands in groups, and where more is said.
enum TopHelp {
  /// A command line that teaches, and what it does.
  private struct Example {
    let words: Phrase
    let result: Phrase
  }

  private static let examples = [
    Example(words: Phrase(same: "tenq"), result: Phrase(en: "the home screen: every game", ja: "ホーム画面：すべてのゲーム")),
    Example(
      words: Phrase(en: "tenq play \"Words\"", ja: "tenq play \"ことば\""),
      result: Phrase(en: "five questions of a genre, ten seconds each", ja: "1つのジャンルから5問、1問10秒")),
    Example(
      words: Phrase(same: "tenq play -n 20 words.csv"),
      result: Phrase(en: "twenty of a file of your own", ja: "自分のファイルから20問")),
    Example(
      words: Phrase(same: "tenq bank import deck.txt"),
      result: Phrase(en: "a set of your own from Anki, Kahoot, Moodle", ja: "Anki、Kahoot、Moodle などから自分のセットを作る")),
    Example(
      words: Phrase(en: "tenq host \"Science\"", ja: "tenq host \"科学\""),
      result: Phrase(en: "a round for the room: phones join by a QR code", ja: "みんなで同時に：スマホはQRコードで参加")),
  ]

  private static let advice = [
    Phrase(
      en: "`tenq help COMMAND` and `man tenq` say more; in a game, ? shows every key.",
      ja: "くわしくは `tenq help コマンド` と `man tenq` に。ゲーム中は ? でキーの一覧。")
  ]

  /// The lines, each of at most `columns` columns.
  static func lines(of columns: Int, in language: Language) -> [String] {
    let title = Phrase(
      en: Tenq.configuration.abstract,
      ja: JapaneseHelp.text(of: Tenq.configuration.abstract) ?? Tenq.configuration.abstract)
    var lines = HelpText.wrapped(title[language][...], indent: 0, hanging: 0, columns) + [""]
    let words = examples.map { SafeText($0.words[language]) }
    lines += table(zip(words, examples).map { [$0, SafeText($1.result[language])] }, columns)
    lines.append("")
    lines += table(commands(in: language), columns)
    lines.append("")
    return lines + advice.flatMap { HelpText.wrapped($0[language][...], indent: 0, hanging: 2, columns) }
  }

  /// A row for each command: its group where that begins, its word, and its sentence.
  private static func commands(in language: Language) -> [[SafeText]] {
    func translated(_ english: String) -> SafeText {
      SafeText(language == .ja ? JapaneseHelp.text(of: english) ?? english : english)
    }
    return Tenq.configuration.groupedSubcommands.flatMap { group in
      group.subcommands.enumerated().map { index, command in
        [
          index == 0 ? translated(group.name) : .empty, SafeText(command._commandName),
          translated(command.configuration.abstract),
        ]
      }
    }
  }

  /// The fewest columns of a sentence beside its labels.
  private static let narrowest = 24

  private static func trimmed(_ text: SafeText) -> String {
    String(text.string.reversed().drop { $0 == " " }.reversed())
  }

  /// Rows whose last cell is a sentence, broken where there is no room for it, and whose others are as wide as their
  /// widest.
  private static func table(_ rows: [[SafeText]], _ columns: Int) -> [String] {
    let count = (rows.first?.count ?? 1) - 1
    let widths = (0..<count).map { column in rows.map { $0[column].width }.max() ?? 0 }
    let indent = widths.reduce(2) { $0 + $1 + 2 }
    return rows.flatMap { row in
      let labels = zip(row, widths).reduce(SafeText("  ")) { $0 + $1.0.padded(to: $1.1 + 2) }
      // In a narrow window the sentence stands below.
      let isBelow = columns - indent < narrowest
      let left = isBelow ? 6 : indent
      let sentence = row[count].wrapped(to: max(1, columns - left)).map { SafeText.blanks(left) + $0 }
      if isBelow { return [trimmed(labels)] + sentence.map(\.string) }
      let first = sentence.first.map { labels.string + $0.string.dropFirst(left) } ?? labels.string
      return [first] + sentence.dropFirst().map(\.string)
    }
  }
}
