import LeagueAPI
import NIOCore
import QuizCore

/// One who is in a live room, its host or a player, as long as that lasts: follows its events, measures its clock, and sends
/// what is ordered. A connection that is lost is sought again.
actor RoomSession {
  /// This machine's clock: milliseconds since it started, sleep included.
  typealias Clock = @Sendable () -> Int

  /// Who it is.
  enum Role: Hashable, Sendable {
    case host, player
  }

  let client: RoomClient
  let clock: Clock
  let say: @Sendable (LiveLine) -> Void
  private let role: Role
  /// Called once the room is closed.
  private let onClose: @Sendable () -> Void

  private(set) var received = ReceivedRoom()
  private var offset = ClockOffset()
  private var reader = EventReader()
  private var rate = ReadingRate()
  /// Whether the connection is there, as was said last.
  private var isThere = true
  /// Says that it is gone, unless it is found soon.
  private var loss: Task<Void, Never>?
  /// Whether something came since it was sought last.
  private var hasHeard = false
  /// Whether the game takes counts by themselves.
  private var takesCounts = false
  /// Whether a question was asked whose table is not said yet.
  private var isTableDue = false

  init(
    _ client: RoomClient, _ role: Role, clock: @escaping Clock, say: @escaping @Sendable (LiveLine) -> Void,
    onClose: @escaping @Sendable () -> Void = {}
  ) {
    self.client = client
    self.role = role
    self.clock = clock
    self.say = say
    self.onClose = onClose
  }

  private enum Ending: Sendable {
    /// The room is closed; orders are still taken.
    case closed
    /// There are no more orders.
    case left
    case failed(LeagueProblem)
  }

  /// Stays in the room until the orders end; throws when that is not possible any more.
  func run(_ orders: AsyncStream<LiveOrder>) async throws(LeagueProblem) {
    let problem = await withTaskGroup(of: Ending.self) { group -> LeagueProblem? in
      group.addTask { await self.follow() }
      group.addTask { await self.obey(orders) }
      defer { group.cancelAll() }
      for await ending in group {
        switch ending {
        case .closed: continue
        case .left: return nil
        case .failed(let problem): return problem
        }
      }
      return nil
    }
    loss?.cancel()
    if let problem { throw problem }
  }

  /// How long a request has, in milliseconds, before it is likely lost.
  var patience: Int { max(400, offset.roundTrip * 3 / 2) }

  /// The server's clock, milliseconds since 1970; nil before the first ping.
  var now: Int? { offset.difference.map { clock() + $0 } }
}

// MARK: - What comes

extension RoomSession {
  /// How long a server that was a room's may be something else, while it starts again.
  private static let patience = 20_000

  /// Follows the room until it is closed, or cannot be followed any more.
  private func follow() async -> Ending {
    var failures = 0
    var heard: Int?
    while !Task.isCancelled {
      hasHeard = false
      let problem = await connection()
      if hasHeard {
        failures = 0
        heard = clock()
      }
      if problem.code == LeagueErrorCode.closedRoom.rawValue, received.close() { emit() }
      if let state = received.state, state.phase == .closed {
        // It was closed before the first ping; nothing of it needs a clock.
        if offset.difference == nil { say(.state(state, own: received.own, board: received.board, clock: 0)) }
        onClose()
        return .closed
      }
      if problem.isEnd { return .failed(problem) }
      if !problem.isPassing {
        guard let heard, clock() - heard < RoomSession.patience else { return .failed(problem) }
      }
      lose()
      failures += 1
      try? await Task.sleep(for: RoomSession.pause(after: failures))
    }
    return .left
  }

  /// A third of a second after the first failure, doubled by each up to three, shortened at random by up to a half: many
  /// players who lose a server do not return at once.
  private static func pause(after failures: Int) -> Duration {
    .milliseconds(min(3000, 300 << min(failures - 1, 5)) * Int.random(in: 50...100) / 100)
  }

  /// Follows the room and measures its clock as long as the connection is there; why it is not.
  private func connection() async -> LeagueProblem {
    reader = EventReader()
    return await withTaskGroup(of: LeagueProblem.self) { group in
      group.addTask { await self.listen() }
      group.addTask { await self.measure() }
      defer { group.cancelAll() }
      return await group.next() ?? .cut(client.connection.host)
    }
  }

  private func listen() async -> LeagueProblem {
    do throws(LeagueProblem) {
      // A host is mostly on the server's own machine, and is told of everybody.
      try await client.events(isPacked: role == .player) { piece throws(LeagueProblem) in try await self.take(piece) }
      return .cut(client.connection.host)
    } catch {
      return error
    }
  }

  private func take(_ piece: ByteBuffer) async throws(LeagueProblem) {
    let former = received.state?.phase
    var names: Set<String> = []
    do {
      for event in try reader.read(piece.readableBytesView) where try received.note(event) { names.insert(event.name) }
    } catch is EventReader.TooLong {
      throw .tooLong(client.connection.host)
    } catch {
      throw .notALeague(client.connection.host)
    }
    if !names.isEmpty {
      hasHeard = true
      find()
      if names == ["count"], takesCounts {
        emitCount()
      } else if names != ["own"] {
        // What the room says to a player alone comes just before the room.
        emit()
      }
      noteTable(after: former)
    }
    let pause = rate.pause(after: piece.readableBytes, at: clock())
    if pause > 0 { try? await Task.sleep(for: .milliseconds(pause)) }
  }

  private func emit() {
    guard let state = received.state, let difference = offset.difference else { return }
    say(.state(state, own: received.own, board: received.board, clock: difference))
  }

  private func emitCount() {
    guard let state = received.state, offset.difference != nil else { return }
    say(.count(answered: state.answered, asked: state.asked, players: state.players))
  }

  /// A table is due once a round that was followed is over, or that is found over.
  private func noteTable(after former: LivePhase?) {
    guard role == .host, let phase = received.state?.phase, phase != former else { return }
    switch phase {
    case .question, .result, .standings, .open: isTableDue = true
    case .lobby: break
    case .podium, .closed:
      guard isTableDue || former == nil && phase == .podium else { return }
      isTableDue = false
      Task { await sendTable() }
    }
  }

  /// How long a connection may be gone before that is said.
  private static let silence = Duration.milliseconds(700)

  private func lose() {
    guard isThere, loss == nil else { return }
    loss = Task {
      try? await Task.sleep(for: RoomSession.silence)
      if !Task.isCancelled { sayLost() }
    }
  }

  private func sayLost() {
    guard loss != nil else { return }
    isThere = false
    say(.connection(isThere: false))
  }

  private func find() {
    loss?.cancel()
    loss = nil
    if !isThere { say(.connection(isThere: true)) }
    isThere = true
  }
}

// MARK: - The clock

extension RoomSession {
  /// The milliseconds between two measurements.
  private static let interval = 7000...9000
  /// A pause that was longer by so much was one of the machine, whose connections are likely gone.
  private static let sleep = 5000

  /// Measures the clock, at first by five pings, later by two now and then; ends with why that is not possible.
  private func measure() async -> LeagueProblem {
    var count = 5
    while !Task.isCancelled {
      var problem = await ping(times: count)
      // On a bad line one may be lost.
      if problem != nil { problem = await ping(times: 1) }
      if let problem, problem.isOfConnection { return problem }
      count = offset.difference == nil ? 5 : 2
      let pause = pause
      let before = clock()
      try? await Task.sleep(for: .milliseconds(pause))
      if clock() - before > pause + RoomSession.sleep { break }
    }
    return .cut(client.connection.host)
  }

  /// How long until the next measurement, in milliseconds: sooner where a question is to be over by then, so that a
  /// connection that is gone is not noticed when all others are at the next one.
  private var pause: Int {
    guard let now else { return 1000 }
    let pause = Int.random(in: RoomSession.interval)
    guard let state = received.state, state.phase == .question, let question = state.question else { return pause }
    let over = question.opens + question.limit + LiveCourse.grace + patience - now
    return over > 0 ? min(pause, over) : pause
  }

  /// Sends pings, each as soon as the one before was answered, so that the server measures them too.
  private func ping(times count: Int) async -> LeagueProblem? {
    var echo: Int?
    for _ in 0..<count {
      let sent = clock()
      do throws(LeagueProblem) {
        let server = try await client.time(echo: echo)
        echo = server
        let former = offset.difference
        offset.note(sent: sent, received: clock(), server: server)
        if offset.difference != former { emit() }
      } catch {
        return error
      }
    }
    return nil
  }
}

// MARK: - What is ordered

extension RoomSession {
  private func obey(_ orders: AsyncStream<LiveOrder>) async -> Ending {
    await withDiscardingTaskGroup { group in
      for await order in orders { group.addTask { await self.obey(order) } }
      group.cancelAll()
    }
    return .left
  }

  private func obey(_ order: LiveOrder) async {
    switch order {
    // They come before.
    case .open, .join: break
    case .step(let step, let version): await take(step, of: version)
    case .answer(let number, let panels, let text, let milliseconds):
      guard role == .player, let question = received.state?.question, question.number == number else { return }
      let answer = RoomAnswer(
        question: number, opens: question.opens, panels: panels, text: text, milliseconds: milliseconds)
      await AnswerSender(session: self, answer: answer, close: question.opens + question.limit).send()
    case .table: if role == .host { await sendTable() }
    case .takesCounts: takesCounts = true
    }
  }

  /// How often something is tried that a server does not take, and how long between.
  private static let tries = 10
  private static let between = Duration.milliseconds(500)

  /// Takes a step; again where the connection fails: the version makes it one. A setting that comes right after another is
  /// of the version that this made.
  private func take(_ step: LiveStep, of seen: Int) async {
    var version = seen
    for _ in 0..<RoomSession.tries where !Task.isCancelled {
      do throws(LeagueProblem) {
        return try await client.step(RoomStep(step: step, version: version))
      } catch {
        if step.isSetting, error.code == LeagueErrorCode.staleStep.rawValue {
          try? await Task.sleep(for: RoomSession.moment)
          version = received.state?.version ?? version
          continue
        }
        // Stale, or of no meaning now: the room is said as it is.
        guard error.isPassing else { return }
        try? await Task.sleep(for: RoomSession.between)
      }
    }
  }

  /// How long a version takes to come that another step has made.
  private static let moment = Duration.milliseconds(50)

  private func sendTable() async {
    for _ in 0..<RoomSession.tries where !Task.isCancelled {
      do throws(LeagueProblem) {
        return say(.table(try await client.table()))
      } catch {
        guard error.isPassing else { return }
        try? await Task.sleep(for: RoomSession.between)
      }
    }
  }
}
