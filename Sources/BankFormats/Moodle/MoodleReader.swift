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
    guard let read = readers[type] else { throw refusal(type) }
    // Pictures can come along as files.
    if !question.descendants("file").isEmpty { throw .media }
    item.level = question["tags"]?.all("tag").compactMap { Level.named($0["text"]?.text ?? "") }.first
    let own = try read(question, &item)
    let general = try question["generalfeedback"].map { feedback throws(Refusal) in try text(of: feedback) }
    item.explanation = own.explanation(general: general).map(PlainText.withoutRuns)
  }

  /// Reads the answers of a question into an item, and gives what is said of them.
  private typealias Reader = @Sendable (XMLElement, inout RawItem) throws(Refusal) -> AnswerFeedback

  /// How the types of questions that are read are called.
  private static let readers: [String: Reader] = [
    "multichoice": choices, "multichoiceset": choices, "oumultiresponse": choices, "truefalse": trueOrFalse,
    "shortanswer": shortAnswer,
    "numerical": numerical, "matching": matching, "match": matching, "ddmatch": matching, "ordering": ordering,
    "cloze": cloze, "multianswer": cloze, "gapselect": gaps, "ddwtos": gaps,
  ]

  /// The types whose questions may have several right choices without saying so.
  private static let several: Set<String> = ["multichoiceset", "oumultiresponse"]

  /// Whether an element says no: `0` or `false`.
  private static func isNo(_ element: XMLElement?) -> Bool {
    element.map { ["0", "false"].contains($0.text.trimmed.lowercased()) } ?? false
  }

  /// The weight of an answer that is wholly right; thirds do not add up to a hundred.
  private static let full = 99.0

  private static func fraction(of answer: XMLElement) -> Double {
    Double((answer.attributes["fraction"] ?? "").trimmed) ?? 0
  }

  /// What is said of answers, which have these texts; stars, which stand for all others, are not named.
  private static func feedback(
    of answers: [XMLElement], _ texts: [String], where isRight: (Int) -> Bool
  ) throws(Refusal) -> AnswerFeedback {
    AnswerFeedback(
      try answers.indices.map { index throws(Refusal) in
        let said = try answers[index]["feedback"].map { feedback throws(Refusal) in try text(of: feedback) }
        return (texts[index], texts[index] == "*" ? nil : said, isRight(index))
      })
  }

  private static func notePartlyRight(_ answers: [XMLElement], in item: inout RawItem) {
    if answers.contains(where: { fraction(of: $0) > 0 && fraction(of: $0) < full }) { item.notes.append(.partlyRight) }
  }

  /// One choice or, where that is said, several.
  @Sendable private static func choices(_ question: XMLElement, _ item: inout RawItem) throws(Refusal) -> AnswerFeedback
  {
    let answers = question.all("answer")
    let texts = try answers.map { answer throws(Refusal) in try text(of: answer) }
    let fractions = answers.map(fraction)
    item.keepsOrder = isNo(question["shuffleanswers"])
    let maySeveral = isNo(question["single"]) || several.contains(question.attributes["type"] ?? "")
    // Where one is to be chosen, what has a smaller part of the points is nearly right; where no choice has all of them,
    // several are right though nobody said so.
    let whole = fractions.indices.filter { fractions[$0] >= full }
    let isOne = !maySeveral && !whole.isEmpty
    let right = isOne ? whole : fractions.indices.filter { fractions[$0] > 0 }
    if isOne, right.count > 1 { throw .severalRight(right.count) }
    if right.count == 1, fractions[right[0]] < full { throw .noRight }
    item.content = maySeveral ? .several(texts, right: right) : .choices(texts, right: right)
    if fractions.indices.contains(where: { fractions[$0] > 0 && !right.contains($0) }) {
      item.notes.append(.partlyRight)
    }
    return try feedback(of: answers, texts) { right.contains($0) }
  }

  @Sendable private static func trueOrFalse(_ question: XMLElement, _ item: inout RawItem) throws(Refusal)
    -> AnswerFeedback
  {
    _ = try choices(question, &item)
    guard case .choices(let texts, let right) = item.content, right.count == 1 else { return AnswerFeedback() }
    let names = TrueOrFalse.names(asked: item.text)
    item.content = .choices(names, right: [texts[right[0]].lowercased() == "true" ? 0 : 1])
    return try feedback(of: question.all("answer"), texts.map { names[$0.lowercased() == "true" ? 0 : 1] }) {
      $0 == right[0]
    }
  }

  @Sendable private static func shortAnswer(_ question: XMLElement, _ item: inout RawItem) throws(Refusal)
    -> AnswerFeedback
  {
    let answers = question.all("answer")
    let all = try answers.map { answer throws(Refusal) in try text(of: answer) }
    let right = answers.indices.filter { fraction(of: answers[$0]) >= full }
    let (texts, hadStars) = ShortAnswer.texts(right.map { all[$0] })
    if hadStars { item.notes.append(.wildcards) }
    if texts.isEmpty { throw hadStars ? .anyText : .noRight }
    item.content = .typed(texts)
    notePartlyRight(answers, in: &item)
    return try feedback(of: answers, all) { right.contains($0) }
  }

  @Sendable private static func numerical(_ question: XMLElement, _ item: inout RawItem) throws(Refusal)
    -> AnswerFeedback
  {
    let all = question.all("answer")
    let texts = try all.map { answer throws(Refusal) in try text(of: answer) }
    let right = all.indices.filter { fraction(of: all[$0]) >= full && texts[$0] != "*" }
    guard let only = right.first else { throw .noRight }
    guard right.count == 1 else { throw .severalNumbers(right.count) }
    // Other units are multiples of the first.
    let units = question["units"]?.all("unit") ?? []
    let unit = units.first { Double(($0["multiplier"]?.text ?? "").trimmed) == 1 }
    item.content = NumberText.content(
      texts[only], margin: all[only]["tolerance"]?.text ?? "", unit: unit?["unit_name"]?.text ?? "")
    notePartlyRight(all, in: &item)
    return try feedback(of: all, texts) { $0 == only }
  }

  @Sendable private static func matching(_ question: XMLElement, _ item: inout RawItem) throws(Refusal)
    -> AnswerFeedback
  {
    let pairs = try question.all("subquestion").map { pair throws(Refusal) in
      (
        stem: try text(of: pair),
        answer: try pair["answer"].map { answer throws(Refusal) in try text(of: answer) } ?? ""
      )
    }
    item.content = Matching.content(
      item.text, pairs.filter { !$0.stem.isEmpty }, others: pairs.filter(\.stem.isEmpty).map(\.answer))
    return AnswerFeedback()
  }

  @Sendable private static func ordering(_ question: XMLElement, _ item: inout RawItem) throws(Refusal)
    -> AnswerFeedback
  {
    let answers = question.all("answer").enumerated().sorted { one, other in
      (fraction(of: one.element), one.offset) < (fraction(of: other.element), other.offset)
    }
    item.content = .order(try answers.map { answer throws(Refusal) in try text(of: answer.element) })
    return AnswerFeedback()
  }

  @Sendable private static func cloze(_ question: XMLElement, _ item: inout RawItem) throws(Refusal) -> AnswerFeedback {
    item.content = ClozeText.content(item.text)
    return AnswerFeedback()
  }

  /// A text with `[[1]]` where a word of a list belongs; words of one group are the choices of each other.
  @Sendable private static func gaps(_ question: XMLElement, _ item: inout RawItem) throws(Refusal) -> AnswerFeedback {
    let words = try question.children.filter { ["selectoption", "dragbox"].contains($0.name) }.map {
      word throws(Refusal) in (text: try text(of: word), group: (word["group"]?.text ?? "").trimmed)
    }
    let (pieces, numbers) = ClozeText.numbered(item.text)
    guard numbers.count <= ImportLimits.parts else { throw .tooManyParts(numbers.count) }
    let answers = numbers.map { number -> RawItem.Content in
      guard words.indices.contains(number - 1) else { return .refused(.noRight) }
      let group = words.indices.filter { words[$0].group == words[number - 1].group }
      return .choices(group.map { words[$0].text }, right: group.indices.filter { group[$0] == number - 1 })
    }
    item.keepsOrder = isNo(question["shuffleanswers"])
    item.content = Gaps.content(pieces, answers)
    return AnswerFeedback()
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
    return try FormattedText.plain(inner, format).trimmed
  }

  /// What Moodle's name of a type means.
  private static func refusal(_ type: String) -> Refusal {
    switch type {
    case "calculated", "calculatedsimple", "calculatedmulti", "formulas": .formula
    case "randomsamatch": .kind(Phrase(en: "a random matching question", ja: "ランダムな組み合わせ問題"))
    case "essay", "essayautograde": .essay
    case "description": .kind(Phrase(en: "a description", ja: "説明文"))
    case _:
      .kind(Phrase(en: "a question of type \(Excerpt.quoted(type))", ja: "種類が「\(Excerpt.of(type))」の問題"))
    }
  }
}
