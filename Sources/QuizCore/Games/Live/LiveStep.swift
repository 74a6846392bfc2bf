/// What a host does with a room.
public enum LiveStep: Codable, Hashable, Sendable {
  /// Begins the first question.
  case start
  /// Goes on: from a question to its result, from there to the standings, to the next question, and to the podium.
  case next
  /// Holds the room where it is, or goes on: a question that was held is asked anew.
  case pause, resume
  /// Lets nobody in any more, or everybody.
  case lock, unlock
  /// Shows animals instead of names, or names.
  case hideNames, showNames
  /// Sends a player away, who cannot come back under that name.
  case sendAway(player: String)
  /// Sends a player away, and all who came after them.
  case sendAwaySince(player: String)
  /// Asks the questions that most players missed again, as a new round of the same room.
  case again
  /// Ends the round: what was decided counts.
  case end
  /// Closes the room.
  case close

  /// Whether it means the same whatever the room has come to meanwhile.
  public var isSetting: Bool {
    switch self {
    case .lock, .unlock, .hideNames, .showNames, .sendAway, .sendAwaySince: true
    case .start, .next, .pause, .resume, .again, .end, .close: false
    }
  }
}
