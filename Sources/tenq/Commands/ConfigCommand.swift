import ArgumentParser
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq config`: prints every setting, its value and where that comes from; its commands change the settings file.
struct ConfigCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config",
      abstract: .both("Show the settings and where each is from, or change one.", ja: "設定とその出どころを表示します。変更もできます。"),
      discussion: .both(
        """
        A line for each setting: its key, its value, and what gave that: an option, a variable, the settings file, or the \
        default. Where a value is auto, what it comes to here follows in brackets.

        EXAMPLES:
          tenq config             every setting
          tenq config set seconds 15   as on the settings screen
          tenq config reset seconds   back to the default
        """,
        ja: """
          設定ごとに1行で、名前、値、その出どころ（オプション、変数、設定ファイル、初期値）を示します。値が auto のときは、ここでの実際の値をかっこに入れて示します。

          例：
            tenq config             すべての設定
            tenq config set seconds 15   設定画面と同じ
            tenq config reset seconds   初期値に戻す
          """),
      subcommands: [ConfigSet.self, ConfigReset.self, ConfigPath.self])
  }

  static let taken: TakenOptions = .settings

  @Flag(
    help: .both(
      "One array of objects: key, value, effective, source, name, choices.",
      ja: "オブジェクトの配列1つで出力します：key、value、effective、source、name、choices。"))
  var json = false

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    let session = try Session.reporting(options.values)
    let rows = SettingsList.all.map { SettingRow($0, in: session) }
    if json {
      for (index, row) in rows.enumerated() { Printer.print(escaped: (index == 0 ? "[" : ",") + row.json) }
      Printer.print(escaped: "]")
      return
    }
    let keys = rows.map { SafeText($0.setting.key) }
    let values = rows.map { SafeText($0.shownValue) }
    let keyWidth = keys.map(\.width).max() ?? 0
    let valueWidth = values.map(\.width).max() ?? 0
    for (row, (key, value)) in zip(rows, zip(keys, values)) {
      let source = SafeText(row.sentence(in: session)[session.language]).oneLine
      Printer.print(key.padded(to: keyWidth) + "  " + value.padded(to: valueWidth) + "  " + source)
    }
  }
}

/// A setting with its value in a session.
private struct SettingRow {
  let setting: AnySetting
  /// What is chosen.
  let value: SettingValue
  /// What that comes to here.
  let effective: SettingValue
  /// Where it was chosen.
  let source: AnySetting.Source

  init(_ setting: AnySetting, in session: Session) {
    self.setting = setting
    let environment = session.process.environment
    (value, source) = setting.choice(
      options: session.commandLine.settings, variables: session.variables.settings, environment: environment,
      file: session.chosenSettings)
    effective = setting.resolved(value, in: environment)
  }

  var shownValue: String { value == effective ? value.word : "\(value.word) (\(effective.word))" }

  func sentence(in session: Session) -> Phrase {
    switch source {
    case .option(let name), .variable(let name): Phrase(same: name)
    case .file: Phrase(same: session.process.locations.settings.map(session.process.abbreviated) ?? "settings.json")
    case .standard: Phrase(en: "default", ja: "初期値")
    }
  }

  var json: String {
    let (kind, name): (String, String?) =
      switch source {
      case .option(let name): ("option", name)
      case .variable(let name): ("variable", name)
      case .file: ("file", nil)
      case .standard: ("default", nil)
      }
    let choices =
      switch setting.values {
      case .choices(let all): "[" + all.map(\.json).joined(separator: ",") + "]"
      case .integers(let range, _): #"{"from":\#(range.lowerBound),"to":\#(range.upperBound)}"#
      }
    return #"{"key":\#(JSONText.quoted(setting.key)),"value":\#(value.json),"effective":\#(effective.json),"#
      + #""source":"\#(kind)","name":\#(name.map(JSONText.quoted) ?? "null"),"choices":\#(choices)}"#
  }
}

extension SettingValue {
  /// The value as the settings file has it.
  fileprivate var json: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .text(let word): JSONText.quoted(word)
    }
  }
}

/// `tenq config set`: changes a setting in the file.
struct ConfigSet: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set",
      abstract: .both("Keep a value for a setting, as the settings screen does.", ja: "設定画面と同じように、設定の値を保存します。"),
      discussion: ConfigSet.keys + "\n\n"
        + .both(
          "Exit status: 64 when there is no such setting or value, 73, 74 or 78 when it cannot be kept.",
          ja: "終了コード：そのような設定や値がなければ 64、保存できなければ 73、74、78 のどれか。"))
  }

  /// The settings and their values, a line for each.
  private static var keys: String {
    SettingsList.all.map { setting in
      let values = setting.values.typed[HelpLanguage.current].trimmingPrefix(" ")
      return "  \(setting.key)  \(OptionVariable.help(String(values), setting.variable))"
    }.joined(separator: "\n")
  }

  static let taken: TakenOptions = .only()

  @Flag(
    help: .both(
      "Replace a settings file that cannot be read; a copy is kept as settings.json.bak.",
      ja: "読めない設定ファイルを置き換えます。元のファイルは settings.json.bak に残します。"))
  var replace = false

  @Argument(help: .both("The setting.", ja: "設定の名前。"), completion: .list(SettingsList.all.map(\.key)))
  var key: String

  @Argument(help: .both("Its value.", ja: "その値。"), completion: .settingValue)
  var value: String

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    let change = try ConfigChange(options.values, key: key, for: value)
    guard let value = change.setting.values.value(typed: value) else {
      throw CommandError(
        .settingMustBe(key, value, change.setting.values), in: change.session.language, status: .usage)
    }
    try change.keep(value, replacing: replace)
  }
}

/// `tenq config reset`: takes a setting out of the file.
struct ConfigReset: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reset", abstract: .both("Go back to the default of a setting.", ja: "設定を初期値に戻します。"))
  }

  static let taken: TakenOptions = .only()

  @Flag(
    help: .both(
      "Replace a settings file that cannot be read; a copy is kept as settings.json.bak.",
      ja: "読めない設定ファイルを置き換えます。元のファイルは settings.json.bak に残します。"))
  var replace = false

  @Argument(help: .both("The setting.", ja: "設定の名前。"), completion: .list(SettingsList.all.map(\.key)))
  var key: String

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    try ConfigChange(options.values, key: key).keep(nil, replacing: replace)
  }
}

/// `tenq config path`: prints the path of the settings file.
struct ConfigPath: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "path", abstract: .both("Say where the settings file is.", ja: "設定ファイルの場所を表示します。"))
  }

  static let taken: TakenOptions = .only()

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    guard let path = try ProcessEnvironment(options.values).locations.settings else {
      throw CommandError(SaveError.noHome, in: Language(options.values))
    }
    Printer.print(SafeText(path).oneLine)
  }
}

/// A change of one setting in the file.
private struct ConfigChange {
  let session: Session
  let setting: AnySetting

  /// Finds the setting; throws when there is none of this key.
  init(_ options: CommandLineOptions, key: String, for value: String? = nil) throws(CommandError) {
    session = try Session(options)
    guard let setting = SettingsList.all.first(where: { $0.key == key }) else {
      throw CommandError(.noSuchSetting(key, value), in: session.language, status: .usage)
    }
    self.setting = setting
  }

  /// Writes a value, or with nil takes the setting out; in a file that cannot be understood only when that is asked for.
  func keep(_ value: SettingValue?, replacing: Bool) throws(CommandError) {
    let change = SettingsChange(setting, value)
    do throws(SaveError) {
      try write(change, replacing: replacing)
    } catch {
      let advice = error.isOfWhatTheFileSays ? Phrase.orReplace : Phrase(same: "")
      throw CommandError(error.sentence + advice, in: session.language, status: error.exitStatus)
    }
    // Printed last, since it may surprise: something else overrides the setting.
    let choice = setting.choice(
      options: Settings(), variables: session.variables.settings, environment: session.process.environment,
      file: change.chosen)
    if case .variable(let name) = choice.source {
      Printer.complain(Phrase.variableComesFirst(name, setting.key)[session.language])
    }
  }

  private func write(_ change: SettingsChange, replacing: Bool) throws(SaveError) {
    do throws(SaveError) {
      try session.settingsFile.save(change)
    } catch {
      guard replacing, error.isOfWhatTheFileSays else { throw error }
      guard let copy = try session.settingsFile.replace(changing: change) else { return }
      Printer.complain(Phrase.copyKept(copy)[session.language])
    }
  }
}

extension Phrase {
  fileprivate static func noSuchSetting(_ key: String, _ value: String?) -> Phrase {
    let keys = SettingsList.all.map(\.key)
    let shown = Arguments.shown(key)
    // A value that one setting alone takes names it as well as a name does.
    let takers = SettingsList.all.filter { setting in value.flatMap { setting.values.value(typed: $0) } != nil }
    if let nearest = EditDistance.nearest(to: key, among: keys) ?? (takers.count == 1 ? takers[0].key : nil) {
      return Phrase(
        en: "there is no setting '\(shown)'; did you mean '\(nearest)'?",
        ja: "'\(shown)' という設定はありません。もしかして：'\(nearest)'")
    }
    return Phrase(
      en: "there is no setting '\(shown)', only \(keys.joined(separator: ", "))",
      ja: "'\(shown)' という設定はありません。あるのは \(keys.joined(separator: "、")) です")
  }

  fileprivate static func settingMustBe(_ key: String, _ value: String, _ values: SettingValues) -> Phrase {
    let shown = Arguments.shown(value)
    return Phrase(
      en: "\(key) cannot be '\(shown)': it must be \(values.typed.en)",
      ja: "\(key) に '\(shown)' は指定できません。指定できるのは\(values.typed.ja)です")
  }

  fileprivate static func copyKept(_ path: String) -> Phrase {
    Phrase(en: "the old file is kept as \(path)", ja: "元のファイルは \(path) に残しました")
  }

  fileprivate static let orReplace = Phrase(en: ", or give --replace", ja: "。--replace を付けると置き換えます")

  fileprivate static func variableComesFirst(_ variable: String, _ key: String) -> Phrase {
    Phrase(
      en: "kept, but \(variable) is set and comes before it", ja: "保存しましたが、環境変数 \(variable) が優先されます")
  }
}
