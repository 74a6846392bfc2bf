import Foundation
import LeagueAPI
import LeagueTesting
import NIOCore
import NIOPosix
import QuizCore
import Synchronization

/// A live room with its host and players, all on connections of their own.
final class BenchRoom: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What came when, in nanoseconds.
  fileprivate struct Arrivals {
    /// By phase and question: when each stream had it.
    var phases: [String: [UInt64]] = [:]
    /// The room as the host saw it last.
    var state: LiveState?
    /// When the host first saw so many answers, for the question that is asked.
    var counts: [Int: UInt64] = [:]
  }

  /// What one question took, in milliseconds.
  struct Question: Sendable {
    var screens: [Double] = []
    var acknowledged: [Double] = []
    var board: [Double] = []
  }

  private struct Player: Sendable {
    let seat: RoomSeat
    let stream: BenchConnection
    let answers: BenchConnection
  }

  private let path: String
  private let token: String
  private let host: BenchConnection
  private let players: [Player]
  private let arrivals: Arrivals.Box
  private let watcher: BenchConnection

  private init(
    path: String, token: String, host: BenchConnection, players: [Player], arrivals: Arrivals.Box,
    watcher: BenchConnection
  ) {
    (self.path, self.token, self.host) = (path, token, host)
    (self.players, self.arrivals, self.watcher) = (players, arrivals, watcher)
  }

  /// Opens a room of a server, and lets players come and watch.
  static func open(
    players count: Int, questions: Int, port: Int, token: String, on group: any EventLoopGroup
  ) async throws -> BenchRoom {
    let host = try await BenchConnection.open(port: port, on: group)
    let room = BenchRoom.content(questions)
    let opened: RoomOpened = try decoded(await host.ask(try BenchConnection.post("/v1/rooms", room, token: token)))
    let path = "/v1/rooms/\(opened.code)"
    let arrivals = Arrivals.Box()
    let watcher = try await BenchConnection.open(port: port, on: group) { arrivals.take($0, at: $1, isHost: true) }
    watcher.start(BenchConnection.get("\(path)/events?key=\(opened.token)"))
    var players: [Player] = []
    for index in 0..<count {
      let answers = try await BenchConnection.open(port: port, on: group)
      let join = try BenchConnection.post("\(path)/players", RoomJoin(name: "Player \(index)"), token: nil)
      let seat: RoomSeat = try decoded(await answers.ask(join))
      let stream = try await BenchConnection.open(port: port, on: group) { arrivals.take($0, at: $1, isHost: false) }
      // The first is a browser, which takes it packed; the others can be read with less work.
      stream.start(BenchConnection.get("\(path)/events?key=\(seat.token)", isPacked: index == 0))
      players.append(Player(seat: seat, stream: stream, answers: answers))
    }
    let benched = BenchRoom(
      path: path, token: opened.token, host: host, players: players, arrivals: arrivals, watcher: watcher)
    try await benched.wait("lobby 0")
    return benched
  }

  /// Bytes that a browser got.
  var bytes: Int { players.first.map { $0.stream.bytes + $0.answers.bytes } ?? 0 }

  /// Asks a question, has everybody answer it within a second, and goes on to the standings.
  func play(_ number: Int) async throws -> Question {
    var question = Question()
    let begin = BenchConnection.now
    try await step(number == 1 ? .start : .next)
    let screens = try await wait("question \(number)")
    question.screens = screens.map { BenchRoom.milliseconds($0, since: begin) }
    guard let asked = arrivals.state?.question else { throw Failure(description: "no question") }
    let wait = asked.opens - BenchRoom.wall
    try await Task.sleep(for: .milliseconds(max(0, wait)))
    arrivals.forgetCounts()
    let answers = try await withThrowingTaskGroup(of: (UInt64, UInt64).self) { group in
      for (index, player) in players.enumerated() {
        group.addTask { [path] in
          let pause = Int.random(in: 10..<1000)
          try await Task.sleep(for: .milliseconds(pause))
          let answer = RoomAnswer(
            question: number, opens: asked.opens, panels: [index % 3],
            milliseconds: max(0, BenchRoom.wall - asked.opens))
          let request = try BenchConnection.post("\(path)/answers", answer, token: player.seat.token)
          let sent = BenchConnection.now
          let status = await player.answers.ask(request).status
          guard status == 200 else { throw Failure(description: "an answer: \(status)") }
          return (sent, BenchConnection.now)
        }
      }
      var answers: [(UInt64, UInt64)] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    question.acknowledged = answers.map { BenchRoom.milliseconds($1, since: $0) }
    try await self.wait("result \(number)")
    let counts = arrivals.counts
    for (index, sent) in answers.map(\.0).sorted().enumerated() {
      // The first time at which the host saw as many, or more.
      let seen = counts.filter { $0.key > index }.values.min()
      if let seen, seen > sent { question.board.append(BenchRoom.milliseconds(seen, since: sent)) }
    }
    try await step(.next)
    return question
  }

  func close() {
    for connection in players.flatMap({ [$0.stream, $0.answers] }) + [host, watcher] { connection.close() }
  }

  private func step(_ step: LiveStep) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      let version = arrivals.state?.version ?? 1
      let request = try BenchConnection.post("\(path)/steps", RoomStep(step: step, version: version), token: token)
      if await host.ask(request).status == 200 { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Failure(description: "the step \(step) is not taken")
  }

  /// Waits until every player's stream had it; returns when they did.
  @discardableResult
  private func wait(_ phase: String) async throws -> [UInt64] {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let times = arrivals.times(phase)
      if times.count >= players.count - 1, arrivals.hasHost(phase) { return times }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Failure(description: "\(arrivals.times(phase).count) of \(players.count) had \(phase)")
  }

  private static func decoded<Content: Decodable>(_ answer: (status: Int, body: [UInt8])) throws -> Content {
    guard answer.status == 200 else {
      throw Failure(description: "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return try JSONDecoder().decode(Content.self, from: Data(answer.body))
  }

  private static func milliseconds(_ instant: UInt64, since begin: UInt64) -> Double {
    Double(Int64(instant) - Int64(begin)) / 1e6
  }

  private static var wall: Int { Int(Date().timeIntervalSince1970 * 1000) }

  /// Questions as a bank has them.
  private static func content(_ count: Int) -> LiveRoom {
    var room = SampleRooms.room(count)
    for index in room.questions.indices {
      room.questions[index].text = "Which vegetable is said to go badly with tomatoes, of these, number \(index + 1)?"
      room.questions[index].choices = ["Cucumber", "Pumpkin", "Lotus root"]
      room.questions[index].explanation = "An enzyme of cucumbers destroys the vitamin C of tomatoes."
    }
    return room
  }
}

extension BenchRoom.Arrivals {
  /// Arrivals that all streams share.
  fileprivate final class Box: Sendable {
    private let arrivals = Mutex(BenchRoom.Arrivals())
    private let host = Mutex<Set<String>>([])
    /// The line of the host's stream that has begun: a room with many people comes in several pieces.
    private let begun = Mutex<[UInt8]>([])

    var state: LiveState? { arrivals.withLock { $0.state } }
    var counts: [Int: UInt64] { arrivals.withLock { $0.counts } }

    func times(_ phase: String) -> [UInt64] { arrivals.withLock { $0.phases[phase] ?? [] } }

    func hasHost(_ phase: String) -> Bool { host.withLock { $0.contains(phase) } }

    func forgetCounts() { arrivals.withLock { $0.counts = [:] } }

    /// Takes a piece of a stream; a player's events come whole.
    func take(_ piece: [UInt8], at now: UInt64, isHost: Bool) {
      let whole = isHost ? wholeLines(of: piece) : piece
      let text = String(decoding: whole, as: UTF8.self)
      if isHost {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("data: ") {
          let data = Data(line.dropFirst(6).utf8)
          if let count = try? JSONDecoder().decode(RoomCount.self, from: data) {
            arrivals.withLock { if $0.counts[count.answered] == nil { $0.counts[count.answered] = now } }
          }
          guard let state = try? JSONDecoder().decode(LiveState.self, from: data) else { continue }
          arrivals.withLock { $0.state = state }
          _ = host.withLock { $0.insert("\(state.phase.rawValue) \(state.question?.number ?? 0)") }
        }
      } else if let range = text.range(of: "\"phase\":\"") {
        let phase = text[range.upperBound...].prefix { $0 != "\"" }
        let number = text.range(of: "\"number\":").map { text[$0.upperBound...].prefix { $0.isNumber } } ?? "0"
        arrivals.withLock { $0.phases["\(phase) \(number)", default: []].append(now) }
      }
    }

    private func wholeLines(of piece: [UInt8]) -> [UInt8] {
      begun.withLock { begun in
        begun += piece
        guard let end = begun.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        defer { begun.removeFirst(end + 1) }
        return Array(begun[...end])
      }
    }
  }
}
