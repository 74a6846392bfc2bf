import QuizCore

/// Reads packages of H5P: question sets, single questions, cards, and whatever else holds them.
enum H5PReader {
  private static let head = "h5p.json"
  private static let body = "content/content.json"

  /// The names of the entries of a package that are read.
  static func isWanted(_ name: String) -> Bool { name == head || name == body }

  /// Whether an archive is a package of H5P.
  static func isOne(_ archive: ZipArchive) -> Bool { archive.names.contains(head) }

  /// Reads a package.
  static func read(_ archive: ZipArchive) throws(ImportError) -> RawFile {
    let about = try json(head, in: archive)
    let content = try json(body, in: archive)
    var file = RawFile(title: about.member(["title"])?.text)
    // What is played as a whole does not name itself.
    var open: [(library: String, value: JSONValue)] = [(about.member(["mainlibrary"])?.text ?? "", content)]
    while let (library, value) = open.popLast() {
      let name = library.split(separator: " ").first.map(String.init) ?? ""
      if let list = cards[name] {
        for card in value.member([list])?.array ?? [] { try add(card, to: &file, by: self.card) }
        continue
      }
      if let read = readers[name] {
        try add(value, to: &file, by: read)
        continue
      }
      if let library = value.member(["library"])?.text, let params = value.member(["params"]) {
        open.append((library, params))
      } else {
        let inner = value.array ?? value.object?.map(\.value) ?? []
        open += inner.reversed().map { (library: "", value: $0) }
      }
    }
    return file
  }

  private static func add(_ value: JSONValue, to file: inout RawFile, by read: Reader) throws(ImportError) {
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), member: body) }
    var item = RawItem(
      place: .item(file.items.count + 1, line: value.line), text: "", content: .refused(.noQuestion))
    do throws(Refusal) {
      if value.member(["media"])?.member(["type"])?.member(["library"]) != nil { throw .media }
      try read(value, &item)
    } catch {
      item.content = .refused(error)
    }
    file.items.append(item)
  }

  private static func json(_ name: String, in archive: ZipArchive) throws(ImportError) -> JSONValue {
    guard archive.names.contains(name) else { throw ImportError(.zipLacks(name)) }
    let bytes = try archive.entry(name)
    do throws(JSONError) {
      return try JSONReader.read(bytes, depth: ImportLimits.depth, count: ImportLimits.nodes)
    } catch {
      throw ImportError(.json, line: error.line, member: name)
    }
  }

  private typealias Reader = @Sendable (JSONValue, inout RawItem) throws(Refusal) -> Void

  /// The content types that are read.
  private static let readers: [String: Reader] = [
    "H5P.MultiChoice": choices, "H5P.TrueFalse": trueOrFalse, "H5P.Blanks": blanks, "H5P.DragText": dragText,
    "H5P.SingleChoiceSet": singleChoices, "H5P.Essay": essay,
  ]

  /// The content types that are cards, and what each calls its list of them.
  private static let cards = ["H5P.Flashcards": "cards", "H5P.Dialogcards": "dialogs"]

  /// A card: a text and its answer.
  @Sendable private static func card(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    item.text = try text(value.member(["text"]))
    if item.text.isEmpty, value.member(["image"]) != nil { throw .media }
    let back = try text(value.member(["answer"]))
    if back.isEmpty { throw .noRight }
    item.content = .card(back: back)
  }

  private static func text(_ value: JSONValue?) throws(Refusal) -> String {
    try FormattedText.plain(value?.text ?? "", .html).trimmed
  }

  @Sendable private static func choices(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    item.text = try text(value.member(["question"]))
    let answers = value.member(["answers"])?.array ?? []
    let texts = try answers.map { answer throws(Refusal) in try text(answer.member(["text"])) }
    let right = answers.indices.filter { answers[$0].member(["correct"])?.bool == true }
    let isSeveral = value.member(["behaviour"])?.member(["type"])?.text == "multi"
    item.content = isSeveral ? .several(texts, right: right) : .choices(texts, right: right)
    item.keepsOrder = value.member(["behaviour"])?.member(["randomanswers"])?.bool == false
    let said = try answers.map { answer throws(Refusal) in
      try text(answer.member(["tipsandfeedback"])?.member(["chosenfeedback"]))
    }
    // This program writes the explanation of a question behind each of its answers.
    let general = said.first.flatMap { first in said.allSatisfy { $0 == first } ? first : nil }
    item.explanation = AnswerFeedback(answers.indices.map { (texts[$0], said[$0], right.contains($0)) })
      .explanation(general: general)
  }

  @Sendable private static func trueOrFalse(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    item.text = try text(value.member(["question"]))
    guard let right = value.member(["correct"])?.text?.lowercased() else { throw .noRight }
    item.content = TrueOrFalse.content(right == "true", asked: item.text)
  }

  @Sendable private static func blanks(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    let task = try text(value.member(["text"]))
    let texts = (value.member(["questions"])?.array ?? []).prefix(ImportLimits.parts)
    var parts: [RawItem.Part] = []
    for element in texts { parts += gaps(try text(element), below: task) }
    item.text = task
    item.content = parts.isEmpty ? .refused(.noRight) : .parts(Array(parts.prefix(ImportLimits.parts)))
    let feedback = value.member(["overallfeedback"])?.array
    if feedback?.count == 1, let said = feedback?.first?.member(["feedback"]) {
      let explanation = try text(said)
      item.explanation = explanation.isEmpty ? nil : explanation
    }
  }

  @Sendable private static func dragText(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    item.text = try text(value.member(["taskdescription"]))
    let parts = gaps(value.member(["textfield"])?.text ?? "", below: item.text)
    item.content = parts.isEmpty ? .refused(.noRight) : .parts(Array(parts.prefix(ImportLimits.parts)))
  }

  /// Questions whose first choice is the right one, and which are shown in any order.
  @Sendable private static func singleChoices(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    let parts = try (value.member(["choices"])?.array ?? []).prefix(ImportLimits.parts).map { choice throws(Refusal) in
      let texts = try (choice.member(["answers"])?.array ?? []).map { answer throws(Refusal) in try text(answer) }
      return RawItem.Part(
        text: try text(choice.member(["question"])),
        content: .unordered(right: texts.first ?? "", wrong: Array(texts.dropFirst())))
    }
    item.content = parts.isEmpty ? .refused(.noRight) : .parts(parts)
  }

  @Sendable private static func essay(_ value: JSONValue, _ item: inout RawItem) throws(Refusal) {
    item.text = try text(value.member(["taskdescription"]))
    throw .essay
  }

  /// The questions of a text with words between stars; bars divide what may be typed, a tip stands behind a colon.
  private static func gaps(_ text: String, below task: String) -> [RawItem.Part] {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return [] }
    let answers = stride(from: 1, to: parts.count - 1, by: 2).map { index in
      let word = parts[index].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
      return RawItem.Content.typed(word.split(separator: "/").map(\.trimmed))
    }
    // A text that is one gap asks what stands above it.
    if answers.count == 1, !task.isEmpty, parts.indices.allSatisfy({ $0 == 1 || parts[$0].trimmed.isEmpty }) {
      return [RawItem.Part(text: task, content: answers[0])]
    }
    var pieces = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    if pieces.count == answers.count { pieces.append(parts[parts.count - 1]) }
    pieces[0] = [task, pieces[0]].filter { !$0.isEmpty }.joined(separator: "\n")
    guard case .parts(let questions) = Gaps.content(pieces, answers) else { return [] }
    return questions
  }
}
