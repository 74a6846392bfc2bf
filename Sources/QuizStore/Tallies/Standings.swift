import QuizCore

/// The standing of each kind of round, in the order of their first rounds.
///
/// Not a dictionary of kinds: its type would be made at the first frame, which costs as much as reading a thousand rounds.
public struct Standings: Hashable, Sendable {
  /// A kind of round and its standing.
  public struct Entry: Hashable, Sendable {
    /// The kind.
    public let kind: Score.Kind
    /// Its standing.
    public internal(set) var standing: ScoreSummary.Standing
  }

  /// All of them.
  public private(set) var entries: [Entry] = []
  private var index = PlaceIndex()

  /// Nothing.
  init() {}

  /// How many kinds there are.
  public var count: Int { entries.count }

  /// The standing of a kind; `nil` if there is none.
  public subscript(kind: Score.Kind) -> ScoreSummary.Standing? { place(of: kind).map { entries[$0].standing } }

  /// Counts a round that is later than those before.
  mutating func add(_ score: Score, countsAsBest: Bool) {
    guard let place = place(of: score.kind) else {
      let standing = ScoreSummary.Standing(rounds: 1, best: countsAsBest ? score : nil, latest: score)
      entries.append(Entry(kind: score.kind, standing: standing))
      return index.noteLast(of: entries) { Standings.hash($0.kind) }
    }
    entries[place].standing.add(score, countsAsBest: countsAsBest)
  }

  private func place(of kind: Score.Kind) -> Int? {
    index.place(of: Standings.hash(kind), in: entries) { $0.kind == kind }
  }

  private static func hash(_ kind: Score.Kind) -> UInt64 { UInt64(truncatingIfNeeded: kind.hashValue) }

  /// Whether the standings are equal, independent of their order.
  public static func == (first: Standings, second: Standings) -> Bool {
    first.count == second.count && first.entries.allSatisfy { second[$0.kind] == $0.standing }
  }

  /// Hashes what does not depend on their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries.count)
  }
}
