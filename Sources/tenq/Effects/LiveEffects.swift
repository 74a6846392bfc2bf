import FoundationEssentials
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

// Live rooms. `tenq-league live` does the work; nothing here waits for it.
extension EffectHandler {
  /// Performs an effect of a live room's screens.
  mutating func perform(_ effect: LiveEffect) -> [App.Event] {
    switch effect {
    case .recall: recallLive()
    case .host(let request, let rules, let run): host(request, rules, run)
    case .resume(let run): start(run, [])
    case .join(let run, let name): join(run, name)
    case .say(let order): say(order)
    case .end: endLive()
    case .keep(let table, let set, let limit): keep(table, set: set, limit: limit)
    case .write(let table): write(table)
    }
  }

  /// What the loop waits for, beside the player; nil where no live room is open.
  var livePipe: Terminal.PipeEnds? { live?.pipe.ends }

  /// Takes what the room's program says; `now` is the instant of the loop. Returns the events of that.
  mutating func readLive(at now: Instant) -> [App.Event] {
    guard let pipe = live?.pipe else { return [] }
    let arrival = pipe.read()
    var events: [App.Event] = []
    for line in arrival.lines {
      // What a later version says beside what is known means nothing here.
      guard let said = try? JSONDecoder().decode(LiveLine.self, from: Data(line)) else { continue }
      if case .state = said, live?.isReturning == true {
        events.append(.response(LiveResponse.line(.connection(isThere: true))))
      }
      guard live?.note(said) == true else { return events + [end(of: pipe)] }
      events.append(.response(LiveResponse.line(inPlay(said, at: now))))
      if case .failed = said {
        live = nil
        return events
      }
    }
    guard arrival.isOver, let ended = live else { return events }
    guard let next = ended.next else { return events + [end(of: pipe)] }
    // It was killed: the room goes on, as its journal has it.
    events += start(next.run, next.orders)
    guard live != nil else { return events }
    live?.follow(ended)
    return events + [.response(LiveResponse.line(.connection(isThere: false)))]
  }

  /// Ends with a program that ended without a word, or has another room.
  private mutating func end(of pipe: LinePipe) -> App.Event {
    live = nil
    let reason = pipe.message
    return .response(LiveResponse.line(.failed(reason.isEmpty ? Phrase.liveEnded[session.language] : reason)))
  }

  /// A line with the server's clock by that of the loop: what the server's shows at the loop's zero.
  private func inPlay(_ line: LiveLine, at now: Instant) -> LiveLine {
    guard case .state(let room, let own, let board, let clock) = line else { return line }
    // The numbers are another program's.
    let zero = clock &+ (given.sinceBoot() - now.elapsed).inMilliseconds
    return .state(room, own: own, board: board, clock: zero)
  }

  /// Deals the questions, and opens a room with them.
  private mutating func host(_ request: RoundRequest, _ rules: LiveRules, _ run: LiveRun) -> [App.Event] {
    guard LeagueProgram.path(in: session.process) != nil else { return [liveFailed(Phrase.noLeagueProgram)] }
    var events: [App.Event] = []
    var setup: RoundSetup?
    for event in deal(request) {
      switch event {
      case .response(RoundResponse.dealt(let dealt)): setup = dealt
      case .response(RoundResponse.notDealt(let reason)):
        return events + [.response(LiveResponse.line(.failed(reason)))]
      case .response, .state, .input, .shown, .size: events.append(event)
      }
    }
    guard let setup else { return events + [liveFailed(Phrase.liveEnded)] }
    let room = LiveRoom(
      title: state.roomTitle(of: setup).string, set: setup.set,
      language: state.catalogue.language, questions: setup.questions.map(LiveRoom.Entry.init), rules: rules.bounded)
    return events + start(run, [.open(room)])
  }

  private mutating func join(_ run: LiveRun, _ name: String) -> [App.Event] {
    if case .join(let address, _) = run {
      remember {
        $0.address = address
        $0.name = name
      }
    }
    return start(run, [.join(name: name)])
  }

  /// Starts the program, in the place of one that runs, and gives it its first orders.
  private mutating func start(_ run: LiveRun, _ orders: [LiveOrder]) -> [App.Event] {
    live = nil
    guard let program = LeagueProgram.path(in: session.process) else { return [liveFailed(Phrase.noLeagueProgram)] }
    guard let pipe = LinePipe.start([program] + run.arguments(in: session.language)) else {
      return [liveFailed(Phrase.liveEnded)]
    }
    live = RoomProgram(pipe, run)
    for order in orders + [.takesCounts] { _ = say(order) }
    return [.state(state)]
  }

  private mutating func say(_ order: LiveOrder) -> [App.Event] {
    guard live != nil, let line = try? JSONEncoder().encode(order) else { return [] }
    // Another name, where the first could not be had.
    if case .join(let name) = order { remember { $0.name = name } }
    live?.note(order)
    live?.pipe.write(Array(line))
    return []
  }

  private mutating func endLive() -> [App.Event] {
    live = nil
    return [.state(state)]
  }

  private func liveFailed(_ reason: Phrase) -> App.Event {
    .response(LiveResponse.line(.failed(reason[session.language])))
  }
}

// What is remembered.
extension EffectHandler {
  private mutating func recallLive() -> [App.Event] {
    let notes = LiveNotes(session.process.locations)
    let name = notes.name.isEmpty ? state.league?.player.name ?? "" : notes.name
    state.live = LiveMemory(
      address: notes.address, name: name, left: LiveFiles(session.process.locations)?.left, problem: liveProblem)
    return [.state(state)]
  }

  /// Why no room can be opened, nor joined; nil when nothing speaks against it.
  var liveProblem: String? {
    LeagueProgram.path(in: session.process) == nil ? Phrase.noLeagueProgram[session.language] : nil
  }

  private mutating func remember(_ change: (inout LiveNotes) -> Void) {
    var notes = LiveNotes(session.process.locations)
    let former = notes
    change(&notes)
    if notes != former { notes.save(session.process.locations) }
    _ = recallLive()
  }
}

extension Phrase {
  /// The program of a live room ended without a word.
  static let liveEnded = Phrase(
    en: "tenq-league, the program that speaks with the room, has ended", ja: "部屋と通信する tenq-league が終了しました")
}
