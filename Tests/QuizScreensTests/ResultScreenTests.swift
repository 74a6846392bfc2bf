import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// The result of a round: how it was saved, and what can be played next.
@Suite struct ResultScreenTests {
  /// A player whose own bank has thirty questions of these levels, in turn, after a perfect round of the easiest.
  func perfect(_ levels: [Int], _ language: Language = .en, size: Size = ViewContext.full) -> Player {
    let home = PlayerHome()
    let rows = (0..<30).map { "question \($0),1,a,b,c,d,\(levels[$0 % levels.count])\n" }
    home.writeOwnBank("question,answer,choice1,choice2,choice3,choice4,level\n" + rows.joined(), named: "Levels.csv")
    var player = Player(language, size: size, home: home) { $0.selection = .everything }
    player.press("p", "d", .enter)
    return player.perfect()
  }

  @Test func aPerfectRoundOfOneLevelOffersTheNext() {
    var player = perfect([1, 2, 3])
    for hint in ["d try ★★☆", "d try ★★★", nil] {
      player.expect("5 of 5 right")
      #expect(player.screen.last?.contains(hint ?? "d try") == (hint != nil))
      player.type("d")
      #expect(player.screen[0].contains("Question 1 of 5") == (hint != nil))
      if hint != nil { player = player.perfect() }
    }
  }

  @Test func aSharedTextStandsInThePlaceOfTheQuestions() {
    var player = Player.finished(.en)
    let before = player.screen
    player.type("s").expect("Sent to the clipboard")
    #expect(player.screen[2...5] == before[2...5], "the points are seen")
  }

  @Test func aLevelWithoutQuestionsIsNotKept() {
    var player = perfect([1])
    player.type("d").expect("no questions of this level").expect(row: -1, has: "d try ★★☆")
    player.press(.enter)
    #expect(player.screen[0].contains("Question 1 of 5"), "the level of before is played again")
  }

  @Test(arguments: [
    ([0, 2, 1], "▲ 1,159 more than last time"), ([0, 1, 2], "2,318 behind your best"),
    ([0, 1, 1], "1,159 behind your best"), ([0, 5, 2], "2,318 behind your best"),
  ])
  func aRoundBehindTheBestThatBeatsTheLastOneSaysSo(_ missed: [Int], _ words: String) {
    let player = Player().afterRounds([2000, 2000, 2000], missing: missed)
    #expect(player.screen.contains { $0.contains(words) }, "\(player.screen.prefix(8))")
  }

  @Test(arguments: [([0, 1, 3, 4, 2], "2 of the last 4 were better than this."), ([0, 1, 2, 4, 3], nil)])
  func howManyRoundsWereBetterIsSaidUnlessMostWere(_ missed: [Int], _ fact: String?) throws {
    let player = Player().afterRounds(missed.map { _ in 1000 }, missing: missed)
    let screen = try #require(player.app.screens.last as? ResultScreen)
    #expect(screen.facts(in: player.app.context).fact?.string == fact)
  }

  @Test func keysTypedAheadOfTheResultDoNothing() {
    var player = Player { $0.settings[.questions] = 1 }.started()
    player.type("1", after: .seconds(1), then: .milliseconds(2500)).expect(row: 0, begins: " Result")
    player.type("n").expect(row: 0, begins: " Result")
    player.type("n", after: .milliseconds(1200)).expect(row: 0, begins: " Question 1 of 1")
  }

  @Test(arguments: [
    ("the sum of five is counted up", true, 5, 1799, 1800), ("one is counted up at once", true, 1, 1199, 1200),
    ("without motion", false, 5, 1199, 1200),
  ])
  func anEnterMeantForTheLastVerdictBeginsNoRound(
    _ name: String, _ moves: Bool, _ count: Int, _ early: Int, _ late: Int
  ) {
    var player = Player(moves: moves) { $0.settings[.questions] = count }.started()
    for number in 0..<count {
      player.type("1", after: .seconds(1))
      // The first has an explanation to read.
      player.wait(.milliseconds(number == 0 ? 2500 : 800))
    }
    player.expect(row: 0, begins: " Result")
    var again = player
    player.press(.enter, after: .milliseconds(early))
    #expect(!player.screen[0].hasPrefix(" Question"), "\(name)")
    again.press(.enter, after: .milliseconds(late))
    #expect(again.screen[0].hasPrefix(" Question 1"), "\(name)")
  }

  @Test func onlyTheMissedOnesCanBePlayedAgain() {
    var player = Player { $0.settings[.questions] = 2 }.started()
    player.type("1", after: .seconds(1))
    player.type("2", after: .seconds(3), then: .seconds(7)).expect(row: 23, has: "r 1 missed")
    player.type("r").expect(row: 0, begins: " Question 1 of 1").expect(row: 6, has: "tungsten")
  }

  @Test func aFailedSaveIsSaidAndCanBeTriedAgain() throws {
    var player = Player { $0.settings[.questions] = 1 }.started()
    player.saveProblem = "the disk is full"
    player.type("1", after: .seconds(1), then: .seconds(3)).expect(alerts: "NOT saved: the disk is full")
    player.expect(row: 23, begins: " s save again")
    player.type("s").expect(alerts: "Still NOT saved after 2 tries: the disk is full")
    player.type("s").expect(alerts: "Still NOT saved after 3 tries: the disk is full")
    player.saveProblem = nil
    player.type("s")
    #expect(player.saved.count == 1)
    player.expect(row: 0, ends: "saved")
    player.type("s")
    #expect(player.saved.count == 1)
  }

  @Test(arguments: [Language.en, .ja])
  func whyARoundIsNotSavedIsSaidWholeAlsoInTheSmallestWindow(_ language: Language) {
    let reason = "/home/player/.local/share/tenq/scores.jsonl: the file system is read-only; check it, then try again"
    var player = Player(language, size: .small, moves: false).started()
    player.saveProblem = reason
    for _ in 0..<5 { player.press(.enter, after: .seconds(11)) }
    player.type("s", after: .seconds(1))
    let said = player.canvas.runs(of: .alert).joined().filter { $0 != " " }
    #expect(said.hasSuffix(reason.filter { $0 != " " }))
    player.expect("◷").expect(row: 14, begins: " s \(Localizer(language)(.hintSaveAgain).string)")
  }

  /// A player at the result of so many questions, of which some were missed.
  static func player(
    _ game: Game.ID, _ count: Int, missing: Set<Int>, _ language: Language, _ size: Size
  ) throws -> Player {
    let base = Player.questions(language)
    let questions = (0..<count).compactMap { number in
      let question = base[number % base.count]
      return Question(
        text: "\(number + 1): \(question.text)", choices: question.choices, answer: (question.answer ?? 0),
        explanation: question.explanation ?? base.first?.explanation)
    }.map { ShuffledQuestion($0) }
    let setup = RoundSetup(
      game: game, selection: .everything, set: language.rawValue, questions: questions, rules: .timed, seed: 1)
    let result = try setup.played((0..<count).map { missing.contains($0) ? 1 : 0 })
    return Player(language, size: size, moves: false, opens: ResultScreen(result, since: .zero))
  }

  @Test func moreMissedThanFitAreScrolled() throws {
    var player = try ResultScreenTests.player(.practice, 30, missing: Set(0..<20), .en, .ordinary)
    // All the keys leave the rows in view no room but on the rule above them.
    player.expect(row: -2, has: " 1-")
    player.wait(.seconds(1))
    for _ in 0..<30 { player.press(.down) }
    player.expect("… 10 more right, v shows all").expect(row: -2, has: "-21/21 ")
  }

  @Test func roundsOfAnOrdinaryLengthAreNotFolded() throws {
    try ResultScreenTests.player(.missing, 10, missing: [], .en, .small).expect(without: "more right")
  }
}

extension Player {
  /// The player with five right answers and their result.
  fileprivate func perfect() -> Player {
    var player = self
    player.play("11111")
    return player.wait(.seconds(5))
  }
}
