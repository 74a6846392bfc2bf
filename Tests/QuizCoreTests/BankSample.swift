import Testing

@testable import QuizCore

/// A bank of a text, called `food.csv`.
func bank(_ text: String) throws -> Bank {
  try Bank(bytes: Array(text.utf8), name: "food.csv")
}

/// The diagnostics of a text.
func report(_ text: String) throws -> [String] {
  var lines: [String] = []
  _ = try bank(text).check { lines.append($0.located(in: "food.csv").en) }
  return lines
}

/// The questions of a bank, those that can be used.
func questions(_ bank: Bank) -> [Question] {
  (0..<bank.rowCount).compactMap(bank.question(at:))
}

/// The texts of a bank's questions.
func asked(_ text: String) throws -> [String] {
  try questions(bank(text)).map(\.text)
}

/// Why bytes are no bank; nil when they are one.
func refusal(_ bytes: [UInt8]) -> BankError? {
  do throws(BankError) {
    _ = try Bank(bytes: bytes, name: "food.csv")
    return nil
  } catch { return error }
}

/// A text, and what it is an example of.
struct Sample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  init(_ description: String, _ text: String) {
    testDescription = description
    self.text = text
  }
}
