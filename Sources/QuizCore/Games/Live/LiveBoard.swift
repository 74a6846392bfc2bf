/// What a room says to its host, beside what it says to everybody.
public struct LiveBoard: Codable, Hashable, Sendable {
  /// Somebody in the room.
  public struct Person: Codable, Hashable, Sendable {
    /// The id in the room.
    public var id: String
    /// The name under which everybody sees them: the host's screen is the room's board.
    public var name: String
    /// The team, from 1; 0 for none.
    public var team: Int
    /// The sign by which they are known. See ``LiveSign``.
    public var sign: Int
    /// Whether they are connected.
    public var isHere: Bool
    /// Whether they had answered the question when this was sent, which it is not anew for each answer.
    public var hasAnswered: Bool

    /// Makes somebody of their parts.
    public init(id: String, name: String, team: Int, sign: Int, isHere: Bool, hasAnswered: Bool) {
      self.id = id
      self.name = name
      self.team = team
      self.sign = sign
      self.isHere = isHere
      self.hasAnswered = hasAnswered
    }
  }

  /// All players in the order in which they came, without those who were sent away.
  public var people: [Person]
  /// Whether the last answers could not be kept, because the disk is full for example.
  public var losesAnswers: Bool

  /// Makes it of its parts.
  public init(people: [Person], losesAnswers: Bool) {
    self.people = people
    self.losesAnswers = losesAnswers
  }
}
