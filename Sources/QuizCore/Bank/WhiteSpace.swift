extension Unicode.Scalar {
  /// Whether it is white space by Unicode (the property White_Space), found without the tables of Unicode.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    case _: false
    }
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isSpace }), let last = scalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(self[first..<scalars.index(after: last)])
  }
}
