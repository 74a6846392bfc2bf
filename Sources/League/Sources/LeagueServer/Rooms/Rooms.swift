import LeagueAPI
import LeagueStore
import QuizCore

/// The rooms that this server has, by their codes.
actor Rooms {
  /// The most rooms at a time.
  static let most = 20_000

  nonisolated let journal: RoomJournal
  private let words: RefusedWords
  private let time: @Sendable () -> RoomTime
  private var rooms: [String: Room] = [:]
  private var loading: [String: Task<Room, any Error>] = [:]
  private var isClosed = false

  /// The rooms of a store; `time` is the clock of a room that begins now.
  init(_ store: LeagueStore, words: RefusedWords, now: @escaping @Sendable () -> Int, time: RoomTime?) {
    let journal = RoomJournal(store)
    self.journal = journal
    self.words = words
    self.time = { time ?? RoomTime(startingAt: journal.clock(now())) }
  }

  /// How many rooms are here.
  var count: Int { rooms.count }

  /// Opens a room.
  func open(_ room: LiveRoom, league: String) async throws -> RoomOpened {
    guard !isClosed, rooms.count < Rooms.most else { throw APIError(.unavailable, retryAfter: 5) }
    return try await journal.open(room, league: league, now: time().now())
  }

  /// The room with a code, taken from the store where it is not here. Refused: `room.unknown`, `room.elsewhere`.
  func room(_ code: String) async throws -> Room {
    if let room = rooms[code] { return room }
    if let task = loading[code] { return try await task.value }
    guard !isClosed, rooms.count < Rooms.most else { throw APIError(.unavailable, retryAfter: 5) }
    let task = Task { try await take(code) }
    loading[code] = task
    defer { loading[code] = nil }
    do { return try await task.value } catch StoreError.refused(let code) {
      throw APIError(code, retryAfter: code == .elsewhereRoom ? 1 : nil)
    }
  }

  private func take(_ code: String) async throws -> Room {
    let time = time()
    let record = try await journal.take(code, now: time.now())
    let words = [words, try await journal.words(of: record.league)]
    let room = Room(record, journal: journal, time: time, words: words) { room in
      Task { await self.forget(room) }
    }
    guard let room else { throw StoreError.fault(reason: "the room \(record.key.id) has questions that are unknown") }
    if record.wasInterrupted { try await room.takeOver() } else { await room.arm() }
    guard !isClosed else { throw StoreError.closed }
    rooms[code] = room
    return room
  }

  private func forget(_ room: Room) {
    if rooms[room.key.code] === room { rooms[room.key.code] = nil }
  }

  /// Says that the server runs, and lets go of what another server has taken or nobody needs here.
  func look() async {
    guard !rooms.isEmpty else { return }
    let here = rooms
    // A store that does not answer has no news; nothing is written meanwhile, by nobody.
    if let own = try? await journal.appear(now: time().now()) {
      for (code, room) in here where !own.contains(code) { await room.end() }
    }
    for room in here.values where await room.tick() { await give(room) }
  }

  /// Removes rooms that were over long ago.
  func removeOld() async {
    while let count = try? await journal.removeOld(now: time().now()), count == 100 {}
  }

  /// Lets every room do what is due: its clock was set.
  func wake() async {
    for room in rooms.values { await room.advance() }
  }

  /// Ends all rooms here, so that other servers can take them at once.
  func close() async {
    isClosed = true
    await withTaskGroup(of: Void.self) { group in
      for room in rooms.values { group.addTask { await self.give(room) } }
    }
    try? await journal.disappear()
  }

  private func give(_ room: Room) async {
    let isAsking = await room.isAsking
    await room.settle()
    await room.end()
    try? await journal.give(room.key, isInterrupted: isAsking)
  }
}
