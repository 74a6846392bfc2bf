import Foundation
import Testing

/// The real program among the files of earlier versions, in `Tests/Fixtures`.
@Suite struct OldFilesTests {
  private func fixture(_ name: String, of version: String = "0.1.0") throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: folder.appending(path: "Fixtures/\(version)/\(name)")), as: UTF8.self)
  }

  private func oldHome() throws -> TestHome {
    let home = try TestHome()
    try home.write(fixture("scores.jsonl"), to: home.scores)
    try home.write(fixture("settings.json"), to: home.settings)
    try home.write(fixture("own.csv"), to: home.data + "/tenq/banks/own.csv")
    return home
  }

  @Test func everythingIsListed() async throws {
    let home = try oldHome()
    // A key that this version does not know, in a line of its own.
    let complaint = "tenq: \(home.settings):3: there is no setting \"later\"; it is left as it is\n"
    let history = try await CommandRun.tenq("history", "--csv", in: home)
    #expect(history.ending == .exited(0) && history.errorText == complaint)
    #expect(try history.outputText == fixture("history.csv"))

    let statistics = try await CommandRun.tenq("stats", "--csv", "--lang", "en", in: home)
    #expect(statistics.ending == .exited(0) && statistics.errorText == complaint)
    #expect(statistics.outputText.split(separator: "\n").count == 16)
    #expect(
      statistics.outputText.contains(
        "d0e060798954bcc9,\"Which of these, by weight, is mostly water?\",own,1,0,0.000,1101,0"))

    let banks = try await CommandRun.tenq("bank", "list", "--lang", "en", in: home)
    #expect(banks.ending == .exited(0) && banks.errorText == complaint)
    #expect(banks.outputText.split(separator: "\n").contains { $0.hasPrefix("own ") && $0.hasSuffix(" 2  yours") })
  }

  @Test func oneMoreRoundLosesNothing() async throws {
    let home = try oldHome()
    let run = try await CommandRun.tenq("--plain", "play", "own", "--lang", "en", in: home, input: "1\n1\n")
    #expect(run.ending == .exited(0) && run.outputText.contains("Saved."), "\(run.outputText)\(run.errorText)")
    let log = try #require(home.text(of: home.scores))
    #expect(try log.hasPrefix(fixture("scores.jsonl")) && log.split(separator: "\n").count == 5)
    #expect(try home.text(of: home.data + "/tenq/banks/own.csv") == fixture("own.csv"))
    #expect(try home.text(of: home.settings) == fixture("settings.json"))
    let history = try await CommandRun.tenq("history", "--csv", in: home)
    #expect(try history.outputText.hasPrefix(fixture("history.csv")))
    #expect(history.outputText.split(separator: "\n").count == 6)
  }

  /// Six games, a sitting, another time zone and a set of imported questions.
  @Test func whatVersion02WroteIsThere() async throws {
    let home = try TestHome()
    for (name, path) in [
      ("scores.jsonl", home.scores), ("settings.json", home.settings),
      ("My-words.csv", home.data + "/tenq/banks/My-words.csv"),
    ] { try home.write(fixture(name, of: "0.2.0"), to: path) }
    let history = try await CommandRun.tenq("history", "--csv", in: home)
    #expect(history.ending == .exited(0) && history.errorText.isEmpty)
    #expect(try history.outputText == fixture("history.csv", of: "0.2.0"))
    let settings = try await CommandRun.tenq("config", in: home)
    #expect(settings.outputText.contains(#/seconds +15 .*settings/#) && settings.errorText.isEmpty)
    let run = try await CommandRun.tenq(
      "--plain", "play", "Your files/My-words", "-n", "1", "--lang", "en", in: home, input: "1\n")
    #expect(run.ending == .exited(0) && run.outputText.contains("Saved."), "\(run.outputText)\(run.errorText)")
    #expect(try home.text(of: home.scores)?.hasPrefix(fixture("scores.jsonl", of: "0.2.0")) == true)
    // What is played is what is selected from now on; the rest is left as it was.
    let kept = try #require(home.text(of: home.settings))
    #expect(
      try kept.hasSuffix("\"theme\" : \"dark\"\n}\n")
        && kept.hasPrefix(fixture("settings.json", of: "0.2.0").prefix(41)))
  }
}
