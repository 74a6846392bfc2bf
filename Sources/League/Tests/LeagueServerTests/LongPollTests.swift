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
      let reader = Identity(league: server.league.id, player: ben.player.id)
      // A day: only a change ends this test.
      async let waiting = LongPoll.news(of: reader, after: cursor, wait: .seconds(86_400), server.services)
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock(), right: 5)])
      let news = try await waiting
      #expect(news.table?.rows.map(\.player.name) == ["Aiko"])
      // The same as a program asks for it; on a machine that takes longer than the wait, once more.
      var answer: LeagueDelta?
      while answer?.isEmpty != false {
        answer = try await server.client.get("/v1/news?cursor=\(cursor)&wait=25", token: ben.token).decoded(
          LeagueDelta.self)
      }
      #expect(answer?.table?.rows.map(\.player.name) == ["Aiko"])
    }
  }

  @Test func nothingNewIsSaidAfterTheWholeWait() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock())])
      var news = try await server.client.sync(aiko.token).news
      // A table that was kept for a second may be a little older than the rounds.
      for _ in 0..<50 where !news.isEmpty { news = try await server.client.sync(aiko.token, cursor: news.cursor).news }
      let start = ContinuousClock.now
      var cursor = news.cursor
      var empty = false
      for _ in 0..<50 where !empty {
        let answer = try await server.client.get("/v1/news?cursor=\(cursor)&wait=2", token: aiko.token).decoded(
          LeagueDelta.self)
        cursor = answer.cursor
        empty = answer.isEmpty
      }
      #expect(empty)
      #expect(ContinuousClock.now - start >= .seconds(2))
    }
  }

  @Test func whoGoesIsForgotten() async throws {
    try await TestServer.run(configure: { $0.pagePause = .milliseconds(50) }) { server in
      let aiko = try await server.join("Aiko")
      do {
        var pages: [RawConnection] = []
        for _ in 0..<5 {
          let page = try RawConnection(port: server.port)
          await page.send("GET /l/\(server.league.id)/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
          #expect(await page.readSome().contains("text/event-stream"))
          pages.append(page)
        }
        #expect(server.services.watchers.taken == 5)
        _ = try await server.client.get("/v1/news?wait=1", token: aiko.token)
      }
      // A disconnect is noticed at the next write: waits for that, however long it takes.
      while server.services.watchers.taken > 0 || server.store.signals.count > 0 {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  @Test func aPageStaysOpenWhileNothingChanges() async throws {
    try await TestServer.run(configure: { $0.pagePause = .milliseconds(50) }) { server in
      let aiko = try await server.join("Aiko")
      let page = try RawConnection(port: server.port)
      await page.send("GET /l/\(server.league.id)/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
      func read(until isEnough: (String) -> Bool) async -> Bool {
        var text = ""
        while !isEnough(text) {
          let more = await page.readSome()
          if more.isEmpty { return false }
          text += more
        }
        return true
      }
      // Signs of life, past the first one: each is the end of a wait.
      #expect(await read { $0.split(whereSeparator: \.isNewline).count { $0 == ":" } > 5 })
      var samples = SampleRounds()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: LeagueServer.clock())])
      #expect(await read { $0.contains("event: change") })
    }
  }
}
