import Testing

@testable import QuizCore

/// Dates as the log writes them and as a player reads them.
@Suite struct WallTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00+00:00", 0),
    ("2026-11-21T09:14:03+09:00", 1_795_220_043),
    ("2000-02-29T23:59:59+00:00", 951_868_799),
    ("1969-12-31T23:59:59-00:30", 1799),
    ("2100-03-01T00:00:00+00:00", 4_107_542_400),
  ])
  func aDateIsReadAndWritten(text: String, seconds: Int) throws {
    let time = try #require(WallTime(text))
    #expect(time.secondsSince1970 == seconds)
    #expect(time.description == text)
  }

  @Test func thePlayerReadsTheLocalMinute() throws {
    #expect(try #require(WallTime("2026-11-21T09:14:03+09:00")).local == "2026-11-21 09:14")
    #expect(try #require(WallTime(secondsSince1970: 1_795_220_043, offset: 32_400)).local == "2026-11-21 09:14")
  }

  @Test func daysOfAThousandYearsSurvive() throws {
    for day in stride(from: -200_000, through: 200_000, by: 97) {
      let time = try #require(WallTime(secondsSince1970: day * 86_400 + 43_200, offset: -3600))
      #expect(WallTime(time.description) == time)
    }
  }

  @Test(arguments: [
    "", "yesterday", "2026-11-21", "2026-11-21T09:14:03", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
    "2026-11-21T24:00:00Z", "2026-11-21T09:14:03+0900", "2026-11-21T09:14:03Zz", "2026-11-21T09:14:03.Z",
    "-026-11-21T09:14:03Z", "２０２６-11-21T09:14:03Z",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(WallTime(text) == nil)
  }

  @Test func zuluAndFractionsAreRead() {
    #expect(WallTime("2026-11-21T00:14:03.123Z") == WallTime(secondsSince1970: 1_795_220_043, offset: 0))
  }

  @Test(arguments: [Int.min, Int.max, -62_167_219_200, 253_402_300_800]) func absurdMomentsAreRefused(seconds: Int) {
    #expect(WallTime(secondsSince1970: seconds, offset: 0) == nil)
  }
}
