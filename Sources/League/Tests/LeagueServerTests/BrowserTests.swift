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
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        do {
          let process = Process()
          let output = Pipe()
          process.executableURL = URL(filePath: path ?? "/usr/bin/false")
          process.arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)", "--hide-scrollbars"]
            + arguments
          process.standardOutput = output
          process.standardError = FileHandle.nullDevice
          try process.run()
          let data = output.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          continuation.resume(returning: String(decoding: data, as: UTF8.self))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
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

  /// What does not depend on scripts: the whole page, which asks for itself again, and no button that would do nothing.
  @Test func aBrowserWithoutScriptsShowsEverything() async throws {
    try await TestServer.run { server in
      let player = try await server.join("Aiko")
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let question = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("Which is new?"),
        date: now)
      _ = try await server.client.sync(player.token, rounds: [samples.timed(at: now, right: 5)], changes: [question])
      let address = "http://127.0.0.1:\(server.port)/"
      let page = try await Browser.run("--blink-settings=scriptEnabled=false", "--dump-dom", address)
      for text in [">Aiko<", "Which is new?", "This week, all games, by points", "http-equiv=\"refresh\"", ">100.0%<"] {
        #expect(page.contains(text), "\(text)")
      }
      // "Live" is what the script says.
      #expect(page.contains("class=\"live\" hidden=\"\""))
      let joining = try await Browser.run(
        "--blink-settings=scriptEnabled=false", "--dump-dom",
        "\(address)l/\(server.league.id)/join/AAAAAAAAAAAAAAAAAAAAAA")
      #expect(joining.contains("tenq league join http://127.0.0.1:\(server.port)/l/"))
      #expect(joining.contains("class=\"copy\" hidden=\"\""))
    }
  }

  @Test func nothingIsWiderThanAPhone() async throws {
    try await TestServer.run { server in
      var samples = SampleRounds()
      for name in ["Kim Long-Name von Ostfriesl", "伊藤 さくらこ", "WWWWWWWWWWWWWWWWWWWWWWWW"] {
        let player = try await server.join(String(name.prefix(24)))
        _ = try await server.client.sync(player.token, rounds: [samples.timed(at: LeagueServer.clock(), right: 5)])
      }
      let folder = try TestFolder()
      // A page beside it measures the page in a frame of a phone's width.
      let page = try await server.client.get("/?lang=ja").text
      let measuring = page.replacingOccurrences(
        of: "href=\"page.css", with: "href=\"http://127.0.0.1:\(server.port)/page.css")
      try measuring.write(toFile: folder.path + "/page.html", atomically: true, encoding: .utf8)
      let frame = """
        <!doctype html><iframe id=f src="page.html" style="width:360px;height:800px;border:0"></iframe>
        <script>f.onload = () => { const d = f.contentDocument.documentElement;
        document.body.setAttribute("data-width", d.scrollWidth + "/" + d.clientWidth); }</script>
        """
      try frame.write(toFile: folder.path + "/frame.html", atomically: true, encoding: .utf8)
      let measured = try await Browser.run(
        "--allow-file-access-from-files", "--virtual-time-budget=3000", "--dump-dom", "file://\(folder.path)/frame.html"
      )
      #expect(measured.contains("data-width=\"360/360\""), "\(measured.suffix(300))")
    }
  }
}
