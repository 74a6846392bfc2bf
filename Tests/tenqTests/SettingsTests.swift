import Foundation
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit
import Testing

@testable import tenq

/// Settings in their file, on the command line and in the environment.
@Suite struct SettingsTests {
  private func fixture() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: folder.appending(path: "Fixtures/0.1.0/settings.json")), as: UTF8.self)
  }

  private func resolved(
    _ environment: [String: String] = [:], _ options: CommandLineOptions = .init(),
    settings change: (inout Settings) -> Void = { _ in }
  ) -> ResolvedOptions {
    var settings = Settings()
    change(&settings)
    return ResolvedOptions(options, environment: environment, settings: settings)
  }

  @Test func theFileOfTheFirstVersionIsReadAndAnUnknownKeyStays() throws {
    let home = try TestHome()
    let old = try fixture()
    try home.write(old, to: home.settings)
    let file = SettingsFile(path: home.settings, list: SettingsList.all)
    var settings = file.read().settings
    var expected = Settings()
    expected[.ascii] = .ascii
    expected[.mouse] = false
    expected[.questions] = 3
    expected[.seconds] = 15
    expected.selection = .own
    expected[.theme] = .contrast
    expected[.verdict] = .key
    #expect(settings == expected)
    settings[.theme] = .dark
    try file.save(SettingsChange(to: settings))
    #expect(file.read().settings == settings)
    #expect(home.text(of: home.settings) == old.replacing("contrast", with: "dark"))
  }

  @Test func everyDeclarationIsInTheList() throws {
    let files = ["AllSettings", "ReviewSettings"]
    let text = try files.map { try ProjectFile.text(of: "Sources/QuizScreens/Views/State/\($0).swift") }.joined()
    let keys = text.matches(of: /\bkey: "(\w+)"/).map { String($0.1) }
    #expect(!keys.isEmpty)
    #expect(Set(keys).symmetricDifference(SettingsList.all.map(\.key)) == [], "declared, or in the list, but not both")
  }

  @Test func everyOptionOfASettingIsOneOfTheCommand() throws {
    let help = Tenq.helpMessage(columns: 200)
    for setting in SettingsList.all {
      guard let option = setting.option else { continue }
      let words = try #require(setting.words.option, "\(option.name)")
      #expect(help.contains(option.name) && help.contains(words.en), "\(option.name)")
      if let range = setting.values.range {
        #expect(words.en.contains("-\(range.upperBound)") && words.ja.contains("〜\(range.upperBound)"))
      }
      // What the option asks for, and what both parsers make of it.
      let value = option.value ?? setting.values.value(after: setting.defaultValue, by: 1)
      for name in [option.name, option.letter].compactMap({ $0 }) {
        let words = [name] + (option.value == nil ? [value.word] : [])
        let parsed = try Tenq.parseAsRoot(words) as? Tenq
        #expect(parsed?.options.values.settings.choice(of: setting) == value, "\(words)")
        #expect(LaunchArguments(words)?.options.settings.choice(of: setting) == value, "\(words)")
      }
    }
  }

  @Test func theLanguageOfTheSettingsBeatsTheEnvironment() {
    #expect(resolved(["LANG": "ja_JP.UTF-8"]).language == .ja)
    #expect(resolved(["LANG": "ja_JP.UTF-8"]) { $0[.language] = .en }.language == .en)
    var options = CommandLineOptions()
    options.settings[.language] = .auto
    #expect(resolved(["LANG": "ja_JP.UTF-8"], options) { $0[.language] = .en }.language == .ja)
  }

  @Test func noMotionInTheEnvironmentBeatsTheSettings() {
    #expect(!resolved(["NO_MOTION": "1"]) { $0[.motion] = true }.settings[.motion])
    #expect(resolved(["NO_MOTION": ""]).settings[.motion])
  }

  @Test func coloursFollowTheBackgroundUnlessChosen() {
    #expect(resolved(["COLORFGBG": "0;15"]).theme == .light)
    #expect(resolved(["COLORFGBG": "0;15"]) { $0[.theme] = .contrast }.theme == .contrast)
    #expect(resolved { $0[.theme] = .contrast }.glyphs() == .contrast)
    #expect(resolved { $0[.ascii] = .ascii }.glyphs() == .ascii)
    #expect(resolved { _ in }.glyphs(depth: .eight) == .framed)
  }

  @Test func plainModeHasNoClockUnlessOneIsAskedForNow() {
    var options = CommandLineOptions()
    options.plain = true
    #expect(resolved([:], options) { $0[.seconds] = 15 }.rules == .plain(limit: nil))
    options.settings[.seconds] = 7
    #expect(resolved([:], options).rules == .plain(limit: .seconds(7)))
    #expect(resolved([:], options).endlessLimit == .seconds(7))
  }

  @Test func coloursAndKeysOfThePlayerHoldAndTheRestIsSaid() {
    let own = resolved {
      $0.ownColors = [SettingsEntry(name: "right", value: .number(43), line: 2)]
      $0.ownKeys = [SettingsEntry(name: "pasue", value: .words(["z"]), line: 3)]
    }.own
    #expect(own.colors[.right] == 43)
    #expect(own.problems.map(\.line) == [3])
    #expect(resolved().own == OwnChoices(Settings()))
  }

  @Test(arguments: [
    ("en", "the key \"v\" is already that of \"choices\" (the choices in full); the default is used"),
    ("ja", "キー \"v\" は \"choices\"（選択肢の全文）に使われています。初期値を使います"),
  ])
  func aKeyThatClashesIsSaidWithItsLineAndThePlayGoesOn(language: String, words: String) async throws {
    let home = try TestHome()
    try home.write("{\n  \"keys\": {\n    \"pause\": [\"v\"]\n  }\n}", to: home.settings)
    let run = try await CommandRun.tenq("--plain", "--lang", language, in: home)
    #expect(run.errorText.contains("settings.json:3: ") && run.errorText.contains(words), "\(run.errorText)")
    #expect(run.outputText.contains(language == "en" ? "Question 1 of 5." : "第1問（全5問）"))
  }

  @Test(arguments: ["stats", "history", "chart"])
  func settingsThatCannotBeUsedAreToldOfInOneLanguage(_ command: String) async throws {
    let home = try TestHome()
    try home.write(#"{"language":"ja","seconds":-1}"#, to: home.settings)
    for (language, words) in [("en", "must be a whole number"), ("ja", "整数です")] {
      let run = try await CommandRun.tenq(command, "--lang", language, in: home)
      #expect(run.ending == .exited(0) && run.errorText.contains(words), "\(run.errorText)")
    }
  }

  @Test func theLanguageOfTheSettingsHoldsForWhatIsWrongInThem() async throws {
    let home = try TestHome()
    try home.write(#"{"language":"ja","seconds":-1}"#, to: home.settings)
    #expect(try await CommandRun.tenq("history", in: home).errorText.contains("整数です。初期値を使います"))
  }
}
