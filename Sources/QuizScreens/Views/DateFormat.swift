import QuizCore
import TerminalKit

/// How days and times of day are written: `Sat 21 Nov 09:14`, in Japanese `11月21日（土）09:14`. The year goes without saying
/// in the year of `today`; what is not of that year has it in place of the time.
enum DateFormat {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// A day with its weekday.
  static func day(_ day: Day) -> Phrase {
    let (month, number) = day.monthAndDay
    return Phrase(
      en: "\(weekdays[day.weekday]) \(number) \(months[month - 1])",
      ja: "\(month)月\(number)日（\(PhraseList.weekdays.ja[day.weekday])）")
  }

  /// A day in a column of a table, as wide as the others of its year.
  static func columnDay(_ day: Day, today: Day) -> Phrase {
    let (month, number) = day.monthAndDay
    let name = months[month - 1]
    return day.year == today.year
      ? Phrase(en: "\(padded(number)) \(name)", ja: "\(padded(month))月\(padded(number))日")
      : Phrase(en: "\(padded(number)) \(name) \(day.year)", ja: "\(day.year)年\(padded(month))月\(padded(number))日")
  }

  /// A moment in wordings from the longest to the shortest.
  static func moment(_ time: WallTime, today: Day) -> PhraseList {
    let (day, clock) = (time.day, String(time.local.suffix(5)))
    let (month, number) = day.monthAndDay
    let whole = self.day(day)
    let (en, ja) = ("\(number) \(months[month - 1])", "\(month)月\(number)日")
    guard day.year == today.year else {
      return PhraseList(en: ["\(en) \(day.year)"], ja: ["\(day.year)年\(ja)"])
    }
    return PhraseList(
      en: ["\(whole.en) \(clock)", "\(en) \(clock)", en], ja: ["\(whole.ja)\(clock)", "\(ja) \(clock)", ja])
  }

  /// A moment in a column of a table, in wordings from the longest to the shortest.
  static func column(_ time: WallTime, today: Day) -> PhraseList {
    let day = columnDay(time.day, today: today)
    guard time.day.year == today.year else { return PhraseList(en: [day.en], ja: [day.ja]) }
    let clock = " " + time.local.suffix(5)
    return PhraseList(en: [day.en + clock, day.en], ja: [day.ja + clock, day.ja])
  }

  private static func padded(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }
}

extension ViewContext {
  /// A moment in a sentence: `21 Nov 09:14`. Where the day was not looked up yet, it is taken to be of this year.
  func moment(_ time: WallTime) -> Phrase {
    let wordings = DateFormat.moment(time, today: state.today ?? time.day)
    return Phrase(
      en: wordings.en.dropFirst().first ?? wordings.en[0], ja: wordings.ja.dropFirst().first ?? wordings.ja[0])
  }
}
