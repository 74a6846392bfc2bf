import QuizCore
import TerminalKit

extension RoundRecord.Answer {
  /// What was answered as far as the log alone tells it: the text that was typed, or the number of the choice in the bank.
  var logged: Phrase {
    switch given {
    case nil: return Phrase(en: "no answer", ja: "回答なし")
    case .text(let text): return Phrase(en: "\"\(SafeText(text).oneLine)\"", ja: "「\(SafeText(text).oneLine)」")
    case .panels(let panels):
      // The numbers of a log may be any.
      let numbers = panels.map { "\(min($0, .max - 1) + 1)" }
      return Phrase(
        en: "choice " + numbers.joined(separator: ", "),
        ja: "選択肢" + numbers.joined(separator: "、"))
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

  /// Why some of its questions cannot be shown, in wordings from the longest to the shortest; nil where all are among
  /// `questions`.
  func missingTexts(_ questions: [QuestionID: Question]) -> PhraseList? {
    guard hosted == nil, answers.contains(where: { questions[$0.question] == nil }) else { return nil }
    if let name = file.map({ SafeText($0).oneLine }) {
      return PhraseList(
        en: [
          "The log keeps no texts: they are read from \(name) where tenq is started. It is not there now, "
            + "or its questions have changed.",
          "No texts: \(name) is not here, or has changed.",
        ],
        ja: [
          "記録に問題文は含まれません。起動したフォルダーの \(name) から読みますが、見つからないか、問題が変わっています。",
          "問題文なし：\(name) がないか、変わっています。",
        ])
    }
    if Levels.split(logName: set).set == "-" {
      return PhraseList(
        en: [
          "The log keeps no texts, and questions from standard input cannot be read again.",
          "No texts: they came from standard input.",
        ], ja: ["記録に問題文は含まれません。標準入力の問題は読み直せません。", "問題文なし：標準入力の問題です。"])
    }
    return PhraseList(
      en: [
        "The log keeps no texts, and not all of these questions are in the sets any more.",
        "No texts: these questions are not there now.",
      ], ja: ["記録に問題文は含まれません。今の問題集にない問題があります。", "問題文なし：今の問題集にない問題です。"])
  }
}

extension ViewContext {
  /// Why questions of a past round cannot be shown, in lines; none for nil.
  func lines(missing texts: PhraseList?, width: Int) -> [SafeText] {
    guard let wordings = texts.map({ words($0) }), let text = isCompact ? wordings.last : wordings.first else {
      return []
    }
    return text.wrapped(to: width)
  }
}
