import AsyncHTTPClient
import FoundationEssentials
import Glibc
import LeagueAPI
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import QuizCore

/// The connection to one league's server: requests that end in an answer or in one ``LeagueProblem``.
///
/// Trusts no answer: each is limited in size and time, and redirections to other servers are refused, so that no other
/// gets the player's token.
public final class LeagueConnection: Sendable {
  /// The timeouts of a request.
  public struct Timeouts: Sendable {
    /// To connect, TLS included.
    public var connect: Duration
    /// From the request to the end of its answer.
    public var whole: Duration
    /// Between two pieces of an answer; nil for any time within the whole.
    public var idle: Duration?

    /// Five seconds to connect, thirty for all.
    public init(connect: Duration = .seconds(5), whole: Duration = .seconds(30), idle: Duration? = nil) {
      self.connect = connect
      self.whole = whole
      self.idle = idle
    }
  }

  private let server: String
  private let address: ServerAddress
  private let client: HTTPClient
  private let timeouts: Timeouts

  /// The most redirections that are followed, all of them within the server.
  private static let redirections = 3

  /// Prepares connections to `server`, an address without a slash at its end; throws when it is none. Does not connect
  /// yet. `certificates` is the path of a file of certificates to trust instead of the system's.
  public init(server: String, timeouts: Timeouts = .init(), certificates: String? = nil) throws(LeagueProblem) {
    guard let address = ServerAddress(server) else { throw .notAnInvitation(server) }
    self.server = server
    self.address = address
    self.timeouts = timeouts
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout = .init(connect: TimeAmount(timeouts.connect), read: timeouts.idle.map { TimeAmount($0) })
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.decompression = .enabled(limit: .size(LeagueLimits.responseBytes))
    configuration.httpVersion = .http1Only
    var tls = TLSConfiguration.makeClientConfiguration()
    // Older ones can be broken (RFC 8996).
    tls.minimumTLSVersion = .tlsv12
    if let certificates, !certificates.isEmpty {
      guard access(certificates, R_OK) == 0 else { throw .certificateFile(certificates, errno) }
      tls.trustRoots = .file(certificates)
    }
    configuration.tlsConfiguration = tls
    client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  /// Ends all connections.
  public func close() async {
    try? await client.shutdown()
  }

  /// The server as messages name it.
  var host: String { address.shown }

  /// What is asked for.
  struct Request: Sendable {
    var method: HTTPMethod = .GET
    /// The path below the version, with a query: `sync`, `table?period=week`.
    var path: String
    var token: String?
    /// JSON.
    var body: [UInt8]?
    /// What is asked for.
    var accept = "application/json"
    /// Whether it may come packed; together it may then be no more than an answer, ``LeagueLimits/responseBytes``.
    var takesGzip = false
    /// From the request to the end of its answer; nil for that of the connection.
    var whole: Duration?
  }

  /// Sends a request and decodes the answer's JSON; throws for any other answer.
  func send<Answer: Decodable & Sendable>(
    _ request: Request, answer: Answer.Type
  ) async throws(LeagueProblem) -> Answer {
    let body = try await send(request)
    guard let value = try? JSONDecoder().decode(Answer.self, from: Data(body)) else { throw .notALeague(host) }
    return value
  }

  /// Sends a request and returns the body of its answer, which is 2xx.
  @discardableResult
  func send(_ request: Request) async throws(LeagueProblem) -> [UInt8] {
    let whole = request.whole ?? timeouts.whole
    let result = await withTaskGroup(of: Result<[UInt8], LeagueProblem>?.self) { group in
      group.addTask { await self.result(of: request) }
      group.addTask {
        try? await Task.sleep(for: whole)
        return Task.isCancelled ? nil : .failure(.timeout(self.host, seconds: Int(whole.components.seconds)))
      }
      defer { group.cancelAll() }
      while let result = await group.next() {
        if let result { return result }
      }
      return .failure(.cut(self.host))
    }
    return try result.get()
  }

  /// Sends a request and hands over the pieces of its answer's body as they come, until it ends; throws for an answer
  /// that is not 2xx, and when nothing comes for the idle time. Nothing is read while `receive` works.
  func stream(
    _ request: Request, receive: @Sendable (ByteBuffer) async throws(LeagueProblem) -> Void
  ) async throws(LeagueProblem) {
    do {
      let response = try await response(to: request)
      guard response.headers.first(name: "content-type")?.hasPrefix(request.accept) == true else {
        throw LeagueProblem.notALeague(host)
      }
      for try await piece in response.body { try await receive(piece) }
    } catch let problem as LeagueProblem {
      throw problem
    } catch {
      throw problem(of: error)
    }
  }

  private func result(of request: Request) async -> Result<[UInt8], LeagueProblem> {
    do {
      return .success(try await body(of: response(to: request)))
    } catch let problem as LeagueProblem {
      return .failure(problem)
    } catch {
      return .failure(problem(of: error))
    }
  }

  /// The answer to a request, which is 2xx; its body is still to come.
  private func response(to request: Request) async throws -> HTTPClientResponse {
    var target = "\(server)/v\(LeagueLimits.version)/\(request.path)"
    for _ in 0...LeagueConnection.redirections {
      let response = try await client.execute(http(request, target), timeout: TimeAmount(timeouts.whole))
      switch response.status.code {
      case 301, 302, 303, 307, 308:
        target = try next(after: target, location: response.headers.first(name: "location"))
      case 200...299: return response
      case _: throw await refusal(response)
      }
    }
    throw LeagueProblem.redirect(host, to: nil)
  }

  private func http(_ request: Request, _ target: String) -> HTTPClientRequest {
    var http = HTTPClientRequest(url: target)
    http.method = request.method
    http.headers.add(name: "accept", value: request.accept)
    http.headers.add(name: "user-agent", value: "tenq-league/\(LeagueLimits.version)")
    if request.takesGzip { http.headers.add(name: "accept-encoding", value: "gzip") }
    if let token = request.token { http.headers.add(name: "authorization", value: "Bearer \(token)") }
    if let body = request.body {
      http.headers.add(name: "content-type", value: "application/json")
      http.body = .bytes(body)
    }
    return http
  }

  /// The target of a redirection; throws when it leaves this server or has none.
  private func next(after target: String, location: String?) throws(LeagueProblem) -> String {
    guard let location, location.utf8.count <= 2048, location.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
      throw .redirect(host, to: nil)
    }
    if location.hasPrefix("/"), !location.hasPrefix("//") {
      let scheme = target.hasPrefix("https://") ? "https://" : "http://"
      return scheme + target.dropFirst(scheme.count).prefix { $0 != "/" } + location
    }
    guard let other = ServerAddress(location) else { throw .redirect(host, to: nil) }
    guard address.mayContinue(at: other) || ServerAddress(target)?.mayContinue(at: other) == true else {
      throw .redirect(host, to: other.shown)
    }
    return location
  }

  private func body(of response: HTTPClientResponse) async throws -> [UInt8] {
    let limit = LeagueLimits.responseBytes
    let announced = response.headers.first(name: "content-length").flatMap { Int($0) }
    if let announced, announced > limit { throw LeagueProblem.tooLong(host) }
    var bytes: [UInt8] = []
    for try await part in response.body {
      guard bytes.count + part.readableBytes <= limit else { throw LeagueProblem.tooLong(host) }
      bytes += part.readableBytesView
    }
    try Task.checkCancellation()
    return bytes
  }

  /// The problem of an answer that is not 2xx.
  private func refusal(_ response: HTTPClientResponse) async -> LeagueProblem {
    let retryAfter = response.headers.first(name: "retry-after").flatMap { Int($0) }.map { max(0, min($0, 86_400)) }
    if let body = try? await body(of: response),
      let error = try? JSONDecoder().decode(ErrorResponse.self, from: Data(body))
    {
      return LeagueProblem(error, from: host, retryAfter: retryAfter)
    }
    return .httpStatus(Int(response.status.code), host, retryAfter: retryAfter)
  }
}

extension LeagueConnection {
  /// The problem of a library's error.
  private func problem(of error: any Error) -> LeagueProblem {
    if error is NIOSSLExtraError { return .certificate(host) }
    if error is NIOSSLError || error is BoringSSLError {
      return "\(error)".contains("CERTIFICATE_VERIFY_FAILED") ? .certificate(host) : .noTLS(host)
    }
    if let error = error as? HTTPParserError {
      if case .invalidEOFState = error { return .cut(host) }
      return .notALeague(host)
    }
    if let error = error as? HTTPClientError { return problem(of: error) }
    if let error = error as? ChannelError, case .connectTimeout = error { return .offline(host, .noAnswer) }
    if let error = error as? IOError {
      return [ECONNRESET, EPIPE].contains(error.errnoCode) ? .cut(host) : .offline(host, .network(error.errnoCode))
    }
    if let error = error as? NIOConnectionError { return .offline(host, reason(of: error)) }
    // The module of these errors is not imported for them alone.
    if String(describing: type(of: error)).contains("DecompressionError") {
      return "\(error)".contains("limit") ? .tooLong(host) : .notALeague(host)
    }
    return .offline(host, .noAnswer)
  }

  private func reason(of error: NIOConnectionError) -> Phrase {
    if error.connectionErrors.isEmpty, error.dnsAError != nil || error.dnsAAAAError != nil {
      return Phrase(en: "there is no such name on the network", ja: "その名前のサーバーが見つかりません")
    }
    for failure in error.connectionErrors {
      if let code = (failure.error as? IOError)?.errnoCode { return .network(code) }
    }
    return .noAnswer
  }

  private func problem(of error: HTTPClientError) -> LeagueProblem {
    switch error {
    case .connectTimeout, .getConnectionFromPoolTimeout: .offline(host, .noAnswer)
    case .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout:
      .timeout(host, seconds: Int(timeouts.whole.components.seconds))
    case .remoteConnectionClosed, .uncleanShutdown, .cancelled: .cut(host)
    case .invalidURL, .emptyHost: .notAnInvitation(server)
    case _: .notALeague(host)
    }
  }
}

extension Phrase {
  /// No answer came.
  fileprivate static let noAnswer = Phrase(en: "no answer", ja: "応答がありません")

  /// Why a connection failed, by the system's number.
  fileprivate static func network(_ code: Int32) -> Phrase {
    switch code {
    case ECONNREFUSED: Phrase(en: "no server is running there", ja: "サーバーが動いていません")
    case EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN:
      Phrase(en: "there is no way to it: check the network", ja: "ネットワークにつながりません")
    case ETIMEDOUT: .noAnswer
    case _: SystemReason.reason(code)
    }
  }
}

extension TimeAmount {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
