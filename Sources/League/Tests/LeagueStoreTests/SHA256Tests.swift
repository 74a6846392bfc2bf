import Testing

@testable import LeagueStore

/// Hashes and codes are those that others make: samples of the standards.
struct SHA256Tests {
  /// FIPS 180-4.
  @Test func theHashIsThatOfTheStandard() {
    #expect(
      Secret.hexadecimal(SHA256.hash(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  /// RFC 4231, cases 2 and 6.
  @Test(arguments: [
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func theCodeIsThatOfTheStandard(key: [UInt8], message: String, code: String) {
    let bytes = SHA256.code(of: Array(message.utf8), key: key)
    #expect(Secret.hexadecimal(bytes) == code)
    #expect(SHA256.isCode(bytes, of: Array(message.utf8), key: key))
    #expect(!SHA256.isCode(bytes, of: Array(message.utf8), key: key + [1]))
    #expect(!SHA256.isCode(Array(bytes.dropLast()), of: Array(message.utf8), key: key))
  }

  /// RFC 7914, section 11.
  @Test func theKeyOfAPasswordIsThatOfTheStandard() {
    #expect(
      Secret.hexadecimal(SHA256.key(of: Array("passwd".utf8), salt: Array("salt".utf8), rounds: 1))
        == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc")
    #expect(
      Secret.hexadecimal(SHA256.key(of: Array("word".utf8), salt: Array("salt".utf8), rounds: 10_000))
        == "17726a48edb641838e11ae801e1b1ce869791bd61162f66729d62b829786d378")
  }
}
