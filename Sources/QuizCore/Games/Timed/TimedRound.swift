extension Game {
  /// The timed round, the main game: as many questions as the player chose, none twice, each against the clock. It
  /// climbs: where the bank has levels, easy questions come first.
  public static let timed = Game(
    id: .timed, name: Phrase(en: "Play", ja: "10秒クイズ"), source: .selection,
    length: .chosen(upTo: mostQuestions), clock: .setting, memory: TimedMemory()
  ) { source in
    var generator = source.generator
    let questions = source.draw(source.count, using: &generator).climbing
    return source.setup(.timed, questions, rules: source.rules, using: &generator)
  }

  /// The most questions that the player may choose.
  public static let mostQuestions = 500
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let timed: Game.ID = "timed"
}
