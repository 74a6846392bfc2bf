/// A board of five rows of five panels.
///
/// Always has a row of each kind and one more of any kind; no two rows are made from the same puzzle.
public struct PanelBoard: Hashable, Sendable {
  /// How many rows a board has.
  public static let rowCount = PanelRow.Kind.allCases.count + 1

  /// The rows from the top.
  public let rows: [PanelRow]

  /// Draws a random board.
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
