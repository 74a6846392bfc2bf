/// The limits of requests and answers, for both sides.
public enum LeagueLimits {
  /// The version of the API: the first part of each path.
  public static let version = 1
  /// The valid instants, milliseconds since 1970: until the end of the year 9999. Differences of two of them, and sums
  /// of a few, do not overflow.
  public static let instants = 0...253_402_300_799_999
  /// The longest body of a request, in bytes, unpacked. The most rounds at their largest, 64 KB each, exceed it: a
  /// client sends fewer then.
  public static let requestBytes = 1 << 20
  /// The longest body of an answer that a client reads, in bytes, after it is unpacked.
  public static let responseBytes = 4 << 20
  /// The most rounds in a request.
  public static let rounds = 200
  /// The most changes in a request.
  public static let changes = 50
  /// The most questions in an answer.
  public static let questions = 200
  /// The most rates in an answer.
  public static let rates = 1000
  /// The most rows of a table in an answer.
  public static let rows = 100
  /// The longest name of a player or league, in characters.
  public static let nameCharacters = 24
  /// The longest reason of a report, in characters.
  public static let reasonCharacters = 200
  /// The most seconds that a request for news waits.
  public static let wait = 25
  /// The widest name of a player in a room, in columns of a terminal.
  public static let roomNameColumns = 20
  /// The digits of a room's code: four, and more where a store has many rooms.
  public static let roomDigits = 4...9
  /// The most questions of a room.
  public static let roomQuestions = 500
  /// The longest title of a room, in characters.
  public static let roomTitleCharacters = 100
  /// Seconds after which a connection to a room's events that had nothing to say says so.
  public static let roomKeepAlive = 15
}
