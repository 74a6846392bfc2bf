import QuizCore
import Testing

@testable import QuizStore

@Suite struct SettingsParserTests {
  let scratch = Scratch()

  private var file: SettingsFile { SettingsFile(path: scratch("settings.json"), list: SampleSettings.all) }

  private func parsed(_ text: String) -> Settings? {
    var parser = SettingsParser(Array(text.utf8))
    return parser.settings(of: SampleSettings.all, selectionKey: "selection")
  }

  private func read(_ text: String) -> Settings {
    scratch.write("settings.json", text)
    return file.read().settings
  }

  @Test(
    arguments: [
      nil, .everything, .own, .missed, .genre("食べ合わせ"), .set(genre: "食べ合わせ", title: "基本"), .file("a.csv"),
      .missedIn(.own), .missedIn(.set(genre: "Food", title: "Pairings")),
    ] as [Selection?])
  func whatIsSavedNeedsNoDecoder(selection: Selection?) throws {
    var settings = Settings()
    settings[.seconds] = 15
    settings[.theme] = .light
    settings[.bell] = true
    settings.selection = selection
    try file.save(SettingsChange(to: settings))
    #expect(parsed(scratch.text("settings.json") ?? "") == settings)
  }

  // A key that is not known leaves the file to the decoder.
  @Test(arguments: [
    #""bell":true,"seconds":20"#, #""seconds" : 0 ,"questions":500"#, #""theme":"dark""#,
    #""selection":{"genre":{"_0":"a b"}}"#, #""selection":{"missedIn":{"_0":{"missedIn":{"_0":{"own":{}}}}}}"#,
    #""selection":{"set":{"title":"b","genre":"a"}}"#, #""selection":{"own":{},"file":{"_0":"x"}}"#,
    #""selection":null,"bell":null"#, #""selection":{"own":7}"#, #""selection":"own""#, #""selection":{}"#,
    #""seconds":01"#, #""seconds":1.0"#, #""seconds":1e1"#, #""seconds":-0"#, #""seconds":3601"#, #""seconds":"10""#,
    #""seconds":99999999999999999999"#, #""seconds":10,"seconds":20"#, #""s\u0065conds":10"#, #""theme":"da\u0072k""#,
    #""bell":truer"#, #""bell":True"#, #""bell":true,"#, #","bell":true"#, #""bell" true"#,
    "\"theme\":\"dark\u{0}\"", "\"selection\":{\"file\":{\"_0\":\"a\tb\"}}", "\t\r\n\"bell\"\n:\ttrue ",
  ])
  func itReadsAsTheDecoderDoes(members: String) {
    let settings = parsed("{\(members)}")
    #expect(settings == nil || settings == read("{\"later\":0,\(members)}"))
    #expect(read("{\(members)}") == read("{\"later\":0,\(members)}"))
  }

  @Test(arguments: ["", "{", "}", "[]", "{} {}", "{}x", "\u{FEFF}{}", "{\"bell\":true", "{\"bell\"", "{\"bell\":tru"])
  func whatIsNoObjectIsLeftToTheDecoder(text: String) {
    #expect(parsed(text) == nil)
  }

  @Test func bytesThatAreNoTextAreLeftToTheDecoder() {
    var parser = SettingsParser(Array(#"{"selection":{"file":{"_0":"x"}}}"#.utf8).map { $0 == 0x78 ? 0xFF : $0 })
    #expect(parser.settings(of: SampleSettings.all, selectionKey: "selection") == nil)
  }
}
