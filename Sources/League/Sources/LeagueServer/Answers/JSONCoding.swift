import FoundationEssentials
import LeagueAPI
import QuizCore

/// Reads and writes the bodies of the API.
enum JSONCoding {
  /// A value as JSON.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return Array(try encoder.encode(value))
  }

  /// The value that a body is; throws ``APIError`` with a sentence on what is wrong where.
  static func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws(APIError) -> Value {
    do {
      let decoder = JSONDecoder()
      decoder.userInfo = UnknownJSON.userInfo()
      return try decoder.decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw APIError(.malformed, "the body cannot be read: \(sentence(error))")
    } catch {
      throw APIError(.malformed, "the body is not JSON")
    }
  }

  /// What is wrong, and where, without the body's content.
  private static func sentence(_ error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let place = path.prefix(8).map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue.prefix(40))" }
      return place.isEmpty ? "it" : String(place.joined().drop { $0 == "." })
    }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): return "\(place(context.codingPath)) is null"
    case .typeMismatch(_, let context): return "\(place(context.codingPath)) is of another type"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : "\(place(context.codingPath)) is not what is expected"
    @unknown default: return "it is not what is expected"
    }
  }
}
