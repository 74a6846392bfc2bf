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
  static var hintMore: Phrase? { Phrase(en: "go on", ja: "続ける") }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let plan = context.state.review else { return [] }
    let wordings = context.words(.due(plan, in: context.state))
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
    let gap: SafeText = context.isCompact ? "  " : "   "
    return BoardHeader(
      title: sitting.answers.isEmpty
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

extension Phrase {
  fileprivate static let noneDue = Phrase(en: "nothing due", ja: "今日はありません")
  fileprivate static func dueToday(_ count: Int) -> Phrase { Phrase(en: "\(count) due today", ja: "今日\(count)問") }
  fileprivate static func toGo(_ count: Int) -> Phrase { Phrase(en: "\(count) to go", ja: "あと\(count)問") }

  fileprivate static let helpReview = Phrase(
    en:
      "A question comes back when you are about to forget it, later each time that you know it (FSRS-6). Wrong or out of time means forgotten; right at the second try, or much more slowly than usual, means hard. What you miss comes again in the same sitting. Answers in all games count, and a day begins at four in the morning.",
    ja:
      "忘れそうになったころに問題が出ます。覚えるほど間隔は長くなります（FSRS-6）。不正解と時間切れは「忘れた」、正解は「覚えていた」、間違えたあとの正解や、ふだんよりずっと遅い正解は「難しかった」と数えます。間違えた問題は同じ回のうちにもう一度出ます。どのゲームの回答も数え、1日は午前4時に始まります。"
  )

  fileprivate static let helpLearnt = Phrase(
    en:
      "It asks what you missed in any game and the sets that you learn: your own, imported ones, and those marked with m in the list of sets. Settings say how many new ones and how many reviews a day, and how well you want to know them; tenq review --fit fits the model to your answers.",
    ja:
      "出るのは、どこかで間違えた問題と、覚えるセットの問題です。自分の問題と取り込んだセット、セットの一覧で m を押して印を付けたセットが対象です。1日の新しい問題と復習の数、覚えている割合は設定で変えられます。tenq review --fit であなたの記憶に合わせられます。"
  )
}

extension PhraseList {
  /// What is due today, and how much comes in the next days.
  fileprivate static func due(_ plan: ReviewPlan, in state: AppState) -> PhraseList {
    let tomorrow = plan.forecast[1]
    let week = plan.forecast[1...7].reduce(0, +)
    guard plan.today == 0 else {
      return PhraseList(
        en: [
          "\(plan.today) due today   \(tomorrow) tomorrow, \(week) in a week",
          "\(plan.today) due today, \(tomorrow) tomorrow",
          "\(plan.today) due today", "\(plan.today) due",
        ],
        ja: ["今日\(plan.today)問   明日\(tomorrow)問、7日間で\(week)問", "今日\(plan.today)問、明日\(tomorrow)問", "今日\(plan.today)問"])
    }
    guard let next = plan.next else {
      return PhraseList(
        en: ["what you would forget comes here", "nothing due"],
        ja: ["忘れそうな問題がここに出ます", "今日はありません"])
    }
    let count = plan.forecast[next]
    return PhraseList(
      en: ["nothing due   \(count) \(Phrase.inDays(next).en)", "\(count) \(Phrase.inDays(next).en)"],
      ja: ["今日はありません   \(Phrase.inDays(next).ja)に\(count)問", "\(Phrase.inDays(next).ja)に\(count)問"])
  }
}
