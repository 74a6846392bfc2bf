/// What a game deals a round from: the questions, and the player's options.
public struct RoundSource: Sendable {
  /// The questions to draw from.
  public enum Questions: Sendable {
    /// The rows of banks.
    case pool(QuestionPool)
    /// A fixed list, to be asked in another order.
    case list([Question])
    /// None: the game makes its own.
    case none
  }

  /// Which kinds of questions are asked against the clock.
  public enum Kinds: Sendable {
    /// Those with one right choice, which one key answers; all where there are no such questions.
    case one
    /// All.
    case all
  }

  /// The questions to draw from.
  public let questions: Questions
  /// The selection they belong to; nil where the game makes its own.
  public let selection: Selection?
  /// The selection's name in the score log; the game's name where there is no selection.
  public let set: String
  /// The levels of the questions to draw; nil for all.
  public let levels: Levels?
  /// Which kinds of questions a game asks that prefers those with one right choice.
  public let kinds: Kinds
  /// How many questions a round has, for games in which the player chooses that.
  public let count: Int
  /// The rules of a timed round as the player set them.
  public let rules: Rules
  /// The time limit given by an option of this run; nil for none.
  public let requestedLimit: Duration?
  /// Whether the round is played in lines of text.
  public let isPlain: Bool
  /// The seed of everything that is drawn.
  public private(set) var seed: UInt64
  /// The random number generator, in its state at the seed.
  public private(set) var generator: any RandomNumberGenerator & Sendable
  /// The question asked just before, which should not be repeated at once.
  public let previous: QuestionID?
  /// The day whose round it is; nil for a game that is not daily.
  public let day: Day?
  /// Whether the round is practice that is not kept: a further attempt at a daily round.
  public let isPractice: Bool
  /// How a question was answered so far; nil where that is not known.
  public let tally: @Sendable (QuestionID) -> QuestionTally?
  /// The set of one bank of the pool, by the bank's index: its selection and its name in the log.
  public let home: @Sendable (_ bank: Int) -> (selection: Selection, set: String)?

  /// Makes a source from its parts; without `generator`, a ``SeededGenerator`` of `seed` is used.
  public init(
    questions: Questions, selection: Selection?, set: String, levels: Levels? = nil, kinds: Kinds = .one, count: Int,
    rules: Rules,
    requestedLimit: Duration? = nil, isPlain: Bool = false, seed: UInt64,
    generator: (any RandomNumberGenerator & Sendable)? = nil, previous: QuestionID? = nil,
    day: Day? = nil, isPractice: Bool = false, tally: @escaping @Sendable (QuestionID) -> QuestionTally? = { _ in nil },
    home: @escaping @Sendable (_ bank: Int) -> (selection: Selection, set: String)? = { _ in nil }
  ) {
    self.questions = questions
    self.selection = selection
    self.set = set
    self.levels = levels
    self.kinds = kinds
    self.count = count
    self.rules = rules
    self.requestedLimit = requestedLimit
    self.isPlain = isPlain
    self.seed = seed
    self.generator = generator ?? SeededGenerator(seed: seed)
    self.previous = previous
    self.day = day
    self.isPractice = isPractice
    self.tally = tally
    self.home = home
  }
}

extension RoundSource {
  /// The same, drawn from by another seed.
  public func drawn(
    bySeed seed: UInt64, _ generator: any RandomNumberGenerator & Sendable
  ) -> RoundSource {
    var source = self
    (source.seed, source.generator) = (seed, generator)
    return source
  }

  /// Whether the seed and the selection deal these questions again: not where they are a list, which was chosen by
  /// earlier answers.
  public var isReproducible: Bool {
    switch questions {
    case .pool, .none: true
    case .list: false
    }
  }

  /// Up to `count` questions in an order drawn by `generator`; fewer when there are fewer, none where the game makes
  /// its own. Of a pool, only the kinds that the player wants against the clock, where there are such.
  public func draw(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Question] {
    guard case .pool(let pool) = questions, kinds == .one else { return drawOfAllKinds(count, using: &generator) }
    let start = generator
    let drawn = pool.draw(count, of: levels, kind: .one, using: &generator)
    if !drawn.isEmpty { return drawn }
    generator = start
    return drawOfAllKinds(count, using: &generator)
  }

  /// The same, of all kinds.
  public func drawOfAllKinds(_ count: Int, using generator: inout some RandomNumberGenerator) -> [Question] {
    switch questions {
    case .pool(let pool): return pool.draw(count, of: levels, using: &generator)
    case .list(var list):
      if let levels { list.removeAll { !levels.contains($0) } }
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
      questions: questions.map { ShuffledQuestion($0, using: &generator) }, rules: rules, seed: seed, day: day,
      isPractice: isPractice, isReproducible: isReproducible)
  }
}
