import QuizCore
import TerminalKit

/// The import of a file by its path: a field, and below it what became of the file.
struct ImportScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case importFile, leave
  }

  static let keys = KeyTable<Command>([
    .init(.text("Enter"), [.enter], .importFile, hint: .hintImport, dropped: .last),
    .init(.text("Esc"), [.escape], .leave, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.typing, keys), ScreenKeys(.typing, TextField.keys)]

  /// The path as typed so far.
  private(set) var path = TextField()
  /// What became of the last file, in lines; empty before.
  private(set) var report = ""
  /// The set that it became; nil for none.
  private var set: Selection?

  var takesText: Bool { true }

  var helpTopic: HelpScreen.Topic { .typing }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch ImportScreen.keys.command(for: key) {
      case .importFile:
        if !path.text.trimmed.isEmpty { return [.store(.importFile(path.text.trimmed))] }
        return set.map { [.push(StartScreen(GameList.main, $0))] } ?? []
      case .leave: return [.back]
      case .none: if path.handle(key) { (report, set) = ("", nil) }
      }
    case .paste(let text):
      path.insert(text)
      (report, set) = ("", nil)
    case .response(.imported(let report, let set)):
      (self.report, self.set) = (report, set)
      if set != nil { path = TextField() }
    case .row, .wheel, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  func hints(in context: ViewContext) -> [Hint] {
    ImportScreen.keys.hints(in: context).map { hint in
      set != nil && hint.key == .enter ? hint.saying(context.words(.hintPlay)) : hint
    } + (context.isForHelp ? TextField.keys.hints(in: context) : [])
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header(words(.importing), in: context)
    let body = context.body()
    let margin = context.isNarrow ? 1 : 5
    let label = words(.file)
    let top = body.y + (context.isCompact ? 0 : 1)
    let x = body.x + margin + label.width + 2
    let field = Rect(x: x, y: top, width: max(4, body.maxX - margin - x), height: 1)
    canvas.draw(label, at: Point(x: body.x + margin, y: top), style: .selected)
    canvas.fill(field, with: " ", style: .field)
    path.draw(in: field, hasFocus: true, style: .field, on: &canvas)
    let place = Rect(
      x: body.x + margin, y: top + 2, width: body.width - 2 * margin, height: max(1, body.maxY - top - 2))
    let lines = report.split(separator: "\n").flatMap { SafeText(String($0)).wrapped(to: place.width) }
    // What is said last counts most: which sets there are now, or why there are none.
    canvas.paragraph(
      report.isEmpty ? words(.whatIsImported).wrapped(to: place.width) : lines.suffix(place.height), in: place,
      style: report.isEmpty ? .dim : set != nil ? .plain : .alert)
  }
}

extension Phrase {
  fileprivate static let importing = Phrase(en: "Import", ja: "取り込み")
  fileprivate static let file = Phrase(en: "File", ja: "ファイル")
  fileprivate static let whatIsImported = Phrase(
    en: "The path of a file of Anki, Kahoot, Quizlet, Moodle, a spreadsheet and others; it becomes a set of your own. "
      + "More can be said with the command: tenq bank import --help.",
    ja: "Anki・Kahoot・Quizlet・Moodle・表計算ソフトなどのファイルのパスを入れると、自分のセットになります。"
      + "細かい指定は tenq bank import --help をご覧ください。")
}
