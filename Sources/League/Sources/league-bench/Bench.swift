import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// One run of the bench.
struct Bench {
  /// How many rounds a second are made ready.
  private static let mostRounds = 25_000

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() async throws {
    var folder: String?
    var postgres: TestPostgres?
    let url: StoreURL
    switch options.store {
    case "sqlite":
      let path = NSTemporaryDirectory() + "league-bench-\(UInt32.random(in: 0 ... .max))"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      folder = path
      url = .sqlite(path: "\(path)/league.sqlite")
    case "postgres":
      let own = try TestPostgres(isDurable: true)
      postgres = own
      url = StoreURL(try own.makeDatabase())
    default: url = StoreURL(options.store)
    }
    defer {
      if let folder { try? FileManager.default.removeItem(atPath: folder) }
      postgres?.stop()
    }
    let store = try await LeagueStore.open(url)
    let league = try await store.firstLeague(name: "Bench", offset: 0, now: Bench.now()).id
    // A client of the bench sends more than a player may.
    try await store.takeLimitsAway(of: league)
    if options.rounds > 0 {
      try await table(store, league)
    } else {
      for clients in options.clients { try await rounds(store, league, clients: clients) }
    }
    let audit = try await store.audit(league)
    print("audit: \(audit.rounds) rounds, \(audit.problems.count) problems", audit.problems.prefix(3))
    await store.close()
    guard options.rounds == 0 else { return }
    switch options.store {
    case "postgres": try PlainInserts.postgres(clients: options.clients, seconds: options.seconds)
    case "sqlite": try PlainInserts.sqlite(path: "\(folder ?? "")/plain.sqlite", seconds: options.seconds)
    default: break
    }
  }

  /// Rounds accepted a second: each client sends one, waits until it is accepted, and sends the next.
  private func rounds(_ store: LeagueStore, _ league: String, clients: Int) async throws {
    let players = try await join(store, league, count: clients)
    // Made before, so that only their accepting takes time: more than any store accepts.
    let now = Bench.now()
    var samples = SampleRounds()
    let rounds = players.map { _ in
      (0..<max(100, options.seconds * Bench.mostRounds / clients)).map { _ in samples.timed(at: now) }
    }
    let end = ContinuousClock.now + .seconds(options.seconds)
    let begin = ContinuousClock.now
    let times = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for (player, rounds) in zip(players, rounds) {
        group.addTask {
          var times: [Duration] = []
          for round in rounds {
            let start = ContinuousClock.now
            guard start < end else { break }
            let now = Bench.now()
            let outcome = try await store.accept(
              rounds: [round], changes: [], of: player, clock: now, now: now, known: SampleQuestions.known)
            guard outcome.allSatisfy({ $0.refused == nil }) else {
              throw Options.Problem(description: "refused: \(outcome)")
            }
            times.append(start.duration(to: .now))
          }
          return times
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let seconds = begin.duration(to: .now) / .seconds(1)
    print(
      "\(options.store): \(clients) clients: \(Int(Double(times.count) / seconds)) rounds/s,",
      "p50 \(Bench.percentile(times, 50)) ms, p99 \(Bench.percentile(times, 99)) ms; retries \(store.retries)")
  }

  /// The time of tables in a league of many rounds.
  private func table(_ store: LeagueStore, _ league: String) async throws {
    let start = ContinuousClock.now
    let players = try await join(store, league, count: options.players)
    print("\(players.count) players joined in \(start.duration(to: .now))")
    let begin = ContinuousClock.now
    let now = Bench.now()
    let sends = options.rounds / 100
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane in 0..<16 {
        group.addTask {
          var samples = SampleRounds()
          for index in stride(from: lane, to: sends, by: 16) {
            let rounds = (0..<100).map { _ in
              let set = "en/food/set \(Int.random(in: 0..<6))"
              return samples.timed(at: now - Int.random(in: 0..<48 * 3_600_000), set: set)
            }
            let outcome = try await store.accept(
              rounds: rounds, changes: [], of: players[index % players.count], clock: now, now: now,
              known: SampleQuestions.known)
            guard outcome.allSatisfy({ $0.refused == nil }) else {
              throw Options.Problem(description: "refused: \(outcome)")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let seconds = begin.duration(to: .now) / .seconds(1)
    print("\(sends * 100) rounds accepted in \(Int(seconds)) s, \(Int(Double(sends * 100) / seconds)) a second")
    // Statistics of the engine, as they come by themselves within a minute.
    try await Task.sleep(for: .seconds(options.store == "sqlite" ? 0 : 15))
    let selections: [(String, LeagueTable.Selection, TableOrder)] = [
      ("week by points", .init(period: .week), .points), ("all by time", .init(period: .all), .time),
      ("day by days in a row", .init(period: .day), .days),
      ("month, game and set", .init(period: .month, game: "timed", set: "en/food/set 1"), .right),
    ]
    for (name, selection, order) in selections {
      var times: [Duration] = []
      var count = 0
      for _ in 0..<12 {
        try await Task.sleep(for: .milliseconds(1050))
        let start = ContinuousClock.now
        count = try await store.table(
          of: league, selection, by: order, limit: 100, player: players[7].player, now: Bench.now()
        ).count
        times.append(start.duration(to: .now))
      }
      print(
        "\(options.store): table \(name), \(count) players: p50 \(Bench.percentile(times, 50)) ms,",
        "slowest \(Bench.percentile(times, 100)) ms")
    }
    var cursor: String?
    var pages = 0
    let read = ContinuousClock.now
    while true {
      let news = try await store.news(of: players[7], after: cursor, now: Bench.now())
      cursor = news.cursor
      pages += 1
      if !news.hasMore { break }
    }
    print("news from the beginning: \(pages) pages in \(read.duration(to: .now))")
    var times: [Duration] = []
    for _ in 0..<200 {
      let start = ContinuousClock.now
      cursor = try await store.news(of: players[7], after: cursor, now: Bench.now()).cursor
      times.append(start.duration(to: .now))
    }
    print("nothing to say: p50 \(Bench.percentile(times, 50)) ms, p99 \(Bench.percentile(times, 99)) ms")
  }

  private func join(_ store: LeagueStore, _ league: String, count: Int) async throws -> [Identity] {
    let code = try await store.invite(to: league, days: 1, uses: nil, now: Bench.now())
    return try await withThrowingTaskGroup(of: [Identity].self) { group in
      for lane in 0..<min(8, count) {
        group.addTask {
          var players: [Identity] = []
          for index in stride(from: lane, to: count, by: min(8, count)) {
            let name = "P\(index) \(UInt32.random(in: 0 ... .max))"
            let answer = try await store.join(code: code, name: name, now: Bench.now())
            players.append(Identity(league: answer.league.id, player: answer.player.id))
          }
          return players
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  static func now() -> Int { Int(Date().timeIntervalSince1970 * 1000) }

  private static func percentile(_ times: [Duration], _ percent: Int) -> String {
    guard !times.isEmpty else { return "-" }
    let sorted = times.sorted()
    let time = sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    return String(format: "%.2f", time / .milliseconds(1))
  }
}
