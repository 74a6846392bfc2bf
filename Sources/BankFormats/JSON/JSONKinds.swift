import QuizCore

/// Questions in JSON that name their kind.
enum JSONKinds {
  private static let names = ["kind", "type", "questiontype", "questionkind", "種類"]
  private static let right = [
    "accepted", "acceptedanswers", "acceptableanswers", "correctanswers", "correctanswer", "answer", "correct",
    "rightanswer", "solution", "正解", "正答",
  ]
  private static let margins = ["tolerance", "margin", "error", "accuracy", "precision"]

  /// The kind that a question names, what else it says, and whether a bank would say it so.
  typealias Named = (kind: QuestionKind, options: [String], isOfBank: Bool)

  /// Choices as a question of the kind that is named, with what else is said of it. Programs say "multiple" also of one
  /// right choice of several.
  static func chosen(_ content: RawItem.Content, as named: Named?) -> RawItem.Content {
    guard let (kind, options, isOfBank) = named, case .choices(let texts, let right) = content else { return content }
    switch kind.input {
    case .panel: guard right.count == 1, !options.isEmpty else { return content }
    case .panels: guard right.count > 1 || isOfBank && !right.isEmpty else { return content }
    case .sequence, .text, .number: return content
    }
    return .keyed(kind, choices: texts, key: QuestionKind.Key(answers: right.sorted()), options: options)
  }

  /// What a question says of its kind.
  static func named(by question: JSONValue) -> Named? {
    guard let name = question.member(names)?.text, let (kind, options) = KindName.named(name) else { return nil }
    return (kind, options, question.member(["kind"]) != nil)
  }

  /// What is right of a question of a kind whose answers are no choices, or all of them; nil where it is read as one with
  /// choices.
  static func content(_ question: JSONValue, _ kind: QuestionKind, _ options: [String], choices: [String])
    -> RawItem.Content?
  {
    let answer = question.member(right)
    let texts = (answer?.array ?? answer.map { [$0] } ?? []).compactMap(\.text)
    switch kind.input {
    case .panel, .panels: return nil
    case .sequence: return order(choices, by: answer?.array, texts)
    case .text:
      // A text that is one of the choices is chosen.
      if choices.count > 1, texts.count == 1, PlainText.index(of: texts[0], in: choices) != nil { return nil }
      let accepted = texts.isEmpty ? choices : texts
      return accepted.isEmpty
        ? .refused(.noRight) : .keyed(kind, key: QuestionKind.Key(accepted: accepted), options: options)
    case .number: return number(question, texts)
    }
  }

  /// Choices in their order: that of the file, unless the answers are all of them in another, by text or by number.
  private static func order(_ choices: [String], by answers: [JSONValue]?, _ texts: [String]) -> RawItem.Content {
    let all = Array(choices.indices)
    guard let answers, choices.count <= ItemRules.mostChoices, answers.count <= choices.count else {
      return .order(choices)
    }
    let byText = texts.compactMap { PlainText.index(of: $0, in: choices) }
    if byText.sorted() == all { return .order(byText.map { choices[$0] }) }
    let numbers = answers.compactMap(\.integer)
    if numbers.count == all.count, let first = numbers.min(), (0...1).contains(first) {
      let indices = numbers.map { $0.subtractingReportingOverflow(first).partialValue }
      if indices.sorted() == all { return .order(indices.map { choices[$0] }) }
    }
    return .refused(choices.isEmpty ? .tooFewChoices(0) : .noRight)
  }

  /// Why a question of a kind that has no right answer cannot be taken; nil for others.
  static func unplayable(_ question: JSONValue) -> Refusal? {
    switch question.member(names)?.text?.lowercased() {
    case "survey", "poll", "opinion", "scale", "nps": .kind(Phrase(en: "a survey", ja: "アンケート"))
    case "word_cloud", "wordcloud", "brainstorming", "brainstorm", "feedback":
      .kind(Phrase(en: "a question without a right answer", ja: "正解のない問題"))
    case "content", "slide", "info": .kind(Phrase(en: "a slide", ja: "スライド"))
    case _: nil
    }
  }

  private static func number(_ question: JSONValue, _ texts: [String]) -> RawItem.Content {
    // Kahoot has what is right on its slider beside the slider's ends.
    if let slider = question.member(["choicerange"]), let right = slider.member(["correct"])?.text {
      let margin = slider.member(margins)?.text ?? ""
      return NumberText.content(right, margin: NumberText.decimal(margin) == nil ? "" : margin)
    }
    // ClassQuiz has the ends of the range among the answers.
    let ends = question.member(["answers"]) ?? question
    if let low = ends.member(["mincorrect", "min"])?.text, let high = ends.member(["maxcorrect", "max"])?.text {
      return NumberText.content(from: low, to: high)
    }
    guard texts.count == 1 else { return .refused(texts.isEmpty ? .noRight : .severalNumbers(texts.count)) }
    let unit = question.member(["unit", "単位"])?.text ?? ""
    if let margin = question.member(margins)?.text { return NumberText.content(texts[0], margin: margin, unit: unit) }
    let content = NumberText.content(texts[0], unit: unit)
    // A bank's own way to write a margin or a range.
    if case .refused = content { return .number(texts[0]) }
    return content
  }
}
