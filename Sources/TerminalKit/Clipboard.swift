/// Puts text on the clipboard of the terminal's user, also over ssh: by the control sequence OSC 52 of xterm (XTerm
/// Control Sequences, "Manipulate Selection Data").
public enum Clipboard {
  /// The longest sequence that is sent, in bytes; what terminals accept at least.
  private static let limit = 74_994

  /// The sequence that copies `text` on a terminal of a type, the value of `TERM`; nil where it must not be sent, or is too
  /// long.
  public static func sequence(copying text: String, onTerminal type: String) -> [UInt8]? {
    guard TerminalFamily(type: type).takesStrings else { return nil }
    let sequence = Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
    return sequence.count <= limit ? sequence : nil
  }

  /// Base64 as in RFC 4648, with padding.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 0x3f] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
