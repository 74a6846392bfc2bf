import LeagueAPI
import LeagueStore
import NIOCore
import QuizCore

/// A room that this server has: what its clients ask and do, and what the time brings.
///
/// The rows come first: nothing is said to anybody that is not durable.
actor Room {
  /// Who watches, and what they were sent.
  struct Watcher {
    let viewer: RoomWatch.Viewer
    let continuation: AsyncStream<Void>.Continuation
    /// Whether its pieces are packed.
    let isPacked: Bool
    var stamp = -1
    var own: LiveOwn?
    var count: RoomCount?
    /// Whether the words of the question are still to be sent.
    var isHeldBack = false
    var board = -1
    /// When something was sent last.
    var sent = ContinuousClock.now
  }

  /// How often a client is told at most how many have answered, and the host who; and how long it is told nothing.
  private enum Pause {
    static let player = Duration.milliseconds(1000)
    static let host = Duration.milliseconds(80)
    static let board = Duration.milliseconds(200)
    static let keepAlive = Duration.seconds(LeagueLimits.roomKeepAlive - 2)
  }

  /// How long, in milliseconds, a player who is gone is waited for.
  static let patience = 5000

  nonisolated let key: RoomKey
  nonisolated let time: RoomTime
  nonisolated let host: String
  /// The league whose player opened it; empty for none.
  nonisolated let league: String
  let journal: RoomJournal
  let words: [RefusedWords]
  private let gone: @Sendable (Room) -> Void
  private(set) var model: RoomModel
  private(set) var isEnded = false

  // Watchers, and when the last one of a player left.
  private var watchers: [RoomWatch.ID: Watcher] = [:]
  private var nextWatch = 0
  private var here: [String: Int] = [:]
  private var left: [String: Int] = [:]
  private let taken: Int
  private var asked = ContinuousClock.now

  // What was said last.
  private var stamp = 0
  private var frame: RoomStateFrame?
  private var boardFrame: (stamp: Int, buffer: ByteBuffer)?
  private var boardStamp = 0
  /// Whether people came or went since the board was said, or what else it says changed.
  private var isBoardDue = false
  private var counts: (player: RoomCount, host: RoomCount)
  private var beats: (player: ContinuousClock.Instant, host: ContinuousClock.Instant, board: ContinuousClock.Instant)
  private var beat: Task<Void, Never>?

  // Moves of the course: one at a time.
  private var isMoving = false
  private var movers: [CheckedContinuation<Void, Never>] = []
  private var timer: Task<Void, Never>?

  /// An answer that waits until it is kept.
  struct WaitingAnswer {
    let given: RoomGiven
    let round: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  // Answers that are being kept, and those that came meanwhile.
  var waiting: [WaitingAnswer] = []
  var isKeeping = false
  var isTaking = true
  var underWay = 0
  private var settlers: [CheckedContinuation<Void, Never>] = []
  var given: [RoomSlot: Task<Int, any Error>] = [:]
  var mustReread = false
  private(set) var losesAnswers = false
  /// The players who are being kept.
  var coming: [RoomPlayer] = []
  /// The players whose own course is being moved.
  var busy: Set<String> = []
  var trips: [String: RoundTrips] = [:]
  /// Where the host and the players are. See ``ClientAddress/site``.
  var sites: Set<String> = []

  /// Makes it of its rows; nil where this program cannot have it. `gone` is called once it is not this server's any more.
  init?(
    _ record: RoomRecord, journal: RoomJournal, time: RoomTime, words: [RefusedWords],
    gone: @escaping @Sendable (Room) -> Void
  ) {
    guard let model = RoomModel(record) else { return nil }
    self.model = model
    key = record.key
    host = record.host
    league = record.league
    self.journal = journal
    self.time = time
    self.words = words
    self.gone = gone
    taken = time.now()
    let past = ContinuousClock.now - Pause.player
    beats = (past, past, past)
    counts = (model.counts, model.counts)
  }

  var now: Int { time.now() }

  /// Throws once the room is not this server's any more.
  func use() throws(APIError) {
    guard !isEnded else { throw APIError(.elsewhereRoom, retryAfter: 1) }
    asked = .now
  }

  /// The error of a request for which the store failed. Ends the room where another server has it.
  func failure(_ error: any Error) -> any Error {
    guard case .refused(let code)? = error as? StoreError else { return error }
    if code == .elsewhereRoom { end() }
    return APIError(code, retryAfter: 1)
  }

  // MARK: Watching

  /// Begins to watch.
  func watch(_ viewer: RoomWatch.Viewer, isPacked: Bool = false) throws(APIError) -> RoomWatch {
    try use()
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    nextWatch += 1
    let id = nextWatch
    watchers[id] = Watcher(viewer: viewer, continuation: continuation, isPacked: isPacked)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.leave(id) }
    }
    continuation.yield()
    if case .player(let player) = viewer {
      here[player, default: 0] += 1
      left[player] = nil
      if here[player] == 1 { touchBoard() }
    }
    return RoomWatch(id: id, signals: stream, continuation: continuation)
  }

  private func leave(_ id: RoomWatch.ID) {
    guard let watcher = watchers.removeValue(forKey: id), case .player(let player) = watcher.viewer else { return }
    let count = here[player, default: 0] - 1
    here[player] = count > 0 ? count : nil
    guard count <= 0 else { return }
    left[player] = now
    touchBoard()
    arm()
  }

  /// Until when a player is waited for: for ever while they watch.
  func isAwaited(_ player: RoomPlayer, at now: Int) -> Bool {
    here[player.id] != nil || now < (left[player.id] ?? taken) + Room.patience
  }

  /// What is new for a watcher, in pieces; nil when it has ended.
  func news(for id: RoomWatch.ID) -> [ByteBuffer]? {
    guard !isEnded, var watcher = watchers[id] else { return nil }
    var pieces: [ByteBuffer] = []
    func add(_ buffer: ByteBuffer) { pieces.append(watcher.isPacked ? RoomFrame.stored(buffer) : buffer) }
    let time = self.now
    let isNew = watcher.stamp != stamp
    watcher.stamp = stamp
    var room: LiveState?
    if case .player(let id) = watcher.viewer {
      guard let player = model.player(id), !player.isAway else { return nil }
      if isNew {
        room = model.state(of: player, at: time)
        watcher.isHeldBack = player.course?.holdsBack(at: time) ?? false
        // What is said to them alone comes first: with the room they have all of it. Their answer alone is no news: they
        // were told that it is kept.
        let own = model.own(player)
        if watcher.own != own {
          watcher.own = own
          add(RoomFrame.event("own", own))
        }
      }
    }
    if let room {
      add(RoomFrame.event("room", id: room.version, room))
      watcher.count = RoomCount(answered: room.answered, asked: room.asked, players: room.players)
    } else if isNew {
      let frame = currentFrame(at: time)
      watcher.isHeldBack = frame.isHeldBack
      pieces.append(watcher.isPacked ? frame.packed : frame.plain)
      watcher.count = frame.count
    }
    switch watcher.viewer {
    case .host:
      if !isNew, watcher.count != counts.host {
        watcher.count = counts.host
        add(RoomFrame.event("count", counts.host))
      }
      if watcher.board != boardStamp {
        watcher.board = boardStamp
        add(currentBoard())
      }
    case .player:
      if !isNew, watcher.count != counts.player {
        watcher.count = counts.player
        add(RoomFrame.event("count", counts.player))
      }
    }
    let now = ContinuousClock.now
    if pieces.isEmpty, now - watcher.sent >= Pause.keepAlive { add(RoomFrame.keepAlive) }
    if !pieces.isEmpty { watcher.sent = now }
    watchers[id] = watcher
    return pieces
  }

  /// The state, encoded and packed once for all; again where others came since, for who comes in.
  private func currentFrame(at now: Int) -> RoomStateFrame {
    let count = model.counts
    let isHeldBack = model.course.holdsBack(at: now)
    if let frame, frame.stamp == stamp, frame.count == count, frame.isHeldBack == isHeldBack { return frame }
    let state = model.state(at: now)
    let plain = RoomFrame.event("room", id: state.version, state)
    let new = RoomStateFrame(
      stamp: stamp, count: count, isHeldBack: isHeldBack, plain: plain, packed: RoomFrame.packed(plain))
    frame = new
    return new
  }

  private func currentBoard() -> ByteBuffer {
    if let boardFrame, boardFrame.stamp == boardStamp { return boardFrame.buffer }
    let here = here
    let board = model.board(isHere: { here[$0.id] != nil }, losesAnswers: losesAnswers)
    let buffer = RoomFrame.event("board", board)
    boardFrame = (boardStamp, buffer)
    return buffer
  }

  // MARK: Saying what changed

  /// The state changed: everybody is told at once.
  func changed() {
    stamp += 1
    boardStamp += 1
    isBoardDue = false
    let count = model.counts
    counts = (count, count)
    beats.player = .now
    signal { _ in true }
  }

  /// Sends the words of questions to those who were only told of them, where their time has come.
  func tellWords(at now: Int) {
    for (id, watcher) in watchers where watcher.isHeldBack {
      let own: LiveCourse? = if case .player(let player) = watcher.viewer { model.player(player)?.course } else { nil }
      guard !(own ?? model.course).holdsBack(at: now) else { continue }
      watchers[id]?.stamp = -1
      watcher.continuation.yield()
    }
  }

  /// What a player in a time of their own sees changed, and perhaps the host's standings.
  func changedOwn(_ player: String, isFinished: Bool) {
    for (id, watcher) in watchers where watcher.viewer == .player(player) || isFinished && watcher.viewer == .host {
      watchers[id]?.stamp = -1
      watcher.continuation.yield()
    }
    if isFinished { frame = nil }
    touchCount()
  }

  /// Who is here changed: told soon, and not too often.
  func touchBoard() {
    isBoardDue = true
    touchCount()
  }

  /// How many are here, or have answered, changed: told soon, and not too often.
  func touchCount() {
    guard beat == nil, !isEnded else { return }
    beat = Task { [weak self] in
      while let pause = await self?.takeBeat() { try? await Task.sleep(for: pause) }
    }
  }

  /// Says what is to be said now; returns how long to wait for the rest, nil when there is none.
  private func takeBeat() -> Duration? {
    let now = ContinuousClock.now
    let count = model.counts
    var isLeft = false
    if count != counts.host {
      if now - beats.host >= Pause.host {
        counts.host = count
        beats.host = now
        signal { $0 == .host }
      } else {
        isLeft = true
      }
    }
    if count != counts.player {
      if now - beats.player >= Pause.player {
        counts.player = count
        beats.player = now
        signal { $0 != .host }
      } else {
        isLeft = true
      }
    }
    if isBoardDue {
      if now - beats.board >= Pause.board {
        isBoardDue = false
        beats.board = now
        boardStamp += 1
        signal { $0 == .host }
      } else {
        isLeft = true
      }
    }
    guard isLeft, !isEnded else {
      beat = nil
      return nil
    }
    return Pause.host
  }

  private func signal(_ isMeant: (RoomWatch.Viewer) -> Bool) {
    for (_, watcher) in watchers where isMeant(watcher.viewer) { watcher.continuation.yield() }
  }

  /// Whether answers cannot be kept.
  func loses(_ loses: Bool) {
    guard losesAnswers != loses else { return }
    losesAnswers = loses
    touchBoard()
  }

  // MARK: Changing the model

  func edit(_ change: (inout RoomModel) -> Void) {
    change(&model)
  }

  // MARK: One move at a time

  /// Waits until no other move is under way; every call is followed by one of ``unlock()``.
  func lock() async {
    guard isMoving else {
      isMoving = true
      return
    }
    await withCheckedContinuation { movers.append($0) }
  }

  func unlock() {
    if movers.isEmpty { isMoving = false } else { movers.removeFirst().resume() }
  }

  /// Waits until no answer is being kept.
  func settle() async {
    while underWay > 0 { await withCheckedContinuation { settlers.append($0) } }
  }

  /// Notes that an answer is kept, or cannot be.
  func endOne() {
    underWay -= 1
    guard underWay == 0 else { return }
    let waiting = settlers
    settlers = []
    for settler in waiting { settler.resume() }
  }

  /// Wakes the room when something is due.
  func arm(retry: Bool = false) {
    timer?.cancel()
    guard !isEnded else { return }
    let now = now
    guard let due = retry ? now + 1000 : nextDue(at: now) else { return }
    timer = Task { [weak self] in
      do { try await Task.sleep(for: .milliseconds(max(0, due - now))) } catch { return }
      await self?.advance()
    }
  }

  // MARK: The end

  /// Looks after the connections; true where nobody needs the room here.
  func tick() -> Bool {
    let now = ContinuousClock.now
    for (_, watcher) in watchers where now - watcher.sent >= Pause.keepAlive { watcher.continuation.yield() }
    if model.course.phase == .closed { return now - asked > .seconds(10) }
    return watchers.isEmpty && now - asked > .seconds(60) && model.course.phase != .question && underWay == 0
  }

  /// Whether a question is being asked, which another server would have to ask anew.
  var isAsking: Bool {
    model.course.phase == .question
      || model.course.phase == .open && model.players.contains { $0.course?.phase == .question }
  }

  /// Ends it here: its clients are to ask again.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    timer?.cancel()
    beat?.cancel()
    for (_, watcher) in watchers { watcher.continuation.finish() }
    watchers = [:]
    gone(self)
  }
}
