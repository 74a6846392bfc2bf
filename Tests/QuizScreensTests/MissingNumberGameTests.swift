import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Missing number, from the first sum to the record.
@Suite struct MissingNumberGameTests {
  @Test func theReasonOfAWrongDigitIsASumThatGivesTheMissingNumber() throws {
    var rng = SystemRandomNumberGenerator()
    for sum in (0..<20).flatMap({ _ in MissingNumber.round(using: &rng) }) {
      let reason = try #require(SumView.reason(for: sum.text, "\(sum.answer)"))
      let parts = reason.split(separator: " ")
      let (left, right) = (try #require(Int(parts[0])), try #require(Int(parts[2])))
      let result =
        switch parts[1] {
        case "+": left + right
        case "-": left - right
        case "×": left * right
        case _: left / right
        }
      #expect(parts[3] == "=" && Int(parts[4]) == result && result == sum.answer, "\(sum.text): \(reason)")
    }
    #expect(SumView.reason(for: "Which planet is largest?", "Jupiter") == nil)
  }

  @Test(arguments: [Language.en, .ja]) func noSumRightMakesNobodyWiser(_ language: Language) {
    var player = Player(language).adding()
    for sum in Player.sums().questions {
      player.type("\((sum.rightPanels[0] + 1) % 9 + 1)", after: .seconds(1), then: .seconds(6))
    }
    player.wait(.seconds(4)).expect(language == .en ? "None right" : "正解0問", without: "wiser", "物知り")
  }

  @Test func tenSumsMakeARecord() throws {
    var player = Player().adding()
    for sum in Player.sums().questions {
      player.type("\(sum.rightPanels[0] + 1)", after: .seconds(1), then: .milliseconds(800))
    }
    let record = try #require(player.saved.first)
    #expect(record.game == .missing && record.set == "missing")
    #expect(record.asked == 10 && record.correct == 10)
    #expect(record.milliseconds == 10_000)
    player.type("n", after: .seconds(3)).expect(row: 0, begins: " Missing number   Question 1 of 10")
  }

  @Test func lettersMoveOnTheKeypadAndDoNotAnswer() {
    var player = Player().adding()
    player.type("hl", after: .seconds(1)).expect(row: 1, begins: " ━")
    player.type("５").expect(row: 1, ends: " took 1.0 s")
  }

  @Test func theLampOfTheDigitSaysHowItWasJudged() {
    func lamps(_ digit: String, _ style: Style, _ size: Size, _ language: Language) -> String {
      let player = Player(language, size: size).atTheFirstSum().having { $0.type(digit, then: AnswerLight.length) }
      return player.canvas.runs(of: style).joined()
    }
    #expect(lamps("6", .rightChip, .ordinary, .en).contains("✓ 3.9 s   +1,060"))
    #expect(lamps("3", .offWrong, .wide, .ja).contains("✗ あなたの回答"))
  }

  @Test(arguments: [(80, 24), (90, 40), (92, 40), (118, 36), (45, 20)])
  func theWidestSumIsWhole(_ width: Int, _ height: Int) throws {
    let context = Player(.en, size: .of(width, height)).app.context
    let question = try #require(Question(text: "135 ÷ 15 = ( ? )", choices: (1...9).map(String.init), answer: 8))
    let board = BoardView(asking: ShuffledQuestion(question), face: SumFace(), words: context.words)
    let lines = board.canvas(in: context).lines
    let alone = [LargeText.Scale.full(1), .half].map { scale in
      SumView(question.text, answer: nil, .unicode).digits(scale).lines(in: .of(120, 6)).map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty }
    }
    #expect(
      alone.contains { large in large.allSatisfy { line in lines.contains { $0.contains(line) } } }
        || lines.contains { $0.contains("135  ÷  15  =  ( ? )") }, "\(lines.picture)")
  }

  @Test func everyOperationHasALargeSign() throws {
    for sign in "0123456789+−×÷=?" {
      let digits = Digits(text: String(sign), scale: .half, style: .plain, glyphs: .unicode)
      #expect(try #require(digits.form(in: Size(width: 9, height: 9))).size.width > 0)
    }
    for operation in MissingNumber.Operation.allCases {
      let sum = SumView("9 \(operation.sign) 1 = ( ? )", answer: nil, .unicode)
      let canvas = sum.digits(.half).canvas(in: .of(80, 3))
      #expect(canvas.runs(of: .title).count { !$0.allSatisfy { $0 == " " } } > 3)
      #expect(!canvas.runs(of: .shape(3)).isEmpty)
    }
  }
}
