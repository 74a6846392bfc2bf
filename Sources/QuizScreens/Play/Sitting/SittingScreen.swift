import QuizCore
import TerminalKit

/// A game played in sittings: one question after another, each its own record, until the player stops or none is left.
protocol SittingModule: GameModule {
  func header(of sitting: SittingScreen, at now: Instant, in context: ViewContext) -> BoardHeader
}

extension SittingModule {
  func begin(_ setup: RoundSetup) -> Action { .replace(SittingScreen(setup, self)) }
}

/// A sitting: a round fed one question at a time, each followed by its verdict, and a summary at the end.
///
/// Each answer is sent to be saved before its verdict is drawn.
struct SittingScreen: Screen {
  static let keyTables = [
    ScreenKeys(.verdict, SittingKeys.verdict), ScreenKeys(.verdict, SittingKeys.summary),
    ScreenKeys(.verdict, ShareBox.keys),
  ]

  private struct Summary: Equatable {
    let since: Instant
    var scroll = 0
    /// Why no question follows; nil if the player stopped.
    var reason: SafeText?
    /// The shared text, while shown.
    var box: ShareBox?
  }

  private let module: any SittingModule
  private(set) var play: RoundScreen
  /// Answers that could not be saved, after their latest try.
  private(set) var failures: [SaveState] = []
  private var selections: [QuestionID: Selection] = [:]
  /// Its name in the log; nil until an answer is on disk.
  private var name: String?
  /// The IDs of answers on disk.
  private var saved: [String] = []
  /// The previous question, whose panels move out.
  private var previous: ShuffledQuestion?
  /// Nil while a question or its verdict is on screen.
  private var summary: Summary?
  /// Missed questions still to be repeated.
  private var again: [Question] = []

  /// Starts with the question of `setup`.
  init(_ setup: RoundSetup, _ module: any SittingModule) {
    self.module = module
    play = RoundScreen(setup, module)
    note(setup)
  }

  private mutating func note(_ setup: RoundSetup) {
    for shuffled in setup.questions { selections[shuffled.question.id] = setup.selection }
  }

  /// The answer whose verdict is on screen, and since when.
  private var verdict: (answer: AnsweredQuestion, since: Instant)? {
    guard summary == nil, play.cover == .none, case .verdict(let answer, let since) = play.round.phase else {
      return nil
    }
    return (answer, since)
  }
}

// Totals.
extension SittingScreen {
  /// In the order given.
  var answers: [AnsweredQuestion] { play.round.decided }

  var right: Int { answers.count(where: \.isRight) }

  /// Questions whose latest answer was wrong, in the order first asked.
  private var missed: [Question] {
    let isRight = Dictionary(answers.map { ($0.shuffled.question.id, $0.isRight) }) { $1 }
    var seen: Set<QuestionID> = []
    return answers.map(\.shuffled.question).filter { isRight[$0.id] == false && seen.insert($0.id).inserted }
  }

  /// The missed questions that the summary offers to repeat: none where they come again in the sitting itself.
  private var toRepeat: [Question] { play.game.source == .due ? [] : missed }
}

// Input.
extension SittingScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .response(RoundResponse.dealt(let setup)):
      previous = summary == nil ? play.round.shuffled : nil
      summary = nil
      play.ask(setup)
      note(setup)
    case .response(RoundResponse.notDealt(let reason)):
      guard !answers.isEmpty else { return [.replace(DealScreen(play.setup.game, problem: reason))] }
      again = []
      summary = Summary(since: now, reason: SafeText(reason))
    case .response(let response): update(response)
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

  /// Notes whether an answer was saved; ignores other responses.
  private mutating func update(_ response: any Response) {
    if case RoundResponse.saved(let record, _) = response {
      name = name ?? record.sitting
      saved.append(record.id)
      failures.removeAll { $0.outcome?.record.id == record.id }
    } else if case RoundResponse.notSaved(let record, _, _) = response {
      let index = failures.firstIndex { $0.outcome?.record.id == record.id } ?? failures.endIndex
      if index == failures.endIndex { failures.append(.underWay) }
      failures[index].update(response)
    }
  }

  /// Passes an event to the question, and saves its answer.
  private mutating func send(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let before = answers.count
    let actions = play.handle(event, at: now, in: context)
    guard let answer = answers.last, answers.count > before else {
      return actions.contains(where: \.isBack) ? stop(at: now) : actions
    }
    let keeping = name.map { Keeping.answer(ofSitting: $0) } ?? .firstOfSitting
    return [.store(.save(RoundResult([answer], setup: play.setup).record, keeping))] + actions
  }

  /// Shows the summary, or goes back if there are no answers.
  private mutating func stop(at now: Instant) -> [Action] {
    guard !answers.isEmpty else { return [.back] }
    again = []
    summary = Summary(since: now)
    return []
  }

  /// Requests the next missed question to repeat, else any.
  private mutating func more() -> [Action] {
    let missed = again.isEmpty ? nil : again.removeFirst()
    let questions = missed.map { RoundRequest.Questions.again([$0], of: selections[$0.id]) } ?? .any
    let last = answers.last?.shuffled.question.id
    return [.store(.deal(RoundRequest(play.setup.game, questions, after: last, asked: answers.count)))]
  }

  private mutating func press(
    _ key: Key, on answer: AnsweredQuestion, since: Instant, at now: Instant, in context: ViewContext
  ) -> [Action] {
    guard now >= since + Rules.settling else { return [] }
    switch SittingKeys.verdict.command(for: key) {
    case .more: return more()
    case .save: return failures.flatMap(\.retry)
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
    case .again: return summary.reason == nil ? more() : [.home]
    case .missed:
      again = toRepeat
      return again.isEmpty ? [] : more()
    case .share:
      guard failures.isEmpty else { return failures.flatMap(\.retry) }
      // All answers as one record, named after the game.
      var record = RoundResult(answers, setup: play.setup).record
      record.set = record.game.rawValue
      let text = ShareText(of: record, isReproducible: false, in: context.state)
      self.summary?.box = ShareBox(text: text)
      return [.terminal(.share(text))]
    case .review: return [.go(to: .pastRound(RoundResult(answers, setup: play.setup)))]
    case .history: return [.go(to: .history)]
    case .scroll(let rows): scroll(by: rows, in: context)
    case .home: return [.home]
    case .harder, .none: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    let first = form(in: context)?.viewport?.first(after: rows) ?? 0
    summary?.scroll = first
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
      case .save: failures.isEmpty
      case .scroll: !scrolls
      case .report: report(of: verdict.answer, in: context) == nil
      case .more, .stop: false
      }
    }.map { goingOn($0, in: context) }
  }

  /// The hint for continuing, which is another where the number of questions is limited.
  private func goingOn(_ hint: Hint, in context: ViewContext) -> Hint {
    guard hint.key == .enter, play.game.source == .due else { return hint }
    return hint.saying(context.words(.hintReviewOn), brief: .empty)
  }

  private func summaryHints(in context: ViewContext) -> [Hint] {
    if summary?.box != nil { return ShareBox.hints(in: context) }
    let scrolls = form(in: context)?.viewport?.isPartial == true
    let hints = SittingKeys.summary.hints(in: context) { command in
      switch command {
      case .missed: toRepeat.isEmpty
      case .scroll: !scrolls
      case .again: summary?.reason != nil
      case .harder, .share, .review, .history, .home: false
      }
    }.map { hint in
      guard hint.key == .character("r") else { return goingOn(hint, in: context) }
      return hint.saying(context.words(context.sizeClass == .small ? .hintMissedAgain : .hintMissed(toRepeat.count)))
    }
    return failures.last?.offering(hints, context.words) ?? hints
  }

  var offersHelp: Bool { summary != nil || play.isAsking }

  var takesText: Bool { summary == nil && play.takesText }

  func waitsToBeShown(in context: ViewContext) -> Bool { holdsClock && play.waitsToBeShown(in: context) }

  var helpTopic: HelpScreen.Topic { holdsClock ? play.helpTopic : .game(play.setup.game) }

  var helpGame: Game.ID? { play.setup.game }

  var holdsClock: Bool { summary == nil && verdict == nil }
}

// Drawing.
extension SittingScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    if let summary { return page(summary, in: context) }
    return play.page(
      module.header(of: self, at: now, in: context), RoundSideView(self, in: context),
      after: previous.map { BoardView(asking: $0, words: context.words) }, at: now, in: context)
  }

  /// The header of a question: what the game says, and what all sittings have.
  func header(
    title: SafeText, standing: [SafeText], widest: Int, _ style: Style = .plain, at now: Instant,
    in context: ViewContext
  ) -> BoardHeader {
    BoardHeader(
      title: title, details: context.details(of: play.setup, asking: play.round.shuffled?.question),
      standing: standing, widest: widest, standingStyle: style,
      timeLine: play.round.limit == nil ? nil : play.timeLine(at: now), verdict: play.verdictAbove(in: context),
      alert: failureNote(context.words))
  }

  /// Why answers are not saved, if so.
  private func failureNote(_ words: Localizer) -> SafeText? {
    failures.last.map { last in
      let note = last.note(words).text
      return failures.count == 1 ? note : words(.several(failures.count)) + note
    }
  }

  /// The answers shown as the result of one round.
  private func page(_ summary: Summary, in context: ViewContext) -> any Block {
    let words = context.words
    let result = RoundResult(answers, setup: play.setup)
    let praise: PhraseList? = missed.isEmpty ? (right == answers.count ? .nothingMissed : .allMadeGood) : nil
    let facts = ResultFacts(result: result, saving: .underWay, context: context, praise: praise.map { words($0) })
    var picture = ResultPicture(facts)
    picture.aim = .empty
    picture.note = note(why: summary.reason, in: context)
    picture.scroll = summary.scroll
    picture.box = summary.box?.block(in: context)
    let name = words(module.name)
    let count = words(.questions(answers.count))
    return Page(
      title: [name + "   " + words(.summary), words(.summary)],
      details: failures.isEmpty ? [count + "   " + words(.savedMark), count] : [count],
      content: module.result(picture, of: facts).body)
  }

  /// Why answers are not saved, else goals reached, else why the sitting ended.
  private func note(why reason: SafeText?, in context: ViewContext) -> (wordings: [SafeText], style: Style) {
    if let failure = failureNote(context.words) { return ([failure], .alert) }
    let goals = context.state.newGoals(of: saved)
    if !goals.isEmpty { return (goals, .correct) }
    if let reason { return ([reason], .correct) }
    return right == 0 && !toRepeat.isEmpty ? (context.words(.nothingRight), .plain) : ([], .plain)
  }
}

extension RoundSideView {
  init(_ sitting: SittingScreen, in context: ViewContext) {
    let answers = sitting.answers
    // The most right answers in a row.
    let longest = answers.lazy.map(\.isRight).longestRun
    let run: [(label: Phrase, text: Line)] = longest > 0 ? [(.longestRunLabel, Line("\(longest)"))] : []
    let time = Line(context.words(.preciseSeconds(answers.reduce(.zero) { $0 + $1.elapsed })))
    self.init(
      title: .sittingTitle, answers: answers, toCome: 1, points: nil,
      facts: answers.isEmpty ? [] : run + [(.total, time)],
      shown: answers.count - (sitting.play.round.verdict == nil ? 0 : 1))
  }
}

extension Action {
  fileprivate var isBack: Bool {
    if case .back = self { true } else { false }
  }
}
