/// A live room as everybody sees it, whole: a client that missed some needs only the last.
public struct LiveState: Codable, Hashable, Sendable {
  /// Counts every change of the room.
  public var version: Int
  /// Where it stands.
  public var phase: LivePhase
  /// What is played.
  public var title: String
  /// The code by which it is joined.
  public var code: String
  /// How many questions the round has.
  public var count: Int
  /// How it is played.
  public var rules: LiveRules
  /// How many players are in it.
  public var players: Int
  /// How many of them the question is asked: who came while it was open is not. Without one, all.
  public var asked: Int
  /// How many of those have answered it.
  public var answered: Int
  /// Whether nobody is let in any more.
  public var isLocked: Bool
  /// Whether it is held.
  public var isPaused: Bool
  /// The question, from two seconds before its opening until the next; nil in the lobby and at the end.
  public var question: LiveQuestion?
  /// What it came to, once that is decided.
  public var result: LiveResult?
  /// The first five; at the end, the first ten.
  public var standings: [LiveStanding]
  /// The teams in their order; none where there are none.
  public var teams: [LiveStanding]
  /// The question that most missed, at the end; nil where none was missed.
  public var missed: Missed?
  /// When the room goes on by itself, milliseconds since 1970 by the server's clock; nil where somebody goes on.
  public var next: Int?

  /// A question that was missed.
  public struct Missed: Codable, Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// What it asks.
    public var text: String
    /// How many answered it right.
    public var right: Int
    /// How many were asked it.
    public var asked: Int

    /// Makes it of its parts.
    public init(number: Int, text: String, right: Int, asked: Int) {
      self.number = number
      self.text = text
      self.right = right
      self.asked = asked
    }
  }

  /// Makes the state of a room that has just opened.
  public init(version: Int, phase: LivePhase, title: String, code: String, count: Int, rules: LiveRules) {
    self.version = version
    self.phase = phase
    self.title = title
    self.code = code
    self.count = count
    self.rules = rules
    players = 0
    asked = 0
    answered = 0
    isLocked = false
    isPaused = false
    standings = []
    teams = []
  }
}
