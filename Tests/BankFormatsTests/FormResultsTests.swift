import QuizCore
import Testing

@testable import BankFormats

/// The results of a quiz in Microsoft Forms or Google Forms are its answer key.
@Suite struct FormResultsTests {
  @Test func whatHadAllPointsInGoogleFormsIsRight() throws {
    let file = try imported(
      """
      Timestamp,Email Address,Score,Which planet is red?,Which planet is red? [Score],Which planet is red? [Feedback],Capital?,Capital? [Score]
      2026/05/04 10:00:00 AM GMT+2,a@b.c,2.00 / 3,Venus,0.00 / 1,,Tokyo,2.00 / 2
      2026/05/04 10:01:00 AM GMT+2,d@e.f,3.00 / 3,Mars,1.00 / 1,,tokyo,2.00 / 2
      2026/05/04 10:02:00 AM GMT+2,g@h.i,1.00 / 3,Earth,0.00 / 1,,Kyoto,1.00 / 2
      """)
    #expect(file.format == .forms && file.notes == [.results(3)])
    #expect(
      file.questions.map { "\($0.text) \($0.rightAnswer): \($0.choices.sorted())" } == [
        #"Which planet is red? Mars: ["Earth", "Mars", "Venus"]"#, #"Capital? Tokyo: ["Kyoto", "Tokyo"]"#,
      ])
  }

  @Test func whatHadAllPointsInMicrosoftFormsIsRight() throws {
    let heading = ["ID", "Name", "Total points", "Quiz feedback"]
    func question(_ text: String) -> [String] { [text, "Points - \(text)", "Feedback - \(text)"] }
    let file = try imported(
      Archive.workbook([
        (
          name: "Sheet1",
          rows: [
            heading + question("Red?") + question("Primes?") + question("Painter?") + question("Open?"),
            ["1", "A", "4", "", "Mars", "1", "", "2;3;", "2", "", "van Gogh", "1", "", "x", "", ""],
            ["2", "B", "1", "", "Venus", "0", "", "2;4;", "0", "", "Vincent van Gogh", "1", "", "y", "", ""],
            ["3", "C", "1", "", "", "0", "", "3;", "0", "", "Monet", "0", "", "", "", ""],
          ]
        )
      ]))
    #expect(file.format == .forms)
    #expect(file.questions.map(\.kind) == [.one, .several, .typed])
    #expect(file.questions[0].choices.sorted() == ["Mars", "Venus"] && file.questions[0].rightAnswer == "Mars")
    #expect(file.questions[1].summary == "Primes? [*2|*3|4]")
    #expect(file.questions[2].summary == "Painter? [= van Gogh|Vincent van Gogh]")
  }

  @Test func whatNobodyKnewIsRefusedAndWhatAllKnewIsACard() throws {
    let text =
      "Score,Q,Q [Score],P,P [Score],R,R [Score]\n0 / 2,a,0 / 1,x,1 / 1,u,1 / 1\n0 / 2,b,0 / 1,x,1 / 1,u,1 / 1\n"
    let file = try imported(text)
    #expect(file.refusals == ["test:1: nobody had all points for it, so what is right is not known"])
    #expect(file.questions.map(\.rightAnswer) == ["x", "u"])
    let typed = try ImportedFile(InputFile(bytes: Array(text.utf8), name: "test"), cards: .typed)
    #expect(typed.questions.map(\.kind) == [.typed, .typed])
  }

  @Test(arguments: [
    "question,question [1],answer\na,b,c\n", "a,a [Score]\nx,y\n", "Points - a,a\n1,x\n",
    "question,answer,choice1,choice2\nQ {=1 / 2},1,a,b\n",
  ])
  func otherTablesAreNone(text: String) throws {
    #expect((try? imported(text))?.format != .forms)
  }
}
