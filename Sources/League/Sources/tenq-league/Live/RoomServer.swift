import Glibc
import LeagueClient
import LeagueServer
import LeagueStore
import QuizCore
import QuizStore
import TerminalKit

/// The server of a live room within the host's program.
struct RoomServer: Sendable {
  /// The port that is asked for; nil for the first that is free.
  let port: Int?
  /// The address that is asked for; nil for the private ones.
  let bind: String?
  /// The file with words that names must not have.
  let words: String?

  /// The most ports that are tried.
  private static let ports = 100

  /// Serves a room and hosts it, until the orders end.
  func host(_ process: LiveProcess, in folder: LiveFolder, resuming: Bool) async throws {
    let files: HostFiles
    var rooms: [OpenRoom]?
    if resuming {
      let last = try HostFiles.last(in: folder)
      (files, rooms) = (last.files, last.rooms)
    } else {
      files = try HostFiles.free(in: folder)
    }
    defer { withExtendedLifetime(files) {} }
    let former = rooms?.first
    let server = RoomServer(
      port: port ?? former?.port, bind: bind ?? former?.bind, words: words ?? former?.words)
    let store = try await StoreOptions.open(files.store, creating: true)
    try await store.use { store in
      try await server.serve(store, files, process, rooms, isChosen: port != nil)
    }
  }

  /// Serves at the port that is asked for; where that is not a must, at the first that is free.
  private func serve(
    _ store: LeagueStore, _ files: HostFiles, _ process: LiveProcess, _ rooms: [OpenRoom]?, isChosen: Bool
  ) async throws {
    let usual = RoomAddress.usualPort..<RoomAddress.usualPort + RoomServer.ports
    let ports = (port.map { [$0] } ?? []) + (isChosen ? [] : usual.filter { $0 != port })
    // Each twice: a network may go after its addresses were listed, and is listed no more the second time.
    let tries = ports.flatMap { [$0, $0] }
    for (number, port) in tries.enumerated() {
      do {
        return try await serve(at: port, store, files, process, rooms)
      } catch LeagueServer.Failure.listen(_, _, let errno?)
        where [EADDRINUSE, EADDRNOTAVAIL].contains(errno) && number + 1 < tries.count
      {
        continue
      } catch let failure as LeagueServer.Failure {
        throw ServerFailure(failure)
      }
    }
  }

  private func serve(
    at port: Int, _ store: LeagueStore, _ files: HostFiles, _ process: LiveProcess, _ rooms: [OpenRoom]?
  ) async throws {
    let addresses = HostAddresses()
    let secret = RoomServer.secret()
    let configuration = LeagueServerConfiguration.rooms(
      at: bind.map { [$0 == "*" ? "0.0.0.0" : $0] } ?? ["127.0.0.1"] + addresses.near, port: port, secret: secret,
      admitsAll: bind != nil, words: try refusedWords(), language: process.language)
    let server = LeagueServer(store: store, known: KnownQuestions(), configuration: configuration)
    let place = LiveHost.Server(
      address: HostAddresses.link(own, port: port), secret: secret, addresses: shown(addresses, port: port),
      file: files.rooms, port: port, bind: bind, words: words)
    try await server.run(during: {
      try await process.host(at: place, resuming: rooms)
    })
  }

  /// The words that names must not have.
  private func refusedWords() throws -> RefusedWords {
    guard let words else { return RefusedWords("") }
    do throws(ReadError) {
      guard let bytes = try WholeFile.read(words, limit: RefusedWords.mostBytes) else {
        throw .read(path: words, errno: ENOENT)
      }
      return RefusedWords(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ServerFailure(error.sentence, status: error.exitStatus)
    }
  }

  /// The address by which this program asks its own server.
  private var own: String { bind.flatMap { HostAddresses.isAny($0) ? nil : $0 } ?? "127.0.0.1" }

  /// The addresses for players, the likeliest first; on a machine without a network its own.
  private func shown(_ addresses: HostAddresses, port: Int) -> [String] {
    let places = bind.map { HostAddresses.isAny($0) ? addresses.all : [$0] } ?? addresses.near
    return (places.isEmpty ? ["127.0.0.1"] : places).map { HostAddresses.link($0, port: port) }
  }

  /// What only this program knows: 256 random bits.
  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<64).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }
}
