import LeagueAPI
import QuizCore
import QuizStore

extension LeagueTable {
  /// The table as a server sent it, with nothing in it but what a file may hold; nil when it is of another selection.
  func received(for selection: Selection) -> LeagueTable? {
    guard self.selection == selection, version == 1 else { return nil }
    return LeagueTable(
      selection: selection, rows: rows.prefix(LeagueLimits.rows).compactMap(LeagueTable.received),
      own: own.flatMap(LeagueTable.received), count: ReceivedText.number(count), made: ReceivedText.number(made))
  }

  private static func received(_ row: Row) -> Row? {
    guard let player = ReceivedText.named(row.player) else { return nil }
    let asked = ReceivedText.number(row.asked)
    return Row(
      place: ReceivedText.number(row.place), player: player, points: ReceivedText.number(row.points),
      right: min(asked, ReceivedText.number(row.right)), asked: asked,
      milliseconds: ReceivedText.number(row.milliseconds), rounds: ReceivedText.number(row.rounds),
      days: ReceivedText.number(row.days), timed: row.timed.map { min(asked, ReceivedText.number($0)) },
      own: row.own.map(ReceivedText.number))
  }
}
