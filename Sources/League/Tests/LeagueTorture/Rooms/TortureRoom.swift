import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore

/// A room under torture: its host and its players.
struct TortureRoom: Sendable {
  /// A player, and what they were told.
  private struct Player: Sendable {
    let seat: RoomSeat
    /// For each question, by its number, whether the answer that was acknowledged is right.
    var acknowledged: [Int: Bool] = [:]
    var late = 0
  }

  private let number: Int
  private let options: RoomTortureOptions
  private let wire: RoomWire
  /// The token by which a room is opened.
  private let token: String

  init(_ number: Int, _ options: RoomTortureOptions, _ wire: RoomWire, token: String) {
    self.number = number
    self.options = options
    self.wire = wire
    self.token = token
  }

  /// Plays it from the lobby to the podium.
  func play() async throws -> RoomTortureResult {
    let content = SampleRooms.room(options.questions, rules: LiveRules(limit: 5000))
    let opened: RoomOpened = try decoded(try await wire.ask("POST", "/v1/rooms", token: token, body: content))
    let path = "/v1/rooms/\(opened.code)"
    var players: [Player] = []
    for index in 0..<options.players {
      // A token of one's own, so that an attempt whose answer was lost can be repeated.
      let own = String(UUID().uuidString.filter { $0 != "-" } + "abcdefghijk").prefix(43)
      let seat: RoomSeat = try decoded(
        try await wire.ask("POST", "\(path)/players", token: String(own), body: RoomJoin(name: "Player \(index)")))
      players.append(Player(seat: seat))
    }
    var result = RoomTortureResult()
    for question in 1...options.questions {
      try await go(to: .question, question, path, opened.token)
      players = try await withThrowingTaskGroup(of: (Int, Player).self) { group in
        for (index, player) in players.enumerated() {
          group.addTask { (index, try await answer(question, player, index, path)) }
        }
        var answered = players
        for try await (index, player) in group { answered[index] = player }
        return answered
      }
      let state = try await go(to: .result, question, path, opened.token)
      if state.question?.isAgain == true { result.anew += 1 }
      result.problems += problems(of: state, players, question)
    }
    _ = try await go(to: .podium, 0, path, opened.token)
    let table: LiveTable = try decoded(try await wire.ask("GET", "\(path)/table", token: opened.token))
    result.answers = players.reduce(0) { $0 + $1.acknowledged.count }
    result.late = players.reduce(0) { $0 + $1.late }
    result.problems += try await problems(of: table, players, path, opened.token)
    return result
  }

  /// Goes on until the room is where it should be; the host sees each state before the next step.
  @discardableResult
  private func go(to phase: LivePhase, _ number: Int, _ path: String, _ token: String) async throws -> LiveState {
    let deadline = ContinuousClock.now + .seconds(240)
    while ContinuousClock.now < deadline {
      let state: LiveState = try event("room", try await wire.events("\(path)/events?key=\(token)"))
      if state.phase == phase, number == 0 || state.question?.number == number { return state }
      // The end of a question is not hurried: its players are still answering.
      if phase == .result, state.phase == .question {
        try await Task.sleep(for: .milliseconds(200))
      } else {
        _ = try await wire.ask(
          "POST", "\(path)/steps", token: token, body: RoomStep(step: .next, version: state.version))
      }
    }
    throw TortureFailure("room \(self.number) does not come to \(phase) \(number)")
  }

  /// Answers a question, again when it is asked anew, until that is acknowledged or the question is over.
  private func answer(_ number: Int, _ player: Player, _ index: Int, _ path: String) async throws -> Player {
    var player = player
    let panel = (index + number) % 3
    while true {
      let state: LiveState = try event("room", try await wire.events("\(path)/events?key=\(player.seat.token)"))
      guard state.phase == .question, let question = state.question, question.number == number else {
        player.late += 1
        return player
      }
      let wait = question.opens - Int(Date().timeIntervalSince1970 * 1000) + (index * 37) % 500
      if wait > 0 { try await Task.sleep(for: .milliseconds(wait)) }
      let answer = RoomAnswer(question: number, opens: question.opens, panels: [panel], milliseconds: 500)
      let told = try await wire.ask("POST", "\(path)/answers", token: player.seat.token, body: answer)
      if told.status == 200 {
        player.acknowledged[number] = panel == SampleRooms.right
        return player
      }
      guard told.status == 409 else {
        throw TortureFailure("an answer: \(told.status) \(String(decoding: told.body, as: UTF8.self))")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// What is wrong with the result of a question.
  private func problems(of state: LiveState, _ players: [Player], _ number: Int) -> [String] {
    guard let result = state.result else { return ["room \(self.number): no result"] }
    let acknowledged = players.count { $0.acknowledged[number] != nil }
    let given = result.counts.reduce(0, +)
    // One that was kept and not acknowledged may count too.
    let isPossible = (acknowledged...players.count).contains(given) && result.asked == players.count
    return isPossible ? [] : ["room \(self.number), question \(number): \(given) answers of \(acknowledged)"]
  }

  /// What is wrong with the end: by the host's table, and as each player sees it.
  private func problems(
    of table: LiveTable, _ players: [Player], _ path: String, _ token: String
  ) async throws -> [String] {
    var problems: [String] = []
    if table.players.count != players.count { problems.append("\(table.players.count) players in the table") }
    let host: LiveState = try event("room", try await wire.events("\(path)/events?key=\(token)"))
    for player in players {
      guard let row = table.players.first(where: { $0.name == player.seat.name }) else {
        problems.append("\(player.seat.name) is not in the table")
        continue
      }
      for (question, isRight) in player.acknowledged where row.answers[question - 1] != isRight {
        problems.append("\(player.seat.name): the answer to \(question) is lost, or another one")
      }
      let events = try await wire.events("\(path)/events?key=\(player.seat.token)")
      let (state, own): (LiveState, LiveOwn) = (try event("room", events), try event("own", events))
      if state.standings != host.standings { problems.append("\(player.seat.name) sees other standings") }
      if own.points != row.points || own.place != row.place || own.right != row.right {
        problems.append("\(player.seat.name) stands at \(own) instead of \(row)")
      }
    }
    return problems.map { "room \(number): \($0)" }
  }

  private func event<Content: Decodable>(_ name: String, _ events: [String: String]) throws -> Content {
    guard let data = events[name] else { throw TortureFailure("there is no event \(name)") }
    return try JSONDecoder().decode(Content.self, from: Data(data.utf8))
  }

  private func decoded<Content: Decodable>(_ answer: (status: Int, body: [UInt8])) throws -> Content {
    guard answer.status == 200 else {
      throw TortureFailure("\(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return try JSONDecoder().decode(Content.self, from: Data(answer.body))
  }
}
