/// A text in every language TenQ speaks.
///
/// It is declared beside the code that uses it. A new language is one more stored property here, after which the
/// compiler lists every phrase that still lacks it.
public struct Phrase: Hashable, Sendable {
  /// English: sentence case, British spelling.
  public let en: String
  /// Japanese: です・ます in sentences, short nouns in menus.
  public let ja: String

  /// Makes a phrase from its wording in each language.
  public init(en: String, ja: String) {
    self.en = en
    self.ja = ja
  }

  /// A text that is the same in every language: a name, a number, a path.
  public init(_ text: String) {
    en = text
    ja = text
  }

  /// The wording in `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .ja: ja
    }
  }

  /// `count` things as Japanese counts them: 9つ, but 10個.
  public static func things(_ count: Int) -> String { count < 10 ? "\(count)つ" : "\(count)個" }

  /// The two phrases joined, in each language.
  public static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(en: left.en + right.en, ja: left.ja + right.ja)
  }
}

/// A list of texts in every language TenQ speaks, each language with as many as it needs: wordings from the longest to
/// the shortest, or sentences that belong together.
public struct PhraseList: Hashable, Sendable {
  /// English.
  public let en: [String]
  /// Japanese.
  public let ja: [String]

  /// Makes a list from its texts in each language.
  public init(en: [String], ja: [String]) {
    self.en = en
    self.ja = ja
  }

  /// The texts in `language`.
  public subscript(language: Language) -> [String] {
    switch language {
    case .en: en
    case .ja: ja
    }
  }
}
