import QuizCore

/// The short code of an invitation, to be spoken and typed: eight letters, shown as `KXRT-WMPB`.
///
/// There are 19^8, about 1.7 × 10^10. A server lets 300 be tried at once and then 20 a minute, by all addresses
/// together, which is 202,000 in the week of an invitation: with ten open, one is found in 8,400 such weeks. Constant
/// guessing blocks short codes for others meanwhile; links still work.
public struct ShortCode: Hashable, Sendable, CustomStringConvertible {
  /// The eight letters.
  public let letters: String

  /// Letters that are not taken for each other or for digits; no vowels, so that no words arise.
  static let alphabet = Array("BCDFGHJKMNPQRSTVWXZ")
  static let count = 8

  /// Reads a code as people type it: case, width, and hyphens and blanks between the letters do not matter. Nil for
  /// anything else, and for 22 characters, which are the secret part of a link.
  public init?(_ text: String) {
    guard text.utf8.count <= 64, text.utf8.count != 22 else { return nil }
    var letters = ""
    for scalar in text.unicodeScalars.map(Folding.folded) {
      switch scalar.value {
      // Hyphen and blank; dashes, minus and the long vowel mark, as a Japanese keyboard has them.
      case 0x2D, 0x20, 0x2010...0x2015, 0x2212, 0x30FC: continue
      case _: letters += Character(scalar).uppercased()
      }
    }
    guard letters.count == ShortCode.count, letters.allSatisfy(ShortCode.alphabet.contains) else { return nil }
    self.letters = letters
  }

  private init(drawn: [Character]) {
    letters = String(drawn)
  }

  /// A new code.
  public static func random(using generator: inout some RandomNumberGenerator) -> ShortCode {
    ShortCode(drawn: (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] })
  }

  /// The code as it is shown.
  public var description: String { "\(letters.prefix(4))-\(letters.suffix(4))" }

  /// The command to join by the code: `tenq league join quiz.example.org KXRT-WMPB`. The scheme of the server's address
  /// is left out where clients add the same: `http://` before a private address, `https://` before any other.
  public func command(at address: String) -> String {
    let parts = address.split(separator: "://", maxSplits: 1)
    guard parts.count == 2, let host = parts[1].split(whereSeparator: { $0 == "/" || $0 == ":" }).first,
      !host.hasPrefix("["), NetworkAddress(host).isPrivate == (parts[0] == "http")
    else { return "tenq league join \(address) \(self)" }
    return "tenq league join \(parts[1]) \(self)"
  }
}
