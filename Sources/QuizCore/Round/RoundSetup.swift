/// A round about to be played: the questions, the rules, and where they come from.
public struct RoundSetup: Hashable, Sendable {
  /// Whose answers are counted.
  public enum TallySource: Hashable, Sendable {
    /// The player's own, without a league.
    case player
    /// The player's, because nobody else in the league has answered the question yet.
    case playerInLeague
    /// Those of all players of the league.
    case league
  }

  /// Which game it is.
  public let game: Game.ID
  /// What it was drawn from; nil where the game makes its own questions.
  public let selection: Selection?
  /// The selection's name in the score log; the game's name where there is no selection.
  public let set: String
  /// The questions in the order they will be asked.
  public let questions: [ShuffledQuestion]
  /// The rules.
  public let rules: Rules
  /// The seed from which this setup was drawn.
  public let seed: UInt64
  /// How the only question was answered so far, for a game that shows this before the answer; nil for others.
  public var tally: QuestionTally?
  /// Whose answers `tally` counts.
  public var tallySource = TallySource.player
  /// The set that each question is in, where the setup was drawn from more than one and that is known.
  public var origins: [QuestionID: Selection] = [:]
  /// The authors of the questions from a league.
  public var leagueQuestions: [QuestionID: LeagueQuestion] = [:]
  /// The rounds of the same kind before it; nil for a game that compares nothing.
  public var past: PastRounds?
  /// The day whose round it is; nil for a game that is not daily.
  public let day: Day?
  /// Whether it is practice that is not kept: a further attempt at a daily round.
  public let isPractice: Bool
  /// Whether the same seed and selection deal it again.
  public let isReproducible: Bool

  /// Makes a setup from its parts.
  public init(
    game: Game.ID, selection: Selection?, set: String, questions: [ShuffledQuestion], rules: Rules, seed: UInt64,
    tally: QuestionTally? = nil, day: Day? = nil, isPractice: Bool = false,
    isReproducible: Bool = true
  ) {
    self.game = game
    self.selection = selection
    self.set = set
    self.questions = questions
    self.rules = rules
    self.seed = seed
    self.tally = tally
    self.day = day
    self.isPractice = isPractice
    self.isReproducible = isReproducible
  }
}

extension RoundSetup {
  /// Whether it asks only what was missed before, so that it is compared with nothing.
  public var isOfMissed: Bool { self.set == Selection.missedName }

  /// The selection that names it; of the missed questions of a set, these.
  public var namedSelection: Selection? {
    guard isOfMissed, selection?.isMissed != true else { return selection }
    return selection.map { .missedIn($0) } ?? .missed
  }

  /// This round, or that of others whose questions were asked longer ago, the latest of them counting: the first with none
  /// that was asked lately, where there is one. So a round is still all that its seed says, and a large bank is gone through
  /// before much of it comes again.
  ///
  /// - Parameters:
  ///   - others: Drawn one by one until one is fresh.
  ///   - questions: The questions that were asked lately, the latest last.
  public func freshest(among others: some Sequence<RoundSetup>, after questions: [QuestionID]) -> RoundSetup {
    let places = Dictionary(zip(questions, questions.indices), uniquingKeysWith: max)
    func latest(of round: RoundSetup) -> Int? { round.questions.compactMap { places[$0.question.id] }.max() }
    guard var least = latest(of: self) else { return self }
    var freshest = self
    for round in others {
      guard let latest = latest(of: round) else { return round }
      if latest < least { (freshest, least) = (round, latest) }
    }
    return freshest
  }
}
