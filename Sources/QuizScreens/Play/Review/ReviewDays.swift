import QuizCore
import TerminalKit

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
