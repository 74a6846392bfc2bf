import QuizCore
import TerminalKit

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
