import QuizCore
import Testing

@testable import tenq

/// `tenq host` and `tenq join` say what is wrong before anything is opened, in one sentence and in both languages.
@Suite struct LiveCommandTests {
  /// Words on the command line, and what is said of them.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let status: Int32
    let says: String

    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String, _ status: Int32 = 64, says: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.status = status
      self.says = says
    }
  }

  @Test(arguments: [
    Mistake("host --teams 9", says: "--teams cannot be '9': it must be a whole number from 2 to 4"),
    Mistake("host --start-at 0", says: "--start-at cannot be '0'"),
    Mistake("host --players 501", says: "--players cannot be '501'"),
    Mistake("host --port 65536", says: "--port cannot be '65536'"),
    Mistake("host --open week", says: "--open cannot be 'week': it must be a time like 7d, 12h or 30m"),
    Mistake("host --open 7d --auto", says: "--auto means nothing with --open"),
    Mistake("host -t 0", says: "a round for the room has a clock"),
    Mistake("host --resume Words", says: "Words means nothing with --resume"),
    Mistake("host --resume -n 3", says: "--questions means nothing with --resume"),
    Mistake("host --league --bind 0.0.0.0", says: "--bind means nothing with --league"),
    Mistake("host --game timed", says: "has no use for --game"),
    Mistake("host --words none.txt", 66, says: "none.txt: there is no such file of words"),
    Mistake("host --lang ja --teams 9", says: "--teams に '9' は指定できません"),
    Mistake("join -n 3", says: "has no use for --questions"),
    Mistake("join --plain", says: "needs the address that the host's screen shows"),
    Mistake("play --game live --plain", says: "`tenq host` opens a round for the room"),
    Mistake("hist", says: "did you mean `tenq history`?"),
    Mistake("history --hosted --game timed", says: "leave out --game"),
  ])
  func aMistakeIsSaidInOneSentence(_ mistake: Mistake) async throws {
    let home = try TestHome()
    // A program that would speak with a room is there, and must not be run.
    try home.write("#!/bin/sh\nexit 1\n", to: "league")
    let run = try await CommandRun.run(
      "/bin/sh",
      ["-c", "chmod +x \"$HOME/league\"; exec \"$0\" \"$@\"", ProgramUnderTest.path] + mistake.words,
      environment: home.environment.merging(["TENQ_LEAGUE_PROGRAM": home.path + "/league"]) { $1 })
    #expect(run.ending == .exited(mistake.status), "\(run.errorText)")
    #expect(run.errorText.contains(mistake.says), "\(run.errorText)")
    #expect(run.errorText.split(separator: "\n").count == 1, "\(run.errorText)")
  }

  @Test(arguments: ["1m", "90m", "12h", "7d", "365d", "7D"]) func aSpanIsANumberAndAUnit(_ text: String) throws {
    let span = try #require(TimeSpan(text))
    #expect(span.milliseconds % 60_000 == 0 && span.milliseconds > 0)
  }

  @Test(arguments: ["", "7", "d", "0d", "-1d", "366d", "1.5h", "99999999999d", "7 d", "７d"])
  func anythingElseIsNone(_ text: String) { #expect(TimeSpan(text) == nil) }

  /// A set file, a variable and an option give the seconds, in this order; without a clock there are ten.
  @Test func aRoomHasAClockInPlainModeToo() throws {
    let home = try TestHome()
    var options = CommandLineOptions()
    options.plain = true
    func limit(_ variables: [String: String] = [:]) throws -> Int {
      let environment = home.environment.merging(variables) { $1 }
      let session = try Session(options, in: ProcessEnvironment(environment: environment, executable: "/none"))
      return Hosting().rules(in: session, at: 0).limit
    }
    #expect(try limit() == 10_000)
    #expect(try limit(["TENQ_SECONDS": "20"]) == 20_000)
    #expect(try limit(["TENQ_SECONDS": "0"]) == 10_000)
    options.settings.choose(30, for: .seconds)
    #expect(try limit(["TENQ_SECONDS": "20"]) == 30_000)
  }

  @Test func aRoomThatStartsByItselfGoesOnByItselfInPlainMode() throws {
    let home = try TestHome()
    for (isPlain, isAuto, goesOn) in [(false, false, false), (true, false, true), (false, true, true)] {
      var options = CommandLineOptions()
      options.plain = isPlain
      let session = try Session(
        options, in: ProcessEnvironment(environment: home.environment, executable: "/none"))
      var hosting = Hosting()
      hosting.startsAt = 2
      hosting.isAuto = isAuto
      #expect((hosting.rules(in: session, at: 0).pace != nil) == goesOn)
    }
  }
}
