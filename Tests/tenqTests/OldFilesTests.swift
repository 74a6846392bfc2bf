import Foundation
import Testing

/// The real program among the files of version 0.1.0, in `Tests/Fixtures/0.1.0`.
@Suite struct OldFilesTests {
  private func fixture(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: folder.appending(path: "Fixtures/0.1.0/\(name)")), as: UTF8.self)
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
}
