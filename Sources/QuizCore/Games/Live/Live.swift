extension Game {
  /// A round for the room: the same questions for everybody at the same moment, each against the clock. Who plays it at a
  /// terminal has it in their own log.
  public static let live = Game(
    id: .live, name: Phrase(en: "Live", ja: "ライブ"), source: .selection, length: .chosen(upTo: mostQuestions),
    clock: .setting
  ) { source in
    var generator = source.generator
    let questions = source.draw(source.count, using: &generator).climbing
    return source.setup(.live, questions, rules: source.rules, using: &generator)
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let live: Game.ID = "live"
}
