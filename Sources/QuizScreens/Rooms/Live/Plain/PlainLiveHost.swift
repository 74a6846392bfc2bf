import QuizCore
import TerminalKit

/// The host of a live room in plain mode. Ends with the full table, once that is saved.
public struct PlainLiveHost: PlainProgram {
  private enum Phase: Equatable {
    case opening
    case open
    /// The round is over and the table was requested.
    case ending
    /// The table is being saved.
    case keeping
    /// The room is being closed, before this end; nobody waits longer than this.
    case closing(PlainEnd, until: Instant)
  }

  private let opening: LiveEffect
  private let set: String
  /// The state, and how it talks to the host.
  public var console: PlainConsole
  private var phase = Phase.opening
  /// The room as last received.
  private var scene: LiveScene?
  /// When the last printed question opened, by the server's clock; differs when it is asked again.
  private var printed: Int?
  private var hasInput = true

  /// The longest wait for a room to close.
  private static let longestClosing = Duration.seconds(3)

  /// Opens a room by `opening`; `set` is its name in the log. `echoes` prints lines that no terminal echoes.
  public init(_ opening: LiveEffect, set: String, state: AppState, why reason: PlainReason, echoes: Bool) {
    (self.opening, self.set) = (opening, set)
    console = PlainConsole(state: state, reason: reason, echoes: echoes)
  }

  /// Whether a typed line means something now.
  public var takesLine: Bool { phase == .open }
  /// The next deadline; nil for none.
  public var nextChange: Instant? {
    if case .closing(_, let deadline) = phase { return deadline }
    return phase == .open ? scene?.nextOpening : nil
  }

  /// Handles an event that happened at `now`; returns the steps to perform.
  public mutating func handle(_ event: PlainEvent, at now: Instant) -> [PlainStep] {
    switch event {
    case .begin: return [.store(.live(opening))]
    case .shown: return []
    case .line(let line): return echo(line) + perform(PlainAnswer(line), at: now)
    case .inputEnded:
      hasInput = false
      return withoutHost(at: now)
    case .time: return timePasses(at: now)
    case .response(LiveResponse.line(let line)): return receive(line, at: now)
    case .response(LiveResponse.kept(let problem)):
      guard phase == .keeping else { return [] }
      let line = problem.map { words(.notSaved(SafeText($0).oneLine)) } ?? words(.saved)
      return [.say(line)] + close(problem == nil ? .done : .abandoned, at: now)
    case .response: return []
    }
  }

  private mutating func receive(_ line: LiveLine, at now: Instant) -> [PlainStep] {
    switch line {
    case .opened(let addresses, let code): return open(addresses, code)
    case .state(let room, let own, let board, let clock):
      let former = scene
      _ = scene.take(room, own: own, board: board, clock: clock, at: now)
      return arrivals(on: board, after: former?.board) + follow(from: former?.state.phase, to: room, at: now)
    case .connection(let isThere): return [connection(isThere: isThere)]
    case .table(let table):
      guard phase == .ending else { return [] }
      phase = .keeping
      let keep = LiveEffect.keep(table, set: set, limit: scene?.state.rules.limit ?? 0)
      return say(lines(of: table)) + [.store(.live(keep))]
    case .failed(let reason):
      if case .closing(let end, _) = phase { return finish(end) }
      return finish(.nothingToPlay(reason: reason))
    case .count, .answered, .refusedName: return []
    }
  }

  /// The first lines give the address of the room to programs.
  private mutating func open(_ addresses: [String], _ code: String) -> [PlainStep] {
    guard phase == .opening else { return [] }
    phase = .open
    let urls = addresses.map { SafeText(LiveLobby.link(to: $0, code)).oneLine }
    let forPrograms: [SafeText] = ["address " + (urls.first ?? .empty), "code " + SafeText(code).oneLine]
    return say(
      forPrograms + urls.dropFirst().map { words(.plainAlso($0)) } + [words(.plainHostMode(console.reason.name))])
  }

  /// Prints who came and who left.
  private func arrivals(on board: LiveBoard?, after last: LiveBoard?) -> [PlainStep] {
    guard let board else { return [] }
    let people = last?.people ?? []
    let (former, present) = (Set(people.map(\.id)), Set(board.people.map(\.id)))
    let came = board.people.filter { !former.contains($0.id) }
    let gone = people.filter { !present.contains($0.id) }
    var lines = came.map { words(.plainCame(SafeText($0.name).oneLine, board.people.count)) }
    lines += gone.map { words(.plainWent(SafeText($0.name).oneLine)) }
    if board.losesAnswers, last?.losesAnswers != true { lines.append(words(.plainLosesAnswers)) }
    return say(lines)
  }

  /// Prints what changed in the room.
  private mutating func follow(from former: LivePhase?, to room: LiveState, at now: Instant) -> [PlainStep] {
    if room.phase == .closed, case .closing(let end, _) = phase { return finish(end) }
    guard phase == .open else { return [] }
    let isNew = former != room.phase
    switch room.phase {
    case .lobby:
      let opened = words(.plainLobby(SafeText(room.title).oneLine, room.count))
      if scene?.opensItself(at: now) == true {
        // Repeat with each version until one is accepted: somebody may join at that moment.
        return (isNew ? [.say(opened)] : []) + step(.start)
      }
      guard isNew else { return [] }
      let start = room.rules.startsAt.map { Phrase.plainStartsAt($0) } ?? .plainEnterStarts
      return [.say(opened), .say(words(start))] + withoutHost(at: now)
    case .question: return ask()
    case .result:
      guard isNew, let question = room.question, let result = room.result else { return [] }
      return say(lines(of: result, question)) + enterHint(room) + withoutHost(at: now)
    case .standings: return isNew ? say([.empty] + standings(room)) + enterHint(room) + withoutHost(at: now) : []
    case .open: return isNew ? [.say(words(.plainOpenRoom))] : []
    case .podium:
      phase = .ending
      return [.store(.live(.say(.table)))]
    case .closed: return finish(.done)
    }
  }

  /// Tells what Enter does, unless the room proceeds automatically.
  private func enterHint(_ room: LiveState) -> [PlainStep] { room.next == nil ? [.say(words(.plainEnterGoesOn))] : [] }

  private mutating func timePasses(at now: Instant) -> [PlainStep] {
    if case .closing(let end, let deadline) = phase, now >= deadline { return finish(end) }
    scene?.open(at: now)
    return phase == .open ? ask() : []
  }

  /// Prints the question once it is open.
  private mutating func ask() -> [PlainStep] {
    guard let scene, scene.isOpen, let question = scene.state.question, printed != question.opens else { return [] }
    printed = question.opens
    return self.question(question, of: scene.state.count)
  }

  private mutating func perform(_ answer: PlainAnswer, at now: Instant) -> [PlainStep] {
    guard phase == .open, let room = scene?.state else { return [] }
    switch answer {
    case .nothing: return room.phase == .lobby ? step(.start) : room.phase == .open ? [] : step(.next)
    case .leave: return room.phase == .lobby ? close(.done, at: now) : step(.end)
    case .help, .given, .again, .unknown: return [.say(words(.plainHostHelp))]
    }
  }

  /// Ends the round if the input has ended and nobody else proceeds; what was decided counts.
  private mutating func withoutHost(at now: Instant) -> [PlainStep] {
    guard !hasInput, phase == .open, let room = scene?.state, room.rules.pace == nil, room.rules.openUntil == nil else {
      return []
    }
    if room.phase == .lobby {
      guard room.rules.startsAt == nil else { return [] }
      return [.say(words(.plainNobodyStarts))] + close(.abandoned, at: now)
    }
    return step(.end)
  }

  private func step(_ step: LiveStep) -> [PlainStep] {
    [.store(.live(.say(.step(step, version: scene?.state.version ?? 0))))]
  }

  /// Closes the room, then ends.
  private mutating func close(_ end: PlainEnd, at now: Instant) -> [PlainStep] {
    phase = .closing(end, until: now + PlainLiveHost.longestClosing)
    return step(.close)
  }

  /// The result of a question.
  private func lines(of result: LiveResult, _ question: LiveQuestion) -> [SafeText] {
    let counts = zip(question.panels, result.counts).map { ($0, $1) } + result.lines.map { ($0.text, $0.count) }
    return [
      .empty, words(.plainTheAnswer(SafeText(result.answer).oneLine)),
      words(.plainRightOf(result.rightCount, result.asked)),
    ] + counts.map { SafeText($0).oneLine + ": \($1)" }
      + (result.unanswered > 0 ? [words(.unanswered(result.unanswered))] : [])
      + [result.explanation.map { SafeText($0) }].compactMap(\.self)
  }

  /// All players, and every question with its rate.
  private func lines(of table: LiveTable) -> [SafeText] {
    let rows = table.players.map { player in
      words(.plainTableRow(player, SafeText(player.name).oneLine, of: player.asked(of: table.questions.count)))
    }
    let rates = table.questions.enumerated().map { index, question in
      words(.plainTableRate(index + 1, question.right, question.asked)) + MarkedText(question.text).oneLine
    }
    return [.empty, words(.plainTable)] + rows + [.empty] + rates
  }
}
