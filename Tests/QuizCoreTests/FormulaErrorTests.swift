import Testing

@testable import QuizCore

/// What a spreadsheet leaves where its formula failed is no text.
struct FormulaErrorTests {
  @Test(arguments: ["#REF!", "#DIV/0!", "#N/A", "#VALUE!", "#NAME?", "#BEZUG!", "#¡REF!", "Err:502"])
  func aRowWithAFailedFormulaIsRefused(word: String) throws {
    let text = "question,answer,choice1,choice2,explanation\nq,1,a,b\n\(word),1,a,b\nq,1,a,\(word)\nq,1,a,b,\(word)\n"
    #expect(
      try report(text) == [
        "food.csv:3:1: the column question says \"\(word)\", the error of a formula; correct it in the spreadsheet",
        "food.csv:4:7: the column choice2 says \"\(word)\", the error of a formula; correct it in the spreadsheet",
        "food.csv:5:9: the column explanation says \"\(word)\", the error of a formula; correct it in the spreadsheet",
      ])
    #expect(
      try report("q,1,a,b\nq,\(word),a,b\n") == [
        "food.csv:2:3: column 2 says \"\(word)\", the error of a formula; correct it in the spreadsheet"
      ])
  }

  @Test(arguments: ["\"#REF!\"", "#REF", "#N/A!", "# N/A", "Err:5", "Error", "E"])
  func aTextThatLooksSimilarIsAText(word: String) throws {
    let bank = try bank("q,1,\(word),b\n")
    #expect(bank.question(at: 0)?.rightAnswer == word.filter { $0 != "\"" })
  }

  @Test func anEditedTextIsNotTakenForOne() throws {
    let question = try #require(Question(text: "What is #N/A?", choices: ["#N/A", "a"], answer: 0))
    let editor = try BankEditor(Array("q,1,a,b\n".utf8), name: "food.csv")
    let added = try editor.appending(question)
    #expect(String(decoding: added, as: UTF8.self).contains("\"#N/A\""))
  }
}
