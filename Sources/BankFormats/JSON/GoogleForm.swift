import QuizCore

/// A quiz of Google Forms, as its interface gives it: choices, check boxes, lists and texts with their answer key.
enum GoogleForm {
  /// Reads a form; nil when it is none.
  static func read(_ root: JSONValue) throws(ImportError) -> RawFile? {
    guard let items = root.member(["items"])?.array, items.contains(where: { $0.member(["questionitem"]) != nil })
    else {
      return nil
    }
    var file = RawFile(
      title: (root.member(["info"])?.member(["title", "documenttitle"])?.text).map { title in
        (try? FormattedText.plain(title, .unknown)).map(PlainText.oneLine) ?? title
      })
    for value in items {
      guard let question = value.member(["questionitem"])?.member(["question"]) else { continue }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: value.line) }
      var item = RawItem(
        place: .item(file.items.count + 1, line: value.line), text: value.member(["title"])?.text ?? "",
        content: content(question))
      if value.member(["questionitem"])?.member(["image"]) != nil { item.content = .refused(.media) }
      let grading = question.member(["grading"])
      item.explanation =
        (grading?.member(["generalfeedback"]) ?? grading?.member(["whenright"]))?.member(["text"])?.text
      file.items.append(item)
    }
    return file
  }

  private static func content(_ question: JSONValue) -> RawItem.Content {
    let key = question.member(["grading"])?.member(["correctanswers"])?.member(["answers"])?.array ?? []
    let right = key.compactMap { $0.member(["value"])?.text }
    if let choices = question.member(["choicequestion"]) {
      let texts = (choices.member(["options"])?.array ?? []).map { $0.member(["value"])?.text ?? "" }
      let rightTexts = Set(right)
      let indices = texts.indices.filter { rightTexts.contains(texts[$0]) }
      return choices.member(["type"])?.text == "CHECKBOX"
        ? .several(texts, right: indices) : .choices(texts, right: indices)
    }
    guard question.member(["textquestion"]) != nil else {
      return .refused(.kind(Phrase(en: "a question that is no choice and no text", ja: "選択でもテキストでもない質問")))
    }
    return right.isEmpty ? .refused(.noRight) : .typed(right)
  }
}
