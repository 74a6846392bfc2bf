import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A round of only what was missed in the round before.
@Suite struct MissedRoundTests {
  /// A player after ten sums, the first five of which were missed, and a round of these, of which the first was missed
  /// again.
  private func played(_ language: Language = .en, size: Size = .ordinary) -> Player {
    var player = Player(language, size: size).adding()
    for (number, sum) in Player.sums().questions.enumerated() {
      let right = sum.rightPanels[0] + 1
      player.play("\(number < 5 ? right % 9 + 1 : right)")
    }
    player.type("r", after: .seconds(5))
    for (number, sum) in Player.sums().questions.prefix(5).enumerated() {
      let right = sum.rightPanels[0] + 1
      player.play("\(number == 0 ? right % 9 + 1 : right)")
    }
    return player.wait(.seconds(5))
  }

  @Test(arguments: [
    (Language.en, "Missed questions", "4 overcome, 1 left", ["first round", "10 questions", "best"]),
    (.ja, "間違えた問題", "4問を克服。残り1問", ["初めて", "ベスト"]),
  ])
  func aRoundOfMissedSumsIsToldAsSuch(_ language: Language, _ name: String, _ told: String, _ untold: [String]) throws {
    var player = played(language)
    let record = try #require(player.saved.last)
    #expect(record.game == .missing && record.isOfMissed && record.asked == 5 && record.correct == 4)
    let result = player.screen.joined(separator: "\n")
    #expect(player.screen[0].contains(name) && result.contains(told), "\(result)")
    for words in untold { #expect(!result.contains(words), "\(words): \(result)") }
    player.type("h")
    let rows = player.screen.filter { $0.contains(language == .en ? "Missing number" : "虫食い算") }
    #expect(rows[0].contains(name) && rows[1].contains(language == .en ? "10 questions" : "10問"), "\(rows)")
  }

  @Test func itIsNoBarOfTheChartAmongFullRounds() {
    var player = played()
    player.press("h", .tab, then: .seconds(2)).expect("newest", without: "2nd")
    // Chosen as a set it has its own.
    player.type("ss")
    #expect(player.screen.contains { $0.contains("Missed questions") || $0.contains("10 questions") })
  }

  @Test func itIsNoBestOfTheGame() {
    var player = played()
    player.type("q")
    let best = player.app.context.state.bests[.missing]
    #expect(best?.asked == 10 && best?.kind.set == "missing")
  }

  @Test func aRoundOfMissedQuestionsOfASetIsNoneOfTheSet() throws {
    var player = Player().practising()
    while player.saved.isEmpty, player.now < .zero + .seconds(600) {
      player.type("21", after: .seconds(1))
      player.proceed()
    }
    let whole = try #require(player.saved.first)
    player.type("r", after: .seconds(5))
    while player.saved.count < 2, player.now < .zero + .seconds(1200) { player.play("1") }
    let missed = try #require(player.saved.last)
    #expect(whole.set != missed.set && missed.isOfMissed && missed.game == .practice)
    player.wait(.seconds(5)).expect(without: "first round")
    // Again is the whole set.
    player.press(.enter, then: .seconds(1)).expect(row: 0, has: "Basics")
  }
}
