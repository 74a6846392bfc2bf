import QuizCore
import TerminalKit

/// A round of questions, up to its result; in a sitting, the questions and verdicts of all its rounds.
///
/// Adds to the round only the cover that hides it, the player's entry and the scroll position.
struct RoundScreen: Screen {
  static let keyTables = [
    ScreenKeys(.round, RoundKeys.question(choices: 9)),
    ScreenKeys(.round, RoundKeys.several(choices: 4)), ScreenKeys(.round, RoundKeys.order(choices: 4)),
    ScreenKeys(.typing, RoundKeys.line), ScreenKeys(.verdict, RoundKeys.verdict),
    ScreenKeys(.round, GameCover.pausedKeys), ScreenKeys(.round, GameCover.leavingKeys),
    ScreenKeys(.round, GameCover.helpKeys),
  ]

  private let fixed: Fixed
  private(set) var round: Round
  private(set) var cover = GameCover.none
  private(set) var input = BoardInput()
  /// Questions in a row that timed out since the player last did anything, and whether that was never.
  private var lost = 0, isUntouched = true

  init(_ setup: RoundSetup, _ module: any GameModule) {
    fixed = Fixed(setup, module)
    round = Round(questions: setup.questions, rules: setup.rules)
  }

  init(_ setup: RoundSetup, in games: Games) { self.init(setup, games.module(setup.game)) }

  /// Continues with the next question, where each is dealt separately.
  mutating func ask(_ setup: RoundSetup) {
    var next = RoundScreen(setup, module)
    next.round = round
    next.round.ask(setup.questions)
    self = next
  }

  /// The constants of a round, by reference, since every event copies the screen.
  private final class Fixed: Sendable {
    let setup: RoundSetup
    let module: any GameModule
    // Stored, because a module builds them at every access.
    let game: Game
    let face: any QuestionFace

    init(_ setup: RoundSetup, _ module: any GameModule) {
      (self.setup, self.module, game, face) = (setup, module, module.game, module.face)
    }
  }

  var setup: RoundSetup {
    _read { yield fixed.setup }
  }

  var module: any GameModule { fixed.module }

  var game: Game {
    _read { yield fixed.game }
  }

  var face: any QuestionFace { fixed.face }

  /// What answers are worth; nil where no points are shown during the round.
  var points: Points? { game.scoring == .speed ? Points(of: round, .speed) : nil }

  /// Whether a question is asked until answered right.
  var allowsRetries: Bool { game.miss == .blocksPanel }

  /// Whether each question is a round of its own, saved at once, so that leaving loses nothing.
  var isSitting: Bool { game.length == .open }

  /// What its pauses cost; nil before the first, and in a sitting.
  var pauseCost: GameCover.Cost? { round.pauses > 0 && !isSitting ? costOfPause : nil }

  var costOfPause: GameCover.Cost { points != nil && round.rules.limit != nil ? .speed : .best }

  /// Whether a pause now would be the first, and costs something.
  private var pauseWouldCost: Bool { round.pauses == 0 && !isSitting }

  /// Whether help would be that pause, so it needs confirming.
  var asksBeforeHelp: Bool { isAsking && pauseWouldCost }

  /// Where the first arrow key moves from.
  private var firstSelected: Int? {
    let open = round.shuffled?.panels.indices.filter { !blocked.contains($0) } ?? []
    return open.contains(face.firstPanel) ? face.firstPanel : open.first
  }

  private var blocked: Set<Int> { round.open?.blockedPanels ?? [] }

  /// The keys of the question; nil during a verdict.
  private var questionKeys: KeyTable<RoundKeys.Question>? {
    round.open.map { open in
      let module = QuestionModules.module(for: open.shuffled.question.kind)
      return face.keys ?? module.keys(choices: open.shuffled.panels.count)
    }
  }

  /// Whether keys are text.
  var takesText: Bool { isAsking && round.open?.shuffled.question.kind.isLine == true }

  /// Whether a question is visible and open.
  var isAsking: Bool { cover.keys == nil && round.open != nil }

  var offersHelp: Bool { isAsking }

  var helpTopic: HelpScreen.Topic {
    if cover.keys == nil, round.open == nil { return .verdict }
    return face.keys != nil ? .game(setup.game) : takesText ? .typing : .round
  }

  var helpGame: Game.ID? { setup.game }

  var holdsClock: Bool { true }

  /// Whether the clock starts with the first frame.
  func waitsToBeShown(in context: ViewContext) -> Bool {
    if case .presenting = round.phase { cover == .none } else { false }
  }

  func hints(in context: ViewContext) -> [Hint] {
    // The help confirmation has its keys on its own line, so the key line keeps those of the question.
    if cover != .beforeHelp, let keys = cover.keys { return keys.hints(in: context) }
    guard let keys = questionKeys else {
      let canKeep = canKeepVerdict
      let beginsOnly = fitted(in: context)?.beginsOnly ?? false
      return RoundKeys.verdict.hints(in: context) { $0 == .keep && !canKeep }
        .map { beginsOnly ? RoundKeys.overOpening($0, context.words) : $0 }
    }
    // The help confirmation says so itself.
    var hints = input.position.hints(of: keys, board(in: context), input.entry, in: context)
    if pauseWouldCost, cover != .beforeHelp { hints = hints.map { $0.sayingCostOfPause(context.words) } }
    return takesText ? TextField.keys.hints(in: context) + hints : hints
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
      board.hasVerdictAbove = face.hasVerdictAbove
    } else {
      return nil
    }
    board.position = input.position
    return board
  }
}

// Input.
extension RoundScreen {
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let actions = respond(to: event, at: now, in: context)
    // Checked first, since making a result copies the round and its setup.
    guard round.isFinished, let result = RoundResult(of: round, setup: setup) else { return actions }
    return [.replace(ResultScreen(result, since: now))]
  }

  private mutating func respond(to event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key, .wheel, .paste, .covered, .uncovered, .interrupted: (lost, isUntouched) = (0, false)
    case .time, .shown, .row, .response: break
    }
    switch event {
    case .key(let key): return press(key, at: now, in: context)
    case .time:
      return isDeserted(at: now)
        ? hide(behind: .leaving, at: now, in: context) : send(.time, at: now, in: context)
    case .shown: return cover == .none ? send(.shown, at: now, in: context) : []
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
    if let keys = cover.keys {
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
    } else if let keys = questionKeys, let question = round.open?.shuffled {
      // The app forwards the key where help costs something.
      if !takesText || key == .function(1), CommonKeys.table.command(for: key) == .help {
        cover = .beforeHelp
        return []
      }
      switch input.press(
        key, keys, of: question, on: board(in: context), blocked: blocked, first: firstSelected, in: context)
      {
      case .answer(let given): return send(.answer(given), at: now, in: context)
      case .pause: return hide(behind: .paused, at: now, in: context)
      case .leave: return leave(at: now, in: context)
      case nil: break
      }
    } else {
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
    let (number, decided, misses) = (round.number, round.decided.count, round.open?.misses.count ?? 0)
    guard round.handle(event, at: now) else { return [] }
    let isDecided = round.decided.count > decided
    if isDecided || round.number != number {
      input.position = BoardPosition()
      // Help no longer costs anything.
      if cover == .beforeHelp { cover = .none }
    }
    if round.number != number || round.open?.misses.count ?? 0 > misses { input.entry = AnswerEntry() }
    if input.entry.pointed.map(blocked.contains) == true { input.entry.pointed = nil }
    guard isDecided, let question = round.decided.last else { return [] }
    if question.outcome == .late { lost += 1 }
    // A verdict that must be scrolled is held.
    if canKeepVerdict, fitted(in: context)?.viewport != nil {
      _ = round.handle(.keep, at: now + round.rules.settling)
    }
    return question.isRight && context.state.rings ? [.terminal(.bell)] : []
  }

  /// Whether nobody seems to be there when the verdict on a timed-out question would close: the one before timed out
  /// too, or the round would end without any key. Only asked then, so that a player who thinks for long loses nothing,
  /// and no unplayed round is saved.
  private func isDeserted(at now: Instant) -> Bool {
    guard case .verdict(let question, let since) = round.phase, question.outcome == .late,
      let stay = round.rules.stay(ofVerdictOn: question), now >= since + stay
    else { return false }
    return lost > 1 || isUntouched && round.isPlayedOut
  }

  /// The verdict that small windows show in the row of the time, so that the question stays in place.
  func verdictAbove(in context: ViewContext) -> Verdict? {
    guard context.sizeClass == .small, face.hasVerdictAbove else { return nil }
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

  /// The verdict that closes by itself, now or once the help over it is closed, and how long it stays.
  private var passingVerdict: (question: AnsweredQuestion, stay: Duration)? {
    switch round.phase {
    case .verdict(let question, _), .verdictHeld(let question, isKept: false):
      round.rules.stay(ofVerdictOn: question).map { (question, $0) }
    case .presenting, .asking, .held, .verdictKept, .verdictHeld, .finished: nil
    }
  }

  /// How long the verdict stays, if that is worth holding: nobody could read the countdown of one that closes sooner.
  var verdictStay: Duration? { passingVerdict.flatMap { $0.stay > .seconds(1) ? $0.stay : nil } }

  private var canKeepVerdict: Bool { verdictStay != nil }

  /// How much of an explanation is shown: only its beginning while the verdict on a right answer is about to close.
  private var extent: Verdict.Extent { passingVerdict?.question.isRight == true ? .atAGlance : .all }

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
