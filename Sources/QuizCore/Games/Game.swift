/// One game of TenQ as far as its rules go: where its questions come from, how a round is dealt, and how its scores are
/// compared.
///
/// Each game is a constant in a folder of its own beside this file; what the player sees of it stands in the folder of
/// the same name among the screens.
public struct Game: Sendable, Identifiable {
  /// A game's name in the score log and on the command line. A log may name games that this program does not have.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name, in lowercase ASCII letters for every game of this program.
    public let rawValue: String

    /// Takes any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Where questions come from.
  public enum Source: Hashable, Sendable {
    /// Banks: they can be met again, so their answers are counted for each question.
    case banks
    /// They are made up for each round.
    case generated
  }

  /// Which rounds can be compared with each other.
  public enum Comparison: Hashable, Sendable {
    /// Those that asked as many questions under the same time limit.
    case sameLength
    /// All rounds over the same set: how many questions were asked is what the player achieved.
    case anyLength
  }

  /// The name in the log and on the command line.
  public let id: ID
  /// Where its questions come from.
  public let source: Source
  /// Which of two scores is better.
  public let ranking: Ranking
  /// Which rounds are compared.
  public let comparison: Comparison
  /// Whether a question may be answered again until it is right, so that several answers in a row are one question.
  public let allowsRetries: Bool
  /// Whether it draws from what the player chose last, and remembers what is chosen for it.
  public let remembersSelection: Bool
  /// Whether its questions can be asked one after the other in lines of text.
  public let playsInPlainMode: Bool
  /// Deals a round; nil for a game that is not played question by question.
  public let deal: (@Sendable (RoundSource) -> RoundSetup)?

  /// Makes a game from its parts.
  public init(
    id: ID, source: Source, ranking: Ranking = .correct, comparison: Comparison = .sameLength,
    allowsRetries: Bool = false, remembersSelection: Bool = false, playsInPlainMode: Bool = false,
    deal: (@Sendable (RoundSource) -> RoundSetup)? = nil
  ) {
    self.id = id
    self.source = source
    self.ranking = ranking
    self.comparison = comparison
    self.allowsRetries = allowsRetries
    self.remembersSelection = remembersSelection
    self.playsInPlainMode = playsInPlainMode
    self.deal = deal
  }
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
