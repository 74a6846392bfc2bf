import QuizCore
import TerminalKit

/// A page of the settings with a list: Enter or a click changes the selected row, or opens it.
protocol ChoiceScreen: Screen {
  /// The page.
  static var page: SettingsPage { get }
  /// The selected row, and what went wrong with the last change.
  var choices: ChoiceList { get set }

  /// How many rows there are.
  func count(in context: ViewContext) -> Int

  /// The columns of the window that a row needs, where rows may stand side by side.
  static var rowWidth: Int { get }

  /// The first rows of what belongs together, in their order; empty where nothing does.
  func groups(in context: ViewContext) -> [Int]

  /// Changes the selected row, or opens it.
  mutating func open(in context: ViewContext) -> [Action]
}

extension ChoiceScreen {
  static var rowWidth: Int { 38 }

  func groups(in context: ViewContext) -> [Int] { [] }

  /// The list.
  func list(in context: ViewContext) -> ListView {
    choices.list(of: count(in: context), groups: groups(in: context), rowWidth: Self.rowWidth, in: context)
  }

  /// Does what a key of the list asks for.
  mutating func perform(_ command: ListView.Command, in context: ViewContext) -> [Action] {
    switch command {
    case .back: return [.back]
    case .open: return open(in: context)
    case .up, .down, .pageUp, .pageDown, .first, .last, .jump:
      choices.move(command, in: list(in: context))
      return []
    }
  }

  /// Takes what is no key: a click, the wheel, and the answer to a change.
  mutating func handleOther(_ event: ScreenEvent, in context: ViewContext) -> [Action] {
    switch event {
    case .row(let row): return perform(.jump(row), in: context) + open(in: context)
    case .wheel(let rows): return perform(.wheel(rows), in: context)
    case .response(.kept(let problem)): choices.update(problem, context.words)
    case .key, .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  /// Paints the title of the page.
  func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let name = context.words(Self.page.name)
    canvas.header([context.words(.settings) + "   " + name, name], in: context)
  }
}
