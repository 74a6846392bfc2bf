import Testing

@testable import QuizCore

/// Days in a row, with a rest day a week.
@Suite struct DayRowTests {
  /// A Monday.
  private let monday = Day(number: 20_780)

  /// A case of the table: the days from a Monday to today, `✓` for played and `·` for not, with a blank between weeks.
  struct Example: CustomTestStringConvertible {
    let name: String
    let days: String
    let streak: Int
    let week: String
    var endsToday = false

    var testDescription: String { name }
  }

  private func row(_ days: String) -> (row: DayRow, week: Week) {
    let marks = days.filter { $0 != " " }
    let played = Set(zip(0..., marks).filter { $1 == "✓" }.map { monday.advanced(by: $0.0) })
    let row = DayRow(until: monday.advanced(by: marks.count - 1), isPlayed: played.contains)
    return (row, Week(of: row, isPlayed: played.contains))
  }

  private func text(_ week: Week) -> String {
    week.marks.map { mark in
      switch mark {
      case .played: "✓"
      case .rest: "○"
      case .missed: "✗"
      case .open: "·"
      }
    }.joined()
  }

  static let table = [
    Example(name: "nothing was ever played", days: "··", streak: 0, week: "·······"),
    Example(name: "the first day", days: "✓", streak: 1, week: "✓······"),
    Example(name: "the day after the first, not played yet", days: "✓·", streak: 1, week: "✓······"),
    Example(name: "the first day is in the middle of a week", days: "··✓✓", streak: 2, week: "··✓✓···"),
    Example(name: "today is still to be played", days: "✓✓✓✓·", streak: 4, week: "✓✓✓✓···"),
    Example(name: "yesterday was a rest day", days: "✓✓✓··", streak: 3, week: "✓✓✓○···", endsToday: true),
    Example(name: "a rest day within the row", days: "✓✓✓·✓", streak: 4, week: "✓✓✓○✓··"),
    Example(name: "after it another would end the row", days: "✓✓✓·✓·", streak: 4, week: "✓✓✓○✓··", endsToday: true),
    Example(name: "two days off that follow each other", days: "✓✓··✓", streak: 1, week: "✓✓··✓··"),
    Example(name: "two days off apart leave what follows the first", days: "✓✓·✓·✓", streak: 2, week: "✓✓·✓○✓·"),
    Example(name: "one day off in each of two weeks", days: "✓✓·✓✓✓✓ ✓·✓", streak: 8, week: "✓○✓····"),
    Example(name: "Sunday and Monday are of two weeks", days: "✓✓✓✓✓✓· ·✓", streak: 7, week: "○✓·····"),
    Example(name: "a rest day on Monday", days: "✓✓✓✓✓✓✓ ··", streak: 7, week: "○······", endsToday: true),
    Example(name: "a new week has its rest day", days: "✓✓·✓✓✓✓ ·", streak: 6, week: "·······"),
    Example(name: "Sunday, Monday and Tuesday", days: "✓✓✓✓✓✓· ··✓", streak: 1, week: "··✓····"),
    Example(name: "Saturday and Sunday", days: "✓✓✓✓✓·· ✓", streak: 1, week: "✓······"),
    Example(name: "days off before the first day are none", days: "✓✓····· ··✓✓", streak: 2, week: "··✓✓···"),
  ]

  @Test(arguments: table)
  func daysInARow(_ example: Example) {
    let (row, week) = row(example.days)
    #expect(row.days == example.streak)
    #expect(text(week) == example.week)
    #expect(row.endsToday == example.endsToday)
  }

  /// The days up to today, how long the row was that is lost, and the week in which it was lost.
  static let lostRows: [(days: String, lost: Int?, week: String)] = [
    ("··", nil, ""), ("✓·", nil, ""), ("✓··", nil, ""), ("✓✓·", nil, ""),
    // One day off is a rest day, and today there is still time.
    ("✓✓✓··", nil, ""),
    ("✓✓✓···", 3, "✓✓✓○✗··"), ("✓✓✓·····", 3, "✓✓✓○✗··"), ("✓✓✓·✓··", 4, "✓✓✓○✓✗·"),
    // Played again, it is said no more.
    ("✓✓✓··✓", nil, ""), ("✓✓✓··✓·", nil, ""),
    ("✓✓✓✓✓✓· ··", nil, ""), ("✓✓✓✓✓✓· ···", 6, "○✗·····"), ("✓✓✓✓✓·· ·", 5, "✓✓✓✓✓○✗"),
    ("✓✓✓✓✓·· ······· ···", 5, "✓✓✓✓✓○✗"),
  ]

  @Test(arguments: lostRows.indices)
  func aRowThatWasLostSaysWhichDayLostIt(_ index: Int) throws {
    let (days, length, week) = DayRowTests.lostRows[index]
    let marks = days.filter { $0 != " " }
    let played = Set(zip(0..., marks).filter { $1 == "✓" }.map { monday.advanced(by: $0.0) })
    let today = monday.advanced(by: marks.count - 1)
    let latest = played.filter { $0 < today }.max()
    let lost =
      played.contains(today)
      ? nil : latest.flatMap { LostRow(until: $0, before: today, isPlayed: played.contains) }
    #expect(lost?.days == length)
    guard let lost else { return }
    #expect(text(lost.week) == week)
    #expect(lost.missed < today && !played.contains(lost.missed))
  }

  /// As the definition has it: the longest run that ends today in which no week has two days off.
  private func definition(_ played: [Bool]) -> Int {
    var best = 0
    for first in played.indices where played[first] {
      let off = (first..<played.count - 1).filter { !played[$0] }
      let isRow = (0...played.count / 7).allSatisfy { week in off.count { $0 / 7 == week } <= 1 }
      if isRow { best = max(best, played[first...].count { $0 }) }
    }
    return best
  }

  @Test func everyPatternOfTwelveDaysIsWhatTheDefinitionSays() {
    for pattern in 0..<1 << 12 {
      let played = (0..<12).map { pattern >> $0 & 1 == 1 }
      let row = DayRow(until: monday.advanced(by: 11)) { day in
        let number = day.number - monday.number
        return played.indices.contains(number) && played[number]
      }
      guard row.days != definition(played) else { continue }
      Issue.record("\(played.map { $0 ? "✓" : "·" }.joined()): \(row.days), not \(definition(played))")
    }
  }

  @Test func aRowIsCountedNoFurtherThanItIsOfInterest() {
    #expect(DayRow(until: monday, limit: 10) { _ in true }.days == 10)
    #expect(DayRow(until: monday, limit: 1) { $0 != monday }.days == 1)
  }

  @Test func aWeekBeginsOnMonday() throws {
    let sunday = try #require(WallTime("2026-11-22T23:59:59+09:00")).day
    #expect(sunday.weekday == 6 && "\(sunday.monday)" == "2026-11-16")
    #expect(monday.weekday == 0 && monday.monday == monday)
    let old = try #require(WallTime("1969-12-31T12:00:00+00:00")).day
    #expect(old.weekday == 2 && "\(old.monday)" == "1969-12-29")
    #expect(Day(number: .max).weekday >= 0 && Day(number: .min).weekday >= 0)
    #expect(sunday.monthAndDay == (11, 22))
  }
}
