import QuizCore
import QuizStore

/// What a table is ordered by. The order by time is that of the time of all answers divided by the right ones; players
/// without a right answer are left out. Equal players share a place, ordered by points, then by speed.
public typealias TableOrder = LeagueTable.Order

/// All players of a league with a round in a selection, best first.
struct Standing: Sendable {
  /// One player.
  struct Entry: Sendable {
    let player: LeagueMembership.Named
    let days: Int
    let points: Int
    let right: Int
    let asked: Int
    let milliseconds: Int
    let rounds: Int
    /// Right answers in rounds with a clock, whose times `milliseconds` are.
    let timed: Int
    /// Rounds that the league does not know the questions of.
    let own: Int
  }

  /// The players in their order.
  let entries: [Entry]
  /// The league's revision before the players were read: they are at least as new.
  let revision: Int
  private let places: [Int]
  private let indices: [String: Int]

  init(_ entries: [Entry], by order: TableOrder, revision: Int) {
    let ranked = entries.filter(order.takes).sorted { left, right in
      if order.isBetter(left, right) { return true }
      if order.isBetter(right, left) { return false }
      // Equal ones: more points first, then the faster, and then always in the same order.
      if left.points != right.points { return left.points > right.points }
      if TableOrder.time.isBetter(left, right) { return true }
      if TableOrder.time.isBetter(right, left) { return false }
      return (left.player.name, left.player.id) < (right.player.name, right.player.id)
    }
    var places: [Int] = []
    for (index, entry) in ranked.enumerated() {
      let isEqual = index > 0 && !order.isBetter(ranked[index - 1], entry)
      places.append(isEqual ? places[index - 1] : index + 1)
    }
    self.entries = ranked
    self.revision = revision
    self.places = places
    indices = Dictionary(ranked.enumerated().map { ($1.player.id, $0) }) { first, _ in first }
  }

  /// The table: the first rows, and the row of a player.
  func table(
    _ selection: LeagueTable.Selection, limit: Int, player: String?, made: Int
  ) -> LeagueTable {
    LeagueTable(
      selection: selection, rows: entries.indices.prefix(max(0, limit)).map(row),
      own: player.flatMap { indices[$0] }.map(row), count: entries.count, made: made)
  }

  private func row(_ index: Int) -> LeagueTable.Row {
    let entry = entries[index]
    return LeagueTable.Row(
      place: places[index], player: entry.player, points: entry.points, right: entry.right, asked: entry.asked,
      milliseconds: entry.milliseconds, rounds: entry.rounds, days: entry.days, timed: entry.timed, own: entry.own)
  }
}

extension TableOrder {
  /// Whether a player has a place at all.
  func takes(_ entry: Standing.Entry) -> Bool {
    switch self {
    case .points, .right, .days: true
    case .time: entry.timed > 0
    }
  }

  /// Whether one player is before another; players equal in this share a place.
  func isBetter(_ left: Standing.Entry, _ right: Standing.Entry) -> Bool {
    switch self {
    case .points: left.points > right.points
    case .right: left.right > right.right
    // Time for each right answer, so that guessing does not pay. Multiplied out to avoid rounding, without overflow.
    case .time: Int128(left.milliseconds) * Int128(right.timed) < Int128(right.milliseconds) * Int128(left.timed)
    case .days: left.days > right.days
    }
  }
}
