import FoundationEssentials
import Glibc
import QuizCore

/// The settings file, a JSON object with the key of each chosen setting, `selection`, and the `colors` and `keys` that a
/// player may add by hand.
///
/// Those and unknown keys are preserved, and a file that cannot be understood is never overwritten.
public struct SettingsFile: Sendable {
  /// The file's path; `nil` when there is no home folder, and nothing can be saved.
  public let path: String?
  /// The settings that the program has, with the values each may have.
  private let list: [AnySetting]

  /// The file at `path` with the settings of `list`.
  public init(path: String?, list: [AnySetting]) {
    self.path = path
    self.list = list
  }

  /// Reads the settings; all unset when there is no file.
  public func load() throws(ReadError) -> Settings {
    guard let path, let bytes = try SettingsFile.bytes(path) else { return Settings() }
    return try settings(in: bytes, path)
  }

  /// Writes the settings, or throws and leaves the file as it was.
  public func save(_ settings: Settings) throws(SaveError) {
    guard let path else { throw .noHome }
    var keys: [String: JSONValue] = [:]
    do {
      if let bytes = try SettingsFile.bytes(path), !SettingsFile.isBlank(bytes) {
        _ = try self.settings(in: bytes, path)
        keys = try SettingsFile.keys(in: bytes, path)
      }
    } catch let error {
      throw .unreadable(error)
    }
    for setting in list { keys[setting.key] = settings.choice(of: setting).map { JSONValue($0) } }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text: Data
    do {
      keys[SettingsFile.selectionKey] = try settings.selection.map {
        try JSONDecoder().decode(JSONValue.self, from: encoder.encode($0))
      }
      text = try encoder.encode(keys)
    } catch {
      throw .unfit(path: path)
    }
    try WholeFile.write(Array(text) + [UInt8(ascii: "\n")], to: path)
  }

  /// The key of `Settings.selection`.
  private static let selectionKey = "selection"

  /// The longest file that is read, in bytes; a longer one is something else.
  private static let limit = 1 << 20

  private static func bytes(_ path: String) throws(ReadError) -> [UInt8]? {
    do {
      return try WholeFile.read(path, limit: limit)
    } catch .notRegular {
      throw .settings(path: path, .notRegular)
    } catch .read(_, EFBIG) {
      throw .settings(path: path, .tooLong(limit: limit))
    } catch {
      throw error
    }
  }

  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
  }

  private func settings(in bytes: [UInt8], _ path: String) throws(ReadError) -> Settings {
    if SettingsFile.isBlank(bytes) { return Settings() }
    let data = Data(bytes)
    guard let keys = try? JSONDecoder().decode([String: DecodedValue].self, from: data) else {
      let fault = JSONSyntaxError(in: bytes)
      throw .settings(path: path, fault.map { .notJSON(line: $0.line, column: $0.column) } ?? .notAnObject)
    }
    var settings = Settings()
    for setting in list {
      guard let value = keys[setting.key], !value.isNull else { continue }
      // A value that is not allowed is refused, not silently replaced.
      guard let value = value.setting, setting.values.contains(value) else {
        throw .settings(path: path, .value(key: setting.key, setting.values))
      }
      settings[setting] = value
    }
    settings.ownColors = SettingsFile.entries(of: "colors", keys, bytes)
    settings.ownKeys = SettingsFile.entries(of: "keys", keys, bytes)
    do {
      settings.selection = try JSONDecoder().decode(StoredSelection.self, from: data).selection
    } catch {
      throw .settings(path: path, .selection(key: SettingsFile.selectionKey))
    }
    return settings
  }

  /// The members of the object at `key`; whether they can be used is for those to say who know their names.
  private static func entries(of key: String, _ keys: [String: DecodedValue], _ bytes: [UInt8]) -> [SettingsEntry] {
    guard let value = keys[key], !value.isNull else { return [] }
    let lines = JSONMemberLines(of: key, in: bytes)
    guard case .object(let members) = value.value else {
      return [SettingsEntry(name: "", value: .other, line: lines.line)]
    }
    return members.map { name, value in
      SettingsEntry(name: name, value: value.entry, line: lines.members[name] ?? lines.line)
    }.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// The key `selection`, alone.
  private struct StoredSelection: Decodable {
    let selection: Selection?
  }

  /// All keys in the file, known or not.
  private static func keys(in bytes: [UInt8], _ path: String) throws(ReadError) -> [String: JSONValue] {
    do {
      return try JSONDecoder().decode([String: JSONValue].self, from: Data(bytes))
    } catch {
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        throw .settings(path: path, context.codingPath.first.map { .cannotBeKept(key: $0.stringValue) } ?? .unclear)
      case .none, .some: throw .settings(path: path, .unclear)
      }
    }
  }
}

/// Any JSON value, or the fact that it could not be decoded, a number beyond all types for example.
private struct DecodedValue: Decodable {
  let value: JSONValue?

  init(from decoder: any Decoder) {
    value = try? JSONValue(from: decoder)
  }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The value as one of a setting; `nil` for all that no setting can have.
  var setting: SettingValue? {
    switch value {
    case .bool(let value): .bool(value)
    case .integer(let value): Int(exactly: value).map(SettingValue.int)
    case .text(let value): .text(value)
    case .null, .natural, .number, .list, .object, .none: nil
    }
  }
}

/// Any JSON value, decoded and encoded unchanged.
private enum JSONValue: Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case natural(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ value: SettingValue) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .integer(Int64(value))
    case .text(let value): self = .text(value)
    }
  }

  /// The value as one of an entry that only this file holds.
  var entry: SettingsEntry.Value {
    switch self {
    case .integer(let number): return Int(exactly: number).map { .number($0) } ?? .other
    case .text(let word): return .words([word])
    case .list(let values):
      let words = values.compactMap { value in
        if case .text(let word) = value { word } else { nil }
      }
      return words.count == values.count ? .words(words) : .other
    case .null, .bool, .natural, .number, .object: return .other
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .natural(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .natural(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
