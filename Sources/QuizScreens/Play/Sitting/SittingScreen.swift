import QuizCore
import TerminalKit

/// A sitting: one question after another, each followed by its verdict, and a summary at the end.
///
/// Each answer is sent to be saved before its verdict is drawn.
struct SittingScreen<Module: SittingModule>: Screen {
  static var keyTables: [ScreenKeys] {
    let topic = HelpScreen.Topic.game(Module().game.id)
    return [
      ScreenKeys(topic, SittingKeys.verdict), ScreenKeys(topic, SittingKeys.summary),
      ScreenKeys(topic, ShareBox.keys),
    ]
  }

  private struct Summary: Equatable {
    let since: Instant
    var scroll = 0
    /// Why no question follows; nil if the player stopped.
    var reason: SafeText?
    /// The shared text, while shown.
    var box: ShareBox?
  }

  private(set) var sitting: Sitting
  /// The previous question, whose panels move out.
  private var previous: ShuffledQuestion?
  /// Nil while a question or its verdict is on screen.
  private var summary: Summary?
  /// Missed questions still to be repeated.
  private var again: [Question] = []

  private let game: Game.ID

  /// Starts with the question of `setup`.
  init(_ setup: RoundSetup) {
    sitting = Sitting(setup, Module())
    game = Module().game.id
  }

  private var play: RoundPlay { sitting.play }

  /// The answer whose verdict is on screen, and since when.
  private var verdict: (answer: AnsweredQuestion, since: Instant)? {
    guard summary == nil, play.cover == .none, case .verdict(let answer, let since) = play.round.phase else {
      return nil
    }
    return (answer, since)
  }
}

// Input.
extension SittingScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .response(RoundResponse.dealt(let setup)):
      previous = summary == nil ? play.round.shuffled : nil
      summary = nil
      sitting.ask(setup)
    case .response(RoundResponse.notDealt(let reason)):
      guard !sitting.answers.isEmpty else {
        return [.replace(DealScreen(game, offersHelp: false, problem: reason))]
      }
      again = []
      summary = Summary(since: now, reason: SafeText(reason))
    case .response(let response): sitting.update(response)
    case .key(let key):
      if let summary { return press(key, in: summary, at: now, in: context) }
      if let verdict { return press(key, on: verdict.answer, since: verdict.since, at: now, in: context) }
      return send(event, at: now, in: context)
    case .wheel(let rows) where summary != nil: scroll(by: rows, in: context)
    // A verdict and the summary have no clock to stop.
    case .covered where !holdsClock, .interrupted where !holdsClock: break
    case .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted:
      return summary == nil ? send(event, at: now, in: context) : []
    }
    return []
  }

  /// Passes an event to the question, and saves its answer.
  private mutating func send(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let before = sitting.answers.count
    let actions = sitting.play.handle(event, at: now, in: context)
    guard let answer = sitting.answers.last, sitting.answers.count > before else {
      return actions.contains(where: \.isBack) ? stop(at: now) : actions
    }
    return [.store(sitting.save(answer))] + actions
  }

  /// Shows the summary, or goes back if there are no answers.
  private mutating func stop(at now: Instant) -> [Action] {
    guard !sitting.answers.isEmpty else { return [.back] }
    again = []
    summary = Summary(since: now)
    return []
  }

  /// Requests the next missed question to repeat, else any.
  private mutating func more() -> [Action] {
    let missed = again.isEmpty ? nil : again.removeFirst()
    let questions = missed.map { RoundRequest.Questions.again([$0], of: sitting.selections[$0.id]) } ?? .any
    let last = sitting.answers.last?.shuffled.question.id
    return [.store(.deal(RoundRequest(game, questions, after: last, asked: sitting.answers.count)))]
  }

  private mutating func press(
    _ key: Key, on answer: AnsweredQuestion, since: Instant, at now: Instant, in context: ViewContext
  ) -> [Action] {
    guard now >= since + Rules.settling else { return [] }
    switch SittingKeys.verdict.command(for: key) {
    case .more: return more()
    case .save: return sitting.retry
    case .scroll(let rows): return send(.wheel(rows), at: now, in: context)
    case .report: return report(of: answer, in: context).map { [.go(to: $0)] } ?? []
    case .stop: return stop(at: now)
    case .none: return []
    }
  }

  /// The report of a question by another league player.
  private func report(of answer: AnsweredQuestion, in context: ViewContext) -> Destination? {
    let question = answer.shuffled.question
    guard let entry = play.setup.leagueQuestions[question.id], context.state.league?.isOfOthers(entry) == true
    else { return nil }
    return .report(question, entry)
  }

  private mutating func press(
    _ key: Key, in summary: Summary, at now: Instant, in context: ViewContext
  ) -> [Action] {
    guard summary.box == nil else {
      self.summary?.box = nil
      return []
    }
    guard now >= summary.since + Rules.settling else { return [] }
    switch SittingKeys.summary.command(for: key) {
    case .more: return summary.reason == nil ? more() : [.home]
    case .again:
      guard Module.asksMissedAgain else { return [] }
      again = sitting.missed
      return again.isEmpty ? [] : more()
    case .share:
      guard sitting.failures.isEmpty else { return sitting.retry }
      let text = ShareText(of: sitting.record, isReproducible: false, in: context.state)
      self.summary?.box = ShareBox(text: text)
      return [.terminal(.share(text))]
    case .review: return [.go(to: .pastRound(RoundResult(sitting.answers, setup: play.setup)))]
    case .history: return [.go(to: .history)]
    case .scroll(let rows): scroll(by: rows, in: context)
    case .home: return [.home]
    case .none: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    let first = viewport(in: context)?.first(after: rows) ?? 0
    summary?.scroll = first
  }

  /// The visible lines of the summary, unless all are.
  private func viewport(in context: ViewContext) -> Viewport? {
    summaryPage(in: context)?.form(in: context.room.size)?.viewport.flatMap { $0.isPartial ? $0 : nil }
  }

  /// Nil while a question or its verdict is on screen.
  private func summaryPage(in context: ViewContext) -> (any Block)? {
    summary.map { sitting.summary(scroll: $0.scroll, why: $0.reason, box: $0.box, in: context) }
  }
}

// State shown outside the picture.
extension SittingScreen {
  func hints(in context: ViewContext) -> [Hint] {
    if summary != nil { return summaryHints(in: context) }
    guard let verdict else { return play.hints(in: context) }
    let scrolls = play.fitted(in: context)?.viewport != nil
    return SittingKeys.verdict.hints(in: context) { command in
      switch command {
      case .save: sitting.failures.isEmpty
      case .scroll: !scrolls
      case .report: report(of: verdict.answer, in: context) == nil
      case .more, .stop: false
      }
    }.map { goingOn($0, in: context) }
  }

  /// The hint for continuing in the game's own words.
  private func goingOn(_ hint: Hint, in context: ViewContext) -> Hint {
    guard hint.key == .enter, let words = Module.hintMore else { return hint }
    return hint.saying(context.words(words), brief: .empty)
  }

  private func summaryHints(in context: ViewContext) -> [Hint] {
    if summary?.box != nil { return ShareBox.hints(in: context) }
    let scrolls = viewport(in: context) != nil
    return SittingKeys.summary.hints(in: context) { command in
      switch command {
      case .again: sitting.missed.isEmpty || !Module.asksMissedAgain
      case .scroll: !scrolls
      case .more: summary?.reason != nil
      case .share, .review, .history, .home: false
      }
    }.map { hint in
      switch hint.key {
      case .character("r"):
        hint.saying(context.words(context.sizeClass == .small ? .hintMissedAgain : .hintMissed(sitting.missed.count)))
      case .character("s") where !sitting.failures.isEmpty:
        hint.saying(context.words(.hintSaveAgain), brief: .empty, dropped: .last)
      case _: goingOn(hint, in: context)
      }
    }
  }

  var offersHelp: Bool { summary != nil || play.isAsking }

  var takesText: Bool { summary == nil && play.takesText }

  func waitsToBeShown(in context: ViewContext) -> Bool { holdsClock && play.waitsToBeShown }

  var helpTopic: HelpScreen.Topic { holdsClock ? play.helpTopic : .game(game) }

  var helpGame: Game.ID? { game }

  var holdsClock: Bool { summary == nil && verdict == nil }
}

// Drawing.
extension SittingScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    if let page = summaryPage(in: context) { return page }
    return play.page(
      Module().header(of: sitting, at: now, in: context), RoundSideView(sitting, in: context),
      after: previous.map { BoardView(asking: $0, words: context.words) }, at: now, in: context)
  }
}

extension Action {
  fileprivate var isBack: Bool {
    if case .back = self { true } else { false }
  }
}
