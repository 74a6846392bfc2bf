/// A round about to be played: the questions, the rules, and where they come from.
public struct RoundSetup: Hashable, Sendable {
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
  public let tally: QuestionTally?
  /// The rounds of the same kind before it; nil for a game that compares nothing.
  public var past: PastRounds?

  /// Makes a setup from its parts.
  public init(
    game: Game.ID, selection: Selection?, set: String, questions: [ShuffledQuestion], rules: Rules, seed: UInt64,
    tally: QuestionTally? = nil
  ) {
    self.game = game
    self.selection = selection
    self.set = set
    self.questions = questions
    self.rules = rules
    self.seed = seed
    self.tally = tally
  }
}
