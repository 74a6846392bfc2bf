import FoundationEssentials

/// How the player's commands print values.
enum PlayerOutput {
  /// JSON in one line, its keys in a fixed order.
  static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array((try? encoder.encode(value)) ?? Data())
  }
}
