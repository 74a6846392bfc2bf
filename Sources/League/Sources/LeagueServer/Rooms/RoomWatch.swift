/// Somebody who watches a room: a connection to its events. Ended at deallocation, or when the connection is.
final class RoomWatch: Sendable {
  /// Who may watch.
  enum Viewer: Hashable, Sendable {
    /// The host.
    case host
    /// A player, by their id.
    case player(String)
  }

  typealias ID = Int

  let id: ID
  /// Says that there may be something to send; it holds one that was not taken yet.
  let signals: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init(id: ID, signals: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) {
    self.id = id
    self.signals = signals
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  /// Ends it.
  func end() {
    continuation.finish()
  }
}
