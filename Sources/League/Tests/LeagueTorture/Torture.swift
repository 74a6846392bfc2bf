import Foundation
import LeagueAPI
import LeagueClient
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// Many players and real servers under fault injection: at the end every round that was played is in the store exactly
/// once, every sum is right, and every player is in sync.
public struct Torture: Sendable {
  private let options: TortureOptions

  /// A run by these options.
  public init(_ options: TortureOptions) {
    self.options = options
  }

  /// The environment of programs with a home of their own.
  static func environment(_ folder: String) -> [String: String] {
    [
      "HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_DATA_DIRS": folder + "/none", "LANG": "C.UTF-8",
      "TZ": "UTC", "PATH": "/usr/bin:/bin",
    ]
  }

  /// Runs it; what the store and the players say at the end is in the result's problems.
  public func run() async throws -> TortureResult {
    let begin = ContinuousClock.now
    let folder = NSTemporaryDirectory() + "league-torture-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Torture.writeBank(below: folder)
    // Restarted, so not shared.
    let postgres = options.store == .postgres ? try TestPostgres() : nil
    defer { postgres?.stop() }
    let address = try postgres?.makeDatabase() ?? "\(folder)/league.sqlite"
    let url = StoreURL(address)
    let servers = TortureServers(
      options.servers,
      [
        options.program, "serve", "--store", address, "--banks", "\(folder)/banks", "--name", "Torture", "--timezone",
        "UTC", "--player-limit", "0", "--address-limit", "0",
      ], in: folder)
    defer { servers.stop() }
    try await servers.start()
    let proxy = try CuttingProxy(Chance(options.seed, "proxy")) { servers.ports }
    defer { proxy.stop() }
    let link = try await Torture.invitation(to: url, port: proxy.port)

    let liars = (0..<options.liars).map { TortureLiar(link, Chance(options.seed, "liar \($0)")) { servers.ports } }
    for liar in liars { liar.start() }
    let striking = Strikes(options, servers, postgres)
    let strikes = Task { try await striking.run() }
    let players: [TorturePlayer]
    do {
      players = try await play(below: folder, link)
    } catch {
      strikes.cancel()
      _ = await strikes.result
      throw error
    }
    strikes.cancel()
    let (killed, restarted) = try await strikes.value
    proxy.calmDown()
    for liar in liars { await liar.stop() }
    await proxy.drain()
    report("all rounds are played: \(killed) servers killed; now everybody comes in sync")

    var result = TortureResult()
    result.strikes = (killed, restarted)
    // The second time for what others sent last.
    for _ in 0..<2 { result.problems += await settle(players, attempts: 20) }
    await proxy.drain()
    for (fate, count) in proxy.fates { result.fates[fate.rawValue] = count }
    for player in players {
      result.rounds += player.rounds.count
      result.questions += player.shared
      result.synchronisations += player.synchronisations
      result.failures.merge(player.failures, uniquingKeysWith: +)
      result.killedPrograms += player.killed
    }
    for liar in liars {
      result.problems += liar.problems
      result.lies.merge(liar.told, uniquingKeysWith: +)
    }
    servers.stop()
    report("everybody is in sync; now the store is looked at")
    result.problems += try await Examination(url, league: link.league, players).problems()
    result.seconds = begin.duration(to: .now) / .seconds(1)
    if !result.problems.isEmpty { report("servers: \(servers.output.suffix(4000))") }
    return result
  }

  private func report(_ line: String) { options.report?(line) }

  /// Everybody joins and plays at once.
  private func play(below folder: String, _ link: InvitationLink) async throws -> [TorturePlayer] {
    let options = options
    return try await withThrowingTaskGroup(of: TorturePlayer.Box.self) { group in
      for number in 0..<options.players {
        group.addTask {
          let player = try TorturePlayer(number, below: folder, options)
          try await player.join(link)
          try await player.play()
          return TorturePlayer.Box(player)
        }
      }
      var players: [TorturePlayer] = []
      while let box = try await group.next() {
        players.append(box.player)
        if players.count % 20 == 0 { report("\(players.count) players have played") }
      }
      return players.sorted { $0.number < $1.number }
    }
  }

  private func settle(_ players: [TorturePlayer], attempts: Int) async -> [String] {
    let boxes = players.map { TorturePlayer.Box($0) }
    return await withTaskGroup(of: String?.self) { group in
      for lane in 0..<8 {
        group.addTask {
          var problem: String?
          for index in stride(from: lane, to: boxes.count, by: 8) {
            problem = await boxes[index].player.settle(attempts: attempts) ?? problem
          }
          return problem
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
  }

  /// The bank that all players use.
  static func writeBank(below folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/banks/Torture", withIntermediateDirectories: true)
    var text = "question,answer,choice1,choice2,choice3,choice4\n"
    for index in TorturePlayer.bank.indices { text += "Question \(index)?,1,yes,no,maybe,never\n" }
    try text.write(toFile: "\(folder)/banks/Torture/Basics.csv", atomically: true, encoding: .utf8)
  }

  static func invitation(to url: StoreURL, port: UInt16) async throws -> InvitationLink {
    let store = try await LeagueStore.open(url)
    guard let league = try await store.leagues().first else { throw TortureFailure("the servers made no league") }
    let code = try await store.invite(to: league.id, days: 7, uses: nil, now: LeaguePlayer.systemClock())
    await store.close()
    return InvitationLink(server: "http://127.0.0.1:\(port)", league: league.id, code: code)
  }
}

extension TorturePlayer {
  /// Hands a player from one task to the next: one at a time has it.
  struct Box: @unchecked Sendable {
    let player: TorturePlayer

    init(_ player: TorturePlayer) {
      self.player = player
    }
  }
}

/// Kills servers and restarts the database until it is cancelled.
private struct Strikes: Sendable {
  private let options: TortureOptions
  private let servers: TortureServers
  private let postgres: TestPostgres?

  init(_ options: TortureOptions, _ servers: TortureServers, _ postgres: TestPostgres?) {
    self.options = options
    self.servers = servers
    self.postgres = postgres
  }

  /// How many servers were killed, and how often the database was restarted.
  func run() async throws -> (servers: Int, databases: Int) {
    async let databases = restarts()
    var chance = Chance(options.seed, "strikes")
    var count = 0
    var rest = options.strike
    while await pause(rest, &chance) {
      let begin = ContinuousClock.now
      // Not cancelled in the middle: all servers run afterwards.
      try await Task { [servers, chance] in
        var chance = chance
        try await servers.strike(&chance)
      }.value
      count += 1
      // Where servers take long to start they live long too, so that players get something done in between.
      rest = max(options.strike, Int(begin.duration(to: .now) / .milliseconds(1)))
    }
    return (count, try await databases)
  }

  private func restarts() async throws -> Int {
    guard let postgres else { return 0 }
    var chance = Chance(options.seed, "restarts")
    var count = 0
    while await pause(options.restart, &chance) {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        Thread.detachNewThread { done.resume(with: Result { try postgres.restart() }) }
      }
      count += 1
    }
    return count
  }

  /// Waits for a while; false when it is the end.
  private func pause(_ milliseconds: Int, _ chance: inout Chance) async -> Bool {
    (try? await Task.sleep(for: .milliseconds(1 + chance.below(2 * milliseconds)))) != nil
  }
}
