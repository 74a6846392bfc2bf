import Testing

@testable import TerminalKit

@Suite("What a terminal tells about itself")
struct TerminalFactsTests {
  /// The replies of terminals as they were recorded: xterm 379, kitty 0.26, alacritty 0.11, konsole 22.12, VTE 0.70,
  /// rxvt-unicode 9.30.
  static let recorded: [(String, isLight: Bool?, colors: Int?, kitty: Bool, sixel: Bool)] = [
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", true, nil, false, false),
    (
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}P1+r436f=323536\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", false,
      256,
      true, false
    ),
    ("\u{1B}]11;rgb:1d1d/1f1f/2121\u{7}\u{1B}[?6c", false, nil, false, false),
    ("\u{1B}]11;rgb:2323/2626/2727\u{7}\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;1;4c", false, nil, true, true),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?65;1;9c", false, nil, false, false),
    ("\u{1B}[?1;2c", nil, nil, false, false),
  ]

  private static let start = ContinuousClock.now

  /// What a decoder makes of bytes that come in pieces, `gap` apart, while replies are expected or not.
  private func decode(
    _ pieces: [[UInt8]], gap: Duration = .zero, expected: Bool = true
  ) -> (inputs: [Input], facts: TerminalFacts) {
    var decoder = KeyDecoder()
    if expected { decoder.replyDeadline = Self.start + .seconds(2) }
    var (inputs, now) = ([Input](), Self.start)
    for piece in pieces {
      for byte in piece { inputs += [decoder.decode(.byte(byte), at: now)].compactMap { $0 } }
      inputs += [decoder.pause(at: now)].compactMap { $0 }
      now += gap
    }
    return (inputs, decoder.facts)
  }

  @Test(arguments: recorded)
  func repliesAreUnderstoodAndNoKeys(
    text: String, isLight: Bool?, colors: Int?, kitty: Bool, sixel: Bool
  ) {
    for expected in [true, false] {
      let (inputs, facts) = decode([Array(text.utf8)], expected: expected)
      #expect(inputs == [])
      #expect(facts.isLight == isLight && facts.colors == colors && facts.isComplete)
      #expect(facts.hasKittyGraphics == kitty && facts.hasSixel == sixel)
    }
  }

  // A link that stalls between any two bytes, also after the Escape of the first reply.
  @Test func repliesInTwoPiecesAreNoKeys() {
    for (text, _, _, _, _) in Self.recorded {
      let whole = Array(text.utf8)
      let facts = decode([whole]).facts
      for cut in 1..<whole.count {
        for gap in [1, 60, 200] {
          let (inputs, told) = decode(
            [Array(whole[..<cut]), Array(whole[cut...])], gap: .milliseconds(gap))
          #expect(inputs == [] && told == facts, "\(text.debugDescription) cut at \(cut) for \(gap) ms")
        }
      }
    }
  }

  // The first two bytes are sent together; after these they are known to be no key.
  @Test func lateRepliesThatNobodyExpectsAnyMoreAreNoKeysEither() {
    for (text, _, _, _, _) in Self.recorded {
      let whole = Array(text.utf8)
      let (inputs, facts) = decode([whole, whole, whole], gap: .seconds(60), expected: false)
      #expect(inputs == [] && facts == decode([whole]).facts)
      for cut in 3..<whole.count where !whole[cut - 2..<cut].contains(0x1B) {
        let (inputs, told) = decode(
          [Array(whole[..<cut]), Array(whole[cut...])], gap: .milliseconds(700), expected: false)
        #expect(inputs == [] && told == facts, "\(text.debugDescription) cut at \(cut)")
      }
    }
  }

  @Test func keysAmongRepliesAreKeys() {
    let (inputs, facts) = decode([
      Array(
        "1\u{1B}[A\u{1B}]11;rgb:ff/ff/ff\u{1B}\\2\u{1B}P1+r436F=3838\u{1B}\\\r\u{1B}_Gi=31;OK\u{1B}\\3\u{1B}[?62;4cq"
          .utf8)
    ])
    #expect(
      inputs
        == ["1", nil, "2", "\r", "3", "q"].map { (name: Character?) in
          .key(name == nil ? .up : name == "\r" ? .enter : .character(name ?? " "))
        })
    #expect(facts.isLight == true && facts.colors == 88 && facts.hasKittyGraphics && facts.hasSixel)
  }

  @Test(
    arguments: [
      ("rgb:ffff/ffff/ffff", true), ("rgb:f/f/f", true), ("rgb:ff/ff/ff", true), ("rgba:fff/fff/fff/000", true),
      ("rgb:0/0/0", false), ("rgb:fdfd/f6f6/e3e3", true), ("rgb:0000/2b2b/3636", false), ("rgb:7f7f/7f7f/7f7f", true),
      ("rgb:5050/5050/5050", false), ("rgb:0000/0000/ffff", false), ("rgb:ffff/ffff/0000", true),
      ("", nil), ("?", nil), ("rgb:", nil), ("rgb:ff/ff", nil), ("rgb:fffff/ffff/ffff", nil), ("rgb:gg/gg/gg", nil),
      ("rgb:-f/-f/-f", nil), ("#ffffff", nil), ("cmyk:ff/ff/ff", nil), ("rgb:ff/ff/ff;rgb:0/0/0", nil),
    ] as [(String, Bool?)])
  func aBackgroundIsLightWhereBlackReadsBetterOnIt(color: String, isLight: Bool?) {
    #expect(decode([Array("\u{1B}]11;\(color)\u{7}".utf8)]).facts.isLight == isLight)
  }

  @Test(
    arguments: [
      ("1+r436f=323536", 256), ("1+r436F=38", 8), ("0+r436f", nil), ("1+r436f", nil), ("1+r436f=", nil),
      ("1+r436f=3", nil), ("1+r436f=3é", nil), ("1+r436f=2d31", nil), ("1+r524742=38", nil),
      ("1+r436f=393939393939393939393939393939393939393939", nil), ("1+r436f=zz", nil),
    ] as [(String, Int?)])
  func colorsAreANumberInHexadecimalDigits(reply: String, colors: Int?) {
    #expect(decode([Array("\u{1B}P\(reply)\u{1B}\\".utf8)]).facts.colors == colors)
  }

  // One that is sent no end cannot hold the player up.
  @Test func aReplyWithoutAnEndIsLeftByEnterAndByAPause() {
    let open = Array("\u{1B}]11;rgb:".utf8)
    #expect(decode([open, Array("\r1".utf8)]).inputs == [.key(.enter), .key(.character("1"))])
    #expect(decode([open, [0x03]]).inputs == [.key(.control("c"))])
    #expect(decode([open, Array("\u{1B}[A1".utf8)]).inputs == [.key(.up), .key(.character("1"))])
    #expect(decode([open, Array("1".utf8)], gap: .milliseconds(1001)).inputs == [.key(.character("1"))])
    let endless = open + Array(repeating: 0x66, count: 1_000_000)
    #expect(decode([endless, Array("\r".utf8)]).inputs == [.key(.enter)])
  }

  @Test func escapeIsHeldOnlyWhileItMayBeginAReply() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(.byte(0x1B), at: Self.start) == nil)
    #expect(decoder.escapeDeadline == nil && decoder.pause(at: Self.start) == .key(.escape))

    decoder.replyDeadline = Self.start + .seconds(2)
    #expect(decoder.decode(.byte(0x1B), at: Self.start) == nil && decoder.pause(at: Self.start) == nil)
    #expect(decoder.escapeDeadline == Self.start + .milliseconds(250))
    #expect(decoder.pause(at: Self.start + .milliseconds(250)) == .key(.escape))

    for byte in "\u{1B}[?62c\u{1B}".utf8 { #expect(decoder.decode(.byte(byte), at: Self.start) == nil) }
    #expect(decoder.pause(at: Self.start) == .key(.escape), "they have come")

    decoder.replyDeadline = Self.start + .seconds(2)
    let late = Self.start + .seconds(2)
    #expect(decoder.decode(.byte(0x1B), at: late) == nil)
    #expect(decoder.pause(at: late) == .key(.escape), "they do not come any more")
  }

  @Test func aKeyWithAltIsNoReply() {
    for key in ["]", "P", "_", "^", "X"] {
      let alt = Array("\u{1B}\(key)".utf8)
      let (inputs, _) = decode([alt, Array("1".utf8)], gap: .milliseconds(101), expected: false)
      #expect(inputs == [.key(.character("1"))], "\(key)")
    }
  }

  // Cut anywhere, late, with bytes changed, left out and put in: whatever it is, Enter and Escape work after it.
  @Test func noRepliesBringTheDecoderDown() {
    var random = SplitMix(seed: 11)
    var decoder = KeyDecoder()
    var now = Self.start
    for _ in 0..<20_000 {
      guard var bytes = Self.recorded.randomElement(using: &random).map({ Array($0.0.utf8) }) else { continue }
      let isWhole = Bool.random(using: &random)
      if !isWhole {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1 where bytes.count > 1: bytes.remove(at: place)
          default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
          }
        }
      }
      decoder.replyDeadline = Bool.random(using: &random) ? now + .seconds(2) : nil
      let isAwaited = decoder.replyDeadline != nil
      for byte in bytes {
        let input = decoder.decode(.byte(byte), at: now)
        #expect(!isWhole || input == nil)
        guard isAwaited, Int.random(in: 0..<8, using: &random) == 0 else { continue }
        let pause = decoder.pause(at: now + .milliseconds(25))
        #expect(!isWhole || pause == nil)
        now += .milliseconds(Int.random(in: 0...60, using: &random))
      }
      now += .seconds(2)
      #expect(decoder.decode(.byte(0x0D), at: now) == .key(.enter))
      #expect(decoder.decode(.byte(0x1B), at: now) == nil)
      #expect(decoder.pause(at: now + .milliseconds(250)) == .key(.escape))
    }
  }
}

@Suite("What a terminal is asked")
struct TerminalQueryTests {
  private func query(_ type: String, _ environment: [String: String] = [:], knowsColors: Bool = true) -> String? {
    TerminalQuery(type: type, environment: environment, knowsColors: knowsColors)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: ["linux", "dumb", "", "vt100", "vt220", "ansi", "eterm-color", "cons25"])
  func aTerminalThatWouldPrintTheQuestionsIsAskedNothing(type: String) {
    #expect(query(type) == nil)
  }

  @Test(arguments: [
    "xterm", "xterm-256color", "alacritty", "foot", "konsole", "rxvt-unicode-256color", "tmux-256color",
  ])
  func theBackgroundIsAskedForAndTheAttributesCloseTheAnswers(type: String) throws {
    let text = try #require(query(type))
    #expect(text.hasPrefix("\u{1B}]11;?\u{7}") && text.hasSuffix("\u{1B}[c\u{1B}[H\u{1B}[2J"))
  }

  @Test func theNumberOfColorsIsAskedForWhereTheEnvironmentDoesNotTellIt() {
    #expect(query("xterm", knowsColors: false)?.contains("+q436f") == true)
    #expect(query("xterm", knowsColors: true)?.contains("+q436f") == false)
  }

  @Test func whoWouldPrintAQuestionOrTakeItForATitleIsNotAskedIt() {
    #expect(query("xterm-kitty")?.contains("_G") == true)
    for (type, environment) in [
      ("rxvt-unicode-256color", [:]), ("tmux-256color", [:]), ("screen", ["TMUX": "/tmp/tmux"]), ("screen", [:]),
    ] {
      #expect(query(type, environment, knowsColors: false)?.contains("_G") == false, "\(type)")
    }
    #expect(query("tmux-256color", knowsColors: false)?.contains("P+q") == false)
  }

  @Test func theTerminalAroundGNUScreenIsAskedThroughIt() {
    #expect(
      query("screen.xterm-256color")?.hasPrefix("\u{1B}P\u{1B}]11;?\u{7}\u{1B}\\\u{1B}P\u{1B}[c\u{1B}\\") == true)
  }

  @Test(
    arguments: [
      ("xterm", ["XTERM_VERSION": "XTerm(379)"], 256), ("xterm", ["VTE_VERSION": "7006"], 256),
      ("xterm", ["KONSOLE_VERSION": "221203"], 256), ("xterm", ["TERM_PROGRAM": "Apple_Terminal"], 256),
      ("xterm", ["WT_SESSION": "1"], 256), ("xterm", ["WT_SESSION": ""], 0), ("xterm", [:], 0),
      ("xterm", ["COLORTERM": "truecolor"], 1 << 24), ("tmux-256color", ["COLORTERM": "24bit"], 1 << 24),
      ("xterm-256color", ["COLORTERM": "yes"], 0), ("linux", ["COLORTERM": "truecolor", "VTE_VERSION": "7006"], 0),
      ("screen-256color", ["COLORTERM": "truecolor"], 0), ("screen", ["VTE_VERSION": "7006"], 0),
      ("screen", ["TERM_PROGRAM": "tmux"], 256), ("screen", ["TERM_PROGRAM": "tmux", "STY": "1.pts"], 0),
      ("vt100", ["XTERM_VERSION": "XTerm(379)"], 0),
    ] as [(String, [String: String], Int)])
  func colorsArePromisedByTheTerminalItself(type: String, environment: [String: String], colors: Int) {
    #expect(TerminalFamily.promisedColors(environment.merging(["TERM": type]) { $1 }) == colors)
  }

  @Test(
    arguments: [
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], Theme.light, Theme.Reason.xterm),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)", "COLORFGBG": "15;0"], .dark, .variable),
      (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)", "VTE_VERSION": "7006"], .dark, .usual),
      (["TERM": "xterm-kitty", "XTERM_VERSION": "XTerm(379)"], .dark, .usual),
      (["TERM": "tmux-256color", "XTERM_VERSION": "XTerm(379)"], .dark, .usual), ([:], .dark, .usual),
    ] as [([String: String], Theme, Theme.Reason)])
  func theBackgroundIsGuessedUntilTheTerminalTellsIt(
    environment: [String: String], theme: Theme, reason: Theme.Reason
  ) {
    let guess = Theme.auto(environment: environment)
    #expect(guess.theme == theme && guess.reason == reason)
  }
}
