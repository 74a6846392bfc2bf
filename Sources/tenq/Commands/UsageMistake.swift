import QuizCore
import QuizScreens
import QuizStore

/// What is wrong with the words of a command line, and what was probably meant.
enum UsageMistake: Equatable {
  /// There is no such command; these are the commands that may be meant.
  case command(String, meant: [String])
  /// There is no such option; this one has nearly that name.
  case option(String, meant: String?)
  /// The option belongs to these commands and stands after them.
  case misplaced(String, commands: [String])
  /// The option cannot have this value, only these.
  case value(String, of: String, allowed: Phrase)
  /// The option stands without its value.
  case noValue(of: String)
  /// The command needs this option or argument.
  case missing(String, in: String)
  /// The command takes fewer words; this is what the words are if they are one name.
  case tooMany(String, in: String, meant: String?)

  /// Finds the first mistake among the words after the program's name; nil when commands and options are as they should
  /// be. `fileExists` looks for a file of a name.
  init?(in words: [String], of tree: CommandTree, fileExists: (String) -> Bool = FileStatus.exists) {
    var node = tree.command
    var path = [node.commandName]
    var rest = words.prefix { $0 != "--" }
    let isHelp = rest.first == "help"
    if isHelp { rest.removeFirst() }
    var given: [String] = []
    var names: [String] = []
    while let word = rest.popFirst() {
      if word.hasPrefix("-"), word != "-" {
        let name = UsageMistake.name(of: word)
        guard let option = node.option(name) else {
          self = UsageMistake.option(named: name, in: node, path)
          return
        }
        given += option.spellings
        guard option.takesValue else { continue }
        // What looks like an option is none's value; a negative number looks like one only to the parser.
        let value =
          name == word
          ? rest.first.flatMap { UsageMistake.isOption($0) ? nil : rest.popFirst() }
          : String(word.dropFirst(name.count + (word.dropFirst(name.count).first == "=" ? 1 : 0)))
        guard let value, !value.isEmpty else {
          self = .noValue(of: name)
          return
        }
        if let values = OptionValues(of: option), !values.contains(value) {
          self = .value(value, of: name, allowed: values.typed)
          return
        }
      } else if !node.subcommands.isEmpty {
        guard let next = node.subcommands.first(where: { $0.commandName == word }) else {
          self = .command(word, meant: UsageMistake.commands(meantBy: word, in: tree, path, fileExists))
          return
        }
        // What follows is another program's.
        if word == LeagueCommand.configuration.commandName { return nil }
        node = next
        path.append(word)
      } else {
        // A name of a set or a file; options may follow.
        names.append(word)
      }
    }
    names += words.drop { $0 != "--" }.dropFirst()
    guard !isHelp, node.subcommands.isEmpty,
      let mistake = UsageMistake.number(of: names, given: given, node, path)
    else { return nil }
    self = mistake
  }

  /// A missing or surplus argument of a command; nil if there is none.
  private static func number(
    of names: [String], given: [String], _ node: CommandTree.Node, _ path: [String]
  ) -> UsageMistake? {
    let command = path.joined(separator: " ")
    let arguments = node.arguments
    for option in arguments where option.takesValue && !option.isOptional {
      if let name = option.spellings.first, !given.contains(name) { return .missing(name, in: command) }
    }
    let positional = arguments.filter(\.isPositional)
    let needed = positional.filter { !$0.isOptional }
    if names.count < needed.count {
      return .missing("<\(needed[names.count].valueName ?? "")>", in: command)
    }
    guard names.count > positional.count, !positional.contains(where: \.isRepeating) else { return nil }
    // A name of two words that is not in quotes.
    let isSet = positional.count == 1 && positional[0].valueName == "set"
    let meant = isSet ? "\(command) \(ReplayCommand.quoted(names.joined(separator: " ")).string)" : nil
    return .tooMany(names[positional.count], in: command, meant: meant)
  }

  /// Whether a word is an option, and no negative number.
  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" && Int(word) == nil }

  /// The option of a word: without a value, be it `--lang=ja` or `-n5`.
  private static func name(of word: String) -> String {
    let name = word.prefix { $0 != "=" }
    if !name.hasPrefix("--"), let third = name.dropFirst(2).first, third.isNumber { return String(name.prefix(2)) }
    return String(name)
  }

  private static func option(named name: String, in node: CommandTree.Node, _ path: [String]) -> UsageMistake {
    let owners = node.owners(of: name, path: path.dropLast())
    if !owners.isEmpty { return .misplaced(name, commands: owners.map { $0.joined(separator: " ") }) }
    // Nothing that the command would refuse.
    let taken = Tenq.commands.first { $0.words == path }?.type.taken ?? .all
    let known = node.arguments.flatMap(\.spellings).filter {
      !TakenOptions.shared.contains($0) || taken.contains($0)
    }
    // One dash instead of two; or a letter in the other case, since every letter is near to every other.
    let nearest =
      known.first { $0 == "-" + name }
      ?? (name.count == 2
        ? known.first { $0.lowercased() == name.lowercased() } : EditDistance.nearest(to: name, among: known))
    return .option(name, meant: nearest)
  }

  private static func commands(
    meantBy word: String, in tree: CommandTree, _ path: [String], _ fileExists: (String) -> Bool
  ) -> [String] {
    let all = tree.command.commands()
    let here = all.filter { $0.dropLast() == path[...] }
    // Its beginning says more than a letter that differs: `tenq hist`.
    let begun = here.compactMap(\.last).filter { word.count > 2 && $0.hasPrefix(word) }
    if let nearest = begun.count == 1 ? begun[0] : EditDistance.nearest(to: word, among: here.compactMap(\.last)) {
      return [(path + [nearest]).joined(separator: " ")]
    }
    // A command of a command: `tenq check`.
    let deeper = all.filter { $0.last == word }.map { $0.joined(separator: " ") }
    if !deeper.isEmpty { return deeper }
    // `tenq config theme`.
    if here.contains(where: { $0.last == "set" }), SettingsList.all.contains(where: { $0.key == word }) {
      return [(path + ["set", word]).joined(separator: " ")]
    }
    guard path.count == 1, word.hasSuffix(".csv") || word.contains(".") && fileExists(word) else { return [] }
    return ["tenq play " + ReplayCommand.quoted(word).string]
  }
}

extension UsageMistake {
  /// What is wrong, and what was probably meant.
  var sentence: Phrase {
    let list = Phrase(
      en: "; `tenq --help` lists commands and options", ja: "。コマンドとオプションは `tenq --help` で見られます")
    switch self {
    case .command(let word, let meant):
      let word = Arguments.shown(word)
      return Phrase(en: "there is no command '\(word)'", ja: "'\(word)' というコマンドはありません")
        + (meant.isEmpty ? list : .didYouMean(meant.map { "`\($0)`" }))
    case .option(let name, let meant):
      let name = Arguments.shown(name)
      return Phrase(en: "there is no option '\(name)'", ja: "'\(name)' というオプションはありません")
        + (meant.map { .didYouMean(["`\($0)`"]) } ?? list)
    case .misplaced(let name, let commands):
      let all = commands.map { "`\($0)`" }
      return Phrase(
        en: "\(name) stands after its command: \(all.joined(separator: ", "))",
        ja: "\(name) はコマンドの後に書きます：\(all.joined(separator: "、"))")
    case .value(let value, of: let name, let allowed):
      let value = Arguments.shown(value)
      return Phrase(
        en: "\(name) cannot be '\(value)': it must be \(allowed.en)",
        ja: "\(name) に '\(value)' は指定できません。指定できるのは\(allowed.ja)です")
    case .noValue(of: let name):
      return Phrase(en: "\(name) stands without its value", ja: "\(name) に値がありません") + list
    case .missing(let name, in: let command):
      return Phrase(
        en: "`\(command)` needs \(name); `\(command) --help` says how it is used",
        ja: "`\(command)` には \(name) が必要です。使い方は `\(command) --help` で見られます")
    case .tooMany(let word, in: let command, let meant):
      let word = Arguments.shown(word)
      let advice =
        meant.map { .didYouMean(["`\(Arguments.shown($0))`"]) }
        ?? Phrase(
          en: "; `\(command) --help` says how it is used", ja: "。使い方は `\(command) --help` で見られます")
      return Phrase(
        en: "'\(word)' is one word too many for `\(command)`", ja: "`\(command)` に '\(word)' は余分です") + advice
    }
  }
}

extension Phrase {
  fileprivate static func didYouMean(_ commands: [String]) -> Phrase {
    Phrase(
      en: "; did you mean \(commands.joined(separator: " or "))?", ja: "。もしかして：\(commands.joined(separator: "、"))")
  }
}
