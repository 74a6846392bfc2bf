import Testing

@testable import TerminalKit

@Suite("Keys")
struct KeyTests {
  /// What a terminal sends, all at once, and then nothing more.
  private func inputs(_ text: String) -> [Input] { inputs(Array(text.utf8).map(KeyDecoder.Code.byte)) }

  private func inputs(_ codes: [KeyDecoder.Code]) -> [Input] {
    var decoder = KeyDecoder()
    let now = ContinuousClock.now
    return codes.compactMap { decoder.decode($0, at: now) } + [decoder.pause(at: now)].compactMap { $0 }
  }

  @Test(
    arguments: [
      ("a", [.character("a")]), (" ", [.character(" ")]), ("？１あ", [.character("？"), .character("１"), .character("あ")]),
      ("é👩", [.character("é"), .character("👩")]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{8}", [.backspace]), ("\u{7F}", [.backspace]),
      ("\u{1}\u{15}", [.control("a"), .control("u")]), ("\u{0}\u{1C}", [.control("@"), .control("\\")]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}[A\u{1B}OB", [.up, .down]), ("\u{1B}[5~\u{1B}[6~\u{1B}[Z", [.pageUp, .pageDown, .backTab]),
      ("\u{1B}[1~\u{1B}[4~\u{1B}[2~\u{1B}[3~", [.home, .end, .insert, .delete]), ("\u{1B}OP", [.function(1)]),
      ("\u{1B}x1", [.character("1")]), ("\u{1B}あ1", [.character("1")]),
      ("\u{1B}[1;5A1", [.character("1")]), ("\u{1B}[?62;22c1", [.character("1")]),
      ("\u{1B}[I1", [.character("1")]), ("\u{1B}[1234567~1", [.character("1")]),
      ("\u{1B}[\u{1B}[A", [.up]), ("\u{1B}[[A1", [.up, .character("1")]), ("\u{85}\u{9B}a", [.character("a")]),
    ] as [(String, [Key])])
  func bytesBecomeKeys(text: String, keys: [Key]) {
    #expect(inputs(text) == keys.map(Input.key))
  }

  @Test func bytesThatAreNoCharacterAreSwallowed() {
    let broken: [[UInt8]] = [
      [0x80], [0xFF], [0xC0, 0xAF], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88],
    ]
    for bytes in broken {
      #expect(inputs((bytes + [0x31]).map(KeyDecoder.Code.byte)) == [.key(.character("1"))], "\(bytes)")
    }
  }

  @Test func keysOfTheTerminalsDescriptionGoThrough() {
    #expect(inputs([.key(.up), .unknown, .key(.function(5))]) == [.key(.up), .key(.function(5))])
    #expect(inputs([.byte(0x1B), .key(.up), .byte(0x31)]) == [.key(.character("1"))])
  }

  @Test func halfACharacterOrSequenceIsGivenUpAfterATenthOfASecond() {
    var decoder = KeyDecoder()
    let start = ContinuousClock.now
    for byte in "\u{1B}[1;".utf8 { #expect(decoder.decode(.byte(byte), at: start) == nil) }
    #expect(decoder.pause(at: start) == nil)
    #expect(decoder.decode(.byte(0x35), at: start + .milliseconds(100)) == nil)
    #expect(decoder.decode(.byte(0x41), at: start + .milliseconds(150)) == nil)
    #expect(decoder.decode(.byte(0xE3), at: start + .milliseconds(160)) == nil)
    #expect(decoder.decode(.byte(0x31), at: start + .milliseconds(300)) == .key(.character("1")))
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;5;3M", Mouse(point: Point(x: 4, y: 2), action: .press)),
      ("\u{1B}[<0;500;3m", Mouse(point: Point(x: 499, y: 2), action: .release)),
      ("\u{1B}[<16;1;1M", Mouse(point: .zero, action: .press)),
      ("\u{1B}[<64;1;1M", Mouse(point: .zero, action: .wheelUp)),
      ("\u{1B}[<65;1;1M", Mouse(point: .zero, action: .wheelDown)),
      ("\u{1B}[M !!", Mouse(point: .zero, action: .press)),
      ("\u{1B}[M#\"!", Mouse(point: Point(x: 1, y: 0), action: .release)),
      ("\u{1B}[M`!!", Mouse(point: .zero, action: .wheelUp)),
      ("\u{1B}[<32;5;3M", nil), ("\u{1B}[<2;5;3M", nil), ("\u{1B}[<0;0;3M", nil), ("\u{1B}[<0;5M", nil),
      ("\u{1B}[<0;5;99999999999999999999M", nil), ("\u{1B}[<-1;5;3M", nil), ("\u{1B}[<66;1;1M", nil),
    ] as [(String, Mouse?)])
  func reportsBecomeMouseActions(text: String, mouse: Mouse?) {
    #expect(inputs(text) == [mouse].compactMap { $0.map(Input.mouse) })
    #expect(inputs(text + "1").last == .key(.character("1")))
  }

  @Test func pastedTextIsNoKeys() {
    #expect(inputs("\u{1B}[200~1q\r\nあ\u{1B}[201~x") == [.paste("1q\r\nあ"), .key(.character("x"))])
    #expect(inputs("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    #expect(inputs("\u{1B}[200~\u{1B}\u{1B}[2\u{1B}[201~") == [.paste("\u{1B}\u{1B}[2")])
    #expect(inputs("\u{1B}[201~1") == [.key(.character("1"))])
  }

  @Test func pastedTextIsLimited() {
    let text = "\u{1B}[200~" + String(repeating: "x", count: 100_000) + "\u{1B}[201~1"
    #expect(inputs(text) == [.paste(String(repeating: "x", count: 65536)), .key(.character("1"))])
  }

  @Test func aPasteWhoseEndNeverComesIsGivenUpAfterASecond() {
    var decoder = KeyDecoder()
    let start = ContinuousClock.now
    for byte in "\u{1B}[200~abc".utf8 { #expect(decoder.decode(.byte(byte), at: start) == nil) }
    #expect(decoder.decode(.byte(0x31), at: start + .milliseconds(999)) == nil)
    #expect(decoder.decode(.byte(0x31), at: start + .seconds(3)) == .key(.character("1")))
  }

  @Test func noBytesBringTheDecoderDown() {
    var random = SplitMix(seed: 9)
    var decoder = KeyDecoder()
    var now = ContinuousClock.now
    for _ in 0..<100_000 {
      let byte = [0x1B, 0x5B, 0x3C, 0x4D, 0x7E, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
      if let byte { _ = decoder.decode(.byte(byte), at: now) }
      if Int.random(in: 0..<10, using: &random) == 0 { _ = decoder.pause(at: now) }
      now += .microseconds(100)
    }
    _ = decoder.decode(.byte(0x1B), at: now + .seconds(9))
    #expect(decoder.pause(at: now + .seconds(9)) == .key(.escape))
  }

  @Test(
    arguments: [
      (Key.character("１"), Key.character("1")), (.character("ａ"), .character("a")), (.character("？"), .character("?")),
      (.character("　"), .character(" ")), (.character("～"), .character("~")), (.character("あ"), .character("あ")),
      (.character("1"), .character("1")), (.enter, .enter), (.control("c"), .control("c")),
    ] as [(Key, Key)])
  func fullWidthFormsFoldToASCII(key: Key, expected: Key) {
    #expect(key.halfWidth == expected)
  }
}
