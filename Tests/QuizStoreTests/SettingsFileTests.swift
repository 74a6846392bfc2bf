import Glibc
import QuizCore
import Testing

@testable import QuizStore

@Suite struct SettingsFileTests {
  let scratch = Scratch()

  var file: SettingsFile { SettingsFile(path: scratch("config/settings.json"), list: SampleSettings.all) }

  /// With a choice of each setting.
  var chosen: Settings {
    var settings = Settings()
    settings[.seconds] = 15
    settings[.questions] = 7
    settings[.theme] = .light
    settings[.bell] = true
    settings.selection = .set(genre: "食べ合わせ", title: "基本")
    return settings
  }

  var choice: SettingsChange { SettingsChange(to: chosen) }

  @Test func withoutAFileNothingIsChosen() throws {
    #expect(file.read().settings == Settings())
    #expect(scratch.content == [])
    for text in ["", " \n", "{}"] {
      scratch.write("config/settings.json", text)
      #expect(file.read().settings == Settings())
    }
  }

  @Test func whatIsSavedComesBack() throws {
    try file.save(choice)
    #expect(file.read().settings == chosen)
    #expect(scratch.content == ["config", "config/.settings.json.lock", "config/settings.json"])
    #expect(scratch.mode("config") == 0o700 && scratch.mode("config/settings.json") == 0o600)
  }

  @Test func whatIsNoLongerChosenGoes() throws {
    try file.save(choice)
    try file.save(SettingsChange(from: chosen, to: Settings()))
    #expect(
      scratch.text("config/settings.json")?.filter { !$0.isWhitespace }
        == #"{"selection":{"set":{"genre":"食べ合わせ","title":"基本"}}}"#)
  }

  @Test func keysThatAreNotKnownStay() throws {
    scratch.write(
      "config/settings.json",
      #"{"later":{"a":[1,2.5,18446744073709551615,-3,null,true,"/é"]},"theme":"dark","seconds":10}"#)
    var settings = file.read().settings
    #expect(settings[.theme] == .dark && settings[.seconds] == 10)
    settings[.theme] = .light
    settings.reset(AnySetting(.seconds))
    try file.save(SettingsChange(from: file.read().settings, to: settings))
    #expect(file.read().settings == settings)
    let text = scratch.text("config/settings.json")?.filter { !$0.isWhitespace }
    #expect(text == #"{"later":{"a":[1,2.5,18446744073709551615,-3,null,true,"/é"]},"theme":"light"}"#)
  }

  @Test func coloursAndKeysOfThePlayerAreReadWithTheirLinesAndStay() throws {
    let text = """
      {
        "colors": {
          "right": 43, "wrong": "red",
          "keys": {"right": 1}
        },
        "theme": "dark", "keys": {"pause": ["z", "F5"], "\\u0068elp": "{\\"keys\\":",
          "leave": [3]}
      }
      """
    scratch.write("config/settings.json", text)
    var settings = file.read().settings
    #expect(
      settings.ownColors == [
        SettingsEntry(name: "right", value: .number(43), line: 3),
        SettingsEntry(name: "wrong", value: .words(["red"]), line: 3),
        SettingsEntry(name: "keys", value: .other, line: 4),
      ])
    #expect(
      settings.ownKeys == [
        SettingsEntry(name: "help", value: .words(["{\"keys\":"]), line: 6),
        SettingsEntry(name: "pause", value: .words(["z", "F5"]), line: 6),
        SettingsEntry(name: "leave", value: .other, line: 7),
      ])
    settings[.theme] = .light
    try file.save(SettingsChange(to: settings))
    let again = file.read().settings
    #expect(again.ownColors.map(\.name) == ["keys", "right", "wrong"])
    #expect(again.ownKeys.count == 3)
  }

  @Test(arguments: ["3", "[]", "\"z\"", "true"])
  func coloursThatAreNoObjectAreOneEntryWithoutAName(value: String) throws {
    scratch.write("config/settings.json", "{\n\n \"colors\": \(value), \"keys\": null}")
    let settings = file.read().settings
    #expect(settings.ownColors == [SettingsEntry(name: "", value: .other, line: 3)])
    #expect(settings.ownKeys == [])
  }

  @Test(arguments: [
    ("{", "not JSON from line 1, column 2 on"), ("[]", "not a JSON object"), ("3", "not a JSON object"),
    ("\u{0}", "not JSON from line 1, column 1 on"),
    ("{\n\"seconds\": 5\n\"bell\"}", "not JSON from line 3, column 1 on"),
  ])
  func aFileThatCannotBeUnderstoodIsNamedAndKept(text: String, reason: String) throws {
    scratch.write("config/settings.json", text)
    let reading = file.read()
    #expect(reading.settings == Settings())
    #expect(reading.failure?.exitStatus == .settings)
    #expect(reading.failure?.description.hasPrefix("\(scratch("config/settings.json")): ") == true)
    #expect(reading.failure?.description.contains(reason) == true, "\(reading.failure?.description ?? "")")
    let refusal = #expect(throws: SaveError.self) { try file.save(choice) }
    #expect(refusal?.exitStatus == .settings)
    #expect(scratch.text("config/settings.json") == text)
  }

  @Test(arguments: [
    ("{\"seconds\":\"ten\"}", 1, "\"seconds\" must be a whole number from 0 to 3600"),
    ("{\"questions\":99999999999999999999}", 1, "\"questions\" must be a whole number from 1 to 500"),
    ("{\n \"bell\": true,\n \"theme\":\"solarized\"}", 3, "\"theme\" must be \"auto\", \"dark\" or \"light\""),
    ("{\"bell\":1}", 1, "\"bell\" must be true or false"),
    ("{\n\n\"selection\":7}", 3, "\"selection\" must be a set as tenq"),
    ("{\"seconds\":1e400}", 1, "\"seconds\" must be a whole number"),
    ("{\"seconds\":3601}", 1, "\"seconds\" must be a whole number from 0 to 3600"),
    ("{\"seconds\":-1}", 1, "\"seconds\" must be a whole number from 0 to 3600"),
    ("{\"questions\":0}", 1, "\"questions\" must be a whole number from 1 to 500"),
    ("{\n\"secnods\":5}", 2, "there is no setting \"secnods\"; did you mean \"seconds\"?"),
    ("{\n\"later\":5}", 2, "there is no setting \"later\"; it is left as it is"),
  ])
  func aMemberThatCannotBeUsedIsNamedWithItsLineAndTheRestHolds(text: String, line: Int, reason: String) throws {
    scratch.write("config/settings.json", text)
    let reading = file.read()
    #expect(reading.failure == nil)
    #expect(reading.problems.map(\.line) == [line])
    let sentence = reading.problems.first?.sentence(in: "s.json").en ?? ""
    #expect(sentence.hasPrefix("s.json:\(line): ") && sentence.contains(reason), "\(sentence)")
    #expect(reading.settings[.bell] == text.contains("true"))
  }

  @Test func ofManyUnknownKeysTheFirstAreNamedWithTheirLines() throws {
    let keys = (1...60_000).map { "\"k\($0)\": 1" }.joined(separator: ",\n")
    scratch.write("config/settings.json", "{\n\(keys),\n\"bell\": true}")
    let start = ContinuousClock.now
    let reading = file.read()
    // The lines of all of them are found at once: looked for one by one they would take minutes.
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(reading.settings[.bell] && reading.failure == nil)
    #expect(reading.problems.map(\.line) == Array(2...12))
    #expect(
      reading.problems.last?.sentence(in: "s.json").en
        == "s.json:12: 59990 more keys are no settings; they are left as they are")
    try file.save(SettingsChange(to: reading.settings))
    #expect(scratch.text("config/settings.json")?.contains("\"k60000\" : 1") == true)
  }

  @Test func aValueThatCannotBeUsedStaysUntilAnotherIsChosen() throws {
    scratch.write("config/settings.json", #"{"seconds":"ten","theme":"dark"}"#)
    var settings = file.read().settings
    settings[.bell] = true
    try file.save(SettingsChange(to: settings))
    #expect(
      scratch.text("config/settings.json")?.filter { !$0.isWhitespace }
        == #"{"bell":true,"seconds":"ten","theme":"dark"}"#)
    settings[.seconds] = 15
    try file.save(SettingsChange(to: settings))
    #expect(file.read() == SettingsFile.Reading(settings))
  }

  @Test func aValueThatIsTakenOutGoesEvenWhereItCannotBeUsed() throws {
    scratch.write("config/settings.json", #"{"seconds":"ten","theme":"dark"}"#)
    try file.save(SettingsChange(AnySetting(.seconds), nil))
    #expect(scratch.text("config/settings.json")?.filter { !$0.isWhitespace } == #"{"theme":"dark"}"#)
  }

  @Test func aChangeSaysNothingOfWhatItDoesNotChange() throws {
    let before = file.read().settings
    var other = before
    other[.theme] = .light
    other.selection = .own
    try file.save(SettingsChange(from: before, to: other))
    var mine = before
    mine[.seconds] = 15
    try file.save(SettingsChange(from: before, to: mine))
    other[.seconds] = 15
    #expect(file.read().settings == other)
    try file.save(SettingsChange(AnySetting(.theme), nil))
    other.reset(AnySetting(.theme))
    #expect(file.read().settings == other)
  }

  @Test func changesOfOneInstantAreAllKept() async throws {
    let file = file
    for round in 1...10 {
      let changes = [
        SettingsChange(AnySetting(.seconds), .int(round)), SettingsChange(AnySetting(.questions), .int(round)),
        SettingsChange(AnySetting(.theme), .text(round % 2 == 0 ? "dark" : "light")),
        SettingsChange(AnySetting(.bell), .bool(round % 2 == 0)), SettingsChange(.genre("\(round)")),
      ]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for change in changes { group.addTask { try file.save(change) } }
        try await group.waitForAll()
      }
      let all = changes.reduce(into: Settings()) { $0.apply($1) }
      #expect(file.read() == SettingsFile.Reading(all))
    }
  }

  @Test func nothingIsReadBeforeTheLockIsHeld() throws {
    let file = SettingsFile(path: scratch("config/settings.json"), list: SampleSettings.all, timeout: .zero)
    try file.save(choice)
    let lock = try FileLock(beside: scratch("config/settings.json"), timeout: .zero)
    let busy = SaveError.busy(path: scratch("config/.settings.json.lock"))
    #expect(throws: busy) { try file.save(SettingsChange(.own)) }
    #expect(throws: busy) { try file.replace(changing: SettingsChange(.own)) }
    #expect(file.read().settings == chosen)
    lock.release()
    try file.save(SettingsChange(.own))
    #expect(file.read().settings.selection == .own)
  }

  @Test func aFileIsReplacedOnlyWithACopyOfIt() throws {
    for (text, copy) in [("{", "settings.json.bak"), ("[", "settings.json.bak2")] {
      scratch.write("config/settings.json", text)
      #expect(try file.replace(changing: choice) == scratch("config/" + copy))
      #expect(scratch.text("config/" + copy) == text)
      #expect(file.read() == SettingsFile.Reading(chosen))
    }
    #expect(scratch.text("config/settings.json.bak") == "{")
  }

  @Test func aLinkToTheSettingsStays() throws {
    scratch.write("dotfiles/tenq.json", #"{"seconds":10}"#)
    scratch.folder("config")
    #expect(symlink(scratch("dotfiles/tenq.json"), scratch("config/settings.json")) == 0)
    try file.save(choice)
    var status = stat()
    #expect(lstat(scratch("config/settings.json"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(
      scratch.content == [
        "config", "config/.settings.json.lock", "config/settings.json", "dotfiles", "dotfiles/tenq.json",
      ])
    #expect(SettingsFile(path: scratch("dotfiles/tenq.json"), list: SampleSettings.all).read().settings == chosen)
  }

  @Test func whatIsNotAnOrdinaryFileIsRefused() throws {
    scratch.folder("config/settings.json")
    let failure = file.read().failure
    #expect(failure == .settings(path: scratch("config/settings.json"), .notRegular))
    #expect(failure?.exitStatus == .settings)
    #expect(throws: SaveError.self) { try file.save(choice) }
    #expect(throws: SaveError.self) { try file.replace(changing: choice) }
    #expect(scratch.content == ["config", "config/.settings.json.lock", "config/settings.json"])
  }

  @Test func aFileLongerThanAnySettingsIsSaidToBe() {
    scratch.write("config/settings.json", String(repeating: " ", count: 1 << 20 + 1))
    let failure = file.read().failure
    #expect(failure?.exitStatus == .settings)
    #expect(failure?.description.contains("longer than 1 MiB: correct it") == true)
  }

  @Test(arguments: [#"{"big":1e999,"keepme":1}"#, #"{"keepme":1,"big":{"a":[1,1e999]}}"#])
  func numbersBeyondAllTypesAreKeptAsTheyAreWritten(text: String) throws {
    scratch.write("config/settings.json", text)
    try file.save(SettingsChange(to: chosen))
    let saved = try #require(scratch.text("config/settings.json")?.filter { !$0.isWhitespace })
    #expect(saved.contains("1e999") && saved.contains(#""keepme":1"#))
  }

  @Test(
    arguments: [
      nil, .everything, .own, .missed, .genre("食べ合わせ"), .set(genre: "食べ合わせ", title: "基本"), .file("a\"\\\n.csv"),
      .missedIn(.own), .missedIn(.set(genre: "Food", title: "Pairings")),
    ] as [Selection?])
  func whatIsSavedIsReadAgain(selection: Selection?) throws {
    var settings = Settings()
    settings[.seconds] = 15
    settings[.theme] = .light
    settings[.bell] = true
    settings.selection = selection
    try file.save(SettingsChange(to: settings))
    #expect(file.read() == SettingsFile.Reading(settings))
  }

  /// Each value with its diagnostic, or the seconds that it sets.
  @Test(
    arguments: [
      (#""seconds":1.0"#, 1, nil), (#""seconds":2e1"#, 20, nil), (#""seconds":-0"#, 0, nil),
      (#""seconds":null"#, nil, nil),
      (#""seconds":20,"seconds":30"#, 20, nil), (#""s\u0065conds":20"#, 20, nil), (#""seconds":"10""#, nil, "seconds"),
      (#""seconds":true"#, nil, "seconds"), (#""seconds":99999999999999999999"#, nil, "seconds"),
      (#""selection":{"own":7}"#, nil, "selection"), (#""selection":"own""#, nil, "selection"),
      (#""selection":{}"#, nil, "selection"), (#""selection":{"own":{},"file":{"_0":"x"}}"#, nil, "selection"),
      (#""selection":{"genre":{"_0":1}}"#, nil, "selection"), (#""selection":null"#, nil, nil),
    ] as [(String, Int?, String?)])
  func everyFormOfAValueIsRead(member: String, seconds: Int?, problem: String?) {
    scratch.write("config/settings.json", "{\(member)}")
    let reading = file.read()
    #expect(reading.failure == nil)
    #expect(reading.settings[.seconds] == seconds ?? 10)
    #expect(reading.problems.map(\.key) == [problem].compactMap { $0 })
  }

  @Test(arguments: [
    "{", "}", "{} {}", "{}x", "\u{FEFF}{}", "{\"bell\":true", "{\"bell\"", "{\"bell\":tru", "{\"seconds\":01}",
    "{\"bell\":True}", "{\"bell\":true,}", "{\"theme\":\"dark\u{0}\"}",
  ])
  func whatIsNotJSONSetsNothing(text: String) {
    scratch.write("config/settings.json", text)
    guard case .settings(_, .notJSON) = file.read().failure else {
      Issue.record("\(text)")
      return
    }
  }

  @Test func whereNoFileCanBeNothingIsChosenAndNothingSaved() throws {
    scratch.write("file", "")
    for path in [scratch("file/settings.json"), scratch(String(repeating: "long", count: 25_000))] {
      #expect(SettingsFile(path: path, list: SampleSettings.all).read().settings == Settings())
      #expect(throws: SaveError.self) { try SettingsFile(path: path, list: SampleSettings.all).save(choice) }
    }
  }

  @Test func withoutAHomeNothingIsChosenAndNothingSaved() throws {
    #expect(SettingsFile(path: nil, list: SampleSettings.all).read().settings == Settings())
    #expect(throws: SaveError.noHome) { try SettingsFile(path: nil, list: SampleSettings.all).save(choice) }
  }
}
