import LeagueAPI
import QuizCore
import QuizStore

// The status of a synchronisation, for the game.
extension LeagueSync {
  /// Writes ``LeagueLocations/status``; `problem` is why the synchronisation failed. A failure to write is ignored
  /// until the next time: the other files have everything.
  func writeStatus(_ problem: LeagueProblem?) {
    var generator = SystemRandomNumberGenerator()
    let instant = now()
    var status = LeagueStatus()
    status.synced = cursor.synced
    status.tried = instant
    status.players = cursor.players
    status.news = cursor.latest
    status.refused = cursor.refused
    status.refusedCount = cursor.refusedCount
    status.held = cursor.again?.held ?? []
    status.quotas = cursor.quotas
    status.resets = cursor.resets
    if let problem {
      let wait = Backoff.wait(failures: cursor.failures, retryAfter: problem.retryAfter, using: &generator)
      status.problem = .init(
        code: problem.code, en: problem.sentence.en, ja: problem.sentence.ja, retry: instant + wait)
    }
    let waiting = Waiting(files, cursor)
    status.waitingRounds = waiting.rounds
    status.waitingChanges = waiting.changes
    try? WholeFile.write(JSONFile.content(of: status), to: files.locations.status, syncing: false)
  }
}

/// How much waits to be sent.
public struct Waiting: Hashable, Sendable {
  /// How many rounds.
  public private(set) var rounds = 0
  /// How many changes of questions.
  public private(set) var changes = 0

  /// Nothing.
  init() {}

  /// More is not counted.
  private static let most = 100_000

  /// Counts what stands behind a cursor; nothing when it cannot be read.
  init(_ files: PlayerFiles, _ cursor: SyncCursor) {
    changes = (try? PendingChanges(files.locations.outbox, from: cursor.outbox, count: Waiting.most).changes.count) ?? 0
    rounds = cursor.again?.codes.count ?? 0
    var position = cursor.log
    while rounds < Waiting.most, let path = files.log.path,
      let pending = try? PendingRounds(files.log, from: position, count: 1000), pending.end.offset > position.offset
    {
      rounds += pending.rounds.count
      guard (try? position.move(to: pending.end.offset, line: pending.end.number, in: path)) != nil else { return }
    }
  }
}

extension SyncCursor {
  /// What the player has sent that is near to its limit.
  var quotas: [LeagueStatus.Quota] {
    guard let usage else { return [] }
    return LeagueStatus.Quota.Kind.allCases.map { kind in
      switch kind {
      case .rounds: .init(kind: kind, used: usage.rounds, limit: usage.roundLimit)
      case .bytes: .init(kind: kind, used: usage.bytes, limit: usage.byteLimit)
      case .sets: .init(kind: kind, used: usage.sets, limit: usage.setLimit)
      case .questions: .init(kind: kind, used: usage.questions, limit: usage.questionLimit)
      }
    }.filter(\.isNear)
  }

  /// When the day's quotas reset by this clock, milliseconds since 1970; nil when none is near.
  var resets: Int? {
    guard let usage, !quotas.isEmpty || again?.resets != nil else { return nil }
    return max(0, usage.resets - (clock ?? 0))
  }
}
