import QuizCore

/// Writes questions as JSON, which keeps all that a bank does.
enum JSONWriter {
  /// The text of the sets: one set is an object, of several there is a list.
  static func text(_ sets: [ExportedSet]) -> String {
    guard sets.count != 1 else { return object(sets[0], indent: "") + "\n" }
    return "{\"sets\": [\n" + sets.map { "  " + object($0, indent: "  ") }.joined(separator: ",\n") + "\n]}\n"
  }

  private static func object(_ set: ExportedSet, indent: String) -> String {
    var names: [String] = []
    if let genre = set.genre { names.append("\"genre\": \(JSONValue.quoted(genre))") }
    names.append("\"title\": \(JSONValue.quoted(set.title))")
    let questions = set.questions.map { "\(indent)  {\(members($0).joined(separator: ", "))}" }
    return "{\(names.joined(separator: ", ")), \"questions\": [\n\(questions.joined(separator: ",\n"))\n\(indent)]}"
  }

  private static func members(_ question: Question) -> [String] {
    var members = [
      "\"question\": \(JSONValue.quoted(question.text))", "\"kind\": \(JSONValue.quoted(question.kindCell))",
    ]
    if !question.choices.isEmpty { members.append("\"choices\": \(list(question.choices))") }
    switch question.kind.input {
    case .panel: members.append("\"answer\": \(JSONValue.quoted(question.rightAnswer))")
    case .panels, .sequence: members.append("\"answer\": \(list(question.answers.map { question.choices[$0] }))")
    case .text: members.append("\"answer\": \(list(question.accepted))")
    case .number: members.append("\"answer\": \(JSONValue.quoted(question.answerCell))")
    }
    if let explanation = question.explanation { members.append("\"explanation\": \(JSONValue.quoted(explanation))") }
    if let level = question.level { members.append("\"level\": \(level)") }
    if let seconds = question.seconds { members.append("\"seconds\": \(seconds)") }
    return members
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.map(JSONValue.quoted).joined(separator: ", "))]" }
}
