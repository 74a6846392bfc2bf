/// How a live round ended: every player and every question. What the host keeps.
public struct LiveTable: Codable, Hashable, Sendable {
  /// A player's row.
  public struct Player: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// The team, from 1; 0 for none.
    public var team: Int
    /// The place, from 1; equal points share one.
    public var place: Int
    /// All points.
    public var points: Int
    /// How many answers were right.
    public var right: Int
    /// The time of all answers, in milliseconds.
    public var milliseconds: Int
    /// For each question whether it was answered right; nil where it was not answered, or not asked.
    public var answers: [Bool?]
    /// The first question that they were asked, from 1.
    public var first: Int

    /// Makes it of its parts.
    public init(
      name: String, team: Int, place: Int, points: Int, right: Int, milliseconds: Int, answers: [Bool?],
      first: Int = 1
    ) {
      self.name = name
      self.team = team
      self.place = place
      self.points = points
      self.right = right
      self.milliseconds = milliseconds
      self.answers = answers
      self.first = first
    }

    /// How many of `count` questions they were not asked, since they came later.
    public func unasked(of count: Int) -> Int { max(0, min(count, first == .min ? 0 : first - 1)) }

    /// How many of `count` questions they were asked.
    public func asked(of count: Int) -> Int { max(0, count) - unasked(of: max(0, count)) }
  }

  /// A question's rate.
  public struct Rate: Codable, Hashable, Sendable {
    /// Its id in the score log.
    public var id: QuestionID
    /// What it asks.
    public var text: String
    /// How many answered it right.
    public var right: Int
    /// How many were asked it.
    public var asked: Int

    /// Makes it of its parts.
    public init(id: QuestionID, text: String, right: Int, asked: Int) {
      self.id = id
      self.text = text
      self.right = right
      self.asked = asked
    }
  }

  /// The id of the round: a UUIDv7.
  public var id: String
  /// What was played.
  public var title: String
  /// When it began, milliseconds since 1970.
  public var began: Int
  /// The players, best first.
  public var players: [Player]
  /// The questions in their order.
  public var questions: [Rate]

  /// Makes it of its parts.
  public init(id: String, title: String, began: Int, players: [Player], questions: [Rate]) {
    self.id = id
    self.title = title
    self.began = began
    self.players = players
    self.questions = questions
  }
}
