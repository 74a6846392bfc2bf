import LeagueAPI
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// How a server reports its store's history.
@Suite(.timeLimit(.minutes(15)))
struct HistoryTests {
  @Test func itStandsInTheNewsAndBesideAnUnknownToken() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aki")
      let history = try #require(try await server.store.history())
      #expect(try await server.client.sync(player.token).news.history == history)
      let answer = try await server.client.get("/v1/news", token: String(repeating: "x", count: 43))
      #expect(answer.status == 401)
      #expect(try answer.decoded(ErrorResponse.self).error.history == history)
      let other = try await server.client.get("/v1/nothing")
      #expect(try other.decoded(ErrorResponse.self).error.history == nil)
    }
  }
}
