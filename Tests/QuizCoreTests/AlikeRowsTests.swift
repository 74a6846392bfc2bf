import Testing

@testable import QuizCore

/// Banks whose questions come out alike are warned about, once for the whole bank.
@Suite struct AlikeRowsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let rows: [String]
    let warnings: [String]

    init(_ name: String, _ rows: [String], _ warnings: [String]) {
      testDescription = name
      self.rows = rows
      self.warnings = warnings
    }
  }

  private static let places = ["Oslo", "Rome", "Lima", "Cairo", "Delhi", "Quito", "Paris", "Sofia", "Riga", "Minsk"]

  private static func rows(_ count: Int, _ row: (Int, (Int) -> String) -> String) -> [String] {
    (0..<count).map { number in row(number) { places[(number + $0) % places.count] } }
  }

  static let cases: [Case] = [
    Case(
      "the answer always in one place", rows(8) { "q\($0)?,2,\($1(0)),\($1(1)),\($1(2))" },
      ["the answer is 2 in all 8 rows"]),
    Case("too few for that", rows(7) { "q\($0)?,2,\($1(0)),\($1(1)),\($1(2))" }, []),
    Case(
      "letters in place of choices", rows(8) { number, _ in "q\(number)?,\(number % 3 + 1),A,B,C" },
      [#"a choice is only a letter, "A", in all 8 rows; its text may be missing"#]),
    Case(
      "one letter among choices", rows(10) { "q\($0)?,\($0 % 3 + 1),\($1(0)),\($0 < 5 ? "d" : $1(1)),\($1(2))" },
      [#"a choice is only a letter, "d", in 5 of 10 rows; its text may be missing"#]),
    Case("a letter now and then", rows(10) { "q\($0)?,\($0 % 3 + 1),\($1(0)),\($0 < 4 ? "d" : $1(1)),\($1(2))" }, []),
    Case("questions about letters", rows(9) { number, _ in "q\(number)?,\(number % 3 + 1),K,B,X" }, []),
    Case("digits", rows(9) { number, _ in "q\(number)?,\(number % 3 + 1),1,2,3" }, []),
    Case(
      "the question in a choice",
      rows(8) { "Where is \($1(0))?,\($0 % 3 + 1),Where is \($1(0))? There,\($1(1)),\($1(2))" },
      ["a choice holds the whole question in all 8 rows; the columns may be mixed up"]),
    Case(
      "a word in all choices",
      rows(8) { "q\($0)?,\($0 % 3 + 1),Option: \($1(0)),option \($1(1)),\($1(2)) (option)" },
      [#"the word "option" is in every choice of all 8 rows; it may be no part of them"#]),
    Case(
      "a word in all but one",
      rows(8) { "q\($0)?,\($0 % 3 + 1),Lake \($1(0)),Lake \($1(1)),\($0 == 5 ? "" : "Lake") x" },
      []),
    Case(
      "short words and numbers", rows(9) { "q\($0)?,\($0 % 3 + 1),the 1990 \($1(0)),the 1990 \($1(1)),the 1990 x" }, []),
  ]

  @Test(arguments: cases) func aBankThatComesOutAlikeIsWarnedAbout(_ sample: Case) throws {
    let text = "question,answer,choice1,choice2,choice3\n" + sample.rows.joined(separator: "\n") + "\n"
    let bank = try Bank(bytes: Array(text.utf8), name: "b.csv")
    var found: [String] = []
    _ = bank.check { found.append($0.description) }
    #expect(found == sample.warnings)
    // Parts that are checked apart say the same.
    for rows in [1, 2, 3] {
      var check = BankCheck(bank, in: bank.index.parts(bytes: 1, rows: rows))
      var parts: [String] = []
      check.run({ _ in [] }) { parts.append($0.description) }
      #expect(parts.sorted() == found.sorted())
    }
  }
}
