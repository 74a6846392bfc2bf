import Foundation
import Testing

/// `tenq bank` as a program.
@Suite struct BankCheckTests {
  private func home() throws -> TestHome {
    let home = try TestHome()
    try home.write("q,1,a,b\nq,9,\"a\",b\n", to: "bad.csv")
    try home.write("2 + 2?,1,4,5\nx\u{200B}?,1,a,b\n", to: "good.csv")
    return home
  }

  @Test func everyFileIsCheckedAndTheWorstDecides() async throws {
    let home = try home()
    let (bad, good) = (home.path + "/bad.csv", home.path + "/good.csv")
    let run = try await CommandRun.tenq("bank", "check", bad, "/nowhere.csv", good, "-", in: home, input: "r,1,a,b\n")
    #expect(
      run.outputText == """
        \(bad):2:3: the answer is "9", but there are 2 choices
        /nowhere.csv: there is no such file; check its name and its folder
        \(good):2:2: warning: the character U+200B cannot be shown and is left out
        4 questions can be used, 1 row cannot; 2 errors, 1 warning

        """)
    #expect(run.ending == .exited(66))
    #expect(try await CommandRun.tenq("bank", "check", bad, good, in: home).ending == .exited(65))
    #expect(try await CommandRun.tenq("bank", "check", good, in: home).ending == .exited(0))
  }

  @Test func jsonIsOneObject() async throws {
    struct Report: Decodable, Equatable {
      struct Problem: Decodable, Equatable {
        var file: String
        var line: Int?
        var column: Int?
        var severity: String
        var message: String
      }
      var problems: [Problem]
      var usable: Int
      var unusable: Int
      var errors: Int
      var warnings: Int
    }
    let home = try home()
    let odd = try home.write("\"\u{1B}\"\"\\\u{202E}\",5,a,b\n", to: "o\"d\u{7}d.csv")
    let run = try await CommandRun.tenq("bank", "check", "--json", odd, "/nowhere.csv", in: home)
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    #expect(report.problems.count == 2)
    #expect(
      report.problems.first
        == .init(
          file: odd, line: 1, column: 9, severity: "error", message: #"the answer is "5", but there are 2 choices"#))
    #expect(report.problems.last?.line == nil)
    #expect(report.errors == 2)
    #expect(!run.output.contains { $0 < 0x20 && $0 != 0x0A })
    let clean = try await CommandRun.tenq("bank", "check", "--json", "-", in: home, input: "r,1,a,b\n")
    #expect(
      try JSONDecoder().decode(Report.self, from: clean.output)
        == Report(problems: [], usable: 1, unusable: 0, errors: 0, warnings: 0))
  }

  @Test func ownFilesAreListedAndMarked() async throws {
    struct Row: Decodable {
      var name: String
      var questions: Int?
      var own: Bool
      var files: [String]
    }
    let home = try home()
    try home.write("2 + 2?,1,4,5\n", to: "data/tenq/banks/Sums/01-Small.csv")
    try home.write("2 + 3?,1,5,4\n", to: "data/tenq/banks/own.csv")
    let run = try await CommandRun.tenq("bank", "list", "--json", in: home)
    let rows = try JSONDecoder().decode([Row].self, from: run.output)
    #expect(rows.filter(\.own).map(\.name) == ["Sums", "Sums/Small", "own", "all"])
    #expect(rows.first { $0.name == "Sums/Small" }?.questions == 1)
    let table = try await CommandRun.tenq("bank", "list", in: home)
    let lines = table.outputText.split(separator: "\n")
    #expect(lines.count == rows.count)
    #expect(lines.first { $0.hasPrefix("Sums/Small") }?.hasSuffix("1  yours") == true)
    // The sum of all sets is not the player's own.
    #expect(zip(rows, lines).filter { $1.hasSuffix("yours") }.map(\.0.name) == ["Sums", "Sums/Small", "own"])
  }

  @Test func whatGivesAnswersAwayEndsAStrictCheck() async throws {
    let home = try TestHome()
    let rows =
      (0..<30).map { "Which \($0)?,2,an ax,the longest,a bat,a cup\n" } + [
        "Which paper?,1,old paper,a hat,a pan,a tin\n"
      ]
    let heading = "question,answer,choice1,choice2,choice3,choice4\n"
    let file = try home.write(heading + rows.joined(), to: "leaky.csv")
    let run = try await CommandRun.tenq("bank", "check", "--strict", file, in: home)
    #expect(
      run.outputText == """
        \(file):32:16: warning: "paper" stands in the question, and of the choices in the right one alone
        the longest choice is right in 100.0% of 31 questions, where chance gives 25.0% ± 7.8%; \
        shorten right choices, or lengthen wrong ones
        31 questions can be used, 0 rows cannot; 0 errors, 1 warning

        """)
    #expect(run.ending == .exited(65))
    #expect(try await CommandRun.tenq("bank", "check", file, in: home).ending == .exited(0))
    struct Report: Decodable {
      struct Leak: Decodable {
        let cue: String
        let questions: Int
        let right, chance, error: Double
      }
      let leaks: [Leak]
    }
    let json = try await CommandRun.tenq("bank", "check", "--strict", "--json", file, in: home)
    let leaks = try JSONDecoder().decode(Report.self, from: json.output).leaks
    #expect(leaks.map(\.cue) == ["longest"])
    #expect(leaks.first?.questions == 31 && leaks.first?.right == 31 && leaks.first?.chance == 7.75)
  }

  /// The runtime's own handler would hold a player's terminal for half a minute.
  @Test func aTrapEndsACommandAtOnce() async throws {
    let home = try home()
    let run = try await CommandRun.run(
      "bash",
      [
        "-c", #"sleep 5 | "$0" bank check - & sleep 0.3; kill -BUS $!; wait $!; echo $?; kill %1"#,
        ProgramUnderTest.path,
      ],
      environment: home.environment)
    #expect(run.outputText == "135\n")
  }

  @Test func anEssayIsNamedAsByAnImport() async throws {
    let home = try TestHome()
    try home.write("Write about the sea. {}\n", to: "sea.gift")
    let sea = home.path + "/sea.gift"
    let check = try await CommandRun.tenq("bank", "check", sea, in: home)
    #expect(check.outputText.hasPrefix("\(sea): read as GIFT\n\(sea):1: an essay question, which cannot be played\n"))
    let trial = try await CommandRun.tenq("bank", "import", "--dry-run", sea, in: home)
    #expect(trial.outputText.contains("\(sea):1: not taken: an essay question, which cannot be played"))
  }
}
