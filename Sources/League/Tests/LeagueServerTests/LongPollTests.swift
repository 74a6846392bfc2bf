import Foundation
import LeagueAPI
import LeagueTesting
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct LongPollTests {
  @Test func whoWaitsIsToldOfAChangeAtOnce() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      let ben = try await server.join("Ben")
      let cursor = try await server.client.sync(ben.token).news.cursor
      async let waiting = server.client.get("/v1/news?cursor=\(cursor)&wait=20", token: ben.token)
      let start = ContinuousClock.now
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock(), right: 5)])
      let news = try await waiting.decoded(News.self)
      #expect(news.table?.rows.map(\.player.name) == ["Aiko"])
      #expect(ContinuousClock.now - start < .seconds(10))
    }
  }

  @Test func nothingNewIsSaidAfterTheWholeWait() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock())])
      var news = try await server.client.sync(aiko.token).news
      // A table that was kept for a second may be a little older than the rounds.
      for _ in 0..<5 where !news.isEmpty { news = try await server.client.sync(aiko.token, cursor: news.cursor).news }
      let start = ContinuousClock.now
      var cursor = news.cursor
      var empty = false
      for _ in 0..<4 where !empty {
        let answer = try await server.client.get("/v1/news?cursor=\(cursor)&wait=2", token: aiko.token).decoded(
          News.self)
        cursor = answer.cursor
        empty = answer.isEmpty
      }
      #expect(empty)
      #expect(ContinuousClock.now - start >= .seconds(2))
    }
  }

  @Test func aWaitHasALimit() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      for query in ["wait=26", "wait=-1", "wait=x", "cursor=a%20b", "cursor=" + String(repeating: "x", count: 600)] {
        #expect(try await server.client.get("/v1/news?\(query)", token: aiko.token).code == "request.malformed")
      }
    }
  }

  @Test func anOpenPageIsToldOfChanges() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      let page = try RawConnection(port: server.port)
      await page.send("GET /l/\(server.league.id)/live HTTP/1.1\r\nHost: x\r\n\r\n")
      let head = await page.readSome()
      #expect(head.contains("text/event-stream"))
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock())])
      var text = head
      while !text.contains("event: change") {
        let more = await page.readSome()
        if more.isEmpty { break }
        text += more
      }
      #expect(text.contains("event: change"))
    }
  }
}
