import Foundation
import Glibc
import LeagueTesting
import QuizCore
import Testing

/// Live rooms over bad lines: who is far away, or loses packets, or sleeps, has their own clock and keeps their points.
@Suite(.serialized, .timeLimit(.minutes(15)), .enabled(if: BadLine.isPossible, Comment(rawValue: BadLine.reason)))
struct LiveLineTests {
  private let home = NSTemporaryDirectory() + "live-line-\(UInt64.random(in: 0 ... .max))"

  /// How far off a clock may be that was measured over such a line, on a machine that does much else, in milliseconds.
  private static let doubt = 250

  /// A room of two questions; the first is over after so many seconds, the other once it is answered.
  private func room(first seconds: Int = 60) -> LiveRoom {
    let questions = (0..<2).compactMap { number in
      Question(
        text: "\(number) + 1 = ?", choices: ["\(number)", "\(number + 1)", "70", "80"], answer: 1,
        seconds: number == 0 ? seconds : 60
      )
      .flatMap { ShuffledQuestion($0, order: [0, 1, 2, 3]) }.map { LiveRoom.Entry($0) }
    }
    return LiveRoom(title: "Sums", set: "sums", language: "en", questions: questions, rules: LiveRules(limit: 60_000))
  }

  /// A host, and a player at the other end of a line.
  private func play(
    _ line: BadLine, _ room: LiveRoom, _ play: (_ host: LiveProgram, _ player: LiveProgram) async throws -> Void
  ) async throws {
    defer {
      line.end()
      try? FileManager.default.removeItem(atPath: home)
    }
    let host = try LiveProgram(
      .host(port: LiveProgram.ownPort, bind: nil, resumes: false, words: nil), home: home)
    try host.send(.open(room))
    let (address, code) = try await host.wait(for: "the open room") { opened -> (String, String)? in
      guard case .opened(let addresses, let code) = opened else { return nil }
      return addresses.first { $0.contains("//\(line.near):") }.map { ($0, code) }
    }
    let player = try LiveProgram(.join(address: address, code: code), home: home + "/far", prefix: line.prefix)
    try player.send(.join(name: "Far"))
    let lobby = try await host.state("a player") { $0.state.players == 1 }
    try await player.state("the lobby")
    try host.send(.step(.start, version: lobby.state.version))
    try await play(host, player)
    #expect(await player.leave() == 0)
    #expect(await host.leave() == 0)
  }

  private func sleep(until seen: LiveProgram.Seen, after: Int) async throws {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let wait = (seen.state.question?.opens ?? 0) - seen.clock - now.tv_sec * 1000 - now.tv_nsec / 1_000_000 + after
    if wait > 0 { try await Task.sleep(for: .milliseconds(wait)) }
  }

  private func result(_ number: Int, _ player: LiveProgram) async throws -> LiveOwn? {
    try await player.state("the result") {
      $0.state.phase == .result && $0.state.question?.number == number && $0.own?.isRight != nil
    }.own
  }

  @Test func whoIsFarAwayHasTheirOwnClock() async throws {
    try await play(BadLine(.init(delay: 150, loss: 0)), room()) { host, player in
      for number in 1...2 {
        let seen = try await player.state("question \(number)") { $0.state.question?.number == number }
        try await sleep(until: seen, after: 600)
        try player.send(.answer(question: number, panels: [1], text: nil, milliseconds: 600))
        #expect(try #require(try await result(number, player)).milliseconds >= 600 - Self.doubt)
        for phase in [LivePhase.result, .standings] where number == 1 {
          let seen = try await host.state("the step") { $0.state.phase == phase }
          try host.send(.step(.next, version: seen.state.version))
        }
      }
    }
  }

  /// An answer that is given before the line is cut, and while it is: it arrives within a second after the close, or the
  /// line comes back too late and the player is there again at once.
  @Test func whoLosesPacketsKeepsTheirPoints() async throws {
    let line = try BadLine(.init(delay: 20, loss: 10))
    try await play(line, room()) { host, player in
      let seen = try await player.state("a question") { $0.state.question?.number == 1 }
      try await sleep(until: seen, after: 100)
      line.set { $0.isCut = true }
      try player.send(.answer(question: 1, panels: [1], text: nil, milliseconds: 100))
      try await Task.sleep(for: .milliseconds(1200))
      line.set { $0.isCut = false }
      let own = try #require(try await result(1, player))
      #expect(own.isRight == true && own.gained > 1000)
      // Too late to be believed: its arrival counts, less what a line like this may have taken.
      #expect((1000 - Self.doubt...60_000).contains(own.milliseconds))
    }
  }

  /// A machine that sleeps through a question: it is missed, and at the next one the player is there again, with a clock
  /// that is right.
  @Test func whoSleepsIsThereAgain() async throws {
    let line = try BadLine(.init(delay: 20, loss: 0))
    try await play(line, room(first: 2)) { host, player in
      try await player.state("a question") { $0.state.question?.number == 1 }
      player.signal(SIGSTOP)
      let missed = try await host.state("the result") { $0.state.phase == .result }
      #expect(missed.state.result?.rightCount == 0)
      try host.send(.step(.next, version: missed.state.version))
      let standings = try await host.state("the standings") { $0.state.phase == .standings }
      player.signal(SIGCONT)
      try await player.state("the standings") { $0.state.phase == .standings }
      try host.send(.step(.next, version: standings.state.version))
      let seen = try await player.state("the next question") { $0.state.question?.number == 2 }
      try await sleep(until: seen, after: 300)
      try player.send(.answer(question: 2, panels: [1], text: nil, milliseconds: 300))
      let own = try #require(try await result(2, player))
      #expect(own.isRight == true && own.milliseconds >= 300 - Self.doubt && own.right == 1)
    }
  }
}
