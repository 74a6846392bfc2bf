import QuizCore
import TerminalKit

/// The history as lines of text, for standard output.
public struct ReportText: Sendable {
  private let context: ViewContext
  private var words: Localizer { context.words }
  /// The column widths of an untruncated table, set with its first rows; nil if the width is given.
  private var table: WholeTable?
  private let isWhole: Bool
  private let columns: RowTable<HistoryRow>

  /// Text in a language, drawn with `glyphs`, at most `columns` wide; nil truncates nothing.
  public init(language: Language, glyphs: Glyphs, columns: Int?, games: Games) {
    var state = AppState(
      version: "", language: language, catalogue: Catalogue(language: language.rawValue, genres: []), games: games)
    state.glyphs = glyphs
    context = ViewContext(size: Size(width: columns ?? 80, height: 24), state: state)
    isWhole = columns == nil
    self.columns = .history(
      dates: HistoryRow.dates(.epoch, today: nil, context.words), widthOfGame: 14, in: context)
  }

  /// The message for an empty history.
  public var noRounds: SafeText { words(.noRounds) }

  /// The heading, and the lines for the newest records.
  public mutating func firstRows(
    _ records: [RoundRecord], isLast: Bool
  ) -> (lines: [SafeText], rest: [RoundRecord]) {
    if isWhole {
      let rows = HistoryRows(records, in: context.games.list)
      table = columns.whole(rows.rows.indices.map { HistoryRow(rows.record(of: $0), today: nil, in: context) })
    }
    let rows = rows(records, isLast: isLast)
    return ([line(nil)] + rows.lines, rows.rest)
  }

  /// The lines for `records`, newest first; a sitting is one line. Unless `isLast`, `rest` returns the records from the
  /// first open sitting on, to be put before the next page.
  public func rows(_ records: [RoundRecord], isLast: Bool) -> (lines: [SafeText], rest: [RoundRecord]) {
    let table = HistoryRows(records, in: context.games.list)
    var rows = table.rows.indices
    var rest: [RoundRecord] = []
    if !isLast, let open = table.firstOpen {
      let places = table.rows[open...].joined().sorted()
      // The first record of a sitting may have been lost.
      if places.count <= ReportText.longestRest {
        rows = 0..<open
        rest = places.map { records[$0] }
      }
    }
    return (rows.map { line(HistoryRow(table.record(of: $0), today: nil, in: context)) }, rest)
  }

  /// The most records left over: more than a sitting has.
  private static let longestRest = 5000

  /// A row, or the heading for nil.
  private func line(_ row: HistoryRow?) -> SafeText {
    table?.line(columns.fields(row)) ?? columns.line(row, columns: context.size.width, context.glyphs)
  }

  /// The bar chart of `records`, newest first: title, bars, summary.
  public func chart(
    _ records: [RoundRecord], game: Game.ID, latest: Int, by quantity: ChartQuantity = .answers,
    order: ChartOrder = .newest
  ) -> [SafeText] {
    let chart = BarChart(
      records: records, options: ChartOptions(span: latest, quantity: quantity, order: order), context: context)
    let measure = ChartMeasure(
      of: chart.options.shown(of: records, fitting: latest), by: quantity, in: context.games.list)
    let title = words(.chartTitle(words(context.games.module(game).name), measure.quantity, latest))
    guard !records.isEmpty else { return [title, "", words(.noRounds)] }
    var canvas = Canvas(size: Size(width: context.size.width, height: measure.records.count), glyphs: context.glyphs)
    chart.lines(of: measure).draw(in: canvas.bounds, on: &canvas)
    return [title, ""] + canvas.lines.map { SafeText($0) } + ["", ChartSummary(of: measure, in: context).wordings()[0]]
  }
}
