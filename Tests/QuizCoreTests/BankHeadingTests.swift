import Testing

@testable import QuizCore

/// What a heading may call its columns, and where it may stand.
struct BankHeadingTests {
  private static let expected = [Question(text: "q", choices: ["x", "y", "z"], answer: 1, explanation: "w", level: 2)]

  @Test(arguments: [
    Sample("the first English names", "question,answer,choice1,choice2,choice3,explanation,level\nq,2,x,y,z,w,2\n"),
    Sample("the first Japanese names", "問題,正解,選択肢1,選択肢2,選択肢3,解説,難易度\nq,2,x,y,z,w,2\n"),
    Sample(
      "names of a spreadsheet",
      "Question,Option A,Option B,Option C,Correct answer,Feedback,Difficulty\nq,x,y,z,B,w,2\n"),
    Sample(
      "underscores and capitals",
      "QUESTION_TEXT,CORRECT_ANSWER,CHOICE_1,CHOICE_2,CHOICE_3,EXPLANATION,LEVEL\nq,2,x,y,z,w,2\n"),
    Sample(
      "spaces within names",
      "Question  Text,Right Answer,Answer 1,Answer 2,Answer 3,Rationale,Difficulty Level\nq,2,x,y,z,w,2\n"),
    Sample(
      "remarks in brackets",
      "問題文（100字以内）,正解(番号),選択肢(1),選択肢（2）,選択肢[3],解説（任意）,難易度(1〜3)\nq,2,x,y,z,w,2\n"),
    Sample(
      "remarks of a form",
      "*Question:,Correct answer(s) (1-4),Option A (required),Option B (required),Option C (optional),Feedback.,"
        + "Difficulty (1 = easy)\nq,2,x,y,z,w,2\n"),
    Sample("labels in brackets", "問題文※,(A),(B),(C),【正答】,説明,レベル\nq,x,y,z,B,w,2\n"),
    Sample(
      "a long remark",
      "問題,正解の番号（1から4までの半角の数字で入力してください）,選択枝1,選択枝2,選択枝3,解説,難易度\nq,2,x,y,z,w,2\n"),
    Sample("letters alone", "問題文,A,B,C,正答,説明,レベル\nq,x,y,z,B,w,2\n"),
    Sample("kana alone", "設問,ア,イ,ウ,答え,解説文,難度\nq,x,y,z,イ,w,2\n"),
    Sample("half-width kana alone", "設問,ｱ,ｲ,ｳ,答え,解説文,難度\nq,x,y,z,ｲ,w,2\n"),
    Sample("digits alone", "質問,1,2,3,解答,補足,レベル\nq,x,y,z,2,w,2\n"),
    Sample("circled digits", "問い,①,②,③,正解番号,コメント,レベル\nq,x,y,z,②,w,2\n"),
    Sample("full-width letters", "問題文,選択肢Ａ,選択肢Ｂ,選択肢Ｃ,正答,解説,レベル\nq,x,y,z,Ｂ,w,２\n"),
    Sample(
      "an answer by its column's name",
      "Question,Option A,Option B,Option C,Answer,Feedback,Level\nq,x,y,z,option b,w,2\n"),
    Sample("a title", "Quiz 12,,,,,,\nQuestion,Answer,Choice 1,Choice 2,Choice 3,Comment,Level\nq,2,x,y,z,w,2\n"),
    Sample("a title and an empty row", "小テスト\n\n問題文,正答,選択肢1,選択肢2,選択肢3,解説,レベル\nq,2,x,y,z,w,2\n"),
    Sample(
      "a title of five rows", "1,2\n3,4,5,6\nA,B,C,D\nd\ne\n問題文,正答,選択肢1,選択肢2,選択肢3,解説,レベル\nq,2,x,y,z,w,2\n"),
    Sample("a title in quotes", "\"Quiz,\n12\"\n問題文,正答,選択肢1,選択肢2,選択肢3,解説,レベル\nq,2,x,y,z,w,2\n"),
  ])
  func aHeadingIsRead(_ sample: Sample) throws {
    #expect(try questions(bank(sample.text)) == BankHeadingTests.expected)
    #expect(try report(sample.text) == [])
  }

  @Test func wrongAnswersStandBesideTheRightOne() throws {
    for text in [
      "Question,Correct answer,Wrong answer 1,Wrong answer 2\nq,2,1,3\np,b,a,\n", "誤答1,誤答2,問題,正解\n1,3,q,2\na,,p,b\n",
      "問題文;正答;不正解①;不正解②\nq;2;1;3\np;b;a;\n",
    ] {
      #expect(
        try questions(bank(text)) == [
          Question(text: "q", choices: ["2", "1", "3"], answer: 0),
          Question(text: "p", choices: ["b", "a"], answer: 0),
        ])
      #expect(try report(text) == [])
    }
    // The right choice being always the first proves nothing.
    let rows = (1...9).map { "q\($0),red,blue\n" }.joined()
    #expect(try report("Question,Answer,Wrong answer\n" + rows) == [])
    #expect(
      try report("Question,Answer,Wrong 1,Wrong 2\nq,,a,b\np,a,,b\nr,a,,\n") == [
        "food.csv:2:3: the column Answer is empty; write the number, the letter or the text of the right choice",
        "food.csv:3:5: the column Wrong 1 is empty, but a later choice is not",
        "food.csv:4:3: there is 1 choice, but a question needs at least 2",
      ])
  }

  @Test func errorsNameTheColumnAsTheHeadingDoes() throws {
    let text = "問題文,正答,選択肢ア,選択肢イ,選択肢ウ,レベル\nq,エ,x,y,z,1\nq,そう,x,y,z,1\nq,,x,y,z,1\nq,ア,x,,z,1\n,ア,x,y,z,1\nq,ア,x,y,z,9\n"
    #expect(
      try report(text) == [
        "food.csv:2:3: the column 正答 says \"エ\", but there are 3 choices",
        "food.csv:3:3: the column 正答 says \"そう\", not the number, the letter or the text of a choice",
        "food.csv:4:3: the column 正答 is empty; write the number, the letter or the text of the right choice",
        "food.csv:5:7: the column 選択肢イ is empty, but a later choice is not",
        "food.csv:6:1: the column 問題文 is empty",
        "food.csv:7:11: warning: the column レベル says \"9\", not 1, 2 or 3; it is not read",
      ])
    var japanese: [String] = []
    _ = try bank(text).check { japanese.append($0.kind.sentence.ja) }
    #expect(japanese.first == "列「正答」が「エ」ですが、選択肢は3個です")
    #expect(japanese.last == "列「レベル」が「9」で、1、2、3 のどれでもないため、無視します")
  }

  @Test(
    arguments: [
      ("Question,Option A,Option C,Correct answer\nq,a,b,A\n", ["Option B"], 1),
      ("問題文,選択肢ア,選択肢イ,解説\nq,a,b,c\n", ["正解"], 1), ("Question,A,B\nq,a,b\n", nil, 1),
      ("小テスト\n\n問題文,答え\nq,a\n", ["選択肢1", "選択肢2"], 3), ("正答,選択肢①,選択肢③\nア,a,b\n", ["問題", "選択肢②"], 1),
      ("Question,Answer,Wrong 2\nq,a,b\n", ["wronganswer1"], 1),
      ("問題（文）,正解,選択肢(1)\nq,1,a\n", ["選択肢2"], 1),
      ("Question,Answer,Option A (required)\nq,1,a\n", ["Option B"], 1),
    ] as [(String, [String]?, Int)])
  func whatAHeadingLacksIsNamedAsItWouldCallIt(text: String, missing: [String]?, line: Int) throws {
    let expected = missing.map {
      BankError(.incompleteHeading(missing: $0), in: "food.csv", at: .init(line: line, column: 1))
    }
    #expect(refusal(Array(text.utf8)) == expected)
  }

  /// What the first version read stays what it was, whatever names there are now.
  @Test(
    arguments: [
      // Names that came later give way to the first ones.
      (
        "question,answer,choice1,choice2,C,Option A\nq,2,a,b,c,d\n",
        [Question(text: "q", choices: ["a", "b"], answer: 1)]
      ),
      ("答え,question,answer,choice1,choice2\n1,q,2,a,b\n", [Question(text: "q", choices: ["a", "b"], answer: 1)]),
      // A row of later names that lacks columns is no heading above questions.
      ("Question,No.,Choice A,Choice B\nq,2,a,b\n", [Question(text: "q", choices: ["a", "b"], answer: 1)]),
      // A number in the second cell makes a question.
      (
        "問題,1,正解,選択肢1\nq,2,a,b\n",
        [
          Question(text: "問題", choices: ["正解", "選択肢1"], answer: 0),
          Question(text: "q", choices: ["a", "b"], answer: 1),
        ]
      ),
      // A question above a heading makes a bank without one.
      (
        "q,2,a,b\nquestion,answer,choice1,choice2\np,1,a,b\n",
        [
          Question(text: "q", choices: ["a", "b"], answer: 1), Question(text: "p", choices: ["a", "b"], answer: 0),
        ]
      ),
      // The number of a choice is no text of another where only numbers were read.
      (
        "question,answer,choice1,choice2,choice3\nq,2,1,3,2\n",
        [Question(text: "q", choices: ["1", "3", "2"], answer: 1)]
      ),
      (
        "q,2,1,3,2\np,c,a,b,d\n",
        [
          Question(text: "q", choices: ["1", "3", "2"], answer: 1),
          Question(text: "p", choices: ["a", "b", "d"], answer: 2),
        ]
      ),
    ] as [(String, [Question?])])
  func whatWasReadBeforeIsReadTheSame(text: String, expected: [Question?]) throws {
    #expect(try questions(bank(text)) == expected)
  }

  @Test func rowsInAnotherOrderAskOnceForAHeading() throws {
    let rows = [
      "Capital of Italy?,Rome,Oslo,Bern,A", "Capital of Spain?,Madrid,Oslo,Bern,A",
      "Capital of Norway?,Rome,Oslo,Bern,B",
    ]
    let text = rows.map { $0 + "\n" }.joined()
    #expect(try questions(bank("Question,A,B,C,Answer\n" + text)).map(\.answer) == [0, 0, 1])
    #expect(try questions(bank(text)).map(\.answer) == [0, 0, 1])
    let first = rows.map { "A,\($0.dropLast(2))\n" }.joined()
    #expect(refusal(Array(first.utf8)) == BankError(.noHeading, in: "food.csv", at: .init(line: 1, column: 1)))
    // With one good row, or with rows of another kind, each error is reported by itself.
    #expect(try bank(first + "q,1,a,b\n").usableCount == 1)
    #expect(try bank("q,x,a,b\nq,y,a,b\n").usableCount == 0)
    #expect(try bank("q,x,a\nq,y,a\nq,z,a\n").usableCount == 0)
  }

  @Test func aNumberBelowAHeadingThatGivesARangeIsThatOfAChoice() throws {
    for name in ["正解(1~4)", "正解（1〜4）", "Answer (1-4)", "正答(番号)"] {
      #expect(try questions(bank("問題文,\(name),選択肢A,選択肢B,選択肢C\nq,2,1,3,2\n")).map(\.answer) == [1], "\(name)")
    }
    // Without it, the number is also a text.
    #expect(try questions(bank("問題文,正解,選択肢A,選択肢B,選択肢C\nq,2,1,3,2\n")).isEmpty)
  }

  @Test func everyNameIsKnownOnce() {
    let lists = [
      BankColumnNames.question, BankColumnNames.answer, BankColumnNames.answerNumber, BankColumnNames.explanation,
      BankColumnNames.level, BankColumnNames.wrong,
    ]
    let names = lists.joined()
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(Folding.folded(name) == name && !name.contains(" ") && !name.contains("_"), "\(name)")
      #expect(BankColumnName(name.uppercased()) == BankColumnName(name))
    }
    for prefix in BankColumnNames.choice {
      for (number, label) in ["1", "B", "ウ", "④", "５", "ｆ", "ｷ", "H", "I"].enumerated() {
        #expect(BankColumnName(prefix + " " + label)?.meaning == .choice(number + 1), "\(prefix)\(label)")
      }
      #expect(BankColumnName(prefix + "0") == nil && BankColumnName(prefix + "J") == nil)
    }
  }
}
