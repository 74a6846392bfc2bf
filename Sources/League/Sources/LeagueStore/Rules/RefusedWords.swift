import QuizCore
import QuizStore

/// Words that names and questions must not have anywhere in them. Case, width, blanks, hiragana or katakana, and letters
/// that look alike make no difference (``NameFolding``); digits in the place of letters do.
public struct RefusedWords: Hashable, Sendable {
  /// The most words of a league.
  public static let most = 2000
  /// The longest file of words, in bytes.
  public static let mostBytes = 1 << 16

  /// The words as they are compared, sorted, each once.
  public let list: [String]
  /// Where each letter leads from each place of the tree of all words; the first place is its root.
  private let next: [[Character: Int]]
  private let ends: Set<Int>

  /// Reads a list, a word a line; lines without a letter are left out.
  public init(_ text: some StringProtocol) {
    list = Set(text.split(whereSeparator: \.isNewline).map { String(NameFolding.letters($0)) }.filter { !$0.isEmpty })
      .sorted()
    var next: [[Character: Int]] = [[:]]
    var ends: Set<Int> = []
    for word in list {
      var place = 0
      for letter in word {
        if let known = next[place][letter] {
          place = known
        } else {
          next[place][letter] = next.count
          place = next.count
          next.append([:])
        }
      }
      ends.insert(place)
    }
    self.next = next
    self.ends = ends
  }

  /// Whether one of the words is in a text.
  public func areIn(_ text: String) -> Bool {
    guard !list.isEmpty else { return false }
    let letters = NameFolding.letters(text)
    return letters.indices.contains { start in
      var place = 0
      for letter in letters[start...] {
        guard let following = next[place][letter] else { return false }
        if ends.contains(following) { return true }
        place = following
      }
      return false
    }
  }
}

extension RefusedWords {
  /// Whether one of the words is in the text of a question.
  func areIn(_ text: LeagueChange.Text) -> Bool {
    guard let question = text.question else { return false }
    return question.texts.contains(where: areIn)
  }
}
