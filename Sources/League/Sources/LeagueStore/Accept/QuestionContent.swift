import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

/// The text of a shared question, valid by the rules of the banks, with nothing that cannot be shown.
struct QuestionContent: Hashable, Sendable {
  /// As this program sends it: a program that knows one right choice only cannot take it for such a question.
  let text: LeagueChange.Text
  /// What the score log calls it.
  let hash: String
  /// As the store keeps it.
  let json: String

  /// Checks a text; nil when it breaks a rule.
  init?(_ text: LeagueChange.Text) {
    guard let question = text.question, Language(rawValue: text.language) != nil,
      question.texts.allSatisfy(QuestionContent.isShown)
    else { return nil }
    // The form's own rules: nothing empty, nothing too long, no two choices the same, no outer spaces.
    guard let checked = try? QuestionDraft(question).question(), checked.text == question.text,
      checked.id == question.id, Set(checked.choices) == Set(question.choices), checked.accepted == question.accepted,
      checked.explanation == question.explanation
    else { return nil }
    let text = LeagueChange.Text(question, language: text.language)
    guard let data = try? JSONEncoder().encode(text) else { return nil }
    self.text = text
    hash = question.id.description
    json = String(decoding: data, as: UTF8.self)
  }

  /// Reads what the store keeps; nil when it is withdrawn.
  static func text(_ json: String) -> LeagueChange.Text? {
    try? JSONDecoder().decode(LeagueChange.Text.self, from: Data(json.utf8))
  }

  /// What the store keeps of a question that has gone: what is right, without the words of the question and its choices;
  /// nil when it is withdrawn.
  static func withoutWords(_ json: String) -> String? {
    guard let text = text(json), let question = text.question,
      let bare = Question(
        question.kind, text: "", choices: question.choices.indices.map { "choice \($0 + 1)" }, key: question.key,
        options: question.options),
      let data = try? JSONEncoder().encode(LeagueChange.Text(bare, language: text.language))
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func isShown(_ text: String) -> Bool {
    SafeText(text).string == text
  }
}
