import LeagueAPI
import QuizCore
import Testing

/// Links of invitations, which players type, copy and are sent by others.
struct InvitationLinkTests {
  private static let league = "0d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f1b2a"
  private static let code = "rYb3VdjYaw_G36uONSZWi-"

  @Test(arguments: [
    "https://quiz.example.org", "http://127.0.0.1:8610", "http://[::1]:8610", "https://example.org/quiz",
    "https://example.org/l/join/deep", "http://192.168.1.7",
  ])
  func aLinkIsReadAsItWasWritten(_ server: String) {
    let link = InvitationLink(server: server, league: Self.league, code: Self.code)
    #expect(link.description == "\(server)/l/\(Self.league)/join/\(Self.code)")
    #expect(InvitationLink(link.description) == link)
    #expect(InvitationLink(link.description + "/") == link, "with a slash at its end")
  }

  @Test func theLeaguesIDIsInLowercaseHoweverItIsTyped() {
    let link = InvitationLink("https://example.org/l/\(Self.league.uppercased())/join/\(Self.code)")
    #expect(link?.league == Self.league)
  }

  @Test(arguments: [
    "", "https://", "quiz.example.org", "ftp://example.org/l/\(league)/join/\(code)",
    "https:///l/\(league)/join/\(code)", "HTTPS://example.org/l/\(league)/join/\(code)",
    "https://example.org/l/\(league)/join", "https://example.org/l/\(league)/join/",
    "https://example.org/l/\(league)/join/\(code)x", "https://example.org/l/\(league)/join/\(code.dropLast())",
    "https://example.org/l/\(league)/join/\(code.dropLast())+", "https://example.org/l/\(league)/join/\(code)//",
    "https://example.org/l/\(league.dropLast())/join/\(code)", "https://example.org/x/\(league)/join/\(code)",
    "https://example.org/l/\(league)/leave/\(code)", "https://example.org/l/\(league)/join/\(code)?x=1",
    "https://me:secret@example.org/l/\(league)/join/\(code)", "https://example.org#/l/\(league)/join/\(code)",
    "https://exa mple.org/l/\(league)/join/\(code)", "https://example.org\u{1B}[2J/l/\(league)/join/\(code)",
    "https://日本.example/l/\(league)/join/\(code)", "https://example.org/l/\(league)/join/\(code)\n",
    "https://\(String(repeating: "x", count: 1000))/l/\(league)/join/\(code)",
    String(repeating: "/", count: 100_000),
  ])
  func whatIsNoLinkIsNone(_ text: String) {
    #expect(InvitationLink(text) == nil)
  }

  @Test(arguments: [
    (league, true), (league.uppercased(), true), ("", false), (String(league.dropLast()), false), (league + "0", false),
    ("0d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f1b2g", false), ("0d9f7e1c2-f6b-4a50-8f8e-5a7e3c6f1b2a", false),
    ("0d9f7e1c_2f6b_4a50_8f8e_5a7e3c6f1b2a", false), ("００d9f7e1c-2f6b-4a50-8f8e-5a7e3c6f", false),
    ("------------------------------------", false),
  ])
  func aUUIDIsHexadecimalDigitsAndHyphensWhereItHasThem(_ text: String, _ isOne: Bool) {
    #expect(UUIDText.isValid(text) == isOne)
  }
}
