extension WallTime {
  /// When a day of learning begins, in seconds after midnight: at four, since an evening that ends after midnight is still
  /// the evening.
  static let reviewMorning = 4 * 3600

  /// The local day of learning.
  public var reviewDay: Day { WallTime.reviewDay(of: secondsSince1970, offset: offset) }

  /// The day of learning of an instant, in seconds since 1970, where the local time is `offset` seconds ahead of UTC.
  static func reviewDay(of seconds: Int, offset: Int) -> Day {
    let local = seconds + offset - reviewMorning
    return Day(number: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }
}
