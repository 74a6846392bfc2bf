/// Divides bytes that come in pieces into lines, at LF.
public struct LineBuffer: Sendable {
  /// The beginning of a line whose end has not come yet.
  public private(set) var rest: [UInt8] = []

  /// Nothing has come.
  public init() {}

  /// Takes the next piece; returns the lines that end in it, without their newlines.
  public mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    rest += pieces.removeFirst()
    var lines: [[UInt8]] = []
    for piece in pieces {
      lines.append(rest)
      rest = Array(piece)
    }
    return lines
  }
}
