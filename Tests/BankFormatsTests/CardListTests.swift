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

  @Test func aThirdColumnExplainsAndIsNeverGluedToTheAnswer() throws {
    for text in [
      "der Hund\tthe dog\tanimal\ndie Katze\tthe cat\tanimal\ndas Pferd\tthe horse\t\ndie Maus\tthe mouse\t\n",
      "der Hund,the dog,animal\ndie Katze,the cat,animal\ndas Pferd,the horse,\ndie Maus,the mouse,\n",
    ] {
      let file = try imported(text)
      #expect(file.questions.map(\.rightAnswer) == ["the dog", "the cat", "the horse", "the mouse"])
      #expect(file.questions.map(\.explanation) == ["animal", "animal", nil, nil])
      #expect(file.notes == [.thirdColumn])
    }
  }

  @Test(arguments: ["Question,Answer", "Front,Back", "問題,答え"]) func aTitleMayStandAboveTheHeading(heading: String)
    throws
  {
    let file = try imported("Chapter 3,\n\n\(heading)\ndog,Hund\ncat,Katze\n")
    #expect(file.questions.map(\.text) == ["dog", "cat"] && file.title == "Chapter 3")
  }

  @Test func aTableInMarkdownIsATable() throws {
    let cards = try imported(
      "# Capitals\n\n| Question | Answer |\n|---|---|\n| Capital of `<a>`? | **Paris** |\n| B\\|C? | Rome |\n")
    #expect(cards.format == .quizlet)
    #expect(cards.questions.map { "\($0.text) \($0.rightAnswer)" } == ["Capital of <a>? Paris", "B|C? Rome"])
    #expect(cards.items.map(\.place) == [.line(5), .line(6)])
    let bank = try imported(
      "| Question | A | B | C | Answer |\n|--|:-:|---|---|:--:|\n| One? | x | y | z | B |\n| Two? | v | w | | A |\n")
    #expect(bank.format == .csv && bank.questions.map(\.summary) == ["One? [x|*y|z]", "Two? [*v|w]"])
    #expect(throws: ImportError.self) { _ = try imported("a | b\nc | d\n") }
  }

  // MARK: Tables of other programs

  @Test func listsOfWrongAnswersAreRead() throws {
    let file = try imported(
      """
      category,type,difficulty,question,correct_answer,incorrect_answers
      History,multiple,easy,Who was first?,Anna,"['Bob', 'Carl', ""O'Neil""]"
      History,boolean,hard,Was it true?,True,['False']
      History,multiple,easy,Who else?,Dan,Bob|Carl
      """)
    #expect(file.format == .lists)
    #expect(file.questions.map(\.rightAnswer) == ["Anna", "True", "Dan"])
    #expect(file.questions.map { Set($0.choices) }.first == ["Anna", "Bob", "Carl", "O'Neil"])
    #expect(file.questions.map(\.level) == [1, 3, 1] && file.items.allSatisfy { $0.category == ["History"] })
    let options = try imported("Question,Options,Answer\nOne?,x|y|z,B\nTwo?,\"['v', 'w']\",w\nThree?,\"k, l\",k\n")
    #expect(options.questions.map(\.summary) == ["One? [x|*y|z]", "Two? [v|*w]"])
    #expect(options.refusals == [#"test:4: "k, l" is no list of choices"#])
  }

  @Test func tablesOfSenseiAreRead() throws {
    let file = try imported(
      #"""
      ID,Question,Type,Answer,Feedback
      1,Which keys are black?,multiple-choice,"Right:C sharp,Wrong:C,Wrong:""E, or F""",Look.
      2,Is A minor without signs?,boolean,true,
      3,Say more.,multi-line,Anything,
      """#)
    #expect(file.format == .lists)
    #expect(
      file.questions.map(\.summary)
        == ["Which keys are black? [*C sharp|C|E, or F] (Look.)", "Is A minor without signs? [*True|False]"])
    #expect(file.refusals == [#"test:4: a question of type "multi-line", which cannot be played"#])
  }

  @Test func aListOfCluesIsAskedByItsClues() throws {
    let heading = "round\tclue_value\tdaily_double_value\tcategory\tanswer\tquestion\tair_date\n"
    let file = try imported(
      heading + "1\t100\t0\tLAKES\tScottish word for lake\tloch\t1984\n1\t200\t0\tLAKES\tA river\tthe Jordan\t1984\n")
    #expect(file.questions.map(\.rightAnswer) == ["loch", "the Jordan"])
    #expect(file.notes.contains(.sides(asked: "answer", answer: "question")))
    #expect(try cards("air date,question,answer\n1984,dog,Hund\n1985,cat,Katze\n") == ["dog: Hund", "cat: Katze"])
  }

  @Test func columnsOfChoicesThatAreNotReadAreNamed() throws {
    let error = try #require(throws: ImportError.self) {
      _ = try imported("question,answer,all_the_options_there_are\nq,a,b-c\np,d,e-f\n")
    }
    #expect(error.reason == .otherChoices(["all_the_options_there_are"]))
  }

  // MARK: Columns that the user names

  private func read(_ text: String, _ question: String?, _ answer: String?) throws -> ImportedFile {
    try ImportedFile(
      InputFile(bytes: Array(text.utf8), name: "test"), cards: .typed,
      names: CardNames(question: question, answer: answer))
  }

  static let tables = [
    "country,capital,capital:de\nPoland,Warsaw,Warschau\nRomania,Bucharest,Bukarest\n",
    "Capitals\n\ncountry,capital,capital:de\nPoland,Warsaw,Warschau\nRomania,Bucharest,Bukarest\n",
    "|country|capital|capital:de|\n|-|-|-|\n|Poland|Warsaw|Warschau|\n|Romania|Bucharest|Bukarest|\n",
    "#columns:country,capital,capital:de\nPoland,Warsaw,Warschau\nRomania,Bucharest,Bukarest\n".replacingHeaders,
  ]

  @Test(arguments: tables) func theColumnsOfATableCanBeNamed(text: String) throws {
    let file = try read(text, "Country", "capital:DE")
    #expect(file.questions.map { "\($0.text) \($0.rightAnswer)" } == ["Poland Warschau", "Romania Bukarest"])
    #expect(try read(text, "capital:de", nil).questions.map(\.rightAnswer).allSatisfy { !$0.isEmpty })
    #expect(throws: ImportError.self) { _ = try read("{\"questions\": []}", "a", "b") }
  }

  @Test func columnsWithoutAHeadingHaveLettersAndNumbers() throws {
    let text = "1,Poland,Warsaw\n2,Romania,Bucharest\n"
    for (question, answer) in [("B", "C"), ("2", "3")] {
      #expect(try read(text, question, answer).questions.map(\.rightAnswer) == ["Warsaw", "Bucharest"])
    }
    let error = try #require(throws: ImportError.self) { _ = try read(CardListTests.tables[0], "land", nil) }
    #expect(error.reason.sentence.en == #"there is no column "land", but "country", "capital", "capital:de""#)
    let none = try #require(throws: ImportError.self) { _ = try read("q {=a ~b}\n", "x", "y") }
    #expect(none.reason.sentence.en == "this is no table and no notes; leave out `--question` and `--answer`")
  }
}

extension String {
  /// The first header of Anki before a text that names columns.
  fileprivate var replacingHeaders: String { "#separator:comma\n" + self }
}
