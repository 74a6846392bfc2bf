import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// All that a store says to owners and players, as texts by their names: to compare a store with what an earlier program
/// said of it.
enum StoreSnapshot {
  /// What the store says at an instant; `tokens` are players' tokens by name, `room` the code of a live room.
  static func read(
    _ store: LeagueStore, tokens: [String: String], room: String, now: Int
  ) async throws -> [String: String] {
    var texts: [String: String] = [:]
    func put(_ name: String, _ value: some Encodable) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      texts[name] = String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    for league in try await store.leagues() {
      try put("league \(league.name)", league)
      for selection in selections {
        for order in selection.period == .all ? [TableOrder.points, .days] : [.points] {
          let table = try await store.table(of: league.id, selection, by: order, limit: 100, player: nil, now: now)
          try put(
            "table \(league.name) \(selection.period) \(selection.game ?? "") \(selection.set ?? "") \(order)", table)
        }
      }
      try await put("players \(league.name)", store.players(of: league.id))
      try await put("invitations \(league.name)", store.invitations(of: league.id, now: now))
      try await put("questions \(league.name)", store.questions(of: league.id, limit: 100, offset: 0))
      try await put("held \(league.name)", store.questions(of: league.id, areWaiting: true, limit: 100, offset: 0))
      try await put("reports \(league.name)", store.reports(of: league.id))
      try await put("refusals \(league.name)", store.refusals(of: league.id))
      try await put("page \(league.name)", store.pageCode(of: league.id, now: now)?.letters)
      let rules = try await store.rules(of: league.id)
      try put("rules \(league.name)", LeagueRules.all.map { rules[$0] } + [rules.words.list.count])
      let audit = try await store.audit(league.id)
      try put("audit \(league.name)", audit.problems + ["\(audit.rounds)"])
      for detail in [LeagueResults.Detail.sets, .answers] {
        texts["results \(league.name) \(detail)"] = try await results(of: league, detail, in: store)
      }
    }
    for (name, token) in tokens {
      let identity = try? await store.identity(token: token)
      try put("token \(name)", identity.map { [$0.league, $0.player] })
      guard let identity else { continue }
      try await put("me \(name)", store.me(identity, now: now))
      try await put("rounds \(name)", store.rounds(of: identity, limit: 1000, offset: 0))
      texts["export \(name)"] = try exported(await store.export(identity).whole())
      let news = try await store.news(of: identity, after: nil, kinds: Set(QuestionKind.all.map { $0 }), now: now)
      guard name.hasPrefix("Aki") else { continue }
      try put("news of rates \(name)", news.rates.sorted { $0.question.description < $1.question.description })
      try put("news of questions \(name)", news.questions.sorted { $0.id < $1.id })
      try put("news of withdrawn \(name)", news.withdrawn.sorted())
      try put("news of the table \(name)", news.table)
    }
    let record = try await RoomJournal(store).take(room, now: now)
    try put("room", [record.key.id, record.host, record.league, record.content.title, "\(record.version)"])
    try put("room's course", record.course)
    try put("room's players", record.players.map { [$0.id, $0.token, $0.name.text, "\($0.team)"] })
    try put("room's answers", record.answers.map { [$0.player, "\($0.question)", "\($0.answer)"] })
    return texts
  }

  /// The results of a league, their lines in order.
  static func results(
    of league: LeagueInfo, _ detail: LeagueResults.Detail, in store: LeagueStore
  ) async throws -> String {
    var results = try await store.results(of: league, detail, known: SampleQuestions.known)
    var lines = ""
    while let piece = try await results.next() { lines += String(decoding: piece, as: UTF8.self) }
    return sorted(lines)
  }

  /// An export without when the player was seen, its rounds in the order of their ids.
  private static func exported(_ json: [UInt8]) throws -> String {
    var object = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    object["seen"] = nil
    let rounds = (object["rounds"] as? [[String: Any]] ?? []).map { round in
      ((round["record"] as? [String: Any])?["id"] as? String ?? round["id"] as? String ?? "", round)
    }
    object["rounds"] = rounds.sorted { $0.0 < $1.0 }.map(\.1)
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
  }

  /// Lists are in the order of their keys, which another program may choose otherwise.
  private static func sorted(_ lines: String) -> String {
    lines.split(separator: "\n").map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }.sorted()
      .joined(separator: "\n")
  }

  private static var selections: [LeagueTable.Selection] {
    LeagueTable.Period.allCases.map { .init(period: $0) } + [
      .init(period: .all, game: "timed"), .init(period: .week, game: "timed", set: "en/food/basic"),
      .init(period: .month, set: "en/food/more"), .init(period: .all, game: "missing"),
      .init(period: .day, game: "daily"),
    ]
  }
}
