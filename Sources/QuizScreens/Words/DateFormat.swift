// swift-format-ignore-file

import QuizCore
import TerminalKit

/// How days and times of day are written: `Sat 21 Nov 09:14`, in Japanese `11月21日（土）09:14`. The year goes without saying
/// in the year of `today`; what is not of that year has it in place of the time.
enum DateFormat {
  private static let weekdays = PhraseList(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], ["月", "火", "水", "木", "金", "土", "日"])

  /// A day with its weekday.
  static func day(_ day: Day) -> Phrase {
    let (month, number) = day.monthAndDay
    return Phrase("\(weekdays.en[day.weekday]) \(number) \(PhraseList.months.en[month - 1])", "\(month)月\(number)日（\(weekdays.ja[day.weekday])）")
  }

  /// A day in a column of a table, as wide as the others of its year.
  static func columnDay(_ day: Day, today: Day) -> Phrase {
    let (month, number) = day.monthAndDay
    let short = Phrase("\(padded(number)) \(PhraseList.months.en[month - 1])", "\(padded(month))月\(padded(number))日")
    return day.year == today.year ? short : Phrase("\(short.en) \(day.year)", "\(day.year)年\(short.ja)")
  }

  /// A moment, longest wording first.
  static func moment(_ time: WallTime, today: Day) -> PhraseList {
    let (day, clock) = (time.day, String(time.local.suffix(5)))
    let (month, number) = day.monthAndDay
    let (whole, short) = (self.day(day), Phrase("\(number) \(PhraseList.months.en[month - 1])", "\(month)月\(number)日"))
    guard day.year == today.year else { return PhraseList(["\(short.en) \(day.year)"], ["\(day.year)年\(short.ja)"]) }
    return PhraseList(["\(whole.en) \(clock)", "\(short.en) \(clock)", short.en], ["\(whole.ja)\(clock)", "\(short.ja) \(clock)", short.ja])
  }

  /// A moment in a column of a table.
  static func column(_ time: WallTime, today: Day) -> PhraseList {
    let day = columnDay(time.day, today: today)
    guard time.day.year == today.year else { return PhraseList([day.en], [day.ja]) }
    let clock = " " + time.local.suffix(5)
    return PhraseList([day.en + clock, day.en], [day.ja + clock, day.ja])
  }

  private static func padded(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }
}

extension ViewContext {
  /// A moment in a sentence: `21 Nov 09:14`. Where the day was not looked up yet, it is taken to be of this year.
  func moment(_ time: WallTime) -> Phrase {
    let wordings = DateFormat.moment(time, today: state.today ?? time.day)
    return Phrase(each: { wordings[$0].count > 1 ? wordings[$0][1] : wordings[$0][0] })
  }
}
