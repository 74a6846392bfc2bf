import Foundation
import QuizCore
import QuizScreens
import QuizStore
import Testing

@testable import tenq

/// What several windows of one player note for the league.
@Suite struct JoinedLeagueTests {
  private let home: TestHome
  private let folder: LeagueFolder

  init() throws {
    home = try TestHome()
    let process = ProcessEnvironment(environment: home.environment, executable: "/none/tenq")
    folder = LeagueFolder(try #require(LeagueLocations(process.locations)), timeout: .seconds(60))
    try home.write(
      """
      {"version":1,"server":"https://quiz.example.org","league":{"id":"11111111-0000-4000-8000-000000000001",\
      "name":"Class 3b"},"player":{"id":"00000000-0000-4000-8000-000000000001","name":"Mio"},"joined":1795220043000}
      """, to: home.data + "/tenq/league/membership.json")
  }

  private func session() throws -> Session {
    try Session(
      CommandLineOptions(), in: ProcessEnvironment(environment: home.environment, executable: "/none/tenq"))
  }

  private var changes: [LeagueChange] {
    (home.text(of: folder.outbox.path) ?? "").split(separator: "\n").compactMap { LeagueOutbox.change(in: $0.utf8) }
  }

  private static func question(_ text: String) throws -> Question {
    try #require(Question(text: text, choices: ["right", "wrong"], answer: 0))
  }

  @Test func aQuestionThatManyWindowsShareAtOnceIsSharedOnce() async throws {
    for number in 0..<20 {
      let question = try Self.question("Which is number \(number)?")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { [folder] in
            let window = JoinedLeague(folder)
            _ = window.note(question, question, shares: true, try session(), ChanceAndTime())
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(changes.count == 20)
    #expect(changes.allSatisfy { $0.kind == .share })
  }

  @Test func whatASecondWindowDoesFollowsFromTheFirst() throws {
    let (one, other) = (JoinedLeague(folder), JoinedLeague(folder))
    let (question, changed) = (try Self.question("Which?"), try Self.question("Which one?"))
    let (session, given) = (try session(), ChanceAndTime())
    #expect(one.note(nil, question, shares: true, session, given) == .shared)
    #expect(other.note(nil, question, shares: true, session, given) == .none)
    #expect(other.note(nil, question, shares: false, session, given) == .none)
    #expect(other.note(question, changed, shares: true, session, given) == .changed)
    #expect(one.note(changed, changed, shares: false, session, given) == .withdrawn)
    #expect(other.note(changed, nil, shares: false, session, given) == .none)
    #expect(Set(changes.map(\.question)).count == 1)
  }
}

/// Programs that run beside the game.
@Suite struct ChildProcessTests {
  /// The system has no thread left that could wait for it.
  @Test func whatNobodyCanWaitForIsNotStarted() throws {
    let home = try TestHome()
    let words = ["/bin/sh", "-c", "echo started > '\(home.path)/note'"]
    #expect(ChildProcess.start(words, keepsErrors: false, watching: { _ in nil }) == nil)
    // No child is there to be waited for, and what it would have written will never be.
    #expect(home.text(of: "note") == nil)
  }

  @Test func howItEndedIsTold() async throws {
    let child = try #require(
      ChildProcess.start(["/bin/sh", "-c", "echo why >&2; exit 7"], keepsErrors: true))
    let deadline = ContinuousClock.now + .seconds(30)
    while child.isRunning, ContinuousClock.now < deadline { await Task.yield() }
    #expect(child.state == .ended(status: 7, message: "why"))
    #expect(ChildProcess.start(["/nothing/at/all"], keepsErrors: false) == nil)
  }
}
