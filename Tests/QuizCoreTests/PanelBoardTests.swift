import Sweeps
import Testing

@testable import QuizCore

/// What holds of every board, checked by reading its rows as a player does.
@Suite struct PanelBoardTests {
  /// A prompt with its gap filled: letters at equal steps, or a correct sum.
  enum Reading: Hashable {
    case letters(step: Int)
    case sum
    case difference
  }

  /// Reads a prompt with `panel` in its gap; nil when it is not true then. Knows nothing of how rows are made.
  static func read(_ prompt: String, with panel: String) -> Reading? {
    let parts = prompt.split(separator: " ").map { $0 == "?" ? panel : String($0) }
    if let equals = parts.firstIndex(of: "="), equals == 3, parts.count == 5 {
      guard let left = Int(parts[0]), let right = Int(parts[2]), let total = Int(parts[4]) else { return nil }
      switch parts[1] {
      case "+": return left + right == total ? .sum : nil
      case "-": return left - right == total ? .difference : nil
      default: return nil
      }
    }
    let places = parts.compactMap { part in
      part.count == 1 ? part.utf8.first.map { Int($0) - 65 } : nil
    }.filter { (0..<26).contains($0) }
    guard places.count == 5, parts.count == 5 else { return nil }
    let step = places[1] - places[0]
    return step != 0 && zip(places, places.dropFirst()).allSatisfy { $1 - $0 == step } ? .letters(step: step) : nil
  }

  /// A prompt as it is understood: what fills its gap, of all letters and all numbers that could be on a panel.
  struct Prompt: Hashable {
    let solutions: [String]
    let reading: Reading?

    init(_ prompt: String) {
      let everything = (65...90).map { String(UnicodeScalar(UInt8($0))) } + (-30...30).map(String.init)
      solutions = everything.filter { PanelBoardTests.read(prompt, with: $0) != nil }
      reading = solutions.first.flatMap { PanelBoardTests.read(prompt, with: $0) }
    }

    /// Whether a row of `kind` may ask this.
    func belongs(to kind: PanelRow.Kind) -> Bool {
      switch (kind, reading) {
      case (.forward, .letters(let step)): (1...3).contains(step)
      case (.backward, .letters(let step)): (-3 ... -1).contains(step)
      case (.addition, .sum), (.subtraction, .difference): true
      case (.forward, _), (.backward, _), (.addition, _), (.subtraction, _): false
      }
    }
  }

  @Test func twentyThousandBoardsKeepTheRules() {
    var generator = SeededGenerator(seed: 20_261_121)
    // There are about a thousand prompts; each is read once.
    var prompts: [String: Prompt] = [:]
    var fifths: [PanelRow.Kind: Int] = [:]
    var kindsOnTop: Set<PanelRow.Kind> = []
    var rightPanels = [Int](repeating: 0, count: 5)
    var broken: [PanelBoard] = []
    for _ in 0..<20_000 {
      let board = PanelBoard(using: &generator)
      var kinds: [PanelRow.Kind: Int] = [:]
      var isRight = board.rows.count == 5
      for (number, row) in board.rows.enumerated() {
        let prompt: Prompt
        if let known = prompts[row.prompt] {
          prompt = known
        } else {
          prompt = Prompt(row.prompt)
          prompts[row.prompt] = prompt
        }
        isRight =
          isRight && prompt.belongs(to: row.kind) && prompt.solutions == [row.panels[row.rightPanel]]
          && row.panels.count == 5 && Set(row.panels).count == 5
          && board.rows[..<number].allSatisfy { $0.prompt != row.prompt }
        kinds[row.kind, default: 0] += 1
        rightPanels[row.rightPanel] += 1
      }
      isRight = isRight && kinds.count == 4
      if let fifth = kinds.first(where: { $0.value == 2 })?.key { fifths[fifth, default: 0] += 1 }
      if let top = board.rows.first { kindsOnTop.insert(top.kind) }
      if !isRight { broken.append(board) }
    }
    #expect(broken.isEmpty, "\(broken.prefix(3))")
    // Everything that can be asked is asked: 54 letter sequences each way with 5 gaps, 81 sums each way with 3.
    #expect(prompts.count == 2 * 54 * 5 + 2 * 81 * 3)
    #expect(kindsOnTop == Set(PanelRow.Kind.allCases))
    // The fifth row is of each kind equally often, and the right panel at each place about as often.
    #expect(fifths.values.allSatisfy { (4700...5300).contains($0) }, "\(fifths)")
    #expect(rightPanels.allSatisfy { (18_000...22_000).contains($0) }, "\(rightPanels)")
  }

  @Test func noTwoRowsComeFromOnePuzzle() {
    for seed in Sweep.of(0..<20_000, oneIn: 8) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let board = PanelBoard(using: &generator)
      let wholes = board.rows.map { row in
        row.prompt.split(separator: " ").map { $0 == "?" ? row.panels[row.rightPanel] : String($0) }
      }
      #expect(Set(wholes).count == 5, "seed \(seed)")
    }
  }

  @Test func numbersOnPanelsAreOnesThatCouldStandThere() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<5_000 {
      for row in PanelBoard(using: &generator).rows {
        switch row.kind {
        case .forward, .backward: #expect(row.panels.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isUppercase) })
        case .addition, .subtraction: #expect(row.panels.allSatisfy { Int($0).map((1...18).contains) ?? false })
        }
        #expect(row.prompt.count <= 11)
      }
    }
  }

  @Test func oneSeedDealsOneBoard() {
    func board(_ seed: UInt64) -> PanelBoard {
      var generator = SeededGenerator(seed: seed)
      return PanelBoard(using: &generator)
    }
    #expect(board(7) == board(7))
    #expect(board(7) != board(8))
    // For ever: a seed in the log must deal the same board in the next version.
    #expect(board(7).rows.map(\.prompt) == ["P Q ? S T", "R O L I ?", "? + 9 = 18", "? + 8 = 17", "? - 8 = 8"])
    #expect(
      board(7).rows.map { $0.panels.joined(separator: " ") } == [
        "N P R T V", "C D E F G", "5 6 8 9 7", "1 7 5 3 9", "14 15 16 17 18",
      ])
    #expect(board(7).rows.map(\.rightPanel) == [2, 3, 3, 4, 2])
  }

  @Test(arguments: [
    ("A B C ? E", "D", PanelBoardTests.Reading.letters(step: 1) as Reading?), ("A B C ? E", "E", nil),
    ("Z Y X ? V", "W", .letters(step: -1)), ("A C E ? I", "G", .letters(step: 2)), ("2 + ? = 6", "4", .sum),
    ("2 + ? = 6", "5", nil), ("? - 1 = 4", "5", .difference), ("3 - 1 = ?", "2", .difference),
  ])
  func theReaderOfTheseTestsReadsAsAPlayerDoes(prompt: String, panel: String, reading: Reading?) {
    #expect(Self.read(prompt, with: panel) == reading)
  }
}
