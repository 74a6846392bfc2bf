/// The levels of difficulty that a round is drawn from: one, or several that follow each other.
public struct Levels: Hashable, Sendable {
  /// The levels, some of `Question.levels`.
  public let range: ClosedRange<Int>

  /// Makes the levels of a range; nil when some of them are no levels.
  public init?(_ range: ClosedRange<Int>) {
    guard Question.levels.contains(range.lowerBound), Question.levels.contains(range.upperBound) else { return nil }
    self.range = range
  }

  /// Reads `2` or `1-2`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.count == 1 ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), let first = parts.first ?? nil, let last = parts.last ?? nil, first <= last
    else { return nil }
    self.init(first...last)
  }

  /// Whether every level is among them.
  public var areAll: Bool { range == Question.levels }

  /// The sum over these levels of numbers that there is one of for each of `Question.levels`.
  public func sum(of counts: [Int]) -> Int {
    range.reduce(0) { sum, level in
      let place = level - Question.levels.lowerBound
      return counts.indices.contains(place) ? sum + counts[place] : sum
    }
  }

  /// The easiest questions: what a newcomer begins with.
  public static let easiest = Levels(unchecked: Question.levels.lowerBound)

  private init(unchecked level: Int) {
    range = level...level
  }

  /// Whether a question has one of these levels; false if the bank gives it none.
  public func contains(_ question: Question) -> Bool { question.level.map(range.contains) ?? false }
}

extension Levels: CustomStringConvertible {
  /// As `init(_:)` reads it.
  public var description: String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}

// In the score log.
extension Levels {
  private static let (prefix, suffix) = (" (level ", ")")

  /// The score log's name of a set limited to these levels: `en/Words/Idioms (level 2)`. It differs from the whole
  /// set's name, so that rounds of easy questions are never compared with those of all, even by programs without
  /// levels.
  public func logName(of set: String) -> String { set + Levels.prefix + description + Levels.suffix }

  /// The set in a name of the score log, and the levels drawn of it; nil for all levels.
  public static func split(logName name: String) -> (set: String, levels: Levels?) {
    guard name.utf8.last == UInt8(ascii: ")"), let open = name.lastIndex(of: "("), open != name.startIndex,
      name[open...].hasPrefix(prefix.dropFirst())
    else { return (name, nil) }
    let text = name[name.index(open, offsetBy: prefix.count - 1)...].dropLast()
    guard let levels = Levels(text), name[..<open].hasSuffix(" ") else { return (name, nil) }
    return (String(name[..<open].dropLast()), levels)
  }
}

extension Sequence<Question> {
  /// The questions from easy to hard, those of one level in the order they have; one without a level counts as of the
  /// middle one. Without levels the order is kept.
  public var climbing: [Question] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.level ?? 2, right.element.level ?? 2)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
