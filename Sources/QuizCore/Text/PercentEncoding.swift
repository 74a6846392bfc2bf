/// Text in addresses (RFC 3986).
public enum PercentEncoding {
  /// A text as a part of an address: letters, digits, `-`, `.`, `_` and the characters of `kept` stay.
  public static func encoded(_ text: String, keeping kept: String = "") -> String {
    let kept = Array("-._\(kept)".utf8)
    return text.utf8.reduce(into: "") { encoded, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || kept.contains(byte) {
        encoded.append(character)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The bytes of a part of an address, and whether two digits stand behind each percent sign: one without them stays.
  /// With `plusIsBlank`, as in forms, `+` is a blank.
  public static func decoded(
    _ text: some StringProtocol, plusIsBlank: Bool = false
  ) -> (bytes: [UInt8], isWellFormed: Bool) {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var isWellFormed = true
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        let digits = bytes[(place + 1)...].prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        if digits.count == 2 {
          decoded.append(UInt8(digits[0] << 4 | digits[1]))
          place += 3
          continue
        }
        isWellFormed = false
      }
      decoded.append(plusIsBlank && bytes[place] == UInt8(ascii: "+") ? 0x20 : bytes[place])
      place += 1
    }
    return (decoded, isWellFormed)
  }
}
