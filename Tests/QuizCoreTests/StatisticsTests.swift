import QuizCore
import Testing

@Suite struct StatisticsTests {
  let food = Selection.set(genre: "Food", title: "Basics")
  let herbs = Selection.set(genre: "Food", title: "Herbs")

  func bank(_ rows: String...) throws -> Bank {
    try Bank(bytes: Array(rows.joined(separator: "\n").utf8), name: "a bank")
  }

  func id(_ text: String, _ right: String) -> QuestionID { QuestionID(text: text, rightChoice: right) }

  /// Two sets and the player's own; `c` stands in two of them, `gone` in none.
  func statistics(limit: Int = .max) throws -> Statistics {
    let tallies = [
      id("a", "x"): QuestionTally(asked: 4, right: 1, milliseconds: 8000, chosen: [1: 1, 2: 3]),
      id("b", "y"): QuestionTally(asked: 2, right: 2, milliseconds: 2000, chosen: [2: 2]),
      id("c", "x"): QuestionTally(asked: 1, right: 0, milliseconds: 9000, late: 1),
      id("gone", "x"): QuestionTally(asked: 3, right: 0, milliseconds: 3000),
      id("mine", "y"): QuestionTally(asked: 1, right: 1, milliseconds: 1000),
    ]
    var places = QuestionLocations(of: Set(tallies.keys))
    places.search(try bank("a,1,x,y", "b,2,x,y", "\"never \"\"asked\"\"\",1,x,y", "no answer,,x,y"), of: food)
    places.search(try bank("c,1,x,y"), of: herbs)
    places.search(try bank("mine,2,x,y", "c,1,x,y"), of: .own)
    return Statistics(tallies, at: places, limit: limit)
  }

  func names(_ rows: [Statistics.Row]) -> [String] {
    rows.map { row in
      switch row.subject {
      case .question(_, let place): place?.question.text ?? "?"
      case .group(.set(_, let title)): title
      case .group(.genre(let genre)): genre
      case .group(.some(let other)): "\(other)"
      case .group(nil): "-"
      }
    }
  }

  @Test func aQuestionIsAtHomeInTheFirstSetThatHasIt() throws {
    let rows = try statistics().rows(.question, by: .name)
    #expect(names(rows) == ["a", "b", "c", "mine", "?"])
    #expect(rows.map(\.home) == [food, food, herbs, .own, nil])
  }

  @Test func setsAndGenresAddUpTheirQuestions() throws {
    let statistics = try statistics()
    let sets = statistics.rows(.set, by: .name)
    #expect(names(sets) == ["Basics", "Herbs", "own", "-"])
    #expect(sets.map(\.tally.asked) == [6, 1, 1, 3])
    #expect(sets.map(\.questions) == [2, 1, 1, 1] && sets.map(\.total) == [3, 1, 2, nil])
    #expect(sets.allSatisfy { $0.tally.chosen.isEmpty })
    let genres = statistics.rows(.genre, by: .name)
    #expect(names(genres) == ["Food", "own", "-"])
    #expect(genres[0].tally == QuestionTally(asked: 7, right: 3, milliseconds: 19_000, late: 1))
    #expect(genres.map(\.total) == [4, 2, nil])
  }

  @Test(arguments: [
    (Statistics.Order.rate, ["c", "a", "b", "mine", "?"]), (.asked, ["a", "b", "c", "mine", "?"]),
    (.time, ["c", "a", "b", "mine", "?"]), (.name, ["a", "b", "c", "mine", "?"]),
  ])
  func eachOrderHasItsFirst(_ order: Statistics.Order, _ expected: [String]) throws {
    #expect(names(try statistics().rows(.question, by: order)) == expected)
  }

  @Test(arguments: Statistics.Order.allCases)
  func questionsInNoSetAreLastAndMayBeOneRow(_ order: Statistics.Order) throws {
    var places = QuestionLocations(of: [id("a", "x")])
    places.search(try bank("a,1,x,y"), of: food)
    let tallies = [
      id("gone", "x"): QuestionTally(asked: 3, right: 0, milliseconds: 90_000, chosen: [1: 3]),
      id("too", "x"): QuestionTally(asked: 1, right: 1, milliseconds: 1000),
      id("a", "x"): QuestionTally(asked: 2, right: 1, milliseconds: 2000),
    ]
    let statistics = Statistics(tallies, at: places)
    let joined = statistics.rows(.question, by: order, joiningUnknown: true)
    #expect(names(joined) == ["a", "-"])
    #expect(joined[1].questions == 2)
    #expect(joined[1].tally == QuestionTally(asked: 4, right: 1, milliseconds: 91_000))
    #expect(names(statistics.rows(.question, by: order)) == ["a", "?", "?"])
    #expect(names(statistics.rows(.set, by: order)) == ["Basics", "-"])
    #expect(names(statistics.rows(.question, by: order, in: food, joiningUnknown: true)) == ["a"])
  }

  @Test func aSetOrAGenreNarrowsTheRows() throws {
    let statistics = try statistics()
    #expect(names(statistics.rows(.question, by: .name, in: food)) == ["a", "b"])
    #expect(names(statistics.rows(.question, by: .name, in: .genre("Food"))) == ["a", "b", "c"])
    #expect(names(statistics.rows(.set, by: .name, in: .genre("Food"))) == ["Basics", "Herbs"])
    #expect(names(statistics.rows(.question, by: .name, in: .own)) == ["mine"])
  }

  @Test func ofTooManyQuestionsTheMostAskedAreKept() throws {
    let statistics = try statistics(limit: 2)
    #expect(names(statistics.questions) == ["a", "?"] && statistics.cut == 3)
    #expect(Set(statistics.sets) == Set(try self.statistics().sets))
  }

  @Test func quotedFieldsAreFoundByWhatTheySay() throws {
    let wanted = id("say \"x\"", "a,b")
    var places = QuestionLocations(of: [wanted])
    places.search(try bank("\"say \"\"x\"\"\",2,c,\"a,b\""), of: food)
    #expect(places.found[wanted]?.question.choices == ["c", "a,b"])
  }
}
