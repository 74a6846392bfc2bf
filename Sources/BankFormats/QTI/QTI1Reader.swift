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
    let rules = QTI1Rules(element)
    if responses.isEmpty { throw .kind(QTIReader.withoutAnswer) }
    if responses.count == 1 {
      var right: [String] = []
      item.content = try content(of: responses[0], rules, &right)
      item.explanation = try explanation(of: element, right: right.count == 1 ? right[0] : nil)
      return
    }
    // Each response has a stem of its own, or a gap of that name in the text.
    let asked = item.text
    item.content = .parts(
      try responses.prefix(ImportLimits.parts).map { response throws(Refusal) in
        let stem = try response["material"].map { part throws(Refusal) in try text(of: part) } ?? ""
        let gap = asked.split(separator: "[\(stem)]", maxSplits: 1, omittingEmptySubsequences: false)
        var right: [String] = []
        let content: RawItem.Content
        do throws(Refusal) {
          content = try self.content(of: response, rules, &right)
        } catch {
          content = .refused(error)
        }
        return RawItem.Part(
          text: !stem.isEmpty && gap.count == 2
            ? gap.joined(separator: Gaps.mark) : [asked, stem].filter { !$0.isEmpty }.joined(separator: "\n"),
          content: content)
      })
    item.explanation = try explanation(of: element, right: nil)
  }

  /// What is right of a response; of choices, `right` are the names of the right ones.
  private static func content(
    of response: XMLElement, _ rules: QTI1Rules, _ right: inout [String]
  ) throws(Refusal) -> RawItem.Content {
    let ident = response.attributes["ident"] ?? ""
    guard let render = response.descendants("render_choice").first, response.name == "response_lid" else {
      return try line(response, rules, ident)
    }
    let labels = render.descendants("response_label")
    let texts = try labels.map { label throws(Refusal) in
      try label.descendants("material").map { part throws(Refusal) in try text(of: part) }.joined(separator: " ")
    }
    guard labels.count <= ItemRules.mostChoices else { throw .tooManyChoices(labels.count) }
    let names = labels.map { $0.attributes["ident"] ?? "" }
    switch response.attributes["rcardinality"]?.lowercased() {
    case "ordered":
      let order = rules.order(of: ident).compactMap { names.firstIndex(of: $0) }
      guard order.sorted() == Array(names.indices) else { throw .noRight }
      return .order(order.map { texts[$0] })
    case "multiple":
      let all = rules.right(of: ident, onlyBest: false)
      return .several(texts, right: names.indices.filter { all.contains(names[$0]) })
    case _:
      let best = rules.right(of: ident, onlyBest: true)
      let indices = names.indices.filter { best.contains(names[$0]) }
      right = indices.map { names[$0] }
      // Canvas has the texts that may be typed into a gap as choices that are all right.
      if rules.type == "fill_in_multiple_blanks_question" { return .typed(indices.map { texts[$0] }) }
      return .choices(texts, right: indices)
    }
  }

  /// What is right of a response that is a line.
  private static func line(
    _ response: XMLElement, _ rules: QTI1Rules, _ ident: String
  ) throws(Refusal) -> RawItem.Content {
    guard let render = response.descendants("render_fib").first else {
      throw .kind(
        response.name == "response_grp"
          ? Phrase(en: "a matching question", ja: "組み合わせ問題")
          : Phrase(en: "a question of type \(Excerpt.of(response.name))", ja: "種類が \(Excerpt.of(response.name)) の問題"))
    }
    let kinds = ["decimal", "integer", "scientific"]
    let isNumber =
      response.name == "response_num" || rules.type == "numerical_question"
      || kinds.contains(render.attributes["fibtype"]?.lowercased() ?? "") || rules.hasBounds(of: ident)
    let accepted = rules.texts(of: ident)
    let unit = try render.descendants("material").map { part throws(Refusal) in try text(of: part) }.first ?? ""
    if isNumber { return try rules.number(of: ident, unit: unit) }
    if accepted.isEmpty { throw .kind(Phrase(en: "an essay question", ja: "論述問題")) }
    return .typed(accepted)
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
