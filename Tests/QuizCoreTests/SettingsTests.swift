import QuizCore
import Testing

/// Settings by their declarations.
@Suite struct SettingsTests {
  enum Colour: String, CaseIterable, SettingRepresentable {
    case auto, red, blue
  }

  static func words(_ name: String) -> SettingWords {
    SettingWords(name: Phrase(name), help: Phrase(name), briefHelp: Phrase(name))
  }

  static let size = Setting<Int>(
    key: "size", defaultValue: 10, values: .integers(0...100, steps: [0...0, 5...20]), words: words("Size")
  ) { Phrase("\($0)") }

  static let colour = Setting<Colour>(
    key: "colour", defaultValue: .auto, values: .cases(of: Colour.self), automatic: .init(.auto) { _ in .blue },
    environmentValue: { $0["COLOUR"].flatMap { Colour(rawValue: $0) } }, words: words("Colour")
  ) { Phrase($0.rawValue) }

  static let list = [AnySetting(size), AnySetting(colour)]

  @Test func whatIsNotChosenHasItsDefault() {
    var settings = Settings()
    #expect(settings[Self.size] == 10 && settings.choice(of: Self.size) == nil)
    settings[Self.size] = 10
    #expect(settings.choice(of: Self.size) == 10)
    settings.reset(AnySetting(Self.size))
    #expect(settings == Settings())
  }

  @Test(arguments: [(10, 1, 11), (0, 1, 5), (5, -1, 0), (0, -1, 0), (20, 1, 20), (90, -1, 20), (3, 1, 5), (3, -1, 0)])
  func aNumberStepsToTheNextThatIsOffered(_ number: Int, _ step: Int, _ next: Int) {
    #expect(Self.size.values.value(after: .int(number), by: step) == .int(next))
  }

  @Test func afterTheLastChoiceComesTheFirst() {
    let values = Self.colour.values
    #expect(values.value(after: .text("blue"), by: 1) == .text("auto"))
    #expect(values.value(after: .text("auto"), by: -1) == .text("blue"))
    #expect(SettingValues.onOff.value(after: .bool(false), by: 1) == .bool(true))
  }

  @Test func onlyItsOwnValuesAreAllowed() {
    #expect(Self.size.values.contains(.int(100)) && !Self.size.values.contains(.int(101)))
    #expect(!Self.size.values.contains(.text("10")) && !Self.colour.values.contains(.text("green")))
    #expect(!SettingValues.onOff.contains(.int(1)))
  }

  @Test func anOptionBeatsTheEnvironmentWhichBeatsTheFile() {
    func colour(option: Colour? = nil, _ environment: [String: String] = [:], file: Colour? = nil) -> Colour {
      var (options, chosen) = (Settings(), Settings())
      options.choose(option, for: Self.colour)
      chosen.choose(file, for: Self.colour)
      return Settings(resolving: Self.list, options: options, environment: environment, file: chosen)[Self.colour]
    }
    #expect(colour(option: .red, ["COLOUR": "blue"], file: .blue) == .red)
    #expect(colour(["COLOUR": "red"], file: .blue) == .red)
    #expect(colour(["COLOUR": "green"], file: .red) == .red)
    #expect(colour() == .blue && colour(option: .auto, file: .red) == .blue)
  }

  @Test func theChoicesAreNamedSideBySide() {
    #expect(AnySetting(Self.colour).choices.en == "auto / red / blue")
  }
}
