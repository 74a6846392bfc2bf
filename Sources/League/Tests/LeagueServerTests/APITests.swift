import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct APITests {
  private static func share(_ text: String) -> LeagueChange {
    var samples = SampleRounds()
    let now = LeagueServer.clock()
    return LeagueChange(
      id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text(text), date: now)
  }

  @Test func aPlayerJoinsPlaysAsksAndGoes() async throws {
    try await TestServer.run { server in
      let client = server.client
      let aiko = try await server.join("Aiko")
      let ben = try await server.join("Ben")
      #expect(aiko.league.id == server.league.id)
      #expect(aiko.token.utf8.count == 43)

      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let round = samples.timed(at: now, right: 5)
      let question = Self.share("What is new?")
      let sent = try await client.sync(aiko.token, rounds: [round], changes: [question])
      #expect(sent.outcomes.map(\.id) == [round.id, question.id])
      #expect(sent.outcomes.allSatisfy { $0.refused == nil })

      // The other meets the question, and the first one's points.
      let news = try await client.sync(ben.token).news
      #expect(news.questions.map(\.text.text) == ["What is new?"])
      #expect(news.questions.first?.maker.name == "Aiko")
      #expect(news.players == 2)
      #expect(news.table?.rows.first?.player.name == "Aiko")
      #expect(news.rates.count == Set(round.answers.map(\.question)).count)

      // The same again is accepted again and counts once.
      let again = try await client.sync(aiko.token, rounds: [round], changes: [question])
      #expect(again.outcomes.allSatisfy { $0.refused == nil })
      let me = try await client.get("/v1/me", token: aiko.token).decoded(PlayerSummary.self)
      #expect(me.rounds == 1 && me.questions == 1)

      let table = try await client.get("/v1/table?period=all&by=right&limit=1", token: ben.token)
        .decoded(LeagueTable.self)
      #expect(table.rows.map(\.right) == [5] && table.count == 1 && table.own == nil)

      let data = try await client.get("/v1/me/data", token: aiko.token)
      #expect(data.status == 200 && data.text.contains("What is new?") && data.text.contains(round.id))

      #expect(try await client.ask(.DELETE, "/v1/me", token: aiko.token).status == 204)
      #expect(try await client.get("/v1/me", token: aiko.token).code == "token.unknown")
      let left = try await client.sync(ben.token, cursor: news.cursor).news
      #expect(left.withdrawn == [question.question])
      #expect(left.table?.rows.isEmpty == true)
    }
  }

  private static let bodies: [(String, Int, String?)] = [
    ("{", 400, "request.malformed"), ("", 400, "request.malformed"), ("[]", 400, "request.malformed"),
    ("{\"now\":1,\"rounds\":[]}", 400, "request.malformed"),
    ("{\"now\":-1,\"rounds\":[],\"changes\":[]}", 400, "request.malformed"),
    ("{\"now\":9223372036854775807,\"rounds\":[],\"changes\":[]}", 400, "request.malformed"),
    ("{\"now\":1e300,\"rounds\":[],\"changes\":[]}", 400, "request.malformed"),
    ("{\"now\":1,\"rounds\":[{}],\"changes\":[]}", 400, "request.malformed"),
    ("\u{FEFF}\u{0}", 400, "request.malformed"),
    (String(repeating: "[", count: 100_000), 400, "request.malformed"),
    ("{\"now\":1,\"rounds\":[],\"changes\":[],\"more\":\"is ignored\",\"cursor\":null}", 200, nil),
    ("{\"now\":1,\"rounds\":[],\"changes\":[],\"cursor\":\"from-another-age\"}", 200, nil),
  ]

  /// An invalid cursor is answered by starting over, and crashes nothing.
  @Test(arguments: [
    "1.1.0.0.0.5.z.-9223372036854775808.0.0.0..0", "1.1.0.0.0.0..0.0.0.5.z.-9223372036854775808",
    "1.1.0.-9223372036854775808.0.0..0.-9223372036854775808.0.0..0", "1.1.0.0.0.0..9223372036854775807.0.0.0..0",
    "a b", "x\u{7}y", "", String(repeating: "1.", count: 300),
  ])
  func aForgedCursorIsAnsweredByBeginningAnew(cursor: String) async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let whole = try await server.client.sync(player.token, rounds: [samples.timed(at: now - 1000)]).news
      #expect(!whole.rates.isEmpty)
      let sent = try await server.client.sync(player.token, cursor: cursor).news
      #expect(sent.rates.count == whole.rates.count)
      // An address is shorter than a body.
      let asked = try await server.client.get(
        "/v1/news?cursor=\(PercentEncoding.encoded(String(cursor.prefix(1000))))", token: player.token)
      #expect(asked.status == 200)
      #expect(try asked.decoded(LeagueDelta.self).rates.count == whole.rates.count)
    }
  }

  @Test func aBodyIsWhatTheAddressTakes() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      for (body, status, code) in Self.bodies {
        let answer = try await server.client.ask(.POST, "/v1/sync", token: player.token, body: Array(body.utf8))
        #expect(answer.status == status && answer.code == code, "\(body.prefix(60)): \(answer.text)")
      }
    }
  }

  @Test func aRequestHasNoMoreRoundsThanAllowed() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let rounds = (0..<201).map { _ in samples.timed(at: now) }
      let answer = try await server.client.post(
        "/v1/sync", SyncRequest(now: now, rounds: rounds, changes: [], cursor: nil), token: player.token)
      #expect(answer.status == 400)
      let allowed = try await server.client.sync(player.token, rounds: Array(rounds.prefix(200)))
      #expect(allowed.outcomes.count == 200)
    }
  }

  @Test func invitationsExpireAndNamesAreUsable() async throws {
    try await TestServer.run { server in
      let client = server.client
      let now = LeagueServer.clock()
      let old = try await server.store.invite(to: server.league.id, days: 1, uses: nil, now: now - 2 * 86_400_000)
      let once = try await server.store.invite(to: server.league.id, days: 1, uses: 1, now: now)
      func code(_ code: String, _ name: String) async throws -> String? {
        try await client.post("/v1/join", JoinRequest(code: code, name: name)).code
      }
      #expect(try await code(old, "Aiko") == "invitation.expired")
      #expect(try await code("AAAAAAAAAAAAAAAAAAAAAA", "Aiko") == "invitation.unknown")
      #expect(try await code(String(repeating: "A", count: 3000), "Aiko") == "invitation.unknown")
      #expect(try await code("", "Aiko") == "invitation.unknown")
      #expect(try await code(once, "") == "name.unusable")
      #expect(try await code(once, String(repeating: "x", count: 25)) == "name.unusable")
      #expect(try await code(once, "A\u{1B}[31mB") == "name.unusable")
      #expect(try await code(once, "A\u{202E}B") == "name.unusable")
      #expect(try await code(once, "Aiko") == nil)
      #expect(try await code(once, "Ben") == "invitation.expired")
      let another = try await server.store.invite(to: server.league.id, days: 1, uses: 1, now: now)
      #expect(try await code(another, "aiko") == "name.taken")
    }
  }

  @Test func aTableThatIsNotIsNamed() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      for query in [
        "period=year", "by=luck", "limit=0", "limit=101", "limit=x", "game=Timed", "game=../..",
        "game=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ] {
        #expect(try await server.client.get("/v1/table?\(query)", token: player.token).code == "request.malformed")
      }
    }
  }

  @Test func everySelectionIsATable() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      for period in LeagueTable.Period.allCases {
        for order in TableOrder.allCases {
          let answer = try await server.client.get(
            "/v1/table?period=\(period.rawValue)&by=\(order.rawValue)&game=timed&set=ja%2F%E9%A3%9F",
            token: player.token)
          #expect(try answer.decoded(LeagueTable.self).selection.period == period)
        }
      }
    }
  }

  @Test func unknownPathsAndVersionsAreNamed() async throws {
    try await TestServer.run { server in
      let client = server.client
      #expect(try await client.get("/v1/none").code == "path.unknown")
      #expect(try await client.get("/v2/sync").code == "version.unknown")
      #expect(try await client.get("/v10/sync").code == "version.unknown")
      let wrong = try await client.ask(.PUT, "/v1/me")
      #expect(wrong.status == 405 && wrong.headers["Allow"].first == "GET, DELETE")
      let page = try await client.get("/none")
      #expect(page.status == 404 && page.text.hasPrefix("<!doctype html>"))
      #expect(try await client.get("/" + String(repeating: "x", count: 5000)).status == 404)
    }
  }

  @Test func answersArePackedForThoseWhoTakeIt() async throws {
    try await TestServer.run { server in
      let plain = try await server.client.get("/v1/openapi.json")
      let packed = try await server.client.get("/v1/openapi.json", headers: [("Accept-Encoding", "gzip")])
      #expect(packed.headers["Content-Encoding"] == ["gzip"])
      #expect(packed.body.count < plain.body.count / 3)
      #expect(try Gzip.unpacked(packed.body, limit: 1 << 20) == plain.body)
      let short = try await server.client.get("/healthz", headers: [("Accept-Encoding", "gzip")])
      #expect(short.headers["Content-Encoding"].isEmpty && short.text == #"{"status":"ok"}"#)
      let head = try await server.client.ask(.HEAD, "/v1/openapi.json")
      #expect(head.body.isEmpty && head.headers["Content-Length"] == ["\(plain.body.count)"])
    }
  }

  @Test func aBodyMayBePacked() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      let body = Array(#"{"now":1,"rounds":[],"changes":[]}"#.utf8)
      let packed = try #require(Gzip.packed(body))
      func status(_ body: [UInt8], _ encoding: String) async throws -> Int {
        try await server.client.ask(
          .POST, "/v1/sync", token: player.token, headers: [("Content-Encoding", encoding)], body: body
        ).status
      }
      #expect(try await status(packed, "gzip") == 200)
      #expect(try await status(body, "identity") == 200)
      #expect(try await status(body, "gzip") == 400)
      #expect(try await status(packed, "br") == 400)
      let bomb = try #require(Gzip.packed([UInt8](repeating: 0x20, count: 20 << 20)))
      #expect(try await status(bomb, "gzip") == 413)
      #expect(try await status([UInt8](repeating: 0x20, count: LeagueLimits.requestBytes + 1), "identity") == 413)
    }
  }
}
