import Synchronization

/// Something of a room that is to be kept, by the server that has the room.
struct RoomWrite: Sendable {
  let key: RoomKey
  /// The server's id.
  let server: String
  /// Statements that can be run again.
  var statements: [Statement] = []
  /// Rows of ``RoomsSQL/insertAnswers``.
  var answers: [[Value]] = []
}

/// Group commit of rooms: while one transaction commits, the next one fills. A room's players share one wait for the
/// disk, and so do the rooms of a server.
final class RoomCommit: Sendable {
  typealias Outcome = Result<Void, StoreError>

  private struct Item {
    let write: RoomWrite
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct State {
    var waiting: [Item] = []
    /// The idle lanes.
    var idle: Int
  }

  /// The most of a transaction.
  private static let most = 400
  /// The most that wait; beyond that the store is too slow.
  private static let mostWaiting = 20_000

  private let runner: Runner
  private let state: Mutex<State>

  /// Commits in so many transactions at once.
  init(_ runner: Runner, lanes: Int) {
    self.runner = runner
    state = Mutex(State(idle: lanes))
  }

  /// Keeps it, and returns when that is durable; refused (`room.elsewhere`) where another server has taken the room.
  func keep(_ write: RoomWrite) async throws(StoreError) {
    let outcome = await withCheckedContinuation { continuation in
      let (isTaken, starts) = state.withLock { state in
        guard state.waiting.count < RoomCommit.mostWaiting else { return (false, false) }
        state.waiting.append(Item(write: write, continuation: continuation))
        guard state.idle > 0 else { return (true, false) }
        state.idle -= 1
        return (true, true)
      }
      if !isTaken { continuation.resume(returning: .failure(.unavailable(reason: "too much is waiting"))) }
      if starts { runner.writers.submit { while self.commitNext() {} } }
    }
    try outcome.get()
  }

  /// Commits what waits, as much as one transaction takes; returns whether there is more. If not, the lane is idle.
  private func commitNext() -> Bool {
    let items = state.withLock { state in
      let taken = Array(state.waiting.prefix(RoomCommit.most))
      state.waiting.removeFirst(taken.count)
      return taken
    }
    if !items.isEmpty { commit(items) }
    return state.withLock { state in
      if state.waiting.isEmpty { state.idle += 1 }
      return !state.waiting.isEmpty
    }
  }

  private func commit(_ items: [Item]) {
    do {
      let held = try runner.writeHere { try RoomCommit.run(items.map(\.write), on: $0) }
      for item in items {
        let isHeld = held.contains(item.write.key)
        item.continuation.resume(returning: isHeld ? .success(()) : .failure(.refused(.elsewhereRoom)))
      }
    } catch {
      switch error {
      case .fault, .refused:
        // One of them is at fault: each by itself.
        guard items.count > 1 else { break }
        for item in items { commit([item]) }
        return
      case .unavailable, .unusable, .closed: break
      }
      for item in items { item.continuation.resume(returning: .failure(error)) }
    }
  }

  /// Writes what is of rooms that the server still has; returns which these are.
  private static func run(_ writes: [RoomWrite], on connection: any Connection) throws -> Set<RoomKey> {
    // In one order everywhere, so that servers do not wait for each other in a circle.
    let rooms = Dictionary(grouping: writes, by: \.key).sorted { $0.key.code < $1.key.code }
    let rows = try connection.run(
      rooms.compactMap { key, writes in
        writes.first.map { Statement(RoomsSQL.hold, .text($0.server), .text(key.code), .text(key.id)) }
      })
    let held = Set(zip(rooms, rows).filter { !$1.isEmpty }.map(\.0.key))
    let kept = writes.filter { held.contains($0.key) }
    _ = try connection.finish(
      kept.flatMap(\.statements) + RoomsSQL.insertAnswers.statements(kept.flatMap(\.answers)))
    return held
  }
}
