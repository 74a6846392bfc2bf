import QuizCore
import TerminalKit

// The picture of a host's screen.
extension LiveHostScreen {
  var helpTopic: HelpScreen.Topic {
    if case .people = cover { .lists } else { .room }
  }

  var offersHelp: Bool { cover == .none }

  /// Beside a question there is room for how many have answered.
  var extent: ViewContext.Extent { scene?.state.phase == .question ? .withSide : .whole }

  func hints(in context: ViewContext) -> [Hint] {
    switch cover {
    case .leaving, .sending: return leavingHints(in: context)
    case .people: return LiveKeys.people.hints(in: context)
    case .shared: return ShareBox.hints(in: context)
    case .none: break
    }
    let words = context.words
    let state = scene?.state
    switch mode {
    case .idle:
      return LiveKeys.lobby.hints(in: context) { command in
        switch command {
        case .proceed: !canTakeUp
        case .leave: false
        case .pause, .lock, .sendAway, .hide: true
        }
      }.map { $0.key == .enter ? $0.saying(words(.roomResume)) : $0 }
    case .lobby: return hints(of: LiveKeys.lobby, in: context)
    case .board: return hints(of: LiveKeys.board, in: context)
    case .podium:
      return LiveKeys.podium.hints(in: context) { command in
        switch command {
        case .table, .write: table == nil
        case .missed: showsTable || state?.missed == nil || state?.phase != .podium
        case .share: showsTable
        case .scroll: !showsTable || tableView(in: context)?.note(in: context.body()).isEmpty != false
        case .close: false
        }
      }.map { hint in
        switch hint.key {
        case .enter where showsTable: hint.saying(words(.roomPodiumAgain))
        case .character("q") where showsTable: hint.saying(words(.hintBack))
        case _: hint
        }
      }
    }
  }

  /// The hints of what a host can do now, in the words of what it would do.
  private func hints(of keys: KeyTable<LiveKeys.Hosting>, in context: ViewContext) -> [Hint] {
    guard let state = scene?.state else { return [] }
    return keys.hints(in: context) { command in
      switch command {
      case .proceed: state.phase == .open
      case .sendAway: scene?.board?.people.isEmpty != false
      // Enter goes on.
      case .pause: state.isPaused
      case .lock, .hide, .leave: false
      }
    }.map { hint in
      let words = context.words
      return switch hint.key {
      case .enter where state.phase != .lobby: hint.saying(words(nextWords(state)))
      case .character("q") where state.phase == .open: hint.saying(words(.hintLeave))
      case .character("l") where state.isLocked: hint.saying(words(.roomUnlock))
      case .character("n") where state.rules.hidesNames: hint.saying(words(.roomShow))
      case _: hint
      }
    }
  }

  /// What Enter goes on to.
  private func nextWords(_ state: LiveState) -> Phrase {
    if state.isPaused { return .roomResume }
    switch state.phase {
    case .question: return .roomDecide
    case .result: return state.question.map { $0.number >= state.count } ?? false ? .roomPodium : .roomStandings
    case .lobby, .standings, .open, .podium, .closed: return .hintNext
    }
  }

  func note(in context: ViewContext) -> SafeText {
    if case .people = cover { return peopleList(in: context)?.note(.whenScrolled) ?? .empty }
    if showsTable { return tableView(in: context)?.note(in: context.body()) ?? .empty }
    // For those who come late.
    guard mode == .board, cover == .none, scene?.state.isLocked == false, !code.isEmpty else { return .empty }
    return context.words(.codeOfRoom(SafeText(code).oneLine))
  }

  func countdown(at now: Instant, in context: ViewContext) -> SafeText {
    guard mode == .board, let seconds = scene?.secondsToNext(at: now) else { return .empty }
    return context.words(.goesOnIn(max(0, seconds)))
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    guard let scene, failure == nil else { return nil }
    var changes = [scene.nextTick(after: now, in: context)]
    func grow(_ length: Duration) { changes.append(scene.nextFrame(of: length, after: now, moves: context.moves)) }
    switch scene.state.phase {
    case .lobby, .open:
      if context.moves { changes += arrivals.values.map { $0 + LiveHostScreen.glow }.filter { $0 > now } }
    case .result: grow(BarChart.growth)
    case .standings: grow(LiveStandingsView.growth)
    case .podium, .closed: grow(LivePodiumView.length)
    case .question: break
    }
    return changes.compactMap { $0 }.min()
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    if case .people = cover { return peopleList(in: context)?.hit(at: point) }
    return nil
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let body = context.body()
    guard failure == nil, let scene else { return drawBefore(on: &canvas, context: context) }
    if case .people = cover { return drawPeople(on: &canvas, context: context) }
    switch scene.state.phase {
    case .lobby: drawLobby(scene, at: now, on: &canvas, context: context)
    case .question, .result: drawQuestion(scene, at: now, on: &canvas, context: context)
    case .standings, .open: drawStandings(scene, at: now, on: &canvas, context: context)
    case .podium, .closed: drawPodium(scene, at: now, on: &canvas, context: context)
    }
    switch cover {
    case .leaving, .sending: popUp(in: context).draw(in: context.whole(), on: &canvas)
    case .shared(let box): box.draw(in: body, on: &canvas, context: context)
    case .none, .people: break
    }
  }

  /// What is seen before there is a room, and where it cannot go on.
  private func drawBefore(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header([words(.live)], in: context)
    let body = context.body().inset(dx: context.isCompact ? 1 : 4, dy: 1)
    guard let failure else { return _ = canvas.draw(words(.opening), at: body.origin, style: .title) }
    let lines = (context.glyphs.cross + " " + failure).wrapped(to: body.width)
    let y = canvas.paragraph(lines, in: body, style: .alert)
    guard hasRoom else { return }
    canvas.paragraph(
      words(.roomStays).wrapped(to: body.width),
      in: Rect(x: body.x, y: y + 1, width: body.width, height: max(0, body.maxY - y - 1)), style: .dim)
  }

  private func header(
    _ scene: LiveScene, title: Phrase = .live, _ standing: [SafeText], alert: SafeText? = nil, _ words: Localizer
  ) -> BoardHeader {
    BoardHeader(
      title: words(title), details: scene.state.titles(words), standing: standing, timeLine: nil,
      alert: alert ?? self.alert(scene, words))
  }

  /// What has to be known: that the server is away, or that answers are lost.
  private func alert(_ scene: LiveScene, _ words: Localizer) -> SafeText? {
    if !isThere { return words(.lostConnection) }
    return scene.board?.losesAnswers == true ? words(.losesAnswers) : nil
  }

  private func drawLobby(
    _ scene: LiveScene, at now: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    let people = scene.board?.people ?? []
    let arrived = context.moves ? arrivals.filter { now < $0.value + LiveHostScreen.glow }.map(\.key) : []
    LiveLobbyView(
      addresses: addresses, code: code.isEmpty ? scene.state.code : code,
      names: LiveNamesView(
        people: people, hasTeams: scene.state.rules.teams > 0,
        arrived: Set(arrived)),
      players: max(people.count, 0)
    ).draw(on: &canvas, context: context)
    // Over the lobby: what has to be known counts for more.
    header(scene, [words(scene.state.isLocked ? .locked : .lobby)], words).draw(on: &canvas, context: context)
  }

  private func drawQuestion(
    _ scene: LiveScene, at now: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let (words, state) = (context.words, scene.state)
    guard let question = state.question else { return }
    let body = context.body(below: BoardHeader.rows - 1)
    let answered = words(.answered(max(0, state.answered), of: max(0, state.asked)))
    let result = state.phase == .result ? state.result : nil
    let waiting = scene.isOpen ? answered : [words(.players(max(0, state.players)))]
    let standing = result.map { [words(.playersRight($0.rightCount, of: $0.asked))] } ?? waiting
    let limit = scene.limit
    let line: TimeLine =
      result != nil || !scene.isOpen || state.isPaused
      ? .progress(state.progress) : .remaining(scene.remaining(at: now), of: limit)
    var header = BoardHeader(
      title: context.number(question.number, of: max(0, state.count)),
      details: question.details(of: state, in: context), standing: standing,
      widest: words(.playersRight(state.asked, of: state.asked)).width, standingStyle: .title, timeLine: line)
    header.alert = alert(scene, words) ?? (state.isPaused ? words(.held) : nil)
    header.draw(on: &canvas, context: context)
    if state.isPaused, result == nil {
      let whole = context.whole(below: BoardHeader.rows - 1)
      let pause = Rect(x: whole.x, y: whole.y + whole.height / 2 - 1, width: whole.width, height: 1)
      canvas.draw(words(.heldUntil), in: pause, alignment: .center, style: .title)
    } else if let result {
      let grown = scene.grown(in: BarChart.growth, at: now, moves: context.moves)
      LiveBarsView(question: question, result: result, grown: grown).draw(in: body, on: &canvas, context: context)
    } else if let digit = scene.countdown(at: now) {
      LiveCountdownView(digit: digit, question: question, count: state.count)
        .draw(in: context.whole(), on: &canvas, context: context)
    } else if let asked = scene.asked {
      var board = BoardView(asking: asked, words: words)
      board.side = Drawing({ $0 }) { place, canvas in
        drawSide(state, from: place.y, in: place, on: &canvas, context: context)
      }
      board.draw(on: &canvas, context: context)
      canvas.cursor = nil
    } else {
      canvas.paragraph(SafeText(question.text).wrapped(to: body.width - 4), in: body.inset(dx: 2, dy: 1), style: .title)
    }
  }

  /// How many have answered, in large digits, and where one joins.
  private func drawSide(
    _ state: LiveState, from top: Int, in side: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    let text = "\(max(0, state.answered))/\(max(0, state.asked))"
    let scales: [LargeText.Scale] = side.height > 36 ? [.full(1), .half] : [.half]
    let large = scales.map { Digits(text: text, scale: $0, style: .shape(3), glyphs: context.glyphs) }
      .first { $0.size.width <= side.width - 2 }
    if let large {
      large.draw(in: Rect(x: side.x, y: top, width: side.width, height: side.height), on: &canvas)
    } else {
      canvas.draw(SafeText(text), at: Point(x: side.x, y: top), style: .shape(3), width: side.width)
    }
    let y = top + (large?.size.height ?? 1)
    canvas.draw(words(.haveAnswered), at: Point(x: side.x, y: y), style: .title, width: side.width)
    guard !state.isLocked, let address = addresses.first else { return }
    canvas.draw(words(.joinLate), at: Point(x: side.x, y: y + 3), style: .dim, width: side.width)
    canvas.draw(LiveLobbyView.typed(address), at: Point(x: side.x, y: y + 4), style: .plain, width: side.width)
    canvas.draw(
      words(.codeOfRoom(SafeText(code).oneLine)), at: Point(x: side.x, y: y + 5), style: .plain, width: side.width)
  }

  private func drawStandings(
    _ scene: LiveScene, at now: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let (words, state) = (context.words, scene.state)
    let standing: SafeText
    if state.phase == .open {
      standing = words(.inOwnTime) + "   " + words(.players(max(0, state.players)))
    } else {
      standing = words(.afterQuestion(scene.number, max(0, state.count)))
    }
    let grown = scene.grown(in: LiveStandingsView.growth, at: now, moves: context.moves)
    let view = LiveStandingsView(state, own: nil, grown: grown)
    let header = self.header(
      scene, title: view.rows.isEmpty ? .live : .standings, [standing], alert: state.isPaused ? words(.held) : nil,
      words)
    guard view.rows.isEmpty else {
      view.draw(in: context.body(), on: &canvas, context: context)
      return header.draw(on: &canvas, context: context)
    }
    // Nobody has finished yet, or nobody has come.
    LiveLobbyView(
      addresses: addresses, code: code,
      names: LiveNamesView(
        people: scene.board?.people ?? [], hasTeams: state.rules.teams > 0,
        arrived: []), players: max(0, state.players)
    ).draw(on: &canvas, context: context)
    header.draw(on: &canvas, context: context)
  }

  private func drawPodium(
    _ scene: LiveScene, at now: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let (words, state) = (context.words, scene.state)
    let players = words(.players(max(0, state.players)))
    header(scene, title: .finalStandings, [players], words).draw(on: &canvas, context: context)
    var body = context.body()
    if let note {
      body.height -= 1
      canvas.draw(note.text, at: Point(x: body.x + 1, y: body.maxY), style: note.style, width: body.width - 2)
    }
    if let view = tableView(in: context) { return view.draw(in: body, on: &canvas, context: context) }
    LivePodiumView(state: state, own: nil, elapsed: context.moves ? scene.since.duration(to: now) : nil)
      .draw(in: body, on: &canvas, context: context)
  }

  /// The table, where it is on screen.
  private func tableView(in context: ViewContext) -> LiveTableView? {
    showsTable ? table.map { LiveTableView(table: $0, scroll: scroll) } : nil
  }

  /// The question whether to end, to close or to send away: its title, its lines, and what is said beside `y`.
  private func question(_ words: Localizer) -> (title: Phrase, lines: [SafeText], yes: Phrase) {
    if case .sending(let person, let withLater) = cover {
      let name = SafeText(person.name).oneLine
      let later = withLater ? scene?.board?.people.drop { $0.id != person.id }.dropFirst().count ?? 0 : 0
      return (.sendTitle, [words(later > 0 ? .send(name, and: later) : .send(name)), words(.sendLoss)], .hintSendAway)
    }
    switch mode {
    case .board: return (.endTitle, [words(.endRound), words(.endLoss)], .yesEnd)
    case .podium: return (.closeTitle, [words(.closeRoom), words(.closeKeeps)], .hintClose)
    case .lobby where scene?.state.phase == .open:
      return (.confirmTitle, [words(opening.isInLeague ? .openStays : .openWaits), words(.openResumes)], .hintLeave)
    case .idle, .lobby: return (.closeTitle, [words(.closeRoom), words(.closeLoss)], .hintClose)
    }
  }

  private func popUp(in context: ViewContext) -> PopUp {
    let question = question(context.words)
    return PopUp(
      title: context.words(question.title), lines: question.lines.map { PopUp.Line($0) },
      hints: leavingHints(in: context), weight: .light, width: 48)
  }

  /// The keys of that question, with what is left.
  private func leavingHints(in context: ViewContext) -> [Hint] {
    let yes = context.words(question(context.words).yes)
    return GameCover.leavingKeys.hints(in: context).map { $0.key == .character("y") ? $0.saying(yes) : $0 }
  }
}

// The list of those who can be sent away.
extension LiveHostScreen {
  /// The list; nil where it is not on screen.
  func peopleList(in context: ViewContext) -> ListView? {
    guard case .people(let row) = cover, let people = scene?.board?.people else { return nil }
    return ListView(count: people.count, selected: row, in: context.readingColumn)
  }

  private func drawPeople(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header([words(.live) + "   " + words(.whomToSendAway), words(.whomToSendAway)], in: context)
    let people = scene?.board?.people ?? []
    peopleList(in: context)?.draw(on: &canvas) { row, canvas in
      guard people.indices.contains(row.index) else { return }
      let person = people[row.index]
      let number = SafeText("\(row.index + 1)").padded(to: 4, .right) + "  "
      canvas.draw(
        number + SafeText(person.name).oneLine, at: Point(x: row.area.x + 1, y: row.area.y), style: row.style,
        width: row.area.width - 2)
    }
  }
}

extension LiveQuestion {
  /// What stands beside its number: what is played, and its level.
  func details(of state: LiveState, in context: ViewContext) -> [SafeText] {
    let title = SafeText(state.title).oneLine
    let level = level.map { LevelView(level: $0).details(context.words, context.glyphs) } ?? []
    return level.map { title + $0 } + [title]
  }
}
