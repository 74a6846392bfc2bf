import QuizCore

/// Reads the XML of Moodle's question banks.
enum MoodleReader {
  /// Reads the element `quiz`.
  static func read(_ quiz: XMLElement) throws(ImportError) -> RawFile {
    var file = RawFile()
    var category: [String] = []
    for question in quiz.all("question") {
      let type = question.attributes["type"] ?? ""
      if type == "category" {
        category = Category.path(question["category"]?["text"]?.text ?? "")
        continue
      }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: question.line) }
      var item = RawItem(place: .line(question.line), category: category, text: "", content: .refused(.noQuestion))
      do throws(Refusal) {
        try fill(&item, from: question, type: type)
      } catch {
        item.content = .refused(error)
        if item.text.isEmpty { item.text = PlainText.oneLine(question["name"]?.text ?? "") }
      }
      file.items.append(item)
    }
    return file
  }

  private static func fill(_ item: inout RawItem, from question: XMLElement, type: String) throws(Refusal) {
    guard let asked = question["questiontext"] else { throw .noQuestion }
    item.text = try text(of: asked)
    guard ["multichoice", "multichoiceset", "truefalse"].contains(type) else { throw .kind(kind(type)) }
    // Pictures can come along as files.
    if !question.descendants("file").isEmpty { throw .media }
    let answers = question.all("answer")
    let texts = try answers.map { answer throws(Refusal) in try text(of: answer) }
    let fractions = answers.map { Double(PlainText.trimmed($0.attributes["fraction"] ?? "")) ?? 0 }
    let right = fractions.indices.filter { fractions[$0] > 0 }
    if right.count == 1, fractions[right[0]] < 99 { throw .noRight }
    item.content = .choices(texts, right: right)
    if type == "truefalse", right.count == 1 {
      item.content = TrueOrFalse.content(texts[right[0]].lowercased() == "true", asked: item.text)
    }
    let general = try question["generalfeedback"].map { feedback throws(Refusal) in try text(of: feedback) }
    let own = try right.first.flatMap { answers[$0]["feedback"] }.map { feedback throws(Refusal) in
      try text(of: feedback)
    }
    item.explanation = FormattedText.explanation(right: own, general: general)
    item.level = question["tags"]?.all("tag").compactMap { Level.named($0["text"]?.text ?? "") }.first
  }

  /// What stands in the element `text` of an element, without its markup.
  private static func text(of element: XMLElement) throws(Refusal) -> String {
    if element["file"] != nil { throw .media }
    // HTML that is not escaped is a tree of elements.
    let inner = element["text"].map { $0.children.isEmpty ? $0.text : $0.markup() } ?? ""
    let format: FormattedText.Format =
      switch element.attributes["format"] {
      case "html": .html
      case "plain_text": .plain
      case _: .unknown
      }
    return PlainText.trimmed(try FormattedText.plain(inner, format))
  }

  /// What Moodle's name of a type means.
  private static func kind(_ type: String) -> Phrase {
    switch type {
    case "matching", "randomsamatch", "ddmatch": Phrase(en: "a matching question", ja: "組み合わせ問題")
    case "shortanswer": Phrase(en: "a short-answer question", ja: "短答問題")
    case "numerical", "calculated", "calculatedsimple", "calculatedmulti":
      Phrase(en: "a numerical question", ja: "数値問題")
    case "essay": Phrase(en: "an essay question", ja: "記述問題")
    case "description": Phrase(en: "a description", ja: "説明文")
    case "cloze", "multianswer", "gapselect", "ddwtos": Phrase(en: "a text with gaps", ja: "穴埋め問題")
    case _:
      Phrase(en: "a question of type \(Excerpt.quoted(type))", ja: "種類が「\(Excerpt.of(type))」の問題")
    }
  }
}
