import ArgumentParser
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league top`.
struct TopCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "top",
    abstract: Console.words(
      en: "The table of the league: points, right answers, time and rounds of each player.",
      ja: "リーグの順位表（ポイント・正解数・時間・回数）を表示します。"),
    discussion: Console.words(
      en: """
        Without a connection it is the table that was received last, and a message says so. --json prints one object \
        for each player: place, name, points, right, asked, milliseconds, timed, rounds, own, days.
        """,
      ja: """
        サーバーにつながらないときは、最後に受け取った順位表をその旨とともに表示します。--json はプレイヤーごとに place、name、\
        points、right、asked、milliseconds、timed、rounds、own、days を出力します。
        """))

  @OptionGroup var options: PlayerOptions
  @OptionGroup var selection: SelectionOptions

  @Flag(help: ArgumentHelp(Console.words(en: "Print JSON.", ja: "JSON で出力します。")))
  var json = false

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let membership = try session.player.membership()
      let answer = try await session.player.table(selection.value)
      if let problem = answer.problem {
        Console.complain(problem.sentence[session.language])
        Console.complain(TopWords.asOf(answer.table.made)[session.language])
      }
      if json {
        print(answer.table)
      } else {
        let text = TopText(answer.table, own: membership.player.id, session.language)
        for line in text.lines { Console.print(line.string) }
      }
    }
  }

  private struct Entry: Encodable {
    let place: Int
    let name: String
    let points: Int
    let right: Int
    let asked: Int
    let milliseconds: Int
    let timed: Int
    let rounds: Int
    let own: Int
    let days: Int
  }

  private func print(_ table: LeagueTable) {
    let entries = table.rows.map { row in
      Entry(
        place: row.place, name: row.player.name, points: row.points, right: row.right, asked: row.asked,
        milliseconds: row.milliseconds, timed: row.timed ?? row.right, rounds: row.rounds, own: row.own ?? 0,
        days: row.days)
    }
    let lines = entries.map { String(decoding: PlayerOutput.json($0), as: UTF8.self) }
    Console.print(json: Array("[\(lines.joined(separator: ",\n"))]".utf8))
  }
}

/// The messages around a table.
enum TopWords {
  /// The table is out of date.
  static func asOf(_ instant: Int) -> Phrase {
    let time = Console.date(instant)
    return Phrase(en: "this is the table of \(time)", ja: "\(time) 時点の順位表です")
  }
}

/// A table as lines for the player, its columns aligned.
struct TopText {
  /// The lines.
  let lines: [SafeText]

  /// Makes the lines; `own` is the player's identifier, whose row is marked.
  init(_ table: LeagueTable, own: String, _ language: Language) {
    guard !table.rows.isEmpty else {
      lines = [SafeText(Phrase(en: "Nobody has played in this time yet.", ja: "この期間はまだ誰も遊んでいません。")[language])]
      return
    }
    var rows = [TopText.heading(language)]
    rows += table.rows.map { TopText.cells($0, isOwn: $0.player.id == own) }
    if let own = table.own, !table.rows.contains(where: { $0.player.id == own.player.id }) {
      rows.append(TopText.cells(own, isOwn: true))
    }
    let shown = table.rows + (table.own.map { [$0] } ?? [])
    let notes = shown.contains(where: \.hasOwnSets) ? [SafeText(LeagueTable.Row.ownMeaning[language])] : []
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].width }.max() ?? 0 }
    lines =
      rows.map { cells in
        var line = SafeText.empty
        for (column, cell) in cells.enumerated() {
          if column > 0 { line += SafeText.blanks(2) }
          line += cell.padded(to: widths[column], TopText.nameColumns.contains(column) ? .left : .right)
        }
        return line
      } + notes
  }

  /// The columns that begin on the left: the mark and the name.
  private static let nameColumns = 1...2

  private static func heading(_ language: Language) -> [SafeText] {
    let titles = [
      Phrase(en: "#", ja: "順位"), Phrase(same: ""), Phrase(en: "Name", ja: "名前"), Phrase(en: "Points", ja: "ポイント"),
      Phrase(en: "Right", ja: "正解"), Phrase(en: "Asked", ja: "出題"), Phrase(en: "Per right", ja: "正解1問"),
      Phrase(en: "Rounds", ja: "回数"), Phrase(en: "Days", ja: "連続日数"),
    ]
    return titles.map { SafeText($0[language]) }
  }

  private static func cells(_ row: LeagueTable.Row, isOwn: Bool) -> [SafeText] {
    [
      SafeText("\(row.place)"), SafeText(isOwn ? "*" : " "),
      SafeText(row.player.name + (row.hasOwnSets ? " " + LeagueTable.Row.ownMark : "")).oneLine,
      SafeText("\(row.points)"), SafeText("\(row.right)"), SafeText("\(row.asked)"),
      SafeText(row.millisecondsPerRight.map(seconds) ?? "-"),
      SafeText("\(row.rounds)"), SafeText("\(row.days)"),
    ]
  }

  /// `3.2`.
  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}
