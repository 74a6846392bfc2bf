/// A round about to be played: the questions, the rules, and what the record will say of where they came from.
public struct RoundSetup: Hashable, Sendable {
  /// Which game it is.
  public let game: Game.ID
  /// What it was drawn from; nil where the game makes its own questions.
  public let selection: Selection?
  /// How the log names that.
  public let set: String
  /// The questions in the order they will be asked.
  public let questions: [ShuffledQuestion]
  /// The rules.
  public let rules: Rules
  /// The seed that makes this setup again.
  public let seed: UInt64
  /// What became of the only question so far, for a game that tells the player before the answer.
  public let tally: QuestionTally?

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
