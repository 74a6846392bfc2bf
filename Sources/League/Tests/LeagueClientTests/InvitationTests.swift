import LeagueAPI
import QuizCore
import Testing

@testable import LeagueClient

/// Invitations as people type and paste them.
struct InvitationTests {
  @Test(arguments: [
    ("quiz.example.org KXRT-WMPB", "https://quiz.example.org"),
    ("192.168.1.5:8610 kxrtwmpb", "http://192.168.1.5:8610"),
    ("http://quiz.example.org kxrt-wmpb", "http://quiz.example.org"),
    ("https://192.168.1.5 KXRT WMPB", "https://192.168.1.5"),
    ("laptop.local:8610 KXRT-WMPB", "http://laptop.local:8610"),
    ("localhost:8610 KXRT-WMPB", "http://localhost:8610"), ("[fe80::1]:8610 KXRT-WMPB", "http://[fe80::1]:8610"),
    ("quiz.example.org/quiz/ KXRT-WMPB", "https://quiz.example.org/quiz"),
    ("tenq league join quiz.example.org KXRT-WMPB", "https://quiz.example.org"),
    ("$ tenq league join 10.0.0.3 KXRT-WMPB", "http://10.0.0.3"),
    ("10.0.0.3.example.org KXRT-WMPB", "https://10.0.0.3.example.org"),
  ])
  func aHostAndACodeAreAnInvitation(_ text: String, _ server: String) throws {
    let invitation = try Invitation(InvitationText.words(text))
    #expect(invitation.server == server)
    #expect(invitation.league == nil)
    #expect(ShortCode(invitation.code)?.description == "KXRT-WMPB")
    #expect(invitation.shownServer.hasPrefix(server.prefix { $0 != "/" } + "//"))
  }

  @Test(arguments: ["", "tenq league join ", "  join "])
  func aLinkIsOneToo(_ before: String) throws {
    let link = "https://quiz.example.org/l/\(FakeLeague.id)/join/\(FakeLeague.code)"
    let invitation = try Invitation(InvitationText.words(before + link + "\n"))
    #expect(invitation == Invitation(try #require(InvitationLink(link))))
    #expect(invitation.shownServer == "quiz.example.org")
  }

  @Test(arguments: [
    "", "quiz.example.org", "KXRT-WMPB", "quiz.example.org KXRT", "quiz.example.org KXRT-WMPB-XXXX", "a@b KXRT-WMPB",
    "ftp://quiz.example.org KXRT-WMPB", "--help KXRT-WMPB ?", "quiz.example.org:0 KXRT-WMPB", "\u{1B}[31m KXRT-WMPB",
    "http:// KXRT-WMPB", "quiz.example.org?x KXRT-WMPB",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(throws: LeagueProblem.self) { try Invitation(InvitationText.words(text)) }
  }

  @Test(arguments: [
    ("https://x", true), ("quiz.example.org KXRT-WMPB", true), ("[::1] KXRT-WMPB", true), ("-x KXRT", false),
    ("", false),
    ("quiz.example.org", false), ("tenq league join", false),
  ])
  func theGameAsksOnlyForWhatMayBeOne(_ text: String, _ isLikely: Bool) {
    #expect(InvitationText.isLikely(InvitationText.words(text)) == isLikely)
  }
}
