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

  private static func fill(_ item: inout RawItem, from root: XMLElement) throws(Refusal) {
    guard let body = root["itemBody"] else { throw .noQuestion }
    let interactions = body.descendants { $0.name.hasSuffix("Interaction") }.filter { $0.name.hasSuffix("Interaction") }
    // What is asked stands before the choices, or among them as their prompt.
    let around = try text(body) { $0.name.hasSuffix("Interaction") || $0.name == "rubricBlock" }
    let prompt = try interactions.first?["prompt"].map { prompt throws(Refusal) in try text(prompt) } ?? ""
    item.text = [around, prompt].filter { !$0.isEmpty }.joined(separator: "\n")
    guard let interaction = interactions.first else { throw .kind(QTIReader.withoutAnswer) }
    guard interactions.count == 1 else { throw .kind(QTIReader.withSeveralAnswers) }
    guard interaction.name == "choiceInteraction" else { throw .kind(kind(interaction.name)) }
    let choices = interaction.all("simpleChoice")
    let texts = try choices.map { choice throws(Refusal) in try text(choice) { $0.name == "feedbackInline" } }
    let name = interaction.attributes["responseIdentifier"] ?? "RESPONSE"
    let declaration = root.all("responseDeclaration").first { $0.attributes["identifier"] == name }
    let right = Set(declaration?["correctResponse"]?.all("value").map { PlainText.trimmed($0.text) } ?? [])
    let indices = choices.indices.filter { right.contains(choices[$0].attributes["identifier"] ?? "") }
    item.content = .choices(texts, right: indices)
    if let feedback = root["modalFeedback"], root.all("modalFeedback").count == 1 {
      item.explanation = try text(feedback)
    } else if indices.count == 1, let feedback = choices[indices[0]]["feedbackInline"] {
      item.explanation = try text(feedback)
    }
  }

  private static func text(
    _ element: XMLElement, leavingOut: @escaping (XMLElement) -> Bool = { _ in false }
  ) throws(Refusal) -> String {
    PlainText.trimmed(try FormattedText.plain(element.markup(leavingOut: leavingOut), .html))
  }

  private static func kind(_ interaction: String) -> Phrase {
    switch interaction {
    case "matchInteraction", "associateInteraction": Phrase(en: "a matching question", ja: "組み合わせ問題")
    case "orderInteraction": Phrase(en: "a question of order", ja: "並べ替え問題")
    case "extendedTextInteraction": Phrase(en: "an essay question", ja: "記述問題")
    case "textEntryInteraction": Phrase(en: "a short-answer question", ja: "短答問題")
    case "inlineChoiceInteraction", "gapMatchInteraction": Phrase(en: "a text with gaps", ja: "穴埋め問題")
    case _: Phrase(en: "a question of type \(Excerpt.of(interaction))", ja: "種類が \(Excerpt.of(interaction)) の問題")
    }
  }
}
