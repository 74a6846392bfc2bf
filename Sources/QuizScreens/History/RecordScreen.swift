import QuizCore
import TerminalKit

/// One past round from the log, answer by answer.
struct RecordScreen: ScrollingScreen, Equatable {
  enum Command: Hashable, Sendable {
    case share
  }

  static let keys = ScrollCommand.keys(page: 10)

  /// The keys that other screens of this kind do not have.
  static let ownKeys = KeyTable<Command>([
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, help: .helpShare, dropped: .later)
  ])

  static let keyTables = [.list(keys), ScreenKeys(.lists, ownKeys)]

  /// The round.
  let record: RoundRecord
  var scroll = 0
  /// Whether the seed of the round still deals it; nil until the program has answered.
  private var isReproducible: Bool?
  /// The texts of its questions, as far as they are known.
  private var questions: [QuestionID: String] = [:]
  /// Whether it was shared.
  private var isShared = false

  init(_ record: RoundRecord) {
    self.record = record
  }

  var effectsOnAppear: [StoreEffect] { [.checkReplay(record), .findQuestions(record)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key) where RecordScreen.ownKeys.command(for: key) == .share:
      isShared = true
      let text = ShareText(of: record, isReproducible: isReproducible ?? false, in: context.state)
      return [.terminal(.share(text))]
    case .response(.replays(let isReproducible)): self.isReproducible = isReproducible
    case .response(.questions(let questions)): self.questions = questions
    case .key, .row, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return handleScrolling(event, in: context)
  }

  func hints(in context: ViewContext) -> [Hint] {
    var hints = scrollingHints(in: context)
    hints.insert(contentsOf: RecordScreen.ownKeys.hints(in: context), at: max(0, hints.count - 1))
    return hints
  }

  func note(in context: ViewContext) -> SafeText { isShared ? context.words(.shared) : scrollNote(in: context) }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    (AnswerBarsView(record, in: context.games.list).answers.count, bars(in: context).height)
  }

  private func bars(in context: ViewContext) -> Rect {
    AnswerBarsView.place(
      from: context.body().y + (context.isCompact ? 2 : 4), above: notes(in: context).count + 1,
      hasQuestions: !questions.isEmpty, in: context)
  }

  /// The pauses of the round and the command that deals it again, in lines.
  private func notes(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let width = min(context.body().width - (context.isCompact ? 2 : 8), AnswerBarsView.widest)
    let pauses = record.pauses > 0 ? words(.pausedRound(record.pauses)).wrapped(to: width) : []
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
    let date = record.date.local
    // Month and day are enough where there is little room.
    canvas.header(
      titles.map { $0 == game ? game : game + "   " + $0 } + titles,
      context.isCompact ? [SafeText(String(date.dropFirst(5)))] : [SafeText(date)], in: context)
    let body = context.body()
    canvas.draw(
      summary(in: context),
      in: Rect(x: body.x + 1, y: body.y + (context.isCompact ? 0 : 1), width: body.width - 2, height: 1),
      alignment: .center, style: .title)
    let bars = bars(in: context)
    AnswerBarsView(record, questions: questions, in: context.games.list).draw(
      from: scroll, in: bars, on: &canvas, context: context)
    let notes = notes(in: context)
    canvas.paragraph(
      notes, in: Rect(x: bars.x, y: body.maxY - notes.count, width: bars.width, height: notes.count), style: .dim)
  }
}

extension RecordScreen {
  /// How the round ended: its points, how much was right or wrong, and its time.
  private func summary(in context: ViewContext) -> SafeText {
    let words = context.words
    switch context.games.list.scoring(of: record.game) {
    case .speed, .flat:
      return words(.points(record.points(in: context.games.list))) + .blanks(5)
        + words(.resultLine(record.correct, record.asked, record.elapsed))
    case .hidden:
      return context.games.list.ranking(of: record.game) == .misses
        ? words(.practiceLine(record.misses, record.elapsed))
        : words(.resultLine(record.correct, record.asked, record.elapsed))
    }
  }
}

extension Phrase {
  /// Stands above the command that deals the round again.
  fileprivate static let sameAgain = Phrase(en: "The same questions again:", ja: "同じ問題で遊ぶコマンド：")

  /// Stands above the command of a round that cannot be dealt again.
  fileprivate static let anotherOfItsKind = Phrase(en: "Another round of its kind:", ja: "同じ種類の問題で遊ぶコマンド：")

  static let hintShare = Phrase(en: "share", ja: "共有")
  static let helpShare = Phrase(en: "copy the round as text", ja: "この回を文字でコピーする")
  /// Said when a round was copied.
  static let shared = Phrase(en: "Copied; shown again when you quit.", ja: "コピーしました。終了後にも表示します。")
}
