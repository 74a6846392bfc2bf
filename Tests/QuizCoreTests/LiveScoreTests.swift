import Testing

@testable import QuizCore

/// What the answers of a live round come to.
@Suite struct LiveScoreTests {
  private let rules = LiveRules(limit: 10_000)

  private func question(_ text: String = "q", answer: Int = 1) throws -> ShuffledQuestion {
    ShuffledQuestion(try #require(Question(text: text, choices: ["a", "b", "c"], answer: answer)))
  }

  private func panel(_ panel: Int, _ milliseconds: Int = 1000) -> LiveScore.Answer {
    LiveScore.Answer(.panel(panel), milliseconds: milliseconds)
  }

  @Test(arguments: [(0, 0, false), (1, 0, false), (1, 1, true), (2, 0, false), (.max, .min, false), (.max, .max, true)])
  func withoutPointsThereIsNoPlace(place: Int, points: Int, has: Bool) {
    var own = LiveOwn(id: "p0", name: "Aya", team: 0)
    (own.place, own.points) = (place, points)
    #expect(own.hasPlace == has)
    for (first, asked) in [(Int.min, 9), (1, 9), (3, 7), (10, 0), (.max, 0)] {
      own.first = first
      #expect(own.asked(of: 9) == asked && own.asked(of: .min) == 0)
    }
  }

  @Test func knowingBeatsClicking() throws {
    var score = LiveScore(count: 2, rules: rules)
    score.decide(try question(), ["slow": panel(1, 10_000), "late": panel(1, 5000)], asked: ["none"])
    #expect(score.standings.count == 1)
    score = LiveScore(count: 2, rules: rules)
    let all = ["fast", "slow", "half", "none"]
    score.decide(
      try question(), ["fast": panel(0, 0), "slow": panel(1, 10_000), "half": panel(1, 5000)], asked: all)
    #expect(score.standings["slow"]?.points == 1000)
    #expect(score.standings["half"]?.points == 1000 + 995 * 5000 / 10_000 / 2)
    #expect(score.standings["fast"]?.points == 0 && score.standings["none"]?.points == 0)
    #expect(score.ranking { $0 } == ["half", "slow", "fast", "none"])
    // Nothing for both: they share a place.
    #expect(score.standings["fast"]?.place == 3 && score.standings["none"]?.place == 3)
    #expect(score.results[0].rightCount == 2 && score.results[0].asked == 4)
    #expect(score.results[0].counts == [1, 2, 0] && score.results[0].right == [1])
  }

  @Test func whoRisesIsKnownAndWhoComesLateWasNotAsked() throws {
    var score = LiveScore(count: 2, rules: rules)
    score.decide(try question(), ["a": panel(1), "b": panel(0)], asked: ["a", "b"])
    score.decide(try question("p"), ["b": panel(1, 0), "c": panel(1)], asked: ["a", "b", "c"])
    let b = try #require(score.standings["b"])
    #expect(b.former == 2 && b.place == 1 && b.answers == [false, true] && b.gained == 1497)
    #expect(score.standings["c"]?.answers == [nil, true] && score.standings["c"]?.former == 0)
    #expect(score.standings["a"]?.answers == [true, nil] && score.standings["a"]?.gained == 0)
    #expect(score.standings["a"]?.first == 1 && score.standings["c"]?.first == 2)
    #expect(score.results.map(\.unanswered) == [0, 1] && score.results.map(\.asked) == [2, 3])
  }

  @Test func linesOfOneSpellingAreCountedTogether() throws {
    let typed = ShuffledQuestion(
      try #require(Question(.typed, text: "Capital?", key: QuestionKind.Key(accepted: ["Paris"]))))
    var score = LiveScore(count: 1, rules: rules)
    let lines = ["paris", "Paris", "Lyon", "LYON", "lyon", "Nice", "Lille", "Metz", "Brest"]
    let answers = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ("\($0)", LiveScore.Answer(.text($1), milliseconds: 0)) })
    score.decide(typed, answers, asked: answers.keys)
    let result = score.results[0]
    #expect(result.lines.count == 5 && result.counts.isEmpty && result.rightCount == 2)
    #expect(result.lines[0].count == 3 && !result.lines[0].isRight)
    #expect(result.lines[1].count == 2 && result.lines[1].isRight)
    #expect(result.answer == "Paris")
  }

  @Test func anOrderIsCountedByPlaces() throws {
    let dealt = try #require(
      Question(.order, text: "?", choices: ["1", "2", "3"], key: QuestionKind.Key(answers: [0, 1, 2])).flatMap {
        ShuffledQuestion($0, order: [2, 0, 1])
      })
    var score = LiveScore(count: 1, rules: rules)
    let answers: [String: LiveScore.Answer] = [
      "right": LiveScore.Answer(.panels([1, 2, 0]), milliseconds: 0),
      "half": LiveScore.Answer(.panels([1, 0, 2]), milliseconds: 0),
      "odd": LiveScore.Answer(.panels([]), milliseconds: 0),
    ]
    score.decide(dealt, answers, asked: answers.keys)
    #expect(score.results[0].counts == [1, 2, 1] && score.results[0].rightCount == 1)
    #expect(score.results[0].choices == [3, 1, 2])
  }

  @Test func theSmallestAndTheLargestNumbersTrapNowhere() throws {
    for number in [Int.min, -1, 0, Int.max] {
      var score = LiveScore(count: number, rules: LiveRules(limit: 1000))
      score.decide(
        try question(), ["a": LiveScore.Answer(.panels([number]), milliseconds: min(max(number, 0), 600_000))],
        asked: ["a"])
      #expect(score.standings["a"]?.points == 0)
    }
  }

  @Test func aRoomsQuestionComesBackWithItsPanels() throws {
    let dealt = try #require(
      Question(text: "q", choices: ["a", "b", "c"], answer: 2, explanation: "e", level: 2, seconds: 30)
        .flatMap { ShuffledQuestion($0, order: [2, 0, 1]) })
    #expect(LiveRoom.Entry(dealt).dealt == dealt)
    #expect(dealt.panels == ["c", "a", "b"] && dealt.rightPanels == [0])
    for order in [[0, 1], [0, 1, 1], [0, 1, 3], [Int.min, 0, 1], []] {
      var entry = LiveRoom.Entry(dealt)
      entry.order = order
      #expect(entry.dealt == nil)
    }
    #expect(rules.limit(of: dealt.question) == 30_000)
  }
}
