import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct TrustTests {
  @Test func oneLeagueNeverSeesAnother() async throws {
    try await TestServer.run { server in
      let client = server.client
      let other = try await server.store.createLeague(name: "Other", offset: 0, now: LeagueServer.clock())
      let aiko = try await server.join("Aiko")
      // The same name in another league is another player.
      let rival = try await server.join("Aiko", league: other.id)
      #expect(rival.league.id == other.id && rival.player.id != aiko.player.id)

      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let round = samples.timed(at: now, right: 5)
      let question = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("A secret?"),
        date: now)
      _ = try await client.sync(aiko.token, rounds: [round], changes: [question])

      // Each route, with the other league's token.
      let news = try await client.get("/v1/news", token: rival.token).decoded(LeagueDelta.self)
      #expect(news.questions.isEmpty && news.rates.isEmpty && news.players == 1 && news.league.name == "Other")
      let table = try await client.get("/v1/table?period=all", token: rival.token).decoded(LeagueTable.self)
      #expect(table.rows.isEmpty && table.count == 0)
      let me = try await client.get("/v1/me", token: rival.token).decoded(PlayerSummary.self)
      #expect(me.rounds == 0 && me.league.id == other.id)
      let data = try await client.get("/v1/me/data", token: rival.token).text
      #expect(!data.contains("A secret?") && !data.contains(round.id) && !data.contains(server.league.id))
      // Its question cannot be changed, withdrawn or reported from there, and the answer does not tell that it exists.
      for kind in [LeagueChange.Kind.change, .withdraw, .report] {
        let change = LeagueChange(
          id: samples.id(at: now), kind: kind, question: question.question,
          text: kind == .change ? SampleQuestions.text("Mine?") : nil, date: now)
        let outcome = try await client.sync(rival.token, changes: [change]).outcomes.first
        #expect(outcome?.refused == .questionUnknown, "\(kind)")
      }
      // A round over the question is refused by the other league.
      let asked = samples.timed(at: now, questions: [QuestionID(text: "A secret?", rightChoice: "right")])
      #expect(try await client.sync(rival.token, rounds: [asked]).outcomes.first?.refused == .roundQuestions)
      // The same round's id in another league is another round.
      #expect(try await client.sync(rival.token, rounds: [round]).outcomes.first?.refused == nil)
      // The cursor of one league is of no use in another.
      let cursor = try await client.sync(aiko.token).news.cursor
      let stolen = try await client.get("/v1/news?cursor=\(cursor)", token: rival.token).decoded(LeagueDelta.self)
      #expect(stolen.questions.isEmpty && stolen.league.id == other.id)
      // Leaving does not touch the other league.
      #expect(try await client.ask(.DELETE, "/v1/me", token: rival.token).status == 204)
      #expect(try await client.get("/v1/me", token: aiko.token).decoded(PlayerSummary.self).rounds == 1)
      // With two leagues the server's root page shows neither.
      let page = try await client.get("/")
      #expect(!page.text.contains("Class 3b") && !page.text.contains(other.id))
    }
  }

  @Test func everyRouteOfPlayersAsksForAToken() async throws {
    try await TestServer.run { server in
      let forged = String(repeating: "A", count: 43)
      for route in LeagueServer.routes {
        guard case .player = route.access else { continue }
        let headers: [[(String, String)]] = [
          [], [("Authorization", "Bearer \(forged)")], [("Authorization", "Bearer ")],
          [("Authorization", "Basic eDp5")],
          [("Authorization", "Bearer " + String(repeating: "A", count: 5000))],
        ]
        for header in headers {
          let answer = try await server.client.ask(
            .init(rawValue: route.method.rawValue), route.pattern, headers: header,
            body: route.bodyLimit > 0 ? Array("{}".utf8) : nil)
          #expect(answer.status == 401 && answer.code == "token.unknown", "\(route.pattern)")
          #expect(answer.headers["WWW-Authenticate"] == ["Bearer"])
        }
      }
    }
  }

  @Test func aPlayerWaitsWhoAsksTooOften() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.requestsOfPlayer = 3 }) { server in
      let aiko = try await server.join("Aiko")
      let ben = try await server.join("Ben")
      let body = Array(#"{"now":1,"rounds":[],"changes":[]}"#.utf8)
      for _ in 0..<3 {
        #expect(try await server.client.ask(.POST, "/v1/sync", token: aiko.token, body: body).status == 200)
      }
      let refused = try await server.client.ask(.POST, "/v1/sync", token: aiko.token, body: body)
      #expect(refused.status == 429 && refused.code == "request.many")
      let wait = try #require(refused.headers["Retry-After"].first.flatMap { Int($0) })
      // One of three a minute.
      #expect(wait == 21)
      #expect(try refused.decoded(ErrorResponse.self).error.retryAfter == wait)
      #expect(try await server.client.ask(.POST, "/v1/sync", token: ben.token, body: body).status == 200)
      #expect(try await server.client.get("/v1/me", token: aiko.token).status == 200)
    }
  }

  @Test func anAddressWaitsThatAsksTooOften() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.requestsOfAddress = 100 }) { server in
      var statuses: [Int] = []
      for _ in 0..<10 {
        statuses.append(
          try await server.client.get(
            "/v1/me", headers: [("Authorization", "Bearer \(String(repeating: "x", count: 43))")]
          )
          .status)
      }
      // One in twenty requests may have a wrong token; others at the address go on.
      #expect(statuses == [401, 401, 401, 401, 401] + [Int](repeating: 429, count: 5))
      for _ in 0..<90 { #expect(try await server.client.get("/healthz").status == 200) }
      let page = try await server.client.get("/")
      #expect(page.status == 429 && page.text.hasPrefix("<!doctype html>"))
    }
  }

  @Test func joiningIsLimitedForEachAddressBehindAProxy() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.isBehindProxy = true }) { server in
      // Each tries another invitation, so that no limit but the address's can be met.
      func join(_ attempt: Int, from address: String) async throws -> Int {
        try await server.client.post(
          "/v1/join", JoinRequest(code: "an invitation of nobody, \(attempt)", name: "y"),
          headers: [("X-Forwarded-For", "6.6.6.6, \(address)")]
        ).status
      }
      var statuses: [Int] = []
      for attempt in 0..<61 { statuses.append(try await join(attempt, from: "192.0.2.1")) }
      #expect(statuses == [Int](repeating: 404, count: 60) + [429])
      let other = try await join(61, from: "192.0.2.2")
      #expect(other == 404)
    }
  }

  @Test func theHeaderOfAProxyIsNotBelievedWithoutOne() async throws {
    try await TestServer.run { server in
      var statuses: Set<Int> = []
      for index in 0..<160 where !statuses.contains(429) {
        statuses.insert(
          try await server.client.post(
            "/v1/join", JoinRequest(code: "x", name: "y"), headers: [("X-Forwarded-For", "192.0.2.\(index)")]
          ).status)
      }
      #expect(statuses == [404, 429])
    }
  }

  @Test func everyAnswerSaysWhatMayBeLoaded() async throws {
    try await TestServer.run { server in
      for path in ["/", "/l/\(server.league.id)", "/none", "/v1/none", "/v1/me", "/page.css", "/healthz"] {
        let headers = try await server.client.get(path).headers
        #expect(headers["Content-Security-Policy"].first?.hasPrefix("default-src 'none'") == true, "\(path)")
        #expect(headers["X-Content-Type-Options"] == ["nosniff"])
        #expect(headers["Referrer-Policy"] == ["no-referrer"])
        #expect(headers["Access-Control-Allow-Origin"].isEmpty)
      }
    }
  }
}

@Suite struct HostileClientTests {
  private func request(_ method: String, _ path: String, _ headers: String = "") -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: x\r\n\(headers)\r\n"
  }

  private static let garbage = [
    "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "\u{1B}[2J\u{0}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
    "POST /v1/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "y", count: 100_000) + "\r\n\r\n",
    "GET /" + String(repeating: "y", count: 200_000) + " HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\n" + (0..<500).map { "X\($0): y\r\n" }.joined() + "\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ]

  @Test func garbageIsRefusedAndTheServerGoesOn() async throws {
    // Of what has no end the end is waited for.
    try await TestServer.run(configure: { $0.timers.firstHead = .seconds(1) }) { server in
      for text in Self.garbage {
        let connection = try RawConnection(port: server.port)
        await connection.send(text)
        await connection.send("\r\n\r\n")
        let answer = await connection.readSome()
        #expect(
          answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 2"), "\(answer.prefix(99))")
        #expect(try await server.client.get("/healthz").status == 200)
      }
    }
  }

  @Test func aBodyWithoutEndIsAnsweredAtTheLimitAndCutOff() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      let connection = try RawConnection(port: server.port)
      await connection.send(
        request("POST", "/v1/sync", "Authorization: Bearer \(player.token)\r\nTransfer-Encoding: chunked\r\n"))
      let chunk = "10000\r\n" + String(repeating: "x", count: 65536) + "\r\n"
      // The server reads on for two seconds after its answer, so that the answer arrives; how much depends on the
      // machine.
      var sent = 0
      while sent < 1_000_000, await connection.send(chunk) { sent += 1 }
      #expect(sent < 1_000_000, "the server took \(sent * 65536) bytes")
      #expect(try await server.client.get("/healthz").status == 200)
    }
  }

  @Test func aTooLongBodyIsRefusedBeforeItIsSent() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(request("POST", "/v1/join", "Content-Length: 10000000000\r\n"))
      let answer = await connection.readSome()
      #expect(answer.hasPrefix("HTTP/1.1 413"))
      #expect(answer.lowercased().contains("connection: close"))
      #expect(await connection.read() == "")
    }
  }

  @Test func requestsInARowAreAnsweredInOrder() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      await connection.send(
        request("GET", "/healthz") + request("GET", "/v1/none") + request("GET", "/healthz", "Connection: close\r\n"))
      let answers = await connection.read()
      #expect(answers.components(separatedBy: "HTTP/1.1 200").count == 3)
      #expect(answers.components(separatedBy: "HTTP/1.1 404").count == 2)
    }
  }

  @Test func memoryForBodiesIsBoundedForAllTogether() async throws {
    try await TestServer.run(configure: { ($0.bodyMemory, $0.requestsOfPlayer, $0.requestsOfAddress) = (3000, 0, 0) }) {
      server in
      let player = try await server.join("Aiko")
      // Holds two thirds of the memory, and sends no more.
      let slow = try RawConnection(port: server.port)
      await slow.send(
        request("POST", "/v1/sync", "Authorization: Bearer \(player.token)\r\nContent-Length: 5000\r\n")
          + String(repeating: " ", count: 2000))
      var statuses: Set<Int> = []
      let body = [UInt8](repeating: 0x20, count: 1500)
      // Until the slow one's bytes have arrived.
      for _ in 0..<10_000 where !statuses.contains(503) {
        statuses.insert(try await server.client.ask(.POST, "/v1/sync", token: player.token, body: body).status)
      }
      #expect(statuses.contains(503))
    }
  }

  @Test func aPackedBodyCountsAsLongAsItBecomes() async throws {
    let body = Array(#"{"now":1,"rounds":[],"changes":[]}"#.utf8)
    let packed = try #require(Gzip.packed(body))
    for (memory, status) in [(LeagueLimits.requestBytes, 503), (LeagueLimits.requestBytes + packed.count, 200)] {
      try await TestServer.run(configure: { $0.bodyMemory = memory }) { server in
        let player = try await server.join("Aiko")
        // Twice: what was taken is given back.
        for _ in 0..<2 {
          let answer = try await server.client.ask(
            .POST, "/v1/sync", token: player.token, headers: [("Content-Encoding", "gzip")], body: packed)
          #expect(answer.status == status)
        }
      }
    }
  }

  /// Numbers at the ends of what JSON can say, in a round that is otherwise as played.
  @Test(arguments: [Int.min, -.max, .max])
  func aNumberThatIsTooLargeIsRefusedAndTheServerGoesOn(_ number: Int) async throws {
    try await TestServer.run(configure: { $0.requestsOfPlayer = 0 }) { server in
      let player = try await server.join("Aiko")
      var samples = SampleRounds()
      let round = try JSONEncoder().encode(samples.timed(at: LeagueServer.clock()))
      for key in ["milliseconds", "asked", "correct", "misses", "limit", "pauses", "choice", "version"] {
        var changed = try #require(try JSONSerialization.jsonObject(with: round) as? [String: Any])
        if key == "choice" {
          var answers = try #require(changed["answers"] as? [[String: Any]])
          answers[0][key] = number
          changed["answers"] = answers
        } else {
          changed[key] = number
        }
        let request: [String: Any] = ["now": LeagueServer.clock(), "rounds": [changed], "changes": [Any]()]
        let answer = try await server.client.ask(
          .POST, "/v1/sync", token: player.token, body: Array(try JSONSerialization.data(withJSONObject: request)))
        #expect(answer.status == 200, "\(key): \(answer.text)")
        let outcomes = try answer.decoded(SyncResponse.self).outcomes
        #expect(outcomes.map { $0.refused == nil } == [false], "\(key)")
      }
    }
  }
}
