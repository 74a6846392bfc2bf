/// A command line copied from a host's screen in place of an address: `tenq join 192.168.1.5:8610 --code 1234`.
struct JoinLine: Equatable {
  private(set) var address: String?
  private(set) var code: String?
  private(set) var name: String?

  /// Parses a line; nil if it is no such command.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      String(word.drop { "\"'".contains($0) }.reversed().drop { "\"'".contains($0) }.reversed())
    }
    guard let join = words.prefix(2).firstIndex(of: "join") else { return nil }
    var rest = words[(join + 1)...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = { parts.count > 1 ? parts[1] : rest.popFirst() }
      switch parts.first {
      case "--code": code = value()
      case "--name": name = value()
      case _ where address == nil && !word.hasPrefix("-"): address = word
      case _: break
      }
    }
  }
}
