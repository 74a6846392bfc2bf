import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// What the store and the players have at the end, beside what was played.
struct Examination {
  private let url: StoreURL
  private let league: String
  private let players: [TorturePlayer]

  init(_ url: StoreURL, league: String, _ players: [TorturePlayer]) {
    self.url = url
    self.league = league
    self.players = players
  }

  /// Everything that is not as it was played.
  func problems() async throws -> [String] {
    let store = try await LeagueStore.open(url)
    var problems = try await audit(store)
    for player in players { problems += try await self.problems(of: player, store) }
    problems += ratesAndQuestions()
    await store.close()
    return problems
  }

  /// The store's own sums, recomputed from its rounds.
  private func audit(_ store: LeagueStore) async throws -> [String] {
    let audit = try await store.audit(league)
    let played = players.reduce(0) { $0 + $1.rounds.count }
    let count = audit.rounds == played ? [] : ["the store has \(audit.rounds) rounds instead of \(played)"]
    return audit.problems + count
  }

  /// The rounds and sums of a player, as they were played.
  private func problems(of player: TorturePlayer, _ store: LeagueStore) async throws -> [String] {
    struct Export: Decodable {
      struct Round: Decodable {
        struct Record: Decodable { let id: String }
        let record: Record
      }
      let rounds: [Round]
    }
    let identity = Identity(league: league, player: player.identity)
    let export = try JSONDecoder().decode(Export.self, from: Data(try await store.export(identity).whole()))
    var problems: [String] = []
    let found = export.rounds.map(\.record.id)
    let missing = Set(player.rounds).subtracting(found)
    if !missing.isEmpty { problems.append("\(player.name): \(missing.count) rounds are lost: \(missing.prefix(3))") }
    if found.count != Set(found).count || !Set(found).isSubset(of: player.rounds) {
      problems.append("\(player.name): \(found.count) rounds instead of \(player.rounds.count)")
    }
    let now = Int(Date().timeIntervalSince1970 * 1000)
    let own = try await store.table(
      of: league, .init(period: .all), by: .points, limit: 1, player: identity.player, now: now
    ).own
    if own?.rounds != player.rounds.count || own?.asked != player.sum.asked || own?.right != player.sum.right
      || own?.milliseconds != player.sum.milliseconds
    {
      problems.append(
        "\(player.name): the table says \(own.map { "\($0)" } ?? "nothing") instead of \(player.rounds.count) rounds, "
          + "\(player.sum)")
    }
    return problems
  }

  /// What each player's game knows of all players' answers, and of their questions.
  private func ratesAndQuestions() -> [String] {
    var expected: [QuestionID: (asked: Int, right: Int, milliseconds: Int)] = [:]
    for player in players {
      for (question, tally) in player.tallies {
        expected[question, default: (0, 0, 0)].asked += tally.asked
        expected[question, default: (0, 0, 0)].right += tally.right
        expected[question, default: (0, 0, 0)].milliseconds += tally.milliseconds
      }
    }
    let live = players.reduce(0) { $0 + $1.questions.count }
    var problems: [String] = []
    for player in players {
      let rates = player.rates(of: Array(expected.keys))
      let wrong = expected.filter { question, tally in
        rates[question].map { ($0.asked, $0.right, $0.milliseconds) != tally } ?? true
      }
      if let (question, tally) = wrong.first {
        let rate = rates[question].map { "\($0)" } ?? "nothing"
        problems.append("\(player.name): \(wrong.count) rates are wrong: \(question): \(rate) instead of \(tally)")
      }
      if player.knownQuestions != live {
        problems.append("\(player.name) knows \(player.knownQuestions) questions instead of \(live)")
      }
    }
    return problems
  }
}
