import Foundation
import Testing

/// Spreadsheets of teachers as the program plays them: as files, as own banks, and from a pipe.
@Suite struct SpreadsheetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/spreadsheets").path
  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  private static let asked = [
    "ja": ["日本でいちばん高い山は？", "水の化学式は？", "2 + 2 = ?", "江戸幕府を開いたのは、だれ？", "「明るい」の反対の意味のことばは？"],
    "en": [
      "Which is the largest planet?", "What do you get in a Paris café when you ask for \"un crème\"?", "2 + 2 = ?",
      "Red, yellow; and blue: what are they called?", "Who wrote “Hamlet”?",
    ],
  ]

  @Test(arguments: ["ja-unicode-text.txt", "en-excel-semicolons-1252.csv"])
  func aLayoutIsPlayed(file: String) async throws {
    let home = try TestHome()
    let language = String(file.prefix(2))
    let path = "\(SpreadsheetTests.folder)/\(file)"
    let run = try await CommandRun.tenq(
      "play", "--plain", "-n", "5", "--seed", "7", "--lang", language, path, in: home, input: "1\n2\n3\n4\n1\n")
    #expect(run.ending == .exited(0) && run.errorText == "")
    for question in try #require(SpreadsheetTests.asked[language]) {
      #expect(run.outputText.contains("\n\(question)\n"), "\(question)")
    }
    #expect(try home.records().map { $0["asked"] as? Int } == [5])
    // The same bytes from a pipe.
    let check = try await CommandRun.run(
      ProgramUnderTest.path, ["bank", "check", "-"], environment: home.environment,
      input: try Data(contentsOf: URL(filePath: path)))
    #expect(check.outputText.contains("5 questions can be used, 0 rows cannot; 0 errors"))
    #expect(check.ending == .exited(0))
  }

  @Test func ownBanksAreSpreadsheetsToo() async throws {
    struct Row: Decodable {
      var name: String
      var questions: Int?
    }
    let home = try TestHome()
    for file in SpreadsheetTests.files {
      let place = try home.write("", to: "data/tenq/banks/Class/\(file.split(separator: ".")[0]).csv")
      try Data(contentsOf: URL(filePath: "\(SpreadsheetTests.folder)/\(file)")).write(to: URL(filePath: place))
    }
    let run = try await CommandRun.tenq("bank", "list", "--json", in: home)
    let rows = try JSONDecoder().decode([Row].self, from: run.output).filter { $0.name.hasPrefix("Class/") }
    #expect(rows.count == 22 && rows.allSatisfy { $0.questions == 5 })
    let round = try await CommandRun.tenq("play", "--plain", "-n", "1", "Class/ja-unicode-text", in: home, input: "q\n")
    #expect(round.outputText.contains("Question 1 of 1"))
  }

  @Test(arguments: [
    (
      "quiz.xlsx", "PK\u{3}\u{4}\u{14}\0xl/workbook.xml",
      "the archive is damaged; export or download it again"
    ),
    (
      "quiz.xml", "<?xml version=\"1.0\"?>\n<quiz><question/></quiz>",
      "there is no question"
    ),
    ("quiz.json", "[{\"q\": 1}]", "there are no choices, but two are needed"),
    (
      "mail.csv", "\u{1B}$BLdBj\u{1B}(B,1,a,b\n",
      "this is text in ISO-2022-JP, which is not read; save the file as UTF-8"
    ),
    ("new.csv", "Question,Option A,Correct answer\nq,a,B\n", "new.csv:1:1: the heading lacks `Option B`"),
    ("odd.csv", "問題文,正答,A,B\nq,7,a,b\n", "odd.csv:2:3: the column 正答 says \"7\", but there are 2 choices"),
  ])
  func whatCannotBePlayedIsNamedOnce(name: String, text: String, sentence: String) async throws {
    let home = try TestHome()
    let path = try home.write(text, to: name)
    let run = try await CommandRun.tenq("play", path, in: home)
    #expect(run.ending == .exited(65))
    #expect(run.errorText.contains(sentence), "\(run.errorText)")
    #expect(run.errorText.split(separator: "\n").count == 1)
    let check = try await CommandRun.tenq("bank", "check", path, in: home)
    #expect(check.ending == .exited(65))
    #expect(check.outputText.contains(sentence) && check.outputText.contains("; 1 error, 0 warnings\n"))
  }
}
