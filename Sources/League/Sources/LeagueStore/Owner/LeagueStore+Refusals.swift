import LeagueAPI
import QuizCore

/// The refusals of one player for one reason, for the owner of the league.
public struct RefusalInfo: Codable, Hashable, Sendable {
  /// The player.
  public let player: LeagueMembership.Named
  /// The reason (``LeagueErrorCode``).
  public let code: String
  /// How often.
  public let count: Int
  /// When last, milliseconds since 1970.
  public let last: Int
  /// The id of the latest round or change.
  public let example: String

  /// Whether only a manipulated program causes this.
  public var isImpossible: Bool { LeagueErrorCode(rawValue: code).isImpossible }
}

extension LeagueStore {
  /// The most rows that are listed.
  private static let mostRefusals = 1000

  /// The refusals of a league: a row for each player and reason, the latest first; at most 1000.
  public func refusals(of league: String) async throws(StoreError) -> [RefusalInfo] {
    try await runner.read { connection in
      try connection.run(RefusalsSQL.ofLeague, .text(league), .int(LeagueStore.mostRefusals)).map { row in
        RefusalInfo(
          player: .init(id: row.text("player"), name: row.text("name")), code: row.text("code"),
          count: row.int("count"), last: row.int("last"), example: row.text("example"))
      }
    }
  }

  /// Counts refusals. A failure to count changes no answer: the owner only sees less.
  func note(_ outcomes: [SyncResponse.Outcome], of identity: Identity, now: Int) async {
    var found: [String: (count: Int, example: String)] = [:]
    for outcome in outcomes {
      guard let code = outcome.refused?.rawValue else { continue }
      // Invalid ids may be of any length.
      found[code] = ((found[code]?.count ?? 0) + 1, String(outcome.id.prefix(36)))
    }
    guard !found.isEmpty else { return }
    let statements = found.sorted { $0.key < $1.key }.map { code, refusal in
      Statement(
        RefusalsSQL.add, .text(code), .int(refusal.count), .int(now), .text(refusal.example), .text(identity.league),
        .text(identity.player))
    }
    _ = try? await runner.write { try $0.run(statements) }
  }
}
