import QuizCore

/// The running program of a live room, and what it takes to start it again where it is killed.
struct RoomProgram {
  /// The lines to it and from it.
  let pipe: LinePipe
  /// How it was started.
  let run: LiveRun
  /// How often it is started again at most.
  private(set) var starts = RoomProgram.mostStarts
  /// The order by which the room is joined; nil for a host.
  private var joining: LiveOrder?
  /// The code of the room that it is to have; nil until it is open, and for a player.
  private(set) var code: String?
  /// Whether it was in the room.
  private(set) var isIn = false
  /// Whether it was started in the place of one that was killed, and is not in the room yet.
  private(set) var isReturning = false

  private static let mostStarts = 5

  init(_ pipe: LinePipe, _ run: LiveRun) {
    self.pipe = pipe
    self.run = run
  }

  /// Notes what it is told.
  mutating func note(_ order: LiveOrder) {
    if case .join = order { joining = order }
  }

  /// Notes what it says; false where that is of another room than the one it had.
  mutating func note(_ line: LiveLine) -> Bool {
    switch line {
    case .opened(_, let code):
      guard self.code == nil || self.code == code else { return false }
      self.code = code
    case .state: (isIn, isReturning) = (true, false)
    case .count, .answered, .refusedName, .connection, .table, .failed: break
    }
    return true
  }

  /// What is started in its place once it has ended without a word: the run, and its first orders. Nil where it never
  /// was in a room, or ended too often.
  var next: (run: LiveRun, orders: [LiveOrder])? {
    isIn && starts > 0 ? (run.again, [joining].compactMap { $0 }) : nil
  }

  /// Takes over from one that has ended.
  mutating func follow(_ former: RoomProgram) {
    (starts, code, isReturning) = (former.starts - 1, former.code, true)
  }
}
