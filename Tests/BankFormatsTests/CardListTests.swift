import QuizCore
import Testing

@testable import BankFormats

/// Lists of cards as other programs write them.
@Suite struct CardListTests {
  /// Fronts and right answers.
  private func cards(_ text: String, as format: BankFormat? = nil) throws -> [String] {
    let file = try imported(text, as: format)
    #expect(file.format == .quizlet || format != nil)
    return file.questions.map { "\($0.text): \($0.rightAnswer)" }
  }

  static let headings = [
    "Term\tDefinition", "Terms\tDefinitions", "Front\tBack", "Question\tAnswer", "Word\tMeaning", "単語\t意味", "表\t裏",
    "問題\t答え", "単語:\t読み", "Begriff\tDefinition", "Vorderseite\tRückseite", "Frage\tAntwort", "Terme\tDéfinition",
    "Pregunta\tRespuesta", "单词\t意思", "题目\t答案", "단어\t뜻", "English\tGerman", "English\t日本語", "英語\t日本語",
    "WORD\tTranslation (de)",
  ]

  @Test(arguments: headings) func aHeadingIsNoCard(heading: String) throws {
    let text = "\(heading)\ndog\tHund\ncat\tKatze\nbird\tVogel\n"
    #expect(try cards(text) == ["dog: Hund", "cat: Katze", "bird: Vogel"])
    let cells = heading.split(separator: "\t").map(String.init)
    #expect(try imported(text).notes == [.heading(cells[0], cells[1])])
  }

  @Test(arguments: ["English\t英語", "word\tWort", "term\tSemester"]) func aCardIsNoHeading(first: String) throws {
    #expect(try cards("\(first)\ndog\tHund\ncat\tKatze\n").count == 3)
  }

  @Test func aHeadingSaysWhichColumnsAreRead() throws {
    #expect(try cards("Answer,Question\nHund,dog\nKatze,cat\n") == ["dog: Hund", "cat: Katze"])
    let file = try imported("No,Question,Answer,Explanation,Level\n1,dog,Hund,A pet.,2\n2,cat,Katze,,\n")
    #expect(file.questions.map(\.rightAnswer) == ["Hund", "Katze"])
    #expect(file.questions.map(\.explanation) == ["A pet.", nil])
    #expect(file.questions.map(\.level) == [2, nil])
    #expect(file.notes == [.heading("Question", "Answer"), .columnsLeftOut(["No"])])
  }

  @Test func aHeadingWithChoicesIsNoListOfCards() {
    #expect(throws: ImportError.self) { _ = try imported("question,answer,choice1\nq,1,a\np,1,b\n") }
  }

  static let repeated = [
    "dog\tdog<br>Hund\ncat\tcat<br>Katze\n", "dog\tdog<hr id=answer>Hund\ncat\tcat<hr id=answer>Katze\n",
    "#separator:tab\n#html:true\ndog\t\"dog\n\n<hr id=\"\"answer\"\">\n\nHund\"\ncat\t\"cat<hr id=answer>Katze\"\n",
  ]

  @Test(arguments: repeated) func theBackDoesNotRepeatTheFront(text: String) throws {
    let file = try imported(text)
    #expect(file.questions.map { $0.choices.sorted() } == [["Hund", "Katze"], ["Hund", "Katze"]])
  }

  @Test func aBackMayBeginLikeItsFront() throws {
    #expect(try cards("New\tNew York\nOld\tYork\n") == ["New: New York", "Old: York"])
    #expect(try imported("dog\tdog Hund\ncat\tcat Katze\n").notes == [.frontsTakenOff])
  }

  @Test func anAnswerMayHaveCommas() throws {
    #expect(
      try cards("dog,a small, tame animal\ncat,a pet\nbird,\"it flies, mostly\"\nfish,it swims\n") == [
        "dog: a small, tame animal", "cat: a pet", "bird: it flies, mostly", "fish: it swims",
      ])
    #expect(try cards("dog,a,b\ncat,c,d\n", as: .quizlet) == ["dog: a,b", "cat: c,d"])
    #expect(try cards("dog\tHund, der\ncat\tKatze, die\n") == ["dog: Hund, der", "cat: Katze, die"])
  }

  static let plain = [
    "dog - Hund\ncat - Katze - die\n", "dog – Hund\n\ncat – Katze - die", "dog,Hund;cat,Katze - die",
    "dog\tHund;cat\tKatze - die;", "dog - Hund;cat - Katze - die", "dog - Hund;\ncat - Katze - die;\n",
    "dog = Hund\ncat = Katze - die",
  ]

  @Test(arguments: plain) func marksWithoutColumnsDivideCards(text: String) throws {
    #expect(try cards(text) == ["dog: Hund", "cat: Katze - die"])
  }

  @Test(arguments: ["One - two\nthree\n", "Only - one\n", "a; b; c\n", "First, second.\nThird; fourth - fifth.\n"])
  func proseIsNoListOfCards(text: String) {
    #expect(throws: ImportError.self) { _ = try imported(text) }
  }
}
