import QuizCore
import TerminalKit

/// The sets of a genre, to practise one: below each title, what practising it came to the last time and at best.
struct SetScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case edit
  }

  private static let listKeys = ListCursor.keys(
    moveHint: .hintMove, openHint: .hintConfirm, backHint: .hintBack)
  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(.text("e"), [.character("e")], .edit, hint: .hintEdit, help: .helpEdit, dropped: .later)
  ])
  static let keys = KeyTable<Command>(
    listKeys.dropLast().map { $0.map(Command.list) } + ownKeys.rows
      + listKeys.suffix(1).map { $0.map(Command.list) })

  /// The genre, or the player's own questions.
  let selection: Selection
  private var cursor = ListCursor()

  init(of selection: Selection) {
    self.selection = selection
  }

  private func sets(in context: ViewContext) -> [PracticeGenre.Book] {
    PracticeGenre.all(in: context.state).first { $0.selection == selection }?.sets ?? []
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch SetScreen.keys.command(for: key) {
      case .list(.open): return open(cursor.selected, in: context)
      case .list(.back): return [.back]
      case .list(let command): move(command, in: context)
      case .edit: return isOwn(cursor.selected, in: context) ? [.push(UserQuestionsScreen())] : []
      case .none: break
      }
    case .row(let row): return open(row, in: context)
    case .wheel(let rows): move(rows < 0 ? .up : .down, in: context)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListCursor.Command, in context: ViewContext) {
    cursor.move(command, count: sets(in: context).count, page: rows(in: context).page)
  }

  private mutating func open(_ row: Int, in context: ViewContext) -> [Action] {
    let sets = sets(in: context)
    guard sets.indices.contains(row) else { return [] }
    move(.jump(row), in: context)
    return [.push(StartScreen(.practice, sets[row].selection))]
  }

  /// Whether a set is the player's own questions, which can be changed here.
  private func isOwn(_ row: Int, in context: ViewContext) -> Bool {
    let sets = sets(in: context)
    return sets.indices.contains(row) && sets[row].selection == .own
  }

  func hints(in context: ViewContext) -> [Hint] {
    SetScreen.keys.hints(in: context) { $0 == .edit && !isOwn(cursor.selected, in: context) }
  }

  func note(in context: ViewContext) -> SafeText {
    let count = sets(in: context).count
    let rows = rows(in: context)
    guard count > rows.page else { return .empty }
    let visible = cursor.visible(count: count, page: rows.page)
    return "\(visible.lowerBound + 1)-\(visible.upperBound)/\(count)"
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    let place = place(in: context)
    let rows = rows(in: context)
    let visible = cursor.visible(count: sets(in: context).count, page: rows.page)
    guard place.contains(point) else { return nil }
    let row = visible.lowerBound + (point.y - place.y) / rows.each
    return visible.contains(row) ? .row(row) : nil
  }

  private func place(in context: ViewContext) -> Rect {
    let body = context.body()
    return context.isCompact
      ? body.inset(dx: 1, dy: 0) : Rect(x: body.x + 4, y: body.y + 1, width: body.width - 6, height: body.height - 1)
  }

  /// The rows that each set takes, and how many sets are in view. Latest and best stand side by side where there is room.
  private func rows(in context: ViewContext) -> (each: Int, page: Int) {
    let width = place(in: context).width - 4
    let most = sets(in: context).map { details(of: $0, width: width, in: context).count }.max() ?? 1
    let each = 1 + most + (context.isCompact ? 0 : 1)
    return (each, max(1, (place(in: context).height + (context.isCompact ? 0 : 1)) / each))
  }

  /// What practising a set came to, in lines of at most `width` columns.
  private func details(of set: PracticeGenre.Book, width: Int, in context: ViewContext) -> [SafeText] {
    let words = context.words
    let name = context.state.catalogue.logName(of: set.selection)
    guard let practised = context.state.practised[name] else { return [words(.notPractised)] }
    let latest = words(.latestPractice(practised.latest))
    guard let best = practised.best.map({ words(.bestPractice($0)) }) else { return [latest] }
    let line = latest + "   " + best
    return line.width <= width ? [line] : [latest, best]
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let glyphs = context.glyphs
    let sets = sets(in: context)
    let title = words.title(of: selection, glyphs: glyphs)
    canvas.header(
      [context.text(Games.module(.practice).name) + " \(glyphs.separator) " + title, title], [words(.sets(sets.count))],
      in: context)
    let place = place(in: context)
    let rows = rows(in: context)
    let visible = cursor.visible(count: sets.count, page: rows.page)
    for index in visible {
      let set = sets[index]
      let y = place.y + (index - visible.lowerBound) * rows.each
      let isSelected = index == cursor.selected
      if isSelected {
        canvas.draw(glyphs.pointer, at: Point(x: place.x, y: y), style: .selected)
        canvas.cursor = Point(x: place.x, y: y)
      }
      let title = set.selection == .own ? words(.own) : SafeText(set.entry.title)
      canvas.draw(
        words(.setTitle(title, set.entry.questions)), at: Point(x: place.x + 2, y: y),
        style: isSelected ? .selected : .plain, width: place.width - 2)
      let width = place.width - 4
      canvas.paragraph(
        details(of: set, width: width, in: context),
        in: Rect(x: place.x + 4, y: y + 1, width: width, height: place.maxY - y - 1), style: .dim)
    }
  }
}

extension Phrase {
  static func sets(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 set" : "\(count) sets",
      ja: "\(count)セット")
  }

  fileprivate static func setTitle(_ title: SafeText, _ questions: Int?) -> Phrase {
    func en() -> String {
      guard let questions else { return title.string }
      return "\(title) (\(questions == 1 ? "1 question" : "\(questions) questions"))"
    }
    func ja() -> String {
      guard let questions else { return title.string }
      return "\(title)（\(questions)問）"
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func latestPractice(_ latest: Score) -> Phrase {
    Phrase(
      en:
        "last \(latest.misses == 1 ? "1 miss" : "\(latest.misses) misses"), \(NumberFormat.tenthsPassed(latest.elapsed)) s",
      ja: "前回 ミス \(latest.misses)回 \(NumberFormat.tenthsPassed(latest.elapsed))秒")
  }

  fileprivate static func bestPractice(_ best: Score) -> Phrase {
    Phrase(
      en: "best \(best.misses == 1 ? "1 miss" : "\(best.misses) misses"), \(NumberFormat.tenthsPassed(best.elapsed)) s",
      ja: "最高 ミス \(best.misses)回 \(NumberFormat.tenthsPassed(best.elapsed))秒")
  }
  fileprivate static let notPractised = Phrase(en: "not tried yet", ja: "まだ挑戦していません")
  fileprivate static let hintEdit = Phrase(en: "change or remove", ja: "編集・削除")
  fileprivate static let helpEdit = Phrase(en: "change or remove your own questions", ja: "自分の問題を編集・削除")
}
