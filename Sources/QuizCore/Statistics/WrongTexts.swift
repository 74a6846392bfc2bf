/// The wrong texts that were typed for one question, and how often each.
///
/// Texts that differ only in case, width and outer spaces are one. Holds at most ``kept`` of them, so that no log takes
/// unbounded memory: a new one takes the place of that which came least often, of these the first, and is counted from
/// then on. No count is too high.
public struct WrongTexts: Hashable, Sendable {
  /// One of them.
  public struct Entry: Hashable, Sendable {
    /// As it was typed first, at most ``longest`` characters of it.
    public let text: String
    /// How often it was typed.
    public let count: Int

    /// Makes it of its parts.
    public init(text: String, count: Int) {
      self.text = text
      self.count = count
    }
  }

  private struct Counted: Hashable {
    let folded: String
    let text: String
    var count: Int
  }

  /// How many are kept.
  public static let kept = 12
  /// How many are shown.
  public static let shown = 5
  /// How much of a text is kept, in characters.
  static let longest = 40

  private var texts: [Counted] = []

  /// None.
  public init() {}

  /// Counts a text.
  public mutating func add(_ text: String) {
    let text = String(text.trimmed.prefix(WrongTexts.longest))
    let folded = Folding.folded(text)
    if let index = texts.firstIndex(where: { $0.folded == folded }) {
      texts[index].count += 1
      return
    }
    let rarest = texts.count < WrongTexts.kept ? nil : texts.indices.min { texts[$0].count < texts[$1].count }
    if let rarest { texts.remove(at: rarest) }
    texts.append(Counted(folded: folded, text: text, count: 1))
  }

  /// Those that came most often, the most frequent first; of equal ones that which is kept longest. At most ``shown``.
  public var mostFrequent: [Entry] {
    let order = texts.indices.sorted { (-texts[$0].count, $0) < (-texts[$1].count, $1) }
    return order.prefix(WrongTexts.shown).map { Entry(text: texts[$0].text, count: texts[$0].count) }
  }
}
