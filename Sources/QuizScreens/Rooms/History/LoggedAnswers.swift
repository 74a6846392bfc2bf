import QuizCore
import TerminalKit

extension RoundRecord {
  /// The name of the file that was played; nil for a round over sets or generated questions.
  public var file: String? {
    let (name, _) = Levels.split(logName: set)
    let isOther =
      name.isEmpty || name.contains("/") || Catalogue.reservedNames.contains(name) || name == game.rawValue
    return isOther ? nil : name
  }

  /// Why some questions cannot be shown, from the longest to the shortest wording; nil if `questions` has all.
  func missingTexts(_ questions: [QuestionID: Question]) -> PhraseList? {
    guard hosted == nil, answers.contains(where: { questions[$0.question] == nil }) else { return nil }
    if let name = file.map({ SafeText($0).oneLine }) {
      return .fileIsGone(name)
    }
    if Levels.split(logName: set).set == "-" {
      return .inputIsGone
    }
    return .questionsAreGone
  }
}

/// The response to effects about a past round.
public enum PastRoundResponse: Response {
  /// Whether its seed still deals the same questions.
  case replays(Bool)
  /// Its known questions.
  case questions([QuestionID: Question])
}
