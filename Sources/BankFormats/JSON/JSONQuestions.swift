import QuizCore

/// Questions in JSON: `{"genre": …, "id": …, "title": …, "questions": […]}` and what is near to it.
struct JSONQuestions {
  private var file = RawFile()
  /// The items whose answers are numbers that count from 0 or from 1: their index, the numbers, and the choices.
  private var numbered: [(item: Int, answers: [Int], choices: [String], kind: JSONKinds.Named?)] = []

  private static let lists = ["questions", "items", "results", "cards", "terms", "問題"]
  private static let sets = ["sets", "quizzes", "quiz", "genres", "categories", "decks", "data"]
  private static let titles = ["title", "name", "set", "quiztitle", "タイトル", "題名", "id"]
  private static let genres = ["genre", "category", "subject", "topic", "ジャンル", "分野"]
  private static let texts = [
    "question", "questiontext", "text", "prompt", "stem", "q", "問題文", "問題", "front", "term", "title", "name",
  ]
  private static let choices = ["choices", "options", "answers", "alternatives", "answeroptions", "選択肢"]
  private static let indices = [
    "answerindex", "correctindex", "correctanswerindex", "correctoptionindex", "answeridx", "correctidx",
  ]
  private static let answers = [
    "correctanswer", "answer", "correct", "rightanswer", "right", "correctoption", "correctchoice", "solution", "a",
    "正解", "正答",
  ]
  private static let wrongs = ["incorrectanswers", "wronganswers", "incorrect", "wrong", "distractors"]
  private static let backs = ["back", "definition", "answer", "a"]
  private static let explanations = ["explanation", "explain", "rationale", "feedback", "comment", "support", "解説"]
  private static let levels = ["level", "difficulty", "難易度"]

  /// Whether a text begins as JSON does: an object with a name, or a list of objects, lists, texts or numbers.
  static func isLikely(_ source: SourceText) -> Bool {
    var start = source.bytes.lazy.filter { $0 > 0x20 }.makeIterator()
    guard let first = start.next(), let second = start.next() else { return false }
    switch first {
    case UInt8(ascii: "{"): return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")
    case UInt8(ascii: "["): return "{[\"]-0123456789".utf8.contains(second)
    case _: return false
    }
  }

  /// Reads a file; throws when it is no JSON, or JSON without questions.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONReader.read(source.bytes, depth: ImportLimits.depth, count: ImportLimits.nodes)
    } catch {
      if error.reason == .syntax, let objects = try lines(of: source) {
        var questions = JSONQuestions()
        try questions.readItems(objects, in: Place(value: JSONValue(.array([]))))
        questions.settleNumbers()
        return questions.file
      }
      switch error.reason {
      case .syntax: throw ImportError(.json, line: error.line)
      case .depth: throw ImportError(.tooMuch(.depth), line: error.line)
      case .count: throw ImportError(.tooMuch(.nodes), line: error.line)
      }
    }
    if let trivia = try OpenTrivia.read(root) { return trivia }
    if let form = try GoogleForm.read(root) { return form }
    var questions = JSONQuestions()
    guard try questions.readSets(root) else { throw ImportError(.jsonWithoutQuestions, line: root.line) }
    questions.settleNumbers()
    return questions.file
  }

  /// The objects of a text that has one on each line (JSON Lines); nil when it begins otherwise, or has only one.
  private static func lines(of source: SourceText) throws(ImportError) -> [JSONValue]? {
    var values: [JSONValue] = []
    for line in source.lines where !line.isBlank {
      guard values.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: line.number) }
      do throws(JSONError) {
        let value = try JSONReader.read(Array(line.bytes), depth: ImportLimits.depth, count: ImportLimits.nodes)
        values.append(JSONValue(value.content, line: line.number))
      } catch {
        guard !values.isEmpty else { return nil }
        throw ImportError(.json, line: line.number)
      }
    }
    return values.count > 1 && values[0].object != nil ? values : nil
  }

  /// A value that holds questions or further values that do, and the names above it.
  private struct Place {
    let value: JSONValue
    var genre: String?
    var title: String?
  }

  /// Finds all lists of questions; false when there is none.
  private mutating func readSets(_ root: JSONValue) throws(ImportError) -> Bool {
    var open = [Place(value: root)]
    var isFound = false
    var isRoot = true
    while let place = open.popLast() {
      var next: [Place] = []
      if let elements = place.value.array {
        if elements.contains(where: { $0.member(JSONQuestions.lists)?.array != nil }) {
          next = elements.map { Place(value: $0, genre: place.genre, title: place.title) }
        } else if elements.contains(where: { $0.object != nil }) {
          try readItems(elements, in: place)
          isFound = true
        }
      } else if let members = place.value.object {
        let title = JSONQuestions.name(of: place.value, JSONQuestions.titles)
        let genre = JSONQuestions.name(of: place.value, JSONQuestions.genres)
        if isRoot { (file.title, file.genre) = (title, genre) }
        let list = place.value.member(JSONQuestions.lists)
        let sets = place.value.member(JSONQuestions.sets)
        if let list, list.array != nil {
          let inner = Place(value: list, genre: genre ?? place.genre, title: title ?? place.title)
          try readItems(list.array ?? [], in: inner)
          isFound = true
        } else if let sets, sets.array != nil || sets.object != nil {
          // What holds sets is a genre by its own title.
          next = [Place(value: sets, genre: genre ?? title ?? place.genre, title: nil)]
        } else if !members.isEmpty, members.allSatisfy({ $0.value.array?.allSatisfy { $0.object != nil } == true }) {
          next = members.map { Place(value: $0.value, genre: place.genre ?? place.title, title: $0.key) }
        } else if isRoot, JSONQuestions.isQuestion(place.value) {
          // One line of JSON Lines alone.
          (file.title, file.genre) = (nil, nil)
          try readItems([place.value], in: Place(value: place.value))
          isFound = true
        }
      }
      isRoot = false
      open += next.reversed()
    }
    return isFound
  }

  /// Whether an object is a question itself: it says what is asked and what there is to choose from.
  private static func isQuestion(_ value: JSONValue) -> Bool {
    let asked = value.member(["question", "questiontext", "stem", "prompt"])
    return asked != nil && (value.member(choices) ?? asked?.member(choices)) != nil
  }

  private mutating func readItems(_ elements: [JSONValue], in place: Place) throws(ImportError) {
    let category = [place.genre, place.title].compactMap { $0 }
    let isNamed = place.title != nil
    for element in elements {
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: element.line) }
      var item = item(element)
      if isNamed { item.category = category } else { file.genre = file.genre ?? place.genre }
      file.items.append(item)
    }
  }

  private mutating func item(_ value: JSONValue) -> RawItem {
    var item = RawItem(place: .item(file.items.count + 1, line: value.line), text: "", content: .refused(.noQuestion))
    let asked = value.member(JSONQuestions.texts)
    guard value.object != nil, let text = asked?.text ?? asked?.member(["text", "stem"])?.text else { return item }
    item.text = text
    item.explanation = value.member(JSONQuestions.explanations)?.text
    item.level = value.member(JSONQuestions.levels).flatMap(JSONQuestions.level)
    // Other programs' limits are those of their games.
    item.seconds = value.member(["seconds", "秒"])?.integer
    if value.member(["image", "imageurl", "audio", "video"])?.text?.isEmpty == false {
      item.content = .refused(.media)
      return item
    }
    item.content = JSONKinds.unplayable(value).map { .refused($0) } ?? content(value)
    if JSONQuestions.isOfKahoot(value) { JSONQuestions.removeMarkup(of: &item) }
    return item
  }

  /// The first of the members with these names, a name without markup.
  private static func name(of value: JSONValue, _ names: [String]) -> String? {
    value.member(names)?.text.map { text in (try? FormattedText.plain(text, .unknown)).map(PlainText.oneLine) ?? text }
  }

  /// Whether a question is written as Kahoot does, whose texts are HTML.
  private static func isOfKahoot(_ value: JSONValue) -> Bool {
    let choice = value.member(["choices"])?.array?.first
    let hasAnswers = choice?.member(["answer"]) != nil && choice?.member(["correct"]) != nil
    return (hasAnswers || value.member(["choicerange"]) != nil)
      && value.member(["pointsmultiplier", "points", "time", "layout", "questionformat"]) != nil
  }

  private static func removeMarkup(of item: inout RawItem) {
    func plain(_ texts: [String]) throws(Refusal) -> [String] {
      try texts.map { text throws(Refusal) in try FormattedText.plain(text, .html) }
    }
    do throws(Refusal) {
      item.text = try FormattedText.plain(item.text, .html)
      item.explanation = try item.explanation.map { text throws(Refusal) in try FormattedText.plain(text, .html) }
      switch item.content {
      case .choices(let choices, let right): item.content = .choices(try plain(choices), right: right)
      case .keyed(let kind, let choices, let key, let options):
        let accepted = try plain(key.accepted)
        item.content = .keyed(
          kind, choices: try plain(choices), key: QuestionKind.Key(answers: key.answers, accepted: accepted),
          options: options)
      case .unordered, .card, .parts, .refused: break
      }
    } catch {
      item.content = .refused(error)
    }
  }

  private mutating func content(_ value: JSONValue) -> RawItem.Content {
    if let wrong = value.member(JSONQuestions.wrongs)?.array {
      guard let right = value.member(JSONQuestions.answers)?.text else { return .refused(.noRight) }
      let texts = wrong.compactMap(\.text)
      guard texts.count == wrong.count else { return .refused(.noRight) }
      return .unordered(right: right, wrong: texts)
    }
    let distractors = (1...8).compactMap { value.member(["distractor\($0)"])?.text }
    if !distractors.isEmpty, let right = value.member(JSONQuestions.answers)?.text {
      return .unordered(right: right, wrong: distractors)
    }
    let inner = value.member(JSONQuestions.texts)?.member(JSONQuestions.choices)
    let choices = JSONChoices(value.member(JSONQuestions.choices) ?? inner, besides: value)
    let named = JSONKinds.named(by: value)
    if let (kind, options, _) = named,
      let content = JSONKinds.content(value, kind, options, choices: choices?.texts ?? [])
    {
      return content
    }
    guard let choices else {
      if let back = value.member(JSONQuestions.backs)?.text { return .card(back: back) }
      return .refused(.tooFewChoices(0))
    }
    return JSONKinds.chosen(content(of: choices, in: value), as: named)
  }

  /// Which of the choices are right.
  private mutating func content(of choices: JSONChoices, in value: JSONValue) -> RawItem.Content {
    if !choices.marked.isEmpty { return .choices(choices.texts, right: choices.marked) }
    // A key names a label, whatever the choices say.
    if let key = value.member(["answerkey"])?.text {
      return (choices.index(named: key) ?? choices.index(of: key)).map { .choices(choices.texts, right: [$0]) }
        ?? .refused(.noRight)
    }
    if let index = value.member(JSONQuestions.indices)?.integer {
      return .choices(choices.texts, right: choices.texts.indices.contains(index) ? [index] : [])
    }
    guard let answer = value.member(JSONQuestions.answers) ?? value.member(["correctanswers", "rightanswers"]) else {
      return .choices(choices.texts, right: [])
    }
    let answers = answer.array ?? [answer]
    if answers.isEmpty { return .choices(choices.texts, right: []) }
    guard answers.count <= ItemRules.mostChoices else { return .refused(.tooManyChoices(answers.count)) }
    // The only choice is the right one, from wherever it is counted.
    if choices.texts.count == 1, answers.count == 1, [0, 1].contains(answers[0].integer) {
      return .choices(choices.texts, right: [0])
    }
    // Numbers, or their digits as texts, if no choice has that text.
    let numbers = answers.compactMap { answer in
      answer.text.flatMap { text in choices.index(of: text) == nil ? answer.integer ?? Int(text) : nil }
    }
    if numbers.count == answers.count {
      numbered.append((file.items.count, numbers, choices.texts, JSONKinds.named(by: value)))
      return .refused(.unknownAnswer(numbers[0].description))
    }
    var right: Set<Int> = []
    for answer in answers {
      guard let text = answer.text else { return .choices(choices.texts, right: []) }
      guard let indices = choices.indices(of: text) else { return .refused(.unknownAnswer(text)) }
      right.formUnion(indices)
    }
    return .choices(choices.texts, right: right.sorted())
  }

  /// Decides for the whole file whether the numbers of its answers count from 0 or from 1.
  private mutating func settleNumbers() {
    guard !numbered.isEmpty else { return }
    let hasZero = numbered.contains { $0.answers.contains(0) }
    let hasLast = numbered.contains { $0.answers.contains($0.choices.count) }
    let first = hasLast && !hasZero ? 1 : 0
    if !hasZero && !hasLast { file.notes.append(.answersFromZero) }
    for (item, answers, choices, kind) in numbered {
      let indices = Set(answers.map { $0.subtractingReportingOverflow(first).partialValue })
      if indices.allSatisfy(choices.indices.contains) {
        file.items[item].content = JSONKinds.chosen(.choices(choices, right: indices.sorted()), as: kind)
      }
    }
  }

  /// 1 to 3, or easy, medium and hard.
  static func level(_ value: JSONValue) -> Int? {
    if let number = value.integer { return number }
    switch value.text?.lowercased() {
    case "1", "easy", "易", "易しい", "初級", "簡単": return 1
    case "2", "medium", "normal", "中", "普通", "ふつう", "中級": return 2
    case "3", "hard", "difficult", "難", "難しい", "上級": return 3
    case _: return nil
    }
  }
}
