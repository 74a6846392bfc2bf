import Foundation
import QuizCore
import Testing

@testable import LeagueServer

/// The page by which phones play: what it is made of. ``RoomBrowserTests`` plays with it.
@Suite struct RoomPageTests {
  @Test func aPhoneAsksForNothingFromElsewhere() {
    for language in Language.allCases {
      let page = RoomPage.join(code: "4071", root: "../", language: language).text
      for text in [page, RoomStyle.text, RoomScript.text.replacing("http://www.w3.org/2000/svg", with: "")] {
        #expect(!text.contains("//www") && !text.contains("http:") && !text.contains("https:"))
        #expect(!text.contains("@import") && !text.contains("url("))
      }
      #expect(!page.contains(" style=") && !page.contains(#/ on[a-z]+=/#), "the policy of the page forbids them")
    }
  }

  @Test func theCodeOfTheAddressIsFilledIn() {
    let page = RoomPage.join(code: "4071", root: "../", language: .en).text
    #expect(page.contains("data-root=\"../\" data-code=\"4071\""))
    #expect(page.contains("<p id=\"codes\" hidden>"))
    let asking = RoomPage.join(code: nil, root: "", language: .en).text
    #expect(asking.contains("data-root=\"\" data-code=\"\""))
    #expect(asking.contains("<p id=\"codes\"><label for=\"code\">Code"))
  }

  @Test func theFormIsReadByScreenReaders() {
    let page = RoomPage.join(code: nil, root: "", language: .ja).text
    #expect(page.contains("<html lang=\"ja\">"))
    #expect(page.contains("<label for=\"code\">コード") && page.contains("<label for=\"called\">名前</label>"))
    #expect(page.contains("id=\"wrong\" class=\"wrong\" role=\"alert\""))
    #expect(page.contains("id=\"note\" role=\"status\""))
    #expect(page.contains("<noscript>"))
  }

  /// What the script says by a literal key.
  private static func keys() -> Set<String> {
    Set(RoomScript.text.matches(of: #/\b(?:say|many)\("([A-Za-z.]+)"/#).map { String($0.1) })
  }

  @Test func everyWordOfTheScriptIsThereAndSaid() {
    for key in Self.keys() { #expect(RoomWords.script[key] != nil, "\(key)") }
    #expect(Self.keys().count > 30)
    for key in RoomWords.script.keys where !key.contains(".") {
      let name = key.hasSuffix("1") ? String(key.dropLast()) : key
      #expect(RoomScript.text.contains("\"\(name)\"") || RoomScript.text.contains("words.\(name)"), "\(key)")
    }
  }

  @Test func bothLanguagesHaveTheSameValues() {
    func values(_ text: String) -> Set<String> { Set(text.matches(of: #/\{(\w+)\}/#).map { String($0.1) }) }
    for (key, phrase) in RoomWords.script where !["here1", "questions1"].contains(key) {
      #expect(values(phrase.en) == values(phrase.ja), "\(key)")
      #expect(!phrase.ja.isEmpty && !phrase.en.isEmpty)
    }
  }

  /// What browsers of ten years ago do not have (ES2018 and later), and what would make a page of text from outside.
  @Test(arguments: [
    "?.", "??", "catch {", "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "replaceChildren",
    "replaceAll", ".flat", "matchAll", "fromEntries", "async *", "import(", "BigInt", "structuredClone",
  ])
  func theScriptDoesWithout(word: String) {
    #expect(!RoomScript.text.contains(word))
  }

  @Test func aSlowConnectionHasItSoon() throws {
    var sum = Gzip.packed(Array(Assets.icon.utf8))?.count ?? 0
    for text in [RoomPage.join(code: "4071", root: "../", language: .ja).text, RoomStyle.text, RoomScript.text] {
      sum += try #require(Gzip.packed(Array(text.utf8))).count
    }
    #expect(sum < 20_480, "\(sum) bytes")
  }

  @Test func lampsAreReadableInLightAndDark() throws {
    let palettes = RoomStyle.text.components(separatedBy: ":root {").dropFirst().map { block -> [String: String] in
      let pairs = block.prefix { $0 != "}" }.matches(of: #/(--[a-z0-9]+): (#[0-9a-f]{6});/#)
      return Dictionary(pairs.map { (String($0.1), String($0.2)) }) { $1 }
    }
    try #require(palettes.count == 2)
    let light = palettes[0]
    for colours in [light, light.merging(palettes[1]) { $1 }] {
      func contrast(_ text: String, _ ground: String, atLeast least: Double) throws {
        let value = Contrast.of(try #require(colours[text]), try #require(colours[ground]))
        #expect(value >= least, "\(text) on \(ground): \(value)")
      }
      for index in 1...4 {
        try contrast("--waittext", "--wait\(index)", atLeast: 4.5)
        try contrast("--littext", "--lit\(index)", atLeast: 4.5)
        try contrast("--mark\(index)", "--wait\(index)", atLeast: 3)
        try contrast("--lit\(index)", "--back", atLeast: 3)
      }
      for (text, ground) in [
        ("--text", "--back"), ("--dim", "--back"), ("--right", "--back"), ("--wrong", "--back"), ("--gotext", "--go"),
        ("--right", "--rightback"), ("--wrong", "--wrongback"), ("--text", "--rightback"), ("--offtext", "--off"),
        ("--urgent", "--back"), ("--text", "--track"), ("--dim", "--card"),
      ] {
        try contrast(text, ground, atLeast: 4.5)
      }
    }
  }
}

@Suite struct RoomRouteTests {
  @Test func thePagesAreThereWithTheirPolicy() async throws {
    try await TestServer.run { server in
      for (path, name) in [("/play", ""), ("/r/4071", "../"), ("/r/123456789", "../")] {
        let answer = try await server.client.get(path, headers: [("Accept-Language", "ja")])
        #expect(answer.status == 200)
        #expect(answer.text.contains("<title>ライブに参加 – TenQ</title>"))
        #expect(answer.headers.first(name: "Content-Security-Policy") == AnswerHeaders.contentSecurityPolicy)
        #expect(answer.headers.first(name: "Cache-Control") == "no-store")
        for file in ["css", "js"] {
          let link = try #require(answer.text.firstMatch(of: try Regex("\"\(name)(room\\.\(file)\\?[0-9a-f]+)\"")))
          let loaded = try await server.client.get("/\(try #require(link.output[1].substring))")
          #expect(loaded.status == 200)
          #expect(loaded.headers.first(name: "Cache-Control") == "public, max-age=31536000, immutable")
        }
      }
    }
  }

  @Test(arguments: ["/r/123", "/r/1234567890", "/r/12a4", "/r/%D9%A1%D9%A2%D9%A3%D9%A4", "/r/", "/r", "/play/"])
  func whatIsNoCodeHasNoPage(path: String) async throws {
    try await TestServer.run { server in
      let answer = try await server.client.get(path)
      #expect(answer.status == 404)
    }
  }

  @Test func whereNoLeagueIsShownTheFirstPageAsksForACode() async throws {
    try await TestServer.run { server in
      _ = try await server.store.createLeague(name: "Class 3c", offset: 0, now: LeagueServer.clock())
      let page = try await server.client.get("/").text
      #expect(page.contains("Join a live round") && !page.contains("Class 3"))
    }
  }
}
