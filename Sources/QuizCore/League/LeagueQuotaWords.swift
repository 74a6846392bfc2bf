extension LeagueStatus.Quota {
  /// How much of it is used: "1,900 of 2,000 rounds today".
  public var words: Phrase {
    switch kind {
    case .rounds:
      Phrase(
        en: "\(Self.grouped(used)) of \(Self.grouped(limit)) rounds today",
        ja: "今日の記録：\(Self.grouped(limit))回中\(Self.grouped(used))回")
    case .bytes:
      Phrase(
        en: "\(Self.megabytes(used)) of \(Self.megabytes(limit)) MB today",
        ja: "今日の送信量：\(Self.megabytes(limit)) MB 中 \(Self.megabytes(used)) MB")
    case .sets:
      Phrase(
        en: "\(Self.grouped(used)) of \(Self.grouped(limit)) new sets today",
        ja: "今日初めて遊んだセット：\(Self.grouped(limit))個中\(Self.grouped(used))個")
    case .questions:
      Phrase(
        en: "\(Self.grouped(used)) of \(Self.grouped(limit)) questions of your own",
        ja: "共有した問題：\(Self.grouped(limit))問中\(Self.grouped(used))問")
    }
  }

  /// `2,000`.
  private static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = max(0, number)
    while rest >= 1000 {
      groups.insert(String(String(rest % 1000 + 1000).dropFirst()), at: 0)
      rest /= 1000
    }
    return ([String(rest)] + groups).joined(separator: ",")
  }

  /// `25.5`: millions of bytes with one decimal, rounded down.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = max(0, bytes) / ((1 << 20) / 10)
    return tenths % 10 == 0 ? grouped(tenths / 10) : "\(grouped(tenths / 10)).\(tenths % 10)"
  }
}
