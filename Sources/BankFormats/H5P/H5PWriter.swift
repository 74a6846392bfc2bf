import QuizCore

/// Writes a question set of H5P: multiple choice, with the explanation behind each answer. The program that shows it brings
/// the content types.
enum H5PWriter {
  /// The version of each content type that is written for.
  private static let types = (set: (1, 20), choice: (1, 16))

  /// The package; the sets are one set of questions. `name` is its title, unless there is one set, which has its own.
  static func package(_ sets: [ExportedSet], name: String) -> [UInt8] {
    let title = JSONValue.quoted(sets.count == 1 ? sets[0].title : name)
    let questions = sets.flatMap(\.questions)
    var zip = ZipWriter()
    zip.add(
      "h5p.json",
      """
      {"title":\(title),"language":"und","mainLibrary":"H5P.QuestionSet","embedTypes":["iframe"],"license":"U",\
      "preloadedDependencies":[\(dependency("H5P.QuestionSet", types.set)),\(dependency("H5P.MultiChoice", types.choice))]}
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
    let feedback = JSONValue.quoted(question.explanation.map(html) ?? "")
    let answers = question.choices.enumerated().map { number, choice in
      #"{"text":\#(JSONValue.quoted("<div>\(html(choice))</div>")),"correct":\#(question.answers.contains(number)),"#
        + #""tipsAndFeedback":{"tip":"","chosenFeedback":\#(feedback),"notChosenFeedback":""}}"#
    }
    let title = JSONValue.quoted(QuestionName.of(question))
    return """
      {"library":"H5P.MultiChoice \(types.choice.0).\(types.choice.1)","subContentId":"\(identifier(question, index))",\
      "metadata":{"contentType":"Multiple Choice","license":"U","title":\(title)},\
      "params":{"question":\(JSONValue.quoted("<p>\(html(question.text))</p>")),\
      "answers":[\(answers.joined(separator: ","))],"media":{"disableImageZooming":false},\
      "overallFeedback":[{"from":0,"to":100}],\
      "behaviour":{"enableRetry":true,"enableSolutionsButton":true,"enableCheckButton":true,"type":"auto",\
      "singlePoint":false,"randomAnswers":true,"showSolutionsRequiresInput":true,"confirmCheckDialog":false,\
      "confirmRetryDialog":false,"autoCheck":false,"passPercentage":100,"showScorePoints":true}}}
      """
  }

  private static func html(_ text: String) -> String {
    PlainText.replacing("\n", by: "<br>", in: XMLText.escaped(text))
  }

  /// An identifier in the form of a UUID, the same for the same question at the same place.
  private static func identifier(_ question: Question, _ index: Int) -> String {
    var hash = FNV1a(question.text.utf8)
    hash.combine(word: UInt64(truncatingIfNeeded: index))
    var digits = hex(hash.value)
    hash.combine(word: UInt64(truncatingIfNeeded: question.answer ?? 0))
    digits += hex(hash.value)
    // Version 4, as made by chance.
    digits[12] = "4"
    digits[16] = "8"
    for place in [8, 13, 18, 23] { digits.insert("-", at: place) }
    return String(digits)
  }

  private static func hex(_ word: UInt64) -> [Character] {
    let digits = Array(String(word, radix: 16))
    return [Character](repeating: "0", count: 16 - digits.count) + digits
  }
}
