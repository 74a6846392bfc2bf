import Foundation
import LeagueAPI
import QuizCore
import QuizStore

/// A league in memory, behind a ``FakeServer``: what it took, and how often.
final class FakeLeague: @unchecked Sendable {
  static let id = "11111111-1111-4111-8111-111111111111"
  static let playerID = "22222222-2222-4222-8222-222222222222"
  static let otherID = "33333333-3333-4333-8333-333333333333"
  static let code = "abcdefghijklmnopqrstuv"
  static let token = String(repeating: "T", count: 43)

  private let lock = NSLock()
  private var state = State()

  struct State {
    var leagueName = "Class 3"
    var playerName = "Aki"
    /// The ids of rounds that count, each with how often it was sent.
    var rounds: [String: Int] = [:]
    var changes: [String: Int] = [:]
    var order: [String] = []
    /// Rounds and changes that are refused, by id.
    var refusals: [String: String] = [:]
    /// What is new, in pages.
    var events: [Event] = []
    /// How many events a page has.
    var page = 50
    var table: LeagueTable?
    /// Whether every answer says that there is more.
    var isEndless = false
    /// Its clock; nil for the same instant always.
    var now: Int?
    /// The number of the store's history.
    var history: String?
    var usage: Usage?
    /// The kinds of questions that the program said last that it knows.
    var kinds: [String]?
    /// The last request to join.
    var joined: JoinRequest?
    /// The players' tokens and names.
    var players: [String: String] = [:]
  }

  enum Event {
    case question(LeagueDelta.SharedQuestion)
    case withdrawn(String)
    case rate(LeagueDelta.Rate)
  }

  /// Reads or changes what it has.
  @discardableResult
  func with<Value>(_ work: (inout State) -> Value) -> Value { lock.withLock { work(&state) } }

  /// Answers a request as a league does.
  func answer(_ request: FakeServer.Request) -> FakeServer.Reply {
    let path = request.path.split(separator: "?").first.map(String.init) ?? ""
    if path == "/v1/join", request.method == "POST" { return join(request) }
    let token = request.headers["authorization"]?.split(separator: " ").last.map(String.init) ?? ""
    guard with({ $0.players[token] }) != nil else {
      return .json(401, ErrorResponse(code: .unknownToken, message: "no such token", history: with { $0.history }))
    }
    switch (request.method, path) {
    case ("POST", "/v1/sync"): return sync(request)
    case ("GET", "/v1/table"):
      return with { state in
        let table = state.table ?? LeagueTable(selection: .init(), rows: [], own: nil, count: 0, made: 1)
        return .json(table)
      }
    case ("DELETE", "/v1/me"): return .http(204, [:], [])
    case _: return .json(404, ErrorResponse(code: .unknownPath, message: "no such address"))
    }
  }

  private func join(_ request: FakeServer.Request) -> FakeServer.Reply {
    guard let join = try? JSONDecoder().decode(JoinRequest.self, from: Data(request.body)) else {
      return .json(400, ErrorResponse(code: .malformed, message: "not JSON"))
    }
    guard join.code == FakeLeague.code || ShortCode(join.code)?.description == "KXRT-WMPB" else {
      return .json(404, ErrorResponse(code: .unknownInvitation, message: "no such invitation"))
    }
    if join.name == "Taken" { return .json(409, ErrorResponse(code: .takenName, message: "taken")) }
    return with { state in
      state.joined = join
      let token = join.token ?? FakeLeague.token
      if state.players[token] == nil { state.playerName = join.name }
      state.players[token] = state.playerName
      return .json(
        JoinResponse(
          league: .init(id: FakeLeague.id, name: state.leagueName),
          player: .init(id: FakeLeague.playerID, name: state.playerName), token: token))
    }
  }

  private func sync(_ request: FakeServer.Request) -> FakeServer.Reply {
    guard let sync = try? JSONDecoder().decode(SyncRequest.self, from: Data(request.body)) else {
      return .json(400, ErrorResponse(code: .malformed, message: "not JSON"))
    }
    guard sync.rounds.count <= LeagueLimits.rounds, sync.changes.count <= LeagueLimits.changes,
      request.body.count <= LeagueLimits.requestBytes
    else { return .json(413, ErrorResponse(code: .tooLarge, message: "too much")) }
    return with { state in
      state.kinds = sync.kinds
      var outcomes: [SyncResponse.Outcome] = []
      for id in sync.rounds.map(\.id) {
        let refusal = state.refusals[id]
        if refusal == nil {
          if state.rounds[id] == nil { state.order.append(id) }
          state.rounds[id, default: 0] += 1
        }
        outcomes.append(.init(id: id, refused: refusal.map(LeagueErrorCode.init)))
      }
      for id in sync.changes.map(\.id) {
        let refusal = state.refusals[id]
        if refusal == nil { state.changes[id, default: 0] += 1 }
        outcomes.append(.init(id: id, refused: refusal.map(LeagueErrorCode.init)))
      }
      return .json(SyncResponse(outcomes: outcomes, news: state.news(after: sync.cursor), usage: state.usage))
    }
  }
}

extension FakeLeague.State {
  /// A page of news.
  func news(after cursor: String?) -> LeagueDelta {
    let start = min(cursor.flatMap { Int($0) } ?? 0, events.count)
    let end = min(start + page, events.count)
    var questions: [LeagueDelta.SharedQuestion] = []
    var withdrawn: [String] = []
    var rates: [LeagueDelta.Rate] = []
    for event in events[start..<end] {
      switch event {
      case .question(let question): questions.append(question)
      case .withdrawn(let id): withdrawn.append(id)
      case .rate(let rate): rates.append(rate)
      }
    }
    return LeagueDelta(
      league: .init(id: FakeLeague.id, name: leagueName), player: .init(id: FakeLeague.playerID, name: playerName),
      players: 12, now: now ?? 1_800_000_000_000, questions: questions, withdrawn: withdrawn, rates: rates,
      table: table,
      cursor: isEndless ? UUID().uuidString : "\(end)", hasMore: isEndless || end < events.count,
      history: history)
  }
}
