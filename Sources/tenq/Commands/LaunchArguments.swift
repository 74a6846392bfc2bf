import QuizCore
import QuizScreens

/// Arguments that only start a game, read without ArgumentParser, which costs more than all else before the first frame.
///
/// Accepts only what ArgumentParser accepts, with the same result; everything else, including errors, is left to the
/// parser. The options and their help are declared in `Options`.
struct LaunchArguments: Equatable {
  /// The options.
  private(set) var options = CommandLineOptions()
  /// A command that starts a game.
  enum Command: String {
    case play, daily
  }

  /// The command; nil for none.
  private(set) var command: Command?
  /// The set or file that `play` names.
  private(set) var set: String?

  /// Reads the words after the program's name; nil when they are to be read by the parser.
  init?(_ words: [String]) {
    var rest = words[...]
    var seen: [String] = []
    while let word = rest.popFirst() {
      if word.utf8.first != UInt8(ascii: "-") || word == "-" {
        guard parse(positional: word) else { return nil }
        continue
      }
      var parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // A number may follow its letter at once.
      if let letter = LaunchArguments.letters.first(where: word.hasPrefix), let digit = word.utf8.dropFirst(2).first,
        (0x30...0x39).contains(digit)
      {
        parts = [letter[...], word.dropFirst(2)]
      }
      let name = String(parts[0])
      if seen.contains(name) { return nil }
      seen.append(name)
      if parts.count == 1, parse(flag: name) { continue }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), parse(value, for: name) else {
        return nil
      }
    }
  }

  /// The options of one letter.
  private static let letters = SettingsList.all.compactMap { $0.option?.letter }

  /// The setting that an option beats.
  private static func setting(of option: String) -> AnySetting? {
    SettingsList.all.first { $0.option?.name == option || $0.option?.letter == option }
  }

  private mutating func parse(positional word: String) -> Bool {
    guard let command else {
      command = Command(rawValue: word)
      return command != nil
    }
    if command != .play || set != nil || Command(rawValue: word) != nil || word == "-" { return false }
    set = word
    return true
  }

  /// What to open.
  var beginning: GameLoop.Beginning {
    switch command {
    case .play: .play(set)
    case .daily: .daily
    case nil: .home
    }
  }

  private mutating func parse(flag name: String) -> Bool {
    switch name {
    case "--plain" where options.plain == nil: options.plain = true
    case "--no-plain" where options.plain == nil: options.plain = false
    case _:
      guard let setting = LaunchArguments.setting(of: name), let value = setting.option?.value else { return false }
      options.settings[setting] = value
    }
    return true
  }

  private mutating func parse(_ value: String, for name: String) -> Bool {
    if value.isEmpty || value.utf8.first == UInt8(ascii: "-") { return false }
    if let variable = OptionVariable.allCases.first(where: { $0.option == name }) {
      // A flag takes no value here.
      return variable != .plain && options.set(value, for: variable)
    }
    // Not one that was chosen by the other name of the option.
    guard let setting = LaunchArguments.setting(of: name), setting.option?.value == nil,
      options.settings.choice(of: setting) == nil, let value = setting.values.value(ofOption: value)
    else { return false }
    options.settings[setting] = value
    return true
  }
}
