import QuizCore
import QuizStore

/// Words that names and questions must not have anywhere in them. Case, width, blanks, and hiragana or katakana make no
/// difference; digits in the place of letters do.
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
    list = Set(text.split(whereSeparator: \.isNewline).map { String(RefusedWords.folded($0)) }.filter { !$0.isEmpty })
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
    let letters = RefusedWords.folded(text)
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

  /// The letters of a text without what makes no difference.
  static func folded(_ text: some StringProtocol) -> [Character] {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      // Katakana to hiragana.
      case 0x30A1...0x30F6: folded.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      case 0xFF66...0xFF9F: folded.append(halfWidth[Int(scalar.value) - 0xFF66])
      case _ where scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint: break
      case _: folded.append(scalar)
      }
    }
    return Array(String(folded).lowercased())
  }

  /// What the half-width katakana stand for, U+FF66 to U+FF9F; the last two are the marks of voiced sounds.
  private static let halfWidth = Array(
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん\u{3099}\u{309A}".unicodeScalars)
}

extension RefusedWords {
  /// Whether one of the words is in the text of a question.
  func areIn(_ text: LeagueChange.Text) -> Bool {
    guard let question = text.question else { return false }
    return question.texts.contains(where: areIn)
  }
}
