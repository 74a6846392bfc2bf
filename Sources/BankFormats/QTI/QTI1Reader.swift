import QuizCore

/// Reads the items of QTI 1.2, as Canvas, Blackboard and others write them.
enum QTI1Reader {
  /// Reads the element `questestinterop`.
  static func read(_ root: XMLElement, member: String?) throws(ImportError) -> RawFile {
    var file = RawFile(title: root["assessment"]?.attributes["title"])
    for assessment in root.all("assessment") {
      let genre = assessment.attributes["title"] ?? ""
      for section in assessment.all("section") {
        // Programs without sections write one with a fixed name or without a name.
        let title = section.attributes["title"] ?? ""
        let isUnnamed = ["", "main", "root_section", "root section", "section"].contains(title.lowercased())
        let category = !isUnnamed && title != genre ? Category.named([genre, title]) : []
        for item in section.descendants("item") { try add(item, category, member, to: &file) }
      }
    }
    // Item banks have no assessment: items stand alone, or in a bank or a section.
    for part in root.children {
      switch part.name {
      case "item": try add(part, [], member, to: &file)
      case "objectbank", "section": for item in part.descendants("item") { try add(item, [], member, to: &file) }
      case _: break
      }
    }
    return file
  }

  private static func add(
    _ element: XMLElement, _ category: [String], _ member: String?, to file: inout RawFile
  ) throws(ImportError) {
    guard file.items.count < ImportLimits.items else {
      throw ImportError(.tooMuch(.items), line: element.line, member: member)
    }
    var item = RawItem(
      place: QTIReader.place(element, member), category: category, text: "", content: .refused(.noQuestion))
    do throws(Refusal) {
      try fill(&item, from: element)
    } catch {
      item.content = .refused(error)
      if item.text.isEmpty { item.text = element.attributes["title"] ?? "" }
    }
    file.items.append(item)
  }

  private static func fill(_ item: inout RawItem, from element: XMLElement) throws(Refusal) {
    guard let presentation = element["presentation"] else { throw .noQuestion }
    item.level = level(of: element)
    let responses = presentation.descendants { $0.name.hasPrefix("response_") || $0.name.hasPrefix("render_") }
      .filter { $0.name.hasPrefix("response_") }
    // The question is all material outside of the responses.
    let material = presentation.descendants { $0.name.hasPrefix("response_") }
      .filter { $0.name == "material" && $0 !== presentation }
    item.text = try material.map { part throws(Refusal) in try text(of: part) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
    guard let response = responses.first else { throw .kind(QTIReader.withoutAnswer) }
    guard responses.count == 1 else { throw .kind(QTIReader.withSeveralAnswers) }
    guard response.name == "response_lid", let render = response.descendants("render_choice").first else {
      throw .kind(Phrase(en: "a question whose answer is written", ja: "答えを入力する問題"))
    }
    let labels = render.descendants("response_label")
    let texts = try labels.map { label throws(Refusal) in
      try label.descendants("material").map { part throws(Refusal) in try text(of: part) }.joined(separator: " ")
    }
    let names = labels.map { $0.attributes["ident"] ?? "" }
    let right = rightAnswers(in: element)
    let indices = names.indices.filter { right.contains(names[$0]) }
    item.content = .choices(texts, right: indices)
    item.explanation = try explanation(of: element, right: indices.count == 1 ? names[indices[0]] : nil)
  }

  /// The names of the choices that give points.
  private static func rightAnswers(in item: XMLElement) -> Set<String> {
    var points: [String: Double] = [:]
    for condition in item.descendants("respcondition") {
      guard let variables = condition["conditionvar"] else { continue }
      let values = condition.all("setvar").compactMap { Double(PlainText.trimmed($0.text)) }
      guard let most = values.max(), most > 0 else { continue }
      // What must not be chosen is no right answer.
      for equal in variables.descendants(stoppingAt: { $0.name == "not" }) where equal.name == "varequal" {
        let name = PlainText.trimmed(equal.text)
        points[name] = max(points[name] ?? 0, most)
      }
    }
    guard let most = points.values.max() else { return [] }
    return Set(points.filter { $0.value == most }.keys)
  }

  private static func explanation(of item: XMLElement, right: String?) throws(Refusal) -> String? {
    let feedback = item.all("itemfeedback")
    let named = ["general_fb", "general", "explanation", "solution"]
    let wanted =
      feedback.first { named.contains(($0.attributes["ident"] ?? "").lowercased()) }
      ?? feedback.first { ["correct_fb", "correct"].contains(($0.attributes["ident"] ?? "").lowercased()) }
      ?? right.flatMap { right in feedback.first { $0.attributes["ident"] == "\(right)_fb" } }
    guard let wanted else { return nil }
    let texts = try wanted.descendants("material").map { part throws(Refusal) in try text(of: part) }
    return texts.joined(separator: "\n")
  }

  private static func level(of item: XMLElement) -> Int? {
    for field in item.descendants("qtimetadatafield") {
      let label = field["fieldlabel"]?.text.lowercased() ?? ""
      guard ["qmd_levelofdifficulty", "level", "difficulty"].contains(label) else { continue }
      return Int(PlainText.trimmed(field["fieldentry"]?.text ?? ""))
    }
    return nil
  }

  /// The text of a `material`.
  private static func text(of material: XMLElement) throws(Refusal) -> String {
    var texts: [String] = []
    for part in material.children {
      switch part.name {
      case "mattext":
        let format: FormattedText.Format =
          switch part.attributes["texttype"]?.lowercased() {
          case "text/html", "text/xhtml": .html
          case "text/plain": .plain
          case _: .unknown
          }
        texts.append(try FormattedText.plain(part.children.isEmpty ? part.text : part.markup(), format))
      case "matimage", "mataudio", "matvideo", "matapplet", "matapplication": throw .media
      default: break
      }
    }
    return PlainText.trimmed(texts.joined(separator: " "))
  }
}
