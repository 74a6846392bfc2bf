import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

@Suite struct ListViewTests {
  /// A list of `count` rows in an area of nine lines that begins at column 4 of line 2.
  func list(_ count: Int, selected: Int = 0, rowHeight: Int = 1, gap: Int = 0, height: Int = 9) -> ListView {
    ListView(
      count: count, selected: selected, in: Rect(x: 4, y: 2, width: 20, height: height), rowHeight: rowHeight, gap: gap,
      pointerColumn: 1)
  }

  @Test func rowsMayHaveLinesOfTheirOwn() {
    var list = ListView(count: 3, selected: 1, in: Rect(x: 0, y: 2, width: 20, height: 6))
    list.heights = [2, 1, 3]
    #expect(list.rows.map(\.area.y) == [2, 4, 5] && list.rows.map(\.area.height) == [2, 1, 3])
    #expect((2..<8).map { list.hit(at: Point(x: 3, y: $0)) } == [0, 0, 1, 2, 2, 2].map { Target.row($0) })
    #expect(list.visible == 0..<3)
    list = ListView(count: 3, selected: 1, in: Rect(x: 0, y: 2, width: 20, height: 9), gap: 1)
    list.heights = [2, 1, 3]
    #expect(list.rows.map(\.area.y) == [2, 5, 7] && list.rows.map(\.area.height) == [2, 1, 3])
    let hits = (2..<11).map { list.hit(at: Point(x: 3, y: $0)) }
    #expect(hits == [0, 0, 0, 1, 1, 2, 2, 2, 2].map { Target.row($0) })
  }

  @Test(arguments: [(1, 0), (2, 0), (2, 1), (3, 1)])
  func theSelectedRowIsAlwaysInViewAndThePageIsFull(rowHeight: Int, gap: Int) {
    for height in 1...9 {
      for count in 1...25 {
        for selected in 0..<count {
          let list = list(count, selected: selected, rowHeight: rowHeight, gap: gap, height: height)
          #expect(list.visible.contains(selected))
          #expect(list.visible.count == min(count, list.page))
          #expect((0..<count).contains(list.visible.lowerBound) && list.visible.upperBound <= count)
        }
      }
    }
  }

  @Test func theSelectedRowIsInTheMiddleExceptNearTheEnds() {
    #expect(list(23, selected: 0).visible == 0..<9)
    #expect(list(23, selected: 4).visible == 0..<9)
    #expect(list(23, selected: 5).visible == 1..<10)
    #expect(list(23, selected: 18).visible == 14..<23)
    #expect(list(23, selected: 22).visible == 14..<23)
  }

  @Test func aSelectionBeyondTheListBecomesItsLastRow() {
    #expect(list(5, selected: 9).selected == 4)
    #expect(list(5, selected: -1).selected == 0)
    #expect(list(0, selected: 3).selected == 0)
  }

  @Test func aPageCountsWholeRowsAndNoGapBelowTheLast() {
    #expect(list(9).page == 9)
    #expect(list(9, rowHeight: 2).page == 4)
    // Three rows of two lines and the two gaps between them take eight lines; four would take eleven.
    #expect(list(9, rowHeight: 2, gap: 1, height: 8).page == 3)
    #expect(list(9, rowHeight: 2, gap: 1, height: 10).page == 3)
    #expect(list(9, rowHeight: 2, gap: 1, height: 11).page == 4)
    // Even where not one row fits, the selected one is drawn as far as it can be.
    #expect(list(9, rowHeight: 3, height: 2).page == 1)
    #expect(list(9, rowHeight: 3, height: 2).rows.map(\.area.height) == [2])
  }

  // MARK: The note

  @Test(arguments: [
    (0, 0, "", ""), (5, 4, "1-5/5", ""), (9, 0, "1-9/9", ""), (23, 0, "1-9/23", "1-9/23"),
    (23, 22, "15-23/23", "15-23/23"),
  ])
  func theNoteSaysWhichRowsAreInView(count: Int, selected: Int, always: String, whenScrolled: String) {
    #expect(list(count, selected: selected).note(.always).string == always)
    #expect(list(count, selected: selected).note(.whenScrolled).string == whenScrolled)
  }

  @Test func theNoteSaysHowManyRowsThereAreBeyondThoseRead() {
    #expect(list(200).note(.always, of: 1234) == "1-9/1,234")
    #expect(list(200).note(.always, of: 1234, isCounting: true) == "1-9/1,234+")
    #expect(list(200).note(.always, of: 12, isCounting: true) == "1-9/200+")
    #expect(list(0).note(.always, of: 12) == "")
  }

  // MARK: The mouse

  @Test func aClickIsOnTheRowBelowIt() {
    let list = list(23, selected: 10)
    #expect(list.visible == 6..<15)
    #expect(list.hit(at: Point(x: 4, y: 2)) == .row(6))
    #expect(list.hit(at: Point(x: 23, y: 10)) == .row(14))
    for outside in [Point(x: 3, y: 2), Point(x: 24, y: 2), Point(x: 4, y: 1), Point(x: 4, y: 11)] {
      #expect(list.hit(at: outside) == nil)
    }
  }

  @Test func aClickBelowTheLastRowIsOnNone() {
    #expect(list(3).hit(at: Point(x: 4, y: 4)) == .row(2))
    #expect(list(3).hit(at: Point(x: 4, y: 5)) == nil)
    #expect(list(0).hit(at: Point(x: 4, y: 2)) == nil)
  }

  @Test func eachLineOfARowAndTheGapBelowItBelongToTheRow() {
    let list = list(9, selected: 8, rowHeight: 2, gap: 1)
    #expect(list.visible == 6..<9)
    let hits = (2...10).map { list.hit(at: Point(x: 4, y: $0)) }
    #expect(hits == [6, 6, 6, 7, 7, 7, 8, 8, 8].map { .row($0) })
  }

  /// Seven rows in two columns, the second of which begins with the fifth row.
  private let inColumns = ListView(
    count: 7, selected: 5, in: Rect(x: 4, y: 2, width: 20, height: 9), gap: 1, columnStarts: [0, 4])

  @Test func columnsOfRowsStandSideBySide() {
    #expect(inColumns.rows.map(\.area.y) == [2, 4, 6, 8, 2, 4, 6])
    #expect(inColumns.rows.map(\.area.x) == [4, 4, 4, 4, 14, 14, 14])
    #expect(inColumns.visible == 0..<7)
    #expect(inColumns.selection(after: .pageUp) == 0 && inColumns.selection(after: .pageDown) == 6)
    #expect(inColumns.hit(at: Point(x: 14, y: 8)) == nil, "below the last row of a shorter column")
  }

  @Test func everyRowIsHitWhereItIsDrawn() {
    for list in [
      list(23, selected: 11), list(23, selected: 22, rowHeight: 2), list(5, rowHeight: 2, gap: 1), inColumns,
    ] {
      for row in list.rows {
        for y in row.area.y..<row.area.maxY { #expect(list.hit(at: Point(x: row.area.x, y: y)) == .row(row.index)) }
      }
    }
  }

  @Test func theWheelGoesOneRowWhateverItsDistance() {
    #expect(list(23, selected: 5).selection(after: .wheel(3)) == 6)
    #expect(list(23, selected: 5).selection(after: .wheel(-3)) == 4)
    #expect(list(23, selected: 0).selection(after: .wheel(-1)) == 0)
    #expect(list(23, selected: 22).selection(after: .wheel(1)) == 22)
  }

  // MARK: Commands

  @Test(arguments: [
    (ListView.Command.up, 9), (.down, 11), (.pageUp, 2), (.pageDown, 18), (.first, 0), (.last, 22), (.jump(3), 3),
    (.jump(22), 22), (.jump(23), 10), (.open, 10), (.back, 10),
  ])
  func aCommandSelectsARow(_ command: ListView.Command, _ row: Int) {
    #expect(list(23, selected: 10).selection(after: command) == row)
  }

  @Test(arguments: [ListView.Command.up, .down, .pageUp, .pageDown, .first, .last, .jump(0), .jump(8), .open, .back])
  func noCommandLeavesTheList(_ command: ListView.Command) {
    #expect(list(0).selection(after: command) == 0)
    #expect(list(1).selection(after: command) == 0)
    #expect((0..<2).contains(list(2, selected: 1).selection(after: command)))
  }

  // MARK: Keys

  enum Command: Hashable {
    case list(ListView.Command)
    case leading, own
  }

  func keys(omitted: [ListView.KeyRow] = []) -> KeyTable<Command> {
    ListView.keys(
      leading: [.init(.text("Tab"), [.tab], .leading)], moveHint: .hintMove, openHint: .hintChoose,
      backHint: .hintBack, omitted: omitted, own: [.init(.text("x"), [.character("x")], .own)], Command.list)
  }

  @Test func digitsJumpToTheFirstNineRows() {
    for digit in 1...9 {
      #expect(keys().command(for: .character(Character("\(digit)"))) == .list(.jump(digit - 1)))
    }
    #expect(keys().command(for: .character("0")) == nil)
    #expect(keys(omitted: [.jump]).command(for: .character("1")) == nil)
  }

  @Test func aScreensOwnKeysStandBeforeTheOneThatGoesBack() {
    let first = keys().rows.compactMap(\.commands.first?.command)
    #expect(
      first == [.leading, .list(.up), .list(.pageUp), .list(.first), .list(.open), .list(.jump(0)), .own, .list(.back)])
  }

  @Test func omittedRowsAreGone() {
    let first = keys(omitted: [.open, .back]).rows.compactMap(\.commands.first?.command)
    #expect(first == [.leading, .list(.up), .list(.pageUp), .list(.first), .list(.jump(0)), .own])
  }

  // MARK: Drawing

  @Test func thePointerAndTheCursorAreAtTheSelectedRow() {
    var canvas = Canvas(size: .of(16, 8), glyphs: .unicode)
    let list = ListView(
      count: 9, selected: 5, in: Rect(x: 1, y: 1, width: 14, height: 6), rowHeight: 2, pointerColumn: 1)
    list.draw(on: &canvas) { row, canvas in
      canvas.draw("row \(row.index)", at: Point(x: row.area.x + 3, y: row.area.y), style: row.style)
      canvas.draw("more", at: Point(x: row.area.x + 3, y: row.area.y + 1))
    }
    #expect(
      canvas.lines.map { $0.trimmed } == [
        "", "    row 4", "    more", "  \(Glyphs.unicode.pointer) row 5", "    more", "    row 6", "    more", "",
      ])
    #expect(canvas.cursor == .item(Point(x: 2, y: 3)))
    let filled = (0..<8).map { y in (0..<16).filter { canvas[Point(x: $0, y: y)].style == .row } }
    #expect(filled == [[], [], [], Array(1..<15), Array(1..<15), [], [], []], "from the column before the pointer on")
  }

  @Test func anEmptyListDrawsNothing() {
    var canvas = Canvas(size: .of(16, 8), glyphs: .unicode)
    list(0).draw(on: &canvas) { _, _ in Issue.record("there is no row") }
    #expect(canvas.cursor == nil)
  }
}

extension String {
  /// The line without the blanks at its end.
  fileprivate var trimmed: String {
    var line = self[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
