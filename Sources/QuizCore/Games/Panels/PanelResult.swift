/// The result of a cleared board, not yet saved.
public struct PanelResult: Hashable, Sendable {
  /// The set that the log names for every board.
  public static let set = Game.ID.panels.rawValue
  /// The kind of every board: the times of all boards are compared.
  public static let kind = Score.Kind(game: .panels, set: set, asked: PanelBoard.rowCount, limit: 0)

  /// The board that was solved.
  public let board: PanelBoard
  /// The seed that deals the board again.
  public let seed: UInt64
  /// The final choice of each row.
  public let choices: [PanelGame.Choice]
  /// How many choices were made, including those that were changed later.
  public let made: Int
  /// How many times the clock was held while it ran.
  public let pauses: Int

  /// The result of `game`, whose board was drawn from `seed`; nil while it is not cleared.
  public init?(of game: PanelGame, seed: UInt64) {
    guard case .cleared(let cleared) = game.phase else { return nil }
    board = game.board
    self.seed = seed
    choices = cleared.choices
    made = cleared.made
    pauses = game.pauses
  }

  /// How long the board took, up to the last choice.
  public var elapsed: Duration { choices.map(\.after).max() ?? .zero }

  /// One answer for each row, in the order of the final choices: the panel chosen, and the time since the answer
  /// before, so that the times add up to `elapsed`.
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
  /// The record for the score log, not yet saved. Every row counts as right; every choice beyond the five that a board needs is a
  /// miss.
  public var record: RoundRecord {
    let kind = PanelResult.kind
    return RoundRecord(
      game: kind.game, set: kind.set, asked: kind.asked, correct: kind.asked, misses: made - kind.asked,
      milliseconds: elapsed.inMilliseconds, limit: kind.limit, pauses: pauses, seed: seed, answers: answers)
  }
}
