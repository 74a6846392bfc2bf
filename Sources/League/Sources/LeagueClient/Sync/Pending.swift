import LeagueAPI
import QuizCore
import QuizStore

/// What waits to be sent, as much as one request holds: changes of questions before rounds, because rounds may have
/// questions that were shared just before them.
struct Pending: Sendable {
  /// Rounds; none while changes wait.
  let rounds: PendingRounds
  /// Changes of questions.
  let changes: PendingChanges

  /// Reads what waits behind a cursor.
  init(_ files: PlayerFiles, _ cursor: SyncCursor, batch: Int) throws(LeagueProblem) {
    do throws(ReadError) {
      changes = try PendingChanges(
        files.locations.outbox, from: cursor.outbox, count: min(batch, LeagueLimits.changes))
      rounds =
        changes.changes.isEmpty
        ? try PendingRounds(files.log, from: cursor.log, count: min(batch, LeagueLimits.rounds))
        : PendingRounds(nothingFrom: cursor.log)
    } catch {
      throw LeagueProblem(error)
    }
  }

  /// Nothing, where a cursor stands.
  init(nothingFrom cursor: SyncCursor) {
    rounds = PendingRounds(nothingFrom: cursor.log)
    changes = PendingChanges(nothingFrom: cursor.outbox)
  }

  /// The identifiers of all that is sent, in the order of the request: rounds first.
  var ids: [String] { rounds.rounds.map(\.id) + changes.changes.map(\.id) }

  /// Whether the cursor moves when this is sent.
  func moves(_ cursor: SyncCursor) -> Bool {
    rounds.end.offset != cursor.log.offset || changes.offset != cursor.outbox.offset
  }
}
