import Testing

@testable import LeagueServer

/// What a client's time is worth, and that of one who lies about its line.
@Suite struct RoundTripsTests {
  /// A request for the clock, milliseconds after the one before.
  struct Request {
    var after: Int
    /// What the client says the last answer said; nil for nothing.
    var echo: Echo?

    enum Echo {
      /// What it said.
      case last
      /// What the answer before it said.
      case former
      /// Something else, more or less by so much.
      case off(Int)
      /// Any number.
      case number(Int)
    }

    init(_ after: Int, _ echo: Echo?) { (self.after, self.echo) = (after, echo) }
  }

  /// How a client exchanges its clock, and how much less than to the arrival of its answer is believed then.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let requests: [Request]
    let bound: Int
  }

  static let cases = [
    Case(testDescription: "nothing", requests: [], bound: 250),
    Case(testDescription: "asks, but never echoes", requests: Array(repeating: Request(10, nil), count: 9), bound: 250),
    Case(testDescription: "near", requests: pings([0, 10, 12, 10, 11, 10]), bound: 120),
    Case(testDescription: "far", requests: pings([0, 300, 310, 300]), bound: 250),
    Case(
      testDescription: "five answers one second apart", requests: pings([0, 1000, 1000, 1000, 1000, 1000]), bound: 250),
    Case(
      testDescription: "quick once, then delayed", requests: pings([0, 10] + Array(repeating: 1000, count: 50)),
      bound: 120),
    Case(testDescription: "delayed, then quick", requests: pings([0, 1000, 1000, 20]), bound: 140),
    Case(testDescription: "an hour", requests: pings([0, 3_600_000]), bound: 250),
    Case(
      testDescription: "replayed", requests: pings([0, 40]) + [Request(900, .former), Request(900, .former)], bound: 180
    ),
    Case(
      testDescription: "reordered",
      requests: [Request(0, nil), Request(5, nil), Request(900, .former), Request(60, .last)],
      bound: 220),
    Case(testDescription: "earlier than it was", requests: pings([0, 30]) + [Request(30, .off(-900))], bound: 160),
    Case(testDescription: "later than it was", requests: pings([0, 30]) + [Request(30, .off(20))], bound: 160),
    Case(testDescription: "a clock that was set back", requests: pings([0, -500]), bound: 100),
    Case(
      testDescription: "no instants",
      requests: [.min, -1, 0, .max].map { Request(700, .number($0)) }, bound: 250),
  ]

  private static func pings(_ times: [Int]) -> [Request] { times.map { Request($0, .last) } }

  /// The exchange of a case.
  private func trips(_ requests: [Request]) -> RoundTrips {
    var trips = RoundTrips()
    var said: [Int] = []
    var now = 1_000_000
    for request in requests {
      now += request.after
      let echo: Int? =
        switch request.echo {
        case .last: said.last
        case .former: said.dropLast().last
        case .off(let difference): said.last.map { $0 + difference }
        case .number(let number): number
        case nil: nil
        }
      trips.exchange(echo: echo, at: now)
      said.append(now)
    }
    return trips
  }

  @Test(arguments: cases) func aLieAboutTheLineGainsNoMoreThanTheBestRoundTrip(_ exchange: Case) {
    let trips = trips(exchange.requests)
    #expect(trips.bound == exchange.bound)
    // Of an answer that arrived after 950 ms, said to have taken none.
    #expect(trips.believed(0, opens: 1_000_000, received: 1_000_950, limit: 10_000) == 950 - exchange.bound)
  }

  /// What is said, when it arrived after the opening, and what counts.
  @Test(arguments: [
    (3000, 3000, 3000), (2750, 3000, 2750), (2749, 3000, 2750), (0, 3000, 2750), (3001, 3000, 3000), (-1, 3000, 2750),
    (-1, 100, 0), (10_001, 3000, 3000), (.max, 3000, 3000), (.min, 3000, 2750), (0, -50, 0), (.max, -50, 0),
    (9999, 10_100, 9999), (9999, 12_000, 10_000), (300, 11_000, 10_000),
  ])
  func aTimeCountsAsFarAsItCanBe(_ claimed: Int, _ received: Int, _ counted: Int) {
    let opens = 1_000_000
    #expect(RoundTrips().believed(claimed, opens: opens, received: opens + received, limit: 10_000) == counted)
  }
}
