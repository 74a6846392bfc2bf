import Foundation
import Testing

/// The README's lines of a league, run as a reader runs them.
@Suite(
  .timeLimit(.minutes(20)),
  .enabled(if: RealProgram.game != nil, RealProgram.noGame))
struct ReadmeTests {
  @Test(arguments: [("README.md", "## A league"), ("Resources/README.ja.md", "## リーグ")])
  func aLeagueInFiveLinesRuns(page: String, heading: String) async throws {
    let text = try String(contentsOfFile: RealProgram.checkout + "/" + page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n\(heading)").dropFirst().first, "\(heading)")
      .components(separatedBy: "\n## ")[0]
    // Without the comments, behind which nothing could be added.
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces) }
    try #require(lines.count == 5, "\(lines)")
    try #require(lines[0].hasPrefix("make install-league"))
    try #require(lines[1].hasPrefix("tenq-league serve --host 0.0.0.0") && lines[1].hasSuffix("&"))
    try #require(lines[2].hasPrefix("tenq-league invite"))
    let join = lines[3].replacing(page.contains(".ja.") ? "リンク" : "LINK", with: "\"$LINK\"", maxReplacements: 1)
    try #require(join.hasPrefix("tenq league join \"$LINK\" --name "))
    try #require(lines[4] == "tenq")
    let house = try Household()
    // Installing has its own tests; the port is a free one; the server ends with the shell; each player has a home.
    let script = """
      set -e
      make() { test "$*" = install-league; }
      \(lines[0])
      \(lines[1].replacing(" &", with: " --port 0 > \"$HOME/served\" 2> \"$HOME/warned\" &"))
      server=$!
      trap 'kill $server' EXIT
      n=0
      until grep -q http "$HOME/served"; do n=$((n + 1)); test $n -lt 1800; sleep 0.1; done
      \(lines[2]) > "$HOME/link" 2> "$HOME/warned.invite"
      LINK=$(cat "$HOME/link")
      XDG_DATA_HOME=$HOME/player
      export XDG_DATA_HOME
      \(join)
      yes 1 | head -50 | ACCESSIBLE=1 \(lines[4])
      tenq league top
      """
    let environment = house.environment(of: "owner")
    try FileManager.default.createDirectory(atPath: house.path + "/owner", withIntermediateDirectories: true)
    // The banks that ship, as they are installed.
    try FileManager.default.createDirectory(atPath: house.path + "/share/games", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: RealProgram.checkout + "/Resources", toPath: house.path + "/share/games/tenq")
    let run = try await RealProgram.run(["/bin/sh", "-c", script], environment: environment)
    #expect(run.status == 0, "\(script)\n\(run.output)\n\(run.errors)")
    let link = try String(contentsOfFile: house.path + "/owner/link", encoding: .utf8)
    #expect(link.split(separator: "\n").count == 1 && link.contains("/join/"), "\(link)")
    #expect(run.output.contains("Class 3b") || run.output.contains("3年2組"), "\(run.output)")
  }
}
