import Testing

@testable import QuizCore

/// Questions of all kinds in the rows of a bank, and what a check says of them.
struct KindBankTests {
  private static let four = "question,answer,choice1,choice2,choice3,choice4\n"

  private func question(_ row: String, _ heading: String = KindBankTests.four) throws -> Question? {
    try bank(heading + row + "\n").question(at: 0)
  }

  /// The sentences of a check, without the file's name, in English and Japanese.
  private func sentences(_ text: String) throws -> (en: [String], ja: [String]) {
    var (en, ja): ([String], [String]) = ([], [])
    _ = try bank(text).check {
      en.append("\($0.line):\($0.column) \($0.kind.sentence.en)")
      ja.append($0.kind.sentence.ja)
    }
    return (en, ja)
  }

  @Test(arguments: [
    "1;3", "\"1,3\"", "A C", "a;c", "\"A, C\"", "①;③", "1；3", "1、3", "ア・ウ", "3;1", "1 3", "1/3", "1+3", "A & C",
    "1 and 3",
    "red;blue", "\"RED, blue\"", "red / blue", "１；３",
  ])
  func anAnswerThatNamesSeveralChoicesIsOfThatKind(_ cell: String) throws {
    let question = try #require(try question("q,\(cell),red,green,blue,pink"))
    #expect(question.kind == .several && question.answers == [0, 2])
    #expect(try sentences(KindBankTests.four + "q,\(cell),red,green,blue,pink\n").en == [])
  }

  @Test(arguments: [
    ("1", 0), ("C", 2), ("red", 0), ("\"red;blue\"", 3), ("red and white", 1),
  ])
  func whatIsTheTextOfOneChoiceIsThatOne(_ cell: String, _ answer: Int) throws {
    let question = try #require(try question("q,\(cell),red,red and white,blue,red;blue"))
    #expect(question.kind == .one && question.answer == answer)
  }

  @Test func choicesWithSemicolonsAreNamedByTheirNumbers() throws {
    let row = "q,1;2,a;b,c;d,e;f,\n"
    #expect(try question(row)?.answers == [0, 1])
    let sentence = try sentences("question,kind,answer,choice1,choice2\nq,several,a;b;c;d,a;b,c;d\n").en
    #expect(
      sentence == [
        "2:11 the column answer says \"a;b;c;d\", which does not name the right choices; "
          + "write their numbers with semicolons between them, like 1;3"
      ])
  }

  @Test(arguments: [
    ("question,kind,answer,choice1,choice2,choice3,seconds", "several", "order", "typed exact", "number"),
    ("問題,種類,正解,選択肢1,選択肢2,選択肢3,秒", "複数選択", "並べ替え", "記述 完全一致", "数値"),
    (
      "Question,Question type,Correct answer,Option A,Option B,Option C,Time limit", "Checkbox", "Ordering",
      "Short answer, exact", "Numeric"
    ),
    ("問題文,出題形式,正答,選択肢ア,選択肢イ,選択肢ウ,制限時間", "複数回答", "順番", "短答・完全一致", "数"),
  ])
  func theColumnOfKindsIsReadInBothLanguages(
    _ heading: String, _ several: String, _ order: String, _ typed: String, _ number: String
  ) throws {
    let text =
      heading + "\nq1,\(several),1;3,a,b,c,20\nq2,\(order),order,a,b,c,\nq3,\"\(typed)\",Paris|Paname,,,,15秒\n"
      + "q4,\(number),10..20 m,,,,90 s\nq5,,2,a,b,,\nq6,one,b,a,b,,600\n"
    let bank = try bank(text)
    let questions = questions(bank)
    #expect(questions.map(\.kind) == [.several, .order, .typed, .number, .one, .one])
    #expect(questions.map(\.answers) == [[0, 2], [0, 1, 2], [], [], [1], [1]])
    #expect(questions[2].accepted == ["Paris", "Paname"] && questions[2].has(.exact))
    #expect(questions.map(\.seconds) == [20, nil, 15, 90, nil, 600])
    #expect(try sentences(text).en == [])
    let counts = bank.check { _ in }
    #expect(counts.kinds.map(\.count) == [2, 1, 1, 1, 1] && counts.usable == 6)
  }

  @Test(arguments: ["order", "並べ替え", "1>2>3", "\"1,2,3\"", "A B C", "ABC", "a>b>c", "1-2-3"])
  func anOrderIsWrittenInSeveralWays(_ cell: String) throws {
    let question = try question("q,order,\(cell),a,b,c", "question,kind,answer,choice1,choice2,choice3\n")
    #expect(question?.answers == [0, 1, 2])
    let other = try self.question("q,order,3>1>2,a,b,c", "question,kind,answer,choice1,choice2,choice3\n")
    #expect(other?.answers == [2, 0, 1] && other?.rightAnswer == "c → a → b")
  }

  @Test func withoutAKindTheAnswerTellsIt() throws {
    let text =
      KindBankTests.four + "q1,order,a,b,c,\nq2,Paris,,,,\nq3,1969,,,,\nq4,10..20 m,,,,\nq5,Rome|Roma,,,,\nq6,2,a,b,,\n"
    #expect(try questions(bank(text)).map(\.kind) == [.order, .typed, .number, .number, .typed, .one])
    // Said once for each kind, not for each row.
    let (en, ja) = try sentences(text)
    #expect(
      en == [
        "3:4 the answer \"Paris\" and 1 other are read as \"typed\" (typed); a column \"kind\" can say what they are",
        "4:4 the answer \"1969\" and 1 other are read as \"number\" (a number); a column \"kind\" can say what they are",
      ])
    #expect(ja.first == "正解「Paris」など2件を typed（記述）として読みます。列「種類」で指定できます")
  }

  @Test func whereThereIsAColumnOfKindsOnlyADoubtfulRowIsSaid() throws {
    let heading = "question,kind,answer,choice1,choice2\n"
    let (en, _) = try sentences(heading + "q1,,Paris,,\nq2,,1969,,\nq3,number,1970,,\nq4,typed,1971,,\nq5,,10..20,,\n")
    #expect(en == ["3:5 the answer \"1969\" is read as \"number\" (a number); a column \"kind\" can say what it is"])
  }

  /// Rows without a heading are what they always were.
  @Test func withoutAHeadingThereIsOnlyOneKind() throws {
    let text = "q,1;3,a,b,c\nq,order,a,b,c\nq,Paris\nq,1969\np,2,a,b\n"
    #expect(try questions(bank(text)).map(\.kind) == [.one])
  }

  @Test func whatASpreadsheetMadeOfSeveralIsRefused() throws {
    let (en, ja) = try sentences(KindBankTests.four + "q,1.2,a,b,c,\n")
    #expect(
      en == [
        "2:3 the column answer says \"1.2\", which names several choices; "
          + "write their letters with semicolons between them, like A;C, or only one"
      ])
    #expect(ja == ["列「answer」が「1.2」で、選択肢を2つ以上指しています。記号を「;」で区切って書く（例：A;C）か、1つだけ書いてください"])
    #expect(try question("q,\"1,2.5\",a,b,c,") == nil)
  }

  @Test func numbersThatAreAlsoTextsAreNotGuessed() throws {
    // The heading is none of the first version, so that a number may be a text.
    let heading = "Question,Correct answer,Option A,Option B,Option C,Option D\n"
    let (en, _) = try sentences(heading + "q,1;3,2,3,1,5\n")
    #expect(en.count == 1 && en[0].contains("write their letters with semicolons"))
    #expect(try question("q,A;C,2,3,1,5", heading)?.answers == [0, 2])
  }

  @Test(arguments: [("1;2", "A;B"), (";", nil), ("1;1", nil), ("9223372036854775807;2", nil)])
  func numbersThatAreTextsOfOtherChoicesAreToBeLetters(_ cell: String, _ letters: String?) throws {
    let sentences = try sentences("問題文,種類,正答,選択肢1,選択肢2,選択肢3\nq,several,\"\(cell)\",2,3,9\n").en
    #expect(sentences.count == 1)
    let said = letters.map { "write letters, like \($0)" } ?? "write their numbers with semicolons"
    #expect(sentences[0].contains(said))
  }

  /// Every fault has its sentence for each kind, in both languages.
  static let faults: [(row: String, en: String, ja: String)] = [
    (
      "q,seven,1,a,b,c", "the column kind says \"seven\", not one of one, several, order, number, typed",
      "列「kind」が「seven」で、one、several、order、number、typed のどれでもありません"
    ),
    (
      "q,several,4;5,a,b,c",
      "the column answer says \"4;5\", which does not name the right choices; "
        + "write their numbers with semicolons between them, like 1;3",
      "列「answer」が「4;5」で、正解の選択肢を読み取れません。番号を「;」で区切って書いてください（例：1;3）"
    ),
    (
      "q,several,1;1,a,b,c",
      "the column answer says \"1;1\", which does not name the right choices; "
        + "write their numbers with semicolons between them, like 1;3",
      "列「answer」が「1;1」で、正解の選択肢を読み取れません。番号を「;」で区切って書いてください（例：1;3）"
    ),
    (
      "q,several,,a,b,c", "the column answer is empty; write the number, the letter or the text of the right choice",
      "列「answer」が空です。正しい選択肢の番号・記号・内容のどれかを書いてください"
    ),
    ("q,typed,,,,", "the column answer says \"\", which is no text to type", "列「answer」が「」で、入力する答えがありません"),
    (
      "q,several,1,a,,", "there is 1 choice, but a question of the kind \"several\" needs 2 to 9",
      "選択肢が1個です。「複数選択」（several）の問題には2〜9個必要です"
    ),
    (
      "q,order,order,a,b,", "there are 2 choices, but a question of the kind \"order\" needs 3 to 9",
      "選択肢が2個です。「並べ替え」（order）の問題には3〜9個必要です"
    ),
    (
      "q,order,2>1,a,b,c",
      "the column answer says \"2>1\"; write the choices in their right order and \"order\" as the answer",
      "列「answer」が「2>1」ですが、選択肢を正しい順に書き、正解には order と書いてください"
    ),
    (
      "q,typed,Paris,a,b,", "there are 2 choices, but the answer to a question of the kind \"typed\" is typed",
      "選択肢が2個ありますが、「記述」（typed）の問題では答えを入力します"
    ),
    (
      "q,number,1969,a,,", "there is 1 choice, but the answer to a question of the kind \"number\" is typed",
      "選択肢が1個ありますが、「数値」（number）の問題では答えを入力します"
    ),
    ("q,typed,|,,,", "the column answer says \"|\", which is no text to type", "列「answer」が「|」で、入力する答えがありません"),
    (
      "q,number,many,,,", "the column answer says \"many\", not a number like 1969, 3.14±0.01, 300±5% km or 10..20",
      "列「answer」が「many」で、数値（1969、3.14±0.01、300±5% km、10..20 など）ではありません"
    ),
    (
      "q,number,20..10,,,",
      "the column answer says \"20..10\", a range that runs backwards, so no number is right; write the smaller one first",
      "列「answer」が「20..10」で、範囲の大小が逆なため、正解になる数がありません。小さい数を先に書いてください"
    ),
    (
      "q,one,x,a,b,c", "the column answer says \"x\", not the number, the letter or the text of a choice",
      "列「answer」が「x」で、選択肢の番号・記号・内容のどれでもありません"
    ),
    (",typed,Paris,,,", "the column question is empty", "列「question」が空です"),
  ]

  @Test(arguments: faults.indices) func aFaultOfAKindIsSaid(_ index: Int) throws {
    let fault = KindBankTests.faults[index]
    let heading = "question,kind,answer,choice1,choice2,choice3\nok,one,1,a,b,\n"
    let (en, ja) = try sentences(heading + fault.row + "\n")
    #expect(en.map { String($0.drop { $0 != " " }.dropFirst()) } == [fault.en])
    #expect(ja == [fault.ja])
  }

  @Test func whatIsOddAboutAnAnswerIsSaid() throws {
    let heading = "question,kind,answer,choice1,choice2,choice3\n"
    let (en, ja) = try sentences(
      heading + "q1,several,1;2;3,a,b,c\nq2,typed,Paris|PARIS!,,,\nq3,order,order,a,b,A\nq4,several,1;2,a,b,a\n"
        + "q5,typed kana,りんご|リンゴ,,,\nq6,typed,りんご|リンゴ,,,\nq7,typed,x,,,\nq7,typed,X,,,\nq7,typed,x|y,,,\n")
    #expect(
      en == [
        "2:12 the column answer says \"1;2;3\", so every choice is right",
        "3:10 the column answer says \"Paris|PARIS!\", where \"PARIS!\" is right by \"Paris\" already",
        "4:20 choices 1 and 3 differ only in case, width or spaces",
        "5:20 choices 1 and 3 are the same",
        "6:15 the column answer says \"りんご|リンゴ\", where \"リンゴ\" is right by \"りんご\" already",
        "10:1 this question, with this answer, is already on line 8",
      ])
    #expect(ja[0] == "列「answer」が「1;2;3」で、選択肢がすべて正解です")
    #expect(ja[1] == "列「answer」が「Paris|PARIS!」ですが、「PARIS!」は「Paris」だけで正解になります")
  }

  @Test(arguments: [("several", "1;2", "ash,bay,cay"), ("typed", "Paris", ",,"), ("number", "1969", ",,")])
  func oneAnswerForEverythingIsSaid(_ kind: String, _ answer: String, _ choices: String) throws {
    let heading = "question,kind,answer,choice1,choice2,choice3\n"
    let rows = (1...8).map { "q\($0),\(kind),\(answer),\(choices)\n" }
    #expect(try sentences(heading + rows.joined()).en.last?.hasSuffix(" the answer is \(answer) in all 8 rows") == true)
    #expect(try sentences(heading + rows.dropLast().joined() + "q,one,1,ash,bay,\n").en == [])
    let orders = (1...9).map { "q\($0),order,order,\($0),bay,cay\n" }.joined()
    #expect(try sentences(heading + orders).en == [])
  }

  @Test(arguments: ["0", "601", "-5", "ten", "20 min", "99999999999999999999", "1.5"])
  func secondsThatAreNoneAreSaidAndNotRead(_ cell: String) throws {
    let text = "question,answer,choice1,choice2,seconds\nq,1,a,b,\(cell)\n"
    #expect(try bank(text).question(at: 0)?.seconds == nil)
    #expect(
      try sentences(text).en == [
        "2:9 the column seconds says \"\(cell)\", not seconds from 1 to 600; it is not read"
      ])
  }

  /// A column of that name with something else was not read before there were kinds, and is not now.
  @Test func aColumnOfSomethingElseIsNoColumnOfKinds() throws {
    let text = "問題,正解,選択肢1,選択肢2,種類\nq1,1,a,b,動物\nq2,2,a,b,\nq3,1,a,b,植物\n"
    #expect(try questions(bank(text)).map(\.answer) == [0, 1, 0])
    let (en, ja) = try sentences(text)
    #expect(en == ["2:10 the column 種類 says \"動物\", which is no kind of question; the column is not read"])
    #expect(ja == ["列「種類」が「動物」で、問題の種類ではないため、この列は無視します"])
    // One that has a kind is one, and what is none is a mistake.
    let other = "問題,正解,選択肢1,選択肢2,種類\nq1,1,a,b,一択\nq2,2,a,b,動物\n"
    #expect(try questions(bank(other)).map(\.text) == ["q1"])
  }

  @Test func numbersThatCountFromZeroDoSoInSeveral() throws {
    let text = KindBankTests.four + "q1,0,a,b,c,d\nq2,3,a,b,c,d\nq3,0;2,a,b,c,d\n"
    #expect(try questions(bank(text)).map(\.answers) == [[0], [3], [0, 2]])
    let editor = try BankEditor(Array(text.utf8), name: "food.csv")
    let several = try #require(QuestionKindTests.several([1, 3]))
    let added = try editor.appending(several)
    #expect(try bank(text + String(decoding: added, as: UTF8.self)).question(at: 3)?.answers == [1, 3])
  }

  /// Whatever is in a cell of the kind, the answer or a choice, nothing traps, and what is read comes back from its cells.
  @Test(arguments: Array<UInt64>(0..<30)) func anyCellsAreRead(_ seed: UInt64) throws {
    var rng = SeededGenerator(seed: seed)
    let cells =
      [
        "", "order", "several", "typed", "number", "one", "exact", "1;2", "1,2", "1", "9", "0", "A C", "a|b", "|",
        "1..2", "2..1",
      ]
      + [
        "1±2", "±", "-", "記述", "数値 ", "typed exact kana accents length", "several uncounted", "かな", "a", "b", "c", ";;",
        "a;b",
      ]
    var text = "question,kind,answer,choice1,choice2,choice3,choice4,seconds\nq,one,1,a,b,,,\n"
    for number in 0..<60 {
      let row = ["q\(number)"] + (0..<7).map { _ in CSV.quoted(cells[rng.below(cells.count)]) }
      text += row.joined(separator: ",") + "\n"
    }
    let bank = try bank(text)
    _ = bank.check { #expect(!$0.kind.sentence.en.isEmpty && !$0.kind.sentence.ja.isEmpty) }
    for question in questions(bank) {
      let again = Question(
        kindCell: question.kindCell, answerCell: question.answerCell, text: question.text, choices: question.choices,
        seconds: question.seconds)
      #expect(again == question)
    }
  }
}
