import QuizCore
import TerminalKit

/// The player's choice of language.
public enum LanguageChoice: String, CaseIterable, SettingRepresentable {
  /// By the environment.
  case auto
  /// Japanese.
  case ja
  /// English.
  case en

  /// The choice of a language.
  public init(_ language: Language) { self = LanguageChoice(rawValue: language.rawValue) ?? .auto }

  /// The language; `nil` where the environment decides.
  public var language: Language? { Language(rawValue: rawValue) }
}

extension Language {
  /// The language of the environment; English on a terminal without Japanese characters.
  public init(onTerminalIn environment: [String: String]) {
    self = TerminalCharacters(environment: environment) == .all ? Language(environment: environment) : .en
  }
}
