import QuizCore
import TerminalKit

/// Imports a file by its path: a field, and below it the matching files, or the report on the last import.
struct ImportScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListKeys.Command)
    case complete
    case importFile, leave
  }

  static let keys = KeyTable<Command>([
    .init(
      "↑↓",
      [
        (.up, .list(.up)), (.down, .list(.down)), (.control("p"), .list(.up)), (.control("n"), .list(.down)),
        (.pageUp, .list(.pageUp)), (.pageDown, .list(.pageDown)),
      ], hint: .hintMove, help: .helpMove, helpName: "↑↓ PgUp PgDn"),
    .init([.tab], .complete, hint: .hintComplete, dropped: .later),
    .init([.enter], .importFile, hint: .hintImport, dropped: .last),
    .init([.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.typing, keys), ScreenKeys(.typing, TextField.keys)]

  /// The path as typed so far.
  private(set) var path = TextField()
  /// The known files and folders in its folder.
  private var content = FolderContent(folder: "")
  /// The selected completion.
  private var selected = ListSelection()
  /// The report on the last import, in lines; empty for none and once another path is typed.
  private(set) var report = ""
  /// The imported set; nil for none.
  private var set: Selection?

  var effectsOnAppear: [StoreEffect] { [.findFiles(in: "")] }

  var takesText: Bool { true }

  var helpTopic: HelpScreen.Topic { .typing }

  /// The completions of the path; none while a report is shown.
  private var entries: [FolderContent.Entry] { report.isEmpty ? content.entries(for: path.text) : [] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch ImportScreen.keys.command(for: key) {
      case .list(let command): move(command, in: context)
      case .complete:
        guard let chosen else { break }
        // As in a shell: the common prefix first, if longer than the path, unless a completion was selected.
        let common = FolderContent.commonStart(of: entries.filter { $0.name != "../" }.map(\.path))
        return typed(selected.row == 0 && common.count > path.text.count ? common : chosen)
      case .importFile: return importFile(in: context)
      case .leave: return [.back]
      case .none: return path.handle(key) ? typed() : []
      }
    case .row(let row):
      selected.row = row
      return importFile(in: context)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .paste(let text):
      path.insert(text)
      return typed()
    case .response(let content as FolderContent) where content.folder == path.text.typedFolder: self.content = content
    case .response(UserQuestionsResponse.imported(let report, let set)):
      (self.report, self.set) = (report, set)
      if set != nil { path = TextField() }
    case .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListKeys.Command, in context: ViewContext) {
    var next = selected
    next.move(command, count: entries.count, in: form(in: context)?.viewport)
    selected = next
  }

  /// The path of the selected completion.
  private var chosen: String? { entries.indices.contains(selected.row) ? entries[selected.row].path : nil }

  private var opensFolder: Bool { chosen.map { $0.typedFolder == $0 } ?? false }

  /// Updates the completions after the path was edited or set to `path`.
  private mutating func typed(_ path: String? = nil) -> [Action] {
    if let path { self.path = TextField(path) }
    (report, set) = ("", nil)
    let folder = self.path.text.typedFolder
    let isKnown = content.folder == folder
    if !isKnown { content = FolderContent(folder: folder) }
    selected.row = entries.firstIndex { $0.path == self.path.text } ?? 0
    return isKnown ? [] : [.store(.findFiles(in: folder))]
  }

  /// Imports the selected file, opens the selected folder, or plays the imported set. Without completions it tries the
  /// typed path.
  private mutating func importFile(in context: ViewContext) -> [Action] {
    if path.text.isEmpty, let set { return [.push(StartScreen(GameList.main, set, in: context.state))] }
    guard let chosen else { return path.text.trimmed.isEmpty ? [] : [.store(.importFile(path.text.trimmed))] }
    let opens = opensFolder
    return typed(chosen) + (opens ? [] : [.store(.importFile(chosen))])
  }

  func hints(in context: ViewContext) -> [Hint] {
    ImportScreen.keys.hints(in: context, unless: isIdle).map { hint in
      guard hint.key == .enter else { return hint }
      if set != nil { return hint.saying(context.words(.hintPlay)) }
      return opensFolder ? hint.saying(context.words(.hintOpen)) : hint
    } + (context.isForHelp ? TextField.keys.hints(in: context) : [])
  }

  private func isIdle(_ command: Command) -> Bool {
    switch command {
    case .list, .complete: entries.isEmpty
    case .importFile, .leave: false
    }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let field = Columns(gap: 2) {
      Line(words(.file), .selected).width(.natural)
      path.block(hasFocus: true, style: .field)
    }
    let content: any Block
    if report.isEmpty {
      let entries = entries
      let list = List(count: entries.count, selected: selected.row) { index, isSelected in
        Line(SafeText(entries[index].name), isSelected ? .selected : .plain)
      }
      // In a small window the list gets the rows once a path is typed.
      let isExplained = context.sizeClass > .small || path.text.isEmpty
      content = Rows {
        if isExplained { Paragraph(words(.whatIsImported), .dim) }
        list.below(1)
      }
    } else {
      // The end counts most: the new sets, or why there are none.
      let lines = report.split(separator: "\n").map { Paragraph(SafeText(String($0)), set != nil ? .plain : .alert) }
      content = Scroll(Rows(lines.map { $0.rank(0) }), from: .max)
    }
    let column = Rows {
      Empty(rows: 1).rank(3)
      context.pageName(words(.importing))?.padded(below: 2).rank(4)
      field
      content.rank(1).below(1)
    }
    return Page(
      title: [words(.importing)], content: column.atMost(columns: ListColumn.usual).across(.center).inset(columns: 1))
  }
}
