/// One thing that is wrong with a bank, and where.
///
/// An error makes its row unusable, a warning does not. What it quotes is the file's own text and may hold anything:
/// clean it before it is shown.
public struct BankDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Hashable, Sendable {
    /// The row cannot be used.
    case error
    /// The row can be used, but hardly as it was meant.
    case warning
  }

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no text to ask.
    case emptyQuestion
    /// The answer's column holds nothing.
    case noAnswer
    /// The answer's column holds something other than a number.
    case answerNotANumber(found: String)
    /// The answer is a number, but not that of a choice.
    case answerOutOfRange(found: String, choices: Int)
    /// Fewer than two choices are filled.
    case tooFewChoices(found: Int)
    /// A choice, by its number from 1, is empty and a later one is not.
    case emptyChoice(Int)
    /// There is text in a column, counted from 1, that has no meaning.
    case tooManyColumns(found: Int, expected: Int)
    /// There are more columns than `BankLimits.columns`.
    case tooWide
    /// A field is longer than `BankLimits.field`.
    case fieldTooLong(bytes: Int)
    /// A row is longer than `BankLimits.row`.
    case rowTooLong
    /// A quote opens a field and nothing closes it.
    case unterminatedQuote
    /// A quote opens a field and nothing near closes it: not within `BankLimits.quotedField` bytes.
    case quoteTooLong
    /// Something other than a comma or a line's end follows a closing quote.
    case textAfterQuote
    /// A byte 0, which no text has.
    case nulByte
    /// Bytes that are not UTF-8, in a file that otherwise is.
    case notUTF8
    /// The file became shorter while it was being read.
    case cutShort
    /// The system stopped reading the file; `errno` is its number for why.
    case cannotRead(errno: Int32)

    /// The same question with the same right answer came before.
    case duplicate(firstLine: Int)
    /// Two choices, by their numbers from 1, differ at most in case, width and outer spaces.
    case equalChoices(Int, Int)
    /// Every row has the same answer.
    case sameAnswer(Int, rows: Int)
    /// The heading names a column that means nothing here; it is not read.
    case unknownColumn(String)
    /// The heading names a column twice; the first is read.
    case repeatedColumn(String)
    /// What another room has to say of a row, a whole sentence without its full stop: it does not fit the panels, say.
    case remark(String)
  }

  /// The line of the file, from 1.
  public let line: Int
  /// The character of that line, from 1.
  public let column: Int
  /// What is wrong.
  public let kind: Kind

  /// Makes a problem from its parts.
  public init(line: Int, column: Int, kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }

  /// How bad it is; each kind is always the one or the other.
  public var severity: Severity {
    switch kind {
    case .emptyQuestion, .noAnswer, .answerNotANumber, .answerOutOfRange, .tooFewChoices, .emptyChoice,
      .tooManyColumns, .tooWide, .fieldTooLong, .rowTooLong, .unterminatedQuote, .quoteTooLong, .textAfterQuote,
      .nulByte,
      .notUTF8, .cutShort, .cannotRead:
      .error
    case .duplicate, .equalChoices, .sameAnswer, .unknownColumn, .repeatedColumn, .remark:
      .warning
    }
  }

  /// One line of a report: `food.csv:14:45: the answer is "7", but there are 4 choices`; a warning says that it is one.
  public func located(in name: String) -> String {
    switch severity {
    case .error: "\(name):\(line):\(column): \(description)"
    case .warning: "\(name):\(line):\(column): warning: \(description)"
    }
  }
}

extension BankDiagnostic: CustomStringConvertible {
  /// What is wrong, in English, without a place and a full stop.
  public var description: String { kind.sentence }
}

extension BankDiagnostic.Kind {
  /// What is wrong, in English, without a place and a full stop.
  public var sentence: String {
    switch self {
    case .emptyQuestion:
      "the question is empty"
    case .noAnswer:
      "the answer is missing; write the number of the right choice"
    case .answerNotANumber(let found):
      "the answer is \(quoted(found)), not the number of a choice"
    case .answerOutOfRange(let found, let choices):
      "the answer is \(quoted(found)), but there \(choices == 1 ? "is" : "are") \(counted(choices, "choice"))"
    case .tooFewChoices(let found):
      "there \(found == 1 ? "is" : "are") \(counted(found, "choice")), but a question needs at least 2"
    case .emptyChoice(let number):
      "choice \(number) is empty, but a later one is not"
    case .tooManyColumns(let found, let expected):
      "there is text in column \(found), but this bank has only \(expected) columns"
    case .tooWide:
      "there are more than \(BankLimits.columns) columns"
    case .fieldTooLong(let bytes):
      "the field has \(bytes) bytes, more than \(BankLimits.field)"
    case .rowTooLong:
      "the row has more than \(BankLimits.row) bytes"
    case .unterminatedQuote:
      "the quote that opens here is never closed"
    case .quoteTooLong:
      "the quote that opens here is not closed within \(BankLimits.quotedField) bytes"
    case .textAfterQuote:
      "there is text after the closing quote; a quote inside a quoted field is written twice"
    case .nulByte:
      "there is a zero byte, which no text has"
    case .notUTF8:
      "this is not UTF-8 text"
    case .cutShort:
      "the file became shorter while it was being read"
    case .cannotRead(let code):
      "the file cannot be read any further (\(SystemReason.words(code)))"
    case .duplicate(let firstLine):
      "this question, with this answer, is already on line \(firstLine)"
    case .equalChoices(let first, let second):
      "choices \(first) and \(second) are the same"
    case .sameAnswer(let answer, let rows):
      "the answer is \(answer) in all \(rows) rows"
    case .unknownColumn(let name):
      "\(quoted(name)) is not the name of a column and is not read"
    case .repeatedColumn(let name):
      "the column \(quoted(name)) is here a second time and is not read"
    case .remark(let sentence):
      sentence
    }
  }
}

/// A bank's own text as a message shows it: in quotes, and not longer than is needed to recognise it.
private func quoted(_ text: String) -> String {
  let head = text.prefix(BankLimits.quoted)
  return head.endIndex == text.endIndex ? "\"\(text)\"" : "\"\(head)…\""
}

/// A number and what it counts, in English.
private func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
