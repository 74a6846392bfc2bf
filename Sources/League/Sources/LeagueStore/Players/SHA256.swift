import CSodium

/// SHA-256, and the codes that it makes of a message and a key, by libsodium.
public enum SHA256 {
  private static let length = Int(crypto_auth_hmacsha256_BYTES)

  /// The hash of bytes: 32 bytes.
  public static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: length)
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  /// The code of a message by a key of any length, HMAC-SHA-256 of RFC 2104: 32 bytes.
  public static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    code(of: message, begun: begin(key))
  }

  /// Whether bytes are the code of a message; compares in constant time.
  public static func isCode(_ bytes: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
    bytes.count == length && sodium_memcmp(bytes, code(of: message, key: key), length) == 0
  }

  /// A key of 32 bytes from a password, PBKDF2 of RFC 8018 with HMAC-SHA-256, which takes the longer the more rounds it has.
  public static func key(of password: [UInt8], salt: [UInt8], rounds: Int) -> [UInt8] {
    let begun = begin(password)
    var block = code(of: salt + [0, 0, 0, 1], begun: begun)
    var key = block
    for _ in 1..<rounds {
      block = code(of: block, begun: begun)
      for index in key.indices { key[index] ^= block[index] }
    }
    return key
  }

  private static func begin(_ key: [UInt8]) -> crypto_auth_hmacsha256_state {
    var state = crypto_auth_hmacsha256_state()
    crypto_auth_hmacsha256_init(&state, key, key.count)
    return state
  }

  private static func code(of message: [UInt8], begun: crypto_auth_hmacsha256_state) -> [UInt8] {
    var state = begun
    var code = [UInt8](repeating: 0, count: length)
    crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }
}
