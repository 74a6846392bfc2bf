import QuizCore
import TerminalKit

/// One question after the other from all sets, without end: how often it was right so far, then the question, then a
/// pop-up that says whether it is now.
///
/// Each answer is handed over to be saved before its pop-up is drawn.
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
    let since: ContinuousClock.Instant
    /// Whether it is saved.
    fileprivate(set) var saving = SaveState.underWay
    /// How many lines of the pop-up are scrolled past.
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
    /// The pop-up with the verdict is open.
    case answered(Answered)
  }

  enum Command: Hashable, Sendable {
    case more, save, scroll(Int), back
  }

  /// The keys of the pop-up.
  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .more, hint: .hintMore, help: .helpMore,
      helpName: .text("Enter Space"), dropped: .last),
    .init(.text("s"), [.character("s")], .save, hint: .hintSaveAgain, help: .hintSaveAgain, dropped: .last),
    .init(
      .text("PgDn"), [(.pageDown, .scroll(3)), (.pageUp, .scroll(-3)), (.down, .scroll(1)), (.up, .scroll(-1))],
      hint: .hintScroll),
    .init(
      .text("q"), [.character("q"), .escape, .left], .back, hint: .hintBack, help: .helpBack,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  /// The keys where there is nothing to ask.
  static let idleKeys = KeyTable<Command>([
    .init(.text("q"), [.character("q"), .escape, .left, .enter], .back, hint: .hintBack, dropped: .last)
  ])

  /// Where the game stands.
  private(set) var phase = Phase.waiting

  var effectsOnAppear: [Effect] { [.deal(RoundRequest(.endless))] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (_, .response(.dealt(let setup))): ask(setup)
    case (_, .response(.notDealt(let reason))): phase = .nothing(SafeText(reason))
    case (.asking(let asked), _): return send(event, to: asked, at: now, in: context)
    case (.answered(let answered), .key(let key)):
      guard now >= answered.since + Rules.settling else { return [] }
      return press(key, answered, in: context)
    case (.answered(let answered), .wheel(let rows)): scroll(by: rows, answered, in: context)
    case (.answered(var answered), .response(let response)):
      answered.saving.update(response)
      phase = .answered(answered)
    case (.nothing, .key(let key)), (.waiting, .key(let key)):
      return EndlessScreen.idleKeys.command(for: key) == .back ? [.back] : []
    case (.answered, .row), (.answered, .paste), (.answered, .shown), (.answered, .time), (.answered, .covered),
      (.answered, .uncovered), (.answered, .interrupted):
      break
    case (.nothing, .row), (.nothing, .wheel), (.nothing, .paste), (.nothing, .shown), (.nothing, .time),
      (.nothing, .covered), (.nothing, .uncovered), (.nothing, .interrupted), (.nothing, .response):
      break
    case (.waiting, .row), (.waiting, .wheel), (.waiting, .paste), (.waiting, .shown), (.waiting, .time),
      (.waiting, .covered), (.waiting, .uncovered), (.waiting, .interrupted), (.waiting, .response):
      break
    }
    return []
  }

  private mutating func ask(_ setup: RoundSetup) {
    let previous: ShuffledQuestion? =
      switch phase {
      case .answered(let answered): answered.answer.shuffled
      case .asking(let asked): asked.play.round.shuffled
      case .waiting, .nothing: nil
      }
    // Every answer so far is saved, so nothing is lost by leaving.
    phase = .asking(
      Asked(
        tally: setup.tally ?? QuestionTally(), play: RoundPlay(setup, asksBeforeLeaving: false), previous: previous))
  }

  /// Passes an event on to the question, and opens the pop-up when it is answered by that.
  private mutating func send(
    _ event: ScreenEvent, to asked: Asked, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    var after = asked
    let actions = after.play.handle(event, at: now, in: context)
    guard let result = RoundResult(of: after.play.round, setup: asked.play.setup), let answer = result.questions.first
    else {
      phase = .asking(after)
      return actions
    }
    // The question stays on screen as it was, below the pop-up.
    phase = .answered(Answered(asked: asked, answer: answer, since: now))
    return [.effect(.save(result.record))] + actions
  }

  private mutating func press(_ key: Key, _ answered: Answered, in context: ViewContext) -> [Action] {
    switch EndlessScreen.keys.command(for: key) {
    case .more: return [.effect(.deal(RoundRequest(.endless, after: answered.answer.shuffled.question.id)))]
    case .save: return answered.saving.retry
    case .scroll(let rows): scroll(by: rows, answered, in: context)
    case .back: return [.back]
    case .none: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, _ answered: Answered, in context: ViewContext) {
    var answered = answered
    let last = popUp(answered, in: context).scrollable(in: context.body(below: 2))
    answered.scroll = max(0, min(answered.scroll + rows, last))
    phase = .answered(answered)
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .waiting, .nothing: EndlessScreen.idleKeys.hints(in: context)
    case .asking(let asked): asked.play.hints(in: context)
    case .answered(let answered):
      hints(
        answered, canScroll: popUp(answered, in: context).scrollable(in: context.body(below: 2)) > 0, in: context)
    }
  }

  private func hints(_ answered: Answered, canScroll: Bool, in context: ViewContext) -> [Hint] {
    EndlessScreen.keys.hints(in: context) { command in
      switch command {
      case .save: !answered.saving.isFailed
      case .scroll: !canScroll
      case .more, .back: false
      }
    }
  }

  var offersHelp: Bool {
    switch phase {
    case .asking(let asked): asked.play.isAsking
    case .waiting, .nothing, .answered: false
    }
  }

  var helpTopic: HelpScreen.Topic {
    switch phase {
    case .asking(let asked): asked.play.helpTopic
    case .waiting, .nothing, .answered: .game(.endless)
    }
  }

  var holdsClock: Bool {
    switch phase {
    case .asking: true
    case .waiting, .nothing, .answered: false
    }
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    guard case .asking(let asked) = phase else { return nil }
    // Without a limit no time is shown, and nothing changes until the player does something.
    let time = asked.play.round.limit == nil ? nil : asked.play.nextChange(after: now, in: context)
    return [asked.play.nextMotion(after: now, in: context), time].compactMap { $0 }.min()
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .waiting, .nothing: return nil
    case .asking(let asked): return asked.play.hit(at: point, in: context)
    case .answered(let answered):
      let area = context.body(below: 2)
      let popUp = popUp(answered, in: context)
      if let key = popUp.key(at: point, in: area) { return .key(key) }
      return popUp.contains(point, in: area) ? .key(.enter) : nil
    }
  }
}

// What is seen.
extension EndlessScreen {
  var extent: ViewContext.Extent { .blockWithSide }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    switch phase {
    case .waiting: canvas.header(context.words(.endless), in: context)
    case .nothing(let reason):
      canvas.header(context.words(.endless), in: context)
      let body = context.body().inset(dx: 3, dy: 1)
      canvas.paragraph(reason.wrapped(to: body.width), in: body, style: .alert)
    case .asking(let asked):
      header(asked, at: now, in: context).draw(on: &canvas, context: context)
      let motion = asked.play.motion(at: now, in: context, hasLeaving: asked.previous != nil)
      // Panels on their way are neither selected nor marked.
      let question = asked.play.round.shuffled
      let board = motion == nil ? asked.play.board(in: context) : question.map { BoardView(asking: $0) }
      asked.play.draw(
        board, moving: motion, after: asked.previous.map { BoardView(asking: $0) }, on: &canvas, context: context)
    case .answered(let answered):
      header(answered.asked, at: answered.since, in: context).draw(on: &canvas, context: context)
      var board = answered.asked.play.board(in: context)
      board?.looks = BoardView.looks(of: answered.answer, context.words)
      board?.draw(on: &canvas, context: context)
      popUp(answered, in: context).draw(in: context.body(below: 2), on: &canvas)
    }
  }

  /// Where the question comes from, and how often and how fast it was answered.
  private func header(_ asked: Asked, at now: ContinuousClock.Instant, in context: ViewContext) -> BoardHeader {
    BoardHeader(
      title: context.words(.endless), details: [context.title(of: asked.play.setup)],
      standing: [context.words(.endlessRate(asked.tally, context.isCompact ? "  " : "   "))],
      timeLine: asked.play.round.limit == nil ? nil : asked.play.timeLine(at: now))
  }

  private func popUp(_ answered: Answered, in context: ViewContext) -> PopUp {
    let words = context.words
    let glyphs = context.glyphs
    let question = answered.answer.shuffled.question
    let title: SafeText
    let style: Style
    var lines: [PopUp.Line]
    switch answered.answer.outcome {
    case .right:
      (title, style) = (glyphs.check + " " + words(.endlessRightTitle), .correct)
      lines = [.init(words(.endlessRight(answered.answer.elapsed)))]
    case .wrong:
      (title, style) = (glyphs.cross + " " + words(.endlessWrongTitle), .wrong)
      lines = [.init(words(.endlessAnswer(SafeText(question.rightChoice))))]
    case .late:
      (title, style) = (glyphs.clock + " " + words(.endlessLateTitle), .urgent)
      lines = [.init(words(.endlessAnswer(SafeText(question.rightChoice))))]
    }
    // That it is not saved comes before an explanation that may have to be scrolled.
    if answered.saving.isFailed {
      let note = answered.saving.note(words)
      lines += [.init(""), .init(note.text, note.style)]
    }
    if let explanation = question.explanation { lines += [.init(""), .init(SafeText(explanation))] }
    return PopUp(
      title: title, lines: lines, hints: hints(answered, canScroll: false, in: context), style: style,
      scroll: answered.scroll)
  }
}

extension Phrase {
  fileprivate static let endless = Phrase(en: "Endless", ja: "もっと解く")

  /// How often a question was right and how fast it was answered, or that nobody has answered it.
  fileprivate static func endlessRate(_ tally: QuestionTally, _ gap: SafeText) -> Phrase {
    func en() -> String {
      guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return "You are the first to try!" }
      return "right \(NumberFormat.percent(rate)) %\(gap)average \(NumberFormat.tenthsNearest(time)) s"
    }
    func ja() -> String {
      guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return "初めての挑戦者です！" }
      return "正答率 \(NumberFormat.percent(rate))%\(gap)平均 \(NumberFormat.tenthsNearest(time))秒"
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let endlessRightTitle = Phrase(en: "Right!", ja: "正解です！")
  fileprivate static let endlessWrongTitle = Phrase(en: "Not right", ja: "不正解です")
  fileprivate static let endlessLateTitle = Phrase(en: "Time's up", ja: "時間切れです")

  fileprivate static func endlessRight(_ elapsed: Duration) -> Phrase {
    Phrase(
      en: "Answered in \(NumberFormat.thousandths(elapsed)) s.",
      ja: "\(NumberFormat.thousandths(elapsed))秒で正解しました。")
  }

  fileprivate static func endlessAnswer(_ answer: SafeText) -> Phrase {
    Phrase(
      en: "The answer is “\(answer)”.",
      ja: "答えは「\(answer)」でした。")
  }
  fileprivate static let hintMore = Phrase(en: "one more", ja: "もっと解く！")
  fileprivate static let helpMore = Phrase(en: "one more question", ja: "もっと解く")
}
