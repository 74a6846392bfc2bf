/// What a table is ordered by.
public enum TableOrder: String, CaseIterable, Codable, Sendable {
  /// Points; the time decides between equal ones.
  case points
  /// Questions answered right.
  case right
  /// The time of all answers for each right one, shortest first; players without a right answer have no place.
  case time
  /// Days in a row with a round.
  case days
}
