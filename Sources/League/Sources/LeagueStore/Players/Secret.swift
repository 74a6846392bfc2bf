import LeagueAPI
import QuizCore

/// Secrets and their hashes.
enum Secret {
  /// So many random bytes as base64url without padding.
  static func random(bytes: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return Base64URL.encoded((0..<bytes).map { _ in generator.next() })
  }

  /// Whether `text` is 256 bits as base64url: 43 characters.
  static func isToken(_ text: String) -> Bool { text.utf8.count == 43 && Base64URL.isValid(text) }

  /// The SHA-256 of a secret as 64 hexadecimal digits: enough for secrets that are random themselves.
  static func hash(_ secret: String) -> String {
    hexadecimal(SHA256.hash(Array(secret.utf8)))
  }

  /// A word that people choose, with a salt, hashed so often that guessing is slow.
  static func wordHash(_ word: String, salt: String) -> String {
    let key = SHA256.key(of: Array(word.utf8), salt: Array(salt.utf8), rounds: 10_000)
    return "\(salt)$\(hexadecimal(key))"
  }

  /// A short code, hashed as slowly, without a salt of its own, for looking it up.
  static func shortCodeHash(_ code: ShortCode) -> String { wordHash(code.letters, salt: "short code") }

  /// Whether a word is the one of a hash.
  static func isWord(_ word: String, of hash: String) -> Bool {
    let salt = String(hash.prefix { $0 != "$" })
    return areEqual(wordHash(word, salt: salt), hash)
  }

  /// A random UUID (version 4) in lowercase, for evenly spread keys.
  static func uuid() -> String {
    var generator = SystemRandomNumberGenerator()
    return UUIDv4(using: &generator).description
  }

  /// Compares in constant time.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
