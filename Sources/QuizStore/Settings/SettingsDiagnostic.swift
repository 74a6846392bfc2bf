import FoundationEssentials
import QuizCore

/// What is wrong with the file of the settings.
public enum SettingsDiagnostic: Hashable, Sendable {
  /// It is a folder, a FIFO or a device.
  case notRegular
  /// It has more bytes than any settings take.
  case tooLong(limit: Int)
  /// It is not JSON, from this line and column (both from 1) on.
  case notJSON(line: Int, column: Int)
  /// It is JSON, but not an object.
  case notAnObject
  /// The value of this key cannot be what it is.
  case value(Key)
  /// Under this key, which is not ours, stands what would not be the same after the file is written.
  case cannotBeKept(key: String)
  /// Something else, that nobody foresaw.
  case unclear

  /// The keys that this program knows, by the fields of `Settings`.
  public enum Key: String, CodingKey, CaseIterable, Sendable {
    /// As the fields are called.
    case language, seconds, questions, verdict, theme, motion, mouse, ascii, bell, selection

    /// What may stand there.
    public var allowed: Allowed {
      switch self {
      case .language: .oneOf(LanguageChoice.allCases.map(\.rawValue))
      case .seconds: .number(Settings.possibleSeconds)
      case .questions: .number(Settings.possibleQuestions)
      case .verdict: .oneOf(VerdictChoice.allCases.map(\.rawValue))
      case .theme: .oneOf(ThemeChoice.allCases.map(\.rawValue))
      case .motion, .mouse, .ascii, .bell: .yesOrNo
      case .selection: .selection
      }
    }
  }

  /// What may stand under a key.
  public enum Allowed: Hashable, Sendable {
    /// One of these words.
    case oneOf([String])
    /// A whole number in this range.
    case number(ClosedRange<Int>)
    /// `true` or `false`.
    case yesOrNo
    /// A set, as this program writes it.
    case selection
  }
}

extension SettingsDiagnostic: CustomStringConvertible {
  /// What is wrong, and what may stand there.
  public var description: String {
    switch self {
    case .notRegular: "not an ordinary file"
    case .tooLong(let limit): "longer than \(limit >> 20) MiB"
    case .notJSON(let line, let column): "not JSON from line \(line), column \(column) on"
    case .notAnObject: "not a JSON object"
    case .value(let key): "\"\(key.rawValue)\" must be \(key.allowed)"
    case .cannotBeKept(let key): "the value of \"\(key)\" would be lost if this file were written"
    case .unclear: "not settings"
    }
  }
}

extension SettingsDiagnostic.Allowed: CustomStringConvertible {
  /// What may stand there, after "must be".
  public var description: String {
    switch self {
    case .oneOf(let words):
      "\(words.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")) or \"\(words.last ?? "")\""
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .yesOrNo: "true or false"
    case .selection: "a set as tenq writes it"
    }
  }
}

extension SettingsDiagnostic {
  /// Finds what made a decoder refuse the settings in `bytes`.
  init(in bytes: [UInt8]) {
    if let found = try? JSONDecoder().decode(FirstBadKey.self, from: Data(bytes)) {
      self = found.key.map(SettingsDiagnostic.value) ?? .unclear
    } else if let fault = JSONSyntaxError(in: bytes) {
      self = .notJSON(line: fault.line, column: fault.column)
    } else {
      self = .notAnObject
    }
  }

  /// The first of our keys, in their own order, whose value is not what may stand there.
  private struct FirstBadKey: Decodable {
    let key: Key?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      func isBad<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Bool {
        do {
          _ = try values.decodeIfPresent(type, forKey: key)
          return false
        } catch {
          return true
        }
      }
      key = Key.allCases.first { key in
        switch key {
        case .language: isBad(LanguageChoice.self, key)
        case .seconds, .questions: isBad(Int.self, key)
        case .verdict: isBad(VerdictChoice.self, key)
        case .theme: isBad(ThemeChoice.self, key)
        case .motion, .mouse, .ascii, .bell: isBad(Bool.self, key)
        case .selection: isBad(Selection.self, key)
        }
      }
    }
  }
}
