import QuizCore
import TerminalKit

/// The quantity that the bars of a chart measure.
public enum ChartQuantity: String, CaseIterable, Sendable {
  /// Right answers.
  case answers
  /// Time.
  case time
  /// Points.
  case points
}

/// The order of the bars of a chart.
public enum ChartOrder: String, CaseIterable, SettingRepresentable {
  /// The latest round first.
  case newest
  /// The latest round last.
  case oldest
}

/// The player's choice of a chart's rounds and their order.
struct ChartOptions: Equatable, Sendable {
  /// How many rounds the player can choose to see; at last all that fit.
  static let spans = [5, 10, 20, Int.max]

  /// How many rounds are shown.
  var span = ChartOptions.spans[0]
  /// What the bars measure.
  var quantity = ChartQuantity.answers
  /// The order of the bars.
  var order = ChartOrder.newest
  /// The set, as the log names it, whose rounds are shown; nil for all.
  var set: String?

  /// The sets that occur among records, in the order of their latest round.
  static func sets(of records: [RoundRecord]) -> [String] {
    var sets: [String] = []
    // There are few sets, and most records are of the set before.
    for record in records where record.set != sets.last && !sets.contains(record.set) { sets.append(record.set) }
    return sets
  }

  /// The records to show out of `records`, newest first, limited by the span and by `room`. Without a chosen set,
  /// rounds of missed questions are left out unless there are no others.
  func shown(of records: [RoundRecord], fitting room: Int) -> [RoundRecord] {
    let count = min(span, max(0, room))
    var latest = Array(records.lazy.filter { [set] in set == nil ? !$0.isOfMissed : $0.set == set }.prefix(count))
    if set == nil, latest.isEmpty { latest += records.prefix(count) }
    return order == .newest ? latest : latest.reversed()
  }

  /// The names of the bars: newest, 2nd, 3rd, … for a few from the newest on, else dates.
  func names(of shown: [RoundRecord], _ words: Localizer) -> [SafeText] {
    order == .newest && shown.count < ChartOptions.firstDated
      ? (1...max(1, shown.count)).map { words(.ago($0)) } : ChartOptions.dates(of: shown, words)
  }

  /// From this many records on, dates replace numbers.
  private static let firstDated = 10

  /// The day of each record, as in tables; the time of day, `14:05`, where all are of one day.
  static func dates(of shown: [RoundRecord], _ words: Localizer) -> [SafeText] {
    let day = shown.first?.date.day
    let areOfOneDay = shown.count > 1 && shown.allSatisfy { $0.date.day == day }
    return shown.map { record in
      let local = record.date.local
      if areOfOneDay { return SafeText(String(local.suffix(5))) }
      return words(DateFormat.columnDay(record.date.day, today: record.date.day))
    }
  }
}
