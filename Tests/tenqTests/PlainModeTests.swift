import CommandLineKit
import Foundation
import Glibc
import Testing

@testable import tenq

/// The game in lines of text as a program: pipes, statuses, and what is in the log afterwards.
@Suite struct PlainModeTests {
  private func home() throws -> TestHome {
    let home = try TestHome()
    // The right answer of each is its third choice.
    try home.write("What is 1 + 2?,3,1,2,3,4,Count.\nWhat is 2 + 1?,3,1,2,3,4\n", to: "bank.csv")
    return home
  }

  private func records(in home: TestHome) -> Int {
    home.text(of: home.scores)?.split(separator: "\n").count ?? 0
  }

  /// On a disk of its own, which only root can make, and not everywhere.
  @Test func onAFullDiskItIsSaidThatRoundsCannotBeSavedOnlyWhereTheyCannot() async throws {
    let home = try TestHome()
    try home.write("", to: "data/tenq/here")
    let answers = try home.write("1\n1\n1\n1\n1\nq\n", to: "answers")
    let script = """
      mount -t tmpfs -o size=256k none "$1" || exit 75
      "$0" --plain -n 5 --lang en <"$2" >"$1/first"
      head -c 1000000 /dev/zero >"$1/filler" 2>"$2.errors"
      for round in 1 2 3 4 5 6 7 8 9; do "$0" --plain -n 5 --lang en <"$2" 2>&1; done
      exit 0
      """
    guard
      let run = try? await CommandRun.run(
        "unshare", ["-m", "sh", "-c", script, ProgramUnderTest.path, home.data, answers],
        environment: home.environment, timeout: .seconds(60)),
      run.ending == .exited(0)
    else { try Test.cancel("no disk can be made here") }
    let said = run.outputText.split(separator: "\n").filter {
      $0.hasPrefix("Rounds cannot be saved:") || $0.hasPrefix("Result:")
    }
    // Rounds that fit into the last block are saved without a message; once it is full, a message comes before play.
    #expect(said.first?.hasSuffix("Saved.") == true, "\(said)")
    #expect(said.last?.contains("NOT saved") == true && said.dropLast().last?.hasPrefix("Rounds cannot") == true)
  }

  @Test func aPipePlaysARoundAndSavesIt() async throws {
    let home = try home()
    let run = try await CommandRun.tenq(
      "play", "--plain", "-n", "2", "--seed", "1", home.path + "/bank.csv", in: home, input: "1\n3")
    #expect(run.ending == .exited(0))
    #expect(run.errorText == "")
    #expect(
      run.outputText.hasPrefix("tenq: plain mode (--plain). The clock is off; -t 10 turns it on.\nbank.csv. 2 quest"))
    // A busy machine takes a time that is measured.
    #expect(run.outputText.contains(" of 2 right, 1,000 points") && run.outputText.contains(" Saved.\n"))
    #expect(!run.output.contains(0x1B))
    #expect(records(in: home) == 1)
  }

  /// By chance four rounds of five are without a question that comes twice once in twenty times.
  @Test func whatWasAskedLatelyDoesNotComeAgainSoonUnlessASeedIsNamed() async throws {
    let home = try TestHome()
    let bank = try home.write((1...60).map { "q\($0),1,a,b,c,d\n" }.joined(), to: "bank.csv")
    func asked(_ run: CommandRun) -> [String] {
      run.outputText.matches(of: /\bq[0-9]+$/.anchorsMatchLineEndings()).map { String($0.output) }
    }
    let answers = "1\n1\n1\n1\n1"
    var questions: [String] = []
    for _ in 0..<4 {
      questions += asked(try await CommandRun.tenq("play", "--plain", "-n", "5", bank, in: home, input: answers))
    }
    #expect(questions.count == 20 && Set(questions).count == 20, "\(questions)")
    var named: [[String]] = []
    for _ in 0..<2 {
      named.append(
        asked(try await CommandRun.tenq("play", "--plain", "-n", "5", "--seed", "1", bank, in: home, input: answers)))
    }
    #expect(named[0].count == 5 && named[0] == named[1])
  }

  /// Of one's own questions all kinds are asked, of those that come with the program one choice, unless it is chosen.
  @Test func theKindsOfOnesOwnFilesAreAsked() async throws {
    let home = try TestHome()
    let bank = "question,kind,answer,choice1,choice2\nOne?,one,1,a,b\nTyped?,typed,a,,\nNumber?,number,7,,\n"
    let file = try home.write(bank, to: "mine.csv")
    try home.write(bank, to: "data/tenq/banks/Mine/Three.csv")
    try home.write(bank, to: "data/tenq/banks/own.csv")
    try home.write(bank, to: "shared/tenq/banks/en/Theirs/Three.csv")
    for (set, kinds, count) in [
      (file, nil, 3), ("Mine", nil, 3), ("Mine/Three", nil, 3), ("own", nil, 3), ("Theirs", nil, 1),
      ("Theirs/Three", nil, 1), (file, "one", 1), ("Theirs", "all", 3),
    ] {
      var environment = ["XDG_DATA_DIRS": home.path + "/shared"]
      environment["TENQ_KIND"] = kinds
      let run = try await CommandRun.tenq(
        "play", "--plain", "--lang", "en", set, in: home, environment: environment, input: "q\n")
      #expect(run.outputText.contains(". \(count) question"), "\(set) \(kinds ?? "auto"): \(run.outputText)")
      #expect(run.outputText.contains("--kind all asks them too") == (count == 1), "\(set) \(kinds ?? "auto")")
    }
  }

  @Test func withoutACommandTheTimedRoundIsPlayed() async throws {
    let home = try home()
    let run = try await CommandRun.tenq("--plain", "-n", "1", in: home, input: "1\n\n2\nq\n3\n")
    #expect(run.ending == .exited(0))
    #expect(run.outputText.components(separatedBy: "Question 1 of 1.").count == 3)
    #expect(records(in: home) == 2)
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func theEnvironmentAsksForIt(environment: [String: String]) async throws {
    let run = try await CommandRun.tenq("-n", "1", in: home(), environment: environment, input: "q\n")
    #expect(run.ending == .exited(0))
    #expect(run.outputText.contains("(\(environment["TERM"] == nil ? "ACCESSIBLE" : "TERM=dumb"))"))
    #expect(run.outputText.hasSuffix("Your answer: q\nYou left. Nothing of this round is recorded.\n"))
  }

  @Test func theEndOfInputInARoundIsSaidAndRecordsNothing() async throws {
    let home = try home()
    let run = try await CommandRun.tenq("--plain", "-n", "2", in: home, input: "1\n")
    #expect(run.ending == .exited(65))
    #expect(run.outputText.hasSuffix("\nThe input ended in the middle of a round. Nothing of it is recorded.\n"))
    #expect(records(in: home) == 0)
  }

  @Test func strangeBytesAreUnknownLines() async throws {
    let home = try home()
    let noise = String(repeating: "1", count: 100_000) + "\n\0\0\n\u{1B}[2J\n"
    let run = try await CommandRun.run(
      ProgramUnderTest.path, ["--plain", "-n", "1"], environment: home.environment,
      input: Data(noise.utf8) + Data([0xFF, 0xFE, 0x31, 0x0A]) + Data("1\n".utf8))
    #expect(run.ending == .exited(0))
    #expect(run.outputText.components(separatedBy: "Type a number from 1 to ").count == 5)
    #expect(!run.output.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(records(in: home) == 1)
  }

  @Test func whatFollowsTheLastLineIsLeftForOthers() async throws {
    let home = try home()
    let run = try await CommandRun.run(
      "sh", ["-c", #""$0" --plain -n 1 >/dev/null; cat"#, ProgramUnderTest.path], environment: home.environment,
      input: Data("1\nq\nrest\n".utf8))
    #expect(run.outputText == "rest\n")
  }

  @Test func aFailedSaveIsSaidAndTheRecordGoesToStandardError() async throws {
    let home = try home()
    try home.write("", to: "data")
    let run = try await CommandRun.tenq("--plain", "-n", "1", in: home, input: "1\n")
    #expect(run.ending == .exited(74))
    #expect(run.outputText.contains("Rounds cannot be saved: "))
    #expect(run.outputText.contains("NOT saved: "))
    #expect(run.errorText.components(separatedBy: #"{"version":1,"#).count == 2)
  }

  @Test func aLimitOnTheSizeOfFilesLosesNoRound() async throws {
    let home = try home()
    #expect(try await CommandRun.tenq("--plain", "-n", "1", in: home, input: "1\n").ending == .exited(0))
    let log = home.text(of: home.scores)
    // Past the limit the system sends a signal that ends a program which does not expect it.
    let script = #"set -o pipefail; (ulimit -f 0; "$0" --plain -n 1 2>&1 >/dev/null) | cat"#
    let run = try await CommandRun.run(
      "bash", ["-c", script, ProgramUnderTest.path], environment: home.environment, input: Data("1\n".utf8))
    #expect(run.ending == .exited(74))
    #expect(run.outputText.components(separatedBy: #"{"version":1,"#).count == 2)
    #expect(home.text(of: home.scores) == log)
  }

  @Test func aLineWithoutAnEndIsTheEndOfInput() {
    var reader = LineReader { 0 }
    #expect(reader.next() == nil)
  }

  @Test func aClosedOutputEndsItQuietly() async throws {
    let home = try home()
    let run = try await CommandRun.run(
      "bash",
      ["-c", #"(sleep 0.2; printf '1\n') | "$0" --plain -n 1 | true; echo "${PIPESTATUS[1]}""#, ProgramUnderTest.path],
      environment: home.environment)
    #expect(run.errorText == "")
    #expect(run.outputText == "141\n")
  }

  @Test func reasonsAreToldInThePlayersLanguage() async throws {
    let home = try home()
    try home.write("q,9,a,b\n", to: "bad.csv")
    let run = try await CommandRun.tenq("play", "--plain", home.path + "/bad.csv", "--lang", "ja", in: home)
    #expect(run.ending == .exited(65))
    #expect(run.errorText.contains("bad.csv:1:3: 正解が「9」ですが、選択肢は2個です。使える行がありません（全1行）"))
    let missing = try await CommandRun.tenq("play", "--plain", "nowhere.csv", "--lang", "ja", in: home)
    #expect(missing.ending == .exited(66))
    #expect(missing.errorText.contains("ファイルが見つかりません"))
  }

  @Test func withoutATerminalThePlainGameIsOffered() async throws {
    let run = try await CommandRun.tenq(in: home())
    #expect(run.ending == .exited(69))
    #expect(run.errorText.contains("`tenq --plain` plays without one"))
  }

  @Test func questionsFromStandardInputNeedATerminalForAnswers() async throws {
    let run = try await CommandRun.tenq("play", "--plain", "-", in: home(), input: "q,1,a,b\n")
    #expect(run.ending == .exited(69))
    #expect(run.errorText.hasPrefix("tenq: answers cannot be read: standard input was the bank"))
  }

  @Test(arguments: ["", "q,9,a,b\n", "\u{FF}\u{0}nothing", "question,answer\n"])
  func aFileThatIsNoBankIsLeftOutOfItsGenre(content: String) async throws {
    let home = try home()
    try home.write(content, to: home.data + "/tenq/banks/Mine/1-broken.csv")
    try home.write("q,1,a,b\n", to: home.data + "/tenq/banks/Mine/2-good.csv")
    for selection in ["Mine", "all"] {
      let run = try await CommandRun.tenq("play", "--plain", "-n", "1", selection, in: home, input: "1\n")
      #expect(run.ending == .exited(0))
      #expect(run.outputText.contains("bank check"))
      #expect(run.outputText.contains("Saved."))
    }
    let alone = try await CommandRun.tenq("play", "--plain", "-n", "1", "Mine/broken", in: home, input: "1\n")
    #expect(alone.ending == .exited(65))
    #expect(alone.errorText.contains("1-broken.csv"))
  }
}
