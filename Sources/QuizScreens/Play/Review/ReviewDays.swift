import QuizCore
import TerminalKit

extension ReviewMemory {
  /// In how many days a question comes again, 0 for today; nil if it was never answered.
  func days(until question: QuestionID, retention: Double, at now: WallTime) -> Int? {
    entry(of: question).map { days(until: $0, retention: retention, at: now) }
  }

  /// In how many days an entry comes again, 0 for today.
  func days(until entry: Entry, retention: Double, at now: WallTime) -> Int {
    if comesAgain(entry, at: now) { return 0 }
    return max(0, dueDay(of: entry, retention: retention, at: now).number - now.reviewDay.number)
  }
}
