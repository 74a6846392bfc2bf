import QuizCore
import TerminalKit

/// The list of a genre's sets to choose one from for practice; below each title are the latest and the best result.
struct SetScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case edit
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(.text("e"), [.character("e")], .edit, hint: .hintEdit, help: .helpEdit, dropped: .later)
  ])

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintConfirm, backHint: .hintBack, own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.own, keys, told: ownKeys)]

  /// The genre, or the player's own questions.
  let selection: Selection
  private var selected = 0

  init(of selection: Selection) {
    self.selection = selection
  }

  private func sets(in context: ViewContext) -> [PracticeGenre.Book] {
    PracticeGenre.all(in: context.state).first { $0.selection == selection }?.sets ?? []
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch SetScreen.keys.command(for: key) {
      case .list(.open): return open(selected, in: context)
      case .list(.back): return [.back]
      case .list(let command): move(command, in: context)
      case .edit: return isOwn(selected, in: context) ? [.push(UserQuestionsScreen())] : []
      case .none: break
      }
    case .row(let row): return open(row, in: context)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = list(in: context).selection(after: command)
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
    SetScreen.keys.hints(in: context) { $0 == .edit && !isOwn(selected, in: context) }
  }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  /// The list; each row takes the lines of the set with the most details.
  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    let area =
      context.isCompact
      ? body.inset(dx: 1, dy: 0) : Rect(x: body.x + 4, y: body.y + 1, width: body.width - 6, height: body.height - 1)
    let sets = sets(in: context)
    let most = sets.map { details(of: $0, width: area.width - 4, in: context).count }.max() ?? 1
    return ListView(
      count: sets.count, selected: selected, in: area, rowHeight: 1 + most, gap: context.isCompact ? 0 : 1)
  }

  /// The latest and the best result of a set: side by side where `width` columns are enough, else on a line each.
  private func details(of set: PracticeGenre.Book, width: Int, in context: ViewContext) -> [SafeText] {
    let words = context.words
    guard let practised = set.practised(in: context.state) else { return [words(.notPractised)] }
    let latest = words(.latestPractice(practised.latest))
    guard let best = practised.best.map({ words(.bestPractice($0)) }) else { return [latest] }
    let line = latest + "   " + best
    return line.width <= width ? [line] : [latest, best]
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let glyphs = context.glyphs
    let sets = sets(in: context)
    let title = words.title(of: selection, glyphs: glyphs)
    canvas.header(
      [context.words(PracticeModule().name) + " \(glyphs.separator) " + title, title],
      [words(.sets(sets.count))],
      in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let set = sets[row.index]
      let area = row.area
      let title = set.selection == .own ? words(.own) : SafeText(set.entry.title)
      canvas.draw(
        words(.setTitle(title, set.entry.questions)), at: Point(x: area.x + 2, y: area.y),
        style: row.style, width: area.width - 2)
      let width = area.width - 4
      canvas.paragraph(
        details(of: set, width: width, in: context),
        in: Rect(x: area.x + 4, y: area.y + 1, width: width, height: area.height - 1), style: .dim)
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
        "last \(latest.misses == 1 ? "1 miss" : "\(latest.misses) misses"), \(NumberFormat.tenthsNearest(latest.elapsed)) s",
      ja: "前回 \(Phrase.misses(latest.misses).ja) \(NumberFormat.tenthsNearest(latest.elapsed))秒")
  }

  fileprivate static func bestPractice(_ best: Score) -> Phrase {
    Phrase(
      en:
        "best \(best.misses == 1 ? "1 miss" : "\(best.misses) misses"), \(NumberFormat.tenthsNearest(best.elapsed)) s",
      ja: "自己ベスト \(Phrase.misses(best.misses).ja) \(NumberFormat.tenthsNearest(best.elapsed))秒")
  }
  fileprivate static let notPractised = Phrase(en: "not tried yet", ja: "まだ挑戦していません")
  fileprivate static let hintEdit = Phrase(en: "change or remove", ja: "編集・削除")
  fileprivate static let helpEdit = Phrase(en: "change or remove your own questions", ja: "自分の問題を編集・削除")
}
