import QuizCore
import Testing

/// Text in addresses and headers.
@Suite struct AddressTextTests {
  @Test(arguments: [
    ("a-Z_0.9", "a-Z_0.9"), ("a b", "a%20b"), ("a/b", "a%2Fb"), ("é\n", "%C3%A9%0A"), ("%+", "%25%2B"),
    ("基", "%E5%9F%BA"),
  ])
  func whatIsEncodedDecodesToTheSame(_ text: String, _ encoded: String) {
    #expect(PercentEncoding.encoded(text) == encoded)
    let decoded = PercentEncoding.decoded(encoded, plusIsBlank: true)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text && decoded.isWellFormed)
  }

  @Test func charactersThatAreKeptStay() {
    #expect(PercentEncoding.encoded("a b/c", keeping: "/") == "a%20b/c")
  }

  @Test(arguments: ["%", "%4", "%zz", "50%", "%+5", "%%41"])
  func aPercentSignWithoutDigitsStays(_ text: String) {
    let decoded = PercentEncoding.decoded(text)
    #expect(decoded.bytes.first == UInt8(ascii: text.first == "%" ? "%" : "5") && !decoded.isWellFormed)
  }

  @Test func onlyInAFormIsPlusABlank() {
    #expect(PercentEncoding.decoded("a+b").bytes == Array("a+b".utf8))
    #expect(PercentEncoding.decoded("a+b", plusIsBlank: true).bytes == Array("a b".utf8))
  }

  @Test(arguments: [
    ([], ""), ([0], "AA"), ([0xFB, 0xFF], "-_8"), ([1, 2, 3], "AQID"), ([UInt8](repeating: 255, count: 4), "_____w"),
  ])
  func bytesAreBase64OfAddresses(_ bytes: [UInt8], _ text: String) {
    #expect(Base64URL.encoded(bytes) == text)
    #expect(Base64URL.isValid(text) && !Base64URL.isValid(text + "=") && !Base64URL.isValid(text + "é"))
  }
}
