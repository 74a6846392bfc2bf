import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// Boards of panels from the first key to the record, as values: keys in, pictures out.
@Suite struct PanelsScreenTests {
  /// A player before a board, or on the home screen.
  func panels(
    _ language: Language = .en, width: Int = 80, height: Int = 24, opensHome: Bool = false,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    Player(
      language, size: Size(width: width, height: height), opens: opensHome ? nil : PanelsScreen(), change: change)
  }

  /// The board of a seed. That of 7 is solved by 3, 4, 4, 5, 3.
  static func board(_ seed: UInt64) -> PanelBoard {
    var generator = SeededGenerator(seed: seed)
    return PanelBoard(using: &generator)
  }

  /// The keys that solve the board of seed 7 but for the last row.
  static let almost = "3j4j4j5j"

  /// A player whose board of seed 7 is cleared after so long.
  func cleared(
    after duration: Duration = .milliseconds(18_234), _ language: Language = .en, width: Int = 80, height: Int = 24,
    change: (inout AppState) -> Void = { _ in }
  ) -> Player {
    var player = panels(language, width: width, height: height, change: change)
    player.wait(.seconds(1))
    player.type(Self.almost)
    player.wait(duration - .seconds(1))
    player.type("3")
    return player
  }

  func expect(_ screen: [String], _ lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let wanted = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(screen == wanted, "\n\(screen.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  // MARK: What is seen

  @Test func aNewBoardInEnglish() {
    let player = panels { $0.bests[.panels] = Score.panels(18_234) }
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
    var player = panels(.ja)
    player.wait(.milliseconds(7260))
    player.type("3j4jjl")
    expect(
      player.screen,
      """
       パネル                                                                  7.2 秒
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
    var player = panels(width: 40, height: 15) { $0.bests[.panels] = Score.panels(18_234) }
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
    var player = panels(.ja, width: 48, height: 16) { $0.bests[.panels] = Score.panels(18_234) }
    player.wait(.milliseconds(7260))
    player.type("jjjj5")
    expect(
      player.screen,
      """
       パネル   最短 18.2秒                    7.2 秒
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

  @Test func clearedInEnglish() {
    var player = cleared()
    player.wait(.seconds(1))
    expect(
      player.screen,
      """
       Panels   best 18.2 s                                                    18.2 s
      ────────────────────────────────────────────────────────────────────────────────
                              ┌────────┐┌────────┐┏━━━━━━━━┓┌────────┐┌────────┐
          P Q ? S T           │   N    ││   P    │┃ ‹ R ›  ┃│   T    ││   V    │
                              │        ││        │┃        ┃│        ││        │
                              └────────┘└────────┘┗━━━━━━━━┛└────────┘└────────┘
                              ┌────────┐┌────────┐┌────────┐┏━━━━━━━━┓┌────────┐
          R O L I ?           │   C    ││   D    ││   E    │┃ ‹ F ›  ┃│   G    │
                          ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓   ┃│        │
                          ┃                                      ┃━━━┛└────────┘
                          ┃       C L E A R !     18.234 s       ┃━━━┓┌────────┐
          ? + 9 = 18      ┃              5 choices               ┃›  ┃│   7    │
                          ┃    The first of its kind to count    ┃   ┃│        │
                          ┃        Saved in the history.         ┃━━━┛└────────┘
                          ┃                                      ┃───┐┏━━━━━━━━┓
          ? + 8 = 17      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛   │┃ ‹ 9 ›  ┃
                              │        ││        ││        ││        │┃        ┃
                              └────────┘└────────┘└────────┘└────────┘┗━━━━━━━━┛
                              ┌────────┐┌────────┐┏━━━━━━━━┓┌────────┐┌────────┐
          ? - 8 = 8           │   14   ││   15   │┃ ‹ 16 › ┃│   17   ││   18   │
                              │        ││        │┃        ┃│        ││        │
                              └────────┘└────────┘┗━━━━━━━━┛└────────┘└────────┘
      ────────────────────────────────────────────────────────────────────────────────
       n new board   q home
      """)
  }

  @Test func clearedInJapaneseInASmallWindow() {
    var player = cleared(.ja, width: 40, height: 15)
    player.wait(.seconds(1))
    expect(
      player.screen,
      """
       パネル   最短 18.2秒           18.2 秒
      ────────────────────────────────────────

       ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
       ┃                                    ┃
       ┃      C L E A R !     18.234秒      ┃
       ┃              選択 5回              ┃
       ┃   この条件では初めての記録です。   ┃
       ┃        記録に保存しました。        ┃
       ┃                                    ┃
       ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
       ? - 8 = 8     14   15  ‹16›  17   18

      ────────────────────────────────────────
       n 新しい問題   q ホーム
      """)
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

  @Test func asciiSaysTheSame() {
    var player = panels { $0.glyphs = .ascii }
    player.wait(.seconds(1))
    player.type("3")
    #expect(player.screen[3] == "    P Q ? S T           |   N    ||   P    |# < R >  #|   T    ||   V    |")
    #expect(player.screen.joined().allSatisfy { $0.isASCII })
  }

  // MARK: The clock

  @Test func theClockShowsTenthsAndWakesTenTimesASecond() {
    var player = panels()
    player.wait(.milliseconds(1050))
    #expect(player.screen[0].hasSuffix(" 1.0 s"))
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(50))
  }

  @Test func withoutMotionTheClockShowsWholeSeconds() {
    var player = panels { $0.moves = false }
    player.wait(.milliseconds(2900))
    #expect(player.screen[0].hasSuffix(" 2 s"))
    #expect(player.app.nextChange(after: player.now) == player.now + .milliseconds(100))
  }

  @Test func pauseHidesTheBoardAndHoldsTheClock() throws {
    var player = panels()
    player.wait(.seconds(2))
    player.type("3p")
    #expect(player.screen[0].hasSuffix(" 2.0 s"))
    #expect(!player.screen.joined().contains("P Q ? S T"))
    #expect(player.screen.joined().contains("The board is hidden while you rest."))
    #expect(player.app.nextChange(after: player.now) == nil)
    player.type("4")
    player.wait(.seconds(60))
    player.type("p")
    #expect(player.screen[0].hasSuffix(" 2.0 s"))
    #expect(player.screen[3].contains("‹ R ›"))
    player.wait(.seconds(1))
    player.type("j4j4j5j3")
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 3000)
    #expect(record.pauses == 1)
    player.wait(.seconds(1))
    #expect(player.screen.joined().contains("Paused once, so never a best"))
  }

  @Test func helpAndASmallWindowAndSuspensionHoldTheClock() throws {
    var player = panels()
    player.wait(.seconds(1))
    player.type("?")
    player.wait(.seconds(10))
    player.type("?")
    player.wait(.seconds(1))
    player.send(.size(Size(width: 30, height: 10)))
    player.wait(.seconds(10))
    player.send(.size(Size(width: 80, height: 24)))
    #expect(player.screen.joined().contains("Paused"))
    player.press(.enter)
    player.wait(.seconds(1))
    player.send(.input(.suspend))
    player.wait(.seconds(10))
    player.press(.enter)
    player.wait(.seconds(1))
    player.type(Self.almost + "3")
    let record = try #require(player.saved.first)
    #expect(record.milliseconds == 4000)
    #expect(record.pauses == 3)
  }

  // MARK: Keys and mouse

  @Test func digitsChooseInTheSelectedRowAlsoInFullWidth() {
    for key in ["3", "３"] {
      var player = panels()
      player.wait(.seconds(1))
      player.type(key)
      #expect(player.screen[3].contains("‹ R ›"), "\(key)")
    }
  }

  @Test func arrowsSelectAndEnterOrSpaceChooses() {
    for key in [Key.enter, .character(" ")] {
      var player = panels()
      player.wait(.seconds(1))
      player.press(.up, .left, .down, .right, .right, .character("l"), .character("h"), .character("l"), key)
      #expect(player.screen[7].contains("‹ F ›"))
      player.press(.right, .right, .right, .down, .down, .down, .down, .down, key)
      #expect(player.screen[19].contains("‹ 18 ›"))
    }
  }

  @Test func aClickChoosesThatPanel() {
    for (width, height, x, y) in [(80, 24, 50, 9), (40, 15, 25, 5)] {
      var player = panels(width: width, height: height)
      player.wait(.seconds(1))
      player.click(x, y)
      #expect(player.screen[width == 80 ? 7 : 5].contains(width == 80 ? "‹ E ›" : "‹E›"))
    }
  }

  @Test func aChoiceMayBeChanged() {
    var player = panels()
    player.wait(.seconds(1))
    player.type("31")
    #expect(player.screen[3].contains("‹ N ›"))
    #expect(!player.screen[3].contains("‹ R ›"))
  }

  @Test func keysTypedAheadChooseNothing() {
    var player = panels()
    player.wait(.milliseconds(249))
    player.type("3")
    #expect(!player.screen[3].contains("‹"))
  }

  @Test func aNewBoardIsDealtAtOnceAndTheOldOneDropped() {
    var player = panels()
    player.wait(.seconds(5))
    player.type("3n")
    #expect(player.effects == [.drawSeed, .drawSeed])
    #expect(player.screen[0].hasSuffix(" 0.0 s"))
    var seeds = SeedSequence(first: 7)
    _ = seeds.next()
    #expect(player.screen[3].contains(Self.board(seeds.next()).rows[0].prompt))
    #expect(!player.screen.joined().contains("‹"))
    #expect(player.saved.isEmpty)
  }

  @Test func leavingAsksFirst() {
    for key in [Key.escape, .character("q")] {
      var player = panels()
      player.wait(.seconds(1))
      player.press(key)
      #expect(player.screen.joined().contains("Leave this board?"))
      player.type("n")
      #expect(player.screen[3].contains("P Q ? S T"))
      player.press(key)
      player.type("y")
      #expect(player.screen[0].hasPrefix(" tenq"))
      #expect(player.saved.isEmpty)
    }
  }

  @Test func theHomeScreenLeadsToABoard() {
    var player = panels(opensHome: true)
    player.press(.home)
    let row = player.screen.firstIndex { $0.contains("Panels ") } ?? 0
    player.click(20, row)
    #expect(player.effects == [.findMissed, .drawSeed])
    #expect(player.screen[0].hasPrefix(" Panels"))
  }

  @Test func theHelpTellsOfItsKeys() {
    var player = panels(height: 60)
    player.type("?")
    #expect(player.screen.joined().contains("pick in the selected row"))
    #expect(player.screen.joined().contains("another board at once"))
  }

  // MARK: CLEAR

  @Test func aWholeGameFromTheFirstKeyToTheRecord() throws {
    var player = panels(opensHome: true)
    let row = player.screen.firstIndex { $0.contains("Panels ") } ?? 0
    player.click(20, row)
    for keys in ["1", "3j", "4j", "4j", "5j"] {
      player.wait(.seconds(2))
      player.type(keys)
    }
    player.wait(.milliseconds(1345))
    player.type("3")
    let record = try #require(player.saved.first)
    #expect(player.saved.count == 1)
    #expect(record.game == .panels)
    #expect(record.set == "panels")
    #expect(record.seed == 7)
    #expect(record.asked == 5)
    #expect(record.correct == 5)
    #expect(record.misses == 1)
    #expect(record.milliseconds == 11_345)
    #expect(record.pauses == 0)
    #expect(record.answers.map(\.choice) == [3, 4, 4, 5, 3])
    #expect(record.milliseconds == record.answers.reduce(0) { $0 + $1.milliseconds })
    #expect(player.app.context.state.bests[.panels] == record.score(in: Games.list))
  }

  @Test func nothingIsSaidWhileARowIsWrong() {
    var player = panels()
    player.wait(.seconds(1))
    player.type("3j4j4j5j1")
    #expect(player.saved.isEmpty)
    for style in [Style.correct, .wrong, .alert] {
      #expect(player.app.picture(at: player.now).runs(of: style).isEmpty)
    }
  }

  @Test func clearFallsInFromTheTopWithinASecond() throws {
    var player = cleared()
    player.pictures = []
    player.wait(.seconds(3))
    let pictures = try #require(player.pictures)
    let tops = pictures.map { $0.firstIndex { $0.contains("C L E A R !") } }
    #expect(tops.first == .some(nil))
    #expect(tops.last == .some(10))
    let seen = tops.compactMap { $0 }
    #expect(seen == seen.sorted())
    // Eight steps, and then nothing moves.
    #expect(pictures.count == 8)
    #expect(player.app.nextChange(after: player.now) == nil)
    // The header is never covered.
    #expect(pictures.allSatisfy { $0[0].hasPrefix(" Panels") && $0[1].allSatisfy { $0 == "─" } })
  }

  @Test func withoutMotionClearIsThereAtOnce() {
    let player = cleared { $0.moves = false }
    #expect(player.screen[10].contains("C L E A R !     18.234 s"))
    #expect(player.app.nextChange(after: player.now) == nil)
    #expect(player.screen[0].hasSuffix(" 18.2 s"))
  }

  @Test func theRecordIsOnDiskBeforeClearIsDrawn() {
    var now = ContinuousClock.Instant.now
    var app = App.opening(
      Opening(screen: PanelsScreen()), size: Size(width: 80, height: 24), state: panels().app.context.state
    ).app
    _ = app.handle(.response(.seed(7)), at: now)
    _ = app.handle(.shown, at: now)
    now += .seconds(1)
    for key in Self.almost { _ = app.handle(.input(.key(.character(key))), at: now) }
    let effects = app.handle(.input(.key(.character("3"))), at: now)
    guard case .save(let round) = effects.first else {
      Issue.record("the round should be recorded, not \(effects)")
      return
    }
    // The disk may take its time; until it has answered there is nothing to see, and CLEAR falls from then on.
    now += .seconds(5)
    #expect(!app.picture(at: now).lines.joined().contains("C L E A R !"))
    _ = app.handle(.response(.saved(RoundRecord(round, id: "x", date: Player.date), best: nil)), at: now)
    #expect(!app.picture(at: now).lines.joined().contains("C L E A R !"))
    #expect(app.nextChange(after: now) == now + .milliseconds(100))
    #expect(app.picture(at: now + .seconds(1)).lines[10].contains("C L E A R !"))
  }

  @Test func whatCouldNotBeSavedSaysWhyAndCanBeSavedAgain() {
    var player = panels()
    player.saveProblem = "the disk is full"
    player.wait(.seconds(1))
    player.type(Self.almost + "3")
    player.wait(.seconds(1))
    #expect(player.screen.joined().contains("NOT saved: the disk is full"))
    #expect(player.screen.last?.hasPrefix(" s save again") == true)
    player.type("s")
    #expect(player.screen.joined().contains("Still NOT saved after 2 tries"))
    player.saveProblem = nil
    player.type("s")
    #expect(player.saved.count == 1)
    #expect(player.screen.joined().contains("Saved in the history."))
    #expect(player.screen.last == " n new board   q home")
    // It does not fall a second time.
    #expect(player.app.nextChange(after: player.now) == nil)
    player.type("s")
    #expect(player.saved.count == 1)
  }

  @Test func aReasonOfAnyLengthStaysAboveTheKeys() {
    var player = panels(width: 40, height: 15)
    player.saveProblem = String(repeating: "the disk is full and so is the one beside it, ", count: 20)
    player.wait(.seconds(1))
    player.type(Self.almost + "3")
    player.wait(.seconds(1))
    #expect(player.screen[2] == " ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓")
    #expect(player.screen[3].contains("C L E A R !"))
    #expect(player.screen[12] == " ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛")
    #expect(player.screen[14] == " s save again   n new board   q home")
  }

  @Test func thatNothingCanBeSavedIsSaidBefore() {
    let player = panels { $0.saveProblem = "read-only" }
    #expect(player.screen[0].hasPrefix(" Panels   Rounds cannot be saved: read-only  "))
    let small = panels(.ja, width: 40, height: 15) { $0.saveProblem = "書き込めないファイルシステムです" }
    #expect(small.screen[0] == " パネル   記録を保存できません…  0.0 秒")
  }

  @Test func aFasterBoardIsANewBest() {
    var player = cleared(after: .seconds(9))
    player.wait(.seconds(1))
    #expect(player.screen.joined().contains("The first of its kind to count"))
    for (milliseconds, words) in [
      (9500, "Best so far  9.000 s"), (8999, "A new best!"), (9000, "Best so far  8.999 s"),
    ] {
      player.beginSeedsAnew()
      player.press(.enter)
      player.wait(.milliseconds(milliseconds))
      player.type(Self.almost + "3")
      player.wait(.seconds(1))
      #expect(player.screen.joined().contains(words))
    }
    #expect(player.screen[0].hasPrefix(" Panels   best 8.9 s"))
  }

  @Test func theLastChoiceTypedTwiceDoesNotWipeClearAway() {
    var player = cleared()
    player.press(.enter)
    #expect(player.effects.count { $0 == .drawSeed } == 1)
    player.wait(.milliseconds(250))
    player.press(.enter)
    #expect(player.effects.count { $0 == .drawSeed } == 2)
    #expect(player.screen[0].hasSuffix(" 0.0 s"))
  }

  @Test func afterClearQGoesHome() {
    var player = cleared()
    player.wait(.seconds(1))
    player.type("q")
    #expect(player.screen[0].hasPrefix(" tenq"))
  }

  @Test func clearRingsWhereTheBellIsOn() {
    #expect(cleared { $0.rings = true }.effects.contains(.bell))
    #expect(!cleared().effects.contains(.bell))
  }

  @Test func theHistoryCallsItClearedAndByItsName() {
    var player = panels(opensHome: true)
    let row = player.screen.firstIndex { $0.contains("History") } ?? 0
    player.click(20, row)
    player.send(.response(.history(HistoryPage(game: nil, records: [cleared().saved[0]], hasMore: false))))
    let words = player.screen[4].split(separator: " ", omittingEmptySubsequences: true)
    #expect(words == ["▶", "2026-11-21", "09:14", "Panels", "Panels", "cleared", "18.234", "s"])
  }
}

extension Score {
  /// A board that took so many milliseconds.
  fileprivate static func panels(_ milliseconds: Int) -> Score {
    Score(
      kind: PanelResult.kind, ranking: .time, correct: 5, misses: 0, milliseconds: milliseconds, date: .epoch)
  }
}
