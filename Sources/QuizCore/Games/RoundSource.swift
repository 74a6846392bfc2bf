/// What a game deals a round from: the questions, and how the player wants to play.
public struct RoundSource: Sendable {
  /// The questions there are.
  public enum Questions: Sendable {
    /// The rows of banks.
    case pool(QuestionPool)
    /// These, to be asked again in another order.
    case list([Question])
    /// None: the game makes its own.
    case none
  }

  /// The questions there are.
  public let questions: Questions
  /// What they were chosen by; nil where the game makes its own.
  public let selection: Selection?
  /// How the log names that.
  public let set: String
  /// How many questions a round has, for games in which the player chooses that.
  public let count: Int
  /// The rules of a timed round as the player set them.
  public let rules: Rules
  /// The time limit that was asked for by an option of this run; nil for none.
  public let requestedLimit: Duration?
  /// Whether the round is played in lines of text.
  public let isPlain: Bool
  /// The seed by which everything is drawn.
  public let seed: UInt64
  /// The chance that begins at the seed.
  public let generator: any RandomNumberGenerator & Sendable
  /// The question asked before, which should not come at once again.
  public let previous: QuestionID?
  /// What became of each question so far, as far as it is known.
  public let tallies: [QuestionID: QuestionTally]
  /// Finds what a bank of the pool is called alone, by its number: its selection and its name in the log.
  public let home: @Sendable (_ bank: Int) -> (selection: Selection, set: String)?

  /// Makes a source from its parts; `generator` is the chance of `seed` unless it is given.
  public init(
    questions: Questions, selection: Selection?, set: String, count: Int, rules: Rules,
    requestedLimit: Duration? = nil, isPlain: Bool = false, seed: UInt64,
    generator: (any RandomNumberGenerator & Sendable)? = nil, previous: QuestionID? = nil,
    tallies: [QuestionID: QuestionTally] = [:],
    home: @escaping @Sendable (_ bank: Int) -> (selection: Selection, set: String)? = { _ in nil }
  ) {
    self.questions = questions
    self.selection = selection
    self.set = set
    self.count = count
    self.rules = rules
    self.requestedLimit = requestedLimit
    self.isPlain = isPlain
    self.seed = seed
    self.generator = generator ?? SeededGenerator(seed: seed)
    self.previous = previous
    self.tallies = tallies
    self.home = home
  }
}

extension RoundSource {
  /// Up to `count` questions in an order drawn by `generator`; fewer where there are not so many, none where the game
  /// makes its own.
  public func draw(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Question] {
    switch questions {
    case .pool(let pool): return pool.draw(count, using: &generator)
    case .list(var list):
      generator.shuffle(&list)
      return Array(list.prefix(count))
    case .none: return []
    }
  }

  /// A round of `game` over these questions, each with its choices shuffled by `generator`.
  public func setup(
    _ game: Game.ID, _ questions: some Sequence<Question>, rules: Rules,
    using generator: inout some RandomNumberGenerator
  ) -> RoundSetup {
    RoundSetup(
      game: game, selection: selection, set: set,
      questions: questions.map { ShuffledQuestion($0, using: &generator) }, rules: rules, seed: seed)
  }
}
