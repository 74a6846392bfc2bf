/// A cleared board before it has a name and a date.
public struct PanelResult: Hashable, Sendable {
  /// The set of questions that the log names.
  public static let set = Game.ID.panels.rawValue
  /// What boards have in common, so that their times can be compared.
  public static let kind = Score.Kind(game: .panels, set: set, asked: PanelBoard.rowCount, limit: 0)

  /// What was solved.
  public let board: PanelBoard
  /// The seed that deals the board again.
  public let seed: UInt64
  /// For each row the choice that stood at last.
  public let choices: [PanelGame.Choice]
  /// How many choices were made, those that were changed again among them.
  public let made: Int
  /// How often the clock was held while it ran.
  public let pauses: Int

  /// The result of `game`, whose board was dealt by `seed`; nil while it is not cleared.
  public init?(of game: PanelGame, seed: UInt64) {
    guard case .cleared(let cleared) = game.phase else { return nil }
    board = game.board
    self.seed = seed
    choices = cleared.choices
    made = cleared.made
    pauses = game.pauses
  }

  /// How long it took: until the last choice.
  public var elapsed: Duration { choices.map(\.after).max() ?? .zero }

  /// One answer for each row, in the order in which the last choices fell: the panel that stood, and the time since
  /// the one before, so that the times add up to the whole.
  public var answers: [RoundRecord.Answer] {
    var before = Duration.zero
    return zip(board.rows, choices).sorted { $0.1.after < $1.1.after }.map { row, choice in
      defer { before = choice.after }
      return RoundRecord.Answer(
        question: QuestionID(text: row.prompt, rightChoice: row.panels[row.rightPanel]), choice: choice.panel + 1,
        correct: choice.panel == row.rightPanel, milliseconds: (choice.after - before).inMilliseconds)
    }
  }
}

extension PanelResult {
  /// What the log will keep of it. Every row is right at the end; a miss is a choice beyond the five that a board needs.
  public var record: UnsavedRecord {
    let kind = PanelResult.kind
    return UnsavedRecord(
      game: kind.game, set: kind.set, asked: kind.asked, correct: kind.asked, misses: made - kind.asked,
      milliseconds: elapsed.inMilliseconds, limit: kind.limit, pauses: pauses, seed: seed, answers: answers)
  }
}
