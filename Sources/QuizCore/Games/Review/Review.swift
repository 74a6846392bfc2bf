extension Game {
  /// Review: what is about to be forgotten today, question by question; each is a record of its own. What is missed comes
  /// again in the same sitting, which ends when nothing is due.
  public static let review = Game(
    id: .review, name: Phrase(en: "Review", ja: "復習"), source: .due, length: .open, clock: .option,
    memory: ReviewMemory()
  ) { source in
    var generator = source.generator
    let rules = Rules.endless(limit: source.requestedLimit)
    return source.setup(
      .review, source.draw(1, using: &generator), rules: source.isPlain ? rules.inPlainMode : rules, using: &generator)
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let review: Game.ID = "review"
}
