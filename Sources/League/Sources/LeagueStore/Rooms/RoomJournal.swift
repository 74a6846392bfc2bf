import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

/// The rooms of a store, as one server has them: what it opens or takes is its own as long as it runs, and nothing is written
/// of a room that another server has taken since. What a function has returned is durable.
public struct RoomJournal: Sendable {
  /// How long a server that says nothing counts as running, in milliseconds; it says so three times as often.
  public static let patience = 6000
  /// How long a room is kept after it was closed, in days.
  public static let daysOfClosed = 7
  /// How long a room is kept in which nothing goes on, in days.
  public static let daysOfOthers = 30

  /// The server's id.
  public let server: String
  private let store: LeagueStore

  /// The rooms of a store for a server of its own.
  public init(_ store: LeagueStore) {
    self.init(store, server: RoomServerID.make())
  }

  init(_ store: LeagueStore, server: String) {
    self.store = store
    self.server = server
  }

  /// The store's clock: the server's, or the database's where that differs.
  public func clock(_ now: Int) -> Int { store.clock(now) }

  /// The words that names must not have in rooms of a league.
  public func words(of league: String) async throws(StoreError) -> RefusedWords {
    league.isEmpty ? RefusedWords("") : try await store.rules(of: league).words
  }

  // MARK: Rooms

  /// Opens a room, for a player of a league or for none. Refused: `request.malformed`, where it is none.
  public func open(_ room: LiveRoom, league: String, now: Int) async throws(StoreError) -> RoomOpened {
    guard let room = room.checked, let content = try? RoomText.text(room) else { throw .refused(.malformed) }
    var generator = SystemRandomNumberGenerator()
    let (token, id) = (Secret.random(bytes: 32), UUIDv7(milliseconds: now, using: &generator).description)
    let course = LiveCourse(count: room.questions.count, rules: room.rules)
    let values: [Value] = [
      .text(id), .text(Secret.hash(token)), .text(league), .int(now), .int(RoomJournal.expiry(course, room.rules, now)),
      .text(server), .text((try? RoomText.text(course)) ?? ""),
    ]
    let code = try await store.runner.write { [server] connection in
      try connection.run(RoomsSQL.appear, .text(server), .int(now))
      let count = try connection.run(RoomsSQL.count).first?.int("count") ?? 0
      let digits = RoomJournal.digits(for: count)
      for _ in 0..<100 {
        let code = RoomJournal.code(digits)
        guard try !connection.run([Statement(RoomsSQL.insert, values: [.text(code)] + values)])[0].isEmpty else {
          continue
        }
        try connection.run(RoomsSQL.insertContent, .text(id), .text(content))
        return code
      }
      throw StoreError.unavailable(reason: "no code is free")
    }
    return RoomOpened(code: code, token: token, id: id)
  }

  /// Takes a room over, or reads it again. Refused: `room.unknown`; `room.elsewhere`, while another server has it.
  public func take(_ code: String, now: Int) async throws(StoreError) -> RoomRecord {
    try await store.runner.write { [server] connection in
      guard let row = try connection.run(RoomsSQL.room, .text(code)).first else {
        throw StoreError.refused(.unknownRoom)
      }
      let id = row.text("id")
      var number = row.int("number")
      let isOther = row.text("server") != server
      if isOther {
        guard !RoomJournal.isRunning(row.text("server"), seen: row.optionalInt("seen"), now: now),
          let taken = try connection.run(RoomsSQL.take, .text(server), .text(code), .text(id), .int(number)).first
        else { throw StoreError.refused(.elsewhereRoom) }
        number = taken.int("number")
        try connection.run(RoomsSQL.appear, .text(server), .int(now))
      }
      guard let course = RoomText.value(LiveCourse.self, row.text("course")),
        let content = RoomText.value(
          LiveRoom.self, try connection.run(RoomsSQL.content, .text(id)).first?.text("content") ?? "")?.checked,
        course.order.allSatisfy(content.questions.indices.contains)
      else { throw StoreError.fault(reason: "the room \(id) cannot be read") }
      let rows = try connection.run([
        Statement(RoomsSQL.players, .text(id)), Statement(RoomsSQL.answers, .text(id), .int(course.round)),
      ])
      return RoomRecord(
        key: RoomKey(code: code, id: id, number: number), host: row.text("host"), league: row.text("league"),
        content: content, course: course, version: row.amount("version"),
        players: rows[0].compactMap { RoomPlayer($0) },
        answers: rows[1].compactMap { RoomGiven($0) }.filter { content.questions.indices.contains($0.question) },
        wasInterrupted: isOther && !row.text("server").isEmpty)
    }
  }

  /// Whether a server has said lately that it runs, by the store's clock, or by one that was set back since; and its process
  /// is not known to be gone.
  private static func isRunning(_ server: String, seen: Int?, now: Int) -> Bool {
    guard let seen, (now - patience...now + 10 * patience).contains(seen) else { return false }
    return !RoomServerID.isDead(server)
  }

  /// Moves a room to a course and the next version; false where it is at another version than that before. Refused:
  /// `room.elsewhere`. `away` are players who are sent away by that.
  public func move(
    _ key: RoomKey, to course: LiveCourse, version: Int, rules: LiveRules, away: [String] = [], now: Int
  ) async throws(StoreError) -> Bool {
    guard let text = try? RoomText.text(course) else { throw .fault(reason: "the course cannot be written") }
    return try await store.runner.write { connection in
      let moved = try connection.run(
        RoomsSQL.move, .text(text), .int(version), .int(RoomJournal.expiry(course, rules, now)), .text(key.code),
        .text(key.id), .int(key.number), .int(version - 1))
      if moved.isEmpty {
        guard let row = try connection.run(RoomsSQL.room, .text(key.code)).first, row.text("id") == key.id,
          row.int("number") == key.number
        else { throw StoreError.refused(.elsewhereRoom) }
        // A transaction whose outcome was unknown may have done it.
        guard row.int("version") == version, row.text("course") == text else { return false }
      }
      for player in away { try connection.run(RoomsSQL.sendAway, .text(key.id), .text(player)) }
      return true
    }
  }

  // MARK: Players and answers

  /// Keeps a new player.
  public func add(_ player: RoomPlayer, to key: RoomKey) async throws(StoreError) {
    try await write(
      [
        Statement(RoomsSQL.deleteNamesake, .text(key.id), .text(player.name.folded), .text(player.id)),
        Statement(
          RoomsSQL.insertPlayer, .text(key.id), .text(player.id), .text(player.token), .text(player.name.text),
          .text(player.name.folded), .int(player.team), .int(player.joined), .int(player.round), .int(player.place)),
      ], of: key)
  }

  /// Keeps a player's own course.
  public func move(_ player: RoomPlayer, of key: RoomKey) async throws(StoreError) {
    guard let course = player.course, let text = try? RoomText.text(course) else { return }
    try await write(
      [Statement(RoomsSQL.movePlayer, .text(text), .int(player.version), .text(key.id), .text(player.id))], of: key)
  }

  /// Keeps answers of a round; the first of a player to a question stays.
  public func keep(_ answers: [RoomGiven], round: Int, of key: RoomKey) async throws(StoreError) {
    try await write(
      answers.map { given in
        Statement(
          RoomsSQL.insertAnswer, .text(key.id), .int(round), .int(given.question), .text(given.player),
          .text(RoomText.text(given.answer.given)), .int(given.answer.milliseconds))
      }, of: key)
  }

  /// Writes something of a room; refused (`room.elsewhere`) where another server has taken it.
  private func write(_ statements: [Statement], of key: RoomKey) async throws(StoreError) {
    try await store.runner.write { connection in
      guard
        try !connection.run(RoomsSQL.hold, .int(key.number), .text(key.code), .text(key.id)).isEmpty
      else { throw StoreError.refused(.elsewhereRoom) }
      _ = try connection.finish(statements)
    }
  }

  /// The answers of a round that are kept.
  public func answers(round: Int, of key: RoomKey) async throws(StoreError) -> [RoomGiven] {
    try await store.runner.read { connection in
      try connection.run(RoomsSQL.answers, .text(key.id), .int(round)).compactMap { RoomGiven($0) }
    }
  }

  // MARK: The server

  /// Says that the server runs; returns the codes of the rooms that are still its own.
  public func appear(now: Int) async throws(StoreError) -> Set<String> {
    try await store.runner.write { [server] connection in
      try connection.run(RoomsSQL.appear, .text(server), .int(now))
      return Set(try connection.run(RoomsSQL.ofServer, .text(server)).map { $0.text("code") })
    }
  }

  /// Says that the server has ended.
  public func disappear() async throws(StoreError) {
    _ = try await store.runner.write { [server] in try $0.run(RoomsSQL.disappear, .text(server)) }
  }

  /// Gives a room back, so that any server can take it at once. `isInterrupted` where something was going on in it.
  public func give(_ key: RoomKey, isInterrupted: Bool) async throws(StoreError) {
    _ = try await store.runner.write { connection in
      try connection.run(
        RoomsSQL.give, isInterrupted ? "ended" : "", .text(key.code), .text(key.id), .int(key.number))
    }
  }

  // MARK: Removal

  /// Removes rooms that were closed, or in which nothing went on, long ago; returns how many, a hundred at most.
  public func removeOld(now: Int) async throws(StoreError) -> Int {
    try await store.runner.write { connection in
      try connection.run(RoomsSQL.forgetServers, .int(now - 86_400_000))
      let rows = try connection.run(RoomsSQL.expired, .int(now))
      for row in rows {
        let (code, id) = (row.text("code"), row.text("id"))
        _ = try connection.run([
          Statement(RoomsSQL.delete, .text(code), .text(id)), Statement(RoomsSQL.deleteContent, .text(id)),
          Statement(RoomsSQL.deletePlayers, .text(id)), Statement(RoomsSQL.deleteAnswers, .text(id)),
        ])
      }
      return rows.count
    }
  }

  /// When a room is removed.
  private static func expiry(_ course: LiveCourse, _ rules: LiveRules, _ now: Int) -> Int {
    let days = course.phase == .closed ? daysOfClosed : daysOfOthers
    let last = course.phase == .closed ? now : max(now, rules.openUntil ?? 0)
    return last + days * 86_400_000
  }

  /// How many digits the code of a further room has: one in a hundred codes is taken at most, so that guessing finds
  /// few.
  static func digits(for count: Int) -> Int {
    var (digits, room) = (LeagueLimits.roomDigits.lowerBound, 100)
    while count >= room, digits < LeagueLimits.roomDigits.upperBound { (digits, room) = (digits + 1, room * 10) }
    return digits
  }

  private static func code(_ digits: Int) -> String {
    String((0..<digits).map { _ in Character(String(Int.random(in: 0...9))) })
  }
}

extension RoomJournal {
  /// Whether a text is a code.
  public static func isCode(_ text: some StringProtocol) -> Bool {
    LeagueLimits.roomDigits.contains(text.utf8.count)
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The hash of a token of a host or a player, as the store has it.
  public static func hash(_ token: String) -> String { Secret.hash(token) }

  /// Compares secrets in constant time.
  public static func areEqual(_ one: String, _ other: String) -> Bool { Secret.areEqual(one, other) }

  /// Whether a text has the form of a token.
  public static func isToken(_ text: String) -> Bool { Secret.isToken(text) }

  /// A new token.
  public static func newToken() -> String { Secret.random(bytes: 32) }

  /// A new id of a player.
  public static func newID() -> String { Secret.random(bytes: 9) }
}

extension LiveRoom {
  /// The same with what a room can be played by; nil where it cannot be.
  fileprivate var checked: LiveRoom? {
    guard (1...LeagueLimits.roomQuestions).contains(questions.count), Language(rawValue: language) != nil,
      set.utf8.count <= 1024, questions.allSatisfy({ $0.dealt != nil })
    else { return nil }
    var room = self
    room.title = String(SafeText(title).oneLine.string.prefix(LeagueLimits.roomTitleCharacters))
    room.rules = rules.bounded
    return room
  }
}
