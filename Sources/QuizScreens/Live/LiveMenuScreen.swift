import QuizCore
import TerminalKit

/// The first screen of live rooms: host one, join one, or take up the one that was left open. Also what asks for one of
/// the last two, where a room is to be opened although one was left open.
struct LiveMenuScreen: Screen {
  /// A row of the list.
  enum Row: Hashable {
    case resume, host, join
  }

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, backHint: .hintBack, own: [], { (command: ListView.Command) in command }
  )

  static let keyTables = [ScreenKeys(.lists, keys)]

  /// The row that was chosen; nil for the first.
  private var selected: Row?
  /// The room that was left open and the one that was to be opened; nil where nothing was asked for yet.
  private let asked: (left: LeftRoom, new: LiveHostScreen)?

  init() {
    asked = nil
  }

  /// Asks whether to go on with a room that was left open, or to open the new one.
  init(left: LeftRoom, new: LiveHostScreen) {
    asked = (left, new)
  }

  var effectsOnAppear: [StoreEffect] { [.live(.recall)] }

  private func left(in context: ViewContext) -> LeftRoom? { asked?.left ?? context.state.live.left }

  private func rows(in context: ViewContext) -> [Row] {
    if asked != nil { return [.resume, .host] }
    return left(in: context) == nil ? [.host, .join] : [.resume, .host, .join]
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let rows = rows(in: context)
    switch event {
    case .key(let key):
      switch LiveMenuScreen.keys.command(for: key) {
      case .back: return [.back]
      case .open: return open(rows[list(in: context).selected], in: context)
      case .some(let command): selected = rows[list(in: context).selection(after: command)]
      case .none: break
      }
    case .row(let row) where rows.indices.contains(row):
      selected = rows[row]
      return open(rows[row], in: context)
    case .wheel(let steps): selected = rows[list(in: context).selection(after: .wheel(steps))]
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private func open(_ row: Row, in context: ViewContext) -> [Action] {
    switch row {
    case .host:
      return [asked.map { .replace($0.new) } ?? .push(PickScreen(.live, context.state.selection, in: context.state))]
    case .join: return [.push(LiveJoinScreen(address: "", code: "", name: ""))]
    case .resume:
      guard let left = left(in: context) else { return [] }
      let screen = LiveHostScreen(.resume(left.resuming), set: left.set)
      return [asked == nil ? .push(screen) : .replace(screen)]
    }
  }

  func hints(in context: ViewContext) -> [Hint] { LiveMenuScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    let column = context.readingColumn
    let rows = rows(in: context)
    let (height, gap) = context.isCompact ? (1, 0) : (2, 1)
    return ListView(
      count: rows.count, selected: selected.flatMap { rows.firstIndex(of: $0) } ?? 0,
      in: Rect(
        x: column.x, y: column.y + (context.isCompact ? 0 : 1), width: column.width,
        height: min(column.height, rows.count * (height + gap))), rowHeight: height, gap: gap)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let about = words(asked == nil ? .aRoundForTheRoom : .aRoomIsOpen)
    canvas.header([words(.live) + "   " + about, words(.live)], in: context)
    let list = list(in: context)
    let rows = rows(in: context)
    list.draw(on: &canvas) { row, canvas in
      let what = rows[row.index]
      let x = row.area.x + 3
      let style: Style = row.isSelected ? .selected : .title
      let width = canvas.draw(words(name(of: what)), at: Point(x: x, y: row.area.y), style: style)
      let details = details(of: what, in: context)
      if row.area.height > 1 {
        let room = max(0, row.area.maxX - x)
        canvas.draw(details.wording(for: room), at: Point(x: x, y: row.area.y + 1), style: .dim, width: room)
      } else {
        let start = x + max(10, width + 2)
        let room = max(0, row.area.maxX - start)
        canvas.draw(details.wording(for: room), at: Point(x: start, y: row.area.y), style: .dim, width: room)
      }
    }
    let column = context.readingColumn
    var y = list.area.maxY + 1
    for text in asked == nil ? LiveModule.texts : [Phrase.bothStay] {
      let lines = words(text).wrapped(to: column.width - 3)
      guard y + lines.count <= column.maxY else { break }
      y = canvas.paragraph(
        lines, in: Rect(x: column.x + 3, y: y, width: column.width - 3, height: column.maxY - y), style: .dim)
      y += context.isCompact ? 0 : 1
    }
  }
}

// What the rows say.
extension LiveMenuScreen {
  private func name(of row: Row) -> Phrase {
    switch row {
    case .resume: Phrase(en: "Go on", ja: "続ける")
    case .host where asked != nil: Phrase(en: "New room", ja: "新しい部屋")
    case .host: Phrase(en: "Host", ja: "部屋を開く")
    case .join: Phrase(en: "Join", ja: "参加する")
    }
  }

  /// What it does, in wordings from the longest to the shortest.
  private func details(of row: Row, in context: ViewContext) -> [SafeText] {
    let phrases: [Phrase] =
      switch row {
      case .resume: [.leftOpen(SafeText(left(in: context)?.title ?? "").oneLine)]
      case .host where asked != nil: [Phrase(en: "with a code of its own", ja: "新しいコードで開きます")]
      case .host:
        [
          Phrase(en: "open a room, and choose what is played", ja: "出題するセットを選んで部屋を開きます"),
          Phrase(en: "choose, and open a room", ja: "セットを選んで開きます"),
        ]
      case .join:
        [
          Phrase(en: "with the address and the code on the host's screen", ja: "ホストの画面のアドレスとコードで参加します"),
          Phrase(en: "with address and code", ja: "アドレスとコードで参加"),
        ]
      }
    return phrases.map { context.words($0) }
  }
}

extension Phrase {
  fileprivate static let aRoundForTheRoom = Phrase(en: "a round for the room", ja: "みんなで同時に遊ぶ")
  fileprivate static let aRoomIsOpen = Phrase(en: "a room is still open", ja: "閉じていない部屋があります")
  fileprivate static let bothStay = Phrase(
    en: "Whoever was in the room comes back to it by themselves, with their points. A new room leaves it as it is.",
    ja: "部屋にいた人は、得点もそのままで自動的に戻ります。新しい部屋を開いても、前の部屋はなくなりません。")
  fileprivate static func leftOpen(_ title: SafeText) -> Phrase {
    Phrase(en: "\(title): the room that is still open", ja: "\(title)（閉じていない部屋に戻ります）")
  }
}
