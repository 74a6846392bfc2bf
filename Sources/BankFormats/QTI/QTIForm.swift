import QuizCore

/// How a question of a kind stands in QTI 1.2: what Canvas and ILIAS call it, its response, and what is right.
struct QTIForm {
  private let question: Question

  /// The form of a question.
  init(_ question: Question) {
    self.question = question
  }

  /// What Canvas calls it.
  var type: String {
    switch question.kind.input {
    case .panel: "multiple_choice_question"
    case .panels: "multiple_answers_question"
    case .sequence: "ordering_question"
    case .text: "short_answer_question"
    case .number: "numerical_question"
    }
  }

  /// What ILIAS calls it.
  var typeOfILIAS: String {
    switch question.kind.input {
    case .panel: "SINGLE CHOICE QUESTION"
    case .panels: "MULTIPLE CHOICE QUESTION"
    case .sequence: "ORDERING QUESTION"
    case .text: "TEXTSUBSET QUESTION"
    case .number: "NUMERIC QUESTION"
    }
  }

  /// The element of its response.
  var response: String {
    switch question.kind.input {
    case .panel: choices("Single")
    case .panels: choices("Multiple")
    case .sequence: choices("Ordered")
    case .text: line("String", after: "")
    case .number: line("Decimal", after: question.unit)
    }
  }

  private func choices(_ cardinality: String) -> String {
    """
              <response_lid ident="response1" rcardinality="\(cardinality)">
                <render_choice\(question.has(.fixed) ? " shuffle=\"No\"" : "")>

    """
      + question.choices.enumerated().map { index, choice in
        "              <response_label ident=\"c\(index + 1)\">\(QTIWriter.material(choice))</response_label>\n"
      }.joined() + """
                </render_choice>
              </response_lid>

        """
  }

  private func line(_ kind: String, after unit: String) -> String {
    let label = unit.isEmpty ? "" : QTIWriter.material(unit)
    return """
                <response_str ident="response1" rcardinality="Single">
                  <render_fib fibtype="\(kind)"><response_label ident="answer1">\(label)</response_label></render_fib>
                </response_str>

      """
  }

  /// The condition under which an answer is right.
  var condition: String {
    func equal(_ text: String, _ more: String = "") -> String {
      "<varequal respident=\"response1\"\(more)>\(XMLText.escaped(text))</varequal>"
    }
    switch question.kind.input {
    case .panel: return question.answers.map { equal("c\($0 + 1)") }.joined()
    case .panels:
      let all = question.choices.indices.map { index in
        question.answers.contains(index) ? equal("c\(index + 1)") : "<not>\(equal("c\(index + 1)"))</not>"
      }
      return "<and>\(all.joined())</and>"
    case .sequence:
      let all = question.answers.enumerated().map { equal("c\($1 + 1)", " index=\"\($0 + 1)\"") }
      return "<and>\(all.joined())</and>"
    case .text: return question.accepted.map { equal($0) }.joined()
    case .number:
      guard let range = question.numberRange else { return "" }
      guard range.isRange else { return equal(range.low) }
      let ends = [("vargte", range.low), ("varlte", range.high)].map { "<\($0) respident=\"response1\">\($1)</\($0)>" }
      return "<or>\(equal(range.middle))<and>\(ends.joined())</and></or>"
    }
  }
}
