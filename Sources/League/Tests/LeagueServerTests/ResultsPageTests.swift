import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// The results of all players, behind the owner's link.
@Suite struct ResultsPageTests {
  @Test func theOwnersLinkShowsThemAndNoOtherDoes() async throws {
    try await TestServer.run { server in
      let aiko = try await server.join("Aiko")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      _ = try await server.client.sync(aiko.token, rounds: [samples.timed(at: now, right: 5)])
      // The page asks for a word, and the link does not.
      _ = try await server.store.setWord("Sesame", of: server.league.id)
      let link = try await ResultsLink.text(
        to: server.league.id, at: server.client.address, until: now + 86_400_000, in: server.store)
      let path = String(link.dropFirst(server.client.address.count))
      let page = try await server.client.get(path + "&lang=en")
      #expect(page.status == 200 && page.text.contains("Results of all players") && page.text.contains("Aiko"))
      let key = try #require(path.split(separator: "?").last)
      let file = "/l/\(server.league.id)/results"
      let sets = try await server.client.get("\(file)?\(key)")
      #expect(sets.status == 200 && sets.headers["content-type"].first == "text/csv; charset=utf-8")
      #expect(sets.body.starts(with: [0xEF, 0xBB, 0xBF]) && sets.text.contains("\nAiko,en/food/basic,timed,1,5,5,"))
      #expect(try await server.client.get("\(file)?\(key)&answers=1").text.split(separator: "\n").count == 6)
      #expect(try await server.client.get("\(file)?\(key)&since=2999-01-01").text.split(separator: "\n").count == 1)
      #expect(try await server.client.get("\(file)?\(key)&since=soon").status == 400)

      let end = (now + 86_400_000) / 1000
      let other = try await server.store.createLeague(name: "Other", offset: 0, now: now)
      for wrong in [
        "", "key=", "key=\(end)", "key=\(end).00", "key=x", key.replacing("key=", with: "key=9"),
        key.replacing("\(end)", with: "\(end + 1)"),
        "key=" + (try await PageKeys(store: server.store).key(to: .page, of: server.league.id, until: end)),
        "key=" + (try await PageKeys(store: server.store).key(to: .results, of: other.id, until: end)),
        "key=" + (try await PageKeys(store: server.store).key(to: .results, of: server.league.id, until: 1)),
      ].map({ String($0) }) {
        #expect(try await server.client.get("\(file)?\(wrong)").status == 401, "\(wrong)")
      }
      // The owner ends all links by a new word's key.
      try await server.store.renewPageKey(of: server.league.id)
      #expect(try await server.client.get("\(file)?\(key)").status == 401)
    }
  }
}
