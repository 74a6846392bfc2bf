import QuizCore

/// Writes a question set of H5P: multiple choice, with the explanation behind each answer, and blanks to fill in. The
/// program that shows it brings the content types.
enum H5PWriter {
  /// The version of each content type that is written for.
  private static let types = (set: (1, 20), choice: (1, 16), blanks: (1, 14))

  /// The package; the sets are one set of questions. `name` is its title, unless there is one set, which has its own.
  static func package(_ sets: [ExportedSet], name: String) -> [UInt8] {
    let title = JSONValue.quoted(sets.count == 1 ? sets[0].title : name)
    let questions = sets.flatMap(\.questions)
    var dependencies = [dependency("H5P.QuestionSet", types.set)]
    if questions.contains(where: { !$0.kind.isLine }) {
      dependencies.append(dependency("H5P.MultiChoice", types.choice))
    }
    if questions.contains(where: \.kind.isLine) { dependencies.append(dependency("H5P.Blanks", types.blanks)) }
    var zip = ZipWriter()
    zip.add(
      "h5p.json",
      """
      {"title":\(title),"language":"und","mainLibrary":"H5P.QuestionSet","embedTypes":["iframe"],"license":"U",\
      "preloadedDependencies":[\(dependencies.joined(separator: ","))]}
      """)
    zip.add(
      "content/content.json",
      """
      {"introPage":{"showIntroPage":false},"progressType":"dots","passPercentage":50,"disableBackwardsNavigation":false,\
      "randomQuestions":false,"endGame":{"showResultPage":true,"showSolutionButton":true,"showRetryButton":true,\
      "overallFeedback":[{"from":0,"to":100}]},"questions":[
      \(questions.enumerated().map { object($1, at: $0) }.joined(separator: ",\n"))
      ]}
      """)
    return zip.archive
  }

  private static func dependency(_ name: String, _ version: (Int, Int)) -> String {
    #"{"machineName":"\#(name)","majorVersion":"\#(version.0)","minorVersion":"\#(version.1)"}"#
  }

  private static func object(_ question: Question, at index: Int) -> String {
    question.kind.isLine ? blanks(question, at: index) : multipleChoice(question, at: index)
  }

  /// Why a question cannot be in a set; nil when it can. In an answer of blanks three characters are marks.
  static func obstacle(_ question: Question) -> BankExport.Loss? {
    question.accepted.contains { $0.contains { "*/:".contains($0) } } ? .marks : nil
  }

  private static func blanks(_ question: Question, at index: Int) -> String {
    let gap = "<p>*\(question.accepted.map(XMLText.escaped).joined(separator: "/"))*</p>"
    return """
      {"library":"H5P.Blanks \(types.blanks.0).\(types.blanks.1)","subContentId":"\(identifier(question, index))",\
      "metadata":{"contentType":"Fill in the Blanks","license":"U","title":\(JSONValue.quoted(QuestionName.of(question)))},\
      "params":{"text":\(JSONValue.quoted("<p>\(html(question.text))</p>")),"questions":[\(JSONValue.quoted(gap))],\
      "overallFeedback":[{"from":0,"to":100,"feedback":\(JSONValue.quoted(question.explanation.map(html) ?? ""))}],\
      "behaviour":{"enableRetry":true,"enableSolutionsButton":true,"enableCheckButton":true,"caseSensitive":false,\
      "acceptSpellingErrors":\(!question.has(.exact)),"autoCheck":false,"showSolutionsRequiresInput":true,\
      "separateLines":false}}}
      """
  }

  private static func multipleChoice(_ question: Question, at index: Int) -> String {
    let feedback = JSONValue.quoted(question.explanation.map(html) ?? "")
    let answers = question.choices.enumerated().map { number, choice in
      #"{"text":\#(JSONValue.quoted("<div>\(html(choice))</div>")),"correct":\#(question.answers.contains(number)),"#
        + #""tipsAndFeedback":{"tip":"","chosenFeedback":\#(feedback),"notChosenFeedback":""}}"#
    }
    let title = JSONValue.quoted(QuestionName.of(question))
    let way = question.kind.input == .panel ? "single" : "multi"
    return """
      {"library":"H5P.MultiChoice \(types.choice.0).\(types.choice.1)","subContentId":"\(identifier(question, index))",\
      "metadata":{"contentType":"Multiple Choice","license":"U","title":\(title)},\
      "params":{"question":\(JSONValue.quoted("<p>\(html(question.text))</p>")),\
      "answers":[\(answers.joined(separator: ","))],"media":{"disableImageZooming":false},\
      "overallFeedback":[{"from":0,"to":100}],\
      "behaviour":{"enableRetry":true,"enableSolutionsButton":true,"enableCheckButton":true,"type":"\(way)",\
      "singlePoint":false,"randomAnswers":\(!question.has(.fixed)),"showSolutionsRequiresInput":true,"confirmCheckDialog":false,\
      "confirmRetryDialog":false,"autoCheck":false,"passPercentage":100,"showScorePoints":true}}}
      """
  }

  /// A text as HTML, in which several lines of code stand as they are.
  private static func html(_ text: String) -> String {
    let fence = MarkdownLines.fence
    let lines = XMLText.escaped(text).split(separator: "\n", omittingEmptySubsequences: false)
    var html = ""
    var place = 0
    while place < lines.count {
      let end = lines[place] == fence ? lines[(place + 1)...].firstIndex { $0 == fence } : nil
      if let end, end > place + 2 {
        html += "<pre>" + lines[(place + 1)..<end].joined(separator: "\n") + "</pre>"
        place = end + 1
      } else {
        html += (html.isEmpty || html.hasSuffix("</pre>") ? "" : "<br>") + lines[place]
        place += 1
      }
    }
    return html
  }

  /// An identifier in the form of a UUID, the same for the same question at the same place.
  private static func identifier(_ question: Question, _ index: Int) -> String {
    var hash = FNV1a(question.text.utf8)
    hash.combine(word: UInt64(truncatingIfNeeded: index))
    let high = hash.value
    hash.combine(word: question.id.hash)
    // Version 4, as made by chance.
    return UUIDText.text(high & ~0xf000 | 0x4000, hash.value & (1 << 60 - 1) | 1 << 63)
  }
}
