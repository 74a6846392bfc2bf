import QuizCore
import TerminalKit

/// A live room as its host reads it line by line. Ends with the table of all, once that is in the history.
public struct PlainLiveHost: PlainLive {
  /// How far it is.
  private enum Phase: Equatable {
    /// The room is being opened.
    case opening
    /// It is open.
    case open
    /// The round is over, and the table was asked for.
    case ending
    /// The table is being kept.
    case keeping
    /// The room is being closed; it ends as said.
    case closing(PlainGame.End)
    /// Nothing more is done.
    case over
  }

  private let opening: LiveEffect
  private let set: String
  private let reason: PlainReason
  private let echoes: Bool
  private var state: AppState
  private var phase = Phase.opening
  /// The room as it was last.
  private var room: LiveState?
  private var clock = LiveClock(zero: 0)
  /// Who is in the room.
  private var people: [LiveBoard.Person] = []
  private var losesAnswers = false
  /// When the question is printed; nil where there is none to be printed.
  private var opens: Instant?
  /// What stands in for a host who is gone: when the room is closed that does not close by itself.
  private var patience: Instant?
  private var hasInput = true

  /// How long a room takes to close at most.
  private static let longestClosing = Duration.seconds(3)

  private var text: PlainLiveText { PlainLiveText(state) }
  private var words: Localizer { text.words }

  /// Opens a room by `opening`; `set` is what is played, as the log names it. `echoes` prints lines again that no terminal
  /// echoes.
  public init(_ opening: LiveEffect, set: String, state: AppState, why reason: PlainReason, echoes: Bool) {
    self.opening = opening
    self.set = set
    self.state = state
    self.reason = reason
    self.echoes = echoes
  }

  /// Whether a line that was typed means something now.
  public var takesLine: Bool { phase == .open }
  /// When something falls due; nil for never.
  public var nextChange: Instant? { opens ?? patience }
  /// Replaces the state that all games share.
  public mutating func update(_ state: AppState) { self.state = state }

  /// Handles an event that happened at `now`; returns the steps to perform.
  public mutating func handle(_ event: PlainLiveEvent, at now: Instant) -> [PlainGame.Step] {
    switch event {
    case .begin: return [.store(.live(opening))]
    case .line(let line): return (echoes ? [.say(SafeText(line).oneLine)] : []) + obey(PlainAnswer(line), at: now)
    case .inputEnded:
      hasInput = false
      return withoutHost(at: now)
    case .time: return timePasses(at: now)
    case .response(LiveResponse.line(let line)): return hear(line, at: now)
    case .response(LiveResponse.kept(let problem)):
      guard phase == .keeping else { return [] }
      let line = problem.map { words(.plainTableNotKept(SafeText($0).oneLine)) } ?? words(.saved)
      return [.say(line)] + close(problem == nil ? .done : .abandoned, at: now)
    case .response: return []
    }
  }

  private mutating func hear(_ line: LiveLine, at now: Instant) -> [PlainGame.Step] {
    switch line {
    case .opened(let addresses, let code): return open(addresses, code)
    case .state(let room, _, let board, let clock):
      self.clock = LiveClock(zero: clock)
      let former = self.room
      self.room = room
      return meet(board, at: now) + goOn(from: former, to: room, at: now)
    case .connection(let isThere): return [.say(words(isThere ? .plainThereAgain : .plainConnectionGone))]
    case .table(let table):
      guard phase == .ending else { return [] }
      phase = .keeping
      let keep = LiveEffect.keep(table, set: set, limit: room?.rules.limit ?? 0)
      return text.table(table).map(PlainGame.Step.say) + [.store(.live(keep))]
    case .failed(let reason):
      if case .closing(let end) = phase { return finish(end) }
      return phase == .over ? [] : finish(.nothingToPlay(reason: reason))
    case .count, .answered, .refusedName: return []
    }
  }

  /// The first lines: where the room is, for programs.
  private mutating func open(_ addresses: [String], _ code: String) -> [PlainGame.Step] {
    guard phase == .opening else { return [] }
    phase = .open
    let urls = addresses.map { SafeText("\($0)/r/\(code)").oneLine }
    var lines: [SafeText] = ["address " + (urls.first ?? .empty), "code " + SafeText(code).oneLine]
    lines += urls.dropFirst().map { words(.plainAlso($0)) }
    lines.append(words(.plainHostMode(reason.name)))
    return lines.map(PlainGame.Step.say)
  }

  /// Says who came and who went.
  private mutating func meet(_ board: LiveBoard?, at now: Instant) -> [PlainGame.Step] {
    guard let board else { return [] }
    let (former, present) = (Set(people.map(\.id)), Set(board.people.map(\.id)))
    let came = board.people.filter { !former.contains($0.id) }
    let gone = people.filter { !present.contains($0.id) }
    people = board.people
    var lines = came.map { words(.plainCame(SafeText($0.name).oneLine, people.count)) }
    lines += gone.map { words(.plainWent(SafeText($0.name).oneLine)) }
    if board.losesAnswers, !losesAnswers { lines.append(words(.plainLosesAnswers)) }
    losesAnswers = board.losesAnswers
    return lines.map(PlainGame.Step.say)
  }

  /// Says what changed in the room.
  private mutating func goOn(from former: LiveState?, to room: LiveState, at now: Instant) -> [PlainGame.Step] {
    if room.phase == .closed, case .closing(let end) = phase { return finish(end) }
    guard phase == .open else { return [] }
    let isNew = former?.phase != room.phase
    switch room.phase {
    case .lobby:
      let opened = words(.plainLobby(SafeText(room.title).oneLine, room.count))
      if room.opensItself(at: clock, now: now) {
        // Again with each version, until one is taken: somebody may come in at that moment.
        return (isNew ? [.say(opened)] : []) + [.store(.live(.say(.step(.start, version: room.version))))]
      }
      guard isNew else { return [] }
      let start = room.rules.startsAt.map { Phrase.plainStartsAt($0) } ?? .plainEnterStarts
      return [.say(opened), .say(words(start))] + withoutHost(at: now)
    case .question:
      let isAnnounced = former?.question?.text.isEmpty == true
      guard let question = room.question, isNew || isAnnounced || former?.question?.opens != question.opens else {
        return []
      }
      opens = question.text.isEmpty ? nil : clock.instant(question.opens)
      return timePasses(at: now)
    case .result:
      opens = nil
      guard isNew, let question = room.question, let result = room.result else { return [] }
      return text.result(result, of: question).map(PlainGame.Step.say) + enter(room) + withoutHost(at: now)
    case .standings:
      guard isNew else { return [] }
      return [.say(.empty)] + text.standings(room).map(PlainGame.Step.say) + enter(room) + withoutHost(at: now)
    case .open:
      guard isNew else { return [] }
      return [.say(words(.plainOpenRoom))]
    case .podium:
      opens = nil
      phase = .ending
      return [.store(.live(.say(.table)))]
    case .closed: return finish(.done)
    }
  }

  /// What Enter does, where nobody else goes on.
  private func enter(_ room: LiveState) -> [PlainGame.Step] { room.next == nil ? [.say(words(.plainEnterGoesOn))] : [] }

  private mutating func timePasses(at now: Instant) -> [PlainGame.Step] {
    if let patience, now >= patience, case .closing(let end) = phase { return finish(end) }
    guard let opens, now >= opens, let room, let question = room.question else { return [] }
    self.opens = nil
    return text.question(question, of: room.count).map(PlainGame.Step.say)
  }

  private mutating func obey(_ answer: PlainAnswer, at now: Instant) -> [PlainGame.Step] {
    guard phase == .open, let room else { return [] }
    func step(_ step: LiveStep) -> [PlainGame.Step] { [.store(.live(.say(.step(step, version: room.version))))] }
    switch answer {
    case .nothing: return room.phase == .lobby ? step(.start) : room.phase == .open ? [] : step(.next)
    case .leave: return room.phase == .lobby ? close(.done, at: now) : step(.end)
    case .help, .given, .again, .unknown: return [.say(words(.plainHostHelp))]
    }
  }

  /// Where the input has ended and nobody goes on, the round is ended: what was decided counts.
  private mutating func withoutHost(at now: Instant) -> [PlainGame.Step] {
    guard !hasInput, phase == .open, let room, room.rules.pace == nil, room.rules.openUntil == nil else { return [] }
    if room.phase == .lobby {
      guard room.rules.startsAt == nil else { return [] }
      return [.say(words(.plainNobodyStarts))] + close(.abandoned, at: now)
    }
    return [.store(.live(.say(.step(.end, version: room.version))))]
  }

  /// Closes the room, and ends when that is done.
  private mutating func close(_ end: PlainGame.End, at now: Instant) -> [PlainGame.Step] {
    phase = .closing(end)
    patience = now + PlainLiveHost.longestClosing
    return [.store(.live(.say(.step(.close, version: room?.version ?? 0))))]
  }

  private mutating func finish(_ end: PlainGame.End) -> [PlainGame.Step] {
    phase = .over
    patience = nil
    opens = nil
    return [.store(.live(.end)), .end(end)]
  }
}
