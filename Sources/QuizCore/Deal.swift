/// A round about to be played: the questions, the rules, and what the record will say of where they came from.
public struct Deal: Hashable, Sendable {
  /// Which game it is.
  public let game: Game
  /// What it was drawn from.
  public let selection: Selection
  /// How the log names that.
  public let set: String
  /// The questions in the order they will be asked.
  public let cards: [Card]
  /// The rules.
  public let rules: Rules
  /// The seed that makes this deal again.
  public let seed: UInt64

  /// Makes a deal from its parts.
  public init(game: Game, selection: Selection, set: String, cards: [Card], rules: Rules, seed: UInt64) {
    self.game = game
    self.selection = selection
    self.set = set
    self.cards = cards
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
      game: game, selection: selection, set: set, cards: questions.map { Card($0, using: &generator) }, rules: rules,
      seed: seed)
  }

  /// Deals `questions` again, in another order, the choices shuffled anew, by `seed`.
  public init(
    again questions: [Question], game: Game, selection: Selection, set: String, rules: Rules, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var questions = questions
    generator.shuffle(&questions)
    self.init(
      game: game, selection: selection, set: set, cards: questions.map { Card($0, using: &generator) }, rules: rules,
      seed: seed)
  }
}
