/// Names a question in the score log: a 64-bit hash of its text and its right answer.
///
/// Moving a row, shuffling its choices or rewording its explanation keeps the name, so that a question's statistics
/// outlive such edits.
public struct QuestionID: Hashable, Sendable {
  /// The hash itself.
  public let hash: UInt64

  /// Takes a hash that was computed before.
  public init(hash: UInt64) {
    self.hash = hash
  }

  /// Hashes `text`, a zero byte and `rightChoice`, as UTF-8, by FNV-1a (Fowler, Noll and Vo; 64 bits).
  public init(text: String, rightChoice: String) {
    self.init(utf8: text.utf8, rightChoice: rightChoice.utf8)
  }

  /// As `init(text:rightChoice:)`, of the bytes of the two.
  @inline(__always)
  init(utf8 text: some Sequence<UInt8>, rightChoice: some Sequence<UInt8>) {
    var hash = FNV1a()
    hash.combine(text)
    hash.combine(word: 0)
    hash.combine(rightChoice)
    self.hash = hash.value
  }

  /// Reads sixteen hexadecimal digits; nil for anything else.
  public init?(_ digits: some StringProtocol) {
    guard digits.utf8.count == 16, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let hash = UInt64(digits, radix: 16)
    else { return nil }
    self.hash = hash
  }
}

extension QuestionID: CustomStringConvertible {
  /// Sixteen lowercase hexadecimal digits, as in the log.
  public var description: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * place)) & 0xf
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
      }
      return 16
    }
  }
}

extension QuestionID: Codable {
  /// Reads the sixteen digits from a JSON string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self)
    guard let id = QuestionID(digits) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a question's name is 16 hexadecimal digits, not \"\(digits)\"")
    }
    self = id
  }

  /// Writes the sixteen digits as a JSON string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
