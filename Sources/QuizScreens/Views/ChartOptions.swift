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
  /// How many rounds are shown.
  enum Span: CaseIterable {
    case five, ten, twenty, all

    var count: Int {
      switch self {
      case .five: 5
      case .ten: 10
      case .twenty: 20
      case .all: .max
      }
    }

    var wider: Span { Span.allCases.first { $0.count > count } ?? self }
    var narrower: Span { Span.allCases.last { $0.count < count } ?? self }

    func title(_ words: Localizer) -> SafeText {
      switch self {
      case .five, .ten, .twenty: words(.latest(count))
      case .all: words(.allRounds)
      }
    }
  }

  /// How many rounds are shown.
  var span = Span.five
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
    let count = min(span.count, max(0, room))
    var latest: [RoundRecord] = []
    for record in records where set.map({ record.set == $0 }) ?? !record.isOfMissed {
      if latest.count == count { break }
      latest.append(record)
    }
    if set == nil, latest.isEmpty { latest += records.prefix(count) }
    switch order {
    case .newest: return latest
    case .oldest: return latest.reversed()
    }
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
