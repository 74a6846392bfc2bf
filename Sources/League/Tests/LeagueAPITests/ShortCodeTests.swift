import LeagueAPI
import Testing

/// Codes that are typed.
struct ShortCodeTests {
  @Test(arguments: [
    "KXRT-WMPB", "kxrtwmpb", "KXRT WMPB", " kxrt - wmpb ", "ＫＸＲＴ－ＷＭＰＢ", "ｋｘｒｔーｗｍｐｂ", "KXRT–WMPB", "KXRT　WMPB",
  ])
  func aCodeIsTheSameHoweverItIsTyped(_ text: String) {
    #expect(ShortCode(text)?.letters == "KXRTWMPB")
    #expect(ShortCode(text)?.description == "KXRT-WMPB")
  }

  @Test(arguments: [
    "", "KXRT", "KXRT-WMPBB", "KXRT-WMPA", "KXRT-WMP0", "KXRT_WMPB", "KXRT-WMPÉ", "AAAAAAAAAAAAAAAAAAAAAA",
    "K-X-R-T-W-M-P-B-------", "https://quiz.example.org", String(repeating: "-", count: 1000),
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(ShortCode(text) == nil)
  }

  @Test func codesAreDrawnOfAllLettersAndReadAgain() {
    var generator = SystemRandomNumberGenerator()
    let codes = (0..<500).map { _ in ShortCode.random(using: &generator) }
    #expect(Set(codes).count == 500)
    #expect(Set(codes.flatMap(\.letters)) == Set("BCDFGHJKMNPQRSTVWXZ"))
    for code in codes { #expect(ShortCode(code.description) == code) }
  }

  @Test(arguments: [
    ("https://quiz.example.org", "quiz.example.org"), ("https://quiz.example.org:8443/q", "quiz.example.org:8443/q"),
    ("http://192.168.1.10:8610", "192.168.1.10:8610"), ("http://127.0.0.1:8610", "127.0.0.1:8610"),
    ("http://quiz.example.org", "http://quiz.example.org"), ("https://192.168.1.10", "https://192.168.1.10"),
    ("http://8.8.8.8", "http://8.8.8.8"), ("https://pi.local", "https://pi.local"),
    ("http://[::1]:8610", "http://[::1]:8610"),
    ("https://[2001:db8::1]", "https://[2001:db8::1]"), ("https://server", "https://server"),
    ("http://100.64.0.5:8610", "100.64.0.5:8610"), ("http://pi.local:8610", "pi.local:8610"),
    ("https://pi.intranet", "https://pi.intranet"), ("https://pi.LOCAL/q", "https://pi.LOCAL/q"),
  ])
  func theSchemeIsSaidWhereItIsNotTheUsualOne(address: String, host: String) throws {
    let code = try #require(ShortCode("KXRTWMPB"))
    #expect(code.command(at: address) == "tenq league join \(host) KXRT-WMPB")
  }
}
