import QuizCore
import TerminalKit

/// A round in play: state and keys shared by the screens of all question games.
///
/// Adds to the round only the cover that hides it, the player's entry and the scroll position. Headers, verdicts and
/// what follows the last question belong to the screens.
struct RoundPlay {
  private let fixed: Fixed
  private(set) var round: Round
  private(set) var cover = GameCover.none
  private(set) var input = BoardInput()
  private var attendance = Attendance()

  init(_ setup: RoundSetup, _ module: any GameModule) {
    fixed = Fixed(setup, module)
    round = Round(questions: setup.questions, rules: setup.rules)
  }

  /// Continues with the next question, where each is dealt separately.
  mutating func ask(_ setup: RoundSetup) {
    var next = RoundPlay(setup, module)
    next.round = round
    next.round.ask(setup.questions)
    self = next
  }

  /// The constants of a round, by reference, since every event copies the screen.
  private final class Fixed: Sendable {
    let setup: RoundSetup
    let module: any GameModule
    // Stored, because a module builds its game at every access.
    let allowsRetries: Bool
    // Each answer is saved at once, so leaving loses nothing.
    let isSitting: Bool
    let scoring: Game.Scoring
    let face: any QuestionFace

    init(_ setup: RoundSetup, _ module: any GameModule) {
      self.setup = setup
      self.module = module
      allowsRetries = module.game.miss == .blocksPanel
      isSitting = module.game.length == .open
      scoring = module.game.scoring
      face = module.face
    }
  }

  var setup: RoundSetup {
    _read { yield fixed.setup }
  }

  var module: any GameModule { fixed.module }

  /// What answers are worth; nil where no points are shown during the round.
  var points: Points? {
    let scoring = fixed.scoring
    return scoring == .speed ? Points(of: round, scoring) : nil
  }

  /// Whether a question is asked until answered right.
  var allowsRetries: Bool { fixed.allowsRetries }

  /// Whether each question is a round of its own, in a sitting.
  var isSitting: Bool { fixed.isSitting }

  /// What its pauses cost; nil before the first, and in a sitting.
  var pauseCost: GameCover.Cost? { round.pauses > 0 && !isSitting ? costOfPause : nil }

  var costOfPause: GameCover.Cost { points != nil && round.rules.limit != nil ? .speed : .best }

  /// Whether a pause now would be the first, and costs something.
  private var pauseWouldCost: Bool { round.pauses == 0 && !isSitting }

  /// Whether help would be that pause, so it needs confirming.
  var asksBeforeHelp: Bool { isAsking && pauseWouldCost }

  var face: any QuestionFace { fixed.face }

  /// Where the first arrow key moves from.
  private var firstSelected: Int? {
    let open = round.shuffled?.panels.indices.filter { !blocked.contains($0) } ?? []
    return open.contains(face.firstPanel) ? face.firstPanel : open.first
  }

  private var blocked: Set<Int> { round.open?.blockedPanels ?? [] }

  private enum Mode {
    case popUp(KeyTable<GameCover.Command>)
    case question(KeyTable<RoundKeys.Question>)
    case verdict
  }

  private var mode: Mode { cover.keys.map { .popUp($0) } ?? uncoveredMode }

  private var uncoveredMode: Mode {
    guard let open = round.open else { return .verdict }
    let module = QuestionModules.module(for: open.shuffled.question.kind)
    return .question(face.keys ?? module.keys(choices: open.shuffled.panels.count))
  }

  /// Whether keys are text.
  var takesText: Bool { isAsking && round.open?.shuffled.question.kind.isLine == true }

  /// Whether a question is visible and open.
  var isAsking: Bool { cover.keys == nil && round.open != nil }

  var helpTopic: HelpScreen.Topic {
    switch mode {
    case .question, .popUp: face.keys != nil ? .game(setup.game) : takesText ? .typing : .round
    case .verdict: .verdict
    }
  }

  func hints(in context: ViewContext) -> [Hint] {
    // The help confirmation has its keys on its own line, so the key line keeps those of the question.
    switch cover == .beforeHelp ? uncoveredMode : mode {
    case .question(let keys):
      // The help confirmation says so itself.
      var hints = input.position.hints(of: keys, board(in: context), input.entry, in: context)
      if pauseWouldCost, cover != .beforeHelp { hints = hints.map { $0.sayingCostOfPause(context.words) } }
      return takesText ? TextField.keys.hints(in: context) + hints : hints
    case .verdict:
      let canKeep = canKeepVerdict
      let beginsOnly = fitted(in: context)?.beginsOnly ?? false
      return RoundKeys.verdict.hints(in: context) { command in
        switch command {
        case .keep: !canKeep
        case .proceed, .leave, .scroll: false
        }
      }.map { beginsOnly ? RoundKeys.overOpening($0, context.words) : $0 }
    case .popUp(let keys): return keys.hints(in: context)
    }
  }

  /// The board; nil when the round is finished.
  func board(in context: ViewContext) -> BoardView? {
    var board: BoardView
    if let open = round.open {
      board = BoardView(
        asking: open.shuffled, face: face, input.entry, blocked: open.blockedPanels,
        missed: open.misses.last?.given, words: context.words)
    } else if let question = round.verdict {
      board = BoardView(
        answered: question, face: face, points: points?.answer(question),
        note: .verdict(question, extent), words: context.words)
      board.run = namedRun
      board.hasVerdictAbove = hasVerdictAbove
    } else {
      return nil
    }
    board.position = input.position
    return board
  }
}

// Input.
extension RoundPlay {
  /// Handles an event. The screen checks `round` for its end.
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    attendance.note(event)
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .time:
      return attendance.isLeft(round, at: now)
        ? hide(behind: .leaving, at: now, in: context) : send(.time, at: now, in: context)
    case .shown:
      return cover == .none ? send(.shown, at: now, in: context) : []
    case .wheel(let rows): input.position.scroll(by: rows, of: board(in: context), in: context)
    case .covered: return hide(behind: .elsewhere, at: now, in: context)
    case .uncovered: return cover == .elsewhere ? reveal(at: now, in: context) : []
    case .interrupted: return hide(behind: .paused, at: now, in: context)
    case .paste(let text):
      if takesText, let question = round.open?.shuffled.question { input.entry.type(text, for: question) }
    case .row, .response: break
    }
    return []
  }

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    switch mode {
    case .question(let keys):
      // The app forwards the key where help costs something.
      if !takesText || key == .function(1), CommonKeys.table.command(for: key) == .help {
        cover = .beforeHelp
        return []
      }
      guard let question = round.open?.shuffled else { return [] }
      switch input.press(
        key, keys, of: question, on: board(in: context), blocked: blocked, first: firstSelected, in: context)
      {
      case .answer(let given): return send(.answer(given), at: now, in: context)
      case .pause: return hide(behind: .paused, at: now, in: context)
      case .leave: return leave(at: now, in: context)
      case nil: break
      }
    case .verdict:
      switch RoundKeys.verdict.command(for: key) {
      case .proceed: return send(.proceed, at: now, in: context)
      case .keep: return send(canKeepVerdict ? .keep : .proceed, at: now, in: context)
      case .leave: return leave(at: now, in: context)
      case .scroll(let rows):
        input.position.scroll(by: rows, of: board(in: context), in: context)
        // Whoever scrolls is reading: hold the verdict.
        if input.position.scroll != 0, canKeepVerdict { return send(.keep, at: now, in: context) }
      case .none: break
      }
    case .popUp(let keys):
      switch keys.command(for: key) {
      case .resume: return reveal(at: now, in: context)
      case .close:
        guard case .held = round.phase else { return reveal(at: now, in: context) }
        cover = .paused
      case .askToLeave:
        guard !isSitting else { return [.back] }
        cover = .leaving
      case .leave: return [.back]
      // Any other key acts on the question.
      case .none where cover == .beforeHelp:
        cover = .none
        return press(key, at: now, in: context)
      case .openHelp, .none: break
      }
    }
    return []
  }

  /// Asks whether to leave, or leaves at once if nothing would be lost. A question's clock keeps running.
  private mutating func leave(at now: Instant, in context: ViewContext) -> [Action] {
    guard !isSitting else { return [.back] }
    // A completed round is saved.
    if round.isPlayedOut { return send(.proceed, at: now, in: context) }
    guard case .asking = round.phase else { return hide(behind: .leaving, at: now, in: context) }
    cover = .leaving
    return []
  }

  /// Whether the question or verdict stays visible behind a confirmation.
  var isSeenBehindCover: Bool {
    guard cover == .leaving || cover == .beforeHelp else { return false }
    return switch round.phase {
    case .asking, .verdict, .verdictKept, .verdictHeld: true
    case .presenting, .held, .finished: false
    }
  }

  /// Hides the question and holds its clock.
  private mutating func hide(behind cover: GameCover, at now: Instant, in context: ViewContext) -> [Action] {
    self.cover.hide(behind: cover)
    return send(.hold, at: now, in: context)
  }

  private mutating func reveal(at now: Instant, in context: ViewContext) -> [Action] {
    cover = .none
    return send(.resume, at: now, in: context)
  }

  /// Passes an event to the round; rings the bell for a right answer.
  private mutating func send(
    _ event: Round.Event, at now: Instant, in context: ViewContext
  ) -> [Action] {
    let before = (number: round.number, decided: round.decided.count, misses: round.open?.misses.count ?? 0)
    guard round.handle(event, at: now) else { return [] }
    if round.decided.count != before.decided || round.number != before.number {
      input.position = BoardPosition()
      // Help no longer costs anything.
      if cover == .beforeHelp { cover = .none }
    }
    let misses = round.open?.misses.count ?? 0
    if round.number != before.number || misses > before.misses { input.entry = AnswerEntry() }
    if input.entry.pointed.map(blocked.contains) == true { input.entry.pointed = nil }
    let isNewlyDecided = round.decided.count > before.decided
    if isNewlyDecided, let question = round.decided.last { attendance.note(question) }
    // A verdict that must be scrolled is held.
    if isNewlyDecided, canKeepVerdict, fitted(in: context)?.viewport != nil {
      _ = round.handle(.keep, at: now + round.rules.settling)
    }
    return isNewlyDecided && round.decided.last?.isRight == true && context.state.rings ? [.terminal(.bell)] : []
  }

  /// Whether small windows show the verdict in the row of the time, so that the question stays in place.
  var hasVerdictAbove: Bool { round.verdict != nil && face.hasVerdictAbove }

  func verdictAbove(in context: ViewContext) -> Verdict? {
    guard context.sizeClass == .small, hasVerdictAbove else { return nil }
    return round.verdict.map { question in
      var verdict = Verdict(question: question, words: context.words, glyphs: context.glyphs, run: namedRun)
      if question.isRight, let points { verdict.gained = context.words(.pointsGained(points.answer(question))) }
      return verdict
    }
  }

  /// The run of right answers that the verdict mentions, else 0. A game without points has it in its header, and in the
  /// verdict only at every fifth.
  private var namedRun: Int {
    let isSpecial = !allowsRetries && round.streak % AnswerLight.runs.board == 0
    return points != nil || isSpecial ? round.streak : 0
  }

  /// How much of an explanation is shown: only its beginning while the verdict on a right answer is about to close.
  private var extent: Verdict.Extent {
    switch round.phase {
    case .verdict(let question, _), .verdictHeld(let question, isKept: false):
      question.isRight && round.rules.stay(ofVerdictOn: question) != nil ? .atAGlance : .all
    case .presenting, .asking, .held, .verdictKept, .verdictHeld, .finished: .all
    }
  }

  func fitted(in context: ViewContext) -> BoardView.Fitted? { board(in: context)?.fitted(in: context) }

  /// The verdict in the side column; nil while a question is open.
  func verdictBeside(in context: ViewContext) -> (any Block)? {
    let (words, glyphs) = (context.words, context.glyphs)
    if !blocked.isEmpty { return SideVerdictView(words(.wrongLabel), words(.chooseAgain), glyphs) }
    return round.verdict.map {
      SideVerdictView(Verdict(question: $0, words: words, glyphs: glyphs, run: namedRun, extent: extent), face)
    }
  }
}
