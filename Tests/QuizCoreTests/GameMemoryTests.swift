import QuizCore
import Testing

/// What practice remembers of a set.
@Suite struct PracticeMemoryTests {
  func record(
    _ number: Int, asked: Int = 10, correct: Int, misses: Int, milliseconds: Int = 1000, pauses: Int = 0,
    game: Game.ID = .practice
  ) throws -> RoundRecord {
    RoundRecord(
      id: "id-\(number)", date: try #require(WallTime("2026-11-21T09:00:\(10 + number)Z")), game: game, set: "s",
      asked: asked, correct: correct, misses: misses, milliseconds: milliseconds, limit: 0, pauses: pauses, seed: 1,
      answers: [])
  }

  func memory(_ records: RoundRecord...) -> PracticeMemory? {
    var memories = GameMemories(.all)
    for record in records { memories.add(record) }
    return memories[PracticeMemory.self]
  }

  @Test func theBestHasTheFewestMissesThoughLessWasRightAtOnce() throws {
    let practice = try #require(
      memory(
        record(1, correct: 8, misses: 6), record(2, correct: 7, misses: 3), record(3, correct: 7, misses: 3),
        record(4, correct: 5, misses: 9)
      )?.result(of: "s", questions: 10))
    #expect(try practice.best == record(2, correct: 7, misses: 3).score(in: .all))
    #expect(practice.latest.misses == 9)
  }

  @Test func onlyMissedQuestionsAreNotTheWholeSet() throws {
    let memory = try memory(
      record(1, correct: 8, misses: 2), record(2, asked: 2, correct: 2, misses: 0),
      record(3, asked: 12, correct: 12, misses: 0), record(4, correct: 10, misses: 0, game: .timed))
    let practice = try #require(memory?.result(of: "s", questions: 10))
    #expect(practice.best?.misses == 2 && practice.latest.misses == 2)
    #expect(memory?.result(of: "s", questions: nil)?.latest.misses == 0)
    #expect(memory?.result(of: "s", questions: 1) == nil)
    #expect(memory?.result(of: "t", questions: nil) == nil)
  }

  @Test func aPausedRoundIsNeverTheBest() throws {
    let practice = try memory(record(1, correct: 10, misses: 0, pauses: 1))?.result(of: "s", questions: 10)
    #expect(practice?.best == nil)
    #expect(practice?.latest.misses == 0)
  }
}

/// What games remember, and what becomes of it.
@Suite struct GameMemoryTests {
  private func record(_ number: Int, _ game: Game.ID, set: String = "s", asked: Int = 1, correct: Int) -> RoundRecord {
    RoundRecord(
      id: "id-\(number)", date: .epoch, game: game, set: set, asked: asked, correct: correct, misses: asked - correct,
      milliseconds: 1000, limit: 10_000, pauses: 0, seed: 1, answers: [])
  }

  @Test func theLatestRoundsOfAllGamesAreRememberedWithoutSittings() {
    var memory = TimedMemory()
    for number in 0..<25 {
      memory.add(record(number, number % 2 == 0 ? .timed : .daily, asked: 5, correct: number % 6))
    }
    memory.add(record(30, .endless, correct: 1))
    memory.add(record(31, .survival, set: "other", asked: 8, correct: 4))
    #expect(memory.latest == (16..<25).map { Double($0 % 6) / 5 } + [0.5])
  }

  @Test func theLatestQuestionsOfAllGamesAreRemembered() throws {
    func question(_ number: Int) -> QuestionID { QuestionID(hash: UInt64(number)) }
    func round(_ game: Game.ID, _ numbers: Range<Int>) -> RoundRecord {
      var round = record(numbers.lowerBound, game, asked: numbers.count, correct: 0)
      round.answers = numbers.map {
        RoundRecord.Answer(question: question($0), choice: nil, correct: false, milliseconds: 1)
      }
      return round
    }
    var memory = TimedMemory()
    memory.add(round(.timed, 0..<5))
    memory.add(round(.endless, 5..<6))
    #expect(memory.questions == (0..<6).map(question))
    for first in stride(from: 6, to: 3006, by: 10) { memory.add(round(.survival, first..<first + 10)) }
    #expect(memory.questions.suffix(TimedMemory.questionCount) == (2506..<3006).map(question)[...])
    #expect(memory.questions.count <= 2 * TimedMemory.questionCount)
  }

  @Test func theRateIsThatOfTheLatestQuestions() {
    var memory = EndlessMemory()
    #expect(memory.rate == nil)
    for number in 0..<3000 { memory.add(record(number, .endless, correct: 0)) }
    for number in 0..<250 { memory.add(record(number, .endless, correct: 1)) }
    #expect(memory.rate == 50)
    // What is remembered beyond that makes no difference.
    var other = EndlessMemory()
    for number in 0..<500 { other.add(record(number, .endless, correct: number < 250 ? 0 : 1)) }
    #expect(other == memory)
  }

  @Test func aGameTakesItsOwnRoundsAlone() {
    var memories = GameMemories(.all)
    let nothing = memories
    memories.add(record(1, .missing, correct: 1))
    memories.add(record(2, "chess", correct: 1))
    #expect(memories == nothing)
    memories.add(record(3, .endless, correct: 1))
    #expect(memories != nothing)
    #expect(memories[EndlessMemory.self]?.rate == 100)
    #expect(memories[TimedMemory.self] == TimedMemory())
    #expect(GameMemories(GameList([.panels]))[TimedMemory.self] == nil)
  }
}
