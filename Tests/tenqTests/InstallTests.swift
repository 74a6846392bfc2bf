import Foundation
import Testing

/// `make install` and `make uninstall`, with the program under test in place of the one that they would build.
@Suite struct InstallTests {
  /// The folder of the package.
  static let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized.path

  // MARK: Where it goes

  @Test(arguments: ["dash", "bash", "zsh", "fish"])
  func aTildeIsTheHomeFolderInEveryShell(shell: String) async throws {
    if !isInstalled(shell) { try Test.cancel("\(shell) is not installed here") }
    let home = try TestHome()
    let installed = try await run(shell, "make -o build install PROGRAM=$PROGRAM PREFIX=~/.local", in: home)
    #expect(installed.ending == .exited(0), "\(installed.errorText)")
    #expect(files(in: home, below: ".local").contains("bin/tenq"))
    #expect(!FileManager.default.fileExists(atPath: InstallTests.checkout + "/~"))
    #expect(installed.outputText.contains("TenQ \(try await version()) is in \(home.path)/.local.\n"))

    let removed = try await run(shell, "make -o build uninstall PROGRAM=$PROGRAM PREFIX=~/.local", in: home)
    #expect(removed.ending == .exited(0), "\(removed.errorText)")
    // With the folders that it made; fish keeps files of its own in share.
    #expect(!FileManager.default.fileExists(atPath: home.path + (shell == "fish" ? "/.local/bin" : "/.local")))
    #expect(files(in: home, below: "") == [])
  }

  @Test(arguments: ["relative", "./here", "", "~nobody", "~nobody/x", "/tmp/~/x", "/tmp/~"])
  func aPrefixThatIsNotAbsoluteIsRefusedInOneSentence(prefix: String) async throws {
    let home = try TestHome()
    for variables in [["PREFIX": prefix], prefix.isEmpty ? [:] : ["DESTDIR": prefix]] where !variables.isEmpty {
      let refused = try await make("install", variables, in: home)
      #expect(refused.ending == .exited(2))
      let sentences = refused.errorText.split(separator: "\n").filter { !$0.hasPrefix("make") }
      #expect(sentences.count == 1 && sentences[0].hasPrefix("install: \(variables.keys.first ?? "")=\(prefix): "))
      #expect(files(in: home, below: "") == [])
    }
  }

  @Test func aTildeWithoutAHomeIsRefused() async throws {
    let home = try TestHome()
    for folder in ["", "relative"] {
      let refused = try await make("install", ["PREFIX": "~/.local"], in: home, environment: ["HOME": folder])
      #expect(refused.ending == .exited(2))
      #expect(refused.errorText.contains("~ is the home folder, but HOME is '\(folder)'"))
    }
  }

  @Test func aDestinationStandsBeforeThePrefix() async throws {
    let home = try TestHome()
    let variables = ["DESTDIR": "~/a stage's", "PREFIX": "/opt/ten q"]
    let installed = try await make("install", variables, in: home)
    #expect(installed.ending == .exited(0), "\(installed.errorText)")
    #expect(installed.outputText == "TenQ \(try await version()) is in \(home.path)/a stage's/opt/ten q.\n")
    let places = files(in: home, below: "a stage's/opt/ten q")
    #expect(places.isSuperset(of: ["bin/tenq", "share/man/man6/tenq.6", "share/doc/tenq/LICENSE"]))
    // The list is for uninstalling, not for packages.
    #expect(!places.contains("share/games/tenq/installed"))
    #expect(try await make("uninstall", variables, in: home).ending == .exited(0))
    #expect(files(in: home, below: "") == [])
  }

  // MARK: What goes there

  @Test func whatShipsAndWhatIsTheUsersAreApart() async throws {
    let home = try TestHome()
    try home.write("Mine?,1,a,b,c,d\n", to: ".local/share/tenq/banks/Mine/Own.csv")
    #expect(try await make("install", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    let places = files(in: home, below: ".local/share")
    #expect(places.filter { $0.hasPrefix("tenq/") } == ["tenq/banks/Mine/Own.csv"])
    let shipped = places.filter { $0.hasPrefix("games/tenq/banks/") }
    #expect(shipped == Set(try resources().filter { $0.hasPrefix("banks/") }.map { "games/tenq/\($0)" }))

    // Also where XDG_DATA_DIRS names the same folders.
    for folders in ["", "\(home.path)/.local/share", "\(home.path)/.local/share/games"] {
      let list = try await CommandRun.run(
        home.path + "/.local/bin/tenq", ["bank", "list", "--lang", "en", "--json"],
        environment: ["HOME": home.path, "XDG_DATA_DIRS": folders])
      let rows = try #require(try JSONSerialization.jsonObject(with: list.output) as? [[String: Any]])
      let own = rows.filter { $0["own"] as? Bool == true }.compactMap { $0["name"] as? String }
      #expect(Set(own) == ["all", "Mine", "Mine/Own"])
      #expect(rows.contains { $0["name"] as? String == "Words/Idioms" && $0["own"] as? Bool == false })
    }
  }

  @Test func uninstallRemovesWhatInstallPutAndNothingElse() async throws {
    let home = try TestHome()
    let kept = [
      ".local/share/tenq/banks/own.csv", ".local/share/tenq/scores.jsonl", ".local/bin/other",
      ".local/share/games/tenq/banks/en/02-Words/mine.csv", ".local/share/man/man6/other.6",
    ]
    for file in kept { try home.write("kept", to: file) }
    try FileManager.default.createDirectory(
      atPath: home.path + "/.local/share/zsh/site-functions", withIntermediateDirectories: true)
    #expect(try await make("install", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    // A second installation removes what the first one had and it has not.
    let list = ".local/share/games/tenq/installed"
    try home.write((try #require(home.text(of: list))) + "share/games/tenq/gone.csv\n", to: list)
    try home.write("old", to: ".local/share/games/tenq/gone.csv")
    #expect(try await make("install", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    #expect(home.text(of: ".local/share/games/tenq/gone.csv") == nil)

    #expect(try await make("uninstall", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    #expect(files(in: home, below: "") == Set(kept))
    // An empty folder that was there before is left, one that was made is not.
    #expect(FileManager.default.fileExists(atPath: home.path + "/.local/share/zsh/site-functions"))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/.local/share/fish/vendor_completions.d"))
    let again = try await make("uninstall", ["PREFIX": "~/.local"], in: home)
    #expect(again.outputText == "There is no tenq in \(home.path)/.local; nothing was removed.\n")
  }

  @Test func aListOfWhatWasInstalledLeadsToNothingOutside() async throws {
    let home = try TestHome()
    #expect(try await make("install", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    let list = ".local/share/games/tenq/installed"
    let outside = ["../victim", "share/../../victim", "\(home.path)/victim", "share/.."].joined(separator: "\n")
    try home.write((try #require(home.text(of: list))) + outside + "\n", to: list)
    try home.write("kept", to: "victim")
    #expect(try await make("uninstall", ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    #expect(files(in: home, below: "") == ["victim"])
  }

  @Test(arguments: ["install", "uninstall"])
  func whatAnEarlierVersionLeftIsRemovedWhereNobodyChangedIt(target: String) async throws {
    let home = try TestHome()
    let former = "share/tenq/guidance/en.csv"
    let guidance = try String(
      contentsOfFile: InstallTests.checkout + "/Tests/Fixtures/0.1.0/guidance-en.csv", encoding: .utf8)
    let banks = "share/tenq/banks/en/02-Words"
    try home.write(guidance, to: ".local/\(former)")
    try home.write("changed", to: ".local/\(banks)/01-Idioms.csv")
    try home.write("kept", to: ".local/share/tenq/banks/own.csv")
    #expect(try await make(target, ["PREFIX": "~/.local"], in: home).ending == .exited(0))
    let left = files(in: home, below: ".local/share/tenq")
    #expect(left == ["banks/en/02-Words/01-Idioms.csv", "banks/own.csv"])
    #expect(!FileManager.default.fileExists(atPath: home.path + "/.local/share/tenq/guidance"))
  }

  // MARK: Messages

  @Test(arguments: [
    ("/bin/bash", "~/.bashrc", "export PATH=\"$HOME/.local/bin:$PATH\""),
    ("/usr/bin/zsh", "~/.zshrc", "export PATH=\"$HOME/.local/bin:$PATH\""),
    ("/usr/bin/fish", "config.fish", "fish_add_path \"$HOME/.local/bin\""),
    ("/bin/sh", "~/.profile", "export PATH=\"$HOME/.local/bin:$PATH\""),
  ])
  func whatIsMissingInPATHIsSaidAsTheShellWantsIt(shell: String, file: String, line: String) async throws {
    let home = try TestHome()
    let said = try await make("install", ["PREFIX": "~/.local"], in: home, environment: ["SHELL": shell]).outputText
    #expect(said.contains("Play it with: \(home.path)/.local/bin/tenq\n"))
    #expect(said.split(separator: "\n").contains { $0.contains(file) && $0.hasSuffix(line) }, "\(said)")
    // Nothing about the files of shells that the player does not use.
    if shell != "/bin/sh" {
      let others = ["~/.bashrc", "~/.zshrc", "config.fish"].filter { $0 != file }
      #expect(!others.contains(where: said.contains), "\(said)")
    }
  }

  @Test func whereItIsFoundNothingIsSaidOfPATH() async throws {
    let home = try TestHome()
    let path = "\(home.path)/.local/bin:\(home.environment["PATH"] ?? "")"
    let said = try await make("install", ["PREFIX": "~/.local"], in: home, environment: ["PATH": path]).outputText
    #expect(said.contains("Play it with: tenq\n"))
    #expect(!said.contains("export PATH") && !said.contains("MANPATH"))
  }

  @Test func whatIsSaidMakesTheShellsComplete() async throws {
    let home = try TestHome()
    let said = try await make("install", ["PREFIX": "~/.local"], in: home).outputText
    if isInstalled("zsh") {
      let line = try #require(said.split(separator: "\n").first { $0.contains("fpath=(") })
      let command = line.drop { $0 != "f" }
      let found = try await run("zsh", "\(command)\nautoload -Uz _tenq && autoload +X _tenq && echo found", in: home)
      #expect(found.outputText == "found\n", "\(found.errorText)")
    }
    if isInstalled("fish") {
      // fish looks below ~/.local/share by itself.
      #expect(!said.contains("fish_complete_path"))
      let offered = try await run("fish", "set -p PATH ~/.local/bin; complete -C 'tenq da'", in: home)
      #expect(offered.outputText.hasPrefix("daily\t"), "\(offered.errorText)")
    }
  }

  // MARK: The checkout

  @Test func aCheckoutWithSpacesInItsPathInstalls() async throws {
    let home = try TestHome()
    let copy = home.path + "/a checkout's"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in ["Makefile", "Resources", "Sources"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(copy)/\(name)", withDestinationPath: "\(InstallTests.checkout)/\(name)")
    }
    let installed = try await make("-j4 install", ["PREFIX": home.path + "/to"], in: home, at: copy)
    #expect(installed.ending == .exited(0), "\(installed.errorText)")
    #expect(files(in: home, below: "to").contains("bin/tenq"))
  }

  @Test func theVersionIsTheOneOfTheChangeLog() async throws {
    let changes = try String(contentsOfFile: InstallTests.checkout + "/Resources/CHANGELOG.md", encoding: .utf8)
    let newest = try #require(changes.firstMatch(of: /\n## ([^ ]+) \(\d{4}-\d\d-\d\d\)\n/))
    #expect(try await version() == newest.1)
  }

  // MARK: Helpers

  /// The program's version.
  private func version() async throws -> String {
    let text = try await CommandRun.tenq("--version", in: TestHome()).outputText
    try #require(text.hasPrefix("tenq ") && text.hasSuffix("\n"))
    return String(text.dropFirst(5).dropLast())
  }

  /// Runs a target of the Makefile, with the program under test taken for the one that was built.
  private func make(
    _ target: String, _ variables: [String: String], in home: TestHome, environment: [String: String] = [:],
    at folder: String = checkout
  ) async throws -> CommandRun {
    try await CommandRun.run(
      "make",
      ["-C", folder, "--no-print-directory", "-o", "build", "PROGRAM=\(ProgramUnderTest.path)"]
        + target.split(separator: " ").map(String.init) + variables.map { "\($0)=\($1)" },
      environment: self.environment(in: home).merging(environment) { $1 }, timeout: .seconds(60))
  }

  /// Runs a line in a shell, in the folder of the package.
  private func run(_ shell: String, _ line: String, in home: TestHome) async throws -> CommandRun {
    try await CommandRun.run(
      shell, ["-c", "cd '\(InstallTests.checkout)'; \(line)"], environment: environment(in: home),
      timeout: .seconds(60))
  }

  /// A player's environment with the default XDG folders.
  private func environment(in home: TestHome) -> [String: String] {
    home.environment.filter { !$0.key.hasPrefix("XDG_") }.merging(["PROGRAM": ProgramUnderTest.path]) { $1 }
  }

  /// The files below a folder of the home, by their paths from there.
  private func files(in home: TestHome, below folder: String) -> Set<String> {
    let root = "\(home.path)/\(folder)"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return Set(
      paths.filter { path in
        // What fish writes for itself.
        if path.contains(".config/fish") || path.contains("share/fish/fish_") { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
      })
  }

  private func resources() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: InstallTests.checkout + "/Resources").filter {
      $0.hasSuffix(".csv")
    }
  }

  private func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
