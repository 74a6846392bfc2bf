import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// What the export of a player has beside the rounds.
  private struct ExportHead: Encodable {
    struct Report: Encodable {
      let question: String
      let reason: String?
      let date: Int
    }

    struct SharedQuestion: Encodable {
      let id: String
      let text: LeagueChange.Text?
      let created: Int
      let changed: Int
    }

    let version = 1
    let league: LeagueMembership.Named
    let player: LeagueMembership.Named
    let joined: Int
    let questions: [SharedQuestion]
    let reports: [Report]
  }

  /// Everything the league has of a player, as JSON. What it has of the token and the invitation are hashes without
  /// meaning. Refused (`token.unknown`) when there is no such player.
  public func export(_ identity: Identity) async throws(StoreError) -> [UInt8] {
    let player = try await self.player(of: identity)
    let (league, id) = (Value.text(identity.league), Value.text(identity.player))
    let head = try await runner.read { connection in
      let results = try connection.run([
        Statement(QuestionsSQL.ofMaker, league, id), Statement(QuestionsSQL.reportsOfPlayer, league, id),
      ])
      return try JSONEncoder().encode(
        ExportHead(
          league: .init(id: identity.league, name: player.leagueName),
          player: .init(id: identity.player, name: player.name), joined: player.joined,
          questions: results[0].map { row in
            ExportHead.SharedQuestion(
              id: row.text(0), text: QuestionContent.text(row.text(1)), created: row.int(3), changed: row.int(4))
          },
          reports: results[1].map { row in
            ExportHead.Report(question: row.text(0), reason: row.optionalText(1), date: row.int(2))
          }))
    }
    // The rounds are JSON already: the head's closing brace makes room for them.
    var bytes = Array(head.dropLast()) + Array(",\"rounds\":[".utf8)
    var last = ""
    var isFirst = true
    while true {
      let after = last
      let rows = try await runner.read { try $0.run(RoundsSQL.ofPlayer, league, id, .text(after), 500) }
      for row in rows {
        bytes += (isFirst ? "\n" : ",\n").utf8
        bytes += "{\"received\":\(row.int(2)),\"points\":\(row.int(3)),\"record\":\(row.text(4))}".utf8
        isFirst = false
      }
      guard let row = rows.last else { break }
      last = row.text(0)
    }
    bytes += "]}\n".utf8
    return bytes
  }
}
