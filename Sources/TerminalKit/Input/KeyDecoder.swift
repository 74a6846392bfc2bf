/// Puts keys together from bytes: characters from UTF-8, escape sequences, mouse reports and pasted text. What the terminal
/// tells about itself is taken out from among them. What makes no sense is swallowed whole, so that no part of it is taken
/// for an answer. Holds no clock and no terminal.
struct KeyDecoder {
  /// What comes in.
  enum Code: Hashable {
    /// A byte.
    case byte(UInt8)
    /// A key that the terminal's description knows.
    case key(Key)
    /// A key that the program has no use for.
    case unknown
  }

  /// Bytes of pasted text that are kept.
  static let mostPasted = 64 * 1024
  /// A sequence whose rest does not come within this time is given up; a slow line delivers it in two parts.
  private static let sequenceTimeout = Duration.milliseconds(100)
  /// The same for pasted text, whose end may never come, and for what can only be a reply of the terminal.
  private static let longTimeout = Duration.seconds(1)
  /// How long an Escape may be the beginning of a reply, while one is expected.
  private static let escapeTimeout = Duration.milliseconds(250)

  /// What the terminal has told so far.
  private(set) var facts = TerminalFacts()
  /// Until when replies are expected; nil when they have come, or none was asked for.
  var replyDeadline: ContinuousClock.Instant?

  private enum State {
    /// Between two keys.
    case ready
    /// In a character of UTF-8, with this many bytes to come; discarded after Alt.
    case character(bytes: [UInt8], missing: Int, isWanted: Bool)
    /// After Escape.
    case escape
    /// After `ESC [`.
    case sequence([UInt8])
    /// After `ESC O`.
    case keypad
    /// After `ESC [ M`: the report of a mouse that knows no other form.
    case oldMouse([UInt8])
    /// After `ESC ]`, `ESC P` and the like, of which `kind` is the second byte; `isEnding` after the Escape of its end.
    case string(kind: UInt8, [UInt8], isEnding: Bool)
    /// After `ESC [ 200 ~`. `matched` bytes of the end mark have come.
    case paste(matched: Int)
  }

  private var state = State.ready
  private var pasted: [UInt8] = []
  private var last: ContinuousClock.Instant?

  /// Takes one code that came at `now`, and gives what it completes.
  mutating func decode(_ code: Code, at now: ContinuousClock.Instant) -> Input? {
    if let last, isStale(now - last, at: now) { state = .ready }
    last = now
    switch code {
    case .byte(let byte): return decode(byte)
    case .key(let key): return decode(key)
    case .unknown:
      guard case .paste = state else { return enter(.ready) }
      return nil
    }
  }

  /// Nothing more is waiting: an Escape was Escape, unless it may be the beginning of a reply.
  mutating func pause(at now: ContinuousClock.Instant) -> Input? {
    guard case .escape = state, escapeDeadline.map({ $0 <= now }) ?? true else { return nil }
    state = .ready
    return .key(.escape)
  }

  /// When an Escape that may be the beginning of a reply is Escape after all; nil while there is none.
  var escapeDeadline: ContinuousClock.Instant? {
    guard case .escape = state, let last, isReplyExpected(at: last) else { return nil }
    return last + Self.escapeTimeout
  }

  private func isReplyExpected(at now: ContinuousClock.Instant) -> Bool {
    replyDeadline.map { now < $0 } ?? false
  }

  private func isStale(_ gap: Duration, at now: ContinuousClock.Instant) -> Bool {
    let isReply: Bool
    switch state {
    case .ready: return false
    case .character, .keypad, .oldMouse: isReply = false
    case .escape: isReply = isReplyExpected(at: now)
    case .sequence(let bytes): isReply = bytes.first == UInt8(ascii: "?") || isReplyExpected(at: now)
    // Right after its two bytes it may be a key with Alt.
    case .string(_, let bytes, _): isReply = !bytes.isEmpty || isReplyExpected(at: now)
    case .paste: isReply = true
    }
    return gap > (isReply ? Self.longTimeout : Self.sequenceTimeout)
  }

  private mutating func decode(_ key: Key) -> Input? {
    switch state {
    case .paste: return nil
    case .escape: return enter(.ready)  // with Alt
    case .ready, .character, .sequence, .keypad, .oldMouse, .string:
      state = .ready
      return .key(key)
    }
  }

  private mutating func decode(_ byte: UInt8) -> Input? {
    let former = state
    state = .ready
    switch former {
    case .ready:
      return begin(with: byte)
    case .character(let bytes, let missing, let isWanted):
      return continueCharacter(bytes, missing, isWanted, with: byte)
    case .escape:
      return continueEscape(with: byte)
    case .sequence(let bytes):
      return continueSequence(bytes, with: byte)
    case .keypad:
      return Self.key(final: byte)
    case .oldMouse(let bytes):
      return continueOldMouse(bytes + [byte])
    case .string(let kind, let bytes, let isEnding):
      return continueString(kind, bytes, isEnding, with: byte)
    case .paste(let matched):
      return continuePaste(matched, with: byte)
    }
  }

  /// Goes on to a state in which nothing is complete.
  private mutating func enter(_ next: State) -> Input? {
    state = next
    return nil
  }

  private mutating func begin(with byte: UInt8) -> Input? {
    switch byte {
    case 0x1B: return enter(.escape)
    case 0x09: return .key(.tab)
    case 0x0A, 0x0D: return .key(.enter)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00, 0x1C...0x1F: return .key(.control(Character(Unicode.Scalar(byte + 0x40))))
    case 0x20...0x7E: return .key(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      return enter(.character(bytes: [byte], missing: Self.continuations(after: byte), isWanted: true))
    default:  // no character begins with it
      return nil
    }
  }

  private static func continuations(after lead: UInt8) -> Int {
    lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
  }

  private mutating func continueCharacter(
    _ bytes: [UInt8], _ missing: Int, _ isWanted: Bool, with byte: UInt8
  ) -> Input? {
    guard 0x80...0xBF ~= byte else { return begin(with: byte) }
    if missing > 1 { return enter(.character(bytes: bytes + [byte], missing: missing - 1, isWanted: isWanted)) }
    guard isWanted, let text = String(validating: bytes + [byte], as: UTF8.self), let character = text.first,
      let scalar = text.unicodeScalars.first, scalar.value >= 0xA0
    else { return nil }
    return .key(.character(character))
  }

  private mutating func continueEscape(with byte: UInt8) -> Input? {
    switch byte {
    case 0x1B:  // pressed twice
      state = .escape
      return .key(.escape)
    case UInt8(ascii: "["): return enter(.sequence([]))
    case UInt8(ascii: "O"): return enter(.keypad)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      return enter(.string(kind: byte, [], isEnding: false))
    case 0xC2...0xF4:  // with Alt
      return enter(.character(bytes: [byte], missing: Self.continuations(after: byte), isWanted: false))
    default:  // with Alt
      return nil
    }
  }

  private mutating func continueSequence(_ bytes: [UInt8], with byte: UInt8) -> Input? {
    switch byte {
    case 0x1B: return enter(.escape)
    case 0x20...0x3F:
      return enter(.sequence(bytes.count < TerminalFacts.longestReply ? bytes + [byte] : bytes))
    case UInt8(ascii: "M") where bytes.isEmpty: return enter(.oldMouse([]))
    case UInt8(ascii: "["):  // the function keys of the Linux console: one more
      return enter(.keypad)
    default: return finish(bytes, final: byte)
    }
  }

  private mutating func finish(_ bytes: [UInt8], final: UInt8) -> Input? {
    if bytes.first == UInt8(ascii: "<") {
      let numbers = Self.numbers(bytes.dropFirst())
      guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
      return Self.mouse(
        button: numbers[0], x: numbers[1] - 1, y: numbers[2] - 1, isRelease: final == UInt8(ascii: "m"))
    }
    if bytes.first == UInt8(ascii: "?"), final == UInt8(ascii: "c") {
      facts.take(attributes: bytes)
      replyDeadline = nil
    }
    let numbers = Self.numbers(bytes[...])
    if final == UInt8(ascii: "~") {
      if numbers == [200] {
        pasted = []
        return enter(.paste(matched: 0))
      }
      return numbers.count == 1 ? Self.numbered[numbers[0]].map(Input.key) : nil
    }
    return bytes.isEmpty ? Self.key(final: final) : nil
  }

  /// A control string ends with `ESC \`, or as xterm has it with BEL. Any other control character is none of it, but a key.
  private mutating func continueString(
    _ kind: UInt8, _ bytes: [UInt8], _ isEnding: Bool, with byte: UInt8
  ) -> Input? {
    switch byte {
    case UInt8(ascii: "\\") where isEnding, 0x07:
      takeReply(kind, bytes)
      return nil
    case _ where isEnding: return continueEscape(with: byte)
    case 0x1B: return enter(.string(kind: kind, bytes, isEnding: true))
    case 0x00..<0x20, 0x7F: return begin(with: byte)
    default:
      let kept = bytes.count < TerminalFacts.longestReply ? bytes + [byte] : bytes
      return enter(.string(kind: kind, kept, isEnding: false))
    }
  }

  private mutating func takeReply(_ kind: UInt8, _ bytes: [UInt8]) {
    switch kind {
    case UInt8(ascii: "]"): facts.take(command: bytes)
    case UInt8(ascii: "P"): facts.take(capability: bytes)
    case UInt8(ascii: "_"): facts.take(application: bytes)
    default: break
    }
  }

  /// The numbers of a sequence; none when there is anything else in it.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count <= 6 ? Int(String(decoding: $0, as: UTF8.self)) : nil }
    return numbers.count == fields.count ? numbers : []
  }

  /// The keys of sequences that end with a letter.
  private static let letters: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "M": .enter, "P": .function(1), "Z": .backTab,
  ]
  /// The keys of sequences that end with a number and a tilde.
  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
  ]

  private static func key(final: UInt8) -> Input? { letters[Character(Unicode.Scalar(final))].map(Input.key) }

  private mutating func continueOldMouse(_ bytes: [UInt8]) -> Input? {
    if bytes.count < 3 { return enter(.oldMouse(bytes)) }
    let button = Int(bytes[0]) - 32
    // This form does not identify the released button.
    let isRelease = button & 0b100_0011 == 3
    return Self.mouse(
      button: isRelease ? button & ~3 : button, x: Int(bytes[1]) - 33, y: Int(bytes[2]) - 33, isRelease: isRelease)
  }

  /// `button` has the button in its two lowest bits, then shift, meta, control, motion and wheel.
  private static func mouse(button: Int, x: Int, y: Int, isRelease: Bool) -> Input? {
    let isMotion = button & 32 != 0
    let isWheel = button & 64 != 0
    guard button >= 0, button < 128, !isMotion, x >= 0, y >= 0 else { return nil }
    let point = Point(x: x, y: y)
    switch (isWheel, button & 3) {
    case (false, 0): return .mouse(Mouse(point: point, action: isRelease ? .release : .press))
    case (true, 0): return .mouse(Mouse(point: point, action: .wheelUp))
    case (true, 1): return .mouse(Mouse(point: point, action: .wheelDown))
    default: return nil
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func continuePaste(_ matched: Int, with byte: UInt8) -> Input? {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 < Self.pasteEnd.count { return enter(.paste(matched: matched + 1)) }
      defer { pasted = [] }
      return .paste(String(decoding: pasted, as: UTF8.self))
    }
    // Escape is only at the mark's beginning, so a mismatch can begin a new one with this byte at most.
    let begins = byte == Self.pasteEnd[0]
    pasted.append(contentsOf: Self.pasteEnd[..<matched])
    if !begins { pasted.append(byte) }
    if pasted.count > Self.mostPasted { pasted.removeLast(pasted.count - Self.mostPasted) }
    return enter(.paste(matched: begins ? 1 : 0))
  }
}
