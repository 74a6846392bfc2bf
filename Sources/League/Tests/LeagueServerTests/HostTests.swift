import Foundation
import LeagueAPI
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct HostTests {
  private static let hosts = HostNames(["Quiz.Example.org", "0.0.0.0"])

  @Test(arguments: [
    "quiz.example.org", "QUIZ.EXAMPLE.ORG:8610", "quiz.example.org.", "localhost", "localhost:8610", "127.0.0.1:8610",
    "192.168.1.5", "[::1]:8610", "[2001:db8::1]", "", nil,
  ])
  func aNameThatWasGivenAndAnyAddressIsRight(_ host: String?) {
    #expect(Self.hosts.contains(host))
  }

  @Test(arguments: [
    "evil.example", "quiz.example.org.evil.example", "example.org", "localhost.evil.example", "127.0.0.1.evil.example",
    "[evil.example]", "x\"", ":8610", ".",
  ])
  func anyOtherIsNot(_ host: String) {
    #expect(!Self.hosts.contains(host))
  }

  @Test func thisMachineHasItsNames() {
    let names = HostNames.machine
    #expect(names.contains { $0.hasSuffix(".local") })
    #expect(names.allSatisfy { HostNames(names).contains($0 + ":8610") })
  }

  @Test func underAnotherNameNoPageIsShown() async throws {
    try await TestServer.run { server in
      let path = "/l/\(server.league.id)"
      for page in ["/", path, "\(path)/live", "\(path)/word", "\(path)/join/AAAAAAAAAAAAAAAAAAAAAA", "/page.js"] {
        let refused = try await server.client.get(page, headers: [("Host", "evil.example")])
        #expect(refused.status == 421 && !refused.text.contains("Class 3b"), "\(page)")
      }
      let word = try await server.client.ask(.POST, "\(path)/word", headers: [("Host", "evil.example")], body: [])
      #expect(word.status == 421)
      let japanese = try await server.client.get("/", headers: [("Host", "evil.example"), ("Accept-Language", "ja")])
      #expect(japanese.text.contains("--allow-host") && !japanese.text.contains("evil.example"))
      #expect(try await server.client.get(path, headers: [("Host", "localhost")]).text.contains("Class 3b"))
      // A browser has no token to give away; monitoring may use any name.
      let aiko = try await server.join("Aiko")
      let other = [("Host", "evil.example")]
      #expect(try await server.client.get("/v1/me", token: aiko.token, headers: other).status == 200)
      #expect(try await server.client.get("/healthz", headers: other).status == 200)
    }
    try await TestServer.run(configure: { $0.hosts = HostNames(["quiz.example.org"]) }) { server in
      let page = try await server.client.get("/", headers: [("Host", "quiz.example.org")])
      #expect(page.text.contains("Class 3b"))
    }
  }

  @Test func theStreamOfAPageWithAWordNeedsTheCookieOfItsLeague() async throws {
    try await TestServer.run { server in
      let other = try await server.store.createLeague(name: "Other", offset: 0, now: LeagueServer.clock()).id
      for league in [server.league.id, other] { try await server.store.setWord("word", of: league) }
      let keys = PageKeys(store: server.store)
      let now = LeagueServer.clock()
      let value = try await keys.cookie(for: other, now: now)
      for name in [PageKeys.name(of: other), PageKeys.name(of: server.league.id)] {
        let refused = try await server.client.get(
          "/l/\(server.league.id)/live", headers: [("Cookie", "\(name)=\(value)")])
        #expect(refused.status == 401, "\(name)")
      }
    }
  }
}
