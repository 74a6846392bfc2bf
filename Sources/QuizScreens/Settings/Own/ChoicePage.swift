import QuizCore
import TerminalKit

/// A page of the settings: Enter or a click changes the selected row, or opens it.
protocol ChoicePage: ListPage {
  /// The page.
  static var page: SettingsPage { get }

  /// What went wrong with the last change; nil when it was kept.
  var problem: SafeText? { get set }

  /// The rows.
  func list(in context: ViewContext) -> List

  /// What stands below them.
  func foot(in context: ViewContext) -> SafeText

  /// What stands beside them, in the columns that they leave free.
  func side(in context: ViewContext) -> (any Block)?
}

/// What a page can do besides whose rows have a usual value.
enum ResetCommand: Hashable, Sendable {
  /// Give the selected row its usual value.
  case reset
}

extension ListCommand<ResetCommand> {
  /// The keys of such a page.
  static func resettingKeys(open hint: Phrase) -> KeyTable<ListCommand> {
    keys(
      open: hint, omitted: [.jump],
      own: [
        .init(.text("d"), [.character("d"), .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later)
      ])
  }
}

extension ChoicePage {
  static var keyTables: [ScreenKeys] { [ScreenKeys(.settings, keys)] }

  var helpTopic: HelpScreen.Topic { .settings }

  func side(in context: ViewContext) -> (any Block)? { nil }

  mutating func take(_ response: any Response, in context: ViewContext) -> [Action] {
    guard case SettingsResponse.kept(let problem) = response else { return [] }
    self.problem = problem.map { context.words(.settingsKept(SafeText($0.sentence))) }
    return []
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let name = context.words(Self.page.name)
    let list = list(in: context)
    let foot = problem.map { Paragraph($0, .alert) } ?? Paragraph(self.foot(in: context), .dim)
    let column = ListColumn(lists: [list, list.apart], below: foot)
    let columns = side(in: context).map { side in
      Columns(gap: 1) {
        column.width(.share(1, of: 2, within: 48...76))
        side.padded(right: 1, above: 1)
      }
    }
    return Page(title: [context.words(.settings) + "   " + name, name], content: columns ?? column)
  }
}
