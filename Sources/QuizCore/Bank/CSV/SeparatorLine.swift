/// A first line such as `sep=;`, with which Excel declares the separator.
public enum SeparatorLine {
  /// Bytes of a longer line are not read: it is none.
  public static let longest = 16

  /// The separator that a line names, its end left out; nil when it names none. The rest of the line may be filled with
  /// separators, as that of a row is.
  public static func separator(_ line: some BidirectionalCollection<UInt8>) -> UInt8? {
    var rest = line.prefix(longest + 1)[...]
    guard rest.count <= longest else { return nil }
    if rest.first == CSV.quote { rest = rest.dropFirst() }
    guard rest.prefix(4).elementsEqual("sep=".utf8, by: { $0 | ($0 == UInt8(ascii: "=") ? 0 : 0x20) == $1 }),
      let separator = rest.dropFirst(4).first, isSeparator(separator),
      rest.dropFirst(5).allSatisfy({ $0 == CSV.quote || $0 == separator })
    else { return nil }
    return separator
  }

  /// Whether a byte can stand between fields: it is ASCII, and nothing that fields are made of.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case CSV.tab: true
    case CSV.quote, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    case 0x21...0x7E: true
    default: false
    }
  }
}
