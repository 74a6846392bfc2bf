import Foundation
import Testing

/// A little of what `make torture` tries at length: kills, failing calls, signals, windows, any text.
@Suite struct TortureTests {
  @Test(arguments: [
    "kills", "saves", "plain", "calls", "refusals", "damage", "deaths", "windows", "scalars", "oddities", "crowd",
    "outbox",
  ])
  func whatMustSurviveSurvives(proof: String) async throws {
    let tool = URL(filePath: ProgramUnderTest.beside).appending(path: "torture").path
    let run = try await CommandRun.run(
      tool, ["--small", "--program", ProgramUnderTest.path, proof],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"], timeout: .seconds(240))
    #expect(run.ending == .exited(0), "\(run.outputText)\(run.errorText)")
  }
}
