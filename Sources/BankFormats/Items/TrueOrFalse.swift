import QuizCore

/// A statement that is true or false, as a question with two choices.
enum TrueOrFalse {
  /// The choices, in the language that the letters of the statement suggest.
  static func content(_ isTrue: Bool, asked text: String) -> RawItem.Content {
    .choices(names(asked: text), right: [isTrue ? 0 : 1])
  }

  /// The choices: what is true, and what is false.
  static func names(asked text: String) -> [String] {
    Scripts(of: text).areJapanese ? ["正しい", "正しくない"] : ["True", "False"]
  }
}
