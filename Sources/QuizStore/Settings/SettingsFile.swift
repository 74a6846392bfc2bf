import FoundationEssentials
import Glibc
import QuizCore

/// The settings file, a JSON object.
///
/// Unknown keys are preserved, and a file that cannot be understood is never overwritten.
public struct SettingsFile: Sendable {
  /// The file's path; `nil` when there is no home folder, and nothing can be saved.
  public let path: String?

  /// The settings at `path`.
  public init(path: String?) {
    self.path = path
  }

  /// Reads the settings; all unset when there is no file.
  public func load() throws(ReadError) -> Settings {
    guard let path, let bytes = try SettingsFile.bytes(path) else { return Settings() }
    return try SettingsFile.settings(in: bytes, path)
  }

  /// Writes the settings, or throws and leaves the file as it was.
  public func save(_ settings: Settings) throws(SaveError) {
    guard let path else { throw .noHome }
    var keys: [String: JSONValue] = [:]
    do {
      if let bytes = try SettingsFile.bytes(path), !SettingsFile.isBlank(bytes) {
        _ = try SettingsFile.settings(in: bytes, path)
        keys = try SettingsFile.keys(in: bytes, path)
      }
    } catch let error {
      throw .unreadable(error)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text: Data
    do {
      let chosen = try JSONDecoder().decode([String: JSONValue].self, from: encoder.encode(settings))
      // A field that is nil is not encoded, so its former value is removed by name.
      for field in Mirror(reflecting: settings).children.compactMap(\.label) { keys[field] = nil }
      keys.merge(chosen) { $1 }
      text = try encoder.encode(keys)
    } catch {
      throw .unfit(path: path)
    }
    try WholeFile.write(Array(text) + [UInt8(ascii: "\n")], to: path)
  }

  /// A longer file, in bytes, is refused: it is something else.
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

  private static func settings(in bytes: [UInt8], _ path: String) throws(ReadError) -> Settings {
    if isBlank(bytes) { return Settings() }
    let settings: Settings
    do {
      settings = try JSONDecoder().decode(Settings.self, from: Data(bytes))
    } catch {
      throw .settings(path: path, SettingsDiagnostic(in: bytes))
    }
    // A number out of range is refused, not silently replaced.
    guard settings.seconds.map(Settings.possibleSeconds.contains) ?? true else {
      throw .settings(path: path, .value(.seconds))
    }
    guard settings.questions.map(Settings.possibleQuestions.contains) ?? true else {
      throw .settings(path: path, .value(.questions))
    }
    return settings
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
