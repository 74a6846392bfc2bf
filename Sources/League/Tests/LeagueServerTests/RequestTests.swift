import Logging
import QuizCore
import Synchronization
import Testing

@testable import LeagueServer

@Suite struct GzipTests {
  @Test(arguments: [0, 1, 999, 1000, 100_000])
  func whatIsPackedUnpacksToTheSame(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0) }
    let packed = try #require(Gzip.packed(bytes))
    #expect(try Gzip.unpacked(packed, limit: count) == bytes)
  }

  @Test func aBombIsStoppedAtTheLimit() throws {
    let packed = try #require(Gzip.packed([UInt8](repeating: 0, count: 50 << 20)))
    #expect(packed.count < 300_000)
    #expect(throws: Gzip.Failure.tooLarge) { try Gzip.unpacked(packed, limit: 1 << 20) }
  }

  @Test func oneByteMoreThanTheLimitIsTooMuch() throws {
    let packed = try #require(Gzip.packed([1, 2, 3, 4, 5]))
    #expect(throws: Gzip.Failure.tooLarge) { try Gzip.unpacked(packed, limit: 4) }
  }

  @Test func whatIsCutShortOrDamagedIsMalformed() throws {
    let packed = try #require(Gzip.packed(Array("The same text, the same text, the same text.".utf8)))
    for count in 0..<packed.count {
      #expect(throws: Gzip.Failure.malformed) { try Gzip.unpacked(Array(packed.prefix(count)), limit: 1000) }
    }
    var damaged = packed
    damaged[packed.count - 6] ^= 1
    #expect(throws: Gzip.Failure.malformed) { try Gzip.unpacked(damaged, limit: 1000) }
    #expect(throws: Gzip.Failure.malformed) { try Gzip.unpacked(packed + [1], limit: 1000) }
  }

  @Test func membersOneAfterTheOtherAreOneBody() throws {
    let packed = try #require(Gzip.packed([1])) + #require(Gzip.packed([2]))
    #expect(try Gzip.unpacked(packed, limit: 2) == [1, 2])
  }

  @Test(arguments: [
    (nil, false), ("", false), ("gzip", true), ("GZIP", true), ("br, gzip;q=0.5", true), ("gzip;q=0", false),
    ("gzip; q=0.0", false), ("deflate", false), ("x-gzip", true), ("gzip;q=abc", false),
  ])
  func theClientSaysWhetherAnAnswerIsPacked(header: String?, isAllowed: Bool) {
    #expect(Answer.allowsGzip(header) == isAllowed)
  }
}

@Suite struct RateLimiterTests {
  private let key = RateLimiter.Key(kind: .sync, client: "player")
  private let rate = RateLimiter.Rate(perMinute: 60, burst: 3)

  @Test func aBurstAndThenOneASecond() {
    let limiter = RateLimiter()
    let start = ContinuousClock.now
    for _ in 0..<3 { #expect(limiter.take(key, rate: rate, at: start) == nil) }
    #expect(limiter.take(key, rate: rate, at: start) == .seconds(1))
    #expect(limiter.take(key, rate: rate, at: start + .milliseconds(400)) == .milliseconds(600))
    #expect(limiter.take(key, rate: rate, at: start + .seconds(1)) == nil)
    #expect(limiter.take(key, rate: rate, at: start + .seconds(1)) != nil)
  }

  @Test func whatIsRefusedIsNotCounted() {
    let limiter = RateLimiter()
    let start = ContinuousClock.now
    for _ in 0..<100 { _ = limiter.take(key, rate: rate, at: start) }
    #expect(limiter.take(key, rate: rate, at: start + .seconds(1)) == nil)
  }

  @Test func clientsAndKindsAreCountedApart() {
    let limiter = RateLimiter()
    let start = ContinuousClock.now
    for _ in 0..<4 { _ = limiter.take(key, rate: rate, at: start) }
    #expect(limiter.take(.init(kind: .read, client: "player"), rate: rate, at: start) == nil)
    #expect(limiter.take(.init(kind: .sync, client: "other"), rate: rate, at: start) == nil)
  }

  @Test func nothingIsLimitedWithoutARate() {
    let limiter = RateLimiter()
    for _ in 0..<1000 { #expect(limiter.take(key, rate: .unlimited, at: .now) == nil) }
    #expect(limiter.count == 0)
  }

  @Test func theTableIsBoundedAndKeepsThoseAtTheirLimit() {
    let limiter = RateLimiter(capacity: 100)
    let start = ContinuousClock.now
    for _ in 0..<3 { _ = limiter.take(key, rate: rate, at: start) }
    for index in 0..<10_000 {
      _ = limiter.take(.init(kind: .address, client: "\(index)"), rate: rate, at: start + .microseconds(index))
      #expect(limiter.count <= 100)
    }
    #expect(limiter.take(key, rate: rate, at: start + .milliseconds(20)) != nil)
  }
}

@Suite struct FaultLogTests {
  @Test func theSameFaultIsSaidOnceInAWhile() {
    let lines = Mutex<[String]>([])
    let log = FaultLog { line in lines.withLock { $0.append(line) } }
    let start = ContinuousClock.now
    for step in 0..<1000 { log.say("away", at: start + .milliseconds(9 * step)) }
    log.say("full", at: start)
    log.say("away", at: start + FaultLog.pause)
    #expect(lines.withLock { $0 } == ["away", "full", "away"])
    // The lines that are remembered are bounded, and no new one is suppressed.
    for index in 0..<1000 { log.say("\(index)", at: start) }
    #expect(lines.withLock { $0.count } == 1003)
  }
}

@Suite struct ClientAddressTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ("2001:DB8:1:2::9", "2001:db8:1:2::"), ("::1", "0:0:0:0::"), ("fe80::1%eth0", "fe80:0:0:0::"),
  ])
  func anAddressIsCountedByWhatItsOwnerCannotChoose(text: String, counted: String) {
    #expect(ClientAddress(text)?.description == counted)
  }

  @Test(arguments: ["", "x", "1.2.3", "1.2.3.4.5", "localhost", String(repeating: "1", count: 1000)])
  func whatIsNoAddressIsNone(text: String) {
    #expect(ClientAddress(text) == nil)
  }

  @Test(arguments: [
    (["192.0.2.7"], "192.0.2.7"), (["6.6.6.6, 192.0.2.7"], "192.0.2.7"), (["6.6.6.6", "192.0.2.7 "], "192.0.2.7"),
    (["[2001:db8::1]:443"], "2001:db8:0:0::"), (["192.0.2.7:5555"], "192.0.2.7"),
  ])
  func theNearestProxysWordCounts(values: [String], counted: String) {
    #expect(ClientAddress(forwardedFor: values)?.description == counted)
  }

  @Test(arguments: [[], [""], ["unknown"], [","]])
  func aHeaderWithoutAnAddressSaysNothing(values: [String]) {
    #expect(ClientAddress(forwardedFor: values) == nil)
  }
}

@Suite struct QueryTests {
  @Test func parametersAreDecoded() {
    let query = Query("a=1&set=ja%2F%E9%A3%9F&b=x+y&a=2&empty=&flag")
    #expect(query["a"] == "1")
    #expect(query["set"] == "ja/食")
    #expect(query["b"] == "x y")
    #expect(query.text("empty") == nil)
    #expect(query["flag"] == "")
    #expect(query["none"] == nil)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "a=%00", "a=%1b%5b2J", "a=%7f", "%00=1"])
  func whatIsNoTextIsLeftOut(text: String) {
    #expect(Query(text)["a"] == nil)
  }

  @Test func numbersHaveTheirRange() throws {
    #expect(try Query("n=25").number("n", in: 0...25) == 25)
    #expect(try Query("").number("n", in: 0...25) == nil)
    for text in ["n=26", "n=-1", "n=1.5", "n=x", "n=99999999999999999999"] {
      #expect(throws: APIError.self) { try Query(text).number("n", in: 0...25) }
    }
  }

  @Test func noMoreParametersAreReadThanAllowed() {
    let query = Query((0..<1000).map { "p\($0)=1" }.joined(separator: "&"))
    #expect(query["p31"] == "1")
    #expect(query["p32"] == nil)
  }

  @Test(arguments: ["ja/食べ合わせ/基本", "a b&c=d+e", "%"])
  func whatIsEncodedDecodesToTheSame(text: String) {
    #expect(Query("x=" + PercentEncoding.encoded(text))["x"] == text)
  }
}

@Suite struct RouteTests {
  private let league = "0d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f1b2a"
  private let code = "rYb3VdjYaw_G36uONSZWiA"

  /// The pattern of the route that a path leads to, as the log has it; nil for none.
  private func pattern(_ method: String, _ path: String, _ server: TestServer, _ log: KeptLines) async throws -> String?
  {
    let connection = try RawConnection(port: server.port)
    await connection.send("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    _ = await connection.read()
    let words = try #require(log.lines.all.withLock { $0.popLast() }).split(separator: " ").map(String.init)
    #expect(words[2] == method)
    return words[3] == "-" ? nil : words[3]
  }

  private func withLog(_ body: @Sendable (TestServer, KeptLines) async throws -> Void) async throws {
    let log = KeptLines()
    try await TestServer.run(configure: { $0.log = Logger(label: "requests") { _ in log } }) { try await body($0, log) }
  }

  @Test func pathsLeadToTheirRoutes() async throws {
    try await withLog { server, log in
      for (method, path, expected) in [
        ("GET", "/", "/"), ("GET", "/healthz", "/healthz"), ("HEAD", "/l/\(league)", "/l/{league}"),
        ("GET", "/l/\(league.uppercased())/join/\(code)", "/l/{league}/join/{code}"), ("POST", "/v1/sync", "/v1/sync"),
      ] {
        let found = try await pattern(method, path, server, log)
        #expect(found == expected)
      }
    }
  }

  @Test func otherPathsLeadNowhere() async throws {
    try await withLog { server, log in
      for path in [
        "/v1", "/v1/sync/", "//", "/l/", "/l/x", "/l/0d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f1b2/live", "/V1/sync", "/v1//sync",
        "/l/\(league)/join/short", "/../etc/passwd", "/l/\(league)/", "/" + String(repeating: "x", count: 5000),
      ] {
        for method in ["GET", "POST", "PUT"] {
          let found = try await pattern(method, path, server, log)
          #expect(found == nil, "\(method) \(path)")
        }
      }
    }
  }

  @Test func aPathWithOtherMethodsSaysWhich() async throws {
    try await TestServer.run { server in
      for method in ["PUT", "POST", "OPTIONS", "PATCH"] {
        let answer = try await server.client.ask(.init(rawValue: method), "/v1/me")
        #expect(answer.status == 405 && answer.headers["Allow"] == ["GET, DELETE"], "\(method)")
      }
      #expect(try await server.client.ask(.HEAD, "/v1/sync").status == 405)
      // A path with an impossible value is unknown, whatever the method.
      #expect(try await server.client.ask(.PUT, "/l/x").status == 404)
    }
  }

  @Test func anErrorToHEADEndsWithItsHeaders() async throws {
    try await TestServer.run { server in
      let connection = try RawConnection(port: server.port)
      for (request, last) in [("HEAD /v1/sync", ""), ("HEAD /nothing", ""), ("GET /healthz", "Connection: close\r\n")] {
        await connection.send("\(request) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(last)\r\n")
      }
      let parts = await connection.read().components(separatedBy: "\r\n\r\n").map { $0.prefix(12) }
      #expect(parts == ["HTTP/1.1 405", "HTTP/1.1 404", "HTTP/1.1 200", #"{"status":"o"#])
    }
  }

  @Test func parametersAreLowercaseUUIDsAndCodes() {
    #expect(PathCheck.value(of: "league", league.uppercased()[...]) == league)
    #expect(PathCheck.value(of: "code", code[...]) == code)
    for (name, text) in [("league", code), ("code", league), ("short", league), ("other", code)] {
      #expect(PathCheck.value(of: name[...], text[...]) == nil)
    }
  }

  @Test func theLogNeverHasWhatIsSecret() {
    let line = AccessLog.line(
      now: 1_800_000_000_000, address: .unknown, method: .get, pattern: "/l/{league}/join/{code}", status: .ok,
      bytes: 12, time: .microseconds(3149))
    #expect(line == "2027-01-15T08:00:00+00:00 - GET /l/{league}/join/{code} 200 12 3.1ms")
  }
}

/// Keeps the lines of a log.
struct KeptLines: LogHandler {
  /// Lines that all copies share.
  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  let lines = Lines()
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.all.withLock { $0.append("\(event.message)") }
  }
}
