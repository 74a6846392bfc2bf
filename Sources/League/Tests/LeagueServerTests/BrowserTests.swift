import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// Headless Chromium, where it is installed; these tests are skipped elsewhere.
enum Browser {
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What the browser prints.
  static func run(_ arguments: String...) async throws -> String {
    let folder = try TestFolder()
    let words =
      [
        path ?? "/usr/bin/false", "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)",
        "--hide-scrollbars",
      ] + arguments
    return try await onOwnThread { String(decoding: try ChildProgram.run(words).output, as: UTF8.self) }
  }
}

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed; Debian's package is chromium"), .serialized)
struct BrowserTests {
  @Test func aBrowserShowsThePageAndRunsItsScript() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko <b>&amp;</b>")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let question = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("2 < 3 & 4 > 3?"),
        date: now)
      _ = try await server.client.sync(
        player.token, rounds: [samples.timed(at: now, right: 5)], changes: [question])
      let address = "http://127.0.0.1:\(server.port)/"
      let page = try await Browser.run("--dump-dom", address)
      #expect(page.contains("Aiko &lt;b&gt;&amp;amp;&lt;/b&gt;"))
      #expect(page.contains("2 &lt; 3 &amp; 4 &gt; 3?"))
      // The script runs under the page's policy: it shows the button that copies.
      let joining = try await Browser.run("--dump-dom", "\(address)l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA")
      #expect(joining.contains("<button type=\"button\" class=\"copy\" data-copied=\"Copied\">Copy</button>"))
    }
  }

  /// A page of the server in a frame that runs no scripts: what it shows, in `data-text` of the page around it.
  private static func withoutScripts(_ page: String, port: Int) async throws -> String {
    let folder = try TestFolder()
    // The frame's own address is a file's; the style comes from the server.
    let content = page.replacing(/(href|src)="(\.\.\/)*page\./) { "\($0.1)=\"http://127.0.0.1:\(port)/page." }
    try content.write(toFile: folder.path + "/page.html", atomically: true, encoding: .utf8)
    let frame = """
      <!doctype html><iframe id=f src="page.html" sandbox="allow-same-origin" style="width:1280px;height:720px"></iframe>
      <script>f.onload = () => { const d = f.contentDocument;
      const hidden = [...d.querySelectorAll(".live, .copy")].every((e) => e.getClientRects().length === 0);
      const refresh = d.querySelector("meta[http-equiv=refresh]");
      document.body.setAttribute("data-text", (hidden ? "hidden " : "") + (refresh ? "refresh " : "") + d.body.innerText); }
      </script>
      """
    try frame.write(toFile: folder.path + "/frame.html", atomically: true, encoding: .utf8)
    return try await Browser.run(
      "--allow-file-access-from-files", "--virtual-time-budget=3000", "--dump-dom", "file://\(folder.path)/frame.html")
  }

  /// Without scripts the page is complete and reloads itself, and has no controls without effect.
  @Test func aBrowserWithoutScriptsShowsEverything() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let question = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("Which is new?"),
        date: now)
      _ = try await server.client.sync(player.token, rounds: [samples.timed(at: now, right: 5)], changes: [question])
      let page = try await Self.withoutScripts(try await server.client.get("/").text, port: server.port)
      for text in ["hidden refresh", "Aiko", "Which is new?", "This week, all games, by points", "5 100.0%"] {
        #expect(page.contains(text), "\(text): \(page.suffix(1500))")
      }
      let path = "/l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA"
      let joining = try await Self.withoutScripts(try await server.client.get(path).text, port: server.port)
      #expect(joining.contains("data-text=\"hidden ") && joining.contains("tenq league join http://127.0.0.1"))
    }
  }

  @Test func nothingIsWiderThanAPhone() async throws {
    try await TestServer.run { server in
      var samples = SampleRounds()
      for name in ["Kim Long-Name von Ostfriesl", "伊藤 さくらこ", "WWWWWWWWWWWWWWWWWWWWWWWW"] {
        let player = try await server.join(String(name.prefix(24)))
        _ = try await server.client.sync(player.token, rounds: [samples.timed(at: LeagueServer.clock(), right: 5)])
      }
      for query in ["lang=ja", "lang=en", "lang=ja&by=time", "lang=en&by=time&period=all"] {
        let folder = try TestFolder()
        // A page beside it measures the page in a frame of a phone's width.
        let page = try await server.client.get("/?\(query)").text
        let measuring = page.replacingOccurrences(
          of: "href=\"page.css", with: "href=\"http://127.0.0.1:\(server.port)/page.css")
        try measuring.write(toFile: folder.path + "/page.html", atomically: true, encoding: .utf8)
        let frame = """
          <!doctype html><iframe id=f src="page.html" style="width:360px;height:800px;border:0"></iframe>
          <script>f.onload = () => { const d = f.contentDocument.documentElement;
          document.body.setAttribute("data-width", d.scrollWidth + "/" + d.clientWidth);
          // Headings with as many lines as half their characters, or more.
          const high = [...d.querySelectorAll("thead th")].filter((e) => {
            const range = f.contentDocument.createRange();
            range.selectNodeContents(e.querySelector("a") || e);
            const length = e.textContent.trim().length;
            return new Set([...range.getClientRects()].map((one) => one.top)).size > Math.ceil(length / 2);
          });
          document.body.setAttribute("data-high", high.map((e) => e.textContent.trim()).join()); }</script>
          """
        try frame.write(toFile: folder.path + "/frame.html", atomically: true, encoding: .utf8)
        let measured = try await Browser.run(
          "--allow-file-access-from-files", "--virtual-time-budget=3000", "--dump-dom",
          "file://\(folder.path)/frame.html"
        )
        #expect(measured.contains("data-width=\"360/360\""), "\(query): \(measured.suffix(300))")
        #expect(measured.contains("data-high=\"\""), "\(query): \(measured.suffix(300))")
      }
    }
  }
}
