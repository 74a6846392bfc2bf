/// A round about to be played: the questions, the rules, and what the record will say of where they came from.
public struct RoundSetup: Hashable, Sendable {
  /// Which game it is.
  public let game: Game
  /// What it was drawn from.
  public let selection: Selection
  /// How the log names that.
  public let set: String
  /// The questions in the order they will be asked.
  public let questions: [ShuffledQuestion]
  /// The rules.
  public let rules: Rules
  /// The seed that makes this deal again.
  public let seed: UInt64

  /// Makes a deal from its parts.
  public init(game: Game, selection: Selection, set: String, questions: [ShuffledQuestion], rules: Rules, seed: UInt64)
  {
    self.game = game
    self.selection = selection
    self.set = set
    self.questions = questions
    self.rules = rules
    self.seed = seed
  }

  /// Draws `count` questions from `pool` and shuffles their choices, all by `seed`.
  public init(
    of pool: QuestionPool, count: Int, game: Game, selection: Selection, set: String, rules: Rules, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let questions = pool.draw(count, using: &generator)
    self.init(
      game: game, selection: selection, set: set, questions: questions.map { ShuffledQuestion($0, using: &generator) },
      rules: rules,
      seed: seed)
  }

  /// Deals up to `count` of `questions` again, in another order, the choices shuffled anew, by `seed`. Made-up sums keep
  /// theirs, which is that of a keypad.
  public init(
    again questions: [Question], count: Int = .max, game: Game, selection: Selection, set: String, rules: Rules,
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var shuffled = questions
    generator.shuffle(&shuffled)
    let dealt = shuffled.prefix(count).map { question in
      game == .missing ? ShuffledQuestion(question) : ShuffledQuestion(question, using: &generator)
    }
    self.init(game: game, selection: selection, set: set, questions: dealt, rules: rules, seed: seed)
  }

  /// Draws every question of `pool` for practice, by `seed`; as many as a record can hold when there are very many.
  public init(practising pool: QuestionPool, selection: Selection, set: String, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var room = RoundSetup.mostAnswers
    let questions = pool.draw(RoundSetup.mostAnswers / Question.choiceCounts.lowerBound, using: &generator).prefix {
      question in
      room -= question.choices.count
      return room >= 0
    }
    self.init(
      game: .practice, selection: selection, set: set,
      questions: questions.map { ShuffledQuestion($0, using: &generator) },
      rules: .practice, seed: seed)
  }

  /// The answers that a record has room for: a line of the log holds 64 KB, and an answer takes less than 100 bytes. In
  /// practice every choice of a question may become one.
  private static let mostAnswers = 600

  /// Makes up ten sums by `seed`; `rules` say how long each may take.
  public init(sumsBy seed: UInt64, set: String, rules: Rules) {
    var generator = SeededGenerator(seed: seed)
    let questions = MissingNumber.round(using: &generator).compactMap(\.question)
    self.init(
      game: .missing, selection: .sums, set: set, questions: questions.map { ShuffledQuestion($0) }, rules: rules,
      seed: seed)
  }
}
