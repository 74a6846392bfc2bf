import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Synchronization
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// Malicious requests with and without a token: each is refused, and the server goes on serving everybody else.
@Suite struct LiesTests {
  /// What is tried.
  enum Lie: String, CaseIterable, CustomTestStringConvertible {
    /// Cursors that no server gave.
    case newsCursor, syncCursor
    /// Each of ``ForgedRounds``, and very many rounds of one second.
    case forgedRounds, manyRounds
    /// The extremes of every number of a message and a query.
    case numbers, queries
    /// A body that is no message, and one that is too long.
    case brackets, length
    /// Tokens and codes that are guessed.
    case token, code

    var testDescription: String { rawValue }
  }

  private static let extremes = [Int.min, Int.min + 1, -1, 0, Int.max - 1, Int.max]

  @Test(arguments: Lie.allCases)
  func aLieIsRefusedAndOthersAreServedMeanwhile(_ lie: Lie) async throws {
    try await TestServer.run(
      configure: {
        ($0.requestsOfAddress, $0.requestsOfPlayer) = (100_000, 100_000)
        // A body that never comes is waited for.
        if lie == .length { $0.timers.body = .seconds(1) }
      }
    ) { server in
      let (liar, honest) = (try await server.join("Ben"), try await server.join("Aiko"))
      let isOver = Atomic(false)
      async let served = serve(server, honest.token) { isOver.load(ordering: .relaxed) }
      do {
        try await tell(lie, to: server, as: liar.token)
      } catch {
        isOver.store(true, ordering: .relaxed)
        throw error
      }
      isOver.store(true, ordering: .relaxed)
      #expect(try await served > 0)
      // Nothing of it is in the store, and all that the honest player sent is.
      let (rounds, problems) = try await server.store.audit(server.league.id)
      #expect(try await rounds == served && problems == [])
    }
  }

  /// What an honest player does: sends one round after another. Returns how many.
  private func serve(_ server: TestServer, _ token: String, until isOver: @Sendable () -> Bool) async throws -> Int {
    var samples = SampleRounds()
    var count = 0
    let now = LeagueServer.clock()
    repeat {
      // Each ten minutes before the last, as they were played.
      let answer = try await server.client.sync(token, rounds: [samples.timed(at: now - count * 600_000)])
      #expect(answer.outcomes.map(\.refused) == [nil])
      #expect(try await server.client.get("/v1/table", token: token).status == 200)
      count += 1
    } while !isOver() && count < 200
    return count
  }

  private func tell(_ lie: Lie, to server: TestServer, as token: String) async throws {
    let client = server.client
    let now = LeagueServer.clock()
    var samples = SampleRounds()
    switch lie {
    case .newsCursor:
      for cursor in Self.cursors {
        #expect(try await client.get("/v1/news?cursor=\(cursor)", token: token).status == 200, "\(cursor)")
      }
    case .syncCursor:
      for cursor in Self.cursors {
        let answer = try await client.sync(token, cursor: cursor)
        #expect(answer.outcomes.isEmpty, "\(cursor)")
      }
    case .forgedRounds:
      for (name, round) in ForgedRounds.all(at: now, set: "en/food/basic", using: &samples) {
        let outcomes = try await client.sync(token, rounds: [round]).outcomes
        #expect(outcomes.count == 1 && outcomes[0].refused != nil, "\(name)")
      }
    case .manyRounds:
      let rounds = (0..<200).map { index in
        samples.record(
          .timed, set: "en/food/basic", at: now,
          answers: (0..<5).map {
            RoundRecord.Answer(
              question: SampleQuestions.bank[index + $0], choice: 1, correct: true, milliseconds: 0)
          })
      }
      let outcomes = try await client.sync(token, rounds: rounds).outcomes
      #expect(outcomes.map(\.refused) == Array(repeating: .roundTimes, count: 200))
    case .numbers:
      for number in Self.extremes {
        for key in ["asked", "correct", "misses", "milliseconds", "limit", "pauses", "seed", "choice", "now"] {
          let answer = try await client.ask(
            .POST, "/v1/sync", token: token, body: Array(Self.message(number, for: key, now: now).utf8))
          // Beyond the range of its kind a number makes no message; within it, no round.
          #expect(answer.status == 200 || answer.status == 400, "\(key) \(number): \(answer.text)")
        }
      }
    case .queries:
      for number in Self.extremes {
        for path in ["/v1/table?wait=", "/v1/table?limit=", "/v1/news?wait=", "/v1/table?period=", "/v1/table?cursor="]
        {
          let status = try await client.get("\(path)\(number)&cursor=\(number)", token: token).status
          #expect(status == 200 || status == 400, "\(path)\(number)")
        }
      }
    case .brackets:
      let body = Array(repeating: UInt8(ascii: "["), count: 200_000)
      for _ in 0..<10 {
        #expect(try await client.ask(.POST, "/v1/sync", token: token, body: body).status == 400)
      }
    case .length:
      for length in ["-1", "9223372036854775807", "9223372036854775808", "99999999999999999999999", "x"] {
        let connection = try RawConnection(port: server.port)
        await connection.send(
          "POST /v1/sync HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\nContent-Length: \(length)\r\n\r\n"
        )
        let answer = await connection.readSome()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"), "\(length): \(answer.prefix(100))")
      }
    case .token:
      for letter in "ABCDEFGHIJ" {
        #expect(try await client.get("/v1/me", token: String(repeating: letter, count: 43)).status == 401)
      }
    case .code:
      for letter in "BCDFGHJKLM" {
        let code = String(repeating: letter, count: 8)
        let answer = try await client.post("/v1/join", JoinRequest(code: code, name: "Ben"))
        #expect(answer.status == 403 || answer.status == 404 || answer.status == 429, "\(answer.status)")
      }
    }
  }

  /// Cursors as the server writes them, with a number that it never wrote in each place, and what is none at all.
  private static let cursors: [String] = {
    var cursors = [
      "1.1.0.0.0.5.z.-9223372036854775808.0.0.0..0", "1", ".", "............", "%00",
      String(repeating: "9", count: 4000),
    ]
    for place in 1..<13 {
      for number in extremes {
        var parts = ["1"] + Array(repeating: "0", count: 12)
        parts[place] = String(number)
        cursors.append(parts.joined(separator: "."))
      }
    }
    return cursors
  }()

  /// A message of one round in which one number is another.
  private static func message(_ number: Int, for key: String, now: Int) -> String {
    func value(_ name: String, _ usual: Int) -> Int { name == key ? number : usual }
    return """
      {"now":\(value("now", now)),"rounds":[{"version":1,"id":"01930000-0000-7000-8000-000000000000",\
      "date":"2024-11-12T09:14:03+09:00","game":"timed","set":"en/food/basic","asked":\(value("asked", 1)),\
      "correct":\(value("correct", 1)),"misses":\(value("misses", 0)),"milliseconds":\(value("milliseconds", 900)),\
      "limit":\(value("limit", 10_000)),"pauses":\(value("pauses", 0)),"seed":\(value("seed", 1)),\
      "answers":[{"question":"\(SampleQuestions.bank[0])","choice":\(value("choice", 1)),"correct":true,\
      "milliseconds":\(value("milliseconds", 900))}]}],"changes":[]}
      """
  }
}
