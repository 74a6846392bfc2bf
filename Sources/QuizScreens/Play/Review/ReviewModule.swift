import QuizCore
import TerminalKit

/// The review as the player meets it.
struct ReviewModule: OneByOneModule {
  let game = Game.review

  var symbol: Symbol { .learnt }

  // The header already shows it.
  var isNamedInTitles: Bool { false }

  // What is missed comes again in the same sitting.
  static var asksMissedAgain: Bool { false }

  // There are as many as there are, not as many as one likes.
  static var hintMore: Phrase? { .hintReviewOn }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let plan = context.state.review else { return [] }
    let wordings = context.words(.due(plan))
    let elsewhere = context.words.elsewhere(\.due, in: context.state)
    let today = context.words(plan.today > 0 ? .dueToday(plan.today) : .noneDue)
    return elsewhere.isEmpty ? wordings : [today + "   " + elsewhere] + wordings
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(game.id, offersHelp: false) : nil
  }

  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader {
    let words = context.words
    let round = sitting.play.round
    let left = context.state.reviewsLeft(after: sitting.answers.count).map { words(.toGo($0)) }
    let again = days(until: round.verdict, of: sitting, in: context).map { words(.comesAgain(inDays: $0)) }
    let gap: SafeText = context.sizeClass == .small ? "  " : "   "
    return BoardHeader(
      title: sitting.answers.isEmpty || context.sizeClass == .large
        ? words(name) : words(name) + " \(sitting.right)/\(sitting.answers.count)",
      details: context.details(of: sitting.play.setup, asking: round.shuffled?.question),
      standing: again.map { again in [left.map { again + gap + $0 }, again].compactMap { $0 } }
        ?? [left ?? .empty],
      widest: ([0, 999].map { words(.comesAgain(inDays: $0)).width }.max() ?? 0) + (left.map { (gap + $0).width } ?? 0),
      standingStyle: again == nil ? .plain : .title,
      timeLine: round.limit == nil ? nil : sitting.play.timeLine(at: now),
      verdict: sitting.play.verdictAbove(in: context), alert: sitting.failureNote(words))
  }

  /// In how many days the question that was just answered comes again; nil while none was, and where the answer is not
  /// saved.
  private func days(
    until verdict: AnsweredQuestion?, of sitting: OneByOneSitting, in context: ViewContext
  ) -> Int? {
    guard let verdict, sitting.failures.isEmpty else { return nil }
    return context.state.days(until: verdict.shuffled.question.id)
  }

  var helpTexts: [Phrase]? { [.helpReview, .helpLearnt] }
}

extension AppState {
  /// In how many days the review asks a question again; nil while that is not known.
  func days(until question: QuestionID) -> Int? {
    guard let time, let memory = memories[ReviewMemory.self] else { return nil }
    return memory.days(until: question, retention: settings.reviewWishes.retention, at: time)
  }

  /// How many questions are left for today, after so many of the sitting; nil while that is not known.
  func reviewsLeft(after asked: Int) -> Int? {
    review.map { min($0.today, reviewCount.map { max(0, $0 - asked) } ?? .max) }
  }
}
