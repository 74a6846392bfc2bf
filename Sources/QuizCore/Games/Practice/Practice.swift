extension Game {
  /// Practice: every question of a set until all are right. A wrong panel cannot be chosen again.
  public static let practice = Game(
    id: .practice, name: Phrase(en: "Practice", ja: "練習"), source: .set, length: .all(upTo: mostPractised),
    clock: .never, miss: .blocksPanel, ranking: .misses, memory: PracticeMemory()
  ) { source in
    var generator = source.generator
    // Every choice of a question may become an answer of the record; what is typed takes more of its room.
    var room = RoundRecord.mostAnswers
    let drawn = source.drawOfAllKinds(mostPractised, using: &generator)
    let questions = drawn.prefix { question in
      room -= question.kind.input == .panel ? question.choices.count : roomOfOthers
      return room >= 0
    }
    let rules = source.isPlain ? Rules.practice.inPlainMode : .practice
    return source.setup(.practice, questions, rules: rules, using: &generator)
  }

  /// Every choice of a question may become an answer, and each has two or more.
  private static let mostPractised = RoundRecord.mostAnswers / Question.choiceCounts.lowerBound

  /// The room in a record of a question that is asked twice at most, with two answers each time.
  private static let roomOfOthers = 6
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let practice: Game.ID = "practice"
}
