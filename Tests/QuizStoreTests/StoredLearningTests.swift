import QuizCore
import Testing

@testable import QuizStore

/// What the settings file holds for the review.
@Suite struct StoredLearningTests {
  let scratch = Scratch()

  var file: SettingsFile { SettingsFile(path: scratch("config/settings.json"), list: SampleSettings.all) }

  private let fit = Learning.Fit(
    FSRSFit(weights: .published, before: 0.34567890123, after: 0.3), on: Day(number: 20_000))

  @Test func whatIsSavedComesBack() throws {
    var wanted = Learning()
    for change in [
      Learning.Change.learn("en/Words/Idioms", true), .learn("own", false), .suspend(QuestionID(hash: 7), true),
      .suspend(QuestionID(hash: 8), true), .suspend(QuestionID(hash: 8), false), .fit(fit),
    ] {
      wanted.apply(change)
      try file.save(SettingsChange(.learning(change)))
    }
    #expect(file.read().settings.learning == wanted)
    #expect(wanted.suspended == [QuestionID(hash: 7)] && wanted.weights == .published)
  }

  @Test func whatAnotherVersionStoredStays() throws {
    scratch.write("config/settings.json", #"{"review": {"steps": [1], "sets": {"own": false}}}"#)
    try file.save(SettingsChange(.learning(.learn("en/Words", true))))
    let text = scratch.text("config/settings.json")?.filter { !$0.isWhitespace }
    #expect(text == #"{"review":{"sets":{"en/Words":true,"own":false},"steps":[1]}}"#)
  }

  @Test(arguments: [
    #"[]"#, #"{"sets": {"own": 1}}"#, #"{"suspended": ["x"]}"#, #"{"fit": {"day": "2026-11-24"}}"#,
    #"{"fit": {"day": "2026-11-24", "weights": [1e999], "before": 1, "after": 1}}"#,
  ])
  func whatIsNotAsTheProgramWritesItIsNamed(value: String) {
    scratch.write("config/settings.json", "{\"review\": \(value)}")
    let reading = file.read()
    #expect(reading.settings.learning == Learning())
    #expect(reading.problems == [SettingsProblem(key: "review", line: 1, kind: .learning)])
  }

  @Test func weightsAreFittedAgainAfterAWeekOrWithAClockThatWasWrong() {
    #expect(Learning().mayFit(on: Day(number: 1)))
    let learning = Learning(fit: fit)
    #expect(!learning.mayFit(on: Day(number: 20_000)) && !learning.mayFit(on: Day(number: 20_006)))
    #expect(learning.mayFit(on: Day(number: 20_007)) && learning.mayFit(on: Day(number: 19_999)))
  }
}
