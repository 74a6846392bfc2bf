import QuizCore
import Testing

@testable import BankFormats

/// What a file says of single answers is not lost.
@Suite struct FeedbackTests {
  @Test(arguments: [
    (
      "q {=a#good one! ~b#no, that is c ~c#no, that is b #### all of them}",
      "all of them\nb: no, that is c\nc: no, that is b"
    ),
    ("q {=a#Because it is so, always ~b ~c#not c}", "Because it is so, always\nc: not c"),
    ("q {=a ~b#Wrong. ~c#Wrong.}", nil), ("q {=a#Yes ~b#Yes}", "Yes"), ("q {=a ~b}", nil),
    ("q {T#look again#it is}", "it is\nFalse: look again"), ("q {F#look again}", "True: look again"),
    ("地球は丸い {T#もう一度}", "正しくない：もう一度"),
    ("q {=Paris#the city =%50%Lyon#the second city}", "the city\nLyon: the second city"),
    ("q {#=3:1#nearly exact =%50%4:2#far off}", "nearly exact\n4±2: far off"),
    ("q {~%50%a#one of them ~%50%b#the other ~%-100%c}", "a: one of them\nb: the other"),
  ])
  func whatGIFTSaysOfAnswersStandsInTheExplanation(gift: String, explanation: String?) throws {
    let file = try imported(gift)
    #expect(file.refusals == [])
    #expect(file.questions.map(\.explanation) == [explanation])
  }

  /// XML that is written by hand is laid out; code between fences keeps its blanks.
  @Test func feedbackHasNoRunsOfBlanks() throws {
    let said = "First\u{20}\u{20}\u{20}line,\n          then\tanother.\n```\nif a:\n    b\n```"
    let file = try imported(
      "<quiz><question type=\"shortanswer\"><questiontext><text>q</text></questiontext><answer fraction=\"100\"><text>a</text>"
        + "</answer><generalfeedback format=\"plain_text\"><text>\n      \(said)\n    </text></generalfeedback></question></quiz>"
    )
    #expect(file.questions.map(\.explanation) == ["First line,\nthen another.\n```\nif a:\n    b\n```"])
  }

  @Test func whatMoodleSaysOfAnswersStandsInTheExplanation() throws {
    func answer(_ text: String, _ fraction: Int, _ said: String) -> String {
      "<answer fraction=\"\(fraction)\"><text>\(text)</text><feedback format=\"html\"><text>\(said)</text></feedback></answer>"
    }
    func explanation(_ type: String, _ answers: String) throws -> String? {
      let text = """
        <?xml version="1.0"?><quiz><question type="\(type)"><questiontext><text>q</text></questiontext>
        <generalfeedback><text>General.</text></generalfeedback>\(answers)</question></quiz>
        """
      return try #require(try imported(text).questions.first).explanation
    }
    let choices = answer("a", 100, "Right, and that is why") + answer("b", 0, "b is not") + answer("c", 0, "")
    #expect(try explanation("multichoice", choices) == "Right, and that is why\nGeneral.\nb: b is not")
    let statement = answer("true", 0, "It is not") + answer("false", 100, "Indeed it is false")
    #expect(try explanation("truefalse", statement) == "Indeed it is false\nGeneral.\nTrue: It is not")
    let short = answer("Paris", 100, "") + answer("Lyon", 0, "That is the second") + answer("*", 0, "Try again")
    #expect(try explanation("shortanswer", short) == "General.\nLyon: That is the second")
    #expect(try explanation("numerical", answer("3", 100, "") + answer("4", 0, "too much")) == "General.\n4: too much")
  }

  @Test func whatHasNoRoomIsLeftOutAndTheQuestionStays() throws {
    let long = String(repeating: "x", count: BankLimits.field - 8)
    let file = try imported("q {=a ~b#\(long) ~c#short}")
    #expect(file.questions.map(\.explanation) == ["b: \(long)"])
    #expect(file.refusals == [])
  }

  @Test(arguments: ["q {=a ~%50%b ~c}", "q {=Paris =%50%Lyon}", "q {#=3:1 =%50%4:2}"])
  func answersWithAPartOfThePointsAreSaidToCountAsWrong(gift: String) throws {
    #expect(try imported(gift).notes == [.partlyRight])
  }

  @Test(arguments: ["q {=a ~b ~c}", "q {~%50%a ~%50%b ~%-100%c}", "q {=Paris =Paname}", "q {#=3:1 =%0%4:2}"])
  func wholePointsAreSaidNothingOf(gift: String) throws {
    #expect(try imported(gift).notes == [])
  }
}
