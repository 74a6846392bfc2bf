import TerminalKit

/// A parser of what the program sent to the terminal: modes, text, and what should never have been sent.
struct Trace {
  /// The last state of each private mode: 1049 the alternate screen, 25 the cursor, 2004 bracketed paste, 1000 and 1006
  /// the mouse.
  private(set) var modes: [Int: Bool] = [:]
  /// The text without escape sequences.
  private(set) var text: [UInt8] = []
  /// Control characters and sequences that the program does not use.
  private(set) var stray: [String] = []

  private enum State {
    case plain, escape, designate
    case sequence([UInt8])
    case string([UInt8])
  }
  private var state = State.plain

  init(_ bytes: [UInt8] = []) {
    take(bytes)
  }

  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    // Dropped output may have left a sequence unfinished; like a terminal, start again at each escape.
    if byte == 0x1b {
      if case .string(let bytes) = state { end(bytes) }
      state = .escape
      return
    }
    switch state {
    case .plain:
      switch byte {
      // Backspace, tab, line feed and carriage return move the cursor; 0x0e and 0x0f change the character set.
      case 0x08, 0x09, 0x0a, 0x0d, 0x0e, 0x0f: text.append(0x20)
      case ..<0x20, 0x7f: stray.append("control \(byte)")
      default: text.append(byte)
      }
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "("), UInt8(ascii: ")"): state = .designate
      case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "7"), UInt8(ascii: "8"), UInt8(ascii: "M"): state = .plain
      case UInt8(ascii: "\\"): state = .plain
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string([])
      default:
        stray.append("escape \(byte)")
        state = .plain
      }
    case .designate: state = .plain
    case .string(let bytes) where byte == 0x07:
      end(bytes)
      state = .plain
    case .string(let bytes): state = .string(bytes + [byte])
    case .sequence(let parameters):
      if (0x40...0x7e).contains(byte) {
        end(parameters, byte)
        state = .plain
      } else if (0x20...0x3f).contains(byte), parameters.count < 64 {
        state = .sequence(parameters + [byte])
      } else {
        stray.append("in a sequence \(byte)")
        state = .plain
      }
    }
  }

  /// The questions about the terminal, and nothing else, are control strings.
  private mutating func end(_ string: [UInt8]) {
    let text = String(decoding: string, as: UTF8.self)
    let isQuestion = ["11;?", "+q436f"].contains(text) || text.hasPrefix("Gi=31,")
    if !isQuestion { stray.append("string \(text.debugDescription)") }
  }

  private mutating func end(_ parameters: [UInt8], _ final: UInt8) {
    if parameters.first == UInt8(ascii: "?"), final == UInt8(ascii: "h") || final == UInt8(ascii: "l") {
      for number in parameters.dropFirst().split(separator: UInt8(ascii: ";")) {
        if let mode = Int(String(decoding: number, as: UTF8.self)) { modes[mode] = final == UInt8(ascii: "h") }
      }
    } else if !"ABCDGHJKLMPSTXZ@bcdfghlmnr`t".utf8.contains(final) {
      stray.append("sequence that ends in \(final)")
    }
  }

  /// The unsafe scalars of the text; U+FFFD when it is not UTF-8.
  var unsafeScalars: [Unicode.Scalar] {
    guard let text = String(validating: text, as: UTF8.self) else { return ["\u{fffd}"] }
    return text.unicodeScalars.filter { Trace.isUnsafe($0) }
  }

  /// Whether a scalar must not be shown, by its Unicode properties and independently of the filter under test.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
    }
  }

  func contains(_ word: String) -> Bool {
    text.firstRange(of: Array(word.utf8)) != nil
  }
}
