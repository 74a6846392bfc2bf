import QuizCore

extension Language {
  /// All words a player reads in this language.
  public var words: Words {
    switch self {
    case .ja: .japanese
    case .en: .english
    }
  }
}
