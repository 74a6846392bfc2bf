import QuizCore
import TerminalKit

/// The module of the review.
struct ReviewModule: SittingModule {
  let game = Game.review

  var symbol: Symbol { .learnt }

  // Already in the header.
  var isNamedInTitles: Bool { false }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let plan = context.state.review else { return [] }
    let wordings = context.words(.due(plan))
    let elsewhere = context.words.elsewhere(\.due, in: context.state)
    let today = context.words(plan.today > 0 ? .dueToday(plan.today) : .noneDue)
    return elsewhere.isEmpty ? wordings : [today + "   " + elsewhere] + wordings
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(game.id) : nil
  }

  func header(of sitting: SittingScreen, at now: Instant, in context: ViewContext) -> BoardHeader {
    let words = context.words
    let left = context.state.reviewsLeft(after: sitting.answers.count).map { words(.toGo($0)) }
    let again = days(after: sitting, in: context).map { words(.comesAgain(inDays: $0)) }
    let gap: SafeText = context.sizeClass == .small ? "  " : "   "
    return sitting.header(
      title: sitting.answers.isEmpty || context.sizeClass == .large
        ? words(name) : words(name) + " \(sitting.right)/\(sitting.answers.count)",
      standing: again.map { again in [left.map { again + gap + $0 }, again].compactMap { $0 } }
        ?? [left ?? .empty],
      widest: ([0, 999].map { words(.comesAgain(inDays: $0)).width }.max() ?? 0) + (left.map { (gap + $0).width } ?? 0),
      again == nil ? .plain : .title, at: now, in: context)
  }

  /// In how many days the question just answered comes again; nil if there is none or it is not saved.
  private func days(after sitting: SittingScreen, in context: ViewContext) -> Int? {
    guard let verdict = sitting.play.round.verdict, sitting.failures.isEmpty else { return nil }
    return context.state.days(until: verdict.shuffled.question.id)
  }

  var helpTexts: [Phrase]? { [.helpReview, .helpLearnt] }
}

extension AppState {
  /// In how many days a question comes again; nil if unknown.
  func days(until question: QuestionID) -> Int? {
    guard let time, let memory = memories[ReviewMemory.self] else { return nil }
    return memory.entry(of: question).map {
      memory.days(until: $0, retention: settings.reviewWishes.retention, at: time)
    }
  }

  /// Questions left for today after `asked` of the sitting; nil if unknown.
  func reviewsLeft(after asked: Int) -> Int? {
    review.map { min($0.today, reviewCount.map { max(0, $0 - asked) } ?? .max) }
  }
}
