import QuizCore
import TerminalKit

/// A round in play: the state and the keys that the screens of all question games have in common.
///
/// The display follows from the round; this value adds only the cover that hides it, the selection and the scroll
/// offset. Headers, verdict pop-ups and what follows the last question belong to the screens.
struct RoundPlay {
  /// The constant part of the round.
  private let fixed: Fixed
  /// The state of the round.
  private(set) var round: Round
  /// The pop-up that hides it, if any.
  private(set) var cover = GameCover.none
  /// What the player has put together of an answer.
  private var entry = AnswerEntry()
  /// What of the board is in view.
  private(set) var position = BoardPosition()
  /// Whether somebody plays it.
  private var attendance = Attendance()

  init(_ setup: RoundSetup, _ module: any GameModule) {
    fixed = Fixed(setup, module)
    round = Round(questions: setup.questions, rules: setup.rules)
  }

  /// Continues with the next deal, where each question is dealt separately.
  mutating func ask(_ setup: RoundSetup) {
    var next = RoundPlay(setup, module)
    next.round = round
    next.round.ask(setup.questions)
    self = next
  }

  /// The constant part of a round, as one reference, since every event copies the screen.
  private final class Fixed: Sendable {
    let setup: RoundSetup
    let module: any GameModule
    // Stored, because a module builds its game at every access.
    let allowsRetries: Bool
    // In a sitting each answer is saved at once, so that leaving loses nothing.
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

  /// The round as dealt.
  var setup: RoundSetup {
    _read { yield fixed.setup }
  }

  /// The module of the game.
  var module: any GameModule { fixed.module }

  /// What answers are worth; nil where no points are shown while the round goes on.
  var points: Points? {
    let scoring = fixed.scoring
    return scoring == .speed ? Points(of: round, scoring) : nil
  }

  /// Whether a question may be answered again until it is right.
  var allowsRetries: Bool { fixed.allowsRetries }

  /// Whether each question is a round of its own, in a sitting.
  var isSitting: Bool { fixed.isSitting }

  /// What the pauses of this round cost; nil before the first, and in a sitting, which has no best.
  var pauseCost: GameCover.Cost? { round.pauses > 0 && !isSitting ? costOfPause : nil }

  /// What a pause costs.
  var costOfPause: GameCover.Cost { points != nil && round.rules.limit != nil ? .speed : .best }

  /// Whether a pause now would be the first of a round that this costs something.
  private var pauseWouldCost: Bool { round.pauses == 0 && !isSitting }

  /// Whether the help would be that pause, so that it is asked for first.
  var asksBeforeHelp: Bool { isAsking && pauseWouldCost }

  /// How its questions look.
  var face: any QuestionFace { fixed.face }

  /// The panel from which the first arrow moves.
  private var firstSelected: Int? { openPanels.contains(face.firstPanel) ? face.firstPanel : openPanels.first }

  /// The panels that can be chosen.
  private var openPanels: [Int] { round.shuffled?.panels.indices.filter { !blocked.contains($0) } ?? [] }

  /// The panels that cannot be chosen any more.
  private var blocked: Set<Int> { round.open?.blockedPanels ?? [] }

  /// What the keys act on.
  private enum Mode {
    /// A pop-up with these keys.
    case popUp(KeyTable<GameCover.Command>)
    /// A question with these keys.
    case question(KeyTable<RoundKeys.Question>)
    /// A verdict.
    case verdict
  }

  private var mode: Mode { cover.keys.map { .popUp($0) } ?? uncoveredMode }

  private var uncoveredMode: Mode {
    guard let open = round.open else { return .verdict }
    let module = QuestionModules.module(for: open.shuffled.question.kind)
    return .question(face.keys ?? module.keys(choices: open.shuffled.panels.count))
  }

  /// Whether letters are text now: a line is typed.
  var takesText: Bool { isAsking && round.open?.shuffled.question.kind.isLine == true }

  /// Whether a question waits for its answer and can be seen.
  var isAsking: Bool { cover.keys == nil && round.open != nil }

  var helpTopic: HelpScreen.Topic {
    switch mode {
    case .question, .popUp: face.keys != nil ? .game(setup.game) : takesText ? .typing : .round
    case .verdict: .verdict
    }
  }

  func hints(in context: ViewContext) -> [Hint] {
    // Before the help, whose keys its line has, those that were to be found out.
    switch cover == .beforeHelp ? uncoveredMode : mode {
    case .question(let keys):
      // The question before the help says it itself.
      let costsToPause = pauseWouldCost && cover != .beforeHelp
      return (takesText ? TextField.keys.hints(in: context) : [])
        + position.hints(of: keys, board(in: context), entry, in: context)
        .map { costsToPause ? $0.sayingCostOfPause(context.words) : $0 }
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

  /// The board as it stands now; nil when the round is finished.
  func board(in context: ViewContext) -> BoardView? {
    var board: BoardView
    if let open = round.open {
      board = BoardView(
        asking: open.shuffled, face: face, entry, blocked: open.blockedPanels,
        missed: open.misses.last?.given, words: context.words)
    } else if let question = round.verdict {
      board = BoardView(
        answered: question, face: face, points: points?.answer(question),
        note: .verdict(question, extent), words: context.words)
      board.run = toldRun
      board.hasVerdictAbove = hasVerdictAbove
    } else {
      return nil
    }
    board.position = position
    return board
  }
}

// Commands of the player.
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
    case .wheel(let rows): position.scroll(by: rows, of: board(in: context), in: context)
    case .covered: return hide(behind: .elsewhere, at: now, in: context)
    case .uncovered: return cover == .elsewhere ? reveal(at: now, in: context) : []
    case .interrupted: return hide(behind: .paused, at: now, in: context)
    case .paste(let text): if takesText { type(text) }
    case .row, .response: break
    }
    return []
  }

  /// Puts text into the line, as far as it can stand there.
  private mutating func type(_ text: String) {
    if let question = round.open?.shuffled.question { entry.type(text, for: question) }
  }

  /// Has the question's kind take a command, and answers where that gives an answer.
  private mutating func take(
    _ command: AnswerEntry.Command, at now: Instant, in context: ViewContext
  ) -> [Action] {
    guard let question = round.open?.shuffled, let given = entry.take(command, of: question) else { return [] }
    return send(.answer(given), at: now, in: context)
  }

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    switch mode {
    case .question(let keys):
      if takesText, case .character(let character) = key {
        type(String(character))
        return []
      }
      // The app passes it on where the help costs something.
      if CommonKeys.table.command(for: key) == .help {
        cover = .beforeHelp
        return []
      }
      guard let command = keys.command(for: key) else {
        if takesText { _ = entry.field.handle(key) }
        return []
      }
      if position.take(command, of: board(in: context), in: context) { return [] }
      switch command {
      case .answer(let panel): return take(.choose(panel), at: now, in: context)
      case .confirm: return take(.confirm, at: now, in: context)
      case .mark: return take(.mark, at: now, in: context)
      case .takeBack: return take(.takeBack, at: now, in: context)
      case .move(let direction):
        let fitted = fitted(in: context)
        entry.pointed = (entry.pointed ?? firstSelected).map {
          fitted?.panel(nextTo: $0, direction, passing: blocked) ?? $0
        }
      case .step(let by): entry.step(by, among: openPanels)
      case .pause: return hide(behind: .paused, at: now, in: context)
      case .leave: return leave(at: now, in: context)
      case .showWholeChoices, .scroll, .pan: break
      }
    case .verdict:
      switch RoundKeys.verdict.command(for: key) {
      case .proceed: return send(.proceed, at: now, in: context)
      case .keep: return send(canKeepVerdict ? .keep : .proceed, at: now, in: context)
      case .leave: return leave(at: now, in: context)
      case .scroll(let rows):
        position.scroll(by: rows, of: board(in: context), in: context)
        // Who scrolls reads, and is not to be hurried.
        if position.scroll != 0, canKeepVerdict { return send(.keep, at: now, in: context) }
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
      // Whoever knows the key by now goes on with it.
      case .none where cover == .beforeHelp:
        cover = .none
        return press(key, at: now, in: context)
      case .openHelp, .none: break
      }
    }
    return []
  }

  /// Asks whether to leave, or leaves at once where nothing would be lost. The clock of a question runs on.
  private mutating func leave(at now: Instant, in context: ViewContext) -> [Action] {
    guard !isSitting else { return [.back] }
    // A round that is played out is kept.
    if round.isPlayedOut { return send(.proceed, at: now, in: context) }
    guard case .asking = round.phase else { return hide(behind: .leaving, at: now, in: context) }
    cover = .leaving
    return []
  }

  /// Whether the clock runs, or a verdict is shown, behind a question to the player.
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

  /// Passes an event on to the round; rings where a right answer should.
  private mutating func send(
    _ event: Round.Event, at now: Instant, in context: ViewContext
  ) -> [Action] {
    let before = (number: round.number, decided: round.decided.count, misses: round.open?.misses.count ?? 0)
    guard round.handle(event, at: now) else { return [] }
    if round.decided.count != before.decided || round.number != before.number {
      position = BoardPosition()
      // Now the help costs nothing.
      if cover == .beforeHelp { cover = .none }
    }
    let misses = round.open?.misses.count ?? 0
    if round.number != before.number || misses > before.misses { entry = AnswerEntry() }
    if entry.pointed.map(blocked.contains) == true { entry.pointed = nil }
    let isNewlyDecided = round.decided.count > before.decided
    if isNewlyDecided, let question = round.decided.last { attendance.note(question) }
    // Who has to scroll is not to be hurried.
    if isNewlyDecided, canKeepVerdict, fitted(in: context)?.viewport != nil {
      _ = round.handle(.keep, at: now + round.rules.settling)
    }
    return isNewlyDecided && round.decided.last?.isRight == true && context.state.rings ? [.terminal(.bell)] : []
  }

  /// Whether the words of the verdict stand in the row of the time in a small window, so that the question stays where it
  /// is, with its explanation below.
  var hasVerdictAbove: Bool { round.verdict != nil && face.hasVerdictAbove }

  /// That verdict.
  func verdictAbove(in context: ViewContext) -> Verdict? {
    guard context.sizeClass == .small, hasVerdictAbove else { return nil }
    return round.verdict.map { question in
      var verdict = Verdict(question: question, words: context.words, glyphs: context.glyphs, run: toldRun)
      if question.isRight, let points { verdict.gained = context.words(.pointsGained(points.answer(question))) }
      return verdict
    }
  }

  /// The run of right answers that a verdict speaks of; 0 for none. A game without points says it in its header, and in
  /// the verdict after every fifth alone.
  private var toldRun: Int {
    let isSpecial = !allowsRetries && round.streak % AnswerLight.runs.board == 0
    return points != nil || isSpecial ? round.streak : 0
  }

  /// How much of an explanation is told: while the verdict on a right answer is about to go, how it begins before the rest.
  private var extent: Verdict.Extent {
    switch round.phase {
    case .verdict(let question, _), .verdictHeld(let question, isKept: false):
      question.isRight && round.rules.stay(ofVerdictOn: question) != nil ? .atAGlance : .all
    case .presenting, .asking, .held, .verdictKept, .verdictHeld, .finished: .all
    }
  }

  /// The board in the form that fits the window.
  func fitted(in context: ViewContext) -> BoardView.Fitted? { board(in: context)?.fitted(in: context) }

  /// What the column at the side says of an answer; nil while a question is asked.
  func verdictBeside(in context: ViewContext) -> (any Block)? {
    let (words, glyphs) = (context.words, context.glyphs)
    if !blocked.isEmpty { return SideVerdictView(words(.wrongLabel), words(.chooseAgain), glyphs) }
    return round.verdict.map {
      SideVerdictView(Verdict(question: $0, words: words, glyphs: glyphs, run: toldRun, extent: extent), face)
    }
  }
}
