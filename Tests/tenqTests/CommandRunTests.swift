import Foundation
import Testing

/// Runs without a terminal, proved with programs that every system has.
@Suite struct CommandRunTests {
  @Test func whatIsWrittenIsKeptApart() async throws {
    let run = try await shell("echo out; echo err >&2; exit 3")
    #expect(run.outputText == "out\n")
    #expect(run.errorText == "err\n")
    #expect(run.ending == .exited(3))
  }

  @Test func inputArrivesByteByByte() async throws {
    let bytes = Data((0...255).map { UInt8($0) })
    let run = try await CommandRun.run("cat", [], environment: [:], input: bytes)
    #expect(run.output == bytes)
  }

  @Test func moreThanAPipeHoldsCanBeWritten() async throws {
    let run = try await shell("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2")
    #expect(run.output.count == 3_000_000)
    #expect(run.errors.count == 3_000_000)
  }

  @Test func nothingButTheGivenEnvironmentIsThere() async throws {
    let run = try await CommandRun.run("/usr/bin/env", [], environment: ["ONE": "1 2=3"])
    #expect(run.outputText == "ONE=1 2=3\n")
  }

  @Test func thereIsNoTerminal() async throws {
    #expect(try await shell("test -t 0 || test -t 1 || test -t 2 || : </dev/tty").ending != .exited(0))
  }

  @Test func aDeathBySignalIsNotAStatus() async throws {
    #expect(try await shell("kill -TERM $$").ending == .signalled(SIGTERM))
    #expect(try await shell("exit 143").ending == .exited(143))
  }

  @Test func aProgramThatDoesNotEndIsEnded() async throws {
    let failure = try await #require(throws: Disappointment.self) {
      try await CommandRun.run(
        "sh", ["-c", "echo begun; trap '' TERM; sleep 600"], environment: [:], timeout: .milliseconds(200))
    }
    #expect(failure.description.contains("begun"))
  }

  @Test func aProgramThatIsNotThereIsNamed() async throws {
    let failure = try await #require(throws: Disappointment.self) {
      try await CommandRun.run("/nowhere/tenq", [], environment: [:])
    }
    #expect(failure.description.contains("/nowhere/tenq: No such file"))
  }

  private func shell(_ script: String) async throws -> CommandRun {
    try await CommandRun.run("sh", ["-c", script], environment: TestHome().environment)
  }
}
