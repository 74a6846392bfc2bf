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
  /// Whether the rounds are the temporarily refused ones, in the queue beside the log's.
  let isAgain: Bool

  /// Reads what waits behind a cursor. `again` is how far the temporarily refused rounds were resent; nil while they
  /// wait.
  init(
    _ files: PlayerFiles, _ cursor: SyncCursor, again: LinePosition?, batch: Int
  ) throws(LeagueProblem) {
    do throws(ReadError) {
      changes = try PendingChanges(
        files.locations.outbox, from: cursor.outbox, count: min(batch, LeagueLimits.changes))
      let count = min(batch, LeagueLimits.rounds)
      isAgain = changes.changes.isEmpty && again != nil
      if changes.changes.isEmpty, let again {
        rounds = try PendingRounds(files.log, from: again, count: count, only: cursor.again?.codes ?? [:])
      } else if changes.changes.isEmpty, cursor.again?.holdsOthers != true {
        rounds = try PendingRounds(files.log, from: cursor.log, count: count)
      } else {
        rounds = PendingRounds(nothingFrom: cursor.log)
      }
    } catch {
      throw LeagueProblem(error)
    }
  }

  /// Nothing, where a cursor stands.
  init(nothingFrom cursor: SyncCursor) {
    rounds = PendingRounds(nothingFrom: cursor.log)
    changes = PendingChanges(nothingFrom: cursor.outbox)
    isAgain = false
  }

  /// The identifiers of all that is sent, in the order of the request: rounds first.
  var ids: [String] { rounds.rounds.map(\.id) + changes.changes.map(\.id) }

  /// Whether there is anything to do that moves the cursor.
  func moves(_ cursor: SyncCursor) -> Bool {
    isAgain || rounds.end.offset != cursor.log.offset || changes.offset != cursor.outbox.offset
  }
}
