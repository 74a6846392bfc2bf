import QuizCore
import Testing

@Suite struct AnswerLeaksTests {
  /// What leaks in `count` questions, whose right answer is the choice with this number and whose text is this.
  private func leaks(_ choices: [String], right: Int, count: Int = 30, _ text: String = "?") throws -> [AnswerLeaks.Cue]
  {
    let question = try #require(Question(text: text, choices: choices, answer: right - 1))
    var leaks = AnswerLeaks()
    for _ in 0..<count { leaks.add(question) }
    return leaks.found.map(\.cue)
  }

  @Test(arguments: [
    (["a", "bb", "ccc", "dddd"], 4, "?", [AnswerLeaks.Cue.longest]),
    (["a", "bb", "ccc", "dddd"], 1, "?", [.shortest]),
    (["a", "bb", "ccc", "dddd"], 2, "?", []),
    (["10 m", "40 m", "20 m", "30 m"], 2, "?", [.largest]),
    (["1,000", "4,000", "2,000", "3,000"], 2, "?", [.largest]),
    (["1900", "1940", "1920", "1930"], 2, "?", [.latest]),
    (["1900年", "1940年", "1920年", "1930年"], 2, "?", [.latest]),
    (["10 m", "40 m", "20 m", "30 s"], 2, "?", []),
    (["red glass", "old paper", "tin plate", "dry straw"], 2, "Which paper?", [.word]),
    (["red glass", "old paper", "tin plate", "dry straw"], 2, "Which glass?", []),
    (["赤い酒樽", "古い和紙", "薄い大皿", "長い鉄棒"], 2, "その和紙は？", [.word]),
    (["赤乾電池", "古い電池", "薄い大皿", "長い鉄棒"], 2, "その電池は？", []),
    (["True", "False"], 1, "Is it true?", []),
  ])
  func whatIsAlwaysRightLeaks(choices: [String], right: Int, text: String, cues: [AnswerLeaks.Cue]) throws {
    #expect(try leaks(choices, right: right, text) == cues)
  }

  @Test func fewQuestionsAreNotJudged() throws {
    #expect(try leaks(["a", "bb", "ccc", "dddd"], right: 4, count: 29).isEmpty)
  }

  /// Of 100 questions of four choices chance gives 25, with a standard error of 4.33.
  @Test(arguments: [(25, false), (36, false), (37, true)])
  func aLeakIsBeyondChanceAndItsError(right: Int, isLeak: Bool) throws {
    var leaks = AnswerLeaks()
    for number in 0..<100 {
      leaks.add(
        try #require(Question(text: "?", choices: ["aa", "bb", "cc", "ddd"], answer: number < right ? 3 : number % 3)))
    }
    #expect(leaks.found.map(\.cue) == (isLeak ? [.longest] : []))
  }

  /// Each of two that are longest is chosen every other time.
  @Test func aTieCountsHalf() throws {
    var leaks = AnswerLeaks()
    for number in 0..<100 {
      leaks.add(try #require(Question(text: "?", choices: ["a", "b", "cc", "dd"], answer: number % 4)))
    }
    #expect(leaks.found.isEmpty)
  }

  @Test(arguments: [
    ("Which paper filter?", "paper" as String?), ("Which Paper?", "paper"), ("Which glass or paper?", nil),
    ("Which tin or paper?", nil),
    ("Which pan?", nil), ("About which?", nil),
  ])
  func aWordOfTheQuestionStandsInTheRightChoiceAlone(text: String, word: String?) throws {
    let choices = ["a glass pan", "about a paper", "a tin", "a hat"]
    #expect(AnswerLeaks.sharedWord(try #require(Question(text: text, choices: choices, answer: 1))) == word)
    #expect(AnswerLeaks.sharedWord(try #require(Question(text: text, choices: choices, answer: 2))) == nil)
  }
}
