import QuizCore
import TerminalKit

/// The first screen of live rooms: host one, join one, or resume the one left open. Also asks whether to resume that
/// one when a new room is to be opened.
struct LiveMenuScreen: ListPage {
  /// A row of the list.
  private struct Row: Sendable {
    let name: SafeText
    /// What it does, from the longest to the shortest wording.
    let details: [SafeText]
    let screen: @Sendable () -> any Screen
  }

  static let keys = ListCommand<Never>.keys(open: .hintChoose)

  var selected = ListSelection()
  /// The room left open and the new one, if it asks which to open.
  private let asked: (left: LeftRoom, new: LiveHostScreen)?

  init() {
    asked = nil
  }

  /// Asks whether to resume the room left open or open the new one.
  init(left: LeftRoom, new: LiveHostScreen) {
    asked = (left, new)
  }

  var effectsOnAppear: [StoreEffect] { [.live(.recall)] }

  /// Whether rows can be opened: not without the league program.
  private func opensRows(in context: ViewContext) -> Bool { context.state.live.problem == nil }

  private func rows(in context: ViewContext) -> [Row] {
    let (words, state) = (context.words, context.state)
    let resume = (asked?.left ?? state.live.left).map { left in
      Row(name: words(.goOn), details: [words(.leftOpen(SafeText(left.title).oneLine))]) {
        LiveHostScreen(.resume(left.resuming), set: left.set)
      }
    }
    let others =
      if let new = asked?.new {
        [Row(name: words(.newRoom), details: words(.newRoomDetail)) { new }]
      } else {
        [
          Row(name: words(.hostRoom), details: words(.hostDetail)) { PickScreen(.live, state.selection, in: state) },
          Row(name: words(.join), details: words(.joinDetail)) { LiveJoinScreen(address: "", code: "", name: "") },
        ]
      }
    return (resume.map { [$0] } ?? []) + others
  }

  func count(in context: ViewContext) -> Int { rows(in: context).count }

  func open(in context: ViewContext) -> [Action] {
    guard opensRows(in: context) else { return [] }
    let screen = rows(in: context)[selected.row].screen()
    return [asked == nil ? .push(screen) : .replace(screen)]
  }

  func hints(in context: ViewContext) -> [Hint] {
    LiveMenuScreen.keys.hints(in: context) { command in
      if case .list(.back) = command { false } else { !opensRows(in: context) }
    }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let (words, rows) = (context.words, rows(in: context))
    let about = words(asked == nil ? .aRoundForTheRoom : .aRoomIsOpen)
    let detailed = list(isDetailed: true, in: context)
    let column = ListColumn(
      lists: [list(isDetailed: false, in: context), detailed, detailed.apart], below: problem(in: context),
      remarks: remarks(in: context))
    let remarks = ([problem(in: context)].compactMap { $0 } + remarks(in: context)).map { $0.below(1) }
    let name = context.pageName(words(.live))
    let panels = [name, nil].map { name -> any Block in
      Rows {
        Rows.Item.space(1)
        name?.padded(below: 1)
        FirstFitting([LargeText.Scale.full(1), .half].map { self.panels(rows, $0, in: context) }).rank(1).below(1)
        Rows(remarks).whole.atMost(columns: ListColumn.usual).across(.center).below(1)
        Rows.Item.space(2)
      }.whole
    }
    return Page(
      title: [words(.live) + "   " + about, words(.live)],
      content: context.sizeClass == .large ? FirstFitting(panels + [column]) : column)
  }

  /// Why no room can be opened.
  private func problem(in context: ViewContext) -> (any Block)? {
    context.state.live.problem.map { Paragraph(context.glyphs.cross + " " + SafeText($0).oneLine, .alert) }
  }

  /// The explanations below the rows.
  private func remarks(in context: ViewContext) -> [any Block] {
    (asked == nil ? Phrase.liveTexts : [.bothStay]).map { Paragraph(context.words($0), .dim) }
  }

  private func list(isDetailed: Bool, in context: ViewContext) -> List {
    let (rows, opens) = (rows(in: context), opensRows(in: context))
    let names = rows.map(\.name.width).max() ?? 0
    let table = Table([.init([], names...names), .init([], 10...60)])
    return List(count: rows.count, selected: opens ? selected.row : nil) { index, isSelected in
      let name = Line(rows[index].name, !opens ? .dim : isSelected ? .selected : .title)
      let details = Line(rows[index].details, .dim)
      return isDetailed ? Rows([name.rank(0), details.rank(0)]).whole : table.row([name, details])
    }
  }

  /// The rows of a panel.
  private static let panelRows = 6...12

  /// A panel for each row with its name in large letters.
  private func panels(_ rows: [Row], _ scale: LargeText.Scale, in context: ViewContext) -> any Block {
    let glyphs = context.glyphs
    let panels = rows.enumerated().map { index, row -> any Block in
      let look: PanelLook = !opensRows(in: context) ? .answered : index == selected.row ? .selected : .open
      return Lamp(
        content: LargeText(row.name, look.textStyle(of: index), scales: [scale], glyphs: glyphs), look: look,
        color: index, label: ChoiceLabel.text(index, glyphs), glyphs: glyphs, isHeaded: true, notes: row.details
      ).target(.row(index))
    }
    return Heights(LiveMenuScreen.panelRows, rows: rows.count, prefersHigh: true) {
      Grid(columns: 1, rowHeight: $0, panels)
    }
  }
}
