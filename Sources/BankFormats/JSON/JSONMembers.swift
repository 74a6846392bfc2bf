import QuizCore

/// How other programs' JSON is understood: names in any spelling, and texts that are written as numbers.
extension JSONValue {
  /// Its text, for strings, numbers and booleans.
  var text: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): isTrue ? "True" : "False"
    case .null, .array, .object: nil
    }
  }

  /// The first member whose name, whatever its case and its `_`, `-` and spaces, is one of `names`, the first of these
  /// first; `null` counts as missing.
  func member(_ names: [String]) -> JSONValue? {
    guard let members = object else { return nil }
    var best: (rank: Int, value: JSONValue)?
    for member in members {
      guard let rank = names.firstIndex(of: JSONValue.plain(member.key)), rank < best?.rank ?? .max else { continue }
      if member.value.isNull { continue }
      best = (rank, member.value)
    }
    return best?.value
  }

  /// A member's name for comparison.
  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }
}
