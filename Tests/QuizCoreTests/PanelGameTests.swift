import Testing

@testable import QuizCore

/// The rules of a board of panels, with events fed to the machine one instant after another.
@Suite struct PanelGameTests {
  /// The instant at which every test begins.
  let start = Instant.zero
  /// The board of seed 7; its right panels are 2, 3, 3, 4, 2.
  let board: PanelBoard

  init() {
    var generator = SeededGenerator(seed: 7)
    board = PanelBoard(using: &generator)
  }

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  /// A board on screen since `start`.
  var shown: PanelGame {
    var game = PanelGame(board)
    game.handle(.shown, at: start)
    return game
  }

  /// Chooses the right panel of each row in `rows`, one a second from `first` on, in milliseconds.
  func solve(_ game: inout PanelGame, rows: [Int], from first: Int = 1000) {
    for (turn, row) in rows.enumerated() {
      game.handle(.choose(row: row, panel: board.rows[row].rightPanel), at: at(first + turn * 1000))
    }
  }

  @Test func noTimeRunsBeforeTheFirstFrame() {
    var game = PanelGame(board)
    #expect(game.elapsed(at: at(60_000)) == .zero)
    game.handle(.choose(row: 0, panel: 2), at: at(60_000))
    #expect(game.chosenPanel(inRow: 0) == nil)
    game.handle(.shown, at: at(60_000))
    #expect(game.elapsed(at: at(61_500)) == .milliseconds(1500))
  }

  @Test func aLaterFrameOfTheSameBoardChangesNothing() {
    var game = shown
    game.handle(.shown, at: at(5000))
    #expect(game.elapsed(at: at(6000)) == .seconds(6))
  }

  @Test(arguments: [(249, nil as Int?), (250, 2)]) func keysTypedAheadChooseNothing(after: Int, chosen: Int?) {
    var game = shown
    game.handle(.choose(row: 0, panel: 2), at: at(after))
    #expect(game.chosenPanel(inRow: 0) == chosen)
  }

  @Test func aChoiceOutsideTheBoardIsNone() {
    var game = shown
    for (row, panel) in [(-1, 0), (5, 0), (0, -1), (0, 5)] {
      game.handle(.choose(row: row, panel: panel), at: at(1000))
    }
    guard case .solving(let open, _) = game.phase else {
      Issue.record("the board should be solved still, not \(game.phase)")
      return
    }
    #expect(open.made == 0)
    #expect(open.choices == [nil, nil, nil, nil, nil])
  }

  @Test func aRowKeepsOneChoiceWhichMayBeChanged() {
    var game = shown
    game.handle(.choose(row: 1, panel: 0), at: at(1000))
    game.handle(.choose(row: 1, panel: 4), at: at(2000))
    game.handle(.choose(row: 1, panel: 4), at: at(3000))
    #expect((0..<5).map { game.chosenPanel(inRow: $0) } == [nil, 4, nil, nil, nil])
    guard case .solving(let open, _) = game.phase else { return }
    // The same panel again is no choice.
    #expect(open.made == 2)
    #expect(open.choices[1]?.after == .seconds(2))
  }

  @Test func nothingIsSaidUntilAllRowsAreRight() {
    var game = shown
    for row in 0..<5 {
      game.handle(.choose(row: row, panel: (board.rows[row].rightPanel + 1) % 5), at: at(1000 + row))
    }
    for row in [4, 2, 0, 1] {
      game.handle(.choose(row: row, panel: board.rows[row].rightPanel), at: at(2000 + row))
      guard case .solving = game.phase else {
        Issue.record("nothing should be said of \(row)")
        return
      }
      #expect(PanelResult(of: game, seed: 7) == nil)
    }
    game.handle(.choose(row: 3, panel: board.rows[3].rightPanel), at: at(3210))
    guard case .cleared(let cleared) = game.phase else {
      Issue.record("the board should be cleared, not \(game.phase)")
      return
    }
    #expect(cleared.made == 10)
    #expect(cleared.elapsed == .milliseconds(3210))
    #expect(game.elapsed(at: at(90_000)) == .milliseconds(3210))
  }

  @Test func aRightRowMayBeSpoiledAgain() {
    var game = shown
    solve(&game, rows: [0, 1, 2, 3])
    game.handle(.choose(row: 0, panel: 0), at: at(5000))
    game.handle(.choose(row: 4, panel: 2), at: at(6000))
    #expect(PanelResult(of: game, seed: 7) == nil)
    game.handle(.choose(row: 0, panel: 2), at: at(7000))
    #expect(PanelResult(of: game, seed: 7)?.made == 7)
  }

  @Test func aClearedBoardChangesNoMore() {
    var game = shown
    solve(&game, rows: [0, 1, 2, 3, 4])
    let cleared = game
    for event in [PanelGame.Event.shown, .choose(row: 0, panel: 0), .hold, .resume] {
      game.handle(event, at: at(9000))
      #expect(game == cleared)
    }
  }

  @Test func holdingStopsTheClockAndIsCounted() {
    var game = shown
    game.handle(.choose(row: 0, panel: 2), at: at(1000))
    game.handle(.hold, at: at(3000))
    #expect(game.pauses == 1)
    game.handle(.choose(row: 1, panel: 3), at: at(4000))
    game.handle(.hold, at: at(5000))
    #expect(game.pauses == 1)
    #expect(game.elapsed(at: at(60_000)) == .seconds(3))
    game.handle(.resume, at: at(60_000))
    #expect(game.elapsed(at: at(61_000)) == .seconds(3))
    game.handle(.shown, at: at(61_000))
    // What was typed while the board was hidden chooses nothing.
    game.handle(.choose(row: 1, panel: 3), at: at(61_249))
    #expect(game.chosenPanel(inRow: 1) == nil)
    #expect(game.chosenPanel(inRow: 0) == 2)
    solve(&game, rows: [1, 2, 3, 4], from: 62_000)
    #expect(PanelResult(of: game, seed: 7)?.elapsed == .seconds(7))
  }

  @Test func aBoardHiddenBeforeItWasSeenIsNoPause() {
    var game = PanelGame(board)
    game.handle(.hold, at: start)
    game.handle(.resume, at: at(500))
    #expect(game.pauses == 0)
    #expect(game == PanelGame(board))
  }

  @Test func theRecordSaysWhatHappened() throws {
    var game = shown
    game.handle(.choose(row: 2, panel: 0), at: at(900))
    solve(&game, rows: [4, 2, 0, 1], from: 1000)
    game.handle(.hold, at: at(4500))
    game.handle(.resume, at: at(5000))
    game.handle(.shown, at: at(5000))
    game.handle(.choose(row: 3, panel: 4), at: at(5456) + .microseconds(999))
    let date = try #require(WallTime("2026-11-21T09:14:03+09:00"))
    let record = try #require(PanelResult(of: game, seed: 7)).record.saved(.round, id: "x", date: date)
    #expect(record.game == .panels)
    #expect(record.set == "panels")
    #expect(record.asked == 5)
    #expect(record.correct == 5)
    #expect(record.misses == 1)
    #expect(record.milliseconds == 4956)
    #expect(record.limit == 0)
    #expect(record.pauses == 1)
    #expect(!record.countsAsBest)
    #expect(record.seed == 7)
    #expect(record.score(in: .sample).kind == PanelResult.kind)
    // One answer a row, in the order in which they fell; together they took the whole time.
    #expect(record.answers.map(\.choice) == [3, 4, 3, 4, 5])
    #expect(record.answers.map(\.milliseconds) == [1000, 1000, 1000, 1000, 956])
    #expect(record.answers.map(\.correct) == [true, true, true, true, true])
    #expect(record.answers.first?.question == QuestionID(text: "? - 8 = 8", rightChoice: "16"))
  }

  @Test func ofTwoBoardsTheFasterIsTheBetterWhateverWasChosen() {
    func score(_ milliseconds: Int, misses: Int) -> Score {
      Score(
        kind: PanelResult.kind, ranking: Game.panels.ranking, points: 5000, correct: 5, misses: misses,
        milliseconds: milliseconds, date: .epoch)
    }
    #expect(score(18_199, misses: 3).beats(score(18_200, misses: 0)))
    #expect(!score(18_200, misses: 0).beats(score(18_199, misses: 3)))
    #expect(!score(18_200, misses: 0).beats(score(18_200, misses: 1)))
  }
}
