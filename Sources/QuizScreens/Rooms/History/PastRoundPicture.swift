import QuizCore
import TerminalKit

// Drawing.
extension PastRoundScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    if question != nil { return questionPage(in: context.scoped(to: .game)) }
    let words = context.words
    let game = words(context.games.module(record.game).name)
    let sets = words.titles(ofLogged: record.set, in: context.games, glyphs: context.glyphs)
    let titles = (record.hosted.map { [SafeText($0.title).oneLine] } ?? []).filter { !$0.isEmpty } + sets
    return Page(
      title: isSitting(in: context)
        ? [game + "   " + words(.questions(record.asked)), game]
        : titles.map { $0 == game ? game : game + "   " + $0 } + titles,
      details: words(DateFormat.moment(record.date, today: context.state.today ?? record.date.day)),
      content: box?.block(in: context) ?? hostedTable(in: context) ?? list(in: context)
    ).changing(in: context.state.pendingEffect == nil ? nil : .zero)
  }

  // MARK: The list

  /// The result, the answers with details of the selected one, and notes at the foot.
  private func list(in context: ViewContext) -> any Block {
    let answers = answers(in: context)
    func rows(gap: Int = 0) -> List {
      List(count: answers.answers.count, selected: selected.row, gap: gap) { index, _ in
        answers.row(index, .line, in: context)
      }
    }
    let detail: any Block =
      answers.answers.indices.contains(selected.row) && !questions.isEmpty
      ? answers.detail(selected.row, in: context) : Empty()
    let beside = Columns(gap: 4) {
      FirstFitting([rows(gap: 1).whole, rows()])
      detail
    }
    let below = Rows {
      rows().rank(0)
      detail.padded(left: List.margin).rank(1).below(1)
    }
    return Rows {
      for line in summary(in: context) { line.across(.center).rank(0) }
      (context.sizeClass == .large ? beside : below as any Block).rank(2).below(1, rank: 3)
      Rows.Item.space()
      notes(in: context).padded(left: List.margin).rank(1).below(1)
    }.inset(columns: context.sizeClass == .small ? 0 : 2)
  }

  /// The result: points, right answers and time; for a sitting also the longest run.
  private func summary(in context: ViewContext) -> [Line] {
    let (words, games) = (context.words, context.games.list)
    let standing = words(.result(of: record, in: games))
    if isSitting(in: context) {
      let run = record.answers.lazy.map(\.correct).longestRun
      return [Line(standing, .title)] + (run > 0 ? [Line(words(.longestRun(run)), .dim)] : [])
    }
    guard games.scoring(of: record.game) != .hidden, !games.isCounted(record.game) else {
      return [Line(standing, .title)]
    }
    return [Line(words(.points(record.points(in: games))) + .blanks(5) + standing, .title)]
  }

  /// Why questions cannot be shown, the pauses, and the command that replays the round.
  private func notes(in context: ViewContext) -> any Block {
    let words = context.words
    let missing = missingTexts.map { words($0) }.flatMap { context.sizeClass == .small ? $0.last : $0.first }
    let pauses = !isSitting(in: context) && record.pauses > 0 ? words(.pausedRound(record.pauses)).first : nil
    let command = isReproducible.flatMap { ReplayCommand(of: record, isReproducible: $0, in: context.games.list) }
    return Rows {
      for note in [missing, pauses].compactMap(\.self) { Paragraph(note, .dim) }
      if let command {
        Paragraph(words(command.isExact ? .sameAgain : .anotherOfItsKind), .dim)
        RoomReader { room in Rows(command.lines(width: room.width).map { Line($0, .dim).rank(0) }).whole }
      }
    }
  }

  /// The players and question rates of a hosted round; nil for other rounds.
  private func hostedTable(in context: ViewContext) -> (any Block)? {
    record.hosted.map { hosted in
      Scroll(
        LiveTableView(table: hosted.table(began: 0) { questions[$0]?.text }, context: context), from: selected.row)
    }
  }

  // MARK: A question

  /// The question as it was answered, with the column of the round beside it. Choices keep their labels.
  private func questionPage(in context: ViewContext) -> any Block {
    guard let result, let question, var board = board(in: context), case .question(let index, _) = view else {
      return Empty()
    }
    var column = RoundSideView(result, at: index, points: points(in: context))
    column.verdict = SideVerdictView(
      Verdict(question: question, words: context.words, glyphs: context.glyphs), board.face)
    board.side = column.block(in: context)
    let words = context.words
    let number = context.number(index + 1, of: result.questions.count)
    // The column at the side shows the times.
    let time =
      context.sizeClass == .ordinary
      ? words(.seconds(NumberFormat.tenthsNearest(question.elapsed))) + "   " : .empty
    let level = question.shuffled.question.level.map { LevelView(level: $0).wordings(in: context) } ?? []
    return Rows {
      Page(
        title: context.titles(of: result.setup).map { words(.answers) + "   " + $0 } + [words(.answers)],
        details: level.map { $0 + "   " + time + number } + [time + number, number], content: Empty(rows: 1))
      // A click on a panel of the past answers nothing.
      board.block(in: context).inert.noting(.empty)
    }
  }

  /// The points of the answers; nil in a game without points.
  private func points(in context: ViewContext) -> Points? {
    context.games.list.scoring(of: record.game) == .speed ? Points(of: record, .speed) : nil
  }

  /// The board of the question on screen, if any.
  func board(in context: ViewContext) -> BoardView? {
    guard let result, let question, case .question(_, let scroll) = view else { return nil }
    var board = BoardView(
      answered: question, face: context.games.module(result.setup.game).face,
      points: points(in: context)?.answer(question), note: .verdict(question, .all), words: context.words)
    board.position.scroll = scroll
    return board
  }
}
