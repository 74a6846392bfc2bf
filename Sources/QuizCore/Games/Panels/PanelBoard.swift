/// Five rows of five panels, to be solved at once.
///
/// Always holds a letter row forward, one backward, an addition and a subtraction, and one more of any kind; no two rows
/// come from the same letters or the same sum.
public struct PanelBoard: Hashable, Sendable {
  /// How many rows a board has.
  public static let rowCount = PanelRow.Kind.allCases.count + 1

  /// The rows from the top.
  public let rows: [PanelRow]

  /// Draws a board.
  public init(using generator: inout some RandomNumberGenerator) {
    let twice = PanelRow.Kind.allCases[generator.below(PanelRow.Kind.allCases.count)]
    var puzzles: [PanelRow.Puzzle] = []
    for kind in PanelRow.Kind.allCases {
      let all = PanelRow.Puzzle.all(kind)
      let first = generator.below(all.count)
      puzzles.append(all[first])
      guard kind == twice else { continue }
      // Drawn from those that are left, so that nothing has to be drawn again.
      let second = generator.below(all.count - 1)
      puzzles.append(all[second < first ? second : second + 1])
    }
    generator.shuffle(&puzzles)
    rows = puzzles.map { PanelRow($0, using: &generator) }
  }
}
