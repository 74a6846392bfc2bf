import QuizCore
import TerminalKit

/// A live room as its host, and whoever looks at the same board, sees it: lobby, questions, results, standings, podium.
struct LiveHostScreen: Screen {
  static let keyTables = [
    ScreenKeys(.room, LiveKeys.lobby), ScreenKeys(.room, LiveKeys.board), ScreenKeys(.room, LiveKeys.podium),
    ScreenKeys(.lists, LiveKeys.people), ScreenKeys(.room, GameCover.leavingKeys), ScreenKeys(.lists, ShareBox.keys),
  ]

  /// What lies over the board.
  enum Cover: Equatable {
    case none
    /// The question whether to end or to close.
    case leaving
    /// The list of those who can be sent away, and its selected row.
    case people(ListSelection)
    /// The question whether to send somebody away, alone or with all who came after.
    case sending(LiveBoard.Person, withLater: Bool)
    /// A text that was copied.
    case shared(ShareBox)
  }

  /// What opens the room.
  let opening: LiveEffect
  /// What is played, as the score log names it; nil where that is not known.
  let set: String?
  /// The addresses of the room's server, and its code; none until it is open.
  private(set) var addresses: [String] = []
  private(set) var code = ""
  /// The room as it was said last; nil until then.
  private(set) var scene: LiveScene?
  private(set) var cover = Cover.none
  /// When each player came.
  private(set) var arrivals: [String: Instant] = [:]
  /// The end of the round in full, once it is known.
  private(set) var table: LiveTable?
  /// Whether that is on screen, and how far it is scrolled.
  private(set) var showsTable = false
  private(set) var scroll = 0
  /// The table that was given to be kept.
  private var kept: String?
  /// What is told of it: that it is not kept, or where it was written.
  private(set) var note: (text: SafeText, style: Style)?
  /// Whether the server can be reached.
  private(set) var isThere = true
  /// Whether it waits for the room to be closed, to be left then.
  private var isClosing = false
  /// Why it cannot go on.
  private(set) var failure: SafeText?

  /// How long somebody who came is lit.
  static let glow: Duration = .milliseconds(1200)

  /// Opens a room, or takes up one that is open.
  init(_ opening: LiveEffect, set: String?) {
    self.opening = opening
    self.set = set
  }

  var effectsOnAppear: [StoreEffect] { [.live(opening)] }

  /// Whether there is a room, that can be taken up again.
  var hasRoom: Bool {
    if case .resume = opening { true } else { !code.isEmpty }
  }

  /// Whether it could not go on, and there is a room to be taken up again.
  var canTakeUp: Bool { failure != nil && hasRoom }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    // What is on screen now was drawn before.
    case .shown: return []
    case .response(let response):
      scene?.open(at: now)
      return take(response, at: now, in: context)
    case .key(let key):
      scene?.open(at: now)
      return press(key, in: context)
    case .row(let row):
      if case .people = cover { askAbout(row, withLater: false) }
    case .wheel(let rows):
      if case .people = cover { move(.wheel(rows), in: context) } else { scroll(by: rows, in: context) }
    case .time, .uncovered: scene?.open(at: now)
    case .paste, .covered, .interrupted: break
    }
    return []
  }
}

// What the room says.
extension LiveHostScreen {
  private mutating func take(_ response: any Response, at now: Instant, in context: ViewContext) -> [Action] {
    switch response as? LiveResponse {
    case .line(let line): return take(line, at: now)
    case .kept(let problem?): note = (context.words(.tableNotKept(SafeText(problem).oneLine)), .alert)
    case .written(let path, nil): note = (context.words(.tableWritten(SafeText(path).oneLine)), .correct)
    case .written(_, let problem?): note = (context.words(.notSaved(SafeText(problem).oneLine)), .alert)
    case .kept(nil), nil: break
    }
    return []
  }

  private mutating func take(_ line: LiveLine, at now: Instant) -> [Action] {
    switch line {
    case .opened(let addresses, let code):
      self.addresses = addresses
      self.code = code
    case .state(let state, let own, let board, let clock): return take(state, own, board, clock, at: now)
    case .count(let answered, let asked, let players):
      scene?.take(answered: answered, asked: asked, players: players)
    case .table(let table):
      self.table = table
      guard kept != table.id, scene?.state.phase == .podium || scene?.state.phase == .closed else { break }
      kept = table.id
      let limit = scene?.state.rules.bounded.limit ?? 0
      return [.store(.live(.keep(table, set: set ?? table.title, limit: limit)))]
    case .connection(let isThere): self.isThere = isThere
    case .failed(let reason): failure = SafeText(reason).oneLine
    case .answered, .refusedName: break
    }
    return []
  }

  private mutating func take(
    _ state: LiveState, _ own: LiveOwn?, _ board: LiveBoard?, _ clock: Int, at now: Instant
  ) -> [Action] {
    isThere = true
    let moved = scene.take(state, own: own, board: board, clock: clock, at: now)
    if let board {
      arrivals = Dictionary(board.people.map { ($0.id, arrivals[$0.id] ?? now) }) { first, _ in first }
    }
    // Again with each version, until one is taken: somebody may come in at that moment.
    if state.phase == .lobby, !isClosing, scene?.opensItself(at: now) == true {
      return step(.start)
    }
    guard moved else { return [] }
    if isClosing, state.phase == .closed { return [.store(.live(.end)), .back] }
    if case .leaving = cover { cover = .none }
    if state.phase == .question { (table, showsTable, scroll, note) = (nil, false, 0, nil) }
    return state.phase == .podium ? [.store(.live(.say(.table)))] : []
  }
}

// What the host does.
extension LiveHostScreen {
  /// The keys that hold now.
  enum Mode: Equatable {
    /// Nothing but leaving: the room is being opened, or cannot go on.
    case idle
    case lobby, board, podium
  }

  var mode: Mode {
    guard failure == nil, let scene else { return .idle }
    return switch scene.state.phase {
    case .lobby, .open: .lobby
    case .question, .result, .standings: .board
    case .podium, .closed: .podium
    }
  }

  private func step(_ step: LiveStep) -> [Action] {
    scene.map { [.store(.live(.say(.step(step, version: $0.state.version))))] } ?? []
  }

  /// Leaves; `closing` the room, which otherwise can be taken up again.
  private mutating func leave(closing: Bool) -> [Action] {
    // Who does not want to wait until that is known presses the key once more.
    guard closing, !isClosing else { return [.store(.live(.end)), .back] }
    isClosing = true
    return step(.close)
  }

  /// Takes the room up again, where it could not go on.
  private mutating func takeUp() -> [Action] {
    guard canTakeUp, let run = opening.again else { return [] }
    (failure, isThere) = (nil, false)
    return [.store(.live(.resume(run)))]
  }

  private mutating func press(_ key: Key, in context: ViewContext) -> [Action] {
    switch cover {
    case .shared: cover = .none
    case .leaving, .sending:
      guard let command = GameCover.leavingKeys.command(for: key) else { break }
      defer { cover = .none }
      return command == .leave ? confirm() : []
    case .people(let selection):
      switch LiveKeys.people.command(for: key) {
      case .list(.open): askAbout(selection.row, withLater: false)
      case .since: askAbout(selection.row, withLater: true)
      case .list(.back): cover = .none
      case .list(let command): move(command, in: context)
      case .none: break
      }
    case .none: return pressUncovered(key, in: context)
    }
    return []
  }

  private mutating func pressUncovered(_ key: Key, in context: ViewContext) -> [Action] {
    switch mode {
    case .idle:
      switch LiveKeys.lobby.command(for: key) {
      case .proceed: return takeUp()
      case .leave: return leave(closing: false)
      case .pause, .lock, .sendAway, .hide, .none: return []
      }
    case .lobby: return perform(LiveKeys.lobby.command(for: key))
    case .board: return perform(LiveKeys.board.command(for: key))
    case .podium: return perform(LiveKeys.podium.command(for: key), in: context)
    }
  }

  private mutating func perform(_ command: LiveKeys.Hosting?) -> [Action] {
    guard let state = scene?.state else { return [] }
    switch command {
    case .proceed where state.phase == .lobby: return step(.start)
    // Everybody plays in a time of their own.
    case .proceed where state.phase == .open: break
    case .proceed: return step(state.isPaused ? .resume : .next)
    case .pause: return step(state.isPaused ? .resume : .pause)
    case .lock: return step(state.isLocked ? .unlock : .lock)
    case .sendAway: if scene?.board?.people.isEmpty == false { cover = .people(ListSelection()) }
    case .hide: return step(state.rules.hidesNames ? .showNames : .hideNames)
    case .leave: cover = .leaving
    case .none: break
    }
    return []
  }

  private mutating func perform(_ command: LiveKeys.Podium?, in context: ViewContext) -> [Action] {
    switch command {
    case .table:
      guard table != nil else { return step(.next) }
      showsTable.toggle()
      scroll = 0
    case .missed: return scene?.state.phase == .podium && scene?.state.missed != nil ? step(.again) : []
    case .share: return share(in: context)
    case .write: return table.map { [.store(.live(.write($0)))] } ?? []
    case .scroll(let rows): scroll(by: rows, in: context)
    // Back to the podium first.
    case .close where showsTable: showsTable = false
    case .close where scene?.state.phase == .closed: return leave(closing: false)
    case .close: cover = .leaving
    case .none: break
    }
    return []
  }

  /// Does what was asked about: sends somebody away, or ends the round, or closes the room.
  private mutating func confirm() -> [Action] {
    if case .sending(let person, let withLater) = cover {
      return step(withLater ? .sendAwaySince(player: person.id) : .sendAway(player: person.id))
    }
    // A room that is open for days is taken up again.
    return mode == .board ? step(.end) : leave(closing: scene?.state.phase != .open)
  }

  private mutating func askAbout(_ row: Int, withLater: Bool) {
    guard let people = scene?.board?.people, people.indices.contains(row) else { return }
    cover = .sending(people[row], withLater: withLater)
  }

  private mutating func move(_ command: ListKeys.Command, in context: ViewContext) {
    guard case .people(var selection) = cover, let people = scene?.board?.people else { return }
    selection.move(command, count: people.count, in: form(in: context)?.viewport)
    cover = .people(selection)
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    if showsTable, let viewport = form(in: context)?.viewport { scroll = viewport.first(after: rows) }
  }

  private mutating func share(in context: ViewContext) -> [Action] {
    guard let state = scene?.state else { return [] }
    let text = ShareText(of: state, in: context)
    cover = .shared(ShareBox(text: text))
    return [.terminal(.share(text))]
  }
}
