import QuizCore
import Testing

@testable import QuizStore

/// What the settings file holds besides the settings: colours, keys, games that are hidden, and what Play starts with.
@Suite struct OwnChangeTests {
  private let scratch = Scratch()

  private var file: SettingsFile { SettingsFile(path: scratch("settings.json"), list: []) }

  private func saved(_ changes: OwnChange..., over text: String? = nil) throws -> String {
    if let text { scratch.write("settings.json", text) }
    for change in changes { try file.save(SettingsChange(change)) }
    return try #require(scratch.text("settings.json"))
  }

  @Test func eachKindIsReadAsItWasWritten() throws {
    _ = try saved(
      .color("right", 114), .color("choice1", 202), .keys("pause", ["z", "F5"]), .hidden(["panels", "survival"]),
      .start(.set(genre: "Words", title: "Idioms")))
    let settings = file.read().settings
    #expect(settings.ownColors.map(\.name) == ["choice1", "right"])
    #expect(settings.ownColors.map(\.value) == [.number(202), .number(114)])
    #expect(settings.ownKeys.map(\.value) == [.words(["z", "F5"])])
    #expect(settings.hidden == ["panels", "survival"])
    #expect(settings.start == .set(genre: "Words", title: "Idioms"))
    #expect(file.read().problems.isEmpty)
  }

  @Test func whatGoesBackToTheDefaultLeavesTheFile() throws {
    _ = try saved(.color("right", 114), .keys("pause", ["z"]), .hidden(["panels"]), .start(.everything))
    _ = try saved(.color("right", nil), .keys("pause", []), .hidden([]), .start(nil))
    #expect(try #require(scratch.text("settings.json")).filter { !$0.isWhitespace } == "{}")
  }

  @Test func whatElseStandsThereIsPreserved() throws {
    let text = #"{"colors": {"wrong": "red", "odd": [1]}, "later": {"a": 1e400}}"#
    let after = try saved(.color("right", 114), over: text)
    #expect(after.contains(#""wrong""#) && after.contains(#""odd""#) && after.contains("1e400"))
    #expect(file.read().settings.ownColors.map(\.name).contains("right"))
  }

  @Test func aChangeThatWaitsIsMadeInItsOrder() {
    var change = SettingsChange(.color("right", 1))
    change.add(SettingsChange(.color("right", 2)))
    change.add(SettingsChange(.hidden(["panels"])))
    var settings = Settings()
    settings.apply(change)
    #expect(settings.ownColors.map(\.value) == [.number(2)])
    #expect(settings.hidden == ["panels"])
    #expect(!change.isEmpty)
  }

  @Test(arguments: [#"{"hidden": "panels"}"#, #"{"hidden": [1]}"#, #"{"start": 3}"#])
  func whatCannotBeUsedIsNamedAndLeftOut(_ text: String) {
    scratch.write("settings.json", text)
    let reading = file.read()
    #expect(reading.problems.map(\.isBadValue) == [true])
    #expect(reading.settings.hidden.isEmpty && reading.settings.start == nil)
  }
}
