import QuizCore

/// Writes QTI 1.2 as one file; every learning platform that reads QTI reads this version.
enum QTIWriter {
  /// The text of the sets; each is a section.
  static func text(_ sets: [ExportedSet]) -> String {
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">

      """
    // The genre is an assessment, because a section cannot name it.
    var genre: String??
    var number = 0
    for (index, set) in sets.enumerated() {
      if genre != .some(set.genre) {
        if genre != nil { xml += "  </assessment>\n" }
        xml += "  <assessment ident=\"a\(index + 1)\" title=\"\(XMLText.escaped(set.genre ?? set.title))\">\n"
        genre = .some(set.genre)
      }
      xml += "    <section ident=\"s\(index + 1)\" title=\"\(XMLText.escaped(set.title))\">\n"
      for question in set.questions {
        number += 1
        xml += item(question, number)
      }
      xml += "    </section>\n"
    }
    return xml + (sets.isEmpty ? "" : "  </assessment>\n") + "</questestinterop>\n"
  }

  private static func item(_ question: Question, _ number: Int) -> String {
    let name = XMLText.escaped(QuestionName.of(question))
    let form = QTIForm(question)
    var xml = "      <item ident=\"q\(number)\" title=\"\(name)\">\n        <itemmetadata><qtimetadata>\n"
    xml += field("question_type", form.type)
    // ILIAS takes no item without it.
    xml += field("QUESTIONTYPE", form.typeOfILIAS)
    if let level = question.level { xml += field("qmd_levelofdifficulty", String(level)) }
    xml += """
              </qtimetadata></itemmetadata>
              <presentation>
                \(material(question.text))
      \(form.response)        </presentation>
              <resprocessing>
                <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>

      """
    if question.explanation != nil {
      xml += """
                  <respcondition continue="Yes">
                    <conditionvar><other/></conditionvar>
                    <displayfeedback feedbacktype="Response" linkrefid="general_fb"/>
                  </respcondition>

        """
    }
    xml += """
                <respcondition continue="No">
                  <conditionvar>\(form.condition)</conditionvar>
                  <setvar action="Set" varname="SCORE">100</setvar>
                </respcondition>
              </resprocessing>

      """
    if let explanation = question.explanation {
      xml += "        <itemfeedback ident=\"general_fb\"><flow_mat>\(material(explanation))</flow_mat></itemfeedback>\n"
    }
    return xml + "      </item>\n"
  }

  /// A text.
  static func material(_ text: String) -> String {
    "<material><mattext texttype=\"text/plain\">\(XMLText.escaped(text))</mattext></material>"
  }

  private static func field(_ label: String, _ entry: String) -> String {
    "          <qtimetadatafield><fieldlabel>\(label)</fieldlabel><fieldentry>\(entry)</fieldentry></qtimetadatafield>\n"
  }
}
