import QuizCore

/// One line of the score log as it was found.
public struct LogLine: Sendable {
  /// What the line holds.
  public enum Content: Hashable, Sendable {
    /// A round.
    case record(RoundRecord)
    /// A round that was counted before: its id is that of a line read earlier.
    case repeated(RoundRecord)
    /// A round in the format of a newer version of this program, which this one leaves alone.
    case newer(version: Int)
    /// Nothing that can be read.
    case unreadable(Reason)
  }

  /// Why a line cannot be read.
  public enum Reason: Hashable, Sendable {
    /// It is longer than any line this program writes.
    case tooLong
    /// It is not the JSON of a record.
    case notARecord
    /// It is a record whose numbers no round can have.
    case impossible
  }

  /// Where the line begins, in bytes from the beginning of the file.
  public let offset: Int
  /// The line's number in the file, from 1.
  public let number: Int
  /// The line as it stands there, without its newline, keys that are not known included; empty when it is too long.
  public let bytes: [UInt8]
  /// What it holds.
  public let content: Content
}

/// A line of the score log that could not be read.
public struct LogDiagnostic: Hashable, Sendable {
  /// Where the line begins, in bytes from the beginning of the file.
  public let offset: Int
  /// Why it could not be read.
  public let reason: LogLine.Reason
}

extension LogLine.Reason {
  /// The reason in a few words.
  public var phrase: Phrase {
    switch self {
    case .tooLong: Phrase(en: "longer than \(RecordLine.limit) bytes, passed over", ja: "長すぎるため、飛ばしました")
    case .notARecord: Phrase(en: "not readable", ja: "読めません")
    case .impossible: Phrase(en: "not readable, numbers no round can have", ja: "読めません（ありえない数値です）")
    }
  }
}
