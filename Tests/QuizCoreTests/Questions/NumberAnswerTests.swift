import Testing

@testable import QuizCore

/// Numbers as answers: how a bank writes them, and which lines are right.
struct NumberAnswerTests {
  static func question(_ cell: String) -> Question? {
    Question(.number, text: "?", key: QuestionKind.Key(accepted: [cell]))
  }

  @Test(arguments: [
    ("384400±20000 km", "384,400 km"), ("-12345.678", "-12,345.678"), ("10000..2000000", "10,000–2,000,000"),
    ("2015±5", "2015"), ("1234567", "1,234,567"), ("12,345", "12,345"), ("01234567", "01234567"), ("86%", "86%"),
  ])
  func aNumberIsToldWithItsThousandsApart(_ cell: String, _ told: String) throws {
    let question = try #require(NumberAnswerTests.question(cell))
    #expect(question.rightAnswer == told)
    #expect(ShuffledQuestion(question).judge(.text(told)) == .right || told.contains("–"))
  }

  /// An answer, lines that are right, lines that are wrong, and lines that are no answer to it.
  struct Case: CustomTestStringConvertible {
    let answer: String
    let right: [String]
    let wrong: [String]
    let unread: [String]
    var testDescription: String { answer }

    init(_ answer: String, right: [String], wrong: [String] = [], unread: [String] = []) {
      self.answer = answer
      self.right = right
      self.wrong = wrong
      self.unread = unread
    }
  }

  static let cases = [
    Case(
      "1969", right: ["1969", "１９６９", "1,969", "1 969", "+1969", "1969.0", "01969", " 1969 "],
      wrong: ["1968", "-1969", "196.9"], unread: ["", "x", "1969 km", "19 69", "1969-1970", "1e3", "--1", "1.9.69"]),
    Case("-5", right: ["-5", "−5", "－５", "-5.000"], wrong: ["5", "+5"], unread: ["- -5", "-"]),
    Case("3.14±0.01", right: ["3.14", "3,14", "3.13", "3.15", "3.145"], wrong: ["3.12", "3.151", "314"]),
    Case("3.141", right: ["3.141", "3,141"], wrong: ["3141", "3.14"]),
    Case("1234", right: ["1234", "1,234", "1_234", "1'234"], wrong: ["1.234"], unread: ["12,34,5"]),
    Case(
      "300±5% km", right: ["285", "315 km", "300KM", "300 ｋｍ"], wrong: ["284", "316"], unread: ["300 m", "300 km/h"]),
    Case("300 km±5%", right: ["285", "315 km"], wrong: ["284.999"]),
    Case("-200 ± 10%", right: ["-220", "-180"], wrong: ["-221", "-179", "200"]),
    Case("50% ± 2%", right: ["48", "52%"], wrong: ["47.9", "52.1%"]),
    Case("10..20 m", right: ["10", "15.5 m", "20"], wrong: ["9.999", "20.001"]),
    Case("10 m .. 20 m", right: ["10", "20m"], wrong: ["21"]),
    Case("-10〜-5", right: ["-10", "-5"], wrong: ["-4", "5"]),
    Case("1...3", right: ["1", "3"], wrong: ["0", "4"]),
    Case("1~3", right: ["2"], wrong: ["4"]),
    Case("5+-1", right: ["4", "6"], wrong: ["7"]),
    Case("5+/-1", right: ["4", "6"], wrong: ["7"]),
    Case("7±0", right: ["7"], wrong: ["7.000000000001"]),
    Case("0.000000000001", right: ["0.000000000001"], wrong: ["0", "0.000000000002"]),
    Case("99999999999999999999±100%", right: ["0", "99999999999999999999"], wrong: ["-1"]),
    Case(".5", right: ["0.5", ".5", "0,5"], wrong: ["5"]),
    Case("21 °C", right: ["21", "21°C", "21 °c"], unread: ["21 °F"]),
    Case("12 €", right: ["12", "12€"], unread: ["12 $"]),
    Case("20 ㎡", right: ["20", "20㎡"]),
  ]

  @Test(arguments: cases) func aNumberIsRightWithinItsBounds(_ item: Case) throws {
    let shuffled = ShuffledQuestion(try #require(NumberAnswerTests.question(item.answer)))
    for line in item.right { #expect(shuffled.judge(.text(line)) == .right, "\(line)") }
    for line in item.wrong {
      #expect(shuffled.judge(.text(line)) == .wrong && shuffled.isComplete(.text(line)), "\(line)")
    }
    for line in item.unread {
      #expect(shuffled.judge(.text(line)) == .wrong && !shuffled.isComplete(.text(line)), "\(line)")
    }
    #expect(!shuffled.isComplete(.panels([0])))
  }

  @Test(arguments: [
    ("x", AcceptedNumber.Fault.noNumber), ("", .noNumber), ("km", .noNumber), ("10-20", .noNumber),
    ("10–20", .noNumber),
    ("6.02e23", .noNumber), ("6.02×10^23", .noNumber), ("12:30", .noNumber), ("1.2.3", .noNumber),
    ("2024-01-01", .noNumber),
    ("20..10", .backwards), ("..", .noNumber), ("1..", .noNumber), ("..1", .noNumber), ("1..2..3", .noNumber),
    ("±", .noNumber), ("1±", .noNumber), ("±1", .noNumber), ("1±1±1", .noNumber), ("1±-1", .margin),
    ("1±101%", .margin),
    ("1±-5%", .margin), ("1 km±1 m", .noNumber), ("1 km..2 m", .noNumber), ("1±1..3", .noNumber),
    ("123456789012345678901", .tooLong), ("0.1234567890123", .tooLong), ("1±0.1234567890123", .tooLong),
    ("1 " + String(repeating: "x", count: 21), .noNumber),
  ])
  func whatIsNoNumberIsSaid(_ text: String, _ fault: AcceptedNumber.Fault) {
    #expect(throws: fault) { try AcceptedNumber(reading: text) }
    #expect(NumberAnswerTests.question(text) == nil)
  }

  /// The longest numbers in every place of an answer: nothing traps, and all that is read contains its own bounds.
  @Test func noNumberIsTooLargeToReckonWith() {
    var parts = ["", "-", "+", "0", "1", "-1", "99999999999999999999", "-99999999999999999999"]
    parts += ["99999999999999999999.999999999999", "-99999999999999999999.999999999999", "0.000000000001"]
    parts += ["1e5", "%", "100%", "100.0001%", "x"]
    for count in [20, 21, 32, 38, 39, 40, 100] { parts.append(String(repeating: "9", count: count)) }
    for count in [20, 40] {
      parts.append("0." + String(repeating: "0", count: count) + "1")
      parts.append("-" + String(repeating: "1", count: count) + "." + String(repeating: "9", count: 12))
    }
    for first in parts {
      for sign in ["", "±", "..", "+-", ",", "."] {
        for second in parts {
          for unit in ["", "%", " km"] {
            let text = first + sign + second + unit
            guard let number = AcceptedNumber(text) else { continue }
            #expect(number.low <= number.high && number.contains(number.low) && number.contains(number.high), "\(text)")
            for line in parts.prefix(12) where sign.isEmpty { _ = number.numbers(line + unit) }
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("300 kW±5%", "kW"), ("300±5% kW", "kW"), ("10..20 Mb", "Mb"), ("１０ ＫＭ", "ＫＭ"), ("5", ""), ("21 °C", "°C"),
    ("5±10%", ""),
    ("50%", "%"),
  ])
  func theUnitIsSaidAsTheBankHasIt(_ answer: String, _ unit: String) {
    #expect(NumberAnswerTests.question(answer)?.unit == unit)
  }

  /// Without a kind, only what can hardly be anything else is a number.
  @Test(arguments: [
    ("1969", true), ("3.14", true), ("10..20", true), ("5±1", true), ("300±5% km", true), ("-5", true), ("7", false),
    ("007", false), ("0120", false), ("0.5", true), ("10 Downing Street", false), ("12 km", false), ("B", false),
    ("1914-1918", false), ("12:30", false), ("3rd", false),
  ])
  func aNumberIsKnownByItself(_ text: String, _ claims: Bool) {
    #expect(NumberCell.claims(AnswerCellRule.Cell(text: text, choices: [], choice: { _ in nil })) == claims)
  }
}
