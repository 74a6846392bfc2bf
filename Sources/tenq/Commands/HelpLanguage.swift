import ArgumentParser
import QuizCore

/// The language in which commands and options describe themselves: ArgumentParser asks for their texts, and names no
/// language.
enum HelpLanguage {
  @TaskLocal static var current = Language.en
}

extension String {
  /// A text of the help, in the language of the help.
  static func both(_ english: String, ja japanese: String) -> String {
    HelpLanguage.current == .ja ? japanese : english
  }
}

extension ArgumentHelp {
  /// What an option or an argument does, in the language of the help.
  static func both(_ english: String, ja japanese: String) -> ArgumentHelp {
    ArgumentHelp(.both(english, ja: japanese))
  }
}
