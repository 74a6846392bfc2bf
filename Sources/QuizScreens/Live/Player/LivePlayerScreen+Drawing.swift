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
        let words = context.words(context.sizeClass == .small ? .briefYours : .markYours)
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
      case .podium: LivePodium.length
      case .lobby, .question, .result, .open, .closed: nil
      }
    changes.append(length.flatMap { scene.nextFrame(of: $0, after: now, moves: context.moves) })
    return changes.compactMap { $0 }.min()
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    picture(in: context, at: now).draw(in: context.room, on: &canvas)
    guard isLeaving, ending == nil else { return }
    canvas.cursor = nil
    PopUp(
      title: words(.confirmTitle),
      lines: [PopUp.Line(words(.leaveRoom)), PopUp.Line(words(answered.isEmpty ? .comeBack : .decidedIsKept))],
      hints: GameCover.leavingKeys.hints(in: context), weight: .light, width: 48
    ).draw(in: context.whole(), covering: context.body(), on: &canvas)
  }

  private func picture(in context: ViewContext, at now: Instant) -> any Block {
    if let ending { return endPage(ending, in: context) }
    switch scene.state.phase {
    case .lobby, .open: return page(seat(in: context), in: context)
    case .question, .result: return questionPage(at: now, in: context)
    case .standings:
      let grown = scene.grown(in: LiveStandingsView.growth, at: now, moves: context.moves)
      let view = LiveStandingsView(scene.state, own: scene.own, grown: grown)
      return page(
        Drawing({ $0 }) { place, canvas in view.draw(in: place, on: &canvas, context: context) }, in: context)
    case .podium, .closed:
      let elapsed = context.moves ? scene.since.duration(to: now) : nil
      return page(
        LivePodium(state: scene.state, own: scene.own, elapsed: elapsed, context: context), in: context)
    }
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

  /// A screen without a question, below what has to be known: that nothing is saved counts for most.
  private func page(_ content: any Block, in context: ViewContext) -> any Block {
    let words = context.words
    let mark = saving?.mark.map { words($0) + "   " } ?? .empty
    let standing = standing(in: context)
    let header = BoardHeader(
      title: words(.live), details: scene.state.titles(words),
      standing: mark.isEmpty ? standing : standing.map { mark + $0 } + standing, standingStyle: .title, timeLine: nil,
      alert: saving.flatMap { $0.isFailed ? $0.note(words).text : nil }
        ?? (isRoomClosed ? words(.roomClosed) : isThere ? nil : words(.lostConnection)))
    return Rows {
      header.block(in: context, keepsRows: false)
      content.rank(1)
    }
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
  private func seat(in context: ViewContext) -> any Block {
    let (words, own) = (context.words, scene.own)
    let (name, team) = (SafeText(own?.name ?? "").oneLine, own?.team ?? 0)
    let style: Style = .shape(LiveSign.drawable(own?.sign ?? 0))
    let scales: [LargeText.Scale] = context.sizeClass == .large ? [.full(1), .half] : [.half]
    return Rows {
      Line(words(.youAreIn), .dim, .center)
      FirstFitting([
        LargeText(name, style, scales: scales, glyphs: context.glyphs).across(.center), Line(name, style, .center),
      ]).below(1)
      if team > 0 { Line(LivePeople.chip((team - 1) % 4, context.glyphs) + words.team(team), style, .center) }
      Line(words(.playersHere(max(scene.state.players, own == nil ? 0 : 1))), .title, .center).below(1)
      Line(words(waitingFor), .dim, .center)
    }.centered
  }

  private func questionPage(at now: Instant, in context: ViewContext) -> any Block {
    // Choices are called the same once they are answered.
    let context = context.scoped(to: .game)
    guard let question = scene.state.question else { return Empty() }
    return Rows {
      boardHeader(question, at: now, in: context).block(in: context)
      asked(question, at: now, in: context).rank(1)
    }
  }

  private func asked(_ question: LiveQuestion, at now: Instant, in context: ViewContext) -> any Block {
    let (words, state) = (context.words, scene.state)
    func middle(_ text: SafeText) -> any Block {
      Paragraph(text, .title, .center, overflow: .cut).inset(columns: 2).centered
    }
    if state.phase == .question, state.isPaused { return middle(words(.heldByHost)) }
    if let digit = scene.countdown(at: now) {
      return LiveCountdown(digit: digit, question: question, count: state.count, context: context)
    }
    if isLateComer, state.phase == .question { return seat(in: context) }
    guard var board = board(in: context) else {
      // One that this program cannot show, or that was decided before the player came.
      let answer = state.result.map { "   " + context.glyphs.check + " " + SafeText($0.answer).oneLine } ?? .empty
      return middle(MarkedText(question.text).oneLine + answer)
    }
    board.side = sideView(in: context).block(in: context)
    let hidesCursor = verdict != nil || asking?.given != nil
    if verdict == nil, let wholeChoices {
      return WholeChoicesView(of: board.question, in: context).block(scroll: wholeChoices)
    }
    let picture = board.block(in: context)
    return hidesCursor ? picture.decorated { _, canvas in canvas.cursor = nil } : picture
  }

  private func boardHeader(_ question: LiveQuestion, at now: Instant, in context: ViewContext) -> BoardHeader {
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
    if context.sizeClass == .small, let verdict {
      let gained = verdict.isRight ? scene.own.map { words(.pointsGained($0.gained)) } : nil
      header.verdict = Verdict(
        question: verdict, words: words, glyphs: context.glyphs, gained: gained ?? .empty)
    }
    header.alert = isThere ? nil : words(.lostConnection)
    return header
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

  /// Why it is over, and how the round went.
  private func endPage(_ reason: SafeText, in context: ViewContext) -> any Block {
    let words = context.words
    let marks = answered.map { AnswerMark($0) }
    let note = saving?.note(words)
    return Page(
      title: [words(.live) + "   " + SafeText(scene.state.title).oneLine, words(.live)],
      content: Rows {
        Paragraph(reason, .title, overflow: .cut)
        if !marks.isEmpty {
          Drawing { place, canvas in AnswerMark.draw(Array(marks.suffix(place.width)), at: place.origin, on: &canvas) }
            .below(1)
          Line(words(.rightOf(answered.count { $0.isRight }, answered.count)))
        }
        if let own = scene.own, own.hasPlace {
          let place = words(.place(own.place, of: max(own.place, scene.state.players)))
          Line(place + "   " + words(.points(own.points)))
        }
        note.map { Paragraph($0.text, $0.style, overflow: .cut).below(1) }
      }.atMost(columns: LivePlayerScreen.widestText).across(.center).inset(columns: 1, rows: 1).down { $0 / 4 })
  }

  private static let widestText = 76
}
