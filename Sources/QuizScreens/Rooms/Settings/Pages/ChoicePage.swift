import QuizCore
import TerminalKit

/// A page of the settings on a separate screen, for choices that need a list: Enter or a click changes the selected row, or opens it.
protocol ChoicePage: ListPage {
  /// The label of its row on the settings screen.
  static var name: Phrase { get }

  static var help: PhraseList { get }

  /// A brief summary of the current choice.
  static func value(in context: ViewContext) -> SafeText

  init()

  /// Why the last change could not be saved; nil if it was.
  var problem: SafeText? { get set }

  func list(in context: ViewContext) -> List

  /// The text below the list.
  func foot(in context: ViewContext) -> SafeText

  /// The block beside the list, if any.
  func side(in context: ViewContext) -> (any Block)?
}

/// The extra command of a page whose rows have defaults.
enum ResetCommand: Hashable, Sendable {
  case reset
}

extension ListCommand<ResetCommand> {
  /// The keys of a page whose rows have defaults.
  static func resettingKeys(open hint: Phrase) -> KeyTable<ListCommand> {
    keys(
      open: hint, omitted: [.jump],
      own: [
        .init(["d", .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later)
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
    let name = context.words(Self.name)
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
