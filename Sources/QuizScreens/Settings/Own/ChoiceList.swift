import QuizCore
import TerminalKit

/// The list of a page of the settings: rows with a name and what is chosen for it, and a few lines below.
struct ChoiceList: Equatable, Sendable {
  /// The selected row.
  private(set) var selected = 0
  /// What went wrong with the last change; nil when it was kept.
  var problem: SafeText?

  /// A list with this row selected.
  init(selected: Int = 0) { self.selected = selected }

  /// The keys of such a page; `openHint` is what Enter does.
  static func keys<Command>(
    openHint: Phrase, own: [KeyTable<Command>.Row] = [], _ command: (ListView.Command) -> Command
  ) -> KeyTable<Command> {
    ListView.keys(
      moveHint: .hintMove, openHint: openHint, backHint: .hintBack, omitted: [.jump], own: own, command)
  }

  /// The list of `count` rows above the foot. Groups of them, which begin at the rows `groups`, stand side by side in a large
  /// window that has no room for all rows apart.
  func list(of count: Int, groups: [Int], rowWidth: Int, in context: ViewContext) -> ListView {
    let body = context.body()
    let indent = context.isCompact ? 0 : 2
    let area = Rect(
      x: body.x + indent, y: body.y + (context.isCompact ? 0 : 1), width: body.width - indent - 1,
      height: max(1, body.height - (context.isCompact ? 2 : 4)))
    var starts = [0]
    if context.isWide, ListView.gap(of: count, in: area.height, context) == 0 {
      starts = ChoiceList.columns(of: groups, count, most: area.width / rowWidth) ?? starts
    }
    var tallest = ChoiceList.tallest(starts, count)
    if starts.count > 1, tallest > area.height { (starts, tallest) = ([0], count) }
    return ListView(
      count: count, selected: selected, in: area, gap: ListView.gap(of: tallest, in: area.height, context),
      pointerColumn: 1, columnStarts: starts)
  }

  /// The rows of the longest column.
  private static func tallest(_ starts: [Int], _ count: Int) -> Int {
    zip(starts, starts.dropFirst() + [count]).map { $1 - $0 }.max() ?? 0
  }

  /// The first row of each column, at most so many and as equally long as whole groups can be; nil without groups.
  private static func columns(of groups: [Int], _ count: Int, most: Int) -> [Int]? {
    guard most > 1, groups.count > 1 else { return nil }
    return ((count + most - 1) / most...count).lazy.map { height in
      zip(groups, groups.dropFirst() + [count]).reduce(into: [0]) { starts, group in
        if group.1 - (starts.last ?? 0) > height, group.0 > 0 { starts.append(group.0) }
      }
    }.first { $0.count <= most }
  }

  /// Selects the row after a command.
  mutating func move(_ command: ListView.Command, in list: ListView) { selected = list.selection(after: command) }

  /// Takes the answer to a change.
  mutating func update(_ kept: Response.SettingsProblem?, _ words: Localizer) {
    problem = kept.map { words(.settingsKept(SafeText($0.sentence))) }
  }

  /// Paints a line below the list: what went wrong, or else `text`.
  func drawFoot(_ text: SafeText, on canvas: inout Canvas, context: ViewContext) {
    let body = context.body()
    let margin = context.isCompact ? 1 : 5
    let lines = (problem ?? text).wrapped(to: body.width - 2 * margin).prefix(2)
    canvas.paragraph(
      lines, in: Rect(x: body.x + margin, y: body.maxY - 2, width: body.width - 2 * margin, height: 2),
      style: problem == nil ? .dim : .alert)
  }
}
