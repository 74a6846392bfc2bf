import QuizCore
import TerminalKit

// The picture of a player's screen.
extension LivePlayerScreen {
  /// Beside a question there is room for the round so far.
  var extent: ViewContext.Extent {
    switch scene.state.phase {
    case .question: isAsked ? .withSide : .whole
    case .result: ending == nil ? .withSide : .whole
    case .lobby, .standings, .podium, .open, .closed: .whole
    }
  }

  /// The verdict on screen; nil where there is none.
  private var verdict: AnsweredQuestion? {
    scene.state.phase == .result && decided == scene.state.question?.number ? answered.last : nil
  }

  /// The board as it stands now; nil where no question is on screen.
  func board(in context: ViewContext) -> BoardView? {
    var board: BoardView
    if let verdict {
      board = BoardView(
        answered: verdict, points: scene.own?.gained,
        note: .verdict(verdict, .all), words: context.words)
      board.hasVerdictAbove = true
    } else if scene.state.phase == .question, !isLateComer, let asking, let dealt = asking.dealt {
      board = BoardView(asking: dealt, asking.entry, words: context.words)
      if let given = asking.given {
        let words = context.words(context.isCompact ? .briefYours : .markYours)
        let mine = PanelLook.chosen(words, isPointed: false)
        board.looks = board.looks.indices.map { given.panels.contains($0) ? mine : .answered }
        if board.line != nil { board.line = AnswerLineView(TextField(given.text ?? ""), of: dealt.question) }
        board.note = .prompt(waiting, missed: nil, lacks: false)
      } else if asking.isLate {
        board.note = .prompt(.timeIsUp, missed: nil, lacks: true)
      }
    } else {
      return nil
    }
    board.scroll = scroll
    board.pan = pan
    return board
  }

  /// What is said to a player who has answered.
  private var waiting: Phrase {
    guard let asking else { return .timeIsUp }
    let time = NumberFormat.tenthsNearest(.milliseconds(min(asking.milliseconds, LiveRules.limits.upperBound)))
    return asking.isKept ? .answeredIn(time) : .sending(time)
  }

  func countdown(at now: Instant, in context: ViewContext) -> SafeText {
    guard ending == nil, !isLeaving, let seconds = scene.secondsToNext(at: now) else { return .empty }
    return context.words(.goesOnIn(max(0, seconds)))
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    guard ending == nil else { return nil }
    var changes: [Instant?] = []
    if isAsked {
      if let asking, let deadline = asking.deadline(opening: scene.opens), deadline > now {
        let tick = TimeLine.tick(in: context)
        let left = now.duration(to: deadline)
        changes.append(deadline - tick * max(0, NumberFormat.ticksLeft(left, of: tick) - 1))
      }
    } else {
      changes.append(scene.nextTick(after: now, in: context))
    }
    let length: Duration? =
      switch scene.state.phase {
      case .standings: LiveStandingsView.growth
      case .podium: LivePodiumView.length
      case .lobby, .question, .result, .open, .closed: nil
      }
    changes.append(length.flatMap { scene.nextFrame(of: $0, after: now, moves: context.moves) })
    return changes.compactMap { $0 }.min()
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    if let ending { return drawEnd(ending, on: &canvas, context: context) }
    let state = scene.state
    switch state.phase {
    case .lobby, .open:
      drawSeat(on: &canvas, context: context)
      header(in: context).draw(on: &canvas, context: context)
    case .question, .result: drawQuestion(at: now, on: &canvas, context: context)
    case .standings:
      let grown = scene.grown(in: LiveStandingsView.growth, at: now, moves: context.moves)
      LiveStandingsView(state, own: scene.own, grown: grown).draw(in: context.body(), on: &canvas, context: context)
      header(in: context).draw(on: &canvas, context: context)
    case .podium, .closed: drawPodium(at: now, on: &canvas, context: context)
    }
    guard isLeaving else { return }
    canvas.cursor = nil
    PopUp(
      title: words(.confirmTitle),
      lines: [PopUp.Line(words(.leaveRoom)), PopUp.Line(words(answered.isEmpty ? .comeBack : .decidedIsKept))],
      hints: GameCover.leavingKeys.hints(in: context), weight: .light, width: 48
    ).draw(in: context.whole(), covering: context.body(), on: &canvas)
  }

  /// How the player stands, in wordings from the longest to the shortest.
  private func standing(in context: ViewContext) -> [SafeText] {
    guard let own = scene.own, own.hasPlace else { return [.empty] }
    let points = context.words(.points(own.points))
    let place = context.words(.place(own.place, of: max(own.place, scene.state.players)))
    return [place + "   " + points, points]
  }

  private var hasPlace: Bool { scene.own?.hasPlace == true }

  /// The most columns of the standing after the first question.
  private func firstStanding(in context: ViewContext) -> Int {
    let players = max(1, scene.state.players)
    return (context.words(.place(players, of: players)) + "   " + context.words(.points(9999))).width
  }

  /// The header of a screen without a question.
  private func header(in context: ViewContext) -> BoardHeader {
    let words = context.words
    return BoardHeader(
      title: words(.live), details: scene.state.titles(words), standing: standing(in: context),
      standingStyle: .title, timeLine: nil,
      alert: isRoomClosed ? words(.roomClosed) : isThere ? nil : words(.lostConnection))
  }

  /// What a player waits for who is in the room, and is asked nothing.
  private var waitingFor: Phrase {
    if canProceed { return .beginYourself }
    switch scene.state.phase {
    case .lobby: return .waitForHost
    case .question, .result: return .fromNextOn
    case .standings, .podium, .open, .closed: return .waitForTurn
    }
  }

  /// The player's name, and what they wait for.
  private func drawSeat(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let area = context.body().inset(dx: context.isCompact ? 1 : 4, dy: 0)
    let own = scene.own
    let style: Style = .shape(LiveSign.drawable(own?.sign ?? 0))
    let name = SafeText(own?.name ?? "").oneLine
    let large = LargeName.alike([name], room: area.width, rows: area.height / 3, context.glyphs, style: style)?.first
    let team = own?.team ?? 0
    var y = area.y + max(0, area.height - (large?.height ?? 1) - 7) / 2
    func line(_ text: SafeText, _ style: Style) {
      canvas.draw(text, in: Rect(x: area.x, y: y, width: area.width, height: 1), alignment: .center, style: style)
      y += 1
    }
    line(words(.youAreIn), .dim)
    y += 1
    if let large {
      large.draw(at: Point(x: area.x + (area.width - large.width) / 2, y: y), style: style, on: &canvas)
      y += large.height
    } else {
      line(name, style)
    }
    if team > 0 { line(LiveNamesView.chip((team - 1) % 4, context.glyphs) + words.team(team), style) }
    y += 1
    line(words(.playersHere(max(scene.state.players, own == nil ? 0 : 1))), .title)
    line(words(waitingFor), .dim)
  }

  private func drawQuestion(at now: Instant, on canvas: inout Canvas, context: ViewContext) {
    // Choices are called the same once they are answered.
    let context = context.scoped(to: .game)
    let (words, state) = (context.words, scene.state)
    guard let question = state.question else { return }
    drawBoardHeader(question, at: now, on: &canvas, context: context)
    let body = context.body(below: BoardHeader.rows - 1)
    func middle(_ text: SafeText, _ style: Style) {
      let lines = text.wrapped(to: max(8, body.width - 4))
      let place = Rect(
        x: body.x + 2, y: body.y + max(0, body.height / 2 - lines.count / 2), width: body.width - 4,
        height: lines.count)
      canvas.paragraph(lines, in: place, alignment: .center, style: style)
    }
    if state.phase == .question, state.isPaused { return middle(words(.heldByHost), .title) }
    if let digit = scene.countdown(at: now) {
      return LiveCountdownView(digit: digit, question: question, count: state.count)
        .draw(in: context.whole(), on: &canvas, context: context)
    }
    if isLateComer, state.phase == .question { return drawSeat(on: &canvas, context: context) }
    guard var board = board(in: context) else {
      // One that this program cannot show, or that was decided before the player came.
      let answer = state.result.map { "   " + context.glyphs.check + " " + SafeText($0.answer).oneLine } ?? .empty
      return middle(MarkedText(question.text).oneLine + answer, .title)
    }
    if let wholeChoices, verdict == nil {
      WholeChoicesView(of: board.question, in: context).draw(scroll: wholeChoices, on: &canvas, context: context)
    } else {
      board.side = sideView(in: context).block(in: context)
      board.draw(on: &canvas, context: context)
      if verdict != nil || asking?.given != nil { canvas.cursor = nil }
    }
  }

  private func drawBoardHeader(
    _ question: LiveQuestion, at now: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let (words, state) = (context.words, scene.state)
    let line: TimeLine =
      if let verdict {
        .settled(verdict, limit: scene.limit)
      } else if isAsked, let asking {
        .remaining(asking.remaining(at: now, opening: scene.opens), of: scene.limit)
      } else {
        .progress(state.progress)
      }
    let hasAnswered = state.phase == .question && asking?.given != nil
    let answeredCount = words(.answered(max(0, state.answered), of: max(0, state.asked)))
    var header = BoardHeader(
      title: context.number(question.number, of: max(0, state.count)),
      details: question.details(of: state, in: context),
      standing: hasAnswered ? answeredCount : standing(in: context),
      // At the verdict the points have a digit more, and perhaps a comma; after the first question they are new.
      widest: max(answeredCount[0].width, hasPlace ? standing(in: context)[0].width + 2 : firstStanding(in: context)),
      standingStyle: .title, marks: marks,
      timeLine: line)
    if context.isCompact, let verdict {
      let gained = verdict.isRight ? scene.own.map { words(.pointsGained($0.gained)) } : nil
      header.verdict = Verdict(
        question: verdict, words: words, glyphs: context.glyphs, gained: gained ?? .empty)
    }
    header.alert = isThere ? nil : words(.lostConnection)
    header.draw(on: &canvas, context: context)
  }

  /// How many questions were over before the first one that is marked: of who came late, or came back.
  private var unmarked: Int {
    let first = max(1, scene.own?.first ?? 1, scene.state.question?.number ?? 1)
    let before = answered.isEmpty ? first - 1 : max(0, decided) - answered.count
    return max(0, min(before, scene.state.count))
  }

  /// The marks of the round so far, as many as there is room for.
  private var marks: [AnswerMark] {
    guard scene.state.count <= BoardHeader.fewMarks else { return [] }
    let settled = answered.map { AnswerMark($0) }
    let left = max(0, scene.state.count - unmarked - settled.count)
    let now: [AnswerMark] = verdict == nil && !isLateComer && left > 0 ? [.now] : []
    return settled + now + Array(repeating: .toCome, count: left - now.count)
  }

  private func sideView(in context: ViewContext) -> RoundSideView {
    let words = context.words
    let state = scene.state
    let limit = Duration.milliseconds(state.rules.bounded.limit)
    var facts: [RoundSideView.Fact] = []
    if let own = scene.own, own.hasPlace {
      let place = words(.place(own.place, of: max(own.place, state.players)))
      facts = [
        RoundSideView.Fact(label: .placeColumn, wordings: [place], style: .title),
        RoundSideView.Fact(label: .pointsColumn, wordings: [words(.points(own.points))], style: .title),
      ]
    }
    let toCome = max(0, min(state.count - unmarked, RoundRecord.mostAnswers) - answered.count)
    return RoundSideView(
      title: .thisRound, answers: answered, toCome: toCome,
      points: Points(.speed, of: state.count, limit: state.rules.limit, isPaused: false), limit: { _ in limit },
      facts: facts, verdict: verdict, before: unmarked)
  }

  private func drawPodium(at now: Instant, on canvas: inout Canvas, context: ViewContext) {
    var header = self.header(in: context)
    if let saving {
      let mark = saving.mark.map { context.words($0) + "   " } ?? .empty
      header = BoardHeader(
        title: header.title, details: header.details, standing: header.standing.map { mark + $0 } + header.standing,
        standingStyle: .title, timeLine: nil, alert: saving.isFailed ? saving.note(context.words).text : header.alert)
    }
    LivePodiumView(
      state: scene.state, own: scene.own, elapsed: context.moves ? scene.since.duration(to: now) : nil
    ).draw(in: context.body(), on: &canvas, context: context)
    // Over the podium: that nothing is saved counts for more.
    header.draw(on: &canvas, context: context)
  }

  /// Why it is over, and how the round went.
  private func drawEnd(_ reason: SafeText, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header([words(.live) + "   " + SafeText(scene.state.title).oneLine, words(.live)], in: context)
    let column = context.readingColumn
    var y = canvas.paragraph(reason.wrapped(to: column.width), in: column, style: .title) + 1
    func line(_ text: SafeText, _ style: Style) {
      let rest = Rect(x: column.x, y: y, width: column.width, height: max(0, column.maxY - y))
      y = canvas.paragraph(text.wrapped(to: column.width), in: rest, style: style)
    }
    if !answered.isEmpty {
      let marks = answered.suffix(column.width).map { AnswerMark($0) }
      AnswerMark.draw(marks, at: Point(x: column.x, y: y), on: &canvas)
      y += 1
      line(words(.rightOf(answered.count { $0.isRight }, answered.count)), .plain)
    }
    if let own = scene.own, own.hasPlace {
      line(
        words(.place(own.place, of: max(own.place, scene.state.players))) + "   " + words(.points(own.points)), .plain)
    }
    y += 1
    if let saving {
      let note = saving.note(words)
      line(note.text, note.style)
    }
  }
}
