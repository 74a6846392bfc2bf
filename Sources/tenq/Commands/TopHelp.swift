import ArgumentParser
import QuizCore
import TerminalKit

/// The help of the program itself, one screen: examples, the commands in groups, and where more is said.
enum TopHelp {
  /// Command lines that teach, and what they do.
  private static var examples: [[SafeText]] {
    [
      ("tenq", .both("the home screen: every game", ja: "ホーム画面：すべてのゲーム")),
      (
        .both("tenq play \"Words\"", ja: "tenq play \"ことば\""),
        .both("five questions of a genre, ten seconds each", ja: "1つのジャンルから5問、1問10秒")
      ),
      ("tenq play -n 20 words.csv", .both("twenty of a file of your own", ja: "自分のファイルから20問")),
      (
        "tenq bank import deck.txt",
        .both("a set of your own from Anki, Kahoot, Moodle", ja: "Anki、Kahoot、Moodle などから自分のセットを作る")
      ),
      (
        .both("tenq host \"Science\"", ja: "tenq host \"科学\""),
        .both("a round for the room: phones join by a QR code", ja: "みんなで同時に：スマホはQRコードで参加")
      ),
    ].map { (words: String, result: String) in [SafeText(words), SafeText(result)] }
  }

  /// A row for each command: its group where that begins, its word, and its sentence.
  private static var commands: [[SafeText]] {
    Tenq.configuration.groupedSubcommands.flatMap { group in
      group.subcommands.enumerated().map { index, command in
        [
          index == 0 ? SafeText(group.name) : .empty, SafeText(command._commandName),
          SafeText(command.configuration.abstract),
        ]
      }
    }
  }

  /// The lines, each of at most `columns` columns, in the language of the help.
  static func lines(of columns: Int) -> [String] {
    let advice = String.both(
      "`tenq help COMMAND` and `man tenq` say more; in a game, ? shows every key.",
      ja: "くわしくは `tenq help コマンド` と `man tenq` に。ゲーム中は ? でキーの一覧。")
    return HelpText.wrapped(Tenq.configuration.abstract[...], indent: 0, hanging: 0, columns) + [""]
      + table(examples, columns) + [""]
      + table(commands, columns) + [""]
      + HelpText.wrapped(advice[...], indent: 0, hanging: 2, columns)
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
