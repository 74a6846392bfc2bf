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

  /// The list of `count` rows, above `foot` lines.
  func list(of count: Int, above foot: Int = 2, in context: ViewContext) -> ListView {
    let body = context.body()
    let indent = context.isCompact ? 0 : 2
    return ListView(
      count: count, selected: selected,
      in: Rect(
        x: body.x + indent, y: body.y + (context.isCompact ? 0 : 1), width: body.width - indent - 1,
        height: max(1, body.height - foot - (context.isCompact ? 0 : 2))), pointerColumn: 1)
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

extension Phrase {
  static func settingsKept(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "These hold for now but could not be kept: \(reason)",
      ja: "今回は有効ですが、保存できませんでした：\(reason)")
  }
}
