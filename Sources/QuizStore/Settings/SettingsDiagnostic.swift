import QuizCore

/// What is wrong with the settings file.
public enum SettingsDiagnostic: Hashable, Sendable {
  /// It is a folder, a FIFO or a device.
  case notRegular
  /// It is longer than the limit, in bytes.
  case tooLong(limit: Int)
  /// It stops being JSON at this line and column, both from 1.
  case notJSON(line: Int, column: Int)
  /// It is JSON, but not an object.
  case notAnObject
  /// The value of this key is not one that is allowed.
  case value(key: String, SettingValues)
  /// The value of this key is not a selection of questions.
  case selection(key: String)
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
    case .value(let key, let values): SettingsDiagnostic.must(key, values.phrase)
    case .selection(let key):
      SettingsDiagnostic.must(key, Phrase(en: "a set as tenq writes it", ja: " tenq が書いたセット"))
    }
  }

  private static func must(_ key: String, _ allowed: Phrase) -> Phrase {
    Phrase(en: "\"\(key)\" must be \(allowed.en)", ja: "\"\(key)\" に書けるのは\(allowed.ja)です")
  }
}

extension SettingValues {
  /// What is allowed, to follow "must be".
  fileprivate var phrase: Phrase {
    switch self {
    case .integers(let range, _):
      return Phrase(
        en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        ja: "\(range.lowerBound)から\(range.upperBound)までの整数")
    case .choices(let all):
      // `true` stands before `false`, whatever the order on the screen.
      if Set(all) == [.bool(true), .bool(false)] { return Phrase(en: "true or false", ja: " true か false ") }
      let words = all.map(\.json)
      return Phrase(
        en: "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")",
        ja: " \(words.joined(separator: "、")) のどれか")
    }
  }
}

extension SettingValue {
  /// The value as it is written in the file.
  fileprivate var json: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .text(let word): "\"\(word)\""
    }
  }
}
