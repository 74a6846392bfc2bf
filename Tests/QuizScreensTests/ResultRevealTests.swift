import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// How a result comes up, what is celebrated, and what is learnt.
@Suite struct ResultRevealTests {
  @Test func questionsComeUpOneAfterTheOther() {
    var player = Player().afterRounds([2000], missing: [1], reveals: false)
    func has(_ text: String) -> Bool { player.screen.contains { $0.contains(text) } }
    #expect(!has("2.0 s") && !has("of 5 right"))
    player.wait(.milliseconds(600))
    #expect(has("+1,159  2.0 s") && !has("of 5 right"), "while the points grow, no sentence is false")
    player.wait(.seconds(2))
    #expect(has("4 of 5 right   10.000 s"))
    player.expectRest()
  }

  @Test(arguments: [Size.wide, Size.largest])
  func theAnswersOfAWideResultAreLampsThatLightOneAfterTheOther(_ size: Size) {
    var player = Player(size: size).afterRounds([2000], missing: [1], reveals: false)
    // The sign, or a row of it in large type.
    func lit() -> Int {
      player.canvas.runs(of: .rightChip).count { $0.contains("✓") || $0.contains("▀██▀") || $0.contains("█▄▄█") }
    }
    #expect(lit() == 0)
    player.wait(.milliseconds(900))
    #expect((1...3).contains(lit()))
    player.wait(.seconds(3))
    #expect(lit() == 4)
  }

  @Test func aPerfectRoundIsAFeastThatEnds() {
    var player = Player().afterRounds([2000], missing: [0], reveals: false)
    player.wait(.seconds(3)).expect("P E R F E C T !")
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    player.wait(.seconds(3)).expect(without: "P E R F E C T !")
    #expect(player.canvas.runs(of: .correct).contains { $0.contains("Every answer right, for the first time!") })
    player.expectRest()
  }

  @Test func sharingStopsWhatFallsBeforeItsBoxOpens() {
    var player = Player().afterRounds([2000], missing: [0], reveals: false)
    player.wait(.seconds(3)).expect("P E R F E C T !")
    player.type("s").expect("Sent to the clipboard", without: "P E R F E C T !")
    let still = player.screen
    player.expectRest()
    player.wait(.seconds(5))
    #expect(player.screen == still)
    player.press(.enter)
    #expect(player.screen.contains { $0.contains("5 of 5 right") } && player.app.nextChange(after: player.now) == nil)
  }

  @Test func sharingABoardOfPanelsEndsTheFallOfClear() {
    var player = Player.cleared()
    player.wait(.milliseconds(800))
    #expect(player.app.nextChange(after: player.now) != nil)
    player.type("s").expect("Sent to the clipboard").expectRest()
  }

  @Test(arguments: [Size.ordinary, Size.largest])
  func theShapesOfAFeastStayStrewnOverTheRowsByTheSeedOfTheRound(_ size: Size) {
    func rows(_ seed: UInt64) -> [Int] {
      var canvas = Canvas(size: size, glyphs: .unicode)
      canvas.draw("all right", at: Point(x: 10, y: 3))
      ConfettiView(seed: seed, elapsed: .seconds(60)).draw(in: canvas.bounds, on: &canvas)
      #expect(canvas.lines[3].contains("   all right   "))
      return canvas.lines.indices.filter { canvas.lines[$0].contains { "▲◆●■".contains($0) } }
    }
    #expect(rows(7).count > size.height / 2 && rows(7) == rows(7))
  }

  @Test func aSmallWindowHasAtLeastSixShapes() {
    for seed in UInt64(0)..<20 {
      var canvas = Canvas(size: .of(40, 11), glyphs: .unicode)
      for row in 0..<8 { canvas.draw("1 ✓ Which vegetable was said", at: Point(x: 1, y: row)) }
      ConfettiView(seed: seed, elapsed: .seconds(60), margin: 2).draw(in: canvas.bounds, on: &canvas)
      #expect(canvas.lines.joined().count { "▲◆●■".contains($0) } >= 6, "\(seed)")
    }
  }

  @Test(arguments: [Language.en, .ja], [Size.small, Size.ordinary, Size.wide, Size.largest])
  func whatIsCelebratedIsNotCovered(_ language: Language, _ size: Size) {
    var player = Player(language, size: size).afterRounds([3000, 2000], missing: [1, 0], reveals: false)
    player.wait(.milliseconds(2600))
    let feast = player.canvas
    #expect(feast.lines[0].contains(language == .en ? "P E R F E C T !" : "全 問 正 解！"))
    player.wait(.seconds(9))
    let end = player.canvas
    let points = (1..<size.height).flatMap { y in (0..<size.width).map { Point(x: $0, y: y) } }
    let covered = points.filter { point in
      if case .shape = end[point].style { return false }
      return end[point].character != " " && end[point] != feast[point]
    }
    #expect(covered.isEmpty)
  }

  @Test func withoutMotionTheFeastIsThereAtOnceAndHidesNothing() {
    let player = Player(moves: false).afterRounds([2000], missing: [0], reveals: false)
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    player.expect("10.000 s", "Every answer right, for the first time!")
    #expect(!player.screen.joined().contains("first round"), "once is enough")
    player.expectRest()
  }

  @Test(arguments: [Size.ordinary, Size.wide]) func aRoundOfFewQuestionsIsNoFeast(_ size: Size) {
    var player = Player(size: size) { $0.settings[.questions] = 1 }.started()
    player.play("1")
    player.wait(.seconds(2))
    #expect(player.canvas.lines[0].hasPrefix(" Result"))
    player.expect("1.000 s")
    #expect(!player.screen.joined().lowercased().contains("perfect") && player.canvas.runs(of: .shape(0)).isEmpty)
  }
}

extension Player {
  /// At the result of the last of some rounds of five questions: how long each of its questions took, in milliseconds,
  /// and how many of them were missed.
  func afterRounds(_ times: [Int], missing misses: [Int], reveals: Bool = true) -> Player {
    var player = started()
    for (round, (time, missed)) in zip(times, misses).enumerated() {
      if round > 0 { player.press(.enter, after: .seconds(9)) }
      for question in 0..<5 { player.play(question < missed ? "2" : "1", each: .milliseconds(time)) }
    }
    if reveals { player.wait(.seconds(9)) }
    return player
  }
}
