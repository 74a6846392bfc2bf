import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

/// The results of a league's players as CSV, for a spreadsheet: streamed, so that only a page of rounds and the sums of one
/// player are in memory.
public struct LeagueResults: Sendable {
  /// What a row tells of.
  public enum Detail: Hashable, Sendable {
    /// A player's rounds of a set.
    case sets
    /// A player's answer.
    case answers
  }

  /// A player's sums of a set.
  private struct Sums {
    var rounds = 0
    var asked = 0
    var right = 0
    var points = 0
    var milliseconds = 0
    var first = Int.max
    var last = Int.min
  }

  /// A game and a set, as the log names them.
  private struct Place: Hashable, Comparable {
    let set: String
    let game: String

    static func < (one: Place, other: Place) -> Bool { (one.set, one.game) < (other.set, other.game) }
  }

  /// How many rounds are read at once.
  private static let page = 500

  private let store: LeagueStore
  private let league: LeagueInfo
  private let detail: Detail
  /// Rounds that ended before this instant are left out.
  private let since: Int
  /// The questions that the league knows in words, by their hashes.
  private let texts: [String: String]
  /// Those that the banks beside it have.
  private let known: KnownQuestions
  /// Those who are not at their end.
  private var players: ArraySlice<PlayerInfo>
  /// The sums of the first of them.
  private var sums: [Place: Sums] = [:]
  /// The key of the round that was read last; empty at the beginning of a player.
  private var last = ""
  private var hasBegun = false

  init(
    _ store: LeagueStore, _ league: LeagueInfo, _ detail: Detail, since: Int, players: [PlayerInfo],
    texts: [String: String], known: KnownQuestions
  ) {
    self.store = store
    self.league = league
    self.detail = detail
    self.since = since
    self.players = players[...]
    self.texts = texts
    self.known = known
  }

  /// The next lines, possibly none yet; nil after the last.
  public mutating func next() async throws(StoreError) -> [UInt8]? {
    if !hasBegun {
      hasBegun = true
      return Array((heading + "\n").utf8)
    }
    guard let player = players.first else { return nil }
    let (league, after, since) = (league.id, last, since)
    let rows = try await store.runner.read {
      try $0.run(
        RoundsSQL.results, .text(league), .text(player.id), .text(after), .int(since), .int(LeagueResults.page))
    }
    var lines: [String] = []
    for row in rows {
      last = row.text("round")
      guard let record = LeagueStore.record(row.text("record")) else { continue }
      switch detail {
      case .answers: lines += answers(of: record, by: player)
      case .sets: add(record, played: row.int("played"), points: row.int("points"))
      }
    }
    if rows.count < LeagueResults.page {
      lines += sums.sorted { $0.key < $1.key }.map { line(of: $0.key, $0.value, by: player) }
      sums = [:]
      last = ""
      players = players.dropFirst()
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private var heading: String {
    switch detail {
    case .sets: "player,set,game,rounds,asked,right,points,milliseconds,first,last,id"
    case .answers: "player,date,set,game,number,question,text,choice,right,milliseconds,round,id"
    }
  }

  private mutating func add(_ record: RoundRecord, played: Int, points: Int) {
    var sum = sums[Place(set: record.set, game: record.game.rawValue)] ?? Sums()
    sum.rounds += 1
    sum.asked += record.asked
    sum.right += record.correct
    sum.points += points
    sum.milliseconds += record.milliseconds
    sum.first = min(sum.first, played)
    sum.last = max(sum.last, played)
    sums[Place(set: record.set, game: record.game.rawValue)] = sum
  }

  private func line(of place: Place, _ sum: Sums, by player: PlayerInfo) -> String {
    let cells = [LeagueResults.cell(player.name), LeagueResults.cell(place.set), LeagueResults.cell(place.game)]
    let numbers = [sum.rounds, sum.asked, sum.right, sum.points, sum.milliseconds].map { String($0) }
    return (cells + numbers + [date(sum.first), date(sum.last), player.id]).joined(separator: ",")
  }

  private func answers(of record: RoundRecord, by player: PlayerInfo) -> [String] {
    record.answers.enumerated().map { index, answer in
      let question = answer.question.description
      return [
        LeagueResults.cell(player.name), "\(record.date)", LeagueResults.cell(record.set),
        LeagueResults.cell(record.game.rawValue), "\(index + 1)", question,
        LeagueResults.cell(texts[question] ?? known.text(of: answer.question) ?? ""),
        answer.choice.map { "\($0)" } ?? "", answer.correct ? "1" : "0", "\(answer.milliseconds)", record.id, player.id,
      ].joined(separator: ",")
    }
  }

  /// An instant where the league is.
  private func date(_ milliseconds: Int) -> String {
    WallTime(secondsSince1970: milliseconds / 1000, offset: league.offset).map { "\($0)" } ?? ""
  }

  /// A text as a cell: in one line, in quotes where it needs them. Players choose texts, and a spreadsheet would compute
  /// what begins like a formula, so that is made a text.
  static func cell(_ text: String) -> String { CSV.cell(CSV.formulaEscaped(SafeText(text).oneLine.string)) }
}

extension LeagueStore {
  /// Begins to read the results of a league's players, by name: of rounds that ended at `since` or later, in milliseconds
  /// since 1970. What the league does not have of a question's words is taken from `known`.
  public func results(
    of league: LeagueInfo, _ detail: LeagueResults.Detail, since: Int = .min, known: KnownQuestions = KnownQuestions()
  ) async throws(StoreError) -> LeagueResults {
    let players = try await players(of: league.id)
    var texts: [String: String] = [:]
    if detail == .answers {
      let rows = try await runner.read { try $0.run(QuestionsSQL.texts, .text(league.id)) }
      for row in rows { texts[row.text("hash")] = QuestionContent.text(row.text("content"))?.text }
    }
    return LeagueResults(self, league, detail, since: since, players: players, texts: texts, known: known)
  }
}

extension LeagueInfo {
  /// When a day like `2026-11-21` begins where the league is, in milliseconds since 1970; nil for any other text.
  public func beginning(ofDay text: String) -> Int? {
    guard text.utf8.count == 10, let midnight = WallTime(text + "T00:00:00Z") else { return nil }
    return (midnight.secondsSince1970 - offset) * 1000
  }
}
