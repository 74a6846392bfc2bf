/// How the answers of a kind stand in the answer's column of a bank.
struct AnswerCellRule: Sendable {
  /// An answer's cell, and what stands beside it.
  struct Cell {
    /// The text of the cell.
    let text: String
    /// The choices of the row; empty where there are none.
    let choices: [String]
    /// The index of the one choice that a text names by number, letter or words; nil where it names none, or two.
    let choice: (String) -> Int?
  }

  /// The key of a row, or what is wrong with its answer, a sentence without its full stop that begins in the middle:
  /// "the answer is "x"" stands before it.
  enum Reading: Hashable {
    case key(QuestionKind.Key)
    case fault(Phrase)
  }

  /// Whether a row that names no kind is of this one, by its answer and its choices; `.fault` does not count here.
  let claims: @Sendable (Cell) -> Bool
  /// Whether such a row could be of another kind, so that its author should learn how it is read.
  var isDoubtful: @Sendable (Cell) -> Bool = { _ in false }
  /// Reads a cell.
  let read: @Sendable (Cell) -> Reading
  /// What is odd about the answer of a question that can be used, a sentence that goes on after what was found; nil where
  /// nothing is.
  var oddity: @Sendable (Question) -> Phrase? = { _ in nil }
  /// Whether it says the answer, so that the same in all rows is hardly meant.
  var saysAnswer = true
  /// Writes the cell of a question, which `read` reads again.
  let write: @Sendable (Question) -> String
}
