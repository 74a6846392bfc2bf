import QuizCore

/// Parses a settings file in which every member is a setting with a value that it may have, or the selection.
///
/// Anything else, valid JSON or not, is left to `JSONDecoder`, which makes a start half as long again, and to those that
/// say what is wrong. Both read the same from every file that this accepts.
struct SettingsParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Will parse `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The settings of `list` and the selection at `selectionKey`; `nil` when anything else is in the file.
  mutating func settings(of list: [AnySetting], selectionKey: String) -> Settings? {
    var settings = Settings()
    var keys: [String] = []
    guard skip("{") else { return nil }
    if !skip("}") {
      repeat {
        guard let key = text(), !keys.contains(key), skip(":") else { return nil }
        keys.append(key)
        if key == selectionKey {
          guard let selection = selection() else { return nil }
          settings.selection = selection
        } else {
          guard let setting = list.first(where: { $0.key == key }), let value = value(), setting.values.contains(value)
          else { return nil }
          settings[setting] = value
        }
      } while skip(",")
      guard skip("}") else { return nil }
    }
    skipBlanks()
    return position == bytes.count ? settings : nil
  }

  /// The value of a setting.
  private mutating func value() -> SettingValue? {
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    return integer().map(SettingValue.int) ?? text().map(SettingValue.text)
  }

  /// What Play draws from, or what was missed in that.
  private mutating func selection() -> Selection? {
    let start = position
    if skip("{"), text() == "missedIn", skip(":"), skip("{"), text() == "_0", skip(":"), let home = source(), skip("}"),
      skip("}")
    {
      return .missedIn(home)
    }
    position = start
    return source()
  }

  /// An object with the name of a case, and in it an object of what the case holds.
  private mutating func source() -> Selection? {
    guard skip("{"), let name = text(), skip(":"), skip("{") else { return nil }
    let selection: Selection?
    switch name {
    case "everything": selection = .everything
    case "own": selection = .own
    case "missed": selection = .missed
    case "genre": selection = text(at: "_0").map(Selection.genre)
    case "file": selection = text(at: "_0").map(Selection.file)
    case "set":
      if let genre = text(at: "genre"), skip(","), let title = text(at: "title") {
        selection = .set(genre: genre, title: title)
      } else {
        selection = nil
      }
    case _: selection = nil
    }
    return skip("}") && skip("}") ? selection : nil
  }

  /// The text of a member.
  private mutating func text(at key: String) -> String? { text() == key && skip(":") ? text() : nil }

  /// A text without escapes.
  private mutating func text() -> String? {
    guard skip("\"") else { return nil }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(validating: bytes[start..<position - 1], as: UTF8.self)
      case UInt8(ascii: "\\"), ..<0x20: return nil
      case _: position += 1
      }
    }
    return nil
  }

  /// A number of so few digits that it is small enough, without a fraction or an exponent.
  private mutating func integer() -> Int? {
    skipBlanks()
    let digits = bytes[position...].prefix(10).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let isOther = bytes.dropFirst(digits.endIndex).first.map { [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) } ?? false
    guard 1...9 ~= digits.count, digits.count == 1 || digits.first != UInt8(ascii: "0"), !isOther else { return nil }
    position = digits.endIndex
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Skips what is expected and the blanks before it; skips nothing but blanks where it does not come.
  private mutating func skip(_ expected: StaticString) -> Bool {
    skipBlanks()
    let end = position + expected.utf8CodeUnitCount
    guard end <= bytes.count, expected.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
    position = end
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case _: return
      }
    }
  }
}
