/// The values a setting can have, and the order in which a screen steps through them.
public enum SettingValues: Hashable, Sendable {
  /// One of these; after the last comes the first.
  case choices([SettingValue])
  /// A whole number; `steps`, in ascending order, are those that a screen offers, and stepping ends at both ends.
  case integers(ClosedRange<Int>, steps: [ClosedRange<Int>])

  /// The two positions of a switch, in the order in which a screen lists them.
  public static let onOff = SettingValues.choices([.bool(true), .bool(false)])

  /// Every case of an enum of strings.
  public static func cases<Value: SettingRepresentable & CaseIterable>(of type: Value.Type) -> SettingValues {
    .choices(type.allCases.map(\.settingValue))
  }

  /// The numbers; `nil` where the values are none.
  public var range: ClosedRange<Int>? {
    switch self {
    case .integers(let range, _): range
    case .choices: nil
    }
  }

  /// Whether `value` is one of them.
  public func contains(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.choices(let all), _): all.contains(value)
    case (.integers(let range, _), .int(let number)): range.contains(number)
    case (.integers, .bool), (.integers, .text): false
    }
  }

  /// The value `step` places after `value`, or before it where `step` is negative. From a number that is not offered,
  /// the nearest offered one in that direction; `value` itself if there is none.
  public func value(after value: SettingValue, by step: Int) -> SettingValue {
    switch (self, value) {
    case (.choices(let all), _):
      guard !all.isEmpty else { return value }
      let index = (all.firstIndex(of: value) ?? 0) + step % all.count + all.count
      return all[index % all.count]
    case (.integers(_, let steps), .int(let number)):
      let next =
        step > 0
        ? steps.lazy.filter { $0.upperBound > number }.map { max($0.lowerBound, number + 1) }.first
        : steps.reversed().lazy.filter { $0.lowerBound < number }.map { min($0.upperBound, number - 1) }.first
      return next.map(SettingValue.int) ?? value
    case (.integers, .bool), (.integers, .text): return value
    }
  }
}

// Values as words.
extension SettingValues {
  /// The value that is typed as `word`; `nil` when it is none of them. A switch takes `on` and `off`, `true` and
  /// `false`, `yes` and `no`, `1` and `0`.
  public func value(typed word: String) -> SettingValue? {
    let word = word.lowercased()
    switch self {
    case .integers:
      return Int(word).map(SettingValue.int).flatMap { contains($0) ? $0 : nil }
    case .choices(let all):
      if let value = all.first(where: { $0.word == word }) { return value }
      let value: SettingValue? =
        switch word {
        case "true", "yes", "1": .bool(true)
        case "false", "no", "0": .bool(false)
        case _: nil
        }
      return value.flatMap { all.contains($0) ? $0 : nil }
    }
  }

  /// The value that an option has by `word`, which must be written as it is printed; `nil` when it is none of them.
  public func value(ofOption word: String) -> SettingValue? {
    switch self {
    case .integers: value(typed: word)
    case .choices(let all): all.first { $0.word == word }
    }
  }

  /// What can be typed, to follow "must be".
  public var typed: Phrase {
    switch self {
    case .integers(let range, _):
      return Phrase(
        en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        ja: "\(range.lowerBound)から\(range.upperBound)までの整数")
    case .choices(let all):
      let words = all.map(\.word)
      return Phrase(
        en: "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")",
        ja: " \(words.joined(separator: "、")) のどれか")
    }
  }
}
