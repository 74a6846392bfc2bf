import QuizCore
import Testing

@testable import QuizScreens

/// Questions of every kind, answered with keys and with the mouse.
@Suite struct QuestionKindsTests {
  @Test func everyKindHasItsModule() {
    for kind in QuestionKind.all { #expect(QuestionModules.module(for: kind).kind == kind) }
    #expect(QuestionModules.all.count == QuestionKind.all.count)
  }

  @Test func severalAreLitPutOutAndConfirmed() throws {
    var player = KindPlayer.asked([try KindPlayer.several(.en)])
    player.type(player.digits(of: ["Mars", "Io"]))
    #expect(player.saved.isEmpty && player.screen.joined(separator: "\n").ranges(of: "chosen").count == 2)
    player.type(player.digits(of: ["Io", "Venus"]))
    player.press(.enter, then: .seconds(10))
    let answer = try #require(player.saved.first?.answers.first)
    #expect(answer.choices == [1, 3] || answer.choices == [3, 1])
    #expect(answer.correct && answer.choice == nil && answer.limit == 15_000)
  }

  @Test func aWrongNumberOfPanelsIsNoAnswer() throws {
    var player = KindPlayer.asked([try KindPlayer.several(.en)])
    player.press("1", .enter)
    #expect(player.canvas.runs(of: .alert).contains { $0.contains("Choose one more.") })
    player.type("2")
    #expect(!player.canvas.runs(of: .alert).contains { $0.contains("Choose") })
    player.type("3")
    #expect(player.canvas.runs(of: .alert).contains { $0.contains("Only 2: take one back first.") })
    #expect(player.screen.joined(separator: "\n").ranges(of: "chosen").count == 2, "one too many is not taken")
    player.press(.enter, then: .seconds(10))
    #expect(player.saved.count == 1)
  }

  @Test(arguments: [(Language.en, "Choose 2 more, in order."), (.ja, "順番に、あと2つ選んでください。")])
  func anOrderSaysHowManyAreLeft(_ language: Language, _ words: String) throws {
    var player = KindPlayer.asked([try KindPlayer.order(language)], language)
    player.press("1", .enter)
    #expect(player.canvas.runs(of: .alert).contains { $0.contains(words) })
    #expect(player.saved.isEmpty)
  }

  /// What is right and was not chosen does not look as if it had been.
  @Test func onlyWhatWasChosenRightlyIsLit() throws {
    var player = KindPlayer.asked([try KindPlayer.several(.en)])
    player.type(player.digits(of: ["Mars", "Io"]))
    player.press(.enter, then: AnswerLight.length)
    #expect(player.canvas.runs(of: .litRight).joined().contains("Mars"))
    #expect(player.canvas.runs(of: .offRight).joined().contains("Venus"))
    #expect(player.canvas.runs(of: .rightChip).contains { $0.contains("✓ 2") })
  }

  @Test func arrowsAndSpaceLightLampsAsDigitsDo() throws {
    var player = KindPlayer.asked([try KindPlayer.several(.en)])
    player.press(.down, .character(" "), .right, .character(" "), .enter, then: .seconds(10))
    #expect(player.saved.first?.answers.first?.choices?.count == 2)
  }

  @Test func aClickLightsALamp() throws {
    var player = KindPlayer.asked([try KindPlayer.several(.en)])
    let row = try #require(player.screen.firstIndex { $0.contains("▲ 1") })
    player.click(12, row)
    #expect(player.screen.joined(separator: "\n").ranges(of: "chosen").count == 1)
    player.click(12, row)
    #expect(player.screen.joined(separator: "\n").ranges(of: "chosen").count == 0)
  }

  @Test func anOrderIsPutTogetherTakenBackAndConfirmed() throws {
    var player = KindPlayer.asked([try KindPlayer.order(.en)])
    player.type(player.digits(of: ["telephone", "telegraph"]))
    player.press(.backspace, .backspace, .enter)
    player.type(player.digits(of: ["telegraph", "telephone", "radio"])).expect("no. 3")
    player.press(.enter, then: .seconds(10))
    let answer = try #require(player.saved.first?.answers.first)
    #expect(answer.choices == [1, 2, 3] && answer.correct && answer.limit == 20_000)
  }

  @Test func lettersAreTextWhereAnAnswerIsTyped() throws {
    var player = KindPlayer.asked([try KindPlayer.typed(.en)], size: ViewContext.smallest)
    player.type("q? p").expect("▶ q? p")
    player.press(.control("u"))
    player.fill("the amsterdm").expect("almost: it is spelled Amsterdam")
    player.wait(.seconds(10))
    let answer = try #require(player.saved.first?.answers.first)
    #expect(answer.text == "the amsterdm" && answer.correct)
  }

  @Test func anEmptyLineIsNoAnswer() throws {
    var player = KindPlayer.asked([try KindPlayer.typed(.en)])
    player.press(.enter, " ", .enter)
    #expect(player.canvas.runs(of: .alert).contains { $0.contains("Type the answer") })
    #expect(player.saved.isEmpty)
  }

  @Test func aPastedAnswerStandsOnOneLineOfBoundedLength() throws {
    var player = KindPlayer.asked([try KindPlayer.typed(.en)])
    player.send(.input(.paste("Amster\ndam" + String(repeating: "x", count: 500))))
    player.press(.enter, then: .seconds(10))
    let text = try #require(player.saved.first?.answers.first?.text)
    #expect(text.hasPrefix("Amster dam"))
    #expect(text.count == GivenAnswer.longestText)
  }

  @Test func aNumberTakesNothingElse() throws {
    var player = KindPlayer.asked([try KindPlayer.number(.en)], size: ViewContext.smallest)
    player.type("a4x２,1 km").expect("▶ 4２,1")
    player.press(.enter, then: .seconds(10))
    #expect(player.saved.first?.answers.first?.correct == true)
  }

  @Test func halfAnAnswerAtTheDeadlineIsNone() throws {
    var player = KindPlayer.asked([try KindPlayer.typed(.en)])
    player.type("Amsterda", then: .seconds(40))
    let answer = try #require(player.saved.first?.answers.first)
    #expect(answer.isLate && answer.milliseconds == 20_000)
  }

  @Test func aPauseKeepsWhatWasTyped() throws {
    var player = KindPlayer.asked([try KindPlayer.typed(.en)], size: ViewContext.smallest)
    player.type("Amst")
    player.press(.control("p")).expect(without: "Amst")
    player.press(.enter).expect("▶ Amst")
  }

  @Test func practiceShowsATypedAnswerAfterTwoMissesAndAsksItAgain() throws {
    let questions = [try KindPlayer.typed(.en), try KindPlayer.several(.en)]
    var player = KindPlayer.asked(questions, size: ViewContext.smallest, game: .practice, rules: .practice)
    for text in ["Rotterdam", "The Hague"] {
      player.press(.control("u"))
      player.fill(text)
    }
    player.expect("✓ Amsterdam")
    player.proceed()
    player.type(player.digits(of: ["Mars", "Venus"]), after: .seconds(1))
    player.press(.enter)
    player.proceed()
    player.wait(.seconds(1)).expect("What is the capital of the Netherlands?")
    player.fill("Amsterdam")
    player.proceed()
    player.wait(.seconds(5))
    let record = try #require(player.saved.first)
    #expect(record.asked == 2 && record.correct == 1 && record.misses == 2)
    #expect(record.answers.map(\.correct) == [false, false, true, true])
  }

  @Test(arguments: [
    ("1 3", QuestionKind.several, GivenAnswer.panels([0, 2])), ("ca", .several, .panels([0, 2])),
    ("３，１", .several, .panels([0, 2])), ("3 1 2", .order, .panels([2, 0, 1])), ("c>a>b", .order, .panels([2, 0, 1])),
    (" New  York ", .typed, .text("New York")), ("q", .typed, .text("q")), ("3", .number, .text("3")),
  ])
  func plainModeReadsAnAnswerAsItsKindHasIt(_ line: String, _ kind: QuestionKind, _ given: GivenAnswer) {
    #expect(PlainAnswer(line, to: kind) == .given(given))
  }

  @Test(arguments: [
    ("q", QuestionKind.several, PlainAnswer.leave), ("r", .order, .again), ("?", .several, .help),
    ("/q", .typed, .leave), ("／ｑ", .number, .leave), ("/r", .typed, .again), ("/?", .number, .help),
    ("1 1", .several, .unknown), ("1 x", .order, .unknown), (" ", .typed, .nothing),
  ])
  func plainModeHasItsCommandsForEveryKind(_ line: String, _ kind: QuestionKind, _ answer: PlainAnswer) {
    #expect(PlainAnswer(line, to: kind) == answer)
  }
}
