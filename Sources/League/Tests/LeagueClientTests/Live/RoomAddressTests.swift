import Testing

@testable import LeagueClient

/// What a player types to find a room.
@Suite struct RoomAddressTests {
  @Test(arguments: [
    ("192.168.1.5:8610/r/1234", nil, "http://192.168.1.5:8610", "1234"),
    ("http://192.168.1.5:8610/r/1234", nil, "http://192.168.1.5:8610", "1234"),
    ("http://192.168.1.5:8610/r/1234/", nil, "http://192.168.1.5:8610", "1234"),
    ("http://192.168.1.5:8610/r/1234?x=1#y", "9999", "http://192.168.1.5:8610", "1234"),
    ("192.168.1.5:8610", "1234", "http://192.168.1.5:8610", "1234"),
    ("192.168.1.5", "12 34", "http://192.168.1.5:8610", "1234"),
    ("http://192.168.1.5", "12-34", "http://192.168.1.5", "1234"), ("laptop", "１２３４", "http://laptop:8610", "1234"),
    (" aya.local:80 1234 ", nil, "http://aya.local:80", "1234"), ("[fd00::1]", "1234", "http://[fd00::1]:8610", "1234"),
    ("[fd00::1]:99/r/0001", nil, "http://[fd00::1]:99", "0001"),
    ("https://quiz.example.org/r/123456", nil, "https://quiz.example.org", "123456"),
    ("https://quiz.example.org/league/r/1234", nil, "https://quiz.example.org/league", "1234"),
    ("quiz.example.org/play", "1234", "https://quiz.example.org", "1234"),
    ("http://127.0.0.1:8610/play", "1234", "http://127.0.0.1:8610", "1234"),
  ])
  func anAddressIsAsItIsShown(_ text: String, _ code: String?, _ server: String, _ digits: String) throws {
    #expect(try RoomAddress(text, code: code) == RoomAddress(server: server, code: digits))
  }

  @Test(arguments: [
    ("", "1234", "room.address"), ("192.168.1.5:8610", nil, "room.code"), ("192.168.1.5:8610", "12", "room.code"),
    ("192.168.1.5:8610", "12a4", "room.code"), ("192.168.1.5:8610/r/", "1234567890", "room.code"),
    ("ftp://192.168.1.5", "1234", "room.address"), ("192.168.1.5:99999", "1234", "room.address"),
    ("a b c", "1234", "room.address"), ("user@host", "1234", "room.address"), ("http://", "1234", "room.address"),
    ("\u{1B}[31m", "1234", "room.address"), ("host:8610/r/../../v1", nil, "room.code"),
    (String(repeating: "x", count: 10_000), "1234", "room.address"),
  ])
  func whatIsNoneIsOneSentence(_ text: String, _ code: String?, _ problem: String) {
    let error = #expect(throws: LeagueProblem.self) { try RoomAddress(text, code: code) }
    #expect(error?.code == problem)
    #expect(error?.sentence.en.contains("\u{1B}") == false)
  }
}
