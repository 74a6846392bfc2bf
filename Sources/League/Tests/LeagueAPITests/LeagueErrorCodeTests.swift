import LeagueAPI
import Testing

/// The codes, which programs of other versions and people's scripts rely on.
struct LeagueErrorCodeTests {
  private static let codes: [LeagueErrorCode] = [
    .unknownPath, .unknownVersion, .malformed, .tooLarge, .unknownToken, .unknownInvitation, .expiredInvitation,
    .unusableName, .takenName, .tooMany, .unavailable, .fault, .roundID, .roundOwner, .roundFuture, .roundPast,
    .roundGame, .roundCounts, .roundTimes, .roundQuestions, .roundRemoved, .roundUnreadable, .questionText,
    .questionTwice, .questionUnknown, .questionOwner, .questionMany,
  ]

  @Test func noTwoAreTheSameAndAllAreTwoWords() {
    #expect(Set(Self.codes).count == Self.codes.count)
    for code in Self.codes {
      let parts = code.rawValue.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } })
    }
  }
}
