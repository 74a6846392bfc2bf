/// The rules of one game: where its questions come from, how a round is dealt, and how its scores are compared.
///
/// Each game is a constant in a folder of its own beside this file; its screens are in the folder of the same name in
/// QuizScreens/Games.
public struct Game: Sendable, Identifiable {
  /// A game's name in the score log and on the command line. A log may name games that this program does not have.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name, in lowercase ASCII letters for every game of this program.
    public let rawValue: String

    /// Makes the ID with this name, whether or not the program has such a game.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Where questions come from.
  public enum Source: Hashable, Sendable {
    /// Question banks. The same questions come again, so answers are counted for each of them.
    case banks
    /// Generated for each round.
    case generated
  }

  /// Which rounds can be compared with each other.
  public enum Comparison: Hashable, Sendable {
    /// Rounds over the same set with as many questions and the same time limit.
    case sameLength
    /// Rounds of any length over the same set with the same time limit: the number of questions is the achievement.
    case anyLength
  }

  /// The name in the log and on the command line.
  public let id: ID
  /// What it is called, in every language.
  public let name: Phrase
  /// Where its questions come from.
  public let source: Source
  /// Which of two scores is better.
  public let ranking: Ranking
  /// Which rounds are compared.
  public let comparison: Comparison
  /// Whether a question may be answered again until it is right, so that several answers in a row are one question.
  public let allowsRetries: Bool
  /// Whether it draws from the selection that was played last, and saves its own selection for the next time.
  public let remembersSelection: Bool
  /// Whether the player chooses how many questions a round has.
  public let takesCount: Bool
  /// Whether the player chooses the time limit.
  public let takesLimit: Bool
  /// Whether the questions of a round follow from its seed and its selection alone, and not from earlier rounds.
  public let isReproducible: Bool
  /// Whether it can be played in plain mode, in lines of text.
  public let playsInPlainMode: Bool
  /// Whether each answer is a record of its own, and the records of one sitting are counted as one round.
  public let hasSittings: Bool
  /// Whether there is one round a day, the same for everyone: it is drawn from the banks that ship with the program, by
  /// a seed that follows from the date (``Daily/seed(of:language:)``), and only the first attempt is kept.
  public let isDaily: Bool
  /// What every finished round of it keeps to.
  public let bounds: RoundBounds
  /// What it remembers of a log without rounds; nil where it remembers nothing of its own.
  public let memory: (any GameMemory)?
  /// Deals a round; nil for a game that is not played question by question.
  public let deal: (@Sendable (RoundSource) -> RoundSetup)?

  /// Makes a game from its parts.
  public init(
    id: ID, name: Phrase, source: Source, ranking: Ranking = .correct, comparison: Comparison = .sameLength,
    allowsRetries: Bool = false, remembersSelection: Bool = false, takesCount: Bool = false, takesLimit: Bool = false,
    isReproducible: Bool = true, playsInPlainMode: Bool = true, hasSittings: Bool = false, isDaily: Bool = false,
    bounds: RoundBounds = RoundBounds(), memory: (any GameMemory)? = nil,
    deal: (@Sendable (RoundSource) -> RoundSetup)? = nil
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.ranking = ranking
    self.comparison = comparison
    self.allowsRetries = allowsRetries
    self.remembersSelection = remembersSelection
    self.takesCount = takesCount
    self.takesLimit = takesLimit
    self.isReproducible = isReproducible
    self.playsInPlainMode = playsInPlainMode
    self.hasSittings = hasSittings
    self.isDaily = isDaily
    self.bounds = bounds
    self.memory = memory
    self.deal = deal
  }
}

extension Game {
  /// Whether an option sets the time limit of a question. In plain mode, where there is no clock by itself, one can be
  /// set for every game that has a limit for a question when it is drawn.
  public func takesLimit(inPlainMode isPlain: Bool) -> Bool {
    takesLimit || isPlain && playsInPlainMode && !allowsRetries
  }

  /// Whether the time of a round, with a limit in milliseconds or 0 for none, says how well it was played: where there was
  /// a limit, and where the time is the score.
  public func isTimed(limit: Int) -> Bool { limit > 0 || ranking == .time }
}

extension Game.ID: ExpressibleByStringLiteral, CustomStringConvertible, Codable {
  /// Takes the name of a game as a literal.
  public init(stringLiteral name: String) {
    self.init(rawValue: name)
  }

  /// The name.
  public var description: String { rawValue }

  /// Reads the name from a JSON string.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as a JSON string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
