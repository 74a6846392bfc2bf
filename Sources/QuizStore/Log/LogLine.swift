import QuizCore

/// One line of the score log, as it stands in the file.
public struct LogLine: Sendable {
  /// What the line holds.
  public enum Content: Hashable, Sendable {
    /// A round.
    case record(RoundRecord)
    /// A round whose id was read before.
    case repeated(RoundRecord)
    /// A round in the format of a newer version of this program.
    case newer(version: Int)
    /// Not readable.
    case unreadable(Reason)
  }

  /// Why a line cannot be read.
  public enum Reason: Hashable, Sendable {
    /// It is longer than any line that this program writes.
    case tooLong
    /// It is not a record in JSON.
    case notARecord
    /// It is a record with numbers that no round can have.
    case impossible
  }

  /// Where the line begins, in bytes from the beginning of the file.
  public let offset: Int
  /// The line's number in the file, from 1.
  public let number: Int
  /// The bytes of the line without its newline; empty when it is too long.
  public let bytes: [UInt8]
  /// The content.
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
    case .tooLong: Phrase(en: "longer than \(RoundRecord.longestLine) bytes, passed over", ja: "長すぎるため、無視します")
    case .notARecord: Phrase(en: "not readable", ja: "読めません")
    case .impossible: Phrase(en: "not readable, numbers no round can have", ja: "読めません（ありえない数値です）")
    }
  }
}
