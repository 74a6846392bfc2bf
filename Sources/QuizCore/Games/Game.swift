/// The rules of one game: where its questions come from, how a round is dealt, and how its scores are compared.
///
/// Each game is a constant in a folder of its own beside this file; its screens are in the folder of the same name in
/// QuizScreens/Play.
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

  /// Where questions come from, and so whether a round can be dealt again.
  public enum Source: Hashable, Sendable {
    /// What the player chose to draw from, and its levels; the choice is kept for the next time.
    case selection
    /// A set, chosen for each round.
    case set
    /// All banks, by how their questions were answered so far: a seed does not deal them again.
    case everything
    /// The banks that ship with the program, by a seed that follows from the date (``Daily/seed(of:language:)``): one
    /// round a day, the same for everyone; only the first attempt is kept.
    case day
    /// What the player is about to forget, of the sets that are learnt and of what was missed: by the answers so far.
    case due
    /// Generated for each round; elsewhere the same questions come again, so answers are counted for each of them.
    case generated
  }

  /// How long a round is, and so which rounds can be compared.
  public enum Length: Hashable, Sendable {
    /// As many questions as the player chooses.
    case chosen(upTo: Int)
    /// This many questions; fewer if there are no more.
    case fixed(Int)
    /// Every question there is.
    case all(upTo: Int)
    /// Until this many misses. The number of questions is the achievement, so rounds of any length are compared.
    case lives(Int)
    /// Until the player has enough: each answer is a record of its own, and those of one sitting are counted as one round.
    case open
  }

  /// What sets the time limit of a question.
  public enum Clock: Hashable, Sendable {
    /// Nothing: there is never one.
    case never
    /// The player's setting, or an option.
    case setting
    /// An option alone.
    case option
    /// The game: ten seconds at first. In plain mode, where there is no clock by itself, an option.
    case own(Rules.Quickening?)
  }

  /// What its right answers are worth.
  public enum Scoring: Hashable, Sendable {
    /// Points, with some for speed where there is a clock.
    case speed
    /// The same points for each: nobody knows before how many questions there will be, or a question may be answered
    /// again.
    case flat
    /// Misses or the time count, and no points are shown. Where rounds of all games are added up, the same as ``flat``.
    case hidden
  }

  /// How often a question may come in one round.
  public enum Repetition: Hashable, Sendable {
    /// Once; where a question may be answered again until it is right, those answers follow each other.
    case once
    /// Again when every other question of the round was asked as often.
    case afterAllOthers
    /// As often as chance has it: questions are generated, and two may be the same.
    case any
  }

  /// The name in the log and on the command line.
  public let id: ID
  /// What it is called, in every language.
  public let name: Phrase
  /// Where its questions come from.
  public let source: Source
  /// How long a round is.
  public let length: Length
  /// What sets the time limit of a question.
  public let clock: Clock
  /// What a wrong choice does.
  public let miss: Rules.Miss
  /// How often a question may come.
  public let repetition: Repetition
  /// Which of two scores is better.
  public let ranking: Ranking
  /// Its memory of an empty log; nil if it keeps none of its own.
  public internal(set) var memory: (any GameMemory)?
  /// Deals a round; nil for a board, which asks all its questions at once until all are right.
  public let deal: (@Sendable (RoundSource) -> RoundSetup)?

  /// A question that the game itself makes, by its id; nil for one that it does not make. Nil where the questions are in
  /// banks, and where a record has no wrong answers.
  public let generated: (@Sendable (QuestionID) -> Question?)?

  /// Makes a game from its parts.
  public init(
    id: ID, name: Phrase, source: Source, length: Length, clock: Clock, miss: Rules.Miss = .settles,
    repetition: Repetition = .once, ranking: Ranking = .points, memory: (any GameMemory)? = nil,
    deal: (@Sendable (RoundSource) -> RoundSetup)? = nil, generated: (@Sendable (QuestionID) -> Question?)? = nil
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.length = length
    self.clock = clock
    self.miss = miss
    self.repetition = repetition
    self.ranking = ranking
    self.memory = memory
    self.generated = generated
    self.deal = deal
  }
}

extension Game {
  /// Whether all its questions are asked at once: it has to be drawn, so there is none in plain mode.
  public var isBoard: Bool { deal == nil }

  /// Whether it asks questions with one right choice where there are such, unless the player wants all kinds. The daily
  /// round does not go by what a player wants: it is the same for everyone.
  public var prefersOneChoice: Bool { source == .selection }

  /// Whether its answers are counted, in the statistics and towards a thousand right ones: those to questions of banks
  /// are, those to sums and boards, which are made up for each round, are not.
  public var countsAnswers: Bool { source != .generated }

  /// Whether there is one round a day.
  public var isDaily: Bool { source == .day }

  /// Whether its questions follow from the answers so far, so that a seed does not deal them again.
  public var followsAnswers: Bool {
    switch source {
    case .everything, .due: true
    case .selection, .set, .day, .generated: false
    }
  }

  /// What its right answers are worth.
  public var scoring: Scoring {
    switch ranking {
    case .misses, .time: .hidden
    case .points:
      switch (length, miss) {
      case (.chosen, .settles), (.fixed, .settles), (.all, .settles): .speed
      case (.lives, _), (.open, _), (_, .blocksPanel): .flat
      }
    }
  }

  /// Whether the player chooses how many questions a round has.
  public var takesCount: Bool {
    switch length {
    case .chosen: true
    case .fixed, .all, .lives, .open: false
    }
  }

  /// How many misses end a round; nil where none does.
  public var lives: Int? {
    switch length {
    case .lives(let lives): lives
    case .chosen, .fixed, .all, .open: nil
    }
  }

  /// Whether an option sets the time limit of a question.
  public func takesLimit(inPlainMode isPlain: Bool) -> Bool {
    switch clock {
    case .never: false
    case .setting, .option: true
    case .own: isPlain
    }
  }

  /// Whether the time of a round, with a limit in milliseconds or 0 for none, measures how well it was played: with a
  /// limit, and where the time is the score.
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
