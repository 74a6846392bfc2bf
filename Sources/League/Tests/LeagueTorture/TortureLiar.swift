import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Synchronization

/// A malicious player with a token, who attacks the servers without pause: forged cursors and rounds, numbers out of
/// range, floods, and idle streams and connections. Has its own HTTP, because our client sends nothing like that.
public final class TortureLiar: Sendable {
  /// What is tried.
  public enum Lie: String, CaseIterable, Sendable {
    /// Cursors that no server gave.
    case cursor
    /// Rounds that nobody can have played.
    case rounds
    /// The extremes of every number of a request.
    case numbers
    /// Senseless requests, as many as possible.
    case flood
    /// Streams and connections that stay open.
    case streams
    /// Guessed tokens, codes and words.
    case secrets
  }

  private let code: String
  private let league: String
  private let ports: @Sendable () -> [UInt16]
  private let chance: SharedChance
  private let isOver = Atomic(false)
  private let underWay = Atomic(0)
  private let state = Mutex(State())

  private struct State {
    var told: [Lie: Int] = [:]
    var problems: [String] = []
  }

  /// The token that the liar joins with: its own choice, as every program's is.
  private let token: String

  /// A liar who joins by an invitation; `ports` are the servers of now.
  init(_ link: InvitationLink, _ chance: Chance, ports: @escaping @Sendable () -> [UInt16]) {
    var chance = chance
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    token = String((0..<43).map { _ in letters[chance.below(letters.count)] })
    code = link.code
    league = link.league
    self.chance = SharedChance(chance)
    self.ports = ports
  }

  /// How often each lie was told.
  var told: [Lie: Int] { state.withLock(\.told) }
  /// Lies that were accepted, and requests that were answered with 500.
  var problems: [String] { state.withLock(\.problems) }

  /// Begins to lie, each kind on a thread of its own.
  func start() {
    for lie in Lie.allCases {
      underWay.add(1, ordering: .sequentiallyConsistent)
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {
          tell(lie)
          state.withLock { $0.told[lie, default: 0] += 1 }
        }
        underWay.subtract(1, ordering: .sequentiallyConsistent)
      }
    }
  }

  /// Ends it, and waits for what is under way.
  func stop() async {
    isOver.store(true, ordering: .relaxed)
    while underWay.load(ordering: .sequentiallyConsistent) > 0 { try? await Task.sleep(for: .milliseconds(20)) }
  }

  private func tell(_ lie: Lie) {
    switch lie {
    case .cursor: forgeCursor()
    case .rounds: forgeRounds()
    case .numbers: stretchNumbers()
    case .flood: flood()
    case .streams: holdConnections()
    case .secrets: guess()
    }
  }

  // MARK: The lies

  /// What a number from outside can be at worst.
  static let extremes = [
    "\(Int.min)", "\(Int.min + 1)", "-1", "0", "1", "\(Int32.min)", "\(Int32.max)", "\(1 << 53)", "\(Int.max - 1)",
    "\(Int.max)", "\(UInt64.max)", "1e308", "-0", "99999999999999999999999999",
  ]

  private var extreme: String { TortureLiar.extremes[chance.below(TortureLiar.extremes.count)] }

  private func forgeCursor() {
    let fields = (0..<13 + chance.below(2)).map { field in
      field == 0 ? "1" : chance.below(3) == 0 ? extreme : "\(chance.below(9))"
    }
    let cursor = fields.joined(separator: ".")
    if chance.below(2) == 0 {
      let kinds = chance.below(2) == 0 ? "" : "&kinds=typed,order,\(extreme)"
      expectNoFault(ask("GET", "/v1/news?cursor=\(cursor)\(kinds)"), "the cursor \(cursor)")
    } else {
      expectNoFault(
        ask("POST", "/v1/sync", body: #"{"now":\#(now),"rounds":[],"changes":[],"cursor":"\#(cursor)"}"#),
        "the cursor \(cursor)")
    }
  }

  private func forgeRounds() {
    var samples = SampleRounds()
    let lies = ForgedRounds.all(at: now, set: TorturePlayer.set, using: &samples)
    let (name, round) = lies[chance.below(lies.count)]
    let request = SyncRequest(now: now, rounds: [round], changes: [], cursor: nil)
    guard let body = try? JSONEncoder().encode(request),
      let answer = ask("POST", "/v1/sync", body: String(decoding: body, as: UTF8.self))
    else { return }
    expectNoFault(answer, name)
    guard answer.status == 200,
      let outcomes = try? JSONDecoder().decode(SyncResponse.self, from: Data(answer.body)).outcomes
    else { return }
    if outcomes.contains(where: { $0.refused == nil }) { note("\(name) was believed") }
  }

  private func stretchNumbers() {
    let round = """
      {"version":1,"id":"01930000-0000-7000-8000-000000000000","date":"2026-11-21T09:14:03+09:00","game":"timed",\
      "set":"en/x","asked":\(extreme),"correct":\(extreme),"misses":\(extreme),"milliseconds":\(extreme),\
      "limit":\(extreme),"pauses":\(extreme),"seed":\(extreme),"answers":[{"question":"9f3a51c0d2e4b687",\
      "choice":\(extreme),"correct":true,"milliseconds":\(extreme)},{"question":"9f3a51c0d2e4b688",\
      "choices":[\(extreme),\(extreme)],"text":"\(extreme)","correct":true,"milliseconds":\(extreme),\
      "limit":\(extreme)}]}
      """
    let isBare = chance.below(4) == 0
    let body = #"{"now":\#(isBare ? extreme : "\(now)"),"rounds":[\#(isBare ? "" : round)],"changes":[]}"#
    expectNoFault(ask("POST", "/v1/sync", body: body), body)
    let query = "wait=\(extreme)&limit=\(extreme)&rows=\(extreme)&period=week&cursor=\(extreme)"
    expectNoFault(ask("GET", "/v1/table?\(query)"), query)
    expectNoFault(ask("GET", "/v1/news?\(query)"), query)
  }

  private func flood() {
    for _ in 0..<20 {
      switch chance.below(4) {
      case 0: expectNoFault(ask("GET", "/v1/nothing/\(extreme)"), "an unknown path")
      case 1: expectNoFault(ask("POST", "/v1/sync", body: String(repeating: "[", count: 100_000)), "brackets")
      case 2: expectNoFault(ask("GET", "/"), "the page")
      case _: expectNoFault(ask("POST", "/v1/sync", body: String(repeating: "0", count: 1 << 20)), "zeros")
      }
    }
  }

  private func holdConnections() {
    var held: [Wire] = []
    for _ in 0..<200 where !isOver.load(ordering: .relaxed) {
      guard let wire = connect() else { continue }
      if chance.below(2) == 0 { wire.write(head("GET", "/l/\(league)/live", length: 0, isLast: false)) }
      held.append(wire)
    }
    usleep(200_000)
  }

  private func guess() {
    let forged = String(repeating: "A", count: 43)
    expectNoFault(ask("GET", "/v1/me", token: forged), "a token")
    expectNoFault(ask("POST", "/v1/join", body: #"{"code":"BCDF-GHJK","name":"Liar"}"#), "a code")
    expectNoFault(ask("POST", "/l/\(league)/word", body: "word=sesame"), "a word")
  }

  // MARK: Requests

  private struct Answer {
    let status: Int
    let body: [UInt8]
  }

  private var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

  private func note(_ problem: String) {
    state.withLock { if $0.problems.count < 20 { $0.problems.append("a liar: \(problem.prefix(300))") } }
  }

  /// A server may be gone, or busy, but must not answer 500.
  private func expectNoFault(_ answer: Answer?, _ lie: String) {
    guard let answer, answer.status == 500 else { return }
    note("\(lie): \(String(decoding: answer.body.prefix(200), as: UTF8.self))")
  }

  private func connect() -> Wire? {
    let ports = ports()
    return ports.isEmpty ? nil : Wire(port: ports[chance.below(ports.count)])
  }

  private func head(
    _ method: String, _ path: String, token: String? = nil, length: Int, isLast: Bool = true
  ) -> [UInt8] {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1", "Content-Length: \(length)"]
    if isLast { lines.append("Connection: close") }
    if let token { lines.append("Authorization: Bearer \(token)") }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// Asks with the liar's token, unless another is given, and joins first where the servers do not know it.
  private func ask(_ method: String, _ path: String, token: String? = nil, body: String = "") -> Answer? {
    let answer = exchange(method, path, token: token ?? self.token, body: body)
    if token == nil, answer?.status == 401 {
      _ = exchange("POST", "/v1/join", token: nil, body: #"{"code":"\#(code)","name":"Liar","token":"\#(self.token)"}"#)
    }
    return answer
  }

  private func exchange(_ method: String, _ path: String, token: String?, body: String) -> Answer? {
    guard let wire = connect() else { return nil }
    wire.write(head(method, path, token: token, length: body.utf8.count))
    wire.write(body.utf8)
    let bytes = wire.readAll()
    let text = String(decoding: bytes.prefix(16), as: UTF8.self).split(separator: " ")
    guard text.count > 1, let status = Int(text[1].prefix(3)) else { return nil }
    let end: [UInt8] = [13, 10, 13, 10]
    let start = bytes.indices.dropLast(3).first { bytes[$0..<$0 + 4].elementsEqual(end) }
    return Answer(status: status, body: start.map { Array(bytes[($0 + 4)...]) } ?? [])
  }
}
