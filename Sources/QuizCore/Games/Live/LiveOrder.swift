/// What the game says to `tenq-league live`: one line of JSON each, on its standard input.
///
/// The first line to a host's is ``open(_:)``, to a player's ``join(name:)``.
public enum LiveOrder: Codable, Hashable, Sendable {
  /// Opens a room.
  case open(LiveRoom)
  /// Joins under a name: first, and again where the last was refused.
  case join(name: String)
  /// The host's step; of the version that was on screen, so that one key does one thing.
  case step(LiveStep, version: Int)
  /// The player's answer: panels counted from 0, or a text, after so many milliseconds from the frame that showed the
  /// question.
  case answer(question: Int, panels: [Int]?, text: String?, milliseconds: Int)
  /// Asks for the table of all.
  case table
  /// Says that the game knows ``LiveLine/count(answered:asked:players:)``; programs of former versions pass over it.
  case takesCounts
}
