import QuizCore
import Testing

/// Settings by their declarations.
@Suite struct SettingsTests {
  enum Colour: String, CaseIterable, SettingRepresentable {
    case auto, red, blue
  }

  static func words(_ name: String) -> SettingWords {
    SettingWords(name: Phrase(name), help: PhraseList([name]))
  }

  static let size = Setting<Int>(
    key: "size", defaultValue: 10, values: .integers(0...100, steps: [0...0, 5...20]), words: words("Size")
  ) { Phrase("\($0)") }

  static let colour = Setting<Colour>(
    key: "colour", defaultValue: .auto, values: .cases(of: Colour.self), automatic: .init(.auto) { _ in .blue },
    commonVariable: .init("COLOUR") { Colour(rawValue: $0) }, words: words("Colour")
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

  @Test(arguments: [
    (10, 1, 11), (0, 1, 5), (5, -1, 0), (0, -1, 0), (12, -1, 11), (20, 1, 20), (90, -1, 20), (3, 1, 5), (3, -1, 0),
  ])
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
    #expect(AnySetting(Self.colour).choices().en == "auto / red / blue")
  }

  @Test func theSourceOfAValueIsTold() {
    let colour = AnySetting(Self.colour)
    func source(
      option: Colour? = nil, own: Colour? = nil, _ environment: [String: String] = [:], file: Colour? = nil
    ) -> AnySetting.Source {
      var (options, variables, chosen) = (Settings(), Settings(), Settings())
      options.choose(option, for: Self.colour)
      variables.choose(own, for: Self.colour)
      chosen.choose(file, for: Self.colour)
      return colour.choice(options: options, variables: variables, environment: environment, file: chosen).source
    }
    #expect(source(option: .red, own: .red, ["COLOUR": "red"], file: .red) == .option("colour"))
    #expect(source(own: .red, ["COLOUR": "red"], file: .red) == .variable("TENQ_COLOUR"))
    #expect(source(["COLOUR": "red"], file: .red) == .variable("COLOUR"))
    #expect(source(["COLOUR": "none"], file: .red) == .file)
    #expect(source() == .standard)
    #expect(colour.resolved(.text("auto"), in: [:]) == .text("blue"))
    #expect(colour.resolved(.text("red"), in: [:]) == .text("red"))
  }

  @Test(arguments: [("--seconds", "TENQ_SECONDS"), ("--no-motion", "TENQ_MOTION"), ("--by-name", "TENQ_BY_NAME")])
  func aVariableIsNamedAfterItsOption(option: String, variable: String) {
    #expect(SettingOption(option, help: "").variable == variable)
  }

  @Test(
    arguments: [
      (SettingValues.onOff, "on", SettingValue.bool(true)), (.onOff, "No", .bool(false)), (.onOff, "1", .bool(true)),
      (.onOff, "maybe", nil), (.integers(0...9, steps: []), "9", .int(9)), (.integers(0...9, steps: []), "10", nil),
      (.integers(0...9, steps: []), "x", nil), (.cases(of: Colour.self), "RED", .text("red")),
      (.cases(of: Colour.self), "green", nil), (.choices([.text("1"), .bool(true)]), "1", .text("1")),
    ] as [(SettingValues, String, SettingValue?)])
  func aWordIsReadAsAValue(values: SettingValues, word: String, value: SettingValue?) {
    #expect(values.value(typed: word) == value)
  }
}
