import QuizCore
import TerminalKit

/// A round being played: the question and its panels, the verdict, and the pop-ups that hide them while the clock is
/// held.
///
/// What is shown follows from the round; the screen adds only where the player's eyes and fingers are.
struct RoundScreen: Screen, Equatable {
  /// What hides the question.
  enum Cover: Equatable {
    /// Nothing: it can be seen.
    case none
    /// Another screen lies on top.
    case elsewhere
    /// The player rests.
    case paused
    /// The player is asked whether to leave.
    case leaving
  }

  /// What is dealt.
  let setup: RoundSetup
  /// Where the round stands.
  private(set) var round: Round
  /// What hides it.
  private(set) var cover = Cover.none
  /// The panel that Enter would choose.
  private var selected = 0
  /// How many lines a long text is scrolled down from where it begins to be shown.
  private var scroll = 0
  /// Whether all choices are shown in full instead of the panels.
  private var showsWholeChoices = false

  init(_ setup: RoundSetup) {
    self.setup = setup
    round = Round(questions: setup.questions, rules: setup.rules)
    selected = firstSelected
  }

  /// The panel that is selected when a question comes; on a keypad the middle one, from which all are near.
  private var firstSelected: Int { isKeypad ? 4 : 0 }

  /// Whether the choices are the digits of a sum.
  private var isKeypad: Bool { module.choices == .keypad }

  /// The game, as the player meets it.
  private var module: any GameModule { Games.module(setup.game) }

  /// The panels that cannot be chosen any more.
  private var blocked: Set<Int> {
    switch round.phase {
    case .presenting(let open), .asking(let open, _), .held(let open): open.blockedPanels
    case .verdict, .verdictHeld, .finished: []
    }
  }

  private func keys(choices: Int) -> KeyTable<RoundKeys.Question> {
    isKeypad ? RoundKeys.keypad : RoundKeys.question(choices: choices)
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch mode {
    case .question(let choices):
      let layout = layout(in: context)
      let hasCutChoice = hasCutChoice(in: layout.grid, context.glyphs)
      return keys(choices: choices).hints(in: context) { command in
        switch command {
        case .showWholeChoices: !showsWholeChoices && !hasCutChoice
        case .scroll: !layout.text.isScrollable
        case .answer, .move, .confirm, .pause, .leave: false
        }
      }
    case .verdict: return RoundKeys.verdict.hints(in: context)
    case .paused: return RoundKeys.paused.hints(in: context)
    case .leaving: return RoundKeys.leaving.hints(in: context)
    }
  }

  var offersHelp: Bool {
    if case .question = mode { true } else { false }
  }

  var helpTopic: HelpScreen.Topic {
    switch mode {
    case .question, .paused, .leaving: isKeypad ? .game(setup.game) : .round
    case .verdict: .verdict
    }
  }

  var holdsClock: Bool { true }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    guard cover == .none else { return nil }
    let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
    guard case .asking(_, let clock) = round.phase else { return round.nextDeadline }
    guard let deadline = round.nextDeadline, let remaining = round.remaining(at: now) else {
      let elapsed = countedUp(at: now)
      let next = now + (tick * (Int(elapsed / tick) + 1) - elapsed)
      guard motion(at: now, in: context) != nil else { return next }
      return min(next, PanelMotion.nextChange(since: clock.shownAt, after: now) ?? next)
    }
    return deadline - tick * max(0, NumberFormat.ticksLeft(remaining, of: tick) - 1)
  }
}

// What moves.
extension RoundScreen {
  /// The time of a clock that counts up: of the whole round in practice, else of the question.
  private func countedUp(at now: ContinuousClock.Instant) -> Duration {
    module.game.allowsRetries ? round.total(at: now) : round.elapsed(at: now)
  }

  /// How the panels of practice change from one question to the next; nil when nothing moves. Never where time is short.
  private func motion(at now: ContinuousClock.Instant, in context: ViewContext) -> PanelMotion? {
    guard module.game.allowsRetries, context.moves else { return nil }
    let hasLeaving = !round.answered.isEmpty
    switch round.phase {
    // The first frame already is the first of the motion.
    case .presenting(let open) where open.spent == .zero:
      return PanelMotion(since: now, now: now, hasLeaving: hasLeaving)
    case .asking(let open, let clock) where open.spent == .zero:
      return PanelMotion(since: clock.shownAt, now: now, hasLeaving: hasLeaving)
    case .presenting, .asking, .held, .verdict, .verdictHeld, .finished: return nil
    }
  }
}

// What the player does.
extension RoundScreen {
  /// What the keys act on.
  private enum Mode {
    case question(choices: Int)
    case verdict
    case paused
    case leaving
  }

  private var mode: Mode {
    switch cover {
    case .paused: return .paused
    case .leaving: return .leaving
    case .none, .elsewhere: break
    }
    switch round.phase {
    case .presenting(let open), .asking(let open, _), .held(let open):
      return .question(choices: open.shuffled.panels.count)
    case .verdict, .verdictHeld, .finished: return .verdict
    }
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .time: return send(.time, at: now, in: context)
    case .shown: return cover == .none ? send(.shown, at: now, in: context) : []
    case .wheel(let rows): scroll(by: rows, in: context)
    case .covered: return hide(behind: .elsewhere, at: now, in: context)
    case .uncovered: return cover == .elsewhere ? reveal(at: now, in: context) : []
    case .interrupted: return hide(behind: .paused, at: now, in: context)
    case .row, .paste, .response: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch mode {
    case .question(let choices):
      switch keys(choices: choices).command(for: key) {
      case .answer(let panel):
        if !blocked.contains(panel) { selected = panel }
        return send(.choose(panel), at: now, in: context)
      case .confirm: return send(.choose(selected), at: now, in: context)
      case .move(let direction):
        selected = layout(in: context).grid.neighbour(of: selected, direction, passing: blocked)
      case .pause: return hide(behind: .paused, at: now, in: context)
      case .leave: return hide(behind: .leaving, at: now, in: context)
      case .showWholeChoices: showsWholeChoices.toggle()
      case .scroll(let rows): scroll(by: rows, in: context)
      case .none: break
      }
    case .verdict:
      switch RoundKeys.verdict.command(for: key) {
      case .proceed: return send(.proceed, at: now, in: context)
      case .leave: return hide(behind: .leaving, at: now, in: context)
      case .scroll(let rows): scroll(by: rows, in: context)
      case .none: break
      }
    case .paused:
      switch RoundKeys.paused.command(for: key) {
      case .resume: return reveal(at: now, in: context)
      case .leave: cover = .leaving
      case .none: break
      }
    case .leaving:
      switch RoundKeys.leaving.command(for: key) {
      case .leave: return [.back]
      case .stay: return reveal(at: now, in: context)
      case .none: break
      }
    }
    return []
  }

  /// Hides the question and holds its clock; a pop-up that is there already stays.
  private mutating func hide(
    behind cover: Cover, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    if self.cover == .none || self.cover == .elsewhere { self.cover = cover }
    return send(.hold, at: now, in: context)
  }

  private mutating func reveal(at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    cover = .none
    return send(.resume, at: now, in: context)
  }

  private mutating func send(
    _ event: Round.Event, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    let before = round
    round.handle(event, at: now)
    guard round.phase != before.phase else { return [] }
    if round.decided.count != before.decided.count || round.number != before.number {
      scroll = 0
      showsWholeChoices = false
    }
    if round.number != before.number { selected = firstSelected }
    if blocked.contains(selected), let panels = round.shuffled?.panels.indices {
      selected = panels.first { !blocked.contains($0) } ?? selected
    }
    if let result = RoundResult(of: round, setup: setup) { return [.replace(ResultScreen(result, since: now))] }
    let isNewlyRight = round.decided.count > before.decided.count && round.decided.last?.isRight == true
    return isNewlyRight && context.state.rings ? [.effect(.bell)] : []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    let text = layout(in: context).text
    scroll = max(-text.first, min(text.lines.count - text.place.height - text.first, scroll + rows))
    if !text.isScrollable { scroll = 0 }
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    switch mode {
    case .question:
      guard !showsWholeChoices, let panel = layout(in: context).grid.panel(at: point) else { return nil }
      return .key(.character(Character("\(panel + 1)")))
    case .verdict: return (3..<context.size.height - 2).contains(point.y) ? .key(.enter) : nil
    case .paused, .leaving: return nil
    }
  }
}

// What is seen.
extension RoundScreen {
  /// Lines of text that may be longer than their place.
  struct TextBlock {
    let lines: [(text: SafeText, style: Style)]
    let place: Rect
    /// The line that is shown first before the player scrolls.
    let first: Int

    var isScrollable: Bool { lines.count > place.height }
  }

  struct Layout {
    let text: TextBlock
    let grid: PanelGridView
  }

  /// The rows of the header: question, time, rule.
  private static let headerRows = 3

  /// Where everything stands. The question's area grows first; when a text is too long, the panels shrink to four rows
  /// (a list loses its blank rows), and what is still too long scrolls.
  func layout(in context: ViewContext) -> Layout {
    let content = context.content
    let below = below(in: context)
    let grid = grid(for: round.shuffled, in: context)
    let lines = textLines(width: textWidth(in: context), in: context)
    // A blank row above the text with panels, a rule below it with a list.
    let top = below.y + (context.isCompact ? 0 : 1)
    let bottom = grid.panels.first.map(\.y) ?? below.maxY
    let place = Rect(
      x: content.x + indent(in: context), y: top, width: textWidth(in: context),
      height: max(1, bottom - top - (context.isCompact ? 1 : 0)))
    let hidden = max(0, lines.count - place.height)
    return Layout(text: TextBlock(lines: lines, place: place, first: showsVerdict ? hidden : 0), grid: grid)
  }

  private func indent(in context: ViewContext) -> Int { context.isCompact ? 1 : 3 }

  private func textWidth(in context: ViewContext) -> Int { context.content.width - 2 * indent(in: context) }

  /// What lies below the header.
  private func below(in context: ViewContext) -> Rect {
    let content = context.content
    return Rect(
      x: content.x + (context.isCompact ? 0 : 1), y: RoundScreen.headerRows,
      width: content.width - (context.isCompact ? 0 : 2), height: context.size.height - 2 - RoundScreen.headerRows)
  }

  /// Where the choices of a card stand.
  private func grid(for shuffled: ShuffledQuestion?, in context: ViewContext) -> PanelGridView {
    let below = below(in: context)
    if isKeypad { return KeypadView(in: below, isCompact: context.isCompact).grid }
    let choices = shuffled?.panels.count ?? 0
    let room = below.height - 1
    let needed = linesNeeded(for: shuffled, width: textWidth(in: context))
    if context.isCompact {
      let roomy = PanelGridView(listed: choices, in: below, rowHeight: 2)
      return needed <= room - roomy.height ? roomy : PanelGridView(listed: choices, in: below, rowHeight: 1)
    }
    let rows = choices > 4 ? 3 : max(1, (choices + 1) / 2)
    let growth = max(0, context.size.height - ViewContext.full.height - 6) / rows
    let roomy = PanelGridView(framed: choices, in: below, panelHeight: min(6, 12 / rows) + min(3, growth))
    return needed <= room - roomy.height ? roomy : PanelGridView(framed: choices, in: below, panelHeight: 4)
  }

  private var showsVerdict: Bool {
    switch round.phase {
    case .verdict, .verdictHeld: true
    case .presenting, .asking, .held, .finished: false
    }
  }

  /// The question, and below it that another panel must be chosen, or the verdict once there is one.
  private func textLines(width: Int, in context: ViewContext) -> [(text: SafeText, style: Style)] {
    guard let shuffled = round.shuffled else { return [] }
    var lines: [(text: SafeText, style: Style)] = SafeText(shuffled.question.text).wrapped(to: width).map {
      ($0, .plain)
    }
    if isKeypad {
      let sum = KeypadView.spaced(shuffled.question.text, context.glyphs)
      lines = Array(repeating: ("", .plain), count: context.isCompact ? 0 : 2) + [(sum, .title)]
    }
    if !blocked.isEmpty { lines += [("", .plain), (context.words.chooseAgain, .alert)] }
    guard showsVerdict, let question = round.decided.last else { return lines }
    let verdict = Verdict(question: question, words: context.words, glyphs: context.glyphs)
    if !question.isRight || context.isCompact || setup.rules.verdict == .untilKey {
      lines.append(("", .plain))
      lines += verdict.lines(width: width, explaining: !question.isRight || setup.rules.verdict == .untilKey)
    }
    return lines
  }

  /// The rows that the question takes with the longest verdict, so that panels keep their size when it comes.
  private func linesNeeded(for shuffled: ShuffledQuestion?, width: Int) -> Int {
    guard let question = shuffled?.question else { return 0 }
    let explanation = question.explanation.map { SafeText($0).wrapped(to: width).count } ?? 0
    return SafeText(question.text).wrapped(to: width).count + 2 + explanation
  }

  private func hasCutChoice(in grid: PanelGridView, _ glyphs: Glyphs) -> Bool {
    guard !isKeypad else { return false }
    return round.shuffled?.panels.enumerated().contains { !grid.fits(SafeText($1), in: $0, glyphs) } ?? false
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    drawHeader(on: &canvas, context: context, at: now)
    if module.game.allowsRetries {
      drawProgress(on: &canvas, context: context)
    } else {
      drawTime(on: &canvas, context: context, at: now)
    }
    let words = context.words
    let body = context.body(below: 2)
    switch mode {
    case .paused: PopUp.paused(words.pausedText, words).draw(in: body, on: &canvas)
    case .leaving: PopUp.leaving(words.leaveQuestion, words.leaveText, words).draw(in: body, on: &canvas)
    case .question where showsWholeChoices: drawWholeChoices(in: body, on: &canvas, context: context)
    case .question, .verdict:
      let layout = layout(in: context)
      if context.isCompact { canvas.rule(at: layout.text.place.maxY) }
      let motion = motion(at: now, in: context)
      drawText(layout.text, isDim: motion?.dimsText == true, on: &canvas, context: context)
      if let motion {
        drawMoving(motion, on: &canvas, context: context)
      } else {
        drawChoices(layout.grid, on: &canvas, context: context)
      }
    }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let right = module.standing(of: round, at: now, in: context)
    let left = module.progress(of: round, in: context).wording(for: context.content.width - 2)
    canvas.header(left, right, in: context, rule: 2)
    guard !context.isCompact, setup.selection != nil else { return }
    let x = context.content.x + 1 + left.width + 3
    canvas.draw(
      context.title(of: setup), at: Point(x: x, y: 0), style: .dim,
      width: context.content.maxX - 1 - right.width - 2 - x)
  }

  /// How much of the whole round is done.
  private func drawProgress(on canvas: inout Canvas, context: ViewContext) {
    let line = Rect(x: context.content.x + 1, y: 1, width: context.content.width - 2, height: 1)
    canvas.bar(
      Double(round.decided.count) / Double(max(1, round.count)), at: line.origin, width: line.width, track: .track)
  }

  private func drawTime(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let line = Rect(x: context.content.x + 1, y: 1, width: context.content.width - 2, height: 1)
    if showsVerdict, let question = round.decided.last {
      switch question.outcome {
      case .late: canvas.draw(words.timeRanOut, at: line.origin, style: .urgent)
      case .right, .wrong: canvas.draw(words.seconds(NumberFormat.thousandths(question.elapsed)), at: line.origin)
      }
      return
    }
    let label = round.rules.limit == nil ? words.elapsedLabel : words.timeLabel
    canvas.draw(label, at: line.origin)
    // The last two columns are for " !", so that the number keeps its place.
    let value = Rect(x: line.x, y: line.y, width: line.width - 2, height: 1)
    guard let limit = round.limit, let remaining = round.remaining(at: now) else {
      let elapsed = round.elapsed(at: now)
      let text = context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"
      canvas.draw(words.seconds(text), in: value, alignment: .right)
      return
    }
    let tick: Duration = context.moves ? .milliseconds(100) : .seconds(1)
    let shown = tick * NumberFormat.ticksLeft(remaining, of: tick)
    let isUrgent = remaining <= .seconds(3)
    let style: Style = isUrgent ? .urgent : .plain
    let text = context.moves ? NumberFormat.tenthsLeft(remaining) : NumberFormat.secondsLeft(remaining)
    let start = label.width + 1
    canvas.bar(
      shown / limit, at: Point(x: line.x + start, y: line.y), width: line.width - start - 11,
      style: isUrgent ? .urgent : .bar)
    canvas.draw(words.seconds(text), in: value, alignment: .right, style: style)
    if isUrgent { canvas.draw("!", in: line, alignment: .right, style: style) }
  }

  private func drawText(_ text: TextBlock, isDim: Bool, on canvas: inout Canvas, context: ViewContext) {
    let first = text.first + scroll
    for (row, line) in text.lines.dropFirst(first).prefix(text.place.height).enumerated() {
      canvas.draw(
        line.text, in: Rect(x: text.place.x, y: text.place.y + row, width: text.place.width, height: 1),
        alignment: isKeypad ? .center : .left, style: isDim ? .dim : line.style)
    }
    guard text.isScrollable else { return }
    // On the rule below in the compact layout, on the blank row above otherwise: never over the text.
    let edge = Rect(
      x: text.place.x, y: context.isCompact ? text.place.maxY : text.place.y - 1, width: text.place.width, height: 1)
    let words = context.words
    if first + text.place.height < text.lines.count {
      canvas.draw(" " + context.glyphs.down + " " + words.moreBelow + " ", in: edge, alignment: .right, style: .hint)
    } else {
      canvas.draw(" " + context.glyphs.up + " " + words.moreAbove + " ", in: edge, alignment: .right, style: .hint)
    }
  }

  private func drawChoices(_ grid: PanelGridView, on canvas: inout Canvas, context: ViewContext) {
    guard let shuffled = round.shuffled else { return }
    for (panel, choice) in shuffled.panels.enumerated() {
      let look = look(of: panel, in: context)
      if isKeypad {
        KeypadView(in: below(in: context), isCompact: context.isCompact).draw(
          SafeText(choice), panel: panel, look: look, on: &canvas)
      } else {
        grid.draw(SafeText(choice), panel: panel, look: look, on: &canvas)
      }
    }
    if showsVerdict, round.decided.last?.isRight == true, !context.isCompact, let first = grid.panels.first {
      RingView().draw(
        in: Rect(x: context.content.x, y: first.y, width: context.content.width, height: grid.height), on: &canvas)
    }
  }

  /// Draws the panels below their place: those of the question before while they leave, then those that come.
  private func drawMoving(_ motion: PanelMotion, on canvas: inout Canvas, context: ViewContext) {
    let leaving = motion.panels == .leaving ? round.answered.last : nil
    guard let shuffled = leaving?.shuffled ?? round.shuffled else { return }
    let grid = grid(for: shuffled, in: context)
    let moved = grid.moved(down: motion.offset(height: grid.height))
    for (panel, choice) in shuffled.panels.enumerated() {
      let look = leaving.map { self.look(of: panel, in: $0, in: context) } ?? self.look(of: panel, in: context)
      moved.draw(SafeText(choice), panel: panel, look: look, on: &canvas)
    }
    canvas.cursor = nil
    // What sank below the choices' place is out of sight.
    let foot = below(in: context).maxY
    canvas.fill(Rect(x: 0, y: foot, width: context.size.width, height: context.size.height - foot))
  }

  private func look(of panel: Int, in context: ViewContext) -> PanelGridView.Look {
    switch round.phase {
    case .presenting(let open), .asking(let open, _), .held(let open):
      if open.blockedPanels.contains(panel) { return .gone }
      return panel == selected ? .selected : .open
    case .verdict(let question, _), .verdictHeld(let question): return look(of: panel, in: question, in: context)
    case .finished: return .answered
    }
  }

  /// What the verdict on a question makes of a panel.
  private func look(of panel: Int, in question: AnsweredQuestion, in context: ViewContext) -> PanelGridView.Look {
    let words = context.words
    if panel == question.shuffled.rightPanel { return .right(question.isRight ? words.markRight : words.markAnswer) }
    if question.outcome == .wrong(panel: panel) { return .wrong(words.markYours) }
    return question.choices.contains { $0.panel == panel } ? .gone : .answered
  }

  private func drawWholeChoices(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let glyphs = context.glyphs
    let indent = ChoiceLabel.width(glyphs) + 3
    canvas.draw(context.words.wholeChoices, at: Point(x: area.x + 1, y: area.y), style: .title)
    var y = area.y + 2
    for (index, choice) in (round.shuffled?.panels ?? []).enumerated() {
      let lines = SafeText(choice).wrapped(to: area.width - indent - 1)
      guard y < area.maxY else { break }
      canvas.draw(ChoiceLabel.text(index, glyphs), at: Point(x: area.x + 1, y: y), style: .chip(index))
      y = canvas.paragraph(
        lines, in: Rect(x: area.x + indent, y: y, width: area.width - indent - 1, height: area.maxY - y))
    }
  }
}
