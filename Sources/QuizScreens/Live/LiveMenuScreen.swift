import QuizCore
import TerminalKit

/// The first screen of live rooms: host one, join one, or take up the one that was left open.
struct LiveMenuScreen: Screen, Equatable {
  /// A row of the list.
  enum Row: Hashable, CaseIterable {
    case host, join, resume
  }

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, backHint: .hintBack, own: [], { (command: ListView.Command) in command }
  )

  static let keyTables = [ScreenKeys.list(keys)]

  private var selected = Row.host

  var effectsOnAppear: [StoreEffect] { [.live(.recall)] }

  private func rows(in context: ViewContext) -> [Row] {
    context.state.live.left == nil ? [.host, .join] : Row.allCases
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
      return open(selected, in: context)
    case .wheel(let steps): selected = rows[list(in: context).selection(after: .wheel(steps))]
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private func open(_ row: Row, in context: ViewContext) -> [Action] {
    let screen: any Screen =
      switch row {
      case .host: PickScreen(.live, context.state.selection, in: context.state)
      case .join: LiveJoinScreen(address: "", code: "", name: "")
      case .resume:
        LiveHostScreen(.resume(.host(port: nil, bind: nil, resumes: true, words: nil)), set: nil)
      }
    return [.push(screen)]
  }

  func hints(in context: ViewContext) -> [Hint] { LiveMenuScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    let column = context.readingColumn
    let rows = rows(in: context)
    let (height, gap) = context.isCompact ? (1, 0) : (2, 1)
    return ListView(
      count: rows.count, selected: rows.firstIndex(of: selected) ?? 0,
      in: Rect(
        x: column.x, y: column.y + (context.isCompact ? 0 : 1), width: column.width,
        height: min(column.height, rows.count * (height + gap))), rowHeight: height, gap: gap)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header([words(.live) + "   " + words(.aRoundForTheRoom), words(.live)], in: context)
    let list = list(in: context)
    let rows = rows(in: context)
    list.draw(on: &canvas) { row, canvas in
      let what = rows[row.index]
      let x = row.area.x + 3
      let style: Style = row.isSelected ? .selected : .title
      let width = canvas.draw(words(what.name), at: Point(x: x, y: row.area.y), style: style)
      let detail = what.detail(in: context)
      if row.area.height > 1 {
        canvas.draw(detail, at: Point(x: x, y: row.area.y + 1), style: .dim, width: max(0, row.area.maxX - x))
      } else {
        let start = x + max(10, width + 2)
        canvas.draw(detail, at: Point(x: start, y: row.area.y), style: .dim, width: max(0, row.area.maxX - start))
      }
    }
    let column = context.readingColumn
    var y = list.area.maxY + 1
    for text in LiveModule.texts {
      let lines = words(text).wrapped(to: column.width - 3)
      guard y + lines.count <= column.maxY else { break }
      y = canvas.paragraph(
        lines, in: Rect(x: column.x + 3, y: y, width: column.width - 3, height: column.maxY - y), style: .dim)
      y += context.isCompact ? 0 : 1
    }
  }
}

extension LiveMenuScreen.Row {
  fileprivate var name: Phrase {
    switch self {
    case .host: Phrase(en: "Host", ja: "部屋を開く")
    case .join: Phrase(en: "Join", ja: "参加する")
    case .resume: Phrase(en: "Go on", ja: "続ける")
    }
  }

  fileprivate func detail(in context: ViewContext) -> SafeText {
    switch self {
    case .host: context.words(Phrase(en: "open a room, and choose what is played", ja: "出題するセットを選んで部屋を開きます"))
    case .join:
      context.words(Phrase(en: "with the address and the code on the host's screen", ja: "主催者の画面のアドレスとコードで参加します"))
    case .resume:
      context.words(
        .leftOpen(SafeText(context.state.live.left ?? "").oneLine))
    }
  }
}

extension Phrase {
  fileprivate static let aRoundForTheRoom = Phrase(en: "a round for the room", ja: "みんなで同時に遊ぶ")
  fileprivate static func leftOpen(_ title: SafeText) -> Phrase {
    Phrase(en: "with the room that was left open: \(title)", ja: "閉じていない部屋に戻ります：\(title)")
  }
}
