import QuizCore
import TerminalKit

/// The import of a file by its path: a field, and below it the files that it may be, or what became of the last one.
struct ImportScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case complete
    case importFile, leave
  }

  static let keys = KeyTable<Command>([
    .init(
      .upDown(),
      [
        (.up, .list(.up)), (.down, .list(.down)), (.control("p"), .list(.up)), (.control("n"), .list(.down)),
        (.pageUp, .list(.pageUp)), (.pageDown, .list(.pageDown)),
      ], hint: .hintMove, help: .helpMove, helpName: .upDown("PgUp PgDn")),
    .init(.text("Tab"), [.tab], .complete, hint: .hintComplete, dropped: .later),
    .init(.text("Enter"), [.enter], .importFile, hint: .hintImport, dropped: .last),
    .init(.text("Esc"), [.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.typing, keys), ScreenKeys(.typing, TextField.keys)]

  /// The path as typed so far.
  private(set) var path = TextField()
  /// The files and folders of its folder, as far as they are known.
  private var content = FolderContent(folder: "")
  /// The selected one of those that the path may become.
  private var selected = 0
  /// What became of the last file, in lines; empty before, and when another is typed.
  private(set) var report = ""
  /// The set that it became; nil for none.
  private var set: Selection?

  var effectsOnAppear: [StoreEffect] { [.findFiles(in: "")] }

  var takesText: Bool { true }

  var helpTopic: HelpScreen.Topic { .typing }

  /// What the path may become; nothing beside a report.
  private var entries: [FolderContent.Entry] { report.isEmpty ? content.entries(for: path.text) : [] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch ImportScreen.keys.command(for: key) {
      case .list(let command): selected = list(in: context).selection(after: command)
      case .complete:
        guard let chosen else { break }
        // As a shell does: first what all have in common, where that is more than was typed, unless one was looked for.
        let common = FolderContent.commonStart(of: entries.filter { $0.name != "../" }.map(\.path))
        return typed(selected == 0 && common.count > path.text.count ? common : chosen)
      case .importFile: return importFile()
      case .leave: return [.back]
      case .none: return path.handle(key) ? typed() : []
      }
    case .row(let row):
      selected = row
      return importFile()
    case .wheel(let rows): selected = list(in: context).selection(after: .wheel(rows))
    case .paste(let text):
      path.insert(text)
      return typed()
    case .response(.files(let content)) where content.folder == path.text.typedFolder: self.content = content
    case .response(.imported(let report, let set)):
      (self.report, self.set) = (report, set)
      if set != nil { path = TextField() }
    case .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// The selected one of them.
  private var chosen: String? { entries.indices.contains(selected) ? entries[selected].path : nil }

  private var opensFolder: Bool { chosen.map { $0.typedFolder == $0 } ?? false }

  /// Looks for what the path may become after it was changed, or became `path`.
  private mutating func typed(_ path: String? = nil) -> [Action] {
    if let path { self.path = TextField(path) }
    (report, set) = ("", nil)
    let folder = self.path.text.typedFolder
    let isKnown = content.folder == folder
    if !isKnown { content = FolderContent(folder: folder) }
    selected = entries.firstIndex { $0.path == self.path.text } ?? 0
    return isKnown ? [] : [.store(.findFiles(in: folder))]
  }

  /// Imports the selected file, opens the selected folder, or plays what was imported; where nothing fits what was typed,
  /// that is a path as well.
  private mutating func importFile() -> [Action] {
    if path.text.isEmpty, let set { return [.push(StartScreen(GameList.main, set))] }
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

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }
}

// Layout and drawing.
extension ImportScreen {
  /// The name of the page in large letters, where these have room, and what is below the field.
  private func layout(in context: ViewContext) -> (name: [SafeText], place: Rect) {
    var (name, column) = context.readingColumn(below: context.words(.importing))
    column.y += 2
    column.height = max(1, column.height - 2)
    return (name, column)
  }

  /// What is said before a file was named.
  private func words(in context: ViewContext) -> [SafeText] {
    if context.isCompact && !path.text.isEmpty { return [] }
    return context.words(.whatIsImported).wrapped(to: layout(in: context).place.width)
  }

  /// The list, below what is said.
  private func list(in context: ViewContext) -> ListView {
    var area = layout(in: context).place
    let rows = words(in: context).count
    let top = rows > 0 ? rows + 1 : 0
    (area.y, area.height) = (area.y + top, max(1, area.height - top))
    return ListView(count: entries.count, selected: selected, in: area)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header(words(.importing), in: context)
    let (name, place) = layout(in: context)
    canvas.largeName(name, above: place.y - 2, in: context)
    let label = words(.file)
    let x = place.x + label.width + 2
    let field = Rect(x: x, y: place.y - 2, width: max(4, place.maxX - x), height: 1)
    canvas.draw(label, at: Point(x: place.x, y: field.y), style: .selected)
    canvas.fill(field, with: " ", style: .field)
    if report.isEmpty {
      canvas.paragraph(self.words(in: context), in: place, style: .dim)
      let entries = entries
      list(in: context).draw(on: &canvas) { row, canvas in
        let line = Rect(x: row.area.x + 2, y: row.area.y, width: row.area.width - 2, height: 1)
        canvas.draw(SafeText(entries[row.index].name), at: line.origin, style: row.style, width: line.width)
      }
    } else {
      let lines = report.split(separator: "\n").flatMap { SafeText(String($0)).wrapped(to: place.width) }
      // What is said last counts most: which sets there are now, or why there are none.
      canvas.paragraph(lines.suffix(place.height), in: place, style: set != nil ? .plain : .alert)
    }
    path.draw(in: field, hasFocus: true, style: .field, on: &canvas)
  }
}
