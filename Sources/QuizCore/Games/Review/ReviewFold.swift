/// Takes the answers to bank questions out of the rounds of all games, in the order of the log: to which question, with
/// which grade, and how long after the one before.
///
/// The order of the log is that of the answers, whatever their dates say. An answer that is dated before the one before it,
/// because a clock was set back or another machine's rounds were added, counts as of the same day.
struct ReviewFold: Hashable, Sendable {
  /// One answer.
  struct Answer {
    /// The number of its question among those that were answered, in the order of their first answers.
    let place: Int
    /// Which question it is.
    let question: QuestionID
    /// The grade.
    let grade: Grade
    /// Whether the first choice was wrong, or time ran out.
    let isMissed: Bool
    /// Whole days since the answer before, as the reference counts them: of 24 hours each; nil for the first one.
    let days: Int?
  }

  /// Where each question stands, by its hash.
  private var places: [UInt64: Int] = [:]
  /// When each question was answered last, in seconds since 1970.
  private(set) var latest: [Int] = []
  private var usual = UsualTime()

  /// How many different questions are taken, so that no log takes unbounded memory.
  private static let limit = 1 << 18

  /// The number of a question; nil for one that was not answered.
  func place(of question: QuestionID) -> Int? { places[question.hash] }

  /// Hands on the answers of a round: those that follow each other to one question are one.
  mutating func add(_ record: RoundRecord, _ take: (Answer) -> Void) {
    let now = record.date.secondsSince1970
    var first = record.answers.startIndex
    // In place: a copy of an answer counts references.
    while first < record.answers.endIndex {
      let question = record.answers[first].question
      let isMissed = !record.answers[first].correct
      var last = first
      while last + 1 < record.answers.endIndex, record.answers[last + 1].question == question { last += 1 }
      let milliseconds = record.answers[last].milliseconds
      let isRight = record.answers[last].correct
      let grade = Grade(
        isRight: isRight, tries: last - first + 1, milliseconds: milliseconds, usual: usual.milliseconds)
      if isRight { usual.add(milliseconds: milliseconds) }
      first = last + 1
      if let place = places[question.hash] {
        let seconds = now - latest[place]
        latest[place] = now
        let days = seconds < 0 ? 0 : seconds / 86_400
        take(Answer(place: place, question: question, grade: grade, isMissed: isMissed, days: days))
      } else if latest.count < ReviewFold.limit {
        places[question.hash] = latest.count
        take(Answer(place: latest.count, question: question, grade: grade, isMissed: isMissed, days: nil))
        latest.append(now)
      }
    }
  }
}
