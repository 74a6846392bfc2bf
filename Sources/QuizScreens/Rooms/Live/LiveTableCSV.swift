import QuizCore
import TerminalKit

/// A live round's table as CSV for spreadsheets, a row for each player.
public enum LiveTableCSV {
  /// The whole table: the players with a column for each question, `–` if not asked, and below them each question with
  /// its rate.
  public static func text(_ table: LiveTable, in language: Language) -> String {
    let words = Localizer(language)
    let numbers = table.questions.indices.map { words(.questionColumn($0 + 1)).string }
    let columns: [Phrase] = [
      .placeColumn, .nameColumn, .teamColumn, .pointsColumn, .rightColumn, .secondsColumn,
    ]
    var rows = [columns.map { words($0).string } + numbers]
    for player in table.players {
      let unasked = player.unasked(of: table.questions.count)
      let answers = table.questions.indices.map { index in
        guard index >= unasked else { return "–" }
        return player.answers.indices.contains(index) ? player.answers[index].map { $0 ? "1" : "0" } ?? "" : ""
      }
      // Rounded as on screen.
      let time = NumberFormat.tenthsNearest(.milliseconds(player.milliseconds)).string
      rows.append(cells(of: player) + [time] + answers)
    }
    rows.append([])
    rows.append(
      [words(.numberColumn), words(.questionHeading), words(.rightColumn), words(.askedColumn)].map(\.string))
    for (index, question) in table.questions.enumerated() {
      rows.append(["\(index + 1)", question.text, "\(question.right)", "\(question.asked)"])
    }
    return rows.map { line($0) + "\n" }.joined()
  }

  /// The heading of `rows`, in the words of the score log.
  public static let heading = "date,set,place,name,team,points,right,asked,milliseconds,id"

  /// The players of a hosted round in the log, a row each, without newlines.
  public static func rows(_ record: RoundRecord) -> [String] {
    guard let hosted = record.hosted else { return [] }
    return hosted.table(began: 0) { _ in nil }.players.map { player in
      let asked = hosted.questions.isEmpty ? "" : "\(player.asked(of: hosted.questions.count))"
      return line(
        [record.date.description, record.set] + cells(of: player) + [asked, "\(player.milliseconds)", record.id])
    }
  }

  private static func cells(of player: LiveTable.Player) -> [String] {
    ["\(player.place)", player.name, player.team > 0 ? "\(player.team)" : "", "\(player.points)", "\(player.right)"]
  }

  private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") }

  /// A cell that is safe to show and no formula for a spreadsheet, since players choose their names.
  private static func cell(_ text: String) -> String { CSV.cell(CSV.formulaEscaped(SafeText(text).oneLine.string)) }
}
