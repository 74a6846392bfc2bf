import Foundation
import LeagueAPI
import QuizCore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct WordTests {
  private func enter(_ word: String, _ server: TestServer) async throws -> TestAnswer {
    try await server.client.ask(
      .POST, "/l/\(server.league.id)/word", headers: [("Content-Type", "application/x-www-form-urlencoded")],
      body: Array("word=\(PercentEncoding.encoded(word))".utf8))
  }

  @Test func aPageWithAWordAsksForItOnce() async throws {
    try await TestServer.run { server in
      try await server.store.setWord("開けごま", of: server.league.id)
      let path = "/l/\(server.league.id)"
      let closed = try await server.client.get(path)
      #expect(closed.status == 200 && closed.text.contains("type=\"password\"") && !closed.text.contains("Class 3b"))
      #expect(try await server.client.get("\(path)/live").status == 401)
      #expect(try await server.client.get("/").text.contains("type=\"password\""))
      #expect(!(try await server.client.get("\(path)/join/AAAAAAAAAAAAAAAAAAAAAA").text.contains("Class 3b")))

      #expect(try await enter("wrong", server).status == 403)
      #expect(try await enter("", server).status == 403)
      let right = try await enter("開けごま", server)
      #expect(right.status == 303 && right.headers["Location"] == ["../\(server.league.id)"])
      let cookie = try #require(right.headers["Set-Cookie"].first)
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"))
      let value = String(cookie.prefix { $0 != ";" })
      let open = try await server.client.get(path, headers: [("Cookie", "x=1; \(value)")])
      #expect(open.text.contains("Class 3b"))

      // A new word, and the cookies of before are worth nothing.
      try await server.store.setWord("other", of: server.league.id)
      try await server.store.renewPageKey(of: server.league.id)
      #expect(!(try await server.client.get(path, headers: [("Cookie", value)]).text.contains("Class 3b")))
    }
  }

  @Test func aCookieIsOfOneLeagueAndOneTime() async throws {
    try await TestServer.run { server in
      let keys = PageKeys(store: server.store)
      let other = try await server.store.createLeague(name: "Other", offset: 0, now: 0).id
      let now = LeagueServer.clock()
      let cookie = try await keys.cookie(for: server.league.id, now: now)
      #expect(try await keys.isValid(cookie, for: server.league.id, now: now))
      #expect(!(try await keys.isValid(cookie, for: other, now: now)))
      #expect(!(try await keys.isValid(cookie, for: server.league.id, now: now + (PageKeys.lifetime + 1) * 1000)))
      let parts = cookie.split(separator: ".")
      let later = try #require(Int(parts[0])) + 1
      for forged in [
        "", ".", "\(later).\(parts[1])", "\(parts[0]).", "\(parts[0]).\(String(repeating: "0", count: 64))",
        cookie + "0",
      ] {
        #expect(!(try await keys.isValid(forged, for: server.league.id, now: now)), "\(forged)")
      }
    }
  }

  @Test func wordsAreNotTriedInARow() async throws {
    try await TestServer.run(countsForEver: true) { server in
      try await server.store.setWord("word", of: server.league.id)
      // An empty word is a try as any other, and takes no time to be hashed.
      for _ in 0..<10 { #expect(try await enter("", server).status == 403) }
      let refused = try await enter("", server)
      #expect(refused.status == 429 && refused.headers["Retry-After"] == ["7"])
    }
  }

  @Test func thePageOfJoiningHasTheCommand() async throws {
    try await TestServer.run { server in
      let path = "/l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA"
      let page = try await server.client.get(path, headers: [("Accept-Language", "ja")])
      #expect(page.text.contains("tenq league join http://127.0.0.1:\(server.port)\(path)"))
      #expect(page.text.contains("「Class 3b」に招待されています"))
    }
    try await TestServer.run(configure: { $0.publicAddress = "https://quiz.example.org/q" }) { server in
      let path = "/l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA"
      let page = try await server.client.get(path).text
      #expect(page.contains("tenq league join https://quiz.example.org/q\(path)"))
    }
  }

  @Test func aHostThatIsNoneIsNotRepeated() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      let path = "/l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA"
      await connection.send("GET \(path) HTTP/1.1\r\nHost: x\";rm -rf ~;\r\nConnection: close\r\n\r\n")
      let page = await connection.read()
      #expect(page.hasPrefix("HTTP/1.1 421") && !page.contains("rm -rf"))
    }
  }
}
