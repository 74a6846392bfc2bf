import QuizCore
import TerminalKit

/// A player of a live room in plain mode. The time limit applies, checked when a line arrives.
public struct PlainLivePlayer: PlainProgram {
  private enum Phase: Equatable {
    /// The player is asked for a name.
    case naming
    case joining
    /// There is nothing to answer.
    case waiting
    /// A question was printed and waits for its answer.
    case asking
    /// The player proceeds by Enter, at their own pace.
    case resting
    /// The round is being saved, before this end.
    case saving(PlainEnd)
  }

  private let run: LiveRun
  /// The state, and how it talks to the player.
  public var console: PlainConsole
  private var name: String
  private var phase = Phase.naming
  /// The room as last received.
  private var scene: LiveScene?
  /// The last printed question.
  private var asking: LiveAsking?
  /// The number of the last question whose result was printed.
  private var reported = 0
  private var round = LiveOwnRound()
  private var hasInput = true
  /// Whether the league program was started, so that it waits for another name.
  private var hasBegun = false

  /// Joins by `run`; asks for a `name` if empty. `echoes` prints lines that no terminal echoes.
  public init(_ run: LiveRun, name: String, state: AppState, why reason: PlainReason, echoes: Bool) {
    (self.run, self.name) = (run, name)
    console = PlainConsole(state: state, reason: reason, echoes: echoes)
  }

  /// Whether a typed line means something now.
  public var takesLine: Bool {
    switch phase {
    case .naming, .asking, .resting: true
    case .joining, .waiting, .saving: false
    }
  }

  /// The next deadline; nil for none.
  public var nextChange: Instant? {
    switch phase {
    case .waiting: scene?.nextOpening
    case .asking: asking?.deadline(opening: scene?.opens)
    case .naming, .joining, .resting, .saving: nil
    }
  }

  /// Handles an event that happened at `now`; returns the steps to perform.
  public mutating func handle(_ event: PlainEvent, at now: Instant) -> [PlainStep] {
    switch event {
    case .begin:
      let mode = [PlainStep.say(words(.plainPlayerMode(console.reason.name)))]
      return mode + (name.isEmpty ? [.ask(words(.plainNamePrompt))] : join())
    case .shown: return []
    case .line(let line): return echo(line) + take(line, at: now)
    case .inputEnded:
      hasInput = false
      if phase == .naming { return [.say(.empty)] + finish(.abandoned) }
      return phase == .resting ? goOn() : []
    case .time: return timePasses(at: now)
    case .response(LiveResponse.line(let line)): return receive(line, at: now)
    case .response(RoundResponse.saved): return saved(words(.plainSaved))
    case .response(RoundResponse.notSaved(_, _, let reason)):
      return saved(words(.plainNotSaved(SafeText(reason).oneLine)))
    case .response: return []
    }
  }

  // MARK: What the room says

  private mutating func receive(_ line: LiveLine, at now: Instant) -> [PlainStep] {
    switch line {
    case .state(let room, let own, let board, let clock):
      let isFirst = scene == nil
      _ = scene.take(room, own: own, board: board, clock: clock, at: now)
      // A result may come while a prompt is open.
      let isOver = phase == .asking && room.phase != .question
      return (isFirst ? greeting(room) : []) + (isOver ? [.say(.empty)] : []) + follow(room, at: now)
    case .answered: return [.say(words(.plainTaken))]
    case .refusedName(let reason):
      name = ""
      phase = .naming
      guard hasInput else { return finish(.nothingToPlay(reason: reason)) }
      return [.say(SafeText(reason)), .ask(words(.plainNamePrompt))]
    case .connection(let isThere):
      let line = connection(isThere: isThere)
      return phase == .asking ? [.say(.empty), line] + prompt : [line]
    case .failed(let reason):
      if case .saving = phase { return [] }
      return round.isEmpty
        ? finish(.nothingToPlay(reason: reason)) : [.say(SafeText(reason))] + save(then: .abandoned)
    case .opened, .count, .table: return []
    }
  }

  private func greeting(_ room: LiveState) -> [PlainStep] {
    guard let own = scene?.own else { return [] }
    let name = SafeText(own.name).oneLine
    var lines = [words(.plainJoined(name, SafeText(room.title).oneLine, room.count))]
    if own.team > 0 { lines.append(words(.plainYourTeam(own.team))) }
    if room.phase == .lobby { lines.append(words(.plainWaitForHost)) }
    return say(lines)
  }

  /// Follows the room to its phase.
  private mutating func follow(_ room: LiveState, at now: Instant) -> [PlainStep] {
    if case .saving = phase { return [] }
    switch room.phase {
    case .lobby, .standings: return wait()
    case .open: return askToGoOn()
    case .question:
      guard let question = room.question else { return [] }
      if let own = scene?.own, !own.isAsked(question) { return reportLateComer(question) }
      // A kept answer counts when the question is asked again.
      if scene?.own?.answered == question.number { return reportKept(question) }
      if asking?.question.opens == question.opens { return [] }
      guard scene?.isOpen == true else { return wait() }
      asking = LiveAsking(question, shownAt: now)
      phase = .asking
      return self.question(question, of: room.count) + prompt
    case .result: return report(room) + (room.rules.openUntil != nil ? askToGoOn() : [])
    case .podium: return report(room) + end(room)
    // A host may close it before the podium was seen.
    case .closed where !room.standings.isEmpty: return report(room) + end(room)
    case .closed: return [.say(words(.plainClosed))] + save(then: .done)
    }
  }

  /// Waits, and prints why.
  private mutating func wait(_ lines: [SafeText] = []) -> [PlainStep] {
    phase = .waiting
    return say(lines)
  }

  /// Prints, once, that the answer to a repeated question is kept.
  private mutating func reportKept(_ question: LiveQuestion) -> [PlainStep] {
    guard question.isAgain, asking?.question.opens != question.opens else { return wait() }
    asking = LiveAsking(question)
    return wait([words(.plainAnswerIsKept)])
  }

  /// Asks for Enter in a room without a common pace; with a pipe it proceeds at once.
  private mutating func askToGoOn() -> [PlainStep] {
    if phase == .resting { return [] }
    guard hasInput, !console.echoes else { return goOn() }
    phase = .resting
    return [.say(words(.plainEnterGoesOn))]
  }

  private mutating func goOn() -> [PlainStep] {
    guard let room = scene?.state else { return [] }
    phase = .waiting
    let step: LiveStep = room.phase == .open || room.phase == .lobby ? .start : .next
    return [.store(.live(.say(.step(step, version: room.version))))]
  }

  /// Prints this player's result of the question, once.
  private mutating func report(_ room: LiveState) -> [PlainStep] {
    guard let question = room.question, let result = room.result, let own = scene?.own, reported != question.number
    else { return [] }
    guard own.isAsked(question) else { return reportLateComer(question) }
    reported = question.number
    _ = round.decide(question, result, own, asking, room.rules)
    let right = SafeText(result.answer).oneLine
    let verdict: Phrase =
      switch own.isRight {
      case true: .plainRight(own.gained)
      case false: .plainWrong(right)
      case nil: .plainNotAnswered(right)
      }
    var lines = [words(verdict)]
    if let explanation = result.explanation { lines.append(SafeText(explanation)) }
    if own.hasPlace { lines.append(words(.plainPlace(own.place, of: room.players, own.points))) }
    return wait(lines)
  }

  /// Tells a latecomer, once, that the next question is their first.
  private mutating func reportLateComer(_ question: LiveQuestion) -> [PlainStep] {
    guard reported != question.number else { return [] }
    reported = question.number
    return wait([words(.plainFromNextOn)])
  }

  private mutating func end(_ room: LiveState) -> [PlainStep] {
    guard let own = scene?.own else { return save(then: .done) }
    let over: Phrase =
      own.hasPlace ? .plainRoundOver(own.place, of: room.players, own.points, own.right) : .plainRoundOverWithoutPoints
    return say([.empty, words(over)] + standings(room)) + save(then: .done)
  }

  // MARK: What the player types

  private mutating func take(_ line: String, at now: Instant) -> [PlainStep] {
    switch phase {
    case .naming:
      name = SafeText(line).oneLine.string.trimmed
      return name.isEmpty ? [.ask(words(.plainNamePrompt))] : join()
    case .asking: return answer(line, at: now)
    case .resting: return PlainAnswer(line) == .leave ? save(then: .done) : goOn()
    case .joining, .waiting, .saving: return PlainAnswer(line) == .leave ? save(then: .done) : []
    }
  }

  private mutating func join() -> [PlainStep] {
    phase = .joining
    if hasBegun { return [.store(.live(.say(.join(name: name))))] }
    hasBegun = true
    return [.store(.live(.join(run, name: name)))]
  }

  private mutating func answer(_ line: String, at now: Instant) -> [PlainStep] {
    guard let scene, let question = asking?.question else { return [] }
    let asked = asking?.dealt
    let answer = PlainAnswer(line, to: asked?.question.kind ?? .one)
    if answer == .leave { return save(then: .done) }
    // Too late, whatever it says.
    guard let deadline = nextChange, now < deadline else { return wait([words(.plainTooLate)]) }
    switch answer {
    case .given(let given) where asked?.isComplete(given) ?? false:
      phase = .waiting
      return (asking?.take(given, at: now)).map { [.store(.live(.say($0)))] } ?? []
    case .again: return self.question(question, of: scene.state.count) + prompt
    case .nothing, .given, .help, .unknown, .leave:
      let task = asked.flatMap { self.task(of: $0.question) }
      // The usual help says that unfinished rounds are not recorded, which is wrong here.
      return say(reply(to: answer == .help ? .nothing : answer, task, choices: question.panels.count)) + prompt
    }
  }

  private mutating func timePasses(at now: Instant) -> [PlainStep] {
    if phase == .asking { return nextChange.map { now >= $0 } == true ? wait([.empty, words(.plainTimeIsUp)]) : [] }
    guard phase == .waiting, scene?.open(at: now) == true, let room = scene?.state else { return [] }
    return follow(room, at: now)
  }

  // MARK: The end

  private mutating func save(then end: PlainEnd) -> [PlainStep] {
    guard let record = scene.flatMap({ round.record(in: $0.state) }) else { return finish(end) }
    phase = .saving(end)
    return [.store(.save(record, .round))]
  }

  private mutating func saved(_ line: SafeText) -> [PlainStep] {
    guard case .saving(let end) = phase else { return [] }
    return [.say(SafeText(line.string.trimmed))] + finish(end)
  }
}
