import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Pages outside of a round in large windows: names in large letters, rows apart or side by side.
@Suite struct LargePagesTests {
  private static let wide = Size.wide
  private static let largest = Size.largest

  @Test(arguments: [LargePagesTests.wide, LargePagesTests.largest])
  func aClickOnAPanelIsOnItsRow(_ size: Size) throws {
    let screen = LiveMenuScreen()
    let stage = LiveStage(.en, size, opens: screen)
    let join = try #require(stage.screen.firstIndex { $0.contains("with the address") })
    let host = try #require(stage.screen.firstIndex { $0.contains("open a room") })
    for x in [4, 60, 110] {
      #expect(screen.hit(at: Point(x: stage.app.context.room.x + x, y: join), in: stage.app.context) == .row(1))
      #expect(screen.hit(at: Point(x: stage.app.context.room.x + x, y: host), in: stage.app.context) == .row(0))
    }
  }

  /// The rows of the name of a page that has nothing else.
  private func rows(_ name: SafeText, lines: Int = 1, in window: Size) -> Int {
    let context = Player(.en, size: window).app.context
    return context.pageName(name, lines: lines)?.form(in: context.room.size)?.size.height ?? 0
  }

  @Test(arguments: [(80, 24, 0), (118, 32, 4), (120, 40, 4), (190, 50, 8), (200, 60, 8)])
  func theNameOfAPageIsAsLargeAsTheWindow(_ width: Int, _ height: Int, _ expected: Int) {
    #expect(rows("Host", in: .of(width, height)) == expected)
  }

  @Test func whatIsLongerHasSeveralLinesWhereItMayAndIsLeftOutWhereItMayNot() {
    let question = "What does the probe New Horizons, which flew past Pluto in 2015, have on board?" as SafeText
    #expect(rows(question, lines: 3, in: LargePagesTests.largest) == 14)
    #expect(rows(question, in: LargePagesTests.largest) == 0)
  }
}
