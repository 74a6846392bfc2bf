import QuizCore

/// The parameters of an address or of a form: unchecked text, except that it is UTF-8 without control characters.
struct Query: Hashable, Sendable {
  /// The most parameters that are read.
  static let most = 32

  private let values: [String: String]

  /// None.
  static let empty = Query("")

  /// Reads `a=b&c=d` with percent-encoding and `+` for a blank; of several parameters of one name the first counts.
  /// What is not UTF-8, or has control characters, is left out.
  init(_ text: String) {
    var values: [String: String] = [:]
    for pair in text.split(separator: "&").prefix(Query.most) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.flatMap({ Query.decoded($0) }),
        let value = parts.count > 1 ? Query.decoded(parts[1]) : "", values[name] == nil
      else { continue }
      values[name] = value
    }
    self.values = values
  }

  /// The value of a parameter; nil when it is missing.
  subscript(name: String) -> String? { values[name] }

  /// The value of a parameter; nil when it is missing or empty.
  func text(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A number within a range; throws for anything else, and nil when it is missing.
  func number(_ name: String, in range: ClosedRange<Int>) throws(APIError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw APIError(.malformed, "\(name) is a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of the cases of a list; throws for anything else, and nil when it is missing.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(APIError) -> Choice? {
    guard let text = text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw APIError(
        .malformed, "\(name) is one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// Text with at most `limit` bytes; throws when it is longer, and nil when it is missing.
  func text(_ name: String, limit: Int) throws(APIError) -> String? {
    guard let text = text(name) else { return nil }
    guard text.utf8.count <= limit else { throw APIError(.malformed, "\(name) is longer than \(limit) bytes") }
    return text
  }

  /// Text of an address, decoded; nil when it is not UTF-8 or has control characters.
  static func decoded(_ text: Substring) -> String? {
    let (bytes, isWellFormed) = PercentEncoding.decoded(text, plusIsBlank: true)
    guard isWellFormed, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
