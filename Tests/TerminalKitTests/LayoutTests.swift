import Sweeps
import Testing

@testable import TerminalKit

/// What holds for every picture made of blocks.
@Suite struct LayoutTests {
  private func lines(_ block: any Block, _ width: Int, _ height: Int) -> [String] {
    var canvas = Canvas(size: Size(width: width, height: height))
    block.draw(in: canvas.bounds, on: &canvas)
    return canvas.lines
  }

  // MARK: Random pictures

  /// A picture of blocks drawn by chance, with texts that are all different.
  private static func block(depth: Int, using chance: inout SeededChance) -> any Block {
    let texts: [SafeText] = ["a", "few words", "some more words than fit", "日本語の文", "x y z", "long long long text"]
    func text() -> SafeText { texts[Int.random(in: 0..<texts.count, using: &chance)] }
    func part() -> any Block { block(depth: depth - 1, using: &chance) }
    guard depth > 0 else {
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: return Line([text(), "b"], .plain, Bool.random(using: &chance) ? .left : .right)
      case 1: return Paragraph(text(), .plain, Bool.random(using: &chance) ? .left : .center)
      case 2: return Rule()
      case _: return Empty(rows: Int.random(in: 0..<3, using: &chance))
      }
    }
    switch Int.random(in: 0..<9, using: &chance) {
    case 0, 1, 2:
      let items = (0..<Int.random(in: 1...4, using: &chance)).map { _ -> Rows.Item in
        let item = part().rank(Int.random(in: 0...5, using: &chance)).then(
          Int.random(in: 6...9, using: &chance), part())
        return Bool.random(using: &chance)
          ? item.below(Int.random(in: 0...2, using: &chance), rank: Int.random(in: 1...9, using: &chance))
          : item.below(Int.random(in: 0...1, using: &chance))
      }
      let spaces = (0..<Int.random(in: 0...2, using: &chance)).map { Rows.Item.space($0 + 1, most: 3) }
      return Rows((items + spaces).shuffled(using: &chance))
    case 3, 4:
      return Columns(gap: Int.random(in: 0...2, using: &chance)) {
        part().width(.share(1, of: 3, within: 2...20))
        if Bool.random(using: &chance) { part().width(.natural) }
        part()
      }
    case 5: return Grid(columns: 2, rowHeight: 3, gap: 1, [part(), part(), part()].map { $0.atMost(rows: 3) })
    case 6: return FirstFitting([part().atLeast(columns: 30), part()])
    case 7: return Steady(part(), reserving: [part()])
    case _: return Bool.random(using: &chance) ? part().framed("t") : part().inset(columns: 1, rows: 1)
    }
  }

  @Test func noFormIsLargerThanItsRoomAndNoTwoPartsShareACell() {
    for seed in Sweep.of(0..<4000, oneIn: 8) {
      var chance = SeededChance(state: UInt64(seed))
      let block = LayoutTests.block(depth: 3, using: &chance)
      for size in [Size(width: 7, height: 3), Size(width: 24, height: 9), Size(width: 60, height: 30)] {
        guard let form = block.form(in: size) else { continue }
        #expect(size.hasRoom(for: form.size), "seed \(seed)")
        let leaves = form.leaves().filter { !$0.isEmpty }
        let whole = Rect(form.size)
        #expect(leaves.allSatisfy { whole.intersection($0) == $0 }, "seed \(seed)")
        for (index, leaf) in leaves.enumerated() {
          #expect(leaves[..<index].allSatisfy { $0.intersection(leaf).isEmpty }, "seed \(seed)")
        }
      }
    }
  }

  // MARK: Rows

  /// A column of items that are one row each, with ranks; the last one has a better form of three rows.
  private func ranked() -> Rows {
    Rows {
      Line("first").rank(2)
      Line("second").rank(1)
      Line("third").rank(3).below(1, rank: 4)
      Line("fourth").rank(0).then(5, Paragraph("fourth\nin\nfull"))
    }
  }

  @Test func rowsGoToThoseOfTheLowestRankFirst() {
    #expect(lines(ranked(), 10, 1) == ["fourth"])
    #expect(lines(ranked(), 10, 2) == ["second", "fourth"])
    #expect(lines(ranked(), 10, 3) == ["first", "second", "fourth"])
    #expect(lines(ranked(), 10, 4) == ["first", "second", "third", "fourth"])
    #expect(lines(ranked(), 10, 5) == ["first", "second", "", "third", "fourth"])
    #expect(lines(ranked(), 10, 6) == ["first", "second", "", "third", "fourth", ""])
    #expect(lines(ranked(), 10, 7) == ["first", "second", "", "third", "fourth", "in", "full"])
  }

  @Test func whatIsLeftGoesToTheSpacesByWeight() {
    let rows = Rows {
      Rows.Item.space(2)
      Line("a")
      Rows.Item.space(1, most: 2)
      Line("b")
    }
    #expect(lines(rows, 3, 5) == ["", "", "a", "", "b"])
    #expect(lines(rows, 3, 2) == ["a", "b"])
  }

  @Test func rowsThatAreWholeHaveNoFormWithoutOneOfThem() {
    #expect(ranked().whole.form(in: Size(width: 10, height: 3)) == nil)
    #expect(ranked().whole.form(in: Size(width: 10, height: 4)) != nil)
  }

  // MARK: Columns, tables, lists

  @Test func columnsShareWhatIsLeft() {
    let columns = Columns(gap: 1) {
      Line("ab").width(.fixed(3))
      Line("c")
      Line("natural").width(.natural)
    }
    #expect(lines(columns, 14, 1) == ["ab  c  natural"])
    #expect(columns.form(in: Size(width: 4, height: 1)) == nil)
  }

  private let table = Table([
    .init(["Name"], 4...10), .init(["Points"], 6...6, .right, rank: 1), .init(["Date"], 4...4, rank: 2),
  ])

  @Test func aTableLeavesOutColumnsOfTheHighestRankAndWidensTheFirst() {
    let cells: [(any Block)?] = [Line("Ada"), Line("1,234"), Line("1 May")]
    func picture(_ width: Int) -> [String] {
      lines(
        Rows {
          table.heading
          table.row(cells)
        }, width, 2)
    }
    #expect(picture(26) == ["Name        Points  Date", "Ada          1,234  1 M…"])
    #expect(picture(13) == ["Name   Points", "Ada     1,234"])
    #expect(picture(6) == ["Name", "Ada"])
  }

  @Test(arguments: 0..<20) func aListKeepsTheSelectedRowInViewInTheMiddle(_ selected: Int) throws {
    let list = List(count: 20, selected: selected) { index, _ in Line("row \(index)") }
    let form = try #require(list.form(in: Size(width: 20, height: 7)))
    let visible = try #require(form.viewport).visible
    #expect(visible == max(0, min(selected - 3, 13))..<max(0, min(selected - 3, 13)) + 7)
    let picture = lines(list, 20, 7)
    #expect(picture.firstIndex { $0.hasPrefix("▶") } == selected - visible.lowerBound)
    #expect(form.target(at: Point(x: 19, y: 2)) == .row(visible.lowerBound + 2))
  }

  @Test func aListOfRowsOfDifferentHeightsIsFullAndHasTheSelectedOne() throws {
    for selected in 0..<12 {
      let list = List(count: 12, selected: selected, gap: 1) { index, _ in
        Paragraph(SafeText(Array(repeating: "r\(index)", count: 1 + index % 3).joined(separator: "\n")))
      }
      let form = try #require(list.form(in: Size(width: 20, height: 9)))
      let visible = try #require(form.viewport).visible
      #expect(visible.contains(selected) && form.size.height <= 9)
      #expect(form.size.height >= 6)
    }
  }

  @Test func aScrolledBlockShowsSomeOfItsRowsAndSaysWhich() throws {
    let whole = Rows((1...9).map { Line("line \($0)").rank(0) })
    #expect(lines(Scroll(whole, from: 3), 8, 3) == ["line 4", "line 5", "line 6"])
    #expect(lines(Scroll(whole, from: 99), 8, 3) == ["line 7", "line 8", "line 9"])
    let viewport = try #require(Scroll(whole, from: 3).form(in: Size(width: 8, height: 3))?.viewport)
    #expect(viewport == Viewport(count: 9, visible: 3..<6))
    #expect(viewport.first(after: 2) == 5 && viewport.first(after: 9) == 6 && viewport.first(after: -9) == 0)
    #expect(Scroll(whole, from: 3).form(in: Size(width: 8, height: 9))?.viewport == nil)
  }

  @Test func aPlaceKeepsTheRowsOfTheHighestThatMayCome() {
    func picture(_ shown: (any Block)?) -> [String] {
      lines(
        Rows {
          Steady(shown, reserving: [Paragraph("one\ntwo")])
          Line("below")
        }, 9, 4)
    }
    #expect(picture(nil) == ["", "", "below", ""])
    #expect(picture(Line("short")) == ["short", "", "below", ""])
  }

  // MARK: Clicks and motion

  @Test func aClickMeansWhatTheUppermostPartSays() throws {
    let back = Grid(
      columns: 2, rowHeight: 3,
      [0, 1].map { index in Line("x").covering { _, _ in }.target(.row(index)) })
    let front = Line("front").target(.key(.enter))
    let form = try #require(Overlay(front, on: back).form(in: Size(width: 20, height: 3)))
    #expect(form.target(at: Point(x: 9, y: 1)) == .key(.enter))
    #expect(form.target(at: Point(x: 0, y: 0)) == nil, "what is covered cannot be clicked")
    let uncovered = try #require(back.form(in: Size(width: 20, height: 3)))
    #expect(uncovered.target(at: Point(x: 0, y: 0)) == .row(0) && uncovered.target(at: Point(x: 19, y: 2)) == .row(1))
    #expect(uncovered.neighbour(of: .row(0), .right) == .row(1) && uncovered.neighbour(of: .row(1), .right) == nil)
  }

  @Test func aPictureChangesWhenItsFirstPartDoes() throws {
    let rows = Rows {
      Line("a").changing(in: .seconds(3))
      Line("b").changing(in: .seconds(2))
      Line("c")
    }
    #expect(try #require(rows.form(in: Size(width: 3, height: 3))).nextChange == .seconds(2))
    #expect(try #require(Line("c").form(in: Size(width: 3, height: 3))).nextChange == nil)
  }

  @Test func aTextThatIsCutEndsInAnEllipsis() {
    #expect(lines(Paragraph("one two three four", overflow: .cut), 8, 2) == ["one two", "three…"])
    #expect(Paragraph("one two three four").form(in: Size(width: 8, height: 2)) == nil)
    #expect(lines(Line(["a long wording", "short"]), 6, 1) == ["short"])
    #expect(Line("too long").whole.form(in: Size(width: 4, height: 1)) == nil)
  }
}

/// Chance that is the same for the same state.
private struct SeededChance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

extension Form {
  /// The places of painted forms without parts.
  fileprivate func leaves(at origin: Point = .zero) -> [Rect] {
    guard parts.isEmpty else { return parts.flatMap { $0.form.leaves(at: origin.moved(by: $0.origin)) } }
    return ground == nil ? [] : [Rect(size, at: origin)]
  }
}
