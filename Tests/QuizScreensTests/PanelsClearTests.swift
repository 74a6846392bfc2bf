import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// What follows the last choice of a board of panels: CLEAR, how it was saved, and the best.
@Suite struct PanelsClearTests {
  @Test func clearedInEnglish() {
    var player = Player.cleared()
    player.wait(.seconds(1))
    expect(
      player.screen,
      """
                                        C L E A R !
      ────────────────────────────────────────────────────────────────────────────────
                                    (1)      (2)      (3)      (4)      (5)

            P Q ? S T                N        P       ‹R›       T        V



            R O L I ?                C        D        E       ‹F›       G



            ? + 9 = 18               5        6        8       ‹9›       7



            ? + 8 = 17               1        7        5        3       ‹9›



            ? - 8 = 8                14       15      ‹16›      17       18

      ────────────────────────────────────────────────────────────────────────────────
       Enter new board   ? help   q home
      """)
  }

  @Test func clearedInJapaneseInASmallWindow() {
    var player = Player.cleared(.ja, width: 40, height: 15)
    player.wait(.seconds(1))
    expect(
      player.screen,
      """
                    C L E A R !
      ────────────────────────────────────────
                    (1)  (2)  (3)  (4)  (5)
        P Q ? S T    N    P   ‹R›   T    V

        R O L I ?    C    D    E   ‹F›   G

        ? + 9 = 18   5    6    8   ‹9›   7

        ? + 8 = 17   1    7    5    3   ‹9›

        ? - 8 = 8    14   15  ‹16›  17   18

      ────────────────────────────────────────
       Enter 新しい問題   ? ヘルプ   q ホーム
      """)
  }

  @Test func afterTwoSecondsTheResultStandsInPlaceOfTheBoard() {
    var player = Player.cleared()
    player.wait(.seconds(3))
    expect(
      player.screen,
      """
       Panels                                                    18.2 s   best 18.2 s
      ────────────────────────────────────────────────────────────────────────────────






               ▄█  █▀▀█    ▀▀▀█     Your first round of this kind
                █  █▀▀█    █▀▀▀     5 choices
               ▄█▄ █▄▄█ ▄  █▄▄▄



                                   Saved in the history.
                      ★ Goal reached: A board of Panels in 20 seconds






      ────────────────────────────────────────────────────────────────────────────────
       Enter new board   ? help   q home
      """)
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func theSolvedBoardInASmallWindowInJapanese() {
    var player = Player.cleared(.ja, width: 40, height: 15)
    player.wait(.seconds(3))
    expect(
      player.screen,
      """
       パネル      18.2秒   自己ベスト 18.2秒
      ────────────────────────────────────────


                      18.234秒
                 初めての記録です。
                      選択 5回

                記録に保存しました。
           ★ 「パネル」を20秒以内でクリア



      ────────────────────────────────────────
       Enter 新しい問題   ? ヘルプ   q ホーム
      """)
  }

  @Test func theSolvedBoardInALargeWindowInJapanese() {
    var player = Player.cleared(.ja, width: 120, height: 40)
    player.wait(.seconds(3))
    expect(
      player.screen,
      """
       パネル                                                                                      18.2秒   自己ベスト 18.2秒
      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────













                             ██    ████████        ████████
                           ████    ██    ██              ██
                             ██    ████████        ████████     初めての記録です。
                             ██    ██    ██        ██           選択 5回
                             ██    ██    ██        ██
                           ██████  ████████  ██    ████████



                                                        記録に保存しました。
                                              ★ 目標達成：「パネル」を20秒以内でクリア












      ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
       Enter 新しい問題   ? ヘルプ   q ホーム
      """)
  }

  @Test func clearFallsInFromTheTopWithinASecond() throws {
    var player = Player.cleared(width: 120, height: 40)
    player.pictures = []
    player.wait(.seconds(3))
    let pictures = try #require(player.pictures)
    let tops = pictures.map { $0.firstIndex { $0.contains("C L E A R !") } }
    #expect(tops.first == .some(nil))
    // It is gone where the result stands.
    #expect(tops.last == .some(nil))
    let seen = tops.compactMap { $0 }
    #expect(!seen.isEmpty && seen == seen.sorted())
    #expect(player.app.nextChange(after: player.now) == nil)
    // Neither the header nor the board is ever covered.
    #expect(pictures.allSatisfy { $0[0].hasPrefix(" Panels") && $0[1].contains("────") })
    let board = pictures.dropLast().map { picture in picture.count { $0.contains(" ? ") || $0.contains("?") } }
    #expect(Set(board).count == 1)
  }

  @Test func rowsGoGreenOneAfterAnotherBeforeClearFalls() {
    var player = Player.cleared()
    for rows in 1...5 {
      #expect(player.canvas.runs(of: .litRight).count >= rows)
      #expect(!player.screen.joined().contains("C L E A R !"))
      player.wait(.milliseconds(120))
    }
    // In a window without free rows it takes the place of the head.
    #expect(player.screen[0].contains("C L E A R !"))
  }

  @Test func withoutMotionClearIsThereAtOnce() {
    let player = Player.cleared { $0.moves = false }
    #expect(player.screen.joined().contains("Your first round of this kind"))
    #expect(player.app.nextChange(after: player.now) == nil)
    #expect(player.screen[0].hasSuffix("18.2 s   best 18.2 s"))
  }

  @Test func theRecordIsOnDiskBeforeClearIsDrawn() {
    var now = Instant.zero
    var app = App.opening(
      Opening(screen: StartScreen(.panels, nil)), size: Size(width: 80, height: 24),
      state: Player.panels().app.context.state
    ).app
    _ = app.handle(.input(.key(.enter)), at: now)
    _ = app.handle(.response(.seed(7)), at: now)
    _ = app.handle(.shown, at: now)
    now += .seconds(1)
    for key in Player.almostCleared { _ = app.handle(.input(.key(.character(key))), at: now) }
    let effects = app.handle(.input(.key(.character("3"))), at: now)
    guard case .store(.save(let round, _)) = effects.first else {
      Issue.record("the round should be recorded, not \(effects)")
      return
    }
    // The disk may take its time; until it has answered there is nothing to see, and CLEAR falls from then on.
    now += .seconds(5)
    #expect(!app.picture(at: now).lines.joined().contains("C L E A R !"))
    _ = app.handle(.response(.saved(round.saved(.round, id: "x", date: Player.date), best: nil)), at: now)
    #expect(!app.picture(at: now).lines.joined().contains("C L E A R !"))
    #expect(app.nextChange(after: now) == now + .milliseconds(120))
    #expect(app.picture(at: now + .seconds(1)).lines[0].contains("C L E A R !"))
  }

  @Test func whatCouldNotBeSavedSaysWhyAndCanBeSavedAgain() {
    var player = Player.panels()
    player.saveProblem = "the disk is full"
    player.wait(.seconds(1))
    player.type(Player.almostCleared + "3")
    player.wait(.seconds(3))
    #expect(player.screen.joined().contains("NOT saved: the disk is full"))
    #expect(player.screen.last?.hasPrefix(" s save again") == true)
    player.type("s")
    #expect(player.screen.joined().contains("Still NOT saved after 2 tries"))
    player.saveProblem = nil
    player.type("s")
    #expect(player.saved.count == 1)
    #expect(player.screen.joined().contains("Saved in the history."))
    #expect(player.screen.last == " Enter new board   ? help   q home")
    // It does not fall a second time.
    #expect(player.app.nextChange(after: player.now) == nil)
    player.wait(.seconds(1))
    #expect(player.screen.joined().contains("Saved in the history."))
    player.type("s")
    #expect(player.saved.count == 1)
  }

  @Test func aReasonOfAnyLengthStaysAboveTheKeys() {
    var player = Player.panels(width: 40, height: 15)
    player.saveProblem = String(repeating: "the disk is full and so is the one beside it, ", count: 20)
    player.wait(.seconds(1))
    player.type(Player.almostCleared + "3")
    player.wait(.seconds(3))
    #expect(player.screen.joined().contains("NOT saved"))
    #expect(player.screen[12] != "" && player.screen[13].allSatisfy { $0 == "─" })
    #expect(player.screen[14] == " Enter new board   ?   q home")
  }

  @Test func aFasterBoardIsANewBest() {
    var player = Player.cleared(after: .seconds(9))
    player.wait(.seconds(3))
    #expect(player.screen.joined().contains("Your first round of this kind"))
    for (milliseconds, words) in [
      (9500, "0.500 s off the best, 9.000 s"), (8588, "New best, by 0.412 s, was 9.000 s"),
      (8588, "As fast as the best, 8.588 s"),
    ] {
      player.beginSeedsAnew()
      player.press(.enter)
      player.wait(.milliseconds(milliseconds))
      player.type(Player.almostCleared + "3")
      player.wait(.seconds(3))
      #expect(player.screen.joined().contains(words))
    }
    #expect(player.screen[0].hasSuffix("   best 8.6 s"))
    #expect(player.screen.joined().contains("4 boards in a row"))
  }

  @Test func theLastChoiceTypedTwiceDoesNotWipeClearAway() {
    var player = Player.cleared()
    player.press(.enter)
    #expect(player.effects.count { $0 == .store(.drawSeed) } == 1)
    player.wait(.milliseconds(250))
    player.press(.enter)
    #expect(player.effects.count { $0 == .store(.drawSeed) } == 2)
    // The clock starts with the board, without the page before the first.
    #expect(player.screen[0].contains(" 0.0 s"))
  }

  @Test func afterClearQGoesHome() {
    var player = Player.cleared()
    player.wait(.seconds(1))
    player.type("q")
    #expect(player.screen[0].hasPrefix(" tenq"))
  }

  @Test func clearRingsWhereTheBellIsOn() {
    #expect(Player.cleared { $0.rings = true }.effects.contains(.terminal(.bell)))
    #expect(!Player.cleared().effects.contains(.terminal(.bell)))
  }

  @Test func theHistoryCallsItClearedAndByItsName() {
    var player = Player.panels(opensHome: true)
    let row = player.screen.firstIndex { $0.contains("History") } ?? 0
    player.click(20, row)
    player.send(.response(.history(HistoryPage(game: nil, records: [Player.cleared().saved[0]], hasMore: false))))
    let words = player.screen[4].split(separator: " ", omittingEmptySubsequences: true)
    #expect(words == ["▶", "2026-11-21", "09:14", "Panels", "Panels", "cleared", "18.234", "s"])
  }
}
