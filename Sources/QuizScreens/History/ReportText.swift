import QuizCore
import TerminalKit

/// The history as lines of text, for standard output.
public struct ReportText: Sendable {
  private let context: ViewContext
  private let words: Localizer

  /// Text in a language, drawn with `glyphs`, at most `columns` columns wide.
  public init(language: Language, glyphs: Glyphs, columns: Int) {
    var state = AppState(version: "", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
    state.glyphs = glyphs
    context = ViewContext(size: Size(width: columns, height: 24), state: state)
    words = context.words
  }

  /// What is said when there is nothing to show.
  public var noRounds: SafeText { words(.noRounds) }

  /// The heading of the table.
  public var heading: SafeText { line(HistoryRow(headingIn: words)) }

  /// A line of the table.
  public func row(_ record: RoundRecord) -> SafeText { line(HistoryRow(record, in: context)) }

  private func line(_ row: HistoryRow) -> SafeText {
    var canvas = Canvas(size: Size(width: context.size.width, height: 1), glyphs: context.glyphs)
    HistoryColumns(in: context).draw(
      row, in: Rect(x: -3, y: 0, width: context.size.width, height: 1), style: .plain, on: &canvas)
    return SafeText(canvas.lines[0])
  }

  /// The bar chart of `records`, newest first: title, bars, summary.
  public func chart(_ records: [RoundRecord], game: Game.ID, latest: Int) -> [SafeText] {
    let measure = ChartMeasure(of: records)
    let title = words(.chartTitle(context.words(Games.module(game).name), measure, latest))
    guard !records.isEmpty else { return [title, "", words(.noRounds)] }
    let bars = BarChartView.lines(of: records, width: context.size.width, context: context).map { line in
      line.reduce(SafeText.empty) { $0 + $1.text }
    }
    let (average, best, _) = BarChartView.summary(of: records, words)
    return [title, ""] + bars + ["", BarChartView.joined([average, best.map { words(.chartBestWhole(measure, $0)) }])]
  }

  /// A record as a line of CSV: date, game, set, asked, correct, misses, milliseconds, limit, pauses, seed, id.
  public static func csv(_ record: RoundRecord) -> SafeText {
    let fields: [SafeText] = [
      "\(record.date)", "\(record.game.rawValue)", quoted(record.set), "\(record.asked)", "\(record.correct)",
      "\(record.misses)", "\(record.milliseconds)", "\(record.limit)", "\(record.pauses)", "\(record.seed)",
      quoted(record.id),
    ]
    return fields.dropFirst().reduce(fields[0]) { $0 + "," + $1 }
  }

  /// A field of CSV, in quotes where it needs them.
  static func quoted(_ text: String) -> SafeText {
    let safe = SafeText(text).oneLine
    guard safe.string.contains(where: { $0 == "," || $0 == "\"" }) else { return safe }
    return SafeText(
      "\"" + safe.string.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"")
  }
}

extension Phrase {
  /// The best round with all that makes it the best.
  fileprivate static func chartBestWhole(_ chartMeasure: ChartMeasure, _ best: Score) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers, .share: "best \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s"
      case .time: "best \(NumberFormat.thousandths(best.elapsed)) s"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers, .share: "最高 \(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒"
      case .time: "最短 \(NumberFormat.thousandths(best.elapsed))秒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func chartTitle(_ game: SafeText, _ chartMeasure: ChartMeasure, _ latest: Int) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers: "\(game): right answers, latest \(latest)"
      case .share: "\(game): share of right answers, latest \(latest)"
      case .time: "\(game): time to clear, latest \(latest)"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers: "\(game)：正解数、最近\(latest)回"
      case .share: "\(game)：正答率、最近\(latest)回"
      case .time: "\(game)：クリアまでの時間、最近\(latest)回"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  static let noRounds = Phrase(
    en: "No rounds here yet. Play one, and it will appear here.", ja: "まだ記録はありません。1回解くとここに並びます。")
}
