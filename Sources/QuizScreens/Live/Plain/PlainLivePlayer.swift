import QuizCore
import TerminalKit

/// A live room as a player plays it line by line: the clock is on, and is checked when the line arrives.
public struct PlainLivePlayer: PlainLive {
  /// How far it is.
  private enum Phase: Equatable {
    /// The player is asked for a name.
    case naming
    /// The room is being joined.
    case joining
    /// Nothing is to be answered.
    case waiting
    /// A question is to be printed at this instant.
    case coming(LiveQuestion, at: Instant)
    /// A question was printed at this instant, and waits for its answer.
    case asking(LiveQuestion, since: Instant)
    /// The player goes on by Enter, in a time of their own.
    case resting
    /// The round is being saved; then everything ends as said.
    case saving(PlainGame.End)
    /// Nothing more is done.
    case over
  }

  private let run: LiveRun
  private let reason: PlainReason
  private let echoes: Bool
  private var name: String
  private var state: AppState
  private var phase = Phase.naming
  private var room: LiveState?
  private var own: LiveOwn?
  private var clock = LiveClock(zero: 0)
  /// What was answered last: to which question, and what.
  private var given: (number: Int, answer: GivenAnswer)?
  /// When the question opened that was printed last, or is about to be, by the server's clock: asked anew it is another.
  private var printed: Int?
  /// The number of the question whose result was said last.
  private var told = 0
  private var round = LiveOwnRound()
  private var hasInput = true
  /// Whether the program that speaks with the room was started: it waits for another name.
  private var hasBegun = false

  private var text: PlainLiveText { PlainLiveText(state) }
  private var words: Localizer { text.words }

  /// Joins by `run`; with an empty `name`, asks for one. `echoes` prints lines again that no terminal echoes.
  public init(_ run: LiveRun, name: String, state: AppState, why reason: PlainReason, echoes: Bool) {
    self.run = run
    self.name = name
    self.state = state
    self.reason = reason
    self.echoes = echoes
  }

  /// Whether a line that was typed means something now.
  public var takesLine: Bool {
    switch phase {
    case .naming, .asking, .resting: true
    case .joining, .waiting, .coming, .saving, .over: false
    }
  }

  /// When something falls due; nil for never.
  public var nextChange: Instant? {
    switch phase {
    case .coming(let question, let instant): question.text.isEmpty ? nil : instant
    case .asking(let question, let since): since + .milliseconds(PlainLivePlayer.limit(question))
    case .naming, .joining, .waiting, .resting, .saving, .over: nil
    }
  }

  /// Replaces the state that all games share.
  public mutating func update(_ state: AppState) { self.state = state }

  private static func limit(_ question: LiveQuestion) -> Int {
    max(0, min(question.limit, LiveRules.limits.upperBound))
  }

  /// Handles an event that happened at `now`; returns the steps to perform.
  public mutating func handle(_ event: PlainLiveEvent, at now: Instant) -> [PlainGame.Step] {
    switch event {
    case .begin:
      let mode = [PlainGame.Step.say(words(.plainPlayerMode(reason.name)))]
      return mode + (name.isEmpty ? [.ask(words(.plainNamePrompt))] : join())
    case .line(let line):
      let shown = SafeText(line).oneLine.truncated(to: 40, ellipsis: text.glyphs.ellipsis)
      return (echoes ? [.say(shown)] : []) + take(line, at: now)
    case .inputEnded:
      hasInput = false
      if phase == .naming { return [.say(.empty)] + finish(.abandoned) }
      return phase == .resting ? goOn() : []
    case .time: return timePasses(at: now)
    case .response(LiveResponse.line(let line)): return hear(line, at: now)
    case .response(RoundResponse.saved): return saved(words(.plainSaved))
    case .response(RoundResponse.notSaved(_, _, let reason)):
      return saved(words(.plainNotSaved(SafeText(reason).oneLine)))
    case .response: return []
    }
  }

  // MARK: What the room says

  private mutating func hear(_ line: LiveLine, at now: Instant) -> [PlainGame.Step] {
    guard phase != .over else { return [] }
    switch line {
    case .state(let room, let own, _, let clock):
      let isFirst = self.room == nil
      self.clock = LiveClock(zero: clock)
      self.room = room
      if let own { self.own = own }
      // A result may come while the line is open.
      let isOver = endsLine && room.phase != .question
      return (isFirst ? greeting(room) : []) + (isOver ? [.say(.empty)] : []) + follow(room, at: now)
    case .answered: return [.say(words(.plainTaken))]
    case .refusedName(let reason):
      name = ""
      phase = .naming
      guard hasInput else { return finish(.nothingToPlay(reason: reason)) }
      return [.say(SafeText(reason)), .ask(words(.plainNamePrompt))]
    case .connection(let isThere):
      let line = PlainGame.Step.say(words(isThere ? .plainThereAgain : .plainConnectionGone))
      return endsLine ? [.say(.empty), line] + prompt : [line]
    case .failed(let reason):
      if case .saving = phase { return [] }
      return round.isEmpty
        ? finish(.nothingToPlay(reason: reason)) : [.say(SafeText(reason))] + save(then: .abandoned)
    case .opened, .count, .table: return []
    }
  }

  /// Whether the line of the prompt is open, and ends before anything is printed.
  private var endsLine: Bool { if case .asking = phase { true } else { false } }

  private func greeting(_ room: LiveState) -> [PlainGame.Step] {
    guard let own else { return [] }
    let name = SafeText(own.name).oneLine
    var lines = [words(.plainJoined(name, SafeText(room.title).oneLine, room.count))]
    if own.team > 0 { lines.append(words(.plainYourTeam(own.team))) }
    if room.phase == .lobby { lines.append(words(.plainWaitForHost)) }
    return lines.map(PlainGame.Step.say)
  }

  /// Goes where the room is.
  private mutating func follow(_ room: LiveState, at now: Instant) -> [PlainGame.Step] {
    if case .saving = phase { return [] }
    switch room.phase {
    case .lobby, .standings: return rest()
    case .open: return askToGoOn()
    case .question:
      guard let question = room.question else { return [] }
      if let own, !own.isAsked(question) { return tellLateComer(question) }
      // Asked anew, an answer that was kept counts.
      if own?.answered == question.number { return tellKept(question) }
      let opens = clock.instant(question.opens)
      if printed != question.opens {
        printed = question.opens
        phase = .coming(question, at: opens)
      } else if case .coming = phase {
        phase = .coming(question, at: opens)
      }
      return timePasses(at: now)
    case .result: return tell(room) + (room.rules.openUntil != nil ? askToGoOn() : [])
    case .podium: return tell(room) + end(room)
    // A host may close it so soon that the podium was not seen.
    case .closed where !room.standings.isEmpty: return tell(room) + end(room)
    case .closed: return [.say(words(.plainClosed))] + save(then: .done)
    }
  }

  private mutating func rest() -> [PlainGame.Step] {
    phase = .waiting
    return []
  }

  /// Says, once, that the answer to a question that is asked anew is kept.
  private mutating func tellKept(_ question: LiveQuestion) -> [PlainGame.Step] {
    phase = .waiting
    guard question.isAgain, printed != question.opens else { return [] }
    printed = question.opens
    return [.say(words(.plainAnswerIsKept))]
  }

  /// Asks for Enter, in a room where everybody goes on in a time of their own; from a pipe it goes on at once.
  private mutating func askToGoOn() -> [PlainGame.Step] {
    if phase == .resting { return [] }
    guard hasInput, !echoes else { return goOn() }
    phase = .resting
    return [.say(words(.plainEnterGoesOn))]
  }

  private mutating func goOn() -> [PlainGame.Step] {
    guard let room else { return [] }
    phase = .waiting
    let step: LiveStep = room.phase == .open || room.phase == .lobby ? .start : .next
    return [.store(.live(.say(.step(step, version: room.version))))]
  }

  /// Says what the question came to for this player, once.
  private mutating func tell(_ room: LiveState) -> [PlainGame.Step] {
    guard let question = room.question, let result = room.result, let own, told != question.number else { return [] }
    guard own.isAsked(question) else { return tellLateComer(question) }
    told = question.number
    phase = .waiting
    let answer = own.given(to: question) ?? (given?.number == question.number ? given?.answer : nil)
    let isRight = own.isRight
    // What this program did not see given, before it was started again, is no answer of its record.
    if answer != nil || isRight == nil {
      round.decide(
        question, result, given: isRight == nil ? nil : answer, isRight: isRight ?? false,
        milliseconds: own.milliseconds, usual: room.rules.limit)
    }
    let right = SafeText(result.answer).oneLine
    let verdict: Phrase =
      switch isRight {
      case true: .plainRight(own.gained)
      case false: .plainWrong(right)
      case nil: .plainNotAnswered(right)
      }
    var lines = [words(verdict)]
    lines += [result.explanation.map { SafeText($0) }].compactMap { $0 }
    if own.hasPlace { lines.append(words(.plainPlace(own.place, of: room.players, own.points))) }
    return lines.map(PlainGame.Step.say)
  }

  /// Says to who came while a question was open, once, that the next one is their first.
  private mutating func tellLateComer(_ question: LiveQuestion) -> [PlainGame.Step] {
    guard told != question.number else { return [] }
    told = question.number
    phase = .waiting
    return [.say(words(.plainFromNextOn))]
  }

  private mutating func end(_ room: LiveState) -> [PlainGame.Step] {
    guard let own else { return save(then: .done) }
    let over: Phrase =
      own.hasPlace ? .plainRoundOver(own.place, of: room.players, own.points, own.right) : .plainRoundOverWithoutPoints
    let lines = [SafeText.empty, words(over)]
    return lines.map(PlainGame.Step.say) + text.standings(room).map(PlainGame.Step.say) + save(then: .done)
  }

  // MARK: What the player types

  private mutating func take(_ line: String, at now: Instant) -> [PlainGame.Step] {
    switch phase {
    case .naming:
      name = SafeText(line).oneLine.string.trimmed
      return name.isEmpty ? [.ask(words(.plainNamePrompt))] : join()
    case .asking(let question, let since): return answer(line, to: question, after: since.duration(to: now))
    case .resting: return PlainAnswer(line) == .leave ? leave() : goOn()
    case .joining, .waiting, .coming, .saving, .over:
      return PlainAnswer(line) == .leave ? leave() : []
    }
  }

  private mutating func join() -> [PlainGame.Step] {
    phase = .joining
    if hasBegun { return [.store(.live(.say(.join(name: name))))] }
    hasBegun = true
    return [.store(.live(.join(run, name: name)))]
  }

  private mutating func answer(_ line: String, to question: LiveQuestion, after time: Duration) -> [PlainGame.Step] {
    let asked = question.asked
    let answer = PlainAnswer(line, to: asked?.question.kind ?? .one)
    if answer == .leave { return leave() }
    // Whatever it says, it came too late.
    guard time < .milliseconds(PlainLivePlayer.limit(question)) else {
      phase = .waiting
      return [.say(words(.plainTooLate))]
    }
    switch answer {
    case .given(let given) where asked?.isComplete(given) ?? false:
      phase = .waiting
      self.given = (question.number, given)
      let panels: [Int]? = if case .panels(let panels) = given { panels } else { nil }
      return [
        .store(
          .live(
            .say(
              .answer(
                question: question.number, panels: panels, text: given.text, milliseconds: time.inMilliseconds))))
      ]
    case .again: return (room.map { text.question(question, of: $0.count) } ?? []).map(PlainGame.Step.say) + prompt
    case .nothing, .given, .help, .unknown, .leave:
      let task = text.prompt(for: question) ?? words(.plainUnknownAnswer(question.panels.count))
      return [.say(task)] + prompt
    }
  }

  private var prompt: [PlainGame.Step] { [.ask(words(.plainPrompt))] }

  private mutating func timePasses(at now: Instant) -> [PlainGame.Step] {
    switch phase {
    case .coming(let question, let instant):
      guard now >= instant, !question.text.isEmpty else { return [] }
      phase = .asking(question, since: now)
      return text.question(question, of: room?.count ?? question.number).map(PlainGame.Step.say) + prompt
    case .asking(let question, let since):
      guard since.duration(to: now) >= .milliseconds(PlainLivePlayer.limit(question)) else { return [] }
      phase = .waiting
      return [.say(.empty), .say(words(.plainTimeIsUp))]
    case .naming, .joining, .waiting, .resting, .saving, .over: return []
    }
  }

  // MARK: The end

  private mutating func leave() -> [PlainGame.Step] { save(then: .done) }

  private mutating func save(then end: PlainGame.End) -> [PlainGame.Step] {
    let set = room.map { SafeText($0.title).oneLine.string } ?? ""
    guard let room, let record = round.record(set: set.isEmpty ? Game.ID.live.rawValue : set, limit: room.rules.limit)
    else { return finish(end) }
    phase = .saving(end)
    return [.store(.save(record, .round))]
  }

  private mutating func saved(_ line: SafeText) -> [PlainGame.Step] {
    guard case .saving(let end) = phase else { return [] }
    return [.say(SafeText(line.string.trimmed))] + finish(end)
  }

  private mutating func finish(_ end: PlainGame.End) -> [PlainGame.Step] {
    phase = .over
    return [.store(.live(.end)), .end(end)]
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
