/// The five games of TenQ, by the names the score log and `--game` know them.
public enum Game: String, Codable, CaseIterable, Hashable, Sendable {
  /// The timed round, the main game: questions from a bank against the clock.
  case timed
  /// Every question of a set until all are right.
  case practice
  /// One question at a time from everywhere.
  case endless
  /// Made-up sums with a gap.
  case missing
  /// Five rows of five panels at once.
  case panels
}
