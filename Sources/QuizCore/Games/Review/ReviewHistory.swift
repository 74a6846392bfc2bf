/// All answers to each question, as the model takes them: what its weights are fitted to.
public struct ReviewHistory: GameMemory {
  /// Answers of all games count.
  public static let takesAllGames = true

  /// One answer to a question.
  struct Review: Hashable, Sendable {
    /// The grade.
    let grade: Grade
    /// Whole days since the answer before; 0 for the first.
    let days: Int
  }

  /// The answers to each question, in order.
  private(set) var questions: [[Review]] = []
  private var fold = ReviewFold()

  /// Nothing yet.
  public init() {}

  /// Those of a known history.
  init(_ questions: [[Review]]) {
    self.questions = questions
  }

  /// The most answers of a question that the weights are fitted to, as the reference has it.
  private static let longest = 64

  /// Adds a round of any game, later in the log than those before.
  public mutating func add(_ record: RoundRecord) {
    var fold = ReviewFold()
    swap(&fold, &self.fold)
    defer { swap(&fold, &self.fold) }
    fold.add(record) { answer in
      guard let days = answer.days else { return questions.append([Review(grade: answer.grade, days: 0)]) }
      guard questions[answer.place].count < ReviewHistory.longest else { return }
      questions[answer.place].append(Review(grade: answer.grade, days: days))
    }
  }

  /// As many of the questions, each with all its answers, as have about `most` of those that ``size`` counts.
  func thinned(to most: Int) -> ReviewHistory {
    let step = max(1, (size.reviews + most - 1) / max(1, most))
    return step == 1 ? self : ReviewHistory(stride(from: 0, to: questions.count, by: step).map { questions[$0] })
  }

  /// The size of the part of it that weights are fitted to.
  public var used: (reviews: Int, questions: Int) { thinned(to: FSRSFit.most).size }

  /// How many answers came on another day than the one before, and of how many questions: what there is to fit to.
  public var size: (reviews: Int, questions: Int) {
    questions.reduce(into: (0, 0)) { size, reviews in
      let count = reviews.count { $0.days > 0 }
      size.0 += count
      size.1 += count > 0 ? 1 : 0
    }
  }
}
