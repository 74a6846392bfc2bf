import QuizCore

/// Questions in JSON: `{"genre": …, "id": …, "title": …, "questions": […]}` and what is near to it.
struct JSONQuestions {
  private var file = RawFile()
  /// The items whose answer is a number that counts from 0 or from 1: their index, the number, and the choices.
  private var numbered: [(item: Int, answer: Int, choices: [String])] = []

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
        let title = place.value.member(JSONQuestions.titles)?.text
        let genre = place.value.member(JSONQuestions.genres)?.text
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
        }
      }
      isRoot = false
      open += next.reversed()
    }
    return isFound
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
    guard value.object != nil, let text = asked?.text ?? asked?.member(["text"])?.text else { return item }
    item.text = text
    item.explanation = value.member(JSONQuestions.explanations)?.text
    item.level = value.member(JSONQuestions.levels).flatMap(JSONQuestions.level)
    if value.member(["image", "imageurl", "audio", "video"])?.text?.isEmpty == false {
      item.content = .refused(.media)
      return item
    }
    item.content = content(value)
    if JSONQuestions.isOfKahoot(value) { JSONQuestions.removeMarkup(of: &item) }
    return item
  }

  /// Whether a question is written as Kahoot does, whose texts are HTML.
  private static func isOfKahoot(_ value: JSONValue) -> Bool {
    guard let choice = value.member(["choices"])?.array?.first, choice.member(["answer"]) != nil else { return false }
    return choice.member(["correct"]) != nil
      && value.member(["pointsmultiplier", "points", "time", "layout", "questionformat"]) != nil
  }

  private static func removeMarkup(of item: inout RawItem) {
    guard case .choices(let choices, let right) = item.content else { return }
    do throws(Refusal) {
      item.text = try FormattedText.plain(item.text, .html)
      item.explanation = try item.explanation.map { text throws(Refusal) in try FormattedText.plain(text, .html) }
      let texts = try choices.map { choice throws(Refusal) in try FormattedText.plain(choice, .html) }
      item.content = .choices(texts, right: right)
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
    guard let choices = Choices(value.member(JSONQuestions.choices), besides: value) else {
      if let back = value.member(JSONQuestions.backs)?.text { return .card(back: back) }
      return .refused(.tooFewChoices(0))
    }
    if !choices.marked.isEmpty { return .choices(choices.texts, right: choices.marked) }
    if let index = value.member(JSONQuestions.indices)?.integer {
      return .choices(choices.texts, right: choices.texts.indices.contains(index) ? [index] : [])
    }
    guard let answer = value.member(JSONQuestions.answers) else { return .choices(choices.texts, right: []) }
    let answers = answer.array ?? [answer]
    guard answers.count == 1, let only = answers.first else {
      return answers.isEmpty ? .choices(choices.texts, right: []) : .refused(.severalRight(answers.count))
    }
    // A number, or its digits as text if no choice has that text.
    if let number = only.integer ?? only.text.flatMap({ Int($0) }), choices.index(of: number.description) == nil {
      numbered.append((file.items.count, number, choices.texts))
      return .refused(.unknownAnswer(number.description))
    }
    guard let text = only.text else { return .choices(choices.texts, right: []) }
    guard let index = choices.index(of: text) else { return .refused(.unknownAnswer(text)) }
    return .choices(choices.texts, right: [index])
  }

  /// Decides for the whole file whether the numbers of its answers count from 0 or from 1.
  private mutating func settleNumbers() {
    guard !numbered.isEmpty else { return }
    let hasZero = numbered.contains { $0.answer == 0 }
    let hasLast = numbered.contains { $0.answer == $0.choices.count }
    let first = hasLast && !hasZero ? 1 : 0
    if !hasZero && !hasLast { file.notes.append(.answersFromZero) }
    for (item, answer, choices) in numbered {
      let index = answer.subtractingReportingOverflow(first).partialValue
      if choices.indices.contains(index) { file.items[item].content = .choices(choices, right: [index]) }
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

/// The choices of a question in JSON.
private struct Choices {
  var texts: [String] = []
  /// What the file calls each: A, B, … or a key of its own.
  var names: [String] = []
  /// The indices of those that are marked as right themselves.
  var marked: [Int] = []

  /// Reads an array of texts or of objects, an object of texts by name, or members of the question itself that are
  /// numbered, such as `choice1`; nil when there are none.
  init?(_ value: JSONValue?, besides question: JSONValue) {
    if let elements = value?.array {
      for (index, element) in elements.enumerated() {
        add(element, name: Choices.letter(index))
      }
    } else if let members = value?.object {
      for member in members.sorted(by: { $0.key < $1.key }) { add(member.value, name: member.key) }
    } else {
      for number in 0..<9 {
        let names = ["choice", "option", "answer", "選択肢"].flatMap {
          ["\($0)\(number + 1)", "\($0)\(Choices.letter(number).lowercased())"]
        }
        if let member = question.member(names + [Choices.letter(number).lowercased()].filter { _ in number > 0 }) {
          add(member, name: Choices.letter(number))
        }
      }
      guard texts.count > 1 else { return nil }
    }
  }

  private mutating func add(_ value: JSONValue, name: String) {
    let inner = value.member(["text", "answer", "answertext", "label", "option", "value", "content", "choice", "name"])
    guard let text = value.text ?? inner?.text else {
      // A choice that is no text is refused as an empty one.
      texts.append("")
      names.append(name)
      return
    }
    let mark = value.member(["correct", "iscorrect", "right", "isright", "isanswer", "iscorrectanswer"])
    if mark?.bool == true { marked.append(texts.count) }
    if mark?.integer == 1 || mark?.text?.lowercased() == "true", marked.last != texts.count {
      marked.append(texts.count)
    }
    texts.append(text)
    names.append(value.member(["id", "key", "letter"])?.text ?? name)
  }

  /// The choice that an answer means: its own text first, then its name.
  func index(of answer: String) -> Int? {
    let folded = PlainText.folded(answer)
    return PlainText.index(of: answer, in: texts) ?? names.firstIndex { PlainText.folded($0) == folded }
  }

  private static func letter(_ index: Int) -> String {
    Unicode.Scalar(0x41 + UInt32(min(index, 25))).map { String(Character($0)) } ?? "A"
  }
}
