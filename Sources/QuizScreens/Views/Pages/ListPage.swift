import QuizCore
import TerminalKit

/// A screen that is a list, perhaps with more below it and beside it: keys, the wheel and clicks select a row or open it.
///
/// What a page is and which row a click means follow from the picture.
protocol ListPage: Screen {
  /// The commands of keys that other lists do not have.
  associatedtype Own: Sendable = Never

  static var keys: KeyTable<ListCommand<Own>> { get }

  /// Whether a click opens a row that was not selected before.
  static var opensByClick: Bool { get }

  /// The selected row.
  var selected: ListSelection { get set }

  /// How many rows there are.
  func count(in context: ViewContext) -> Int

  /// Does what the selected row is there for.
  mutating func open(in context: ViewContext) -> [Action]

  /// Leaves the list.
  mutating func back(in context: ViewContext) -> [Action]

  /// Does what another key asks for.
  mutating func perform(_ command: Own, in context: ViewContext) -> [Action]

  /// Takes what the program answered.
  mutating func take(_ response: any Response, in context: ViewContext) -> [Action]
}

/// What a key of a list asks for.
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
    let keys: [(Key, Int)] = [
      (.left, -1), (.right, 1), (.character("h"), -1), (.character("l"), 1), (.character("-"), -1),
      (.character("+"), 1),
    ]
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

  /// Handles what every list does with an event.
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

/// A list as the content of a page: in the middle, with the name of the page in large letters above it where these have
/// room, and what is to be said below.
struct ListColumn: Block {
  /// The name.
  var name: (any Block)?
  /// The list in its forms, from the least; all but the first only where they show all rows.
  let lists: [List]
  /// What always has room.
  var below: (any Block)?
  /// What has room below that once all rows have theirs.
  var remarks: [any Block] = []
  /// The columns at most.
  var widest = ListColumn.usual

  /// The columns that eyes can follow, and those of rows that are no sentences.
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
