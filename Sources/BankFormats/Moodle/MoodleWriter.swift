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
        <question type="multichoice">
          <name><text>\(XMLText.escaped(QuestionName.of(question)))</text></name>
          <questiontext format="plain_text"><text>\(XMLText.escaped(question.text))</text></questiontext>

      """
    if let explanation = question.explanation {
      xml += """
            <generalfeedback format="plain_text"><text>\(XMLText.escaped(explanation))</text></generalfeedback>

        """
    }
    xml += """
          <defaultgrade>1</defaultgrade>
          <single>true</single>
          <shuffleanswers>true</shuffleanswers>
          <answernumbering>abc</answernumbering>

      """
    for (index, choice) in question.choices.enumerated() {
      xml += """
            <answer fraction="\(index == question.answer ? 100 : 0)" format="plain_text">
              <text>\(XMLText.escaped(choice))</text>
            </answer>

        """
    }
    if let level = question.level {
      xml += "    <tags><tag><text>\(Level.tag(level))</text></tag></tags>\n"
    }
    return xml + "  </question>\n"
  }
}
