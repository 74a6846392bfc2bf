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
    if let viewport = peopleForm(in: context)?.viewport { return viewport.isPartial ? viewport.note : .empty }
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
    case .podium, .closed: grow(LivePodium.length)
    case .question: break
    }
    return changes.compactMap { $0 }.min()
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    peopleForm(in: context)?.target(at: point.moved(by: context.room.origin, -1))
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    picture(in: context, at: now).draw(in: context.room, on: &canvas)
    switch cover {
    case .leaving, .sending: popUp(in: context).draw(in: context.whole(), on: &canvas)
    case .shared(let box): box.block(in: context).draw(in: context.body(), on: &canvas)
    case .none, .people: break
    }
  }

  private func picture(in context: ViewContext, at now: Instant) -> any Block {
    guard failure == nil, let scene else { return pageBefore(in: context) }
    if let people = peoplePage(in: context) { return people }
    switch scene.state.phase {
    case .lobby:
      return page(scene, [context.words(scene.state.isLocked ? .locked : .lobby)], lobby(at: now, context), context)
    case .question, .result: return questionPage(scene, at: now, in: context)
    case .standings, .open: return standingsPage(scene, at: now, in: context)
    case .podium, .closed: return podiumPage(scene, at: now, in: context)
    }
  }

  /// What is seen before there is a room, and where it cannot go on.
  private func pageBefore(in context: ViewContext) -> any Block {
    let words = context.words
    return Page(
      title: [words(.live)],
      content: Rows {
        Paragraph(
          failure.map { context.glyphs.cross + " " + $0 } ?? words(.opening), failure == nil ? .title : .alert,
          overflow: .cut)
        if failure != nil, hasRoom { Paragraph(words(.roomStays), .dim, overflow: .cut).below(1) }
      }.inset(columns: context.sizeClass == .small ? 1 : 4, rows: 1))
  }

  /// A page without a question, below what has to be known.
  private func page(
    _ scene: LiveScene, _ standing: [SafeText], _ content: any Block, _ context: ViewContext, title: Phrase = .live,
    alert: SafeText? = nil
  ) -> any Block {
    let words = context.words
    let header = BoardHeader(
      title: words(title), details: scene.state.titles(words), standing: standing, timeLine: nil,
      alert: alert ?? self.alert(scene, words))
    return Rows {
      header.block(in: context, keepsRows: false)
      content.rank(1)
    }
  }

  /// What has to be known: that the server is away, or that answers are lost.
  private func alert(_ scene: LiveScene, _ words: Localizer) -> SafeText? {
    if !isThere { return words(.lostConnection) }
    return scene.board?.losesAnswers == true ? words(.losesAnswers) : nil
  }

  /// Where the room is joined, and who is in it; those who have just come are lit.
  private func lobby(at now: Instant, _ context: ViewContext) -> any Block {
    let people = scene?.board?.people ?? []
    let isLobby = scene?.state.phase == .lobby
    let arrived = context.moves && isLobby ? arrivals.filter { now < $0.value + LiveHostScreen.glow }.map(\.key) : []
    return LiveLobby(
      addresses: addresses, code: code.isEmpty ? scene?.state.code ?? "" : code,
      names: LivePeople(
        people: people, hasTeams: scene?.state.rules.teams ?? 0 > 0, arrived: Set(arrived), glyphs: context.glyphs),
      players: isLobby ? people.count : max(0, scene?.state.players ?? 0), context: context)
  }

  private func questionPage(_ scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let (words, state) = (context.words, scene.state)
    guard let question = state.question else { return Empty() }
    let answered = words(.answered(max(0, state.answered), of: max(0, state.asked)))
    let result = state.phase == .result ? state.result : nil
    let waiting = scene.isOpen ? answered : [words(.players(max(0, state.players)))]
    let standing = result.map { [words(.playersRight($0.rightCount, of: $0.asked))] } ?? waiting
    let line: TimeLine =
      result != nil || !scene.isOpen || state.isPaused
      ? .progress(state.progress) : .remaining(scene.remaining(at: now), of: scene.limit)
    var header = BoardHeader(
      title: context.number(question.number, of: max(0, state.count)),
      details: question.details(of: state, in: context), standing: standing,
      widest: words(.playersRight(state.asked, of: state.asked)).width, standingStyle: .title, timeLine: line)
    header.alert = alert(scene, words) ?? (state.isPaused ? words(.held) : nil)
    return Rows {
      header.block(in: context)
      asked(question, scene, at: now, in: context).rank(1)
    }
  }

  private func asked(
    _ question: LiveQuestion, _ scene: LiveScene, at now: Instant, in context: ViewContext
  ) -> any Block {
    let state = scene.state
    if state.phase == .result, let result = state.result {
      let grown = scene.grown(in: BarChart.growth, at: now, moves: context.moves)
      return LiveBars(question: question, result: result, grown: grown, context: context)
    }
    if state.isPaused { return Line(context.words(.heldUntil), .title, .center).centered }
    if let digit = scene.countdown(at: now) {
      return LiveCountdown(digit: digit, question: question, count: state.count, context: context)
    }
    guard let asked = scene.asked else {
      return Paragraph(MarkedText(question.text), .title, overflow: .cut).inset(columns: 2, rows: 1)
    }
    var board = BoardView(asking: asked, words: context.words)
    board.side = side(state, in: context)
    return board.block(in: context).decorated { _, canvas in canvas.cursor = nil }
  }

  /// How many have answered, in large digits, and where one joins.
  private func side(_ state: LiveState, in context: ViewContext) -> any Block {
    let (words, glyphs) = (context.words, context.glyphs)
    let text = "\(max(0, state.answered))/\(max(0, state.asked))"
    return Rows {
      Line(SafeText(text), .shape(3)).rank(0)
        .then(2, Digits(text: text, scale: .half, style: .shape(3), glyphs: glyphs))
        .then(3, Digits(text: text, scale: .full(1), style: .shape(3), glyphs: glyphs))
      Line(words(.haveAnswered), .title)
      if !state.isLocked, let address = addresses.first {
        Line(words(.joinLate), .dim).rank(1).below(2)
        Line(LiveLobby.typed(address)).rank(1)
        Line(words(.codeOfRoom(SafeText(code).oneLine))).rank(1)
      }
    }
  }

  private func standingsPage(_ scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let (words, state) = (context.words, scene.state)
    let standing =
      state.phase == .open
      ? words(.inOwnTime) + "   " + words(.players(max(0, state.players)))
      : words(.afterQuestion(scene.number, max(0, state.count)))
    let grown = scene.grown(in: LiveStandingsView.growth, at: now, moves: context.moves)
    let view = LiveStandingsView(state, own: nil, grown: grown)
    // Where nobody has finished yet, or nobody has come, the lobby.
    let content: any Block =
      view.rows.isEmpty
      ? lobby(at: now, context)
      : Drawing({ $0 }) { place, canvas in view.draw(in: place, on: &canvas, context: context) }
    return page(
      scene, [standing], content, context, title: view.rows.isEmpty ? .live : .standings,
      alert: state.isPaused ? words(.held) : nil)
  }

  private func podiumPage(_ scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let elapsed = context.moves ? scene.since.duration(to: now) : nil
    let content: any Block =
      if let view = tableView(in: context) {
        Drawing({ $0 }) { place, canvas in view.draw(in: place, on: &canvas, context: context) }
      } else {
        LivePodium(state: scene.state, own: nil, elapsed: elapsed, context: context)
      }
    return page(
      scene, [context.words(.players(max(0, scene.state.players)))],
      Rows {
        content.rank(1)
        note.map { Line($0.text, $0.style).inset(columns: 1).rank(0) }
      }, context, title: .finalStandings)
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
  /// The page with the list; nil where it is not on screen.
  private func peoplePage(in context: ViewContext) -> Page? {
    guard failure == nil, case .people(let selection) = cover, let people = scene?.board?.people else { return nil }
    let words = context.words
    return Page(
      title: [words(.live) + "   " + words(.whomToSendAway), words(.whomToSendAway)],
      content: List(count: people.count, selected: selection.row) { index, isSelected in
        let number = SafeText("\(index + 1)").padded(to: 4, .right) + "  "
        return Line(number + SafeText(people[index].name).oneLine, isSelected ? .selected : .plain)
      }.atMost(columns: LiveHostScreen.widestList).across(.center))
  }

  private static let widestList = 76

  /// The same as it fits the window.
  func peopleForm(in context: ViewContext) -> Form? { peoplePage(in: context)?.form(in: context.room.size) }
}

extension LiveQuestion {
  /// What stands beside its number: what is played, and its level.
  func details(of state: LiveState, in context: ViewContext) -> [SafeText] {
    let title = SafeText(state.title).oneLine
    let level = level.map { LevelView(level: $0).details(context.words, context.glyphs) } ?? []
    return level.map { title + $0 } + [title]
  }
}
