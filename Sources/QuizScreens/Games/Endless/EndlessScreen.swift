import QuizCore
import TerminalKit

/// One question after the other from everywhere, without end: how often it was right so far, then the question, then a
/// pop-up that says whether it is now.
///
/// Each answer is handed to the world to be saved before its pop-up is drawn.
struct EndlessScreen: Screen, Equatable {
  /// A question on screen.
  struct Asked: Equatable {
    /// What became of it before.
    let tally: QuestionTally
    /// The question and its panels, as a round of one.
    fileprivate(set) var board: RoundScreen
    /// The question before, whose panels leave.
    let previous: RoundScreen?
  }

  /// Whether an answer is on disk.
  enum Saving: Equatable {
    /// It is, or the world has not answered yet.
    case done
    /// It is not, after so many tries, and why.
    case failed(RoundRecord, reason: String, tries: Int)

    /// What it comes to when one more try failed.
    func failing(_ record: RoundRecord, reason: String) -> Saving {
      switch self {
      case .done: .failed(record, reason: reason, tries: 1)
      case .failed(_, _, let tries): .failed(record, reason: reason, tries: tries + 1)
      }
    }
  }

  /// A question that was answered.
  struct Told: Equatable {
    /// The question as it was when it was answered.
    let asked: Asked
    /// What became of it.
    let answered: AnsweredQuestion
    /// When that was.
    let since: ContinuousClock.Instant
    /// Whether it is saved.
    fileprivate(set) var saving = Saving.done
    /// Lines of the pop-up that were scrolled past.
    fileprivate(set) var scroll = 0
  }

  /// Where the game stands.
  enum Phase: Equatable {
    /// The world was asked for the first question.
    case waiting
    /// There is no question, and why.
    case nothing(SafeText)
    /// A question waits for its answer.
    case asking(Asked)
    /// The pop-up is open.
    case told(Told)
  }

  enum Command: Hashable, Sendable {
    case more, save, scroll(Int), back
  }

  /// The keys of the pop-up.
  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right], .more, hint: \.hintMore, help: \.helpMore,
      helpName: .text("Enter Space"), dropped: .last),
    .init(.text("s"), [.character("s")], .save, hint: \.hintSaveAgain, help: \.hintSaveAgain, dropped: .last),
    .init(
      .text("PgDn"), [(.pageDown, .scroll(3)), (.pageUp, .scroll(-3)), (.down, .scroll(1)), (.up, .scroll(-1))],
      hint: \.hintScroll),
    .init(
      .text("q"), [.character("q"), .escape, .left], .back, hint: \.hintBack, help: \.helpBack,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  /// The keys where there is nothing to ask.
  static let idleKeys = KeyTable<Command>([
    .init(.text("q"), [.character("q"), .escape, .left, .enter], .back, hint: \.hintBack, dropped: .last)
  ])

  /// Where the game stands.
  private(set) var phase = Phase.waiting

  var effectsOnAppear: [Effect] { [.deal(RoundRequest(.endless))] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch (phase, event) {
    case (_, .response(.dealt(let setup))): ask(setup)
    case (_, .response(.notDealt(let reason))): phase = .nothing(SafeText(reason))
    case (.asking(let asked), .key(let key)) where leaves(by: key, asked): return [.back]
    case (.asking(let asked), _): return send(event, asked, at: now, in: context)
    case (.told(let told), .key(let key)):
      guard now >= told.since + Rules.settling else { return [] }
      return press(key, told, in: context)
    case (.told(let told), .wheel(let rows)): scroll(by: rows, told, in: context)
    case (.told(var told), .response(.saved)):
      told.saving = .done
      phase = .told(told)
    case (.told(var told), .response(.notSaved(let record, _, let reason))):
      told.saving = told.saving.failing(record, reason: reason)
      phase = .told(told)
    case (.nothing, .key(let key)), (.waiting, .key(let key)):
      return EndlessScreen.idleKeys.command(for: key) == .back ? [.back] : []
    case (.told, .row), (.told, .paste), (.told, .shown), (.told, .time), (.told, .covered), (.told, .uncovered),
      (.told, .interrupted), (.told, .response):
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
    let previous: RoundScreen? =
      switch phase {
      case .told(let told): told.asked.board
      case .asking(let asked): asked.board
      case .waiting, .nothing: nil
      }
    phase = .asking(Asked(tally: setup.tally ?? QuestionTally(), board: RoundScreen(setup), previous: previous))
  }

  /// Whether a key leaves at once: nothing is lost by it, since every answer so far is saved.
  private func leaves(by key: Key, _ asked: Asked) -> Bool {
    switch asked.board.cover {
    case .none:
      RoundKeys.question(choices: asked.board.round.shuffled?.panels.count ?? 0).command(for: key) == .leave
    case .paused: RoundKeys.paused.command(for: key) == .leave
    case .elsewhere, .leaving: false
    }
  }

  /// Passes an event on to the question, and opens the pop-up when that was its end.
  private mutating func send(
    _ event: ScreenEvent, _ asked: Asked, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    var after = asked
    let actions = after.board.handle(event, at: now, in: context)
    guard let result = RoundResult(of: after.board.round, setup: asked.board.setup),
      let answered = result.questions.first
    else {
      phase = .asking(after)
      return actions
    }
    // The question stays on screen as it was, below the pop-up.
    phase = .told(Told(asked: asked, answered: answered, since: now))
    return [.effect(.save(result.record))] + (answered.isRight && context.state.rings ? [.effect(.bell)] : [])
  }

  private mutating func press(_ key: Key, _ told: Told, in context: ViewContext) -> [Action] {
    switch EndlessScreen.keys.command(for: key) {
    case .more: return [.effect(.deal(RoundRequest(.endless, after: told.answered.shuffled.question.id)))]
    case .save:
      if case .failed(let record, _, _) = told.saving { return [.effect(.saveAgain(record))] }
    case .scroll(let rows): scroll(by: rows, told, in: context)
    case .back: return [.back]
    case .none: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, _ told: Told, in context: ViewContext) {
    var told = told
    told.scroll = max(0, min(told.scroll + rows, popUp(told, in: context).scrollable(in: context.body(below: 2))))
    phase = .told(told)
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch phase {
    case .waiting, .nothing: EndlessScreen.idleKeys.hints(in: context)
    case .asking(let asked): asked.board.hints(in: context)
    case .told(let told): hints(told, in: context)
    }
  }

  private func hints(_ told: Told, in context: ViewContext) -> [Hint] {
    EndlessScreen.keys.hints(in: context) { command in
      switch command {
      case .save: told.saving == .done
      case .scroll: popUp(told, in: context).scrollable(in: context.body(below: 2)) == 0
      case .more, .back: false
      }
    }
  }

  var offersHelp: Bool {
    switch phase {
    case .asking(let asked): asked.board.offersHelp
    case .waiting, .nothing, .told: false
    }
  }

  var helpTopic: HelpScreen.Topic {
    switch phase {
    case .asking(let asked): asked.board.helpTopic
    case .waiting, .nothing, .told: .game(.endless)
    }
  }

  var holdsClock: Bool {
    switch phase {
    case .asking: true
    case .waiting, .nothing, .told: false
    }
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    guard case .asking(let asked) = phase else { return nil }
    let motion = motionStart(asked, in: context).flatMap { PanelMotion.nextChange(since: $0, after: now) }
    // Without a limit no clock is shown, and nothing changes until the player does something.
    let clock = asked.board.round.rules.limit == nil ? nil : asked.board.nextChange(after: now, in: context)
    return [motion, clock].compactMap { $0 }.min()
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch phase {
    case .waiting, .nothing: return nil
    case .asking(let asked): return asked.board.hit(at: point, in: context)
    case .told(let told):
      let area = context.body(below: 2)
      let popUp = popUp(told, in: context)
      if let key = popUp.key(at: point, in: area) { return .key(key) }
      return popUp.contains(point, in: area) ? .key(.enter) : nil
    }
  }
}

// What is seen.
extension EndlessScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    switch phase {
    case .waiting: canvas.header(context.words.endless, in: context)
    case .nothing(let reason):
      canvas.header(context.words.endless, in: context)
      let body = context.body().inset(dx: 3, dy: 1)
      canvas.paragraph(reason.wrapped(to: body.width), in: body, style: .alert)
    case .asking(let asked):
      asked.board.draw(on: &canvas, context: context, at: now)
      drawHeader(asked, on: &canvas, context: context)
      drawMotion(asked, on: &canvas, context: context, at: now)
    case .told(let told):
      told.asked.board.draw(on: &canvas, context: context, at: told.since)
      drawHeader(told.asked, on: &canvas, context: context)
      drawVerdict(told, on: &canvas, context: context)
      popUp(told, in: context).draw(in: context.body(below: 2), on: &canvas)
    }
  }

  /// Where the question comes from, and how often and how fast it was answered.
  private func drawHeader(_ asked: Asked, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let hasClock = asked.board.round.rules.limit != nil
    canvas.fill(Rect(x: 0, y: 0, width: context.size.width, height: hasClock ? 1 : 3))
    let right = words.endlessRate(asked.tally, context.isCompact ? "  " : "   ")
    canvas.header(words.endless, right, in: context, rule: hasClock ? 2 : 1)
    guard !context.isCompact else { return }
    let x = context.content.x + 1 + words.endless.width + 3
    canvas.draw(
      context.title(of: asked.board.setup), at: Point(x: x, y: 0), style: .dim,
      width: context.content.maxX - 1 - right.width - 2 - x)
  }

  /// Since when the panels move; nil when they do not: without motion, and after a pause.
  private func motionStart(_ asked: Asked, in context: ViewContext) -> ContinuousClock.Instant? {
    guard context.moves, asked.board.cover == .none else { return nil }
    switch asked.board.round.phase {
    case .asking(let open, let clock): return open.spent == .zero ? clock.shownAt : nil
    case .presenting, .held, .verdict, .verdictHeld, .finished: return nil
    }
  }

  /// What moves at `now`. A question that waits for its first frame is seen as it will be at its first instant.
  private func motion(
    _ asked: Asked, in context: ViewContext, at now: ContinuousClock.Instant
  ) -> PanelMotion? {
    let hasLeaving = asked.previous != nil
    if context.moves, asked.board.cover == .none, case .presenting(let open) = asked.board.round.phase,
      open.spent == .zero
    {
      return PanelMotion(since: now, now: now, hasLeaving: hasLeaving)
    }
    return motionStart(asked, in: context).flatMap { PanelMotion(since: $0, now: now, hasLeaving: hasLeaving) }
  }

  private func drawMotion(
    _ asked: Asked, on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant
  ) {
    guard let motion = motion(asked, in: context, at: now) else { return }
    let layout = asked.board.layout(in: context)
    if motion.dimsText { canvas.restyle(layout.text.place, .dim) }
    let mover = motion.panels == .leaving ? asked.previous ?? asked.board : asked.board
    let grid = mover.layout(in: context).grid
    guard let top = layout.grid.panels.first?.y, let first = grid.panels.first?.y, let shuffled = mover.round.shuffled
    else {
      return
    }
    let bottom = context.size.height - 2
    canvas.fill(Rect(x: 0, y: top, width: context.size.width, height: bottom - top))
    let moved = grid.moved(down: motion.offset(height: bottom - first))
    for (panel, choice) in shuffled.panels.enumerated() {
      moved.draw(SafeText(choice), panel: panel, look: .open, on: &canvas)
    }
    canvas.fill(Rect(x: 0, y: bottom, width: context.size.width, height: 2))
    canvas.cursor = nil
  }

  /// Marks the right panel and the one that was chosen.
  private func drawVerdict(_ told: Told, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let grid = told.asked.board.layout(in: context).grid
    for (panel, choice) in told.answered.shuffled.panels.enumerated() {
      let look: PanelGridView.Look =
        if panel == told.answered.shuffled.rightPanel {
          .right(told.answered.isRight ? words.markRight : words.markAnswer)
        } else {
          told.answered.outcome == .wrong(panel: panel) ? .wrong(words.markYours) : .answered
        }
      if !grid.isFramed { canvas.fill(Rect(x: grid.panels[panel].x, y: grid.panels[panel].y, width: 3, height: 1)) }
      grid.draw(SafeText(choice), panel: panel, look: look, on: &canvas)
    }
    canvas.cursor = nil
  }

  private func popUp(_ told: Told, in context: ViewContext) -> PopUp {
    let words = context.words
    let glyphs = context.glyphs
    let question = told.answered.shuffled.question
    let title: SafeText
    let style: Style
    var lines: [PopUp.Line]
    switch told.answered.outcome {
    case .right:
      (title, style) = (glyphs.check + " " + words.endlessRightTitle, .correct)
      lines = [.init(words.endlessRight(told.answered.elapsed))]
    case .wrong:
      (title, style) = (glyphs.cross + " " + words.endlessWrongTitle, .wrong)
      lines = [.init(words.endlessAnswer(SafeText(question.rightChoice)))]
    case .late:
      (title, style) = (glyphs.clock + " " + words.endlessLateTitle, .urgent)
      lines = [.init(words.endlessAnswer(SafeText(question.rightChoice)))]
    }
    // What went wrong comes before what may have to be scrolled to.
    if case .failed(_, let reason, let tries) = told.saving {
      lines += [.init(""), .init(words.notSaved(SafeText(reason), tries: tries), .alert)]
    }
    if let explanation = question.explanation { lines += [.init(""), .init(SafeText(explanation))] }
    let hints = EndlessScreen.keys.hints(in: context) { command in
      switch command {
      case .save: told.saving == .done
      case .scroll: true
      case .more, .back: false
      }
    }
    return PopUp(title: title, lines: lines, hints: hints, style: style, scroll: told.scroll)
  }
}
