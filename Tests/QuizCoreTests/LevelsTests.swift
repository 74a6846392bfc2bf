import Testing

@testable import QuizCore

/// Levels of difficulty: how they are named, drawn, and put in order.
@Suite struct LevelsTests {
  @Test(arguments: [("1", 1...1), ("3", 3...3), ("1-2", 1...2), ("2-3", 2...3), ("1-3", 1...3)])
  func levelsAreReadAsTheyAreWritten(_ text: String, _ range: ClosedRange<Int>) {
    #expect(Levels(text)?.range == range)
    #expect(Levels(text)?.description == text)
  }

  @Test(arguments: ["", "0", "4", "1-4", "2-1", "1-", "-1", "1-2-3", "x", "01", "+1"])
  func whatIsNoLevelIsNotRead(_ text: String) {
    #expect(Levels(text) == nil)
  }

  @Test(arguments: ["en/Words/Idioms", "ja", "ja/食べ合わせ/基本", "own", "odd (name)", "(level 2)"])
  func theNameInTheLogIsTheSetAndItsLevels(_ set: String) throws {
    let levels = try #require(Levels(1...2))
    #expect(levels.logName(of: set) == set + " (level 1-2)")
    let parts = Levels.split(logName: levels.logName(of: set))
    #expect(parts.set == set && parts.levels == levels)
    #expect(Levels.split(logName: set).levels == nil)
    #expect(Levels.split(logName: set).set == set)
  }

  /// A bank with questions of the levels 3, 1, none, 2, 1.
  private func pool() throws -> QuestionPool {
    let text = """
      question,answer,choice1,choice2,level
      a?,1,x,y,3
      b?,1,x,y,1
      c?,1,x,y,
      d?,1,x,y,2
      e?,1,x,y,1
      """
    return QuestionPool([try Bank(bytes: Array(text.utf8), name: "levels.csv")])
  }

  @Test func onlyQuestionsOfTheLevelsAreDrawn() throws {
    var generator = SeededGenerator(seed: 3)
    let easy = try pool().draw(9, of: Levels(1...1), using: &generator)
    #expect(Set(easy.map(\.text)) == ["b?", "e?"])
    let two = try pool().draw(9, of: Levels(2...3), using: &generator)
    #expect(Set(two.map(\.text)) == ["a?", "d?"])
    #expect(try pool().draw(9, using: &generator).count == 5)
  }

  @Test func aBankWithoutLevelsHasNoneToDraw() throws {
    let bank = try Bank(bytes: Array("a?,1,x,y".utf8), name: "plain.csv")
    var generator = SeededGenerator(seed: 3)
    #expect(QuestionPool([bank]).draw(1, of: Levels(1...1), using: &generator).isEmpty)
    #expect(bank.usableRows(of: Levels(1...3)).drawn == 0)
  }

  @Test func questionsOfALevelAreCounted() throws {
    let text = "question,answer,choice1,choice2,level\na?,1,x,y,3\nb?,1,x,y,1\nc?,7,x,y,1\n"
    let bank = try Bank(bytes: Array(text.utf8), name: "levels.csv")
    #expect(bank.usableRows(of: Levels(1...1)).drawn == 1)
    #expect(bank.usableRows(of: Levels(1...3)).drawn == 2)
  }

  @Test func aRoundClimbsAndKeepsTheOrderWithinALevel() throws {
    let climbing = try pool().all.climbing
    #expect(climbing.map(\.text) == ["b?", "e?", "c?", "d?", "a?"])
  }

  @Test func aTimedRoundClimbs() throws {
    let source = RoundSource(
      questions: .pool(try pool()), selection: .own, set: "own", count: 5, rules: .timed, seed: 11)
    let levels = Game.timed.deal?(source).questions.map { $0.question.level ?? 2 } ?? []
    #expect(levels == levels.sorted() && levels.count == 5)
  }
}
