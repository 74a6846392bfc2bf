import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The result of a round as a picture: better than before, and not.
@Suite struct ResultPicturesTests {
  @Test func aNewBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aNewBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aNewBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aNewBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aNewBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aNewBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([3000, 2000], missing: [1, 0])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInEnglish() {
    let player = Player(.en, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInEnglish() {
    let player = Player(.en, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInEnglish() {
    let player = Player(.en, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInAnOrdinaryWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 80, height: 24)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInTheSmallestWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 40, height: 15)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func aRoundBehindTheBestInAWideWindowInJapanese() {
    let player = Player(.ja, size: Size(width: 120, height: 40)).afterRounds([1500, 2250], missing: [0, 2])
    expect(
      player.screen,
      """
      """)
  }

  @Test func questionsComeUpOneAfterTheOther() {
    var player = Player().afterRounds([2000], missing: [1], reveals: false)
    #expect(player.screen.filter { $0.contains(" s  ") }.count == 1, "only the time so far")
    #expect(player.screen[5].contains("0.000 s"))
    player.wait(.milliseconds(600))
    #expect(player.screen[5].contains("4.000 s"))
    player.wait(.seconds(2))
    #expect(player.screen[5].contains("10.000 s"))
    #expect(player.app.nextChange(after: player.now) == nil, "a round with a miss is no feast")
  }

  @Test func aPerfectRoundIsAFeastThatEnds() {
    var player = Player().afterRounds([2000], missing: [0], reveals: false)
    player.wait(.seconds(3))
    #expect(player.screen.contains { $0.contains("A L L   R I G H T !") })
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    player.wait(.seconds(3))
    #expect(!player.screen.contains { $0.contains("A L L   R I G H T !") })
    #expect(player.screen.contains { $0.contains("All right, for the first time.") })
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func withoutMotionTheFeastIsThereAtOnceAndHidesNothing() {
    let player = Player(moves: false).afterRounds([2000], missing: [0], reveals: false)
    #expect(player.canvas.runs(of: .shape(0)).contains("▲"))
    #expect(player.screen[5].contains("10.000 s"))
    #expect(player.screen.contains { $0.contains("All right, for the first time.") })
    #expect(player.app.nextChange(after: player.now) == nil)
  }

  @Test func enterPlaysAgain() {
    var player = Player().afterRounds([2000], missing: [1])
    player.press(.enter)
    #expect(player.screen[0].hasPrefix(" Question 1 of 5"))
  }
}

extension Player {
  /// At the result of the last of some rounds of five questions: how long each of its questions took, in milliseconds,
  /// and how many of them were missed.
  func afterRounds(_ times: [Int], missing misses: [Int], reveals: Bool = true) -> Player {
    var player = started()
    for (round, (time, missed)) in zip(times, misses).enumerated() {
      if round > 0 {
        player.wait(.seconds(9))
        player.press(.enter)
      }
      for question in 0..<5 {
        player.wait(.milliseconds(time))
        player.type(question < missed ? "2" : "1")
        player.proceed()
      }
    }
    if reveals { player.wait(.seconds(9)) }
    return player
  }
}
