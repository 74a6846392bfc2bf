import QuizCore
import TerminalKit

/// A screen that is a list, perhaps with more below it and beside it: keys, the wheel and clicks select a row or open
/// it.
///
/// The size of a page and the row of a click follow from the picture.
protocol ListPage: Screen {
  /// The list's own commands.
  associatedtype Own: Sendable = Never

  static var keys: KeyTable<ListCommand<Own>> { get }

  /// Whether a click opens a row that was not selected before.
  static var opensByClick: Bool { get }

  var selected: ListSelection { get set }

  /// How many rows there are.
  func count(in context: ViewContext) -> Int

  /// Opens the selected row.
  mutating func open(in context: ViewContext) -> [Action]

  mutating func back(in context: ViewContext) -> [Action]

  mutating func perform(_ command: Own, in context: ViewContext) -> [Action]

  mutating func take(_ response: any Response, in context: ViewContext) -> [Action]
}

/// A command of a list.
enum ListCommand<Own: Sendable>: Sendable {
  /// What every list can do.
  case list(ListKeys.Command)
  /// What this list can do.
  case own(Own)
}

extension ListCommand {
  /// The keys of a list, with its own behind `leading` just before the one that goes back.
  static func keys(
    leading: [KeyTable<Own>.Row] = [], move moveHint: Phrase? = .hintMove, open openHint: Phrase? = nil,
    omitted: [ListKeys.Row] = [], own: [KeyTable<Own>.Row] = []
  ) -> KeyTable<ListCommand> {
    ListKeys.table(
      leading: leading.map { $0.map(ListCommand.own) }, moveHint: moveHint, openHint: openHint, omitted: omitted,
      own: own.map { $0.map(ListCommand.own) }, ListCommand.list)
  }

  /// The keys that change the value of a row: to the one before, and to the next.
  static func changes(_ change: (Int) -> Own) -> [(key: Key, command: ListCommand)] {
    let keys: [(Key, Int)] = [(.left, -1), (.right, 1), ("h", -1), ("l", 1), ("-", -1), ("+", 1)]
    return keys.map { ($0, .own(change($1))) }
  }
}

extension ListPage where Own == Never {
  mutating func perform(_ command: Never, in context: ViewContext) -> [Action] {}
}

extension ListPage {
  static var opensByClick: Bool { true }

  static var keyTables: [ScreenKeys] { [ScreenKeys(.lists, keys)] }

  func back(in context: ViewContext) -> [Action] { [.back] }

  mutating func take(_ response: any Response, in context: ViewContext) -> [Action] { [] }

  func hints(in context: ViewContext) -> [Hint] { Self.keys.hints(in: context) }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    handleList(event, in: context)
  }

  /// Handles an event as every list does.
  mutating func handleList(_ event: ScreenEvent, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch Self.keys.command(for: key) {
      case .list(.back): return back(in: context)
      case .list(.open): return open(in: context)
      case .list(let command): move(command, in: context)
      case .own(let command): return perform(command, in: context)
      case .none: break
      }
    case .row(let row):
      let wasSelected = row == selected.row
      move(.jump(row), in: context)
      return wasSelected || Self.opensByClick ? open(in: context) : []
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .response(let response): return take(response, in: context)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  /// Selects the row after a command.
  mutating func move(_ command: ListKeys.Command, in context: ViewContext) {
    var next = selected
    next.move(command, count: count(in: context), in: form(in: context)?.viewport)
    selected = next
  }
}

/// Which row of a list is selected.
struct ListSelection: Equatable, Sendable {
  /// The row, from 0.
  var row = 0

  /// Moves it by a command of the list's keys among `count` rows; a page is what `viewport` shows, less one row, so that a
  /// row stays in view.
  mutating func move(_ command: ListKeys.Command, count: Int, in viewport: @autoclosure () -> Viewport?) {
    var page: Int { viewport()?.page ?? 1 }
    let next =
      switch command {
      case .up: row - 1
      case .down: row + 1
      case .pageUp: row - page
      case .pageDown: row + page
      case .first: 0
      case .last: count - 1
      case .jump(let to): to < count ? to : row
      case .open, .back: row
      }
    row = max(0, min(next, count - 1))
  }
}

/// A list as the content of a page: centred, with the page's name in large letters above it where they fit, and remarks
/// below.
struct ListColumn: Block {
  var name: (any Block)?
  /// The list's layouts, the smallest first; the others only where they show all rows.
  let lists: [List]
  /// Always shown below.
  var below: (any Block)?
  /// Shown below that once all rows fit.
  var remarks: [any Block] = []
  /// The columns at most.
  var widest = ListColumn.usual

  /// The widths of text to read, and of rows that are no sentences.
  static let (usual, most) = (74, 104)

  func form(in room: Size) -> Form? {
    let better = lists.enumerated().dropFirst()
    return Rows {
      Empty(rows: 1).rank(5)
      name?.padded(below: 2).rank(9)
      better.reduce((lists.first ?? List(count: 0, selected: nil) { _, _ in Empty() }).rank(2)) {
        $0.then(6 + $1.offset, $1.element.whole)
      }
      below?.padded(left: List.margin).rank(1).below(1, rank: 3)
      for remark in remarks { remark.padded(left: List.margin).rank(4).below(1, rank: 4) }
    }.atMost(columns: widest).across(.center).inset(columns: 1).form(in: room)
  }
}
