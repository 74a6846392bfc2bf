import QuizCore
import TerminalKit

/// A live room on the host's screen: lobby, questions, results, standings, podium.
struct LiveHostScreen: Screen {
  static let keyTables = [
    ScreenKeys(.room, LiveKeys.lobby), ScreenKeys(.room, LiveKeys.board), ScreenKeys(.room, LiveKeys.podium),
    ScreenKeys(.lists, LiveKeys.people), ScreenKeys(.room, GameCover.leavingKeys), ScreenKeys(.lists, ShareBox.keys),
  ]

  /// What covers the board.
  enum Cover: Equatable {
    case none
    /// Asks whether to end or close.
    case leaving
    /// The list of players to send away.
    case people(ListSelection)
    /// Asks whether to send a player away, alone or with all who came later.
    case sending(LiveBoard.Person, withLater: Bool)
    /// A copied text.
    case shared(ShareBox)
  }

  /// Opens the room.
  let opening: LiveEffect
  /// What is played, by its name in the log; nil if unknown.
  let set: String?
  /// The addresses of the room; empty until it is open.
  private(set) var addresses: [String] = []
  /// The room as last received; nil until then.
  private(set) var scene: LiveScene?
  private(set) var cover = Cover.none
  /// When each player arrived.
  private(set) var arrivals: [String: Instant] = [:]
  /// The full table of the round, once known.
  private(set) var table: LiveTable?
  /// The scroll position of the table; nil while it is not on screen.
  private(set) var tableScroll: Int?
  /// The id of the table last sent to be saved.
  private var savedTable: String?
  /// A note on the table: why it was not saved, or where it was written.
  private(set) var note: (text: SafeText, style: Style)?
  /// Whether the server can be reached.
  private(set) var isThere = true
  /// Whether to leave once the room is closed.
  private var isClosing = false
  /// Why the room has failed.
  private(set) var failure: SafeText?

  /// How long a new arrival is lit.
  static let glow: Duration = .milliseconds(1200)

  /// Opens a room, or resumes one.
  init(_ opening: LiveEffect, set: String?) {
    self.opening = opening
    self.set = set
  }

  var effectsOnAppear: [StoreEffect] { [.live(opening)] }

  /// Whether there is a room that can be resumed.
  var hasRoom: Bool {
    if case .resume = opening { true } else { !addresses.isEmpty }
  }

  /// Whether it failed and there is a room to resume.
  var canResume: Bool { failure != nil && hasRoom }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
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
    case .shown, .paste, .covered, .interrupted: break
    }
    return []
  }
}

// Messages from the room.
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
    case .opened(let addresses, _): self.addresses = addresses
    case .state(let state, let own, let board, let clock):
      isThere = true
      let moved = scene.take(state, own: own, board: board, clock: clock, at: now)
      if let board {
        arrivals = Dictionary(board.people.map { ($0.id, arrivals[$0.id] ?? now) }) { first, _ in first }
      }
      // Repeat with each version until one is accepted: somebody may join at that moment.
      if state.phase == .lobby, !isClosing, scene?.opensItself(at: now) == true { return step(.start) }
      return moved ? follow(to: state.phase) : []
    case .count(let answered, let asked, let players):
      scene?.take(answered: answered, asked: asked, players: players)
    case .table(let table):
      self.table = table
      guard savedTable != table.id, scene?.state.phase == .podium || scene?.state.phase == .closed else { break }
      savedTable = table.id
      let limit = scene?.state.rules.bounded.limit ?? 0
      return [.store(.live(.keep(table, set: set ?? table.title, limit: limit)))]
    case .connection(let isThere): self.isThere = isThere
    // A cover is about a room that has gone.
    case .failed(let reason): (failure, cover) = (SafeText(reason).oneLine, .none)
    case .answered, .refusedName: break
    }
    return []
  }

  /// The room has another phase or question.
  private mutating func follow(to phase: LivePhase) -> [Action] {
    if isClosing, phase == .closed { return [.store(.live(.end)), .back] }
    if case .leaving = cover { cover = .none }
    if phase == .question { (table, tableScroll, note) = (nil, nil, nil) }
    return phase == .podium ? [.store(.live(.say(.table)))] : []
  }
}

// Commands of the host.
extension LiveHostScreen {
  /// Which keys apply.
  enum Mode: Equatable {
    /// The room is being opened, or has failed.
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

  /// Leaves; `closing` the room, which can be resumed otherwise.
  private mutating func leave(closing: Bool) -> [Action] {
    // A second press leaves without waiting for that.
    guard closing, !isClosing else { return [.store(.live(.end)), .back] }
    isClosing = true
    return step(.close)
  }

  /// Resumes the room after a failure.
  private mutating func resume() -> [Action] {
    guard canResume, let run = opening.again else { return [] }
    (failure, isThere, isClosing) = (nil, false, false)
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
    case .none:
      switch mode {
      case .idle, .lobby: return perform(LiveKeys.lobby.command(for: key))
      case .board: return perform(LiveKeys.board.command(for: key))
      case .podium: return perform(LiveKeys.podium.command(for: key), in: context)
      }
    }
    return []
  }

  private mutating func perform(_ command: LiveKeys.Hosting?) -> [Action] {
    guard mode != .idle, let state = scene?.state else {
      return command == .proceed ? resume() : command == .leave ? leave(closing: false) : []
    }
    switch command {
    case .proceed where state.phase == .lobby: return step(.start)
    // Everybody plays at their own pace.
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
      tableScroll = tableScroll == nil ? 0 : nil
    case .missed: return scene?.state.phase == .podium && scene?.state.missed != nil ? step(.again) : []
    case .share: return share(in: context)
    case .write: return table.map { [.store(.live(.write($0)))] } ?? []
    case .scroll(let rows): scroll(by: rows, in: context)
    // Back to the podium first.
    case .close where tableScroll != nil: tableScroll = nil
    case .close where scene?.state.phase == .closed: return leave(closing: false)
    case .close: cover = .leaving
    case .none: break
    }
    return []
  }

  /// Does what the cover asked: sends somebody away, ends the round, or closes the room.
  private mutating func confirm() -> [Action] {
    if case .sending(let person, let withLater) = cover {
      return step(withLater ? .sendAwaySince(player: person.id) : .sendAway(player: person.id))
    }
    // A room that is open for days can be resumed.
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
    if tableScroll != nil, let viewport = form(in: context)?.viewport { tableScroll = viewport.first(after: rows) }
  }

  private mutating func share(in context: ViewContext) -> [Action] {
    guard let state = scene?.state else { return [] }
    let text = ShareText(of: state, in: context)
    cover = .shared(ShareBox(text: text))
    return [.terminal(.share(text))]
  }
}

extension ShareText {
  /// A round of a room: its title and the first three.
  init(of state: LiveState, in context: ViewContext) {
    let words = context.words
    let rows = (state.teams.isEmpty ? state.standings : state.teams).prefix(3)
    let title = "TenQ " + words(.live) + "   " + SafeText(state.title).oneLine
    self.init(
      lines: [title + "   " + words(.players(state.players))]
        + rows.map { row in
          SafeText("\(max(0, row.place))  ") + words.name(of: row, isTeam: !state.teams.isEmpty) + "   "
            + words(.points(row.points))
        })
  }
}
