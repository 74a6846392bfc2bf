import QuizCore

/// A statement that is true or false, as a question with two choices.
enum TrueOrFalse {
  /// The choices, in the language of the statement as far as its letters show it.
  static func content(_ isTrue: Bool, asked text: String) -> RawItem.Content {
    let scripts = Scripts(of: text)
    let isJapanese = scripts.contains(.hiragana) || scripts.contains(.katakana)
    return .choices(isJapanese ? ["正しい", "正しくない"] : ["True", "False"], right: [isTrue ? 0 : 1])
  }
}
