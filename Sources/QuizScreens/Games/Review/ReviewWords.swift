import QuizCore
import TerminalKit

// What is said of days to come.
extension Phrase {
  /// After how many days, from today.
  static func inDays(_ days: Int) -> Phrase {
    switch days {
    case ...0: Phrase(en: "today", ja: "今日")
    case 1: Phrase(en: "tomorrow", ja: "明日")
    case _: Phrase(en: "in \(days) days", ja: "\(days)日後")
    }
  }

  /// When a question comes again.
  static func comesAgain(inDays days: Int) -> Phrase {
    days <= 0
      ? Phrase(en: "again today", ja: "今日もう一度出ます")
      : days == 1 ? Phrase(en: "again tomorrow", ja: "次は明日") : Phrase(en: "again in \(days) days", ja: "次は\(days)日後")
  }

  /// The same as a sentence.
  static func plainAgain(inDays days: Int) -> Phrase {
    switch days {
    case ...0: Phrase(en: "It comes again today.", ja: "今日もう一度出ます。")
    case 1: Phrase(en: "It comes again tomorrow.", ja: "次は明日出ます。")
    case _: Phrase(en: "It comes again in \(days) days.", ja: "次は\(days)日後に出ます。")
    }
  }

  /// How many questions there are today.
  static func plainDue(_ count: Int) -> Phrase {
    Phrase(en: "\(count) due today.", ja: "今日は\(count)問あります。")
  }

  static let nothingToday = Phrase(en: "Nothing is due today.", ja: "今日の復習はありません。")

  /// That nothing is due, and when the next question is; `plan` is nil where nothing is known.
  public static func nothingDue(_ plan: ReviewPlan?) -> Phrase {
    guard let plan, let next = plan.next else {
      return nothingToday
        + Phrase(
          en: " What you miss in any game comes here, and so do sets marked with m on the list of sets.",
          ja: "間違えた問題と、セットの一覧で m を押して印を付けたセットがここに出ます。")
    }
    let count = plan.forecast[next]
    let day: Phrase =
      next == 1
      ? Phrase(en: " Tomorrow: \(count).", ja: "明日は\(count)問です。")
      : Phrase(en: " In \(next) days: \(count).", ja: "次は\(next)日後の\(count)問です。")
    return nothingToday + day
  }

  /// How many are due in other languages, as a sentence; nothing where none is.
  public static func due(_ elsewhere: [AppState.Elsewhere]) -> Phrase {
    elsewhere.filter { $0.due > 0 }.reduce(Phrase(en: "", ja: "")) { text, other in
      text
        + Phrase(
          en: " In \(other.language.name.en): \(other.due).",
          ja: "\(other.language.name.ja)では今日\(other.due)問あります。")
    }
  }
}

extension ReviewMemory {
  /// In how many days from today a question comes again; 0 where it does today, nil for one that was not answered.
  func days(until question: QuestionID, retention: Double, at now: WallTime) -> Int? {
    entry(of: question).map { days(until: $0, retention: retention, at: now) }
  }

  /// The same of what is known of a question.
  func days(until entry: Entry, retention: Double, at now: WallTime) -> Int {
    if comesAgain(entry, at: now) { return 0 }
    return max(0, dueDay(of: entry, retention: retention, at: now).number - now.reviewDay.number)
  }
}
