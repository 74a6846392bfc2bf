/// The rows of several banks as one, to draw questions from. Reads only the rows that are drawn.
public struct QuestionPool: Sendable {
  private let banks: [Bank]
  /// The number of each bank's first row.
  private let firsts: [Int]
  /// How many rows there are, whether they can be used or not.
  public let rowCount: Int

  /// A pool of all rows of `banks`, in their order.
  public init(_ banks: [Bank]) {
    var total = 0
    self.banks = banks
    firsts = banks.map { bank in
      defer { total += bank.rowCount }
      return total
    }
    rowCount = total
  }

  /// The question of a row; nil when the row cannot be used or does not exist.
  public func question(at row: Int) -> Question? {
    guard row >= 0, row < rowCount else { return nil }
    let bank = bank(ofRow: row)
    return banks[bank].question(at: row - firsts[bank])
  }

  /// The number of the bank that a row is in: the last one whose first row is not beyond it, by halving.
  func bank(ofRow row: Int) -> Int {
    var low = 0
    var high = firsts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Draws up to `count` questions, without repetition, each usable row and each order equally likely; fewer when there are
  /// not so many.
  ///
  /// Of questions with the same `QuestionID` only one is drawn; only of `levels` and of a `kind`, if given. `rng` does not advance
  /// after the last question, so that a larger `count` than there are questions draws the same as the exact number.
  public func draw(
    _ count: Int, of levels: Levels? = nil, kind: QuestionKind? = nil, using rng: inout some RandomNumberGenerator
  ) -> [Question] {
    // Without this a large bank would be read to its end for nothing.
    if levels != nil, !banks.contains(where: \.hasLevels) { return [] }
    var drawn: [Question] = []
    var seen: Set<QuestionID> = []
    var order = SparseShuffle(rowCount)
    var state = rng
    while drawn.count < count, let row = order.next(using: &state) {
      guard let question = question(at: row), levels?.contains(question) != false,
        kind.map({ $0 == question.kind }) ?? true,
        seen.insert(question.id).inserted
      else { continue }
      drawn.append(question)
      rng = state
    }
    return drawn
  }

  /// Every question once, shuffled uniformly.
  public func all(using rng: inout some RandomNumberGenerator) -> [Question] {
    draw(rowCount, using: &rng)
  }

  /// Every question once, in the order of the banks.
  public var all: [Question] {
    var seen: Set<QuestionID> = []
    return (0..<rowCount).compactMap { row in
      question(at: row).flatMap { seen.insert($0.id).inserted ? $0 : nil }
    }
  }
}

/// The numbers from 0 up to a count in random order, shuffled only as far as they are taken (Fisher and Yates, with a
/// dictionary for what was moved).
private struct SparseShuffle {
  private let count: Int
  private var taken = 0
  private var moved: [Int: Int] = [:]

  init(_ count: Int) {
    self.count = count
  }

  mutating func next(using rng: inout some RandomNumberGenerator) -> Int? {
    guard taken < count else { return nil }
    let place = taken + rng.below(count - taken)
    let number = moved[place] ?? place
    // Places before `taken` are never looked at again, so what stood at `taken` moves into the gap.
    let left = moved.removeValue(forKey: taken) ?? taken
    if place != taken { moved[place] = left }
    taken += 1
    return number
  }
}
