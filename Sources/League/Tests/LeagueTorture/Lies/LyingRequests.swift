import Foundation
import LeagueAPI
import LeagueClient
import LeagueTesting
import QuizCore
import QuizStore

/// Requests with falsified numbers, with and without a token, as fast as a server answers; between them an honest
/// player synchronises.
struct LyingRequests: Sendable {
  /// How many requests go over one connection without waiting.
  private static let pipelined = 6

  private let scene: LyingScene
  private let liar: LyingScene.Player
  private let honest: LyingScene.Player
  private let league: String
  private let code: String
  private let process: pid_t

  init(
    _ scene: LyingScene, liar: LyingScene.Player, honest: LyingScene.Player, link: InvitationLink, code: String,
    process: pid_t
  ) {
    self.scene = scene
    self.liar = liar
    self.honest = honest
    league = link.league
    self.code = code
    self.process = process
  }

  /// Lies until the end of the season, or the first problem.
  func run() -> LiesResult {
    var result = LiesResult()
    let workers = ProcessTree.leaves(below: process)
    var cursor = "1.1.0.0.0.0..0.0.0.0..0"
    var step = 0
    // Once at least, however long the server took to start.
    while step == 0 || ContinuousClock.now < scene.end, result.problems.isEmpty {
      step += 1
      var chance = scene.chance("requests", step)
      let lies = lies(cursor, &chance)
      result.requests += lies.count
      let answers = exchange(lies)
      for answer in answers { result.statuses[answer, default: 0] += 1 }
      if answers.contains("500") { result.problems.append(problem("the server has a fault", step, lies)) }
      guard step % 20 == 1 || answers.isEmpty else { continue }
      let begin = ContinuousClock.now
      let said = synchronise(&cursor)
      let wait = Int(begin.duration(to: .now) / .milliseconds(1))
      result.honest = (result.honest.count + 1, max(result.honest.longest, wait))
      if ProcessTree.leaves(below: process) != workers {
        result.problems.append(problem("the server ended", step, lies))
      } else if !said {
        result.problems.append(problem("an honest player was not served", step, lies))
      } else if wait > scene.options.patience {
        result.problems.append(problem("an honest player waited \(wait) ms", step, lies))
      }
    }
    return result
  }

  private func problem(_ what: String, _ step: Int, _ requests: [[UInt8]]) -> String {
    scene.problem(what, part: "requests", step: step, input: Array(requests.joined()))
  }

  /// What is sent in one step: several requests with lies in what they say, or one with lies in its headers.
  private func lies(_ cursor: String, _ chance: inout Chance) -> [[UInt8]] {
    if chance.below(8) == 0 {
      let request = request(cursor, &chance, bodyLies: false)
      let end = request.count - LyingRequests.body(of: request).count
      return [ExtremeNumbers(Array(request[..<end])).replaced(&chance) + request[end...]]
    }
    return (1...LyingRequests.pipelined).map { number in
      let request = request(cursor, &chance, bodyLies: true)
      return number < LyingRequests.pipelined ? request : LyingRequests.closing(request)
    }
  }

  /// Sends requests over one connection, and returns the statuses of what is answered.
  private func exchange(_ requests: [[UInt8]]) -> [String] {
    guard let wire = Wire(port: scene.port, seconds: requests.count == 1 ? 1 : 10) else { return [] }
    wire.write(Array(requests.joined()))
    // A request whose length lies is never complete.
    if requests.count == 1 { wire.finishWriting() }
    return LyingRequests.statuses(of: wire.readAll())
  }

  private static func statuses(of answer: [UInt8]) -> [String] {
    String(decoding: answer, as: UTF8.self).components(separatedBy: "HTTP/1.1 ").dropFirst()
      .map { String($0.prefix(3)) }
  }

  /// An honest player sends a round; false when it is not taken.
  private func synchronise(_ cursor: inout String) -> Bool {
    var samples = SampleRounds()
    let now = LeaguePlayer.systemClock()
    let round = samples.timed(at: now - 1000, questions: Array(SampleQuestions.bank.prefix(5)))
    let request = SyncRequest(now: now, rounds: [round], changes: [], cursor: nil)
    let seconds = 10 + scene.options.patience / 1000
    guard let wire = Wire(port: scene.port, seconds: seconds), let body = try? JSONEncoder().encode(request) else {
      return false
    }
    wire.write(LyingRequests.closing(http("POST", "/v1/sync", token: honest.token, body: Array(body), isPlain: true)))
    let answer = wire.readAll()
    guard LyingRequests.statuses(of: answer) == ["200"] else { return false }
    let said = LyingRequests.body(of: answer)
    if let news = try? JSONDecoder().decode(SyncResponse.self, from: Data(said)).news { cursor = news.cursor }
    return true
  }

  // MARK: Requests

  /// A request as a program, a browser or anybody sends it; with `bodyLies`, lies in its address and body.
  private func request(_ cursor: String, _ chance: inout Chance, bodyLies: Bool) -> [UInt8] {
    var path: String
    var body: [UInt8]?
    switch chance.below(12) {
    case 0: (path, body) = ("/v1/join", json(JoinRequest(code: code, name: "Player \(chance.below(40))")))
    case 1: path = "/v1/news?cursor=\(cursor)&wait=0"
    case 2: path = "/v1/table?period=week&game=timed&by=points&limit=5"
    case 3: path = ["/v1/me", "/v1/me/data", "/healthz", "/"][chance.below(4)]
    case 4: path = "/l/\(league)?period=month&by=time&rows=12&lang=en"
    case 5: (path, body) = ("/l/\(league)/word", Array("word=1234".utf8))
    case _: (path, body) = ("/v1/sync", json(sync(cursor, &chance)))
    }
    if bodyLies {
      let parts = path.split(separator: "?", maxSplits: 1)
      if parts.count == 2 { path = "\(parts[0])?\(ExtremeNumbers.replaced(in: String(parts[1]), &chance))" }
      // A wait that is allowed would be waited for.
      for seconds in 1...LeagueLimits.wait { path = path.replacing("wait=\(seconds)&", with: "wait=26&") }
      if path.contains("wait="), let wait = path.split(separator: "=").last.flatMap({ Int($0) }),
        (1...LeagueLimits.wait).contains(wait)
      {
        path += "0"
      }
      body = body.map { ExtremeNumbers($0).replaced(&chance) }
    }
    return http(body == nil ? "GET" : "POST", path, token: liar.token, body: body)
  }

  private func sync(_ cursor: String, _ chance: inout Chance) -> SyncRequest {
    var samples = SampleRounds()
    let now = LeaguePlayer.systemClock()
    let games: [Game.ID] = [.timed, .practice, .endless, .survival, .daily, .missing, .panels]
    let kinds: [LeagueChange.Kind] = [.share, .change, .withdraw, .report]
    return SyncRequest(
      now: now, rounds: [LyingRequests.round(games[chance.below(games.count)], at: now - 1000, &samples)],
      changes: chance.below(2) == 0
        ? [] : [LyingRequests.change(kinds[chance.below(kinds.count)], by: "a liar", at: now, &samples)],
      cursor: chance.below(2) == 0 ? cursor : "1.1.0.\(now - 70_000).0.5.z.\(now).\(now - 70_000).5.0.z.\(now)",
      kinds: chance.below(2) == 0 ? nil : QuestionKind.all.map(\.id.rawValue))
  }

  private func http(
    _ method: String, _ path: String, token: String, body: [UInt8]? = nil, isPlain: Bool = false
  ) -> [UInt8] {
    var head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(scene.port)\r\nAuthorization: Bearer \(token)\r\n"
    if !isPlain { head += numbers }
    if let body { head += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n" }
    return Array((head + "\r\n").utf8) + (body ?? [])
  }

  /// Headers with numbers.
  private var numbers: String {
    """
    Accept-Encoding: gzip;q=0.5, br;q=1\r\nAccept-Language: ja;q=0.8, en;q=0.3\r\nRange: bytes=0-99\r\n\
    X-Forwarded-For: 192.0.2.7, 2001:db8::1\r\nRetry-After: 5\r\nIf-None-Match: "12"\r\n\
    Cookie: tenq_\(league.filter { $0 != "-" })=\(LeaguePlayer.systemClock() / 1000 + 60).\
    \(String(repeating: "0", count: 64))\r\n
    """
  }

  private func json(_ value: some Encodable) -> [UInt8] { (try? JSONEncoder().encode(value)).map(Array.init) ?? [] }

  private static func closing(_ request: [UInt8]) -> [UInt8] {
    guard let end = request.firstIndex(of: 10) else { return request }
    return request[...end] + Array("Connection: close\r\n".utf8) + request[(end + 1)...]
  }

  private static func body(of message: [UInt8]) -> ArraySlice<UInt8> {
    message[(Wire.head(of: message)?.endIndex ?? message.endIndex)...]
  }

  // MARK: What is sent

  /// A round of a game that a league takes.
  static func round(_ game: Game.ID, at instant: Int, _ samples: inout SampleRounds) -> RoundRecord {
    if game == .timed, instant % 2 == 0, let questions = try? SampleQuestions.ofAllKinds() {
      return samples.timed(at: instant, over: questions)
    }
    let count = game == .endless ? 1 : 5
    let isTimed = [.timed, .survival, .daily, .missing].contains(game)
    let answers =
      game == .missing
      ? SampleQuestions.sums(count)
      : (0..<count).map { index in
        RoundRecord.Answer(
          question: SampleQuestions.bank[index], choice: 1, correct: true, milliseconds: 1500 + index)
      }
    return samples.record(
      game, set: game == .missing || game == .panels ? game.rawValue : "en/Torture/Basics", at: instant,
      limit: isTimed ? 10_000 : 0, answers: answers)
  }

  /// A change of a question.
  static func change(
    _ kind: LeagueChange.Kind, by name: String, at instant: Int, _ samples: inout SampleRounds
  ) -> LeagueChange {
    let hasText = kind == .share || kind == .change
    let others = (try? SampleQuestions.ofAllKinds(about: "\(name) at \(instant)")) ?? []
    let text =
      others.isEmpty || instant % 2 == 0 ? nil : LeagueChange.Text(others[instant % others.count], language: "en")
    return LeagueChange(
      id: samples.id(at: instant), kind: kind, question: samples.uuid(),
      text: hasText ? text ?? SampleQuestions.text("What does \(name) know of \(instant)?") : nil,
      reason: kind == .report ? "The answer is 42" : nil, date: instant)
  }
}
