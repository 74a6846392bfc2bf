import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

/// Everything the league has of a player, as one JSON text, streamed: only a page of it is in memory. The hashes of the
/// token and the invitation are left out.
public struct PlayerExport: Sendable {
  /// One of the lists, in their order.
  private enum Section: String, CaseIterable {
    case questions, reports, changes, rounds

    /// Its rows after an id, in the order of the ids.
    var sql: String {
      switch self {
      case .questions: QuestionsSQL.exported
      case .reports: QuestionsSQL.exportedReports
      case .changes: QuestionsSQL.exportedChanges
      case .rounds: RoundsSQL.exported
      }
    }
  }

  private struct Head: Encodable {
    let version = 1
    let league: LeagueMembership.Named
    let player: LeagueMembership.Named
    let joined: Int
    let seen: Int
  }

  private struct SharedQuestion: Encodable {
    let id: String
    let text: LeagueChange.Text?
    let created: Int
    let changed: Int
  }

  private struct Report: Encodable {
    let question: String
    let reason: String?
    let date: Int
  }

  /// How many rows are read at once.
  private static let page = 500

  private let store: LeagueStore
  private let identity: Identity
  /// What was read and not returned yet.
  private var waiting: [UInt8]?
  /// The lists that are not at their end.
  private var sections = Section.allCases[...]
  /// The id of the row that was read last; nil at the beginning of a list.
  private var last: String?

  init(_ store: LeagueStore, _ identity: Identity, player: StoreCaches.Player, seen: Int) throws(StoreError) {
    self.store = store
    self.identity = identity
    let head = try PlayerExport.json(
      Head(
        league: .init(id: identity.league, name: player.leagueName),
        player: .init(id: identity.player, name: player.name), joined: player.joined, seen: seen))
    // The lists follow in the place of the closing brace.
    waiting = Array(head.utf8.dropLast())
  }

  /// The next piece; nil after the last.
  public mutating func next() async throws(StoreError) -> [UInt8]? {
    if let head = waiting {
      waiting = nil
      return head
    }
    guard let section = sections.first else { return nil }
    let (league, player, after) = (identity.league, identity.player, last ?? "")
    let rows = try await store.runner.read {
      try $0.run(section.sql, .text(league), .text(player), .text(after), .int(PlayerExport.page))
    }
    var text = last == nil ? ",\"\(section.rawValue)\":[" : ""
    for row in rows {
      text += last == nil ? "\n" : ",\n"
      text += try PlayerExport.json(row, of: section)
      last = row.text("id")
    }
    if rows.isEmpty {
      sections = sections.dropFirst()
      last = nil
      text += sections.isEmpty ? "]}\n" : "]"
    }
    return Array(text.utf8)
  }

  private static func json(_ row: Row, of section: Section) throws(StoreError) -> String {
    switch section {
    case .questions:
      try json(
        SharedQuestion(
          id: row.text("id"), text: QuestionContent.text(row.text("content")), created: row.int("created"),
          changed: row.int("changed")))
    case .reports:
      try json(Report(question: row.text("id"), reason: row.optionalText("reason"), date: row.int("reported")))
    // The ids were found to be UUIDs, and records are JSON already.
    case .changes: "{\"id\":\"\(row.text("id"))\",\"received\":\(row.int("received"))}"
    // A round that the owner removed has only its id.
    case .rounds where row.text("record").isEmpty:
      "{\"id\":\"\(row.text("id"))\",\"received\":\(row.int("received")),\"points\":0,\"record\":null}"
    case .rounds:
      "{\"received\":\(row.int("received")),\"points\":\(row.int("points")),\"record\":\(row.text("record"))}"
    }
  }

  private static func json(_ value: some Encodable) throws(StoreError) -> String {
    do { return String(decoding: try JSONEncoder().encode(value), as: UTF8.self) } catch {
      throw .fault(reason: String(describing: error))
    }
  }
}

extension LeagueStore {
  /// Begins to read everything the league has of a player. Refused (`token.unknown`) when there is no such player.
  public func export(_ identity: Identity) async throws(StoreError) -> PlayerExport {
    let player = try await self.player(of: identity)
    let row = try await runner.read {
      try $0.run(PlayersSQL.seen, .text(identity.league), .text(identity.player)).first
    }
    guard let row else { throw .refused(.unknownToken) }
    return try PlayerExport(self, identity, player: player, seen: row.int("seen"))
  }
}
