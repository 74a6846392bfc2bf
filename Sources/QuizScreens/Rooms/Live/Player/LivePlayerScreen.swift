import QuizCore
import TerminalKit

/// A live room on a player's screen.
struct LivePlayerScreen: Screen {
  static let keyTables = [ScreenKeys(.room, LiveKeys.seat), ScreenKeys(.room, GameCover.leavingKeys)]

  /// The room as last received.
  private(set) var scene: LiveScene
  /// The current or previous question; nil before the first.
  private(set) var asking: LiveAsking?
  /// The questions decided while this player was there, with the answers.
  private(set) var answered: [AnsweredQuestion] = []
  /// The number of the last decided question; 0 for none.
  private(set) var decided = 0
  /// The round for the score log.
  private var round = LiveOwnRound()
  /// The progress of saving the round; nil before it.
  private(set) var saving: SaveState?
  /// Whether it asks whether to leave.
  private(set) var isLeaving = false
  /// Whether the server can be reached.
  private(set) var isThere = true
  /// Whether the room was closed while its podium, which stays, was on screen.
  private(set) var isRoomClosed = false
  /// Why it is over for this player: the player left, or the room's reason; nil while it goes on.
  private(set) var ending: SafeText?
  private(set) var input = BoardInput()

  init(_ scene: LiveScene) {
    self.scene = scene
    ask()
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    // Answered choices keep their labels.
    let context = context.scoped(to: .game)
    switch event {
    case .shown:
      // The choices are on screen now.
      if isAsked, asking?.shownAt == nil { asking?.shownAt = now }
    case .response(LiveResponse.line(let line)): return take(line, at: now, in: context)
    case .response(let response): saving?.update(response)
    case .key(let key):
      pass(at: now)
      return press(key, at: now, in: context)
    case .paste(let text):
      if takesText, listens(at: now), let question = asking?.dealt?.question { input.entry.type(text, for: question) }
    case .wheel(let rows): input.position.scroll(by: rows, of: board(in: context), in: context)
    case .time, .uncovered: pass(at: now)
    case .row, .covered, .interrupted: break
    }
    return []
  }

  /// Opens the question or ends its time, if due.
  private mutating func pass(at now: Instant) {
    scene.open(at: now)
    if asking?.given == nil, let deadline, now >= deadline { asking?.isLate = true }
  }

  /// When the time of the question is up; nil until on screen.
  var deadline: Instant? { asking?.deadline(opening: scene.opens) }

  /// Whether the choices of a question are on screen or about to be.
  var isAsked: Bool {
    scene.state.phase == .question && scene.isOpen && !scene.state.isPaused && ending == nil && !isLateComer
  }

  /// Whether the player came too late for the question, so that the next is their first.
  var isLateComer: Bool {
    guard let own = scene.own, let question = scene.state.question else { return false }
    return !own.isAsked(question)
  }

  func waitsToBeShown(in context: ViewContext) -> Bool { isAsked && asking?.shownAt == nil }
}

// Messages from the room.
extension LivePlayerScreen {
  private mutating func take(_ line: LiveLine, at now: Instant, in context: ViewContext) -> [Action] {
    guard ending == nil else { return [] }
    switch line {
    case .state(let state, let own, let board, let clock):
      isThere = true
      if state.phase == .closed {
        // Keep showing the podium.
        isRoomClosed = scene.state.phase == .podium
        return isRoomClosed ? [.store(.live(.end))] : end(context.words(.roomClosed))
      }
      let actions = scene.take(state, own: own, board: board, clock: clock, at: now) ? move(in: context) : []
      ask()
      return actions
    case .count(let answered, let asked, let players): scene.take(answered: answered, asked: asked, players: players)
    case .answered(let question): if asking?.question.number == question { asking?.isKept = true }
    case .connection(let isThere): self.isThere = isThere
    case .failed(let reason): return scene.state.phase == .podium ? [] : end(SafeText(reason).oneLine)
    case .refusedName(let reason): return end(SafeText(reason).oneLine)
    case .opened, .table: break
    }
    return []
  }

  /// The room has another phase or question.
  private mutating func move(in context: ViewContext) -> [Action] {
    input = BoardInput()
    switch scene.state.phase {
    // A new round in the same room.
    case .question:
      if saving != nil { (round, answered, decided, saving, asking) = (LiveOwnRound(), [], 0, nil, nil) }
    case .result: return decide(in: context)
    case .podium, .closed: return save()
    case .lobby, .standings, .open: break
    }
    return []
  }

  /// Takes the question of the room, also once more with its text or when it is asked again, and an answer that the
  /// room keeps.
  private mutating func ask() {
    guard scene.state.phase == .question, let question = scene.state.question else { return }
    if asking?.question != question { asking = LiveAsking(question) }
    asking?.note(scene.own)
  }

  /// Records the result of the question.
  private mutating func decide(in context: ViewContext) -> [Action] {
    guard let question = scene.state.question, let result = scene.state.result, let own = scene.own,
      own.isAsked(question)
    else { return [] }
    // Nothing is known of a question decided before this program joined.
    guard own.isRight != nil || asking?.question.number == question.number else { return [] }
    let given = round.decide(question, result, own, asking, scene.state.rules)
    let isRight = own.isRight == true
    if let decided = question.decided(result, given: given, isRight: isRight, milliseconds: own.milliseconds) {
      answered.append(decided)
      self.decided = question.number
    }
    return isRight && context.state.rings ? [.terminal(.bell)] : []
  }

  /// Saves the decided questions, once.
  private mutating func save() -> [Action] {
    guard saving == nil, let record = round.record(in: scene.state) else { return [] }
    saving = .underWay
    return [.store(.save(record, .round))]
  }

  /// Ends the room for this player.
  private mutating func end(_ reason: SafeText) -> [Action] {
    ending = reason
    isLeaving = false
    return save() + [.store(.live(.end))]
  }
}

// Commands of the player.
extension LivePlayerScreen {
  /// Which keys apply.
  enum Mode {
    case leaving
    /// A question with these keys.
    case question(KeyTable<RoundKeys.Question>, ShuffledQuestion)
    case seat
  }

  var mode: Mode {
    if isLeaving { return .leaving }
    guard isAsked, let asking, asking.given == nil, !asking.isLate, let dealt = asking.dealt else { return .seat }
    return .question(QuestionModules.module(for: dealt.question.kind).keys(choices: dealt.panels.count), dealt)
  }

  var takesText: Bool {
    if case .question(_, let dealt) = mode { dealt.question.kind.isLine } else { false }
  }

  var helpTopic: HelpScreen.Topic {
    if case .question = mode { takesText ? .typing : .round } else { .room }
  }

  var offersHelp: Bool { !isLeaving }

  private mutating func press(_ key: Key, at now: Instant, in context: ViewContext) -> [Action] {
    switch mode {
    case .leaving:
      switch GameCover.leavingKeys.command(for: key) {
      case .leave: return leave(in: context)
      case .resume, .close, .askToLeave, .openHelp: isLeaving = false
      case .none: break
      }
    case .question(let keys, let dealt):
      let listens = listens(at: now)
      var former = input.entry
      let request = input.press(key, keys, of: dealt, on: board(in: context), in: context)
      former.pointed = input.entry.pointed
      // A key typed ahead may move, but answers nothing.
      if !listens { input.entry = former }
      switch request {
      case .answer(let given):
        return listens ? (asking?.take(given, at: now)).map { [.store(.live(.say($0)))] } ?? [] : []
      case .leave: isLeaving = true
      // The room's clock does not pause.
      case .pause, nil: break
      }
    case .seat:
      switch LiveKeys.seat.command(for: key) {
      case .proceed:
        if ending != nil { return [.back] }
        guard canProceed else { return [] }
        let step: LiveStep = scene.state.phase == .open ? .start : .next
        return [.store(.live(.say(.step(step, version: scene.state.version))))]
      case .save: return saving?.retry ?? []
      case .scroll(let rows): input.position.scroll(by: rows, of: board(in: context), in: context)
      case .leave:
        if ending != nil { return [.back] }
        if scene.state.phase == .podium || scene.state.phase == .closed { return [.store(.live(.end)), .back] }
        isLeaving = true
      case .none: break
      }
    }
    return []
  }

  /// Whether keys answer: the question is on screen, long enough that no key was typed ahead, and not answered.
  private func listens(at now: Instant) -> Bool {
    guard asking?.given == nil, let shownAt = asking?.shownAt, let deadline else { return false }
    return now >= shownAt + Rules.settling && now < deadline
  }

  /// Whether Enter proceeds: in a room where everybody plays at their own pace.
  var canProceed: Bool {
    switch scene.state.phase {
    case .open, .result, .standings: scene.state.rules.openUntil != nil && ending == nil
    case .lobby, .question, .podium, .closed: false
    }
  }

  /// Leaves; if anything was decided, the result stays on screen to show whether it is saved.
  private mutating func leave(in context: ViewContext) -> [Action] {
    guard !round.isEmpty, saving == nil else { return [.store(.live(.end)), .back] }
    return end(context.words(.youLeft))
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch mode {
    case .leaving: return GameCover.leavingKeys.hints(in: context)
    case .question(let keys, _):
      return (takesText ? TextField.keys.hints(in: context) : [])
        + input.position.hints(of: keys, board(in: context), input.entry, canPause: false, in: context)
    case .seat:
      return LiveKeys.seat.hints(in: context) { command in
        switch command {
        case .proceed: !canProceed && ending == nil
        case .save: saving?.isFailed != true
        case .leave: ending != nil
        case .scroll: true
        }
      }.map { hint in
        hint.key == .enter && ending != nil ? hint.saying(context.words(.hintBack)) : hint
      }
    }
  }
}
