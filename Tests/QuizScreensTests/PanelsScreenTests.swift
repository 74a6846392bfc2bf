import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A board of panels as the player sees it, in every window.
@Suite struct PanelsScreenTests {
  @Test func aNewBoardInEnglish() {
    let player = Player.panels { $0.bests[.panels] = Score.panels(18_234) }
    expect(
      player.screen,
      """
       Panels   best 18.2 s                                                     0.0 s
      ────────────────────────────────────────────────────────────────────────────────
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          P Q ? S T           │   N    ││   P    ││   R    ││   T    ││   V    │
                              │ ▶      ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          R O L I ?           │   C    ││   D    ││   E    ││   F    ││   G    │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? + 9 = 18          │   5    ││   6    ││   8    ││   9    ││   7    │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? + 8 = 17          │   1    ││   7    ││   5    ││   3    ││   9    │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? - 8 = 8           │   14   ││   15   ││   16   ││   17   ││   18   │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-5 pick in this row   ↑↓←→ move   n new board   p pause   ? help   q leave
      """)
  }

  @Test func chosenPanelsAreHeavyAndInBrackets() {
    var player = Player.panels(.ja)
    player.wait(.milliseconds(7260))
    player.type("3j4jjl")
    expect(
      player.screen,
      """
       パネル                                                                   7.2秒
      ────────────────────────────────────────────────────────────────────────────────
                              ┌────────┐┌────────┐┏━━━━━━━━┓┌────────┐┌────────┐
          P Q ? S T           │   N    ││   P    │┃ ‹ R ›  ┃│   T    ││   V    │
                              │        ││        │┃        ┃│        ││        │
                              └────────┘└────────┘┗━━━━━━━━┛└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┏━━━━━━━━┓┌────────┐
          R O L I ?           │   C    ││   D    ││   E    │┃ ‹ F ›  ┃│   G    │
                              │        ││        ││        │┃        ┃│        │
                              └────────┘└────────┘└────────┘┗━━━━━━━━┛└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? + 9 = 18          │   5    ││   6    ││   8    ││   9    ││   7    │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? + 8 = 17          │   1    ││   7    ││   5    ││   3    ││   9    │
                              │        ││        ││        ││        ││ ▶      │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┌────────┐┌────────┐
          ? - 8 = 8           │   14   ││   15   ││   16   ││   17   ││   18   │
                              │        ││        ││        ││        ││        │
                              └────────┘└────────┘└────────┘└────────┘└────────┘
      ────────────────────────────────────────────────────────────────────────────────
       1-5 この行で選ぶ   ↑↓←→ 移動   n 新しい問題   p 一時停止   ? ヘルプ   q やめる
      """)
  }

  @Test func theCompactBoardIsFiveLines() {
    var player = Player.panels(width: 40, height: 15) { $0.bests[.panels] = Score.panels(18_234) }
    player.wait(.milliseconds(7260))
    player.type("3j1k")
    expect(
      player.screen,
      """
       Panels   best 18.2 s             7.2 s
      ────────────────────────────────────────

       P Q ? S T   ▶ N    P   ‹R›   T    V

       R O L I ?    ‹C›   D    E    F    G

       ? + 9 = 18    5    6    8    9    7

       ? + 8 = 17    1    7    5    3    9

       ? - 8 = 8     14   15   16   17   18

      ────────────────────────────────────────
       1-5 pick in this row  ? help  q leave
      """)
  }

  @Test func theCompactBoardInJapanese() {
    var player = Player.panels(.ja, width: 48, height: 16) { $0.bests[.panels] = Score.panels(18_234) }
    player.wait(.milliseconds(7260))
    player.type("jjjj5")
    expect(
      player.screen,
      """
       パネル   最短 18.2秒                     7.2秒
      ────────────────────────────────────────────────

       P Q ? S T      N     P     R     T     V

       R O L I ?      C     D     E     F     G

       ? + 9 = 18     5     6     8     9     7

       ? + 8 = 17     1     7     5     3     9

       ? - 8 = 8     14    15    16    17  ▶‹18›


      ────────────────────────────────────────────────
       1-5 この行で選ぶ   ? ヘルプ   q やめる
      """)
  }

  @Test func asciiSaysTheSame() {
    var player = Player.panels { $0.glyphs = .ascii }
    player.wait(.seconds(1))
    player.type("3")
    #expect(player.screen[3] == "    P Q ? S T           |   N    ||   P    |# < R >  #|   T    ||   V    |")
    #expect(player.screen.joined().allSatisfy { $0.isASCII })
  }

  @Test(arguments: [(40, 15), (48, 16), (79, 23), (80, 24), (100, 30), (200, 60)])
  func everyPanelCanBeSeenAndClickedAtEverySize(width: Int, height: Int) {
    let context = ViewContext(
      size: Size(width: width, height: height),
      state: AppState(version: "", language: .en, catalogue: Catalogue(language: "en", genres: [])))
    let rows = PanelRowsView(in: context)
    let body = context.body()
    for index in 0..<25 {
      guard let place = PanelRowsView.Place(index: index) else {
        Issue.record("there should be a panel \(index)")
        continue
      }
      #expect(place.index == index)
      let panel = rows.panel(place)
      #expect(panel.intersection(body) == panel)
      #expect(panel.width >= 5)
      #expect(rows.place(at: panel.origin) == place)
      #expect(rows.place(at: Point(x: panel.maxX - 1, y: panel.maxY - 1)) == place)
    }
    #expect(rows.place(at: Point(x: 0, y: 0)) == nil)
  }

  @Test func thatNothingCanBeSavedIsSaidBefore() {
    let player = Player.panels { $0.saveProblem = "read-only" }
    #expect(player.screen[0].hasPrefix(" Panels   Rounds cannot be saved: read-only  "))
    let small = Player.panels(.ja, width: 40, height: 15) { $0.saveProblem = "書き込めないファイルシステムです" }
    #expect(small.screen[0] == " パネル   記録を保存できません…   0.0秒")
  }

  @Test func theHelpTellsOfItsKeys() {
    var player = Player.panels(height: 60)
    player.type("?")
    #expect(player.screen.joined().contains("pick in the selected row"))
    #expect(player.screen.joined().contains("another board at once"))
  }
}

extension Score {
  /// A board that took so many milliseconds.
  fileprivate static func panels(_ milliseconds: Int) -> Score {
    Score(
      kind: PanelResult.kind, ranking: .time, correct: 5, misses: 0, milliseconds: milliseconds, date: .epoch)
  }
}
