/// A field that few answers of a record have, described once. The lines of the score log, their parser and the JSON that
/// leagues exchange go by ``all``. The four that every answer has are read and written by hand, since there are millions.
///
/// To add a field: a property of ``RoundRecord/Answer`` and an entry here. An answer without it must go on to be read.
public final class AnswerField: Sendable {
  /// What it holds.
  public enum Value: Sendable {
    /// A whole number within bounds.
    case number(
      ClosedRange<Int>, get: @Sendable (RoundRecord.Answer) -> Int?,
      set: @Sendable (inout RoundRecord.Answer, Int) -> Void)
    /// Whole numbers within bounds, one or more.
    case numbers(
      ClosedRange<Int>, get: @Sendable (RoundRecord.Answer) -> [Int]?,
      set: @Sendable (inout RoundRecord.Answer, [Int]) -> Void)
    /// A text of a bounded length in bytes.
    case text(
      upTo: Int, get: @Sendable (RoundRecord.Answer) -> String?,
      set: @Sendable (inout RoundRecord.Answer, String) -> Void)
  }

  /// Its name in JSON.
  public let name: String
  /// Its meaning, in one sentence.
  public let meaning: String
  /// What it holds.
  public let value: Value
  /// What stands before its value in a line of the log.
  package let opening: [UInt8]

  private init(_ name: String, _ value: Value, _ meaning: String) {
    self.name = name
    self.meaning = meaning
    self.value = value
    opening = Array(",\"\(name)\":".utf8)
  }

  /// The most bytes of a text that was typed.
  public static let longestText = GivenAnswer.longestText * 8

  /// The beginning of a text that is not longer than that.
  static func fitting(_ text: String) -> String {
    var text = text
    while text.utf8.count > longestText { text.removeLast() }
    return text
  }

  /// All such fields, in the order in which they stand in an answer.
  public static let all: [AnswerField] = [
    AnswerField(
      "choices", .numbers(QuestionTally.choices, get: { $0.choices }, set: { $0.choices = $1 }),
      "The numbers, from 1, of the choices in the bank where several were given."),
    AnswerField(
      "text", .text(upTo: longestText, get: { $0.text }, set: { $0.text = $1 }), "What was typed."),
    AnswerField(
      "limit", .number(RecordField.times, get: { $0.limit }, set: { $0.limit = $1 }),
      "The time limit of the question in milliseconds, where it is not that of the round."),
  ]

  /// Whether what an answer has of this field is within its bounds.
  func isPossible(in answer: RoundRecord.Answer) -> Bool {
    switch value {
    case .number(let bounds, let get, _): get(answer).map(bounds.contains) ?? true
    case .numbers(let bounds, let get, _):
      get(answer).map { (1...bounds.count).contains($0.count) && $0.allSatisfy(bounds.contains) } ?? true
    case .text(let bytes, let get, _): get(answer).map { $0.utf8.count <= bytes } ?? true
    }
  }
}
