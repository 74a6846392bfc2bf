import QuizCore

/// Reads an item of QTI 2.1.
enum QTI2Reader {
  /// Reads the element `assessmentItem`.
  static func item(_ root: XMLElement, member: String?) -> RawItem {
    var item = RawItem(place: QTIReader.place(root, member), text: "", content: .refused(.noQuestion))
    do throws(Refusal) {
      try fill(&item, from: root)
    } catch {
      item.content = .refused(error)
      if item.text.isEmpty { item.text = root.attributes["title"] ?? "" }
    }
    return item
  }

  /// Interactions that stand within the text that asks, where their answers belong.
  private static let gaps: Set<String> = ["textEntryInteraction", "inlineChoiceInteraction"]

  private static func fill(_ item: inout RawItem, from root: XMLElement) throws(Refusal) {
    guard let body = root["itemBody"] else { throw .noQuestion }
    // An attempt that is ended asks nothing.
    let interactions = body.descendants { $0.name.hasSuffix("Interaction") }
      .filter { $0.name.hasSuffix("Interaction") && $0.name != "endAttemptInteraction" }
    // What is asked stands before the choices, or among them as their prompt.
    let asked = try text(body, asking: nil)
    let prompt = try interactions.first?["prompt"].map { prompt throws(Refusal) in try text(prompt) } ?? ""
    item.text = [asked, prompt].filter { !$0.isEmpty }.joined(separator: "\n")
    item.explanation = try explanation(root)
    if !body.descendants("printedVariable").isEmpty { throw .formula }
    for interaction in interactions {
      if try keepsOrder(interaction) { item.keepsOrder = true }
    }
    guard let interaction = interactions.first else { throw .kind(QTIReader.withoutAnswer) }
    if interactions.allSatisfy({ gaps.contains($0.name) }) {
      guard interactions.count <= ImportLimits.parts else { throw .tooManyParts(interactions.count) }
      let parts = try interactions.map { gap throws(Refusal) in
        RawItem.Part(text: try text(body, asking: gap), content: try content(of: gap, in: root))
      }
      item.content = .parts(parts)
      return
    }
    guard interactions.count == 1 else { throw .kind(QTIReader.withSeveralAnswers) }
    if interaction.name == "matchInteraction" {
      item.content = try matching(interaction, in: root, asked: item.text)
      return
    }
    item.content = try content(of: interaction, in: root)
    let right = values(of: interaction, in: root)
    if item.explanation == nil, right.count == 1,
      let choice = interaction.all("simpleChoice").first(where: { $0.attributes["identifier"] == right[0] })
    {
      item.explanation = try choice["feedbackInline"].map { feedback throws(Refusal) in try text(feedback) }
    }
  }

  /// What is said of the whole item.
  private static func explanation(_ root: XMLElement) throws(Refusal) -> String? {
    let feedback = root.all("modalFeedback")
    let shown = feedback.isEmpty ? root["itemBody"]?.descendants("feedbackBlock").filter(isHidden) ?? [] : feedback
    return shown.count == 1 ? PlainText.withoutRuns(try text(shown[0])) : nil
  }

  /// Elements of a body that are no part of what it asks.
  private static let asides: Set<String> = ["rubricBlock", "feedbackInline", "infoControl"]

  /// Elements of a body whose content is a part of what it asks.
  private static let wrappers: Set<String> = ["feedbackBlock", "templateBlock"]

  /// Whether an element is feedback, which is shown when an answer was given.
  private static func isHidden(_ element: XMLElement) -> Bool {
    element.name == "feedbackBlock" && element.attributes["showHide"] != "hide"
  }

  /// Whether the choices of an interaction keep their order: none is shuffled, or one that stays where it is does not
  /// speak of all others.
  private static func keepsOrder(_ interaction: XMLElement) throws(Refusal) -> Bool {
    if interaction.name == "orderInteraction" { return false }
    if interaction.attributes["shuffle"]?.lowercased() == "false" { return true }
    for choice in interaction.children where choice.attributes["fixed"]?.lowercased() == "true" {
      if !Question.speaksOfAllChoices(try text(choice)) { return true }
    }
    return false
  }

  private static func declaration(of interaction: XMLElement, in root: XMLElement) -> XMLElement? {
    let name = interaction.attributes["responseIdentifier"] ?? "RESPONSE"
    return root.all("responseDeclaration").first { $0.attributes["identifier"] == name }
  }

  /// The values that are right.
  private static func values(of interaction: XMLElement, in root: XMLElement) -> [String] {
    declaration(of: interaction, in: root)?["correctResponse"]?.all("value").map { $0.text.trimmed } ?? []
  }

  /// What is right of an interaction.
  private static func content(of interaction: XMLElement, in root: XMLElement) throws(Refusal) -> RawItem.Content {
    let right = values(of: interaction, in: root)
    switch interaction.name {
    case "choiceInteraction", "inlineChoiceInteraction", "orderInteraction":
      let choices = interaction.children.filter { ["simpleChoice", "inlineChoice"].contains($0.name) }
      guard choices.count <= ItemRules.mostChoices else { throw .tooManyChoices(choices.count) }
      let texts = try choices.map { choice throws(Refusal) in try text(choice) }
      let names = choices.map { $0.attributes["identifier"] ?? "" }
      if interaction.name == "orderInteraction" {
        let order = right.compactMap { names.firstIndex(of: $0) }
        guard order.sorted() == Array(names.indices) else { throw .noRight }
        return .order(order.map { texts[$0] })
      }
      let indices = names.indices.filter { right.contains(names[$0]) }
      let isMultiple = declaration(of: interaction, in: root)?.attributes["cardinality"]?.lowercased() == "multiple"
      // Of one that takes one choice, many programs say "multiple" all the same.
      return isMultiple && interaction.attributes["maxChoices"] != "1"
        ? .several(texts, right: indices) : .choices(texts, right: indices)
    case "textEntryInteraction": return try line(interaction, right, in: root)
    case _: throw refusal(interaction.name)
    }
  }

  /// What may be typed: what is right, and what gives as many points.
  private static func line(
    _ interaction: XMLElement, _ right: [String], in root: XMLElement
  ) throws(Refusal) -> RawItem.Content {
    let declaration = declaration(of: interaction, in: root)
    let entries = declaration?["mapping"]?.all("mapEntry") ?? []
    let points = entries.map { Double(($0.attributes["mappedValue"] ?? "").trimmed) ?? 0 }
    let most = points.max() ?? 0
    let mapped = entries.indices.filter { points[$0] > 0 && points[$0] == most }.compactMap {
      entries[$0].attributes["mapKey"]
    }
    let accepted = right + mapped
    if accepted.isEmpty { throw .noRight }
    guard ["float", "integer"].contains(declaration?.attributes["baseType"]?.lowercased() ?? "") else {
      return .typed(accepted)
    }
    // A margin stands in the condition that gives the points.
    let condition = root["responseProcessing"]?.descendants("equal").first { equal in
      equal.descendants("variable").contains {
        $0.attributes["identifier"] == interaction.attributes["responseIdentifier"]
      }
    }
    let margin = condition?.attributes["tolerance"].map { $0.split(separator: " ") } ?? []
    guard condition?.attributes["toleranceMode"] == "absolute", let low = margin.first, low == margin.last else {
      return NumberText.content(accepted[0])
    }
    return NumberText.content(accepted[0], margin: String(low))
  }

  /// A question for each of the things that something is to be matched with.
  private static func matching(
    _ interaction: XMLElement, in root: XMLElement, asked: String
  ) throws(Refusal) -> RawItem.Content {
    let sets = interaction.all("simpleMatchSet")
    guard sets.count == 2 else { throw refusal(interaction.name) }
    func choices(_ set: XMLElement) throws(Refusal) -> [(name: String, text: String)] {
      try set.all("simpleAssociableChoice").map { choice throws(Refusal) in
        (choice.attributes["identifier"] ?? "", try text(choice))
      }
    }
    let (stems, answers) = (try choices(sets[0]), try choices(sets[1]))
    guard stems.count <= ImportLimits.parts else { throw .tooManyParts(stems.count) }
    let pairs = values(of: interaction, in: root).prefix(ImportLimits.parts).map {
      $0.split(separator: " ").map(String.init)
    }
    return Matching.content(
      asked,
      stems.compactMap { name, text in
        let answer = pairs.first { $0.count == 2 && $0[0] == name }?[1]
        return answers.first { $0.name == answer }.map { (stem: text, answer: $0.text) }
      }, others: answers.map(\.text))
  }

  /// The text of an element without interactions, and a mark for the gap that is asked, if any is.
  private static func text(_ element: XMLElement, asking gap: XMLElement? = nil) throws(Refusal) -> String {
    try FormattedText.plain(html(element, asking: gap), .html).trimmed
  }

  private static func html(_ element: XMLElement, asking gap: XMLElement?) -> String {
    element.markup { inner in
      if inner === gap { return Gaps.mark }
      if gaps.contains(inner.name) { return "…" }
      if inner.name.hasSuffix("Interaction") || asides.contains(inner.name) || isHidden(inner) { return "" }
      // Elements of QTI are none of HTML; what is in them is.
      return wrappers.contains(inner.name) ? "<div>\(html(inner, asking: gap))</div>" : nil
    }
  }

  private static func refusal(_ interaction: String) -> Refusal {
    switch interaction {
    case "matchInteraction", "associateInteraction": .kind(Phrase(en: "a matching question", ja: "組み合わせ問題"))
    case "extendedTextInteraction": .essay
    case "gapMatchInteraction": .kind(Phrase(en: "a text with gaps", ja: "穴埋め問題"))
    case _:
      .kind(Phrase(en: "a question of type \(Excerpt.of(interaction))", ja: "種類が \(Excerpt.of(interaction)) の問題"))
    }
  }
}
