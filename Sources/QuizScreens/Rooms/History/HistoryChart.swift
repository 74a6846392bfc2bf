import QuizCore
import TerminalKit

/// The chart of the history and its options. Its bars grow once, when it first appears.
struct HistoryChart: Equatable {
  enum Command: Hashable, Sendable {
    case narrower, wider, measure, set, order, switchTab, filter, back
  }

  static let keys = KeyTable<Command>([
    .init([.tab, .backTab], .switchTab, hint: .hintTable, help: .helpTab, dropped: .later),
    .init(
      "←→",
      [
        (.left, .narrower), (.right, .wider), ("h", .narrower), ("l", .wider),
        (.up, .wider), (.down, .narrower), ("k", .wider), ("j", .narrower),
      ], hint: .hintSpan, help: .helpSpan, helpName: "←→ h l"),
    .init(["m"], .measure, hint: .hintMeasure, help: .helpMeasure),
    .init(["s"], .set, hint: .hintSet, help: .helpSet),
    .init(["o"], .order, hint: .hintOrder, help: .helpOrder),
    .init(["f"], .filter, hint: .hintGame, help: .helpGame),
    .init([.escape, "q", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  private(set) var options = ChartOptions()
  /// When its bars began to grow; nil before the first frame.
  private var since: Instant?

  /// Adopts the player's order of bars.
  mutating func adapt(to settings: Settings) { options.order = settings[.order] }

  /// Changes the options and saves the order; ignores keys that lead elsewhere.
  mutating func perform(_ command: Command, on records: [RoundRecord], in context: ViewContext) -> [Action] {
    switch command {
    case .narrower: options.span = options.span.narrower
    case .wider: options.span = options.span.wider
    case .measure: options.quantity = quantity(after: options.quantity, of: records, in: context)
    case .order:
      options.order = options.order.next()
      return [.store(.keep(SettingsChange(AnySetting(.order), options.order.settingValue)))]
    case .set: options.set = HistoryChart.set(after: options.set, of: records)
    case .switchTab, .filter, .back: break
    }
    return []
  }

  /// Whether its bars have begun to grow.
  var hasAppeared: Bool { since != nil }

  /// Starts the growth of the bars, once.
  mutating func appear(at now: Instant) { since = since ?? now }

  /// Shows all sets again if the new `records` lack the chosen set.
  mutating func adapt(to records: [RoundRecord]) {
    if let set = options.set, !records.contains(where: { $0.set == set }) { options.set = nil }
  }

  /// Whether a command would change nothing.
  func isIdle(_ command: Command, on records: [RoundRecord], in context: ViewContext) -> Bool {
    switch command {
    case .measure: !HistoryChart.hasMeasures(records, in: context)
    case .set: ChartOptions.sets(of: records).count < 2
    case .narrower, .wider, .order: records.isEmpty
    case .switchTab, .filter, .back: false
    }
  }

  /// Whether there is more to measure than time: panel games always end all right.
  private static func hasMeasures(_ records: [RoundRecord], in context: ViewContext) -> Bool {
    records.first.map { context.games.list.ranking(of: $0.game) != .time } ?? false
  }

  /// The next quantity that the rounds have.
  private func quantity(
    after quantity: ChartQuantity, of records: [RoundRecord], in context: ViewContext
  ) -> ChartQuantity {
    guard let game = records.first?.game, HistoryChart.hasMeasures(records, in: context) else { return quantity }
    switch (quantity.next(), context.games.list.scoring(of: game)) {
    case (.points, .hidden): return ChartQuantity.points.next()
    case (let next, _): return next
    }
  }

  /// The next set that occurs; all sets after the last.
  private static func set(after set: String?, of records: [RoundRecord]) -> String? {
    let sets = ChartOptions.sets(of: records)
    return sets.count > 1 ? Ring([nil] + sets).value(after: set) : nil
  }

  func block(of records: [RoundRecord], in context: ViewContext, at now: Instant) -> any Block {
    let passed = context.moves ? since.map { $0.duration(to: now) } ?? .zero : BarChart.growth
    let isGrowing = since != nil && passed < BarChart.growth
    return BarChart(
      records: records, options: options, grown: min(1, passed / BarChart.growth), context: context
    ).changing(in: isGrowing ? min(.milliseconds(50), BarChart.growth - passed) : nil)
  }
}
