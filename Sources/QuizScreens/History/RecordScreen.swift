import QuizCore
import TerminalKit

/// One past round from the log, answer by answer; each opens its question.
struct RecordScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case share
  }

  /// The keys that other screens of this kind do not have.
  static let ownKeys = KeyTable<Command>([
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, help: .helpShare, dropped: .later)
  ])

  static let keys = AnswerList.keys(own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.lists, keys), ScreenKeys(.lists, ShareBox.keys)]

  /// The answers.
  private var answers: AnswerList
  /// Whether the seed of the round still deals it; nil until the program has answered.
  private var isReproducible: Bool?
  /// The text that was copied, while it is shown.
  private var box: ShareBox?

  init(_ record: RoundRecord) {
    answers = AnswerList(record)
  }

  /// The round.
  var record: RoundRecord { answers.record }

  var effectsOnAppear: [StoreEffect] { [.checkReplay(record), .findQuestions(record)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key where box != nil: box = nil
    case .key(let key):
      switch RecordScreen.keys.command(for: key) {
      case .list(let command): return perform(command, in: context)
      case .share:
        let text = ShareText(
          of: record, streak: context.state.memories.streak(until: record), isReproducible: isReproducible ?? false,
          in: context.state)
        box = ShareBox(text: text)
        return [.terminal(.share(text))]
      case .none: break
      }
    case .row(let row):
      return perform(.jump(row), in: context) + perform(.open, in: context)
    case .wheel(let rows): return perform(.wheel(rows), in: context)
    case .response(.replays(let isReproducible)): self.isReproducible = isReproducible
    case .response(.questions(let questions)): answers.take(questions)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func perform(_ command: ListView.Command, in context: ViewContext) -> [Action] {
    answers.perform(command, in: list(in: context), context.games.list)
  }

  func hints(in context: ViewContext) -> [Hint] {
    box == nil ? RecordScreen.hints(of: answers, in: context) : ShareBox.hints(in: context)
  }

  /// The hints beside a list of answers.
  static func hints(of answers: AnswerList, in context: ViewContext) -> [Hint] {
    keys.hints(in: context) { command in
      if case .list(let command) = command { answers.isIdle(command) } else { false }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    box == nil ? list(in: context).note(.whenScrolled) : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    answers.list(at: bars(in: context), in: context)
  }

  private func bars(in context: ViewContext) -> Rect {
    let top =
      hasLargeHead(in: context)
      ? RecordScreen.largeHead + 10 : context.isCompact ? 2 : 4
    return answers.bars(from: context.body().y + top, above: notes(in: context).count + 1, in: context)
  }

  /// Whether there is room for the points in large digits.
  private func hasLargeHead(in context: ViewContext) -> Bool {
    let body = context.body()
    return ListColumns(body).side != nil && body.height >= 30 + record.answers.count
  }

  /// The blank rows above large digits.
  private static let largeHead = 3

  /// Paints how the round ended.
  private func drawSummary(above bars: Rect, on canvas: inout Canvas, context: ViewContext) {
    let body = context.body()
    guard hasLargeHead(in: context) else {
      return canvas.draw(
        summary(in: context),
        in: Rect(x: body.x + 1, y: body.y + (context.isCompact ? 0 : 1), width: body.width - 2, height: 1),
        alignment: .center, style: .title)
    }
    let games = context.games.list
    let digits =
      games.isCounted(record.game)
      ? "\(record.correct)"
      : games.scoring(of: record.game) == .hidden
        ? "\(record.correct)/\(record.asked)" : NumberFormat.grouped(record.points(in: games))
    Digits(text: digits, scale: .full(1), style: .shape(3), glyphs: context.glyphs).draw(
      in: Rect(x: bars.x, y: body.y + RecordScreen.largeHead, width: bars.width, height: 6), on: &canvas)
    canvas.draw(
      standing(in: context), at: Point(x: bars.x, y: bars.y - 3),
      style: .title, width: bars.width)
  }

  /// The pauses of the round and the command that deals it again, in lines.
  private func notes(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let width = min(context.body().width - (context.isCompact ? 3 : 8), AnswerBarsView.widest)
    let pauses =
      context.lines(missing: answers.missingTexts, width: width)
      + (record.pauses > 0 ? words(.pausedRound(record.pauses))[0].wrapped(to: width) : [])
    guard let isReproducible,
      let command = ReplayCommand(of: record, isReproducible: isReproducible, in: context.games.list)
    else { return pauses }
    let heading = words(command.isExact ? .sameAgain : .anotherOfItsKind)
    return pauses + heading.wrapped(to: width) + command.lines(width: width)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let game = context.words(context.games.module(record.game).name)
    let titles = words.titles(ofLogged: record.set, in: context.games, glyphs: context.glyphs)
    let dates = words(DateFormat.moment(record.date, today: context.state.today ?? record.date.day))
    canvas.header(
      titles.map { $0 == game ? game : game + "   " + $0 } + titles,
      dates, in: context)
    let body = context.body()
    let bars = bars(in: context)
    drawSummary(above: bars, on: &canvas, context: context)
    let top = hasLargeHead(in: context) ? body.y + RecordScreen.largeHead : bars.y
    answers.draw(at: bars, from: top, on: &canvas, context: context)
    let notes = notes(in: context)
    canvas.paragraph(
      notes, in: Rect(x: bars.x, y: body.maxY - notes.count, width: bars.width, height: notes.count), style: .dim)
    box?.draw(in: body, on: &canvas, context: context)
  }
}

extension RecordScreen {
  /// How the round ended: its points, how much was right or wrong, and its time.
  private func summary(in context: ViewContext) -> SafeText {
    let games = context.games.list
    let points = context.words(.points(record.points(in: games)))
    return games.scoring(of: record.game) == .hidden || games.isCounted(record.game)
      ? standing(in: context) : points + .blanks(5) + standing(in: context)
  }

  /// The same without points.
  private func standing(in context: ViewContext) -> SafeText {
    context.words(.result(of: record, in: context.games.list))
  }
}
