/// One row of a board: five letters at equal steps, or a sum, with a gap, and five panels to fill it.
///
/// The panels differ, and exactly one of them fills the gap.
public struct PanelRow: Hashable, Sendable {
  /// The kind of puzzle in a row.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Letters from A towards Z.
    case forward
    /// Letters from Z towards A.
    case backward
    /// The sum of two numbers.
    case addition
    /// The difference of two numbers.
    case subtraction
  }

  /// How many panels a row has.
  public static let panelCount = 5

  /// The kind of puzzle.
  public let kind: Kind
  /// The puzzle with a question mark in the gap: `A B C ? E`, `2 + ? = 6`.
  public let prompt: String
  /// The texts on the panels, from the left.
  public let panels: [String]
  /// The index of the panel that fills the gap.
  public let rightPanel: Int

  /// Makes a row from a puzzle: draws the gap and the panels.
  init(_ puzzle: Puzzle, using generator: inout some RandomNumberGenerator) {
    kind = puzzle.kind
    let gap = generator.below(puzzle.values.count)
    prompt = puzzle.prompt(gap: gap)
    let right = puzzle.values[gap]
    var values = PanelRow.window(around: right, within: puzzle.range(ofValueAt: gap), using: &generator)
    // Half of the rows have their panels in order, found at a glance; the others have to be searched.
    if generator.below(2) == 0 { generator.shuffle(&values) }
    panels = values.map(puzzle.text)
    rightPanel = values.firstIndex(of: right) ?? 0
  }

  /// Five values in steps of one or two, with `right` at a random position, so that the position gives nothing away.
  private static func window(
    around right: Int, within range: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    var windows: [(first: Int, apart: Int)] = []
    for apart in 1...2 {
      for place in 0..<panelCount {
        let first = right - place * apart
        guard first >= range.lowerBound, first + (panelCount - 1) * apart <= range.upperBound else { continue }
        windows.append((first, apart))
      }
    }
    // Every range holds `right` and is at least five wide, so that one window always fits.
    let (first, apart) = windows[generator.below(windows.count)]
    return (0..<panelCount).map { first + $0 * apart }
  }
}

extension PanelRow {
  /// A puzzle without its gap: five letters by their positions in the alphabet, or the three numbers of a sum.
  struct Puzzle: Hashable, Sendable {
    /// The kind of puzzle.
    let kind: Kind
    /// Positions in the alphabet from 0, or numbers, in the order in which they are read.
    let values: [Int]

    /// All puzzles of a kind, none twice.
    static func all(_ kind: Kind) -> [Puzzle] {
      switch kind {
      case .forward: forward
      case .backward: backward
      case .addition: additions
      case .subtraction: subtractions
      }
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init)
    private static let digits = 1...9

    private static let forward = (1...3).flatMap { step in
      (0..<letters.count - 4 * step).map { first in
        Puzzle(kind: .forward, values: (0..<5).map { first + $0 * step })
      }
    }

    private static let backward = forward.map { Puzzle(kind: .backward, values: $0.values.reversed()) }

    private static let additions = digits.flatMap { left in
      digits.map { right in Puzzle(kind: .addition, values: [left, right, left + right]) }
    }

    private static let subtractions = additions.map {
      Puzzle(kind: .subtraction, values: [$0.values[2], $0.values[0], $0.values[1]])
    }

    /// The text of a value.
    func text(_ value: Int) -> String {
      switch kind {
      case .forward, .backward: Puzzle.letters[value]
      case .addition, .subtraction: "\(value)"
      }
    }

    /// The puzzle with a question mark for the value at `gap`.
    func prompt(gap: Int) -> String {
      let parts = values.indices.map { $0 == gap ? "?" : text(values[$0]) }
      return switch kind {
      case .forward, .backward: parts.joined(separator: " ")
      case .addition: "\(parts[0]) + \(parts[1]) = \(parts[2])"
      case .subtraction: "\(parts[0]) - \(parts[1]) = \(parts[2])"
      }
    }

    /// The values that panels for a gap may have. No number is offered that could not stand there: never zero, and two
    /// digits only for a total.
    func range(ofValueAt gap: Int) -> ClosedRange<Int> {
      switch kind {
      case .forward, .backward: 0...Puzzle.letters.count - 1
      case .addition: gap == 2 ? 2...18 : Puzzle.digits
      case .subtraction: gap == 0 ? 2...18 : Puzzle.digits
      }
    }
  }
}
