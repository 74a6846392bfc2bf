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

  var options = ChartOptions()
  /// When its bars began to grow; nil before the first frame.
  var since: Instant?

  /// Changes the options and saves the order; ignores keys that lead elsewhere.
  mutating func perform(_ command: Command, on records: [RoundRecord], in context: ViewContext) -> [Action] {
    switch command {
    case .narrower: options.span = ChartOptions.spans.last { $0 < options.span } ?? options.span
    case .wider: options.span = ChartOptions.spans.first { $0 > options.span } ?? options.span
    case .measure: options.quantity = quantities(of: records, in: context).value(after: options.quantity)
    case .order:
      options.order = options.order.next()
      return [.store(.keep(SettingsChange(AnySetting(.order), options.order.settingValue)))]
    case .set:
      let sets = ChartOptions.sets(of: records)
      options.set = sets.count > 1 ? ([nil] + sets).value(after: options.set) : nil
    case .switchTab, .filter, .back: break
    }
    return []
  }

  /// Shows all sets again if the new `records` lack the chosen set.
  mutating func adapt(to records: [RoundRecord]) {
    if let set = options.set, !records.contains(where: { $0.set == set }) { options.set = nil }
  }

  /// Whether a command would change nothing.
  func isIdle(_ command: Command, on records: [RoundRecord], in context: ViewContext) -> Bool {
    switch command {
    case .measure: quantities(of: records, in: context).count < 2
    case .set: ChartOptions.sets(of: records).count < 2
    case .narrower, .wider, .order: records.isEmpty
    case .switchTab, .filter, .back: false
    }
  }

  private func quantities(of records: [RoundRecord], in context: ViewContext) -> [ChartQuantity] {
    records.first.map { context.games.list.quantities(of: $0.game) } ?? []
  }

  func block(of records: [RoundRecord], in context: ViewContext, at now: Instant) -> any Block {
    let passed = context.moves ? since.map { $0.duration(to: now) } ?? .zero : BarChart.growth
    let isGrowing = since != nil && passed < BarChart.growth
    return BarChart(
      records: records, options: options, grown: min(1, passed / BarChart.growth), context: context
    ).changing(in: isGrowing ? min(.milliseconds(50), BarChart.growth - passed) : nil)
  }
}
