import QuizCore
import TerminalKit

/// One question after the other from all sets, without end: how often it was right so far, then the question, then
/// whether it is now, and why. At the end a summary of the sitting.
///
/// Each answer is handed over to be saved before its verdict is drawn.
struct EndlessScreen: Screen, Equatable {
  /// A question on screen.
  struct Asked: Equatable {
    /// How often it was asked and right before.
    let tally: QuestionTally
    /// The question in play, as a round of one.
    fileprivate(set) var play: RoundPlay
    /// The question before, whose panels leave.
    let previous: ShuffledQuestion?
  }

  /// A question that was answered.
  struct Answered: Equatable {
    /// The question as it was on screen when it was answered.
    let asked: Asked
    /// The answer.
    let answer: AnsweredQuestion
    /// When it was answered.
    let since: Instant
    /// How many lines the text is scrolled from where it begins.
    fileprivate(set) var scroll = 0
  }

  /// Where the game stands.
  enum Phase: Equatable {
    /// The first question was asked for.
    case waiting
    /// There is no question, and why.
    case nothing(SafeText)
    /// A question waits for its answer.
    case asking(Asked)
    /// The verdict stands below the question.
    case answered(Answered)
    /// The sitting is summed up since an instant, the list scrolled by so many lines.
    case summary(since: Instant, scroll: Int)
  }

  /// Where the game stands.
  private(set) var phase = Phase.waiting
  /// The answers so far.
  private(set) var sitting = EndlessSitting()
  /// The missed questions that are still to be asked again.
  private var again: [EndlessSitting.Answer] = []

  var effectsOnAppear: [Effect] { [.deal(RoundRequest(.endless))] }
}

// What the player does.
extension EndlessScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (_, .response(.dealt(let setup))): ask(setup)
    case (_, .response(.notDealt(let reason))): phase = .nothing(SafeText(reason))
    case (_, .response(let response)): sitting.update(response)
    case (.asking(let asked), _): return send(event, to: asked, at: now, in: context)
    case (.answered(let answered), .key(let key)):
      guard now >= answered.since + Rules.settling else { return [] }
      return press(key, answered, at: now, in: context)
    case (.answered(let answered), .wheel(let rows)): scroll(by: rows, answered, in: context)
    case (.summary(let since, _), .key(let key)):
      guard now >= since + Rules.settling else { return [] }
      return press(key, in: context)
    case (.summary, .wheel(let rows)): scroll(by: rows, in: context)
    case (.nothing, .key(let key)), (.waiting, .key(let key)):
      return EndlessKeys.idle.command(for: key) == .back ? [.back] : []
    case (.answered, .row), (.answered, .paste), (.answered, .shown), (.answered, .time), (.answered, .covered),
      (.answered, .uncovered), (.answered, .interrupted):
      break
    case (.summary, .row), (.summary, .paste), (.summary, .shown), (.summary, .time), (.summary, .covered),
      (.summary, .uncovered), (.summary, .interrupted):
      break
    case (.nothing, .row), (.nothing, .wheel), (.nothing, .paste), (.nothing, .shown), (.nothing, .time),
      (.nothing, .covered), (.nothing, .uncovered), (.nothing, .interrupted):
      break
    case (.waiting, .row), (.waiting, .wheel), (.waiting, .paste), (.waiting, .shown), (.waiting, .time),
      (.waiting, .covered), (.waiting, .uncovered), (.waiting, .interrupted):
      break
    }
    return []
  }

  private mutating func ask(_ setup: RoundSetup) {
    let previous: ShuffledQuestion? =
      switch phase {
      case .answered(let answered): answered.answer.shuffled
      case .asking(let asked): asked.play.round.shuffled
      case .waiting, .nothing, .summary: nil
      }
    // Every answer so far is saved, so nothing is lost by leaving.
    phase = .asking(
      Asked(
        tally: setup.tally ?? QuestionTally(), play: RoundPlay(setup, asksBeforeLeaving: false), previous: previous))
  }

  /// Passes an event on to the question, and shows the verdict when it is answered by that.
  private mutating func send(
    _ event: ScreenEvent, to asked: Asked, at now: Instant, in context: ViewContext
  ) -> [Action] {
    var after = asked
    let actions = after.play.handle(event, at: now, in: context)
    guard let result = RoundResult(of: after.play.round, setup: asked.play.setup), let answer = result.questions.first
    else {
      phase = .asking(after)
      return actions.contains(where: \.isBack) ? stop(at: now) : actions
    }
    var answered = Answered(asked: asked, answer: answer, since: now)
    answered.scroll = scrollToVerdict(answered, in: context)
    phase = .answered(answered)
    sitting.add(answer, of: asked.play.setup)
    var record = result.record
    record.sitting = sitting.mark
    return [.effect(.save(record))] + actions
  }

  /// Sums the sitting up, or goes back at once where there is nothing to sum up.
  private mutating func stop(at now: Instant) -> [Action] {
    guard !sitting.answers.isEmpty else { return [.back] }
    again = []
    phase = .summary(since: now, scroll: 0)
    return []
  }

  /// Asks for one more question: the next of the missed ones that are asked again, else any.
  private mutating func more() -> [Action] {
    let last = sitting.answers.last?.question.id
    guard !again.isEmpty else { return [.effect(.deal(RoundRequest(.endless, after: last)))] }
    let next = again.removeFirst()
    return [.effect(.deal(RoundRequest(.endless, .again([next.question], of: next.selection), after: last)))]
  }

  private mutating func press(
    _ key: Key, _ answered: Answered, at now: Instant, in context: ViewContext
  ) -> [Action] {
    switch EndlessKeys.verdict.command(for: key) {
    case .more: return more()
    case .save: return sitting.retry
    case .scroll(let rows): scroll(by: rows, answered, in: context)
    case .report: return reportable(answered, in: context).map { [.push($0)] } ?? []
    case .stop: return stop(at: now)
    case .none: break
    }
    return []
  }

  /// The screen that reports the question; nil for one that is of no other player of a league.
  private func reportable(_ answered: Answered, in context: ViewContext) -> LeagueReportScreen? {
    let question = answered.answer.shuffled.question
    guard let entry = answered.asked.play.setup.makers[question.id], context.state.league?.isOfOthers(entry) == true
    else { return nil }
    return LeagueReportScreen(question, entry)
  }

  /// Takes a key of the summary.
  private mutating func press(_ key: Key, in context: ViewContext) -> [Action] {
    switch EndlessKeys.summary.command(for: key) {
    case .more: return more()
    case .again:
      again = sitting.missed
      return again.isEmpty ? [] : more()
    case .save: return sitting.retry
    case .scroll(let rows): scroll(by: rows, in: context)
    case .home: return [.home]
    case .none: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, _ answered: Answered, in context: ViewContext) {
    var answered = answered
    answered.scroll = board(answered, in: context).layout(in: context).text.scroll(answered.scroll, by: rows)
    phase = .answered(answered)
  }

  /// The scroll that brings the verdict into view before a long explanation.
  private func scrollToVerdict(_ answered: Answered, in context: ViewContext) -> Int {
    let text = board(answered, in: context).layout(in: context).text
    let verdict = text.lines.firstIndex { [.correct, .wrong, .urgent].contains($0.style) }
    return verdict.map { text.scroll(0, by: min(0, $0 - text.first)) } ?? 0
  }

  /// Scrolls the list of the summary.
  private mutating func scroll(by rows: Int, in context: ViewContext) {
    guard case .summary(let since, let scroll) = phase else { return }
    let last = EndlessSummaryView(sitting: sitting).scrollable(in: context)
    phase = .summary(since: since, scroll: max(0, min(scroll + rows, last)))
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .waiting, .nothing, .summary: return nil
    case .asking(let asked): return asked.play.hit(at: point, in: context)
    case .answered: return context.body(below: BoardHeader.rows - 1).contains(point) ? .key(.enter) : nil
    }
  }
}

// What holds at the moment.
extension EndlessScreen {
  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .waiting, .nothing: EndlessKeys.idle.hints(in: context)
    case .asking(let asked): asked.play.hints(in: context)
    case .answered(let answered):
      EndlessKeys.verdict.hints(in: context) { command in
        switch command {
        case .save: sitting.failures.isEmpty
        case .scroll: !board(answered, in: context).layout(in: context).text.isScrollable
        case .report: reportable(answered, in: context) == nil
        case .more, .stop: false
        }
      }
    case .summary:
      EndlessKeys.summary.hints(in: context) { command in
        switch command {
        case .again: sitting.missed.isEmpty
        case .save: sitting.failures.isEmpty
        case .scroll: EndlessSummaryView(sitting: sitting).scrollable(in: context) == 0
        case .more, .home: false
        }
      }.map { hint in
        guard context.isCompact, hint.key == .character("r") else { return hint }
        return Hint(name: hint.name, words: context.words(.hintMissedAgainShort), key: hint.key, dropped: hint.dropped)
      }
    }
  }

  var offersHelp: Bool {
    switch phase {
    case .asking(let asked): asked.play.isAsking
    case .waiting, .nothing, .answered, .summary: false
    }
  }

  var helpTopic: HelpScreen.Topic {
    switch phase {
    case .asking(let asked): asked.play.helpTopic
    case .waiting, .nothing, .answered, .summary: .game(.endless)
    }
  }

  var waitsToBeShown: Bool {
    switch phase {
    case .asking(let asked): asked.play.waitsToBeShown
    case .waiting, .nothing, .answered, .summary: false
    }
  }

  var holdsClock: Bool {
    switch phase {
    case .asking: true
    case .waiting, .nothing, .answered, .summary: false
    }
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    guard case .asking(let asked) = phase else { return nil }
    // Without a limit no time is shown, and nothing changes until the player does something.
    let time = asked.play.round.limit == nil ? nil : asked.play.nextChange(after: now, in: context)
    return [asked.play.nextMotion(after: now, in: context), time].compactMap { $0 }.min()
  }
}

// What is seen.
extension EndlessScreen {
  var extent: ViewContext.Extent {
    switch phase {
    case .asking, .answered: .blockWithSide
    case .waiting, .nothing, .summary: .block
    }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let name = context.words(Games.module(.endless).name)
    switch phase {
    case .waiting: canvas.header(name, in: context)
    case .nothing(let reason):
      canvas.header(name, in: context)
      let body = context.body().inset(dx: 3, dy: 1)
      canvas.paragraph(reason.wrapped(to: body.width), in: body, style: .alert)
    case .asking(let asked):
      header(asked, at: now).draw(on: &canvas, context: context)
      EndlessSide(sitting: sitting).draw(on: &canvas, context: context)
      let motion = asked.play.motion(at: now, in: context, hasLeaving: asked.previous != nil)
      // Panels on their way are neither selected nor marked.
      let question = asked.play.round.shuffled
      let board = motion == nil ? asked.play.board(in: context) : question.map { BoardView(asking: $0) }
      asked.play.draw(
        board, moving: motion, after: asked.previous.map { BoardView(asking: $0) }, on: &canvas, context: context)
    case .answered(let answered):
      header(answered.asked, at: answered.since).draw(on: &canvas, context: context)
      EndlessSide(sitting: sitting).draw(on: &canvas, context: context)
      board(answered, in: context).draw(on: &canvas, context: context)
    case .summary(_, let scroll):
      EndlessSummaryView(sitting: sitting).draw(scroll: scroll, on: &canvas, context: context)
    }
  }

  private func header(_ asked: Asked, at now: Instant) -> EndlessHeader {
    EndlessHeader(
      sitting: sitting, setup: asked.play.setup, question: asked.play.round.shuffled?.question, tally: asked.tally,
      timeLine: asked.play.round.limit == nil ? nil : asked.play.timeLine(at: now))
  }

  /// The question with its verdict and, after right answers too, the explanation: nobody is in a hurry here.
  private func board(_ answered: Answered, in context: ViewContext) -> BoardView {
    var board = BoardView(
      answered: answered.answer, note: .verdict(answered.answer, isExplained: true), words: context.words)
    board.scroll = answered.scroll
    // Without a clock the row below the header is free, but for what could not be saved.
    board.mayFillTimeRow = answered.asked.play.round.limit == nil && sitting.failures.isEmpty
    return board
  }
}

extension Action {
  /// Whether it goes back.
  fileprivate var isBack: Bool {
    if case .back = self { true } else { false }
  }
}
