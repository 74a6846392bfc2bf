/// The words of a typed answer as they are compared, and the article before them.
struct FoldedAnswer: Hashable {
  /// All words.
  let words: [String]
  /// The words without a leading article; never empty where `words` is not.
  let bare: [String]
  /// What the leading article says; nil where there is none.
  private let article: String?

  /// Takes the words, folded.
  init(_ words: [String]) {
    self.words = words
    if words.count > 1, let meaning = FoldedAnswer.articles[words[0]] {
      article = meaning
      bare = Array(words.dropFirst())
    } else if let first = words.first, first.hasPrefix("l'"), first.count > 2 {
      article = "l'"
      bare = [String(first.dropFirst(2))] + words.dropFirst()
    } else {
      article = nil
      bare = words
    }
  }

  /// Whether at most one of them has an article, or both the same: "Tisch" is right for "der Tisch", "die Tisch" is not.
  func agrees(with other: FoldedAnswer) -> Bool {
    article == nil || other.article == nil || article == other.article
  }

  /// Whether both are the same, written together or apart.
  func isSame(as other: FoldedAnswer) -> Bool {
    words.joined() == other.words.joined() || agrees(with: other) && bare.joined() == other.bare.joined()
  }

  /// The articles of English, French, German, Spanish, Italian, Portuguese and Dutch that may stand before a noun, and
  /// what each says. Those of English say nothing of the noun.
  private static let articles: [String: String] = {
    let english = ["a", "an", "the"]
    let others = [
      "le", "la", "les", "un", "une", "der", "die", "das", "ein", "eine", "el", "los", "las", "una", "il", "lo", "gli",
      "o", "os", "as", "um", "uma", "de", "het", "een",
    ]
    return Dictionary(uniqueKeysWithValues: english.map { ($0, "the") } + others.map { ($0, $0) })
  }()
}
