/// Where a live room stands.
public enum LivePhase: String, Codable, Hashable, Sendable {
  /// Players come in.
  case lobby
  /// A question is asked, or about to be: from its opening on it can be answered.
  case question
  /// It is decided: what was right, and how many chose what.
  case result
  /// Who leads.
  case standings
  /// The last question was decided: first, second, third.
  case podium
  /// Everybody plays in a time of their own, until the room's end.
  case open
  /// The host closed it.
  case closed
}
