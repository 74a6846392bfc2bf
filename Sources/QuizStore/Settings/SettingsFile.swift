import FoundationEssentials
import Glibc
import QuizCore

/// The settings file, a JSON object with the key of each chosen setting, `selection`, and the `colors` and `keys` that a
/// player may add by hand.
///
/// Those, unknown keys, and values that cannot be used are preserved, and a file that cannot be understood is only
/// replaced when the player says so.
public struct SettingsFile: Sendable {
  /// The file's path; `nil` when there is no home folder, and nothing can be saved.
  public let path: String?
  /// The settings that the program has, with the values each may have.
  private let list: [AnySetting]
  private let timeout: Duration

  /// The file at `path` with the settings of `list`. Writers lock a file beside it, and wait for it for at most `timeout`.
  public init(path: String?, list: [AnySetting], timeout: Duration = .seconds(2)) {
    self.path = path
    self.list = list
    self.timeout = timeout
  }

  /// What the file says.
  public struct Reading: Hashable, Sendable {
    /// The settings; those of which the file says nothing that can be used are not chosen.
    public internal(set) var settings: Settings
    /// The members that are left out, in the order of the file.
    public internal(set) var problems: [SettingsProblem] = []
    /// Why the file cannot be used at all; `nil` when it can, or when there is none.
    public internal(set) var failure: ReadError?

    /// Settings of which nothing is left out.
    public init(_ settings: Settings = Settings()) {
      self.settings = settings
    }

    /// A file that cannot be used.
    init(failure: ReadError) {
      settings = Settings()
      self.failure = failure
    }
  }

  /// Reads the settings; none is chosen when there is no file, or when it cannot be used.
  public func read() -> Reading {
    guard let path else { return Reading() }
    do throws(ReadError) {
      guard let bytes = try SettingsFile.bytes(path) else { return Reading() }
      return try reading(bytes, path)
    } catch {
      return Reading(failure: error)
    }
  }

  /// Writes a change of the settings, or throws and leaves the file as it was. What the change does not name stays as it
  /// is, also what another program has written meanwhile, and a value that cannot be used.
  public func save(_ change: SettingsChange) throws(SaveError) {
    guard let path else { throw .noHome }
    let lock = try FileLock(beside: path, timeout: timeout)
    var keys: [String: JSONValue] = [:]
    do throws(ReadError) {
      if let bytes = try SettingsFile.bytes(path), !SettingsFile.isBlank(bytes) {
        _ = try reading(bytes, path)
        keys = try SettingsFile.keys(in: bytes, path)
      }
    } catch {
      throw .unreadable(error)
    }
    try write(change, over: keys, to: path)
    lock.release()
  }

  /// Replaces a file that cannot be understood by what can be of its settings, changed; a copy is kept. Returns the path
  /// of the copy, `nil` where there was nothing to copy.
  public func replace(changing change: SettingsChange) throws(SaveError) -> String? {
    guard let path else { throw .noHome }
    let lock = try FileLock(beside: path, timeout: timeout)
    let bytes: [UInt8]?
    do throws(ReadError) {
      bytes = try SettingsFile.bytes(path)
    } catch {
      throw .unreadable(error)
    }
    var copy: String?
    var settings = Settings()
    if let bytes {
      settings = (try? reading(bytes, path))?.settings ?? settings
      let name = SettingsFile.nameOfCopy(path)
      try WholeFile.write(bytes, to: name)
      copy = name
    }
    settings.apply(change)
    try write(SettingsChange(to: settings), over: [:], to: path)
    lock.release()
    return copy
  }

  /// `settings.json.bak`, or with a number where that is there.
  private static func nameOfCopy(_ path: String) -> String {
    let name = path + ".bak"
    let names = [name] + (2...99).map { "\(name)\($0)" }
    return names.first { access($0, F_OK) != 0 } ?? name
  }

  private func write(
    _ change: SettingsChange, over old: [String: JSONValue], to path: String
  ) throws(SaveError) {
    var keys = old
    for setting in list {
      if let value = change.chosen.choice(of: setting) { keys[setting.key] = JSONValue(value) }
      if change.reset.contains(setting.key) { keys[setting.key] = nil }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text: Data
    do {
      if let selection = change.chosen.selection {
        keys[SettingsFile.selectionKey] = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(selection))
      }
      text = try encoder.encode(keys)
    } catch {
      throw .unfit(path: path)
    }
    try WholeFile.write(Array(text) + [UInt8(ascii: "\n")], to: path)
  }

  /// The key of `Settings.selection`.
  private static let selectionKey = "selection"
  /// The key of `Settings.ownColors`.
  private static let colorsKey = "colors"
  /// The key of `Settings.ownKeys`.
  private static let keysKey = "keys"

  /// The longest file that is read, in bytes; a longer one is something else.
  private static let limit = 1 << 20

  /// How many keys that are no settings are named; a file that has more was meant for something else.
  private static let namedKeys = 10

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

  private func reading(_ bytes: [UInt8], _ path: String) throws(ReadError) -> Reading {
    var reading = Reading()
    if SettingsFile.isBlank(bytes) { return reading }
    var parser = SettingsParser(bytes)
    if let settings = parser.settings(of: list, selectionKey: SettingsFile.selectionKey) { return Reading(settings) }
    let data = Data(bytes)
    guard let keys = try? JSONDecoder().decode([String: DecodedValue].self, from: data) else {
      let fault = JSONSyntaxError(in: bytes)
      throw .settings(path: path, fault.map { .notJSON(line: $0.line, column: $0.column) } ?? .notAnObject)
    }
    // Looked for only where something is wrong.
    var lines: [String: Int]?
    func line(of key: String) -> Int {
      let all = lines ?? JSONMemberLines(in: bytes).lines
      lines = all
      return all[key] ?? 1
    }
    func leaveOut(_ key: String, _ kind: SettingsProblem.Kind) {
      reading.problems.append(SettingsProblem(key: key, line: line(of: key), kind: kind))
    }
    for setting in list {
      guard let value = keys[setting.key], !value.isNull else { continue }
      // A value that is not allowed is named, not silently replaced.
      guard let value = value.setting, setting.values.contains(value) else {
        leaveOut(setting.key, .value(setting.values))
        continue
      }
      reading.settings[setting] = value
    }
    reading.settings.ownColors = SettingsFile.entries(of: SettingsFile.colorsKey, keys, bytes)
    reading.settings.ownKeys = SettingsFile.entries(of: SettingsFile.keysKey, keys, bytes)
    do {
      reading.settings.selection = try JSONDecoder().decode(StoredSelection.self, from: data).selection
    } catch {
      leaveOut(SettingsFile.selectionKey, .selection)
    }
    let known = list.map(\.key) + [SettingsFile.selectionKey, SettingsFile.colorsKey, SettingsFile.keysKey]
    let unknown = keys.keys.filter { !known.contains($0) }.sorted { (line(of: $0), $0) < (line(of: $1), $1) }
    for key in unknown.prefix(SettingsFile.namedKeys) {
      leaveOut(key, .unknownKey(nearest: EditDistance.nearest(to: key, among: known)))
    }
    if let next = unknown.dropFirst(SettingsFile.namedKeys).first {
      leaveOut(next, .moreUnknownKeys(unknown.count - SettingsFile.namedKeys))
    }
    reading.problems.sort { ($0.line, $0.key) < ($1.line, $1.key) }
    return reading
  }

  /// The members of the object at `key`; whether they can be used is for those to say who know their names.
  private static func entries(of key: String, _ keys: [String: DecodedValue], _ bytes: [UInt8]) -> [SettingsEntry] {
    guard let value = keys[key], !value.isNull else { return [] }
    let found = JSONMemberLines(in: bytes, below: key)
    let line = found.lines[key] ?? 1
    guard case .object(let members) = value.value else {
      return [SettingsEntry(name: "", value: .other, line: line)]
    }
    return members.map { name, value in
      SettingsEntry(name: name, value: value.entry, line: found.inner[name] ?? line)
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
