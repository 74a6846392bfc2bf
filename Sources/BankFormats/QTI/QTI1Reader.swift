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
    if let refusal = QTIReader.refusal(ofType: rules.type) { throw refusal }
    if !element.descendants("calculated").isEmpty { throw .formula }
    if responses.isEmpty { throw .kind(QTIReader.withoutAnswer) }
    guard responses.count <= ImportLimits.parts else { throw .tooManyParts(responses.count) }
    item.keepsOrder = responses.contains(where: keepsOrder)
    let stems = try responses.map { response throws(Refusal) in
      try response["material"].map { part throws(Refusal) in try text(of: part) } ?? ""
    }
    let asked = item.text
    let gaps = responses.indices.map { gap(in: asked, of: responses[$0], stems[$0]) }
    if responses.count == 1, gaps == [nil] {
      var right: [String] = []
      item.content = try content(of: responses[0], rules, &right)
      item.explanation = try explanation(of: element, right: right.count == 1 ? right[0] : nil)
      return
    }
    let contents = responses.map { response -> RawItem.Content in
      var right: [String] = []
      do throws(Refusal) {
        return try content(of: response, rules, &right)
      } catch {
        return .refused(error)
      }
    }
    item.explanation = try explanation(of: element, right: nil)
    if let (pieces, order) = pieces(of: asked, around: gaps) {
      item.content = Gaps.content(pieces, order.map { contents[$0] })
      return
    }
    item.content = .parts(
      contents.indices.map { index in
        if let gap = gaps[index] {
          return RawItem.Part(
            text: asked[..<gap.lowerBound] + Gaps.mark + asked[gap.upperBound...], content: contents[index])
        }
        // Each response has a stem of its own, which is an answer where the text lost its gap.
        let stem = rules.type == QTI1Rules.gaps ? "" : stems[index]
        return RawItem.Part(
          text: [asked, stem].filter { !$0.isEmpty }.joined(separator: "\n"), content: contents[index])
      })
  }

  /// The gap of a response in a text, in brackets: its identifier, or its stem; nil where there is none.
  private static func gap(in text: String, of response: XMLElement, _ stem: String) -> Range<String.Index>? {
    let prefix = "response_"
    let ident = response.attributes["ident"] ?? ""
    let names = [ident.hasPrefix(prefix) ? String(ident.dropFirst(prefix.count)) : "", stem]
    return names.lazy.filter { !$0.isEmpty }.compactMap { text.firstRange(of: "[\($0)]") }.first
  }

  /// The pieces of a text around its gaps, and the gaps in its order; nil where a response has none.
  private static func pieces(
    of text: String, around gaps: [Range<String.Index>?]
  ) -> (pieces: [String], order: [Int])? {
    let ranges = gaps.compactMap { $0 }
    guard ranges.count == gaps.count else { return nil }
    let order = ranges.indices.sorted { ranges[$0].lowerBound < ranges[$1].lowerBound }
    var pieces: [String] = []
    var start = text.startIndex
    for index in order {
      guard ranges[index].lowerBound >= start else { return nil }
      pieces.append(String(text[start..<ranges[index].lowerBound]))
      start = ranges[index].upperBound
    }
    return (pieces + [String(text[start...])], order)
  }

  /// Whether the choices of a response keep their order: none is shuffled, or one that stays where it is does not speak of
  /// all others.
  private static func keepsOrder(_ response: XMLElement) -> Bool {
    response.descendants("render_choice").contains { $0.attributes["shuffle"]?.lowercased() == "no" }
      || response.descendants("response_label").contains {
        $0.attributes["rshuffle"]?.lowercased() == "no" && !Question.speaksOfAllChoices($0.text)
      }
  }

  /// What is right of a response; of choices, `right` are the names of the right ones.
  private static func content(
    of response: XMLElement, _ rules: QTI1Rules, _ right: inout [String]
  ) throws(Refusal) -> RawItem.Content {
    let ident = response.attributes["ident"] ?? ""
    // Canvas has what is to be put in order in an extension.
    let renders = ["render_choice", "render_extension"].lazy.compactMap { response.descendants($0).first }
    guard let render = renders.first, response.name == "response_lid" else {
      return try line(response, rules, ident)
    }
    let labels = render.descendants("response_label")
    let texts = try labels.map { label throws(Refusal) in
      try label.descendants("material").map { part throws(Refusal) in try text(of: part) }.joined(separator: " ")
    }
    if labels.first?.attributes["answer_type"]?.lowercased() == "openentry" { return try openEntry(labels, texts) }
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
      // Spellings of what may be typed are choices that are all right; Canvas says so of gaps, unless they have a list.
      let isGap = rules.type == QTI1Rules.gaps && labels.allSatisfy { $0.attributes["answer_type"] == nil }
      let areTyped = isGap || indices.count > 1 && indices.count == names.count
      return areTyped ? .typed(indices.map { texts[$0] }) : .choices(texts, right: indices)
    }
  }

  /// What may be typed into a gap of Canvas' New Quizzes: each of its texts, but no pattern.
  private static func openEntry(_ labels: [XMLElement], _ texts: [String]) throws(Refusal) -> RawItem.Content {
    let accepted = labels.indices.filter { labels[$0].attributes["scoring_algorithm"]?.lowercased() != "textregex" }
    if accepted.isEmpty { throw labels.isEmpty ? .noRight : .pattern }
    return .typed(accepted.map { texts[$0] })
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
    if accepted.isEmpty { throw rules.type == "short_answer_question" ? .noRight : .essay }
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
    return PlainText.withoutRuns(texts.joined(separator: "\n"))
  }

  private static func level(of item: XMLElement) -> Int? {
    for field in item.descendants("qtimetadatafield") {
      let label = field["fieldlabel"]?.text.lowercased() ?? ""
      guard ["qmd_levelofdifficulty", "level", "difficulty"].contains(label) else { continue }
      return Int((field["fieldentry"]?.text ?? "").trimmed)
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
    return texts.joined(separator: " ").trimmed
  }
}
