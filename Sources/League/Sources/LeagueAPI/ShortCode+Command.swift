extension ShortCode {
  /// The command to join by the code: `tenq league join quiz.example.org KXRT-WMPB`. The scheme of the server's address
  /// is left out where every client adds the same: `https://` before a public name, `http://` before a private IPv4
  /// address.
  public func command(at address: String) -> String { "tenq league join \(ShortCode.short(address)) \(self)" }

  private static func short(_ address: String) -> String {
    let parts = address.split(separator: "://", maxSplits: 1)
    guard parts.count == 2, let host = parts[1].split(separator: "/").first?.split(separator: ":").first else {
      return address
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = labels.compactMap { UInt8($0) }
    switch parts[0] {
    case "http" where numbers.count == 4 && labels.count == 4:
      let isOfAHouse =
        switch (numbers[0], numbers[1]) {
        case (127, _), (10, _), (192, 168), (172, 16...31): true
        case _: false
        }
      return isOfAHouse ? String(parts[1]) : address
    case "https" where labels.count > 1 && !host.contains("["):
      let last = String(labels[labels.count - 1])
      let isPublic = last.allSatisfy(\.isLetter) && !privateNames.contains(last) && !host.hasSuffix(".home.arpa")
      return isPublic ? String(parts[1]) : address
    case _: return address
    }
  }

  /// The last labels of names that are not public.
  private static let privateNames: Set<String> = ["", "local", "lan", "internal", "home", "test", "localhost"]
}
