import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A board of panels as the player sees it, in every window.
@Suite struct PanelsScreenTests {
  @Test func thePanelOfThePointerAloneIsLitInItsColour() {
    var player = Player.panels()
    player.press(.right, .down)
    let styles = Set(player.canvas.styledLines.flatMap { $0.map(\.style) })
    #expect(styles.contains(.lit(1)) && styles.isDisjoint(with: [.lit(0), .lit(2), .lit(3), .lit(4)]))
  }

  @Test func whatTheGameIsIsSaidBeforeTheClockRuns() {
    var player = Player.panels(starts: false) { $0.bests[.panels] = Score.panels(18_234) }
    player.wait(.seconds(30)).expectRest()
    player.press(.enter).expect(row: 0, has: " 0.0 s")
  }

  @Test func theFirstPageSaysThatNothingCanBeSaved() {
    let player = Player.panels(starts: false) { $0.saveProblem = "read-only" }
    #expect(player.app.picture(at: player.now).runs(of: .alert) == ["Rounds cannot be saved: read-only"])
  }

  @Test func theFirstPageStartsByAClickAndGoesBack() throws {
    var player = Player.panels(starts: false)
    let row = try #require(player.screen.firstIndex { $0.contains("Start!") })
    player.click(25, row)
    #expect(player.effects == [.store(.drawSeed)])
    var other = Player.panels(starts: false)
    other.press(.escape).expect(row: 0, begins: " tenq")
  }

  @Test func asciiSaysTheSame() {
    var player = Player.panels { $0.glyphs = .ascii }
    player.type("3", after: .seconds(1))
    player.expect(row: 3, is: "   P Q ? S T        N            P           <R>           T            V")
    #expect(player.screen.joined().allSatisfy { $0.isASCII })
  }

  @Test(arguments: [(40, 15), (48, 16), (79, 23), (80, 24), (100, 30), (200, 60)])
  func everyPanelCanBeSeenAndClickedAtEverySize(width: Int, height: Int) throws {
    let context = ViewContext.empty(.of(width, height))
    let form = try #require(PanelsScreen(seed: 7).form(in: context))
    #expect(form.targets.map(\.target) == (0..<25).map { .row($0) })
    for (target, panel) in form.targets {
      let room = Rect(x: 0, y: 0, width: context.room.width, height: context.room.height)
      #expect(panel.intersection(room) == panel && panel.width >= 5)
      #expect(form.target(at: panel.origin) == target)
      #expect(form.target(at: Point(x: panel.maxX - 1, y: panel.maxY - 1)) == target)
    }
    #expect(form.target(at: .zero) == nil)
  }

  @Test func thatNothingCanBeSavedIsSaidBefore() {
    let player = Player.panels { $0.saveProblem = "read-only" }
    player.expect(row: 0, begins: " Panels   Rounds cannot be saved: read-only  ")
    let small = Player.panels(.ja, .small) { $0.saveProblem = "書き込めないファイルシステムです" }
    small.expect(row: 0, is: " パネル   記録を保存できません…   0.0秒")
  }
}

extension Score {
  /// A board that took this many milliseconds.
  static func panels(_ milliseconds: Int) -> Score {
    Score(
      kind: PanelResult.kind, ranking: .time, points: 5000, correct: 5, misses: 0, milliseconds: milliseconds,
      date: .epoch)
  }
}
