/// What a table is ordered by.
public enum TableOrder: String, CaseIterable, Codable, Sendable {
  /// Points; the time decides between equal ones.
  case points
  /// Questions answered right.
  case right
  /// The mean time of an answer, shortest first, of players with at least one right answer.
  case time
  /// Days in a row with a round.
  case days
}
