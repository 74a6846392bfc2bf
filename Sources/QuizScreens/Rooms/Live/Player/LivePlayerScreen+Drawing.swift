import QuizCore
import TerminalKit

// The picture of a player's screen.
extension LivePlayerScreen {
  /// The question whose verdict is on screen, if any.
  private var verdict: AnsweredQuestion? {
    scene.state.phase == .result && decided == scene.state.question?.number ? answered.last : nil
  }

  /// The current board; nil if no question is on screen.
  func board(in context: ViewContext) -> BoardView? {
    var board: BoardView
    if let verdict {
      board = BoardView(
        answered: verdict, points: scene.own?.gained,
        note: .verdict(verdict, .all), words: context.words)
      board.hasVerdictAbove = true
    } else if scene.state.phase == .question, !isLateComer, let asking, let dealt = asking.dealt {
      board = BoardView(asking: dealt, input.entry, words: context.words)
      if let given = asking.given {
        let words = context.words(context.sizeClass == .small ? .briefYours : .markYours)
        let mine = PanelLook.chosen(words, isPointed: false)
        board.looks = board.looks.indices.map { given.panels.contains($0) ? mine : .answered }
        if board.line != nil { board.line = AnswerLineView(TextField(given.text ?? ""), of: dealt.question) }
        let time = NumberFormat.tenthsNearest(.milliseconds(min(asking.milliseconds, LiveRules.limits.upperBound)))
        board.note = .prompt(asking.isKept ? .answeredIn(time) : .sending(time), missed: nil, lacks: false)
      } else if asking.isLate {
        board.note = .prompt(.timeIsUp, missed: nil, lacks: true)
      }
    } else {
      return nil
    }
    board.position = input.position
    return board
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let note = ending == nil && !isLeaving ? scene.note(at: now, in: context) : nil
    let page = page(in: context, at: now).noting(note ?? .empty)
    guard case .seat = mode else { return page }
    // Answered panels do nothing.
    return page.across(.left).down { _ in 0 }.inert.target(canProceed ? .key(.enter) : nil)
  }

  private func page(in context: ViewContext, at now: Instant) -> any Block {
    if let ending { return endPage(ending, in: context) }
    let picture: any Block =
      switch scene.state.phase {
      case .lobby, .open: page(seat(in: context), in: context)
      // Answered choices keep their labels.
      case .question, .result: questionPage(at: now, in: context.scoped(to: .game))
      case .standings: page(scene.leaders(at: now, in: context) ?? Empty(), in: context)
      case .podium, .closed: page(scene.podium(at: now, in: context), in: context)
      }
    return Rows { picture }.changing(in: nextTick(at: now, in: context))
  }

  /// The time until the clock of the question or of the room changes.
  private func nextTick(at now: Instant, in context: ViewContext) -> Duration? {
    guard isAsked else { return scene.nextTick(at: now, in: context) }
    return deadline.flatMap { TimeLine.next(before: $0, at: now, tick: TimeLine.tick(in: context)) }
  }

  /// The content below a header, or the question whether to leave.
  private func covered(_ content: any Block, in context: ViewContext) -> any Block {
    guard isLeaving else { return content }
    let words = context.words
    return PopUp(
      title: words(.confirmTitle),
      lines: [Span(words(.leaveRoom)), Span(words(answered.isEmpty ? .comeBack : .decidedIsKept))],
      hints: GameCover.leavingKeys.hints(in: context), weight: .light
    ).centered
  }

  /// The player's place and points.
  private func place(in context: ViewContext) -> (place: SafeText, points: SafeText)? {
    guard let own = scene.own, own.hasPlace else { return nil }
    return (
      context.words(.place(own.place, of: max(own.place, scene.state.players))), context.words(.points(own.points))
    )
  }

  /// The player's place and points, from the longest to the shortest wording.
  private func standing(in context: ViewContext) -> [SafeText] {
    place(in: context).map { [$0.place + "   " + $0.points, $0.points] } ?? [.empty]
  }

  /// A page without a question. Its alert says first that saving failed.
  private func page(_ content: any Block, in context: ViewContext) -> any Block {
    let words = context.words
    let standing = standing(in: context)
    let marked = saving?.mark.map { mark in standing.map { words(mark) + "   " + $0 } } ?? []
    return scene.page(
      .live, marked + standing, style: .title,
      alert: saving.flatMap { $0.isFailed ? $0.note(words).text : nil }
        ?? (isRoomClosed ? words(.roomClosed) : isThere ? nil : words(.lostConnection)),
      in: context, covered(content, in: context))
  }

  /// What the player waits for between questions.
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
    guard let question = scene.state.question else { return Empty() }
    return Rows {
      header(of: question, at: now, in: context).block(in: context)
      covered(asked(question, at: now, in: context), in: context).rank(1)
    }
  }

  private func asked(_ question: LiveQuestion, at now: Instant, in context: ViewContext) -> any Block {
    let state = scene.state
    func middle(_ text: SafeText) -> any Block {
      Paragraph(text, .title, .center, overflow: .cut).inset(columns: 2).centered
    }
    if state.phase == .question, state.isPaused { return middle(context.words(.heldByHost)) }
    if let countdown = scene.countdown(to: question, at: now, in: context) { return countdown }
    if isLateComer, state.phase == .question { return seat(in: context) }
    guard var board = board(in: context) else {
      // This program cannot show it, or it was decided before the player came.
      let answer = state.result.map { "   " + context.glyphs.check + " " + SafeText($0.answer).oneLine } ?? .empty
      return middle(MarkedText(question.text).oneLine + answer)
    }
    if verdict == nil, let wholeChoices = input.position.wholeChoices {
      return WholeChoicesView(question: board.question, context: context).block(scroll: wholeChoices)
    }
    if context.sizeClass == .large { board.side = column(in: context).block(in: context) }
    return board.block(hidesCursor: verdict != nil || asking?.given != nil, in: context)
  }

  private func header(of question: LiveQuestion, at now: Instant, in context: ViewContext) -> BoardHeader {
    let (words, state) = (context.words, scene.state)
    let line: TimeLine =
      if let verdict {
        .settled(verdict, limit: scene.limit)
      } else if isAsked {
        .remaining(deadline.map { max(.zero, now.duration(to: $0)) } ?? scene.limit, of: scene.limit)
      } else {
        .progress(state.progress)
      }
    let hasAnswered = state.phase == .question && asking?.given != nil
    let players = max(1, state.players)
    let first = words(.place(players, of: players)) + "   " + words(.points(9999))
    let answeredCount = words(.answered(state.answered, of: state.asked))
    // In a large window the side shows points and answers.
    let hasSide = context.sizeClass == .large
    let current = hasSide ? [place(in: context)?.place ?? .empty] : standing(in: context)
    let gained = verdict?.isRight == true ? scene.own.map { words(.pointsGained($0.gained)) } : nil
    return BoardHeader(
      title: context.number(question.number, of: state.count),
      details: scene.details(of: question, in: context),
      standing: hasAnswered ? answeredCount : current,
      // Reserve room for more digits and a comma: points grow at the verdict.
      widest: max(
        answeredCount[0].width, place(in: context) == nil ? first.width : standing(in: context)[0].width + 2),
      standingStyle: .title, marks: hasSide ? [] : marks, timeLine: line,
      verdict: context.sizeClass > .small
        ? nil : verdict.map { Verdict(question: $0, words: words, glyphs: context.glyphs, gained: gained ?? .empty) },
      alert: isThere ? nil : words(.lostConnection))
  }

  /// The questions before the first marked one, for players who came late or came back.
  private var unmarked: Int {
    let first = max(1, scene.own?.first ?? 1, scene.state.question?.number ?? 1)
    let before = answered.isEmpty ? first - 1 : max(0, decided) - answered.count
    return max(0, min(before, scene.state.count))
  }

  /// The marks of the round so far; empty if there are too many.
  private var marks: [AnswerMark] {
    guard scene.state.count <= BoardHeader.fewMarks else { return [] }
    return AnswerMark.all(answered, of: scene.state.count - unmarked, isAsking: verdict == nil && !isLateComer)
  }

  /// The column beside a question: the round so far.
  private func column(in context: ViewContext) -> RoundSideView {
    let state = scene.state
    let limit = Duration.milliseconds(state.rules.bounded.limit)
    let toCome = max(0, min(state.count - unmarked, RoundRecord.mostAnswers) - answered.count)
    let points = Points(.speed, of: state.count, limit: state.rules.limit, isPaused: false)
    return RoundSideView(
      title: .thisRound, answers: answered, toCome: toCome, points: points,
      total: scene.own?.points, limit: { _ in limit },
      shown: answered.count - (verdict == nil ? 0 : 1), before: unmarked,
      verdict: verdict.map {
        SideVerdictView(Verdict(question: $0, words: context.words, glyphs: context.glyphs))
      })
  }

  /// Why it is over, and the result.
  private func endPage(_ reason: SafeText, in context: ViewContext) -> any Block {
    let words = context.words
    let marks = answered.suffix(LivePlayerScreen.widestText).map { AnswerMark($0) }
    return Page(
      title: [words(.live) + "   " + SafeText(scene.state.title).oneLine, words(.live)],
      content: Rows {
        Paragraph(reason, .title, overflow: .cut)
        if !marks.isEmpty {
          Line(spans: marks.map { Span($0.text(context.glyphs), $0.style) }).below(1)
          Line(words(.rightOf(answered.count { $0.isRight }, answered.count)))
        }
        place(in: context).map { Line($0.place + "   " + $0.points) }
        (saving?.note(words)).map { Paragraph($0.text, $0.style, overflow: .cut).below(1) }
      }.atMost(columns: LivePlayerScreen.widestText).across(.center).inset(columns: 1, rows: 1).down { $0 / 4 })
  }

  private static let widestText = 76
}
