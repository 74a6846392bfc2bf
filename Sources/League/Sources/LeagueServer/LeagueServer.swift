import Glibc
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import LeagueAPI
import LeagueStore
import Logging
import NIOCore
import NIOHTTPTypes
import QuizStore
import ServiceLifecycle
import Synchronization

/// A server of leagues: the API for players' programs, and the web page. All its state is in its store, so that it can
/// be killed at any instant, and any number of them can serve one store.
public struct LeagueServer: Sendable {
  /// Why a server cannot be run.
  public enum Failure: Error, Hashable, Sendable {
    /// It cannot listen there; the reason is an `errno`, or nil when the host has no address.
    case listen(host: String, port: Int, errno: Int32?)
    /// The certificate and the key do not belong together, or are of no use.
    case tls(reason: String)
  }

  let services: LeagueServices

  /// Makes a server of a store. `now` is the time, milliseconds since 1970.
  public init(
    store: LeagueStore, known: KnownQuestions, configuration: LeagueServerConfiguration,
    now: @escaping @Sendable () -> Int = LeagueServer.clock
  ) {
    self.init(store: store, known: known, configuration: configuration, now: now, instant: { .now })
  }

  /// The same with the clock by which requests are limited.
  init(
    store: LeagueStore, known: KnownQuestions, configuration: LeagueServerConfiguration,
    now: @escaping @Sendable () -> Int = LeagueServer.clock,
    instant: @escaping @Sendable () -> ContinuousClock.Instant, roomTime: RoomTime? = nil
  ) {
    services = LeagueServices(
      store: store, known: known, configuration: configuration, now: now, instant: instant, roomTime: roomTime)
  }

  /// The system's clock, milliseconds since 1970.
  public static let clock: @Sendable () -> Int = { SystemClock.milliseconds }

  /// Answers requests until the process gets SIGTERM or SIGINT, or the task is cancelled; then ends those under way.
  /// `onStart` gets the port, once it listens at all addresses.
  public func run(
    handlingSignals: Bool = true, onStart: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) async throws {
    try await run([], handlingSignals: handlingSignals, onStart: onStart)
  }

  /// Answers requests as long as `work` lasts, which begins once it listens at all addresses; then ends those under way.
  /// Throws what the work throws.
  public func run(during work: @escaping @Sendable () async throws -> Void) async throws {
    let service = WorkService(work)
    let configuration = ServiceGroupConfiguration.ServiceConfiguration(
      service: service, successTerminationBehavior: .gracefullyShutdownGroup)
    try await run([configuration], handlingSignals: false) { _ in service.begin() }
    try service.rethrow()
  }

  private func run(
    _ others: [ServiceGroupConfiguration.ServiceConfiguration], handlingSignals: Bool,
    onStart: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let addresses = [services.configuration.host] + services.configuration.furtherAddresses
    let count = Mutex(0)
    let applications = try addresses.map { address in
      try application(at: address) { port in
        let listening = count.withLock { count in
          count += 1
          return count
        }
        if listening == addresses.count { await onStart(port) }
      }
    }
    var group = ServiceGroupConfiguration(
      services: applications + [ClockService(services: services), RoomService(rooms: services.rooms)],
      gracefulShutdownSignals: handlingSignals ? [.sigterm, .sigint] : [], logger: LeagueServer.logger)
    group.services += others
    try await services.store.beginHistory()
    group.maximumGracefulShutdownDuration = .seconds(services.configuration.grace)
    do {
      try await ServiceGroup(configuration: group).run()
    } catch is CancellationError {
      return
    } catch let failure as Failure {
      throw failure
    } catch let error as IOError {
      throw failure(errno: error.errnoCode)
    } catch {
      // The only other cause is a host without an address.
      throw failure(errno: nil)
    }
  }

  private func failure(errno: Int32?) -> Failure {
    .listen(host: services.configuration.host, port: services.configuration.port, errno: errno)
  }

  /// The server at an address as Hummingbird runs it.
  func application(
    at address: String, onStart: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) throws(Failure) -> some ApplicationProtocol {
    let configuration = services.configuration
    return Application(
      router: LeagueServer.router(services),
      server: try server(),
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: configuration.port), serverName: nil, backlog: 1024,
        // Evicted connections are closed a moment later.
        availableConnectionsDelegate: .maximum(
          services.connections.limits.total + OpenFiles.closing, logger: LeagueServer.logger)),
      onServerRunning: { [services] channel in
        // A proxy's connections share its address.
        if !configuration.isBehindProxy {
          try? await channel.pipeline.addHandler(ConnectionGate(services), position: .first)
        }
        await onStart(channel.localAddress?.port ?? configuration.port)
      },
      logger: LeagueServer.logger)
  }

  private func server() throws(Failure) -> HTTPServerBuilder {
    let services = services
    let timer: @Sendable () -> ConnectionTimer = {
      ConnectionTimer(services.configuration.timers) { address in
        // What a proxy passes on is HTTP.
        if !services.configuration.isBehindProxy { try? services.count(.address, of: address) }
      }
    }
    let http = HTTP1Channel.Configuration(
      additionalChannelHandlers: [timer()],
      httpDecoderConfiguration: .init(maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64)
    )
    guard let tls = services.configuration.tls else {
      return HTTPServerBuilder { responder in
        LeagueServer.counted(HTTP1Channel(responder: responder, configuration: http), services)
      }
    }
    do {
      // Checked here: where the server makes its own, the error would be taken for another.
      _ = try TLSChannel(HTTP1Channel(responder: { _, _, _ in }, configuration: http), tlsConfiguration: tls)
    } catch {
      throw .tls(reason: "\(error)")
    }
    return HTTPServerBuilder { responder in
      LeagueServer.counted(
        try TLSChannel(HTTP1Channel(responder: responder, configuration: http), tlsConfiguration: tls), services)
    }
  }

  private static func counted<Base: ServerChildChannel>(
    _ base: Base, _ services: LeagueServices
  ) -> CountedChannel<Base> {
    CountedChannel(base: base, table: services.connections, instant: services.instant)
  }

  /// The libraries' own messages are not for the owner.
  private static let logger = Logger(label: "tenq-league") { _ in SwiftLogNoOpLogHandler() }
}
