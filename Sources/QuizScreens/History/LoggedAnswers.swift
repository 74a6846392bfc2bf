import QuizCore
import TerminalKit

extension RoundRecord.Answer {
  /// What was answered as far as the log alone tells it: the text that was typed, or the number of the choice in the bank.
  var logged: Phrase {
    switch given {
    case nil: Phrase(en: "no answer", ja: "回答なし")
    case .text(let text):
      Phrase(en: "you typed \"\(SafeText(text).oneLine)\"", ja: "入力「\(SafeText(text).oneLine)」")
    case .panels(let panels):
      Phrase(
        en: "you chose \(panels.count == 1 ? "choice" : "choices") "
          + panels.map { "\($0 + 1)" }.joined(separator: ", "),
        ja: "選んだ選択肢：" + panels.map { "\($0 + 1)" }.joined(separator: "、"))
    }
  }
}

extension RoundRecord {
  /// The file that it was played from, by its name; nil for a round over sets or over questions that are made up.
  public var file: String? {
    let (name, _) = Levels.split(logName: set)
    let isOther =
      name.isEmpty || name.contains("/") || Catalogue.reservedNames.contains(name) || name == game.rawValue
    return isOther ? nil : name
  }

  /// Why some of its questions cannot be shown; nil where all are among `questions`.
  func missingTexts(_ questions: [QuestionID: Question]) -> Phrase? {
    guard hosted == nil, answers.contains(where: { questions[$0.question] == nil }) else { return nil }
    if let name = file {
      let file = SafeText(name).oneLine
      return Phrase(
        en: "The log keeps no texts: they are read from \(file) where tenq is started. It is not there now, "
          + "or its questions have changed.",
        ja: "記録に問題文は含まれません。起動したフォルダの \(file) から読みますが、見つからないか、問題が変わっています。")
    }
    if Levels.split(logName: set).set == "-" {
      return Phrase(
        en: "The log keeps no texts, and questions from standard input cannot be read again.",
        ja: "記録に問題文は含まれません。標準入力の問題は読み直せません。")
    }
    return Phrase(
      en: "The log keeps no texts, and not all of these questions are in the sets any more.",
      ja: "記録に問題文は含まれません。今の問題集にない問題があります。")
  }
}
