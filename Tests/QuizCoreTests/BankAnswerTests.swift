import Testing

@testable import QuizCore

/// How an answer denotes the right choice.
struct BankAnswerTests {
  @Test(arguments: [
    "3", "３", "03", "C", "c", "Ｃ", "ｃ", "ウ", "ｳ", "③", "z", " C ", "\"z\"", "Option C", "選択肢ウ", "choice_3",
    "C.", "C)", "(C)", "（Ｃ）", "[c]", "【ウ】", "ウ．", "3.", "(3)", "3)", "3番", "No.3", "選択肢(3)", "Option (C)", "③：", "Z",
    "ｚ",
    "C. z", "C) z", "（３）z", "③z", "c: Z",
  ])
  func anAnswerIsANumberALetterOrAText(cell: String) throws {
    for heading in ["", "Question,Correct answer,Option A,Option B,Option C,Option D\n"] {
      let text = heading + "q,\(cell),x,y,z,w\n"
      #expect(try questions(bank(text)).map(\.answer) == [2], "\(text)")
      #expect(try report(text) == [])
    }
  }

  @Test func thereAreNineLabelsOfEachStyle() {
    for (style, labels) in [
      ("digit", "123456789"), ("letter", "ABCDEFGHI"), ("kana", "アイウエオカキクケ"), ("circled", "①②③④⑤⑥⑦⑧⑨"),
    ] {
      for (index, label) in labels.enumerated() {
        let read = AnswerLabel(String(label))
        #expect(read?.number == index + 1, "\(style) \(label)")
        #expect(read.map { $0.style.text($0.number) } == String(label))
      }
    }
    for other in ["", "0", "J", "コ", "⑩", "AB", "ガ", "あ", "-1"] { #expect(AnswerLabel(other) == nil, "\(other)") }
    #expect(AnswerLabel.Style.letter.text(0) == "" && AnswerLabel.Style.letter.text(10) == "")
  }

  /// Answers of rows whose choices are 2, 3, 4 and 6; B, A, C and D; or x, y, z and w.
  private func answers(
    _ rows: [String], heading: String = "Question,Correct answer,Option A,Option B,Option C,Option D"
  )
    throws -> [Int?]
  {
    let text = heading + "\n" + rows.map { "q\($0)\n" }.joined()
    let bank = try bank(text)
    return (0..<bank.rowCount).map { bank.question(at: $0)?.answer }
  }

  @Test func whatCouldBeLabelOrTextIsAmbiguous() throws {
    let rows = ["1,4,2,3,4,6", "2,B,B,A,C,D", "3,b,B,A,C,D", "4,C,B,A,C,D", "5,2,1,2,3,4"]
    #expect(try answers(rows) == [nil, nil, nil, 2, 1])
    #expect(
      try report("Question,Correct answer,Option A,Option B,Option C,Option D\nq,4,2,3,4,6\np,B,B,A,C,D\n") == [
        "food.csv:2:3: the column Correct answer says \"4\", which is the label of choice 4 and the text of choice 3; "
          + "write D or C",
        "food.csv:3:3: the column Correct answer says \"B\", which is the label of choice 2 and the text of choice 1; "
          + "write 2 or 1",
      ])
  }

  @Test func theFirstRowsSettleWhatIsAmbiguous() throws {
    // Elsewhere the answers are texts.
    #expect(try answers(["1,4,2,3,4,6", "2,z,x,y,z,w", "3,7,6,7,8,9"]) == [2, 2, 1])
    #expect(try answers(["1,B,B,A,C,D", "2,z,x,y,z,w"]) == [0, 2])
    // And then a label is nothing.
    #expect(try answers(Array(repeating: "1,z,x,y,z,w", count: 20) + ["2,3,x,y,z,w"]).last == .some(nil))
    // Elsewhere they are labels.
    #expect(try answers(["1,4,2,3,4,6", "2,3,x,y,z,w"]) == [3, 2])
    #expect(try answers(["1,B,B,A,C,D", "2,C,x,y,z,w"]) == [1, 2])
    // Where both are, nothing is settled.
    #expect(try answers(["1,4,2,3,4,6", "2,3,x,y,z,w", "3,z,x,y,z,w"]) == [nil, 2, 2])
    // A heading for numbers decides.
    let numbers = "Question,Answer number,Option A,Option B,Option C,Option D"
    #expect(try answers(["1,4,2,3,4,6", "2,z,x,y,z,w"], heading: numbers) == [3, 2])
  }

  @Test func aNumberWithoutAHeadingIsNeverAText() throws {
    #expect(
      try report("q,7,6,7,8,9\np,2,3,2,1\n") == ["food.csv:1:3: the answer is \"7\", but there are 4 choices"])
    #expect(try questions(bank("q,7,6,7,8,9\np,2,1,3,2\n")).map(\.answer) == [1])
  }

  /// A sign or a text is no label with a mark.
  @Test(arguments: ["-1", "=1", ".1", "1-", "1st", "B-", "A. y", "B. z", "(12)", "1番線", "()", "."])
  func whatOnlyLooksLikeALabelIsNone(cell: String) throws {
    #expect(try questions(bank("q,\(cell),x,y,z,w\n")).isEmpty)
  }

  @Test func aTextThatHasALabelIsStillAText() throws {
    let text = "q,A. y,A. x,A. y,(1)\np,(1),2,5,(1)\n"
    #expect(try questions(bank(text)).map(\.answer) == [1, 2])
  }

  @Test func theTextOfTwoChoicesIsNone() throws {
    #expect(
      try report("q,so,so,no,so\n")
        == ["food.csv:1:3: the answer is \"so\", which is the text of both choice 1 and choice 3"])
  }

  @Test func aTextIsExactWhereAChoiceHasItSo() throws {
    #expect(try questions(bank("q,Paris,PARIS,Paris,London\n")).map(\.answer) == [1])
    #expect(try questions(bank("q,Paris,london,paris\np,１０ｋｍ,5km,10km\n")).map(\.answer) == [1, 1])
    #expect(
      try report("q,Paris,PARIS,paris,London\n")
        .first == "food.csv:1:3: the answer is \"Paris\", which is the text of both choice 1 and choice 2")
    #expect(try questions(bank("q,\"say \"\"so\"\"\",no,\"say \"\"so\"\"\"\n")).map(\.answer) == [1])
  }
}
