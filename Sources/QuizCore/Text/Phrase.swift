/// A text in every language TenQ speaks: a column of words for each, in the order of ``Language/allCases``.
///
/// English comes first, and stands in for a language whose words are missing; a test names the phrases that miss any.
public struct Phrase: Hashable, Sendable {
  private let texts: [String]

  /// Makes a phrase from its wordings: English in sentence case and British spelling; Japanese with です・ます in sentences
  /// and short nouns in menus.
  public init(_ texts: String...) { self.texts = texts }

  /// Makes a phrase from its wording in each language.
  public init(en: String, ja: String) { self.init(en, ja) }

  /// A text that is the same in every language: a name, a number, a path.
  public init(same text: String) { self.init(each: { _ in text }) }

  /// Makes a phrase from its wording in each language.
  public init(each text: (Language) -> String) { texts = Language.allCases.map(text) }

  /// The wording in `language`.
  public subscript(language: Language) -> String {
    texts.indices.contains(language.column) ? texts[language.column] : texts.first ?? ""
  }

  /// English.
  public var en: String { self[.en] }

  /// Japanese.
  public var ja: String { self[.ja] }

  /// `count` things as Japanese counts them: 9つ, but 10個.
  public static func things(_ count: Int) -> String { count < 10 ? "\(count)つ" : "\(count)個" }

  /// The two phrases joined, in each language.
  public static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(each: { left[$0] + right[$0] }) }
}

/// A list of texts in every language TenQ speaks, each language with as many as it needs: wordings from the longest to
/// the shortest, or sentences that belong together.
public struct PhraseList: Hashable, Sendable {
  private let texts: [[String]]

  /// Makes a list from its texts in each language, in the order of ``Language/allCases``.
  public init(_ texts: [String]...) { self.texts = texts }

  /// Makes a list from its texts in each language.
  public init(en: [String], ja: [String]) { self.init(en, ja) }

  /// The texts in `language`.
  public subscript(language: Language) -> [String] {
    texts.indices.contains(language.column) ? texts[language.column] : texts.first ?? []
  }

  /// English.
  public var en: [String] { self[.en] }

  /// Japanese.
  public var ja: [String] { self[.ja] }
}
