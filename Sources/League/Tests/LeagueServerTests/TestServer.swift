import AsyncHTTPClient
import Foundation
import LeagueAPI
import LeagueTesting
import NIOCore
import NIOHTTP1
import QuizCore
import QuizStore
import Synchronization
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// What a server answered.
struct TestAnswer: Sendable {
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a message.
  func decoded<Message: Decodable>(_ type: Message.Type) throws -> Message {
    try JSONDecoder().decode(type, from: Data(body))
  }

  /// The code of an error.
  var code: String? { try? decoded(ErrorResponse.self).error.code.rawValue }
}

/// Asks a server at an address.
struct TestClient: Sendable {
  let address: String

  /// Takes answers as they come: compressed or not, redirections not followed.
  private static let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: .init(certificateVerification: .none, redirectConfiguration: .disallow, decompression: .disabled))

  /// How long to wait for an answer: enough for any machine.
  static let patience: TimeAmount = .minutes(10)

  func ask(
    _ method: HTTPMethod, _ path: String, token: String? = nil, headers: [(String, String)] = [], body: [UInt8]? = nil,
    timeout: TimeAmount = TestClient.patience
  ) async throws -> TestAnswer {
    var request = HTTPClientRequest(url: address + path)
    request.method = method
    for (name, value) in headers { request.headers.add(name: name, value: value) }
    if let token { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
    if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
    let answer = try await TestClient.client.execute(request, timeout: timeout)
    let bytes = try await answer.body.collect(upTo: 16 << 20)
    return TestAnswer(status: Int(answer.status.code), headers: answer.headers, body: Array(bytes.readableBytesView))
  }

  func get(_ path: String, token: String? = nil, headers: [(String, String)] = []) async throws -> TestAnswer {
    try await ask(.GET, path, token: token, headers: headers)
  }

  func post(
    _ path: String, _ message: some Encodable, token: String? = nil, headers: [(String, String)] = []
  ) async throws -> TestAnswer {
    try await ask(.POST, path, token: token, headers: headers, body: Array(try JSONEncoder().encode(message)))
  }

  /// Joins a league.
  func join(_ code: String, as name: String) async throws -> JoinResponse {
    try await post("/v1/join", JoinRequest(code: code, name: name)).decoded(JoinResponse.self)
  }

  /// Sends rounds and changes.
  func sync(
    _ token: String, rounds: [RoundRecord] = [], changes: [LeagueChange] = [], cursor: String? = nil,
    now: Int = LeagueServer.clock()
  ) async throws -> SyncResponse {
    let answer = try await post(
      "/v1/sync", SyncRequest(now: now, rounds: rounds, changes: changes, cursor: cursor), token: token)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.decoded(SyncResponse.self)
  }
}

/// A server of a store of its own, in this process.
struct TestServer: Sendable {
  let store: LeagueStore
  let league: LeagueInfo
  let port: Int
  let client: TestClient
  /// What its handlers share.
  let services: LeagueServices

  /// Runs a server while `body` does; its clock is the system's, and no table is kept. With `countsForEver` the rate
  /// limiter's clock stands still, so that no limit recovers, however long the test takes; with `pace` it moves when that
  /// is moved. `roomTime` is the clock of live rooms.
  static func run<Result: Sendable>(
    _ url: StoreURL? = nil, countsForEver: Bool = false, pace: TestPace? = nil, roomTime: RoomTime? = nil,
    configure: (inout LeagueServerConfiguration) -> Void = { _ in },
    _ body: @Sendable (TestServer) async throws -> Result
  ) async throws -> Result {
    let folder = try TestFolder()
    let store = try await LeagueStore.open(url ?? .sqlite(path: folder.path + "/league.sqlite"), tableAge: .zero)
    let league = try await store.firstLeague(name: "Class 3b", offset: 0, now: LeagueServer.clock())
    var configuration = LeagueServerConfiguration(port: 0)
    configure(&configuration)
    let start = ContinuousClock.now
    let server = LeagueServer(
      store: store, known: SampleQuestions.known, configuration: configuration,
      instant: { pace.map { start + $0.passed } ?? (countsForEver ? start : .now) }, roomTime: roomTime)
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let running = Task {
      defer { continuation.finish() }
      try await server.run(handlingSignals: false) { port in continuation.yield(port) }
    }
    defer { running.cancel() }
    guard let port = await ports.first(where: { _ in true }) else {
      try await running.value
      throw CancellationError()
    }
    let scheme = configuration.tls == nil ? "http" : "https"
    let result = try await body(
      TestServer(
        store: store, league: league, port: port, client: TestClient(address: "\(scheme)://127.0.0.1:\(port)"),
        services: server.services))
    running.cancel()
    _ = await running.result
    await store.close()
    return result
  }

  /// A new player of the league, or of another.
  func join(_ name: String, league: String? = nil) async throws -> JoinResponse {
    let code = try await store.invite(
      to: league ?? self.league.id, days: 7, uses: nil, now: LeagueServer.clock())
    return try await client.join(code, as: name)
  }
}

/// A clock of rate limits that moves when it is moved.
final class TestPace: Sendable {
  private let value = Mutex(Duration.zero)

  /// How much time has passed.
  var passed: Duration { value.withLock { $0 } }

  func wait(_ duration: Duration) { value.withLock { $0 += duration } }
}

/// A folder that is removed at deallocation.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "league-server-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// A raw socket connection: bytes are sent as they are written. Blocking calls run on threads of their own, so that the
/// server in this process goes on.
final class RawConnection: Sendable {
  private let socket: Int32

  /// Connects to a port of this machine, from one of its addresses, any of 127.0.0.0/8.
  init(port: Int, from source: String = "127.0.0.1") throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var own = sockaddr_in()
    own.sin_family = sa_family_t(AF_INET)
    own.sin_addr.s_addr = inet_addr(source)
    let bound = withUnsafePointer(to: &own) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(bound == 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    try #require(result == 0)
    var timeout = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    Glibc.close(socket)
  }

  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  /// Sends bytes; false when the other end is closed.
  @discardableResult
  func send(_ text: String) async -> Bool {
    await onThread { [socket] in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Reads until the other end closes, or ten minutes without any byte.
  func read() async -> String {
    var text = ""
    while true {
      let more = await readSome()
      if more.isEmpty { return text }
      text += more
    }
  }

  /// Reads what is there as soon as something is; empty when the other end is closed.
  func readSome() async -> String {
    await onThread { [socket] in
      var block = [UInt8](repeating: 0, count: 65536)
      let count = recv(socket, &block, block.count, 0)
      return count > 0 ? String(decoding: block[..<count], as: UTF8.self) : ""
    }
  }
}
