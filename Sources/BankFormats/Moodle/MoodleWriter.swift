import QuizCore

/// Writes the XML of Moodle.
enum MoodleWriter {
  /// The text of the sets; each is a category.
  static func text(_ sets: [ExportedSet]) -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
    for set in sets {
      xml += """
          <question type="category">
            <category><text>\(XMLText.escaped(Category.moodle(set.path)))</text></category>
          </question>

        """
      for question in set.questions { xml += element(of: question) }
    }
    return xml + "</quiz>\n"
  }

  private static func element(of question: Question) -> String {
    var xml = """
        <question type="\(type(of: question))">
          <name><text>\(XMLText.escaped(QuestionName.of(question)))</text></name>
          <questiontext format="plain_text"><text>\(XMLText.escaped(question.text))</text></questiontext>

      """
    if let explanation = question.explanation {
      xml += """
            <generalfeedback format="plain_text"><text>\(XMLText.escaped(explanation))</text></generalfeedback>

        """
    }
    xml += "    <defaultgrade>1</defaultgrade>\n" + answers(of: question)
    if let level = question.level {
      xml += "    <tags><tag><text>\(Level.tag(level))</text></tag></tags>\n"
    }
    return xml + "  </question>\n"
  }

  /// What Moodle calls questions that are answered so.
  private static func type(of question: Question) -> String {
    switch question.kind.input {
    case .panel, .panels: "multichoice"
    case .sequence: "ordering"
    case .text: "shortanswer"
    case .number: "numerical"
    }
  }

  private static func answers(of question: Question) -> String {
    switch question.kind.input {
    case .panel, .panels:
      let right = "\(share(question.answers.count))"
      let wrong = question.kind.input == .panel ? "0" : "-\(share(question.choices.count - question.answers.count))"
      return """
            <single>\(question.kind.input == .panel)</single>
            <shuffleanswers>\(!question.has(.fixed))</shuffleanswers>
            <answernumbering>abc</answernumbering>

        """
          + question.choices.enumerated().map { number, choice in
            answer(choice, question.answers.contains(number) ? right : wrong)
          }.joined()
    case .sequence:
      // What stands where the points of other answers do is the place of each.
      return """
            <layouttype>VERTICAL</layouttype>
            <selecttype>ALL</selecttype>
            <selectcount>0</selectcount>
            <gradingtype>ALL_OR_NOTHING</gradingtype>
            <showgrading>SHOW</showgrading>

        """
          + question.answers.enumerated().map { answer(question.choices[$1], String($0 + 1)) }.joined()
    case .text:
      return "    <usecase>0</usecase>\n"
        + question.accepted.map { answer(PlainText.replacing("*", by: "\\*", in: $0), "100") }.joined()
    case .number:
      guard let range = question.numberRange else { return "" }
      let unit = """
            <unitgradingtype>0</unitgradingtype>
            <showunits>\(range.unit.isEmpty ? 3 : 0)</showunits>
            <units>
              <unit><multiplier>1</multiplier><unit_name>\(XMLText.escaped(range.unit))</unit_name></unit>
            </units>

        """
      return answer(range.middle, "100", "        <tolerance>\(range.margin)</tolerance>\n")
        + (range.unit.isEmpty ? "" : unit)
    }
  }

  private static func answer(_ text: String, _ fraction: String, _ more: String = "") -> String {
    """
        <answer fraction="\(fraction)" format="plain_text">
          <text>\(XMLText.escaped(text))</text>
    \(more)    </answer>

    """
  }

  /// An equal share of 100 for each choice, with the digits that Moodle wants.
  static func share(_ count: Int) -> String {
    guard count > 0 else { return "0" }
    let digits = String(10_000_000 / count)
    let shown = digits.count > 5 ? digits.dropLast(5) + "." + digits.suffix(5) : "0." + digits
    return 100 % count == 0 ? String(100 / count) : String(shown)
  }
}
