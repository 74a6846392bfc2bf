import QuizCore
import Synchronization
import TerminalKit

/// The history as a table in a window: its columns, and the texts of its rows, each made once, since every key draws all
/// rows in view anew.
final class HistoryTable: Sendable {
  let columns: RowTable<HistoryRow>
  /// Whether a paused round is listed, which a note explains.
  let hasPausedRounds: Bool
  private let texts = Mutex<[Int: HistoryRow]>([:])

  /// Makes it for `rows`, of which `first` is the newest record.
  init(_ rows: HistoryRows, first: RoundRecord, in context: ViewContext) {
    let names = Set(rows.records.map(\.game)).map { context.words(context.games.module($0).name).width }
    columns = .history(
      dates: HistoryRow.dates(first.date, today: first.date.day, context.words),
      widthOfGame: names.reduce(context.words(.game).width, max), in: context)
    hasPausedRounds = rows.records.contains(where: \.wasPaused)
  }

  /// The texts of a row, by `make` unless they are known.
  func texts(of row: Int, make: () -> HistoryRow) -> HistoryRow {
    if let known = texts.withLock({ $0[row] }) { return known }
    let made = make()
    texts.withLock { $0[row] = made }
    return made
  }
}

extension RowTable<HistoryRow> {
  /// The table of the history. Dates get the width of the longest of `dates`, games `widthOfGame`, the set the rest. In
  /// a small window a game is its symbol.
  static func history(dates: [SafeText], widthOfGame: Int, in context: ViewContext) -> RowTable {
    let (words, glyphs) = (context.words, context.glyphs)
    let isSmall = context.sizeClass == .small
    let short = max(8, dates.last?.width ?? 0)
    let game =
      isSmall
      ? Column([], 2...2, rank: 1, gap: 0) { row, _ in Line(row.symbol.text(glyphs), row.symbol.style) }
      : Column([words(.game)], widthOfGame...widthOfGame, rank: 3) { [$0.game] }
    return RowTable([
      Column([words(.date)], short...max(short, dates.first?.width ?? 0), gap: isSmall ? 1 : 2) { $0.dates },
      game,
      Column([words(.set)], 12...200, gap: 1, text: { $0.set }) { row, style in
        // Games without sets are named once.
        Line(!isSmall && row.set.first == row.game ? [.empty] : row.set, style)
      },
      Column([words(.pointsColumn)], 6...6, .right, rank: 4, gap: 1) { Line($0.points, $1) },
      Column([words(.rightColumn)], 10...10, .right, gap: 0) { [$0.score] },
      Column([], 1...1, gap: 1) { [$0.mark] },
      Column([words(.timeColumn)], 10...10, .right, rank: 2) { [$0.time] },
    ])
  }
}

/// The texts of a row of the history table.
struct HistoryRow: Equatable, Sendable {
  /// When it ended, from the longest to the shortest wording.
  let dates: [SafeText]
  let game: SafeText
  let symbol: Symbol
  /// The set, from the longest to the shortest wording; of a sitting the number of its questions.
  let set: [SafeText]
  let score: SafeText
  /// The points, in rounds of games scored by them.
  let points: SafeText
  /// The star of a paused round.
  let mark: SafeText
  let time: SafeText

  /// The row of a record. Its date is relative to `today`, or as in the log for nil.
  init(_ record: RoundRecord, today: Day?, in context: ViewContext) {
    let (words, games) = (context.words, context.games.list)
    dates = HistoryRow.dates(record.date, today: today, words)
    let module = context.games.module(record.game)
    game = words(module.name)
    symbol = module.symbol
    let isSitting = record.isSitting(in: games)
    let titles = words.titles(ofLogged: record.set, in: context.games, glyphs: context.glyphs)
    set = isSitting ? [words(.questions(record.asked))] : titles
    if let hosted = record.hosted {
      // Its host answered nothing.
      score = words(.players(hosted.players.count))
      (points, mark, time) = (.empty, .empty, .empty)
      return
    }
    score =
      switch games.ranking(of: record.game) {
      case .points where games.isCounted(record.game): words(.rightInColumn(record.correct))
      case .points: words(.score(record.correct, record.asked))
      case .misses: words(.misses(record.misses))
      case .time: words(.cleared)
      }
    let showsPoints = !isSitting && games.scoring(of: record.game) == .speed
    points = showsPoints ? SafeText(NumberFormat.grouped(record.score(in: games).points)) : .empty
    mark = record.wasPaused ? "*" : ""
    time = record.milliseconds > 0 ? words(.preciseSeconds(record.elapsed)) : .empty
  }

  static func dates(_ date: WallTime, today: Day?, _ words: Localizer) -> [SafeText] {
    guard let today else { return [SafeText(date.local), SafeText(String(date.local.dropFirst(5).prefix(5)))] }
    return words(DateFormat.column(date, today: today))
  }
}
