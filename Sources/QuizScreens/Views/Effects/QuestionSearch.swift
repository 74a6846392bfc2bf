import QuizCore

/// A search for sets with some words in a question. It runs in parts between keys, so that none waits for it, however
/// large a bank is.
public struct QuestionSearch: Response {
  /// Where the next part begins: the indices of a set, a file of it, and a row of that.
  public struct Place: Equatable, Sendable {
    /// The set.
    public var set = 0
    /// The file.
    public var file = 0
    /// The row.
    public var row = 0

    /// Moves on to the next file.
    public mutating func goToNextFile() { (file, row) = (file + 1, 0) }

    /// Moves on to the next set.
    public mutating func goToNextSet() { (set, file, row) = (set + 1, 0, 0) }
  }

  /// The words, folded.
  let words: String
  /// The text of a question with the words, for each set where one was found.
  public var found: [Selection: String] = [:]
  /// Where to continue; nil once all sets were searched.
  public var next: Place? = Place()

  /// The least letters to search for: fewer are in nearly every set. Where a letter is a word, one is enough.
  private static let leastLetters = 3

  /// A search for what was typed; nil if that is too short. Keeps what `former` found where it has these words too.
  init?(for typed: String, after former: QuestionSearch? = nil) {
    words = Folding.folded(typed, asHiragana: true)
    let isShort = words.unicodeScalars.count < QuestionSearch.leastLetters
    guard let first = words.unicodeScalars.first, !isShort || first.value >= 0x2E80 else { return nil }
    found = former?.found.filter { hasWords($0.value) } ?? [:]
  }

  /// Whether a text has the words; ASCII ones only at the start of a word.
  public func hasWords(_ text: String) -> Bool { SearchText.has(words, in: Folding.folded(text, asHiragana: true)) }
}
