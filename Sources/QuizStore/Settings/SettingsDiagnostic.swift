import FoundationEssentials
import QuizCore

/// What is wrong with the file of the settings.
public enum SettingsDiagnostic: Hashable, Sendable {
  /// It is a folder, a FIFO or a device.
  case notRegular
  /// It is longer than any settings, in bytes.
  case tooLong(limit: Int)
  /// It stops being JSON at this line and column, both from 1.
  case notJSON(line: Int, column: Int)
  /// It is JSON, but not an object.
  case notAnObject
  /// The value of this key is not allowed.
  case value(Key)
  /// The value of this key, which the program does not know, would change when the file is written.
  case cannotBeKept(key: String)
  /// Anything else.
  case unclear

  /// The keys that this program knows: the fields of `Settings`.
  public enum Key: String, CodingKey, CaseIterable, Sendable {
    /// The name of the field.
    case language, seconds, questions, verdict, theme, motion, mouse, ascii, bell, selection

    /// The values it can have.
    var allowed: Allowed {
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

  /// The values a key can have.
  enum Allowed: Hashable, Sendable {
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

extension SettingsDiagnostic {
  /// What is wrong, and what is allowed instead.
  public var phrase: Phrase {
    switch self {
    case .notRegular: Phrase(en: "not an ordinary file", ja: "通常のファイルではありません")
    case .tooLong(let limit): Phrase(en: "longer than \(limit >> 20) MiB", ja: "\(limit >> 20) MiB を超えています")
    case .notJSON(let line, let column):
      Phrase(
        en: "not JSON from line \(line), column \(column) on", ja: "\(line)行目の\(column)文字目から JSON ではありません")
    case .notAnObject: Phrase(en: "not a JSON object", ja: "JSON のオブジェクトではありません")
    case .value(let key):
      Phrase(
        en: "\"\(key.rawValue)\" must be \(key.allowed.phrase.en)",
        ja: "\"\(key.rawValue)\" に書けるのは\(key.allowed.phrase.ja)です")
    case .cannotBeKept(let key):
      Phrase(
        en: "the value of \"\(Excerpt.of(key))\" would be lost if this file were written",
        ja: "\"\(Excerpt.of(key))\" の値は、書き込むと失われます")
    case .unclear: Phrase(en: "not settings", ja: "設定ではありません")
    }
  }
}

extension SettingsDiagnostic.Allowed {
  /// What is allowed, to follow "must be".
  var phrase: Phrase {
    switch self {
    case .oneOf(let words):
      Phrase(
        en: "\(words.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")) or \"\(words.last ?? "")\"",
        ja: " \(words.map { "\"\($0)\"" }.joined(separator: "、")) のどれか")
    case .number(let range):
      Phrase(
        en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        ja: "\(range.lowerBound)から\(range.upperBound)までの整数")
    case .yesOrNo: Phrase(en: "true or false", ja: " true か false ")
    case .selection: Phrase(en: "a set as tenq writes it", ja: " tenq が書いた問題集")
    }
  }
}

extension SettingsDiagnostic {
  /// Finds why a decoder refused the settings in `bytes`.
  init(in bytes: [UInt8]) {
    if let found = try? JSONDecoder().decode(FirstBadKey.self, from: Data(bytes)) {
      self = found.key.map(SettingsDiagnostic.value) ?? .unclear
    } else if let fault = JSONSyntaxError(in: bytes) {
      self = .notJSON(line: fault.line, column: fault.column)
    } else {
      self = .notAnObject
    }
  }

  /// The first of our keys, in their order, whose value is not allowed.
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
