import LeagueAPI
import QuizCore
import QuizStore

/// The league's answer rates of each question, as received: the content of ``LeagueLocations/rates``.
struct ReceivedRates: Sendable {
  /// The most rates that are kept.
  static let most = 200_000
  /// The longest file that is read, in bytes; a line has less than 80.
  private static let limit = most * 80

  private var rates: [UInt64: LeagueRateLine] = [:]
  /// Whether something changed since it was read.
  private(set) var isChanged = false

  private let most: Int

  /// No rates; at most so many are kept.
  init(most: Int = ReceivedRates.most) {
    self.most = most
  }

  /// Reads the file; nil when there is none. A line that cannot be read is left out.
  init?(_ path: String) throws(ReadError) {
    self.init()
    guard let content = try WholeFile.read(path, limit: ReceivedRates.limit) else { return nil }
    for line in content.split(separator: UInt8(ascii: "\n")).prefix(ReceivedRates.most) {
      if let rate = LeagueRateLine(line) { rates[rate.question.hash] = rate }
    }
  }

  /// How many there are.
  var count: Int { rates.count }

  /// Notes that the file has all of it now.
  mutating func markWritten() { isChanged = false }

  /// Replaces a question's rate; one that contradicts itself, or has no room, is left out.
  mutating func take(_ rate: LeagueDelta.Rate) {
    let key = rate.question.hash
    guard
      let line = LeagueRateLine(
        question: rate.question, asked: ReceivedText.number(rate.asked), right: ReceivedText.number(rate.right),
        milliseconds: ReceivedText.number(rate.milliseconds)),
      rates[key] != line, rates[key] != nil || rates.count < most
    else { return }
    rates[key] = line
    isChanged = true
  }

  /// The content of the file.
  func content() -> [UInt8] {
    Array(rates.values.sorted { $0.question.hash < $1.question.hash }.lazy.map(\.line).joined().utf8)
  }
}
