import Foundation
import Glibc
import LeagueAPI
import LeagueClient
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// Fuzzes a server, a player's program and a game with extreme numbers in place of any number in a message, a cursor,
/// an address, a header, an answer, a log, a received file, an option or a variable. None may crash, none may answer
/// 500, and an honest player is served meanwhile.
///
/// A run is a series of seasons, each with a new store and new players, so that it may last for any time.
public struct Lies: Sendable {
  private let options: LiesOptions

  /// How long a season takes, in seconds.
  private static let season = 60

  /// How many commands run at once.
  private static let lanes = 2

  /// A run by these options.
  public init(_ options: LiesOptions) {
    self.options = options
  }

  /// Runs it; what ended or hung is in the result's problems. Ends after the first season with one.
  public func run() async throws -> LiesResult {
    let end = ContinuousClock.now + .seconds(options.seconds)
    var result = LiesResult()
    var number = 0
    while result.problems.isEmpty, ContinuousClock.now < end {
      result.add(try await season(number, until: min(end, .now + .seconds(Lies.season))))
      options.report?("after season \(number): \(result)")
      number += 1
    }
    return result
  }

  private func season(_ number: Int, until end: ContinuousClock.Instant) async throws -> LiesResult {
    let folder = NSTemporaryDirectory() + "league-lies-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Torture.writeBank(below: folder)
    let servers = TortureServers(
      1,
      [
        options.program, "serve", "--store", "\(folder)/league.sqlite", "--banks", "\(folder)/banks", "--timezone",
        "UTC",
        "--player-limit", "0", "--address-limit", "0",
      ], in: folder)
    defer { servers.stop() }
    try await servers.start()
    guard let port = servers.ports.first, let process = servers.processes.first else {
      throw TortureFailure("no server runs")
    }
    let (link, codes) = try await prepare("\(folder)/league.sqlite", port)
    let scene = LyingScene(options, season: number, folder: folder, port: port, end: end)
    let honest = try await scene.join(link, as: "Honest")
    let liar = try await scene.join(link, as: "Liar")
    let requests = LyingRequests(scene, liar: liar, honest: honest, link: link, code: codes, process: process)
    let files = try (0..<Lies.lanes).map { try LyingFiles(scene, of: liar, server: port, lane: $0) }
    let result = try await withThrowingTaskGroup(of: LiesResult.self) { group in
      group.addTask { try await onOwnThread { requests.run() } }
      for files in files { group.addTask { try await onOwnThread { try files.run() } } }
      return try await group.reduce(into: LiesResult()) { $0.add($1) }
    }
    if !result.problems.isEmpty { options.report?("server: \(servers.output.suffix(4000))") }
    return result
  }

  /// Takes the limits away, which would hide what lies do to sums, and invites.
  private func prepare(_ path: String, _ port: UInt16) async throws -> (InvitationLink, code: String) {
    let store = try await LeagueStore.open(.sqlite(path: path))
    guard let league = try await store.leagues().first else { throw TortureFailure("the server made no league") }
    try await store.takeLimitsAway(of: league.id)
    let now = LeaguePlayer.systemClock()
    let code = try await store.invite(to: league.id, days: 7, uses: nil, now: now)
    let other = try await store.invite(to: league.id, days: 7, uses: nil, now: now)
    await store.close()
    return (InvitationLink(server: "http://127.0.0.1:\(port)", league: league.id, code: code), other)
  }
}

/// What all parts of a season share.
struct LyingScene: Sendable {
  /// A player who joined, with real files.
  struct Player: Sendable {
    let locations: Locations
    let files: PlayerFiles
    let token: String
    let folder: String
  }

  let options: LiesOptions
  let season: Int
  let folder: String
  let port: UInt16
  let end: ContinuousClock.Instant

  init(_ options: LiesOptions, season: Int, folder: String, port: UInt16, end: ContinuousClock.Instant) {
    self.options = options
    self.season = season
    self.folder = folder
    self.port = port
    self.end = end
  }

  /// The chance of one step of a part.
  func chance(_ part: String, _ step: Int) -> Chance { Chance(options.seed, "\(part) \(season) \(step)") }

  /// Keeps an input; returns where it is and what it did.
  func problem(_ what: String, part: String, step: Int, input: [UInt8]) -> String {
    let file = "\(options.finds)/lies-\(options.seed)-\(season)-\(part)-\(step)"
    let isKept = FileManager.default.createFile(atPath: file, contents: Data(input))
    return "\(what) (seed \(options.seed), season \(season), \(part) \(step)\(isKept ? ": \(file)" : ""))"
  }

  /// Joins, plays and shares, and synchronises: every file of a league is there.
  func join(_ link: InvitationLink, as name: String) async throws -> Player {
    let home = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let locations = Locations(environment: Torture.environment(home), executable: "/none", fileExists: { _ in false })
    guard let files = PlayerFiles(locations) else { throw TortureFailure("no data folder") }
    let player = LeaguePlayer(files: files, language: .en)
    _ = try await player.join(link, name: name)
    var samples = SampleRounds()
    let log = ScoreLog(locations, games: GameList([]))
    for (index, game) in [Game.ID.timed, .practice, .endless, .survival, .daily, .missing, .panels].enumerated() {
      for _ in 0..<3 { try log.append(LyingRequests.round(game, at: LeaguePlayer.systemClock() - index, &samples)) }
    }
    let outbox = LeagueFolder(files.locations).outbox
    for kind in [LeagueChange.Kind.share, .report] {
      try outbox.append(LyingRequests.change(kind, by: name, at: LeaguePlayer.systemClock(), &samples))
    }
    _ = try await player.sync()
    _ = try await player.table(LeagueTable.Selection(period: .all))
    // What was played since waits.
    try log.append(samples.timed(at: LeaguePlayer.systemClock(), questions: Array(SampleQuestions.bank.prefix(5))))
    try outbox.append(LyingRequests.change(.withdraw, by: name, at: LeaguePlayer.systemClock(), &samples))
    let token = try String(contentsOfFile: files.locations.token, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return Player(locations: locations, files: files, token: token, folder: home)
  }
}
