import QuizCore
import TerminalKit

// The picture of a host's screen.
extension LiveHostScreen {
  var helpTopic: HelpScreen.Topic {
    if case .people = cover { .lists } else { .room }
  }

  var offersHelp: Bool { cover == .none }

  func hints(in context: ViewContext) -> [Hint] {
    switch cover {
    case .leaving, .sending: return popUp(in: context).hints
    case .people: return LiveKeys.people.hints(in: context)
    case .shared: return ShareBox.hints(in: context)
    case .none: break
    }
    switch mode {
    case .idle, .lobby: return hints(of: LiveKeys.lobby, in: context)
    case .board: return hints(of: LiveKeys.board, in: context)
    case .podium:
      let (state, showsTable) = (scene?.state, tableScroll != nil)
      return LiveKeys.podium.hints(in: context) { command in
        switch command {
        case .table, .write: table == nil
        case .missed: showsTable || state?.missed == nil || state?.phase != .podium
        case .share: showsTable
        case .scroll: !showsTable || form(in: context)?.viewport?.isPartial != true
        case .close: false
        }
      }.map { hint in
        switch hint.key {
        case .enter where showsTable: hint.saying(context.words(.roomPodiumAgain))
        case .character("q") where showsTable: hint.saying(context.words(.hintBack))
        case _: hint
        }
      }
    }
  }

  /// The hints of the host's keys, worded for what they do now.
  private func hints(of keys: KeyTable<LiveKeys.Hosting>, in context: ViewContext) -> [Hint] {
    let state = mode == .idle ? nil : scene?.state
    return keys.hints(in: context) { command in
      switch command {
      case .proceed: state.map { $0.phase == .open } ?? !canResume
      case .sendAway: state == nil || scene?.board?.people.isEmpty != false
      // Enter resumes.
      case .pause: state?.isPaused != false
      case .lock, .hide: state == nil
      case .leave: false
      }
    }.map { hint in
      let phrase: Phrase? =
        switch hint.key {
        case .enter: state.map(nextWords) ?? .roomResume
        case .character("q") where state?.phase == .open: .hintLeave
        case .character("l") where state?.isLocked == true: .roomUnlock
        case .character("n") where state?.rules.hidesNames == true: .roomShow
        case _: nil
        }
      return phrase.map { hint.saying(context.words($0)) } ?? hint
    }
  }

  /// Names the step that Enter takes.
  private func nextWords(_ state: LiveState) -> Phrase {
    if state.isPaused { return .roomResume }
    switch state.phase {
    case .question: return .roomDecide
    case .result: return state.question.map { $0.number >= state.count } ?? false ? .roomPodium : .roomStandings
    case .lobby: return .hintStart
    case .standings, .open, .podium, .closed: return .hintNext
    }
  }

  /// The time until the next step, or the code for latecomers; nil for the default note.
  private func note(at now: Instant, in context: ViewContext) -> SafeText? {
    guard mode == .board else { return nil }
    if let note = scene?.note(at: now, in: context) { return note }
    guard cover == .none, let state = scene?.state, !state.isLocked else { return nil }
    return context.words(.codeOfRoom(SafeText(state.code).oneLine))
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    page(in: context, at: now).noting(note(at: now, in: context))
  }

  private func page(in context: ViewContext, at now: Instant) -> any Block {
    guard failure == nil, let scene else { return pageWithoutRoom(in: context) }
    if case .people(let selection) = cover, let people = scene.board?.people {
      return list(of: people, selection, in: context)
    }
    return Rows { picture(of: scene, at: now, in: context) }.changing(in: scene.nextTick(at: now, in: context))
  }

  private func picture(of scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let (words, state) = (context.words, scene.state)
    let players = words(.players(state.players))
    func page(_ title: Phrase, _ standing: SafeText, _ content: any Block) -> any Block {
      scene.page(title, [standing], alert: alert(in: context), in: context, covered(content, in: context))
    }
    switch state.phase {
    case .lobby:
      return page(.live, words(state.isLocked ? .locked : .lobby), lobby(scene, at: now, in: context))
    case .question, .result: return questionPage(scene, at: now, in: context)
    case .standings, .open:
      let isOpen = state.phase == .open
      let standing =
        isOpen ? words(.inOwnTime) + "   " + players : words(.afterQuestion(state.question?.number ?? 0, state.count))
      // The lobby until somebody has finished.
      let leaders = scene.leaders(at: now, in: context)
      return page(leaders == nil ? .live : .standings, standing, leaders ?? lobby(scene, at: now, in: context))
    case .podium, .closed:
      let view = table.map { LiveTableView(table: $0, context: context) }
      let table = view.flatMap { view in tableScroll.map { Scroll(view, from: $0) } }
      let content = Rows {
        (table ?? scene.podium(at: now, in: context)).rank(1)
        note.map { Line($0.text, $0.style).inset(columns: 1) }
      }
      return page(.finalStandings, players, content)
    }
  }

  /// The cover, or the content if there is none.
  private func covered(_ content: any Block, in context: ViewContext) -> any Block {
    switch cover {
    case .leaving, .sending: popUp(in: context).centered
    case .shared(let box): box.block(in: context)
    case .none, .people: content
    }
  }

  /// The page before there is a room, and after a failure.
  private func pageWithoutRoom(in context: ViewContext) -> any Block {
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

  /// A warning that the server is unreachable or answers are lost, else that the room is paused.
  private func alert(in context: ViewContext) -> SafeText? {
    if !isThere { return context.words(.lostConnection) }
    if scene?.board?.losesAnswers == true { return context.words(.losesAnswers) }
    return scene?.state.isPaused == true ? context.words(.held) : nil
  }

  /// How to join the room, and who is in it; new arrivals are lit.
  private func lobby(_ scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let (people, state) = (scene.board?.people ?? [], scene.state)
    let isLobby = state.phase == .lobby
    let lit = context.moves && isLobby ? arrivals.filter { now < $0.value + LiveHostScreen.glow } : [:]
    return LiveLobby(
      addresses: addresses, code: state.code,
      names: LivePeople(
        people: people, hasTeams: state.rules.teams > 0, arrived: Set(lit.keys), glyphs: context.glyphs),
      players: isLobby ? people.count : state.players, context: context
    ).changing(in: lit.values.min().map { now.duration(to: $0 + LiveHostScreen.glow) })
  }

  private func questionPage(_ scene: LiveScene, at now: Instant, in context: ViewContext) -> any Block {
    let (words, state) = (context.words, scene.state)
    guard let question = state.question else { return Empty() }
    let result = state.phase == .result ? state.result : nil
    let answered = words(.answered(state.answered, of: state.asked))
    let header = BoardHeader(
      title: context.number(question.number, of: state.count),
      details: scene.details(of: question, in: context),
      standing: result.map { [words(.playersRight($0.rightCount, of: $0.asked))] }
        ?? (scene.isOpen ? answered : [words(.players(state.players))]),
      widest: words(.playersRight(state.asked, of: state.asked)).width, standingStyle: .title,
      timeLine: result != nil || !scene.isOpen || state.isPaused
        ? .progress(state.progress) : .remaining(scene.remaining(at: now), of: scene.limit),
      alert: alert(in: context))
    return Rows {
      header.block(in: context)
      covered(asked(question, result, scene, at: now, in: context), in: context).rank(1)
    }
  }

  private func asked(
    _ question: LiveQuestion, _ result: LiveResult?, _ scene: LiveScene, at now: Instant, in context: ViewContext
  ) -> any Block {
    if let result {
      return scene.growing(at: now, in: context) {
        LiveBars(question: question, result: result, grown: $0, context: context)
      }
    }
    if scene.state.isPaused { return Line(context.words(.heldUntil), .title, .center).centered }
    if let countdown = scene.countdown(to: question, at: now, in: context) { return countdown }
    guard let asked = question.asked else {
      return Paragraph(MarkedText(question.text), .title, overflow: .cut).inset(columns: 2, rows: 1)
    }
    var board = BoardView(asking: asked, words: context.words)
    if context.sizeClass == .large { board.side = side(scene.state, in: context) }
    return board.block(hidesCursor: true, in: context)
  }

  /// The number of answers in large digits, and how to join.
  private func side(_ state: LiveState, in context: ViewContext) -> any Block {
    let (words, glyphs) = (context.words, context.glyphs)
    let text = "\(state.answered)/\(state.asked)"
    return Rows {
      Line(SafeText(text), .shape(3)).rank(0)
        .then(2, Digits(text: text, scale: .half, style: .shape(3), glyphs: glyphs))
        .then(3, Digits(text: text, scale: .full(1), style: .shape(3), glyphs: glyphs))
      Line(words(.haveAnswered), .title)
      if !state.isLocked, let address = addresses.first {
        Line(words(.joinLate), .dim).rank(1).below(2)
        Line(LiveLobby.typed(address)).rank(1)
        Line(words(.codeOfRoom(SafeText(state.code).oneLine))).rank(1)
      }
    }
  }

  /// Asks whether to end, close or send away.
  private func popUp(in context: ViewContext) -> PopUp {
    let words = context.words
    let (title, lines, yes) = question(words)
    return PopUp(
      title: words(title), lines: lines.map { Span($0) },
      hints: GameCover.leavingKeys.hints(in: context).map {
        $0.key == .character("y") ? $0.saying(words(yes)) : $0
      }, weight: .light)
  }

  /// The title and lines of that question, and the hint of `y`.
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

  private static let widestList = 76

  /// The list of players to send away.
  private func list(of people: [LiveBoard.Person], _ selection: ListSelection, in context: ViewContext) -> any Block {
    let words = context.words
    return Page(
      title: [words(.live) + "   " + words(.whomToSendAway), words(.whomToSendAway)],
      content: List(count: people.count, selected: selection.row) { index, isSelected in
        let number = SafeText("\(index + 1)").padded(to: 4, .right) + "  "
        return Line(number + SafeText(people[index].name).oneLine, isSelected ? .selected : .plain)
      }.atMost(columns: LiveHostScreen.widestList).across(.center))
  }
}
