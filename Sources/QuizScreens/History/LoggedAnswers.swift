import QuizCore
import TerminalKit

extension RoundRecord {
  /// The file that it was played from, by its name; nil for a round over sets or over questions that are made up.
  public var file: String? {
    let (name, _) = Levels.split(logName: set)
    let isOther =
      name.isEmpty || name.contains("/") || Catalogue.reservedNames.contains(name) || name == game.rawValue
    return isOther ? nil : name
  }

  /// Why some of its questions cannot be shown, in wordings from the longest to the shortest; nil where all are among
  /// `questions`.
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
