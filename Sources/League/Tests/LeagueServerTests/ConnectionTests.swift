import Foundation
import LeagueAPI
import LeagueTesting
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct ConnectionTableTests {
  /// A connection of a table, and whether it was evicted.
  private final class Fake: @unchecked Sendable {
    var isClosed = false
    var id: ConnectionTable.ID { ConnectionTable.ID(self) }
  }

  /// A table of 100 connections: 75 without a token, of them 64 of one address.
  private let table = ConnectionTable(.init(total: 100, isBehindProxy: false))
  private let start = ContinuousClock.now

  private func open(_ address: String, at seconds: Int = 0) throws -> Fake {
    let fake = Fake()
    let address = try #require(ClientAddress(address))
    table.open(fake.id, of: address, at: start + .seconds(seconds)) { [weak fake] in fake?.isClosed = true }
    return fake
  }

  @Test(arguments: [(4096, 3072, 512), (500, 375, 64), (100, 75, 64), (16, 12, 12)])
  func aShareIsForPlayersAndNoAddressHasAllTheRest(total: Int, unknown: Int, address: Int) {
    let limits = ConnectionTable.Limits(total: total, isBehindProxy: false)
    #expect(limits.unknown == unknown && limits.address == address)
  }

  @Test func whatAnAddressHasTooManyGivesWayToItsNewOne() throws {
    let held = try (0..<64).map { try open("192.0.2.1", at: $0) }
    #expect(!held.contains { $0.isClosed })
    table.use(held[0].id, at: start + .seconds(100))
    let next = try open("192.0.2.1", at: 101)
    #expect(held[1].isClosed && held.count { $0.isClosed } == 1 && !next.isClosed)
    #expect(table.count == (64, 64))
  }

  @Test func whereAllIsFullTheAddressWithTheMostGivesWay() throws {
    let others = try (0..<20).map { try open("198.51.100.\($0)", at: 0) }
    let held = try (0..<55).map { try open("192.0.2.1", at: 1 + $0) }
    let new = try (0..<50).map { try open("203.0.113.\($0)", at: 100) }
    #expect(held.count { $0.isClosed } == 50 && !(others + new).contains { $0.isClosed })
    #expect(table.count == (75, 75))
  }

  @Test func anOpenPageGivesWayAfterWhatIsIdle() throws {
    let held = try (0..<64).map { try open("192.0.2.1", at: $0) }
    table.use(held[0].id, isStream: true, at: start)
    let next = try open("192.0.2.1", at: 100)
    #expect(!held[0].isClosed && held[1].isClosed && !next.isClosed)
  }

  @Test func aPlayersConnectionIsNotTheAddresss() throws {
    let own = try open("192.0.2.1")
    table.authenticate(own.id, as: "player")
    #expect(table.count == (1, 0))
    let held = try (0..<1000).map { try open("192.0.2.1", at: 1 + $0) }
    #expect(!own.isClosed && held.count { !$0.isClosed } == 64)
    table.close(own.id)
    for connection in held { table.close(connection.id) }
    #expect(table.count == (0, 0))
  }

  @Test func aPlayerHasAFewAndTheRestAreTheAddresss() throws {
    let held = try (0..<30).map { _ in try open("192.0.2.1") }
    for connection in held + held { table.authenticate(connection.id, as: "player") }
    #expect(table.count == (30, 22))
  }

  @Test func anAddressOfManyNetworksHasTheShareOfAFew() throws {
    let table = ConnectionTable(.init(total: 1000, isBehindProxy: false))
    let fakes = (0..<750).map { _ in Fake() }
    for (index, fake) in fakes.enumerated() {
      let address = try #require(ClientAddress("2001:db8:1:\(String(index, radix: 16))::1"))
      table.open(fake.id, of: address, at: start) { fake.isClosed = true }
    }
    // 125 are one network's, and four of them those of all networks of a customer.
    #expect(table.count == (500, 500) && fakes.count { $0.isClosed } == 250)
  }

  @Test func behindAProxyAllAreTheProxys() throws {
    let table = ConnectionTable(.init(total: 100, isBehindProxy: true))
    let fakes = (0..<101).map { _ in Fake() }
    for fake in fakes {
      table.open(fake.id, of: try #require(ClientAddress("127.0.0.1")), at: start) { fake.isClosed = true }
      table.authenticate(fake.id, as: "player")
    }
    #expect(fakes.count { $0.isClosed } == 1 && table.count == (100, 100))
  }
}

@Suite struct PlacesTests {
  @Test func aClientHasItsShareAndGivesBackWhatItHas() throws {
    let places = Places(total: 5, client: 2)
    let (one, two) = (try #require(ClientAddress("192.0.2.1")), try #require(ClientAddress("192.0.2.2")))
    var held = [places.take(one), places.take(one), places.take(two)]
    #expect(held.allSatisfy { $0 != nil } && places.take(one) == nil && places.taken == 3)
    held[0] = nil
    #expect(places.taken == 2 && places.take(one) != nil)
    held += ["192.0.2.3", "192.0.2.4", "192.0.2.5"].map { places.take(ClientAddress($0) ?? .unknown) }
    #expect(places.taken == 5 && places.take(two) == nil)
    held = []
    #expect(places.taken == 0)
  }

  @Test func theNetworksOfOneCustomerHaveTheShareOfFour() {
    let places = Places(client: 2)
    let held = (0..<20).map { places.take(ClientAddress("2001:db8:1:\($0)::1") ?? .unknown) }
    #expect(held.count { $0 != nil } == 8)
    #expect(places.take(ClientAddress("2001:db8:2::1") ?? .unknown) != nil)
  }
}

/// A flood from one address.
@Suite struct FloodTests {
  private func flood(
    _ server: TestServer, _ count: Int, from source: String, saying text: String = ""
  ) async throws -> [RawConnection] {
    var held: [RawConnection] = []
    for _ in 0..<count {
      let connection = try RawConnection(port: server.port, from: source)
      if !text.isEmpty { await connection.send(text) }
      held.append(connection)
    }
    return held
  }

  private func live(_ server: TestServer) -> String {
    "GET /l/\(server.league.id)/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
  }

  private func me(_ token: String) -> String {
    "GET /v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
  }

  /// Whether a player is answered on a new connection.
  private func isServed(_ server: TestServer, _ token: String, from source: String = "127.0.0.1") async throws -> Bool {
    let connection = try RawConnection(port: server.port, from: source)
    await connection.send(me(token))
    return await connection.readSome().hasPrefix("HTTP/1.1 200")
  }

  @Test(arguments: ["idle", "streams", "unknown", "halves"])
  func manyConnectionsOfOneAddressKeepNobodyOut(_ kind: String) async throws {
    try await TestServer.run(configure: { $0.connections = 40 }) { server in
      let aiko = try await server.join("Aiko")
      // One that was there before, at the same address as the flood, with a token.
      let before = try RawConnection(port: server.port, from: "127.0.0.2")
      await before.send(me(aiko.token))
      #expect(await before.readSome().hasPrefix("HTTP/1.1 200"))
      let texts = [
        "idle": "", "streams": live(server), "unknown": "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "halves": "POST /v1/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n",
      ]
      let held = try await flood(server, 200, from: "127.0.0.2", saying: texts[kind] ?? "")
      for _ in 0..<5 {
        #expect(try await isServed(server, aiko.token))
        #expect(try await isServed(server, aiko.token, from: "127.0.0.2"))
      }
      await before.send(me(aiko.token))
      #expect(await before.readSome().hasPrefix("HTTP/1.1 200"))
      let count = server.services.connections.count
      #expect(count.total <= 40 && count.unknown <= 30)
      withExtendedLifetime(held) {}
    }
  }

  @Test func theOpenPagesOfOneAddressLeavePlacesForOthers() async throws {
    try await TestServer.run(configure: { $0.connections = 1000 }) { server in
      // Of 500 open pages an address may have 64.
      let pages = try await flood(server, 70, from: "127.0.0.2", saying: live(server))
      var answers: [String] = []
      for page in pages { answers.append(await page.readSome()) }
      #expect(answers.count { $0.hasPrefix("HTTP/1.1 200") } == 64)
      #expect(answers.count { $0.hasPrefix("HTTP/1.1 503") } == 6)
      let other = try RawConnection(port: server.port, from: "127.0.0.3")
      await other.send(live(server))
      #expect(await other.readSome().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func behindAProxyTheAddressOfTheRequestCounts() async throws {
    try await TestServer.run(configure: { ($0.connections, $0.isBehindProxy) = (1000, true) }) { server in
      var statuses: [String: Int] = [:]
      var held: [RawConnection] = []
      for index in 0..<70 {
        let page = try RawConnection(port: server.port)
        let address = index < 66 ? "192.0.2.1" : "192.0.2.\(index)"
        await page.send(
          "GET /l/\(server.league.id)/live HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: \(address)\r\n\r\n")
        statuses[String(await page.readSome().prefix(12)), default: 0] += 1
        held.append(page)
      }
      #expect(statuses == ["HTTP/1.1 200": 68, "HTTP/1.1 503": 2])
    }
  }

  @Test func oneTokenDoesNotHoldTheMemoryOfAll() async throws {
    try await TestServer.run { server in
      let (aiko, ben) = (try await server.join("Aiko"), try await server.join("Ben"))
      let body =
        "POST /v1/sync HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(aiko.token)\r\nContent-Length: 900000\r\n\r\n"
      let held = try await flood(server, LeagueServices.requestsAtOnce, from: "127.0.0.2", saying: body)
      // Waits until they have arrived.
      while server.services.requests.taken < LeagueServices.requestsAtOnce {
        try await Task.sleep(for: .milliseconds(5))
      }
      let refused = try await server.client.get("/v1/me", token: aiko.token)
      #expect(refused.status == 429 && refused.headers["Retry-After"] == ["1"])
      #expect(try await server.client.get("/v1/me", token: ben.token).status == 200)
      withExtendedLifetime(held) {}
    }
  }

  @Test func unknownPathsAndGarbageCountAsRequests() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.requestsOfAddress = 10 }) { server in
      for path in ["/none", "/v1/none", "/" + String(repeating: "x", count: 5000)] {
        #expect(try await server.client.get(path).status == 404)
      }
      #expect(try await server.client.ask(.PUT, "/v1/me").status == 405)
      for _ in 0..<6 {
        let connection = try RawConnection(port: server.port)
        await connection.send("garbage\r\n\r\n")
        _ = await connection.read()
      }
      for path in ["/none", "/v1/none", "/" + String(repeating: "x", count: 5000), "/"] {
        #expect(try await server.client.get(path).status == 429)
      }
      #expect(try await server.client.ask(.PUT, "/v1/me").status == 429)
    }
  }

  @Test func whoConnectsTooFastIsTurnedAwayAndOthersAreNot() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.requestsOfAddress = 100 }) { server in
      var answers: [String] = []
      for _ in 0..<70 {
        let connection = try RawConnection(port: server.port, from: "127.0.0.2")
        await connection.send("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        answers.append(String(await connection.readSome().prefix(12)))
      }
      #expect(answers.count { $0.isEmpty } == 6)
      let other = try RawConnection(port: server.port, from: "127.0.0.3")
      await other.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(await other.readSome().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func theNetworksOfOneCustomerAreCountedTogether() async throws {
    try await TestServer.run(
      countsForEver: true, configure: { ($0.isBehindProxy, $0.requestsOfAddress) = (true, 5) }
    ) { server in
      var statuses: [Int] = []
      for network in 0..<25 {
        statuses.append(
          try await server.client.get("/robots.txt", headers: [("X-Forwarded-For", "2001:db8:1:\(network)::1")]).status)
      }
      #expect(statuses == [Int](repeating: 200, count: 20) + [Int](repeating: 429, count: 5))
      #expect(try await server.client.get("/robots.txt", headers: [("X-Forwarded-For", "2001:db8:2::1")]).status == 200)
    }
  }

  @Test func joinsByOneLinkAreSlowedFromWhereverTheyCome() async throws {
    try await TestServer.run(countsForEver: true, configure: { $0.isBehindProxy = true }) { server in
      func join(_ code: String, _ index: Int) async throws -> Int {
        try await server.client.post(
          "/v1/join", JoinRequest(code: code, name: "y"), headers: [("X-Forwarded-For", "192.0.2.\(index)")]
        ).status
      }
      var statuses: [Int] = []
      for index in 0..<61 { statuses.append(try await join("AAAAAAAAAAAAAAAAAAAAAA", index)) }
      #expect(statuses == [Int](repeating: 404, count: 60) + [429])
      #expect(try await join("BAAAAAAAAAAAAAAAAAAAAA", 1) == 404)
    }
  }
}
