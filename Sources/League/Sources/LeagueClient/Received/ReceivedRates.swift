import LeagueAPI
import QuizCore
import QuizStore

/// How all players of the league answered each question, as it was received: the content of ``LeagueLocations/rates``.
struct ReceivedRates: Sendable {
  /// The most questions of which rates are kept.
  static let most = 200_000
  /// The longest file that is read, in bytes; a line has less than 80.
  private static let limit = most * 80

  private var rates: [UInt64: LeagueRateLine] = [:]
  /// Whether something changed since it was read.
  private(set) var isChanged = false

  private let most: Int

  /// None; of so many questions at most are rates kept.
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

  /// Takes a rate in the place of what was known; one that contradicts itself, or for which there is no room, is left
  /// out.
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
