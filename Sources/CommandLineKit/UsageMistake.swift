import QuizCore

/// What is wrong with the words of a command line, and what was probably meant.
public struct UsageMistake: Sendable {
  /// Both, in one sentence.
  public let sentence: Phrase

  /// What a program knows of its words beyond the declarations of its commands.
  public struct Knowledge {
    /// What an option must be instead of a value that it cannot be; nil where it can be that.
    let allowed: (_ option: CommandTree.Argument, _ value: String) -> Phrase?
    /// The commands that a word may stand for, which is none behind the words of a path and no misspelled one either.
    let meant: (_ word: String, _ path: [String]) -> [String]
    /// Names of several words that are one, in quotes.
    let quoted: (_ name: String) -> String

    /// Makes it; by default it knows nothing.
    public init(
      allowed: @escaping (CommandTree.Argument, String) -> Phrase? = { _, _ in nil },
      meant: @escaping (String, [String]) -> [String] = { _, _ in [] },
      quoted: @escaping (String) -> String = { "\"\($0)\"" }
    ) {
      (self.allowed, self.meant, self.quoted) = (allowed, meant, quoted)
    }
  }

  private init(_ sentence: Phrase) { self.sentence = sentence }

  /// Another mistake, in the words of the parser.
  public init(message: String, in program: String) {
    let isWhole = message.last.map { ".?!。".contains($0) } == true
    sentence = Phrase(same: message) + .help([program], after: isWhole ? Phrase(same: " ") : .pause)
  }

  /// Finds the first mistake among the words after the program's name; nil when commands and options are as they should
  /// be.
  public init?(in words: [String], of tree: CommandTree, knowing knowledge: Knowledge = Knowledge()) {
    var node = tree
    var path = [node.name]
    var rest = words.prefix { $0 != "--" }
    let isHelp = rest.first == "help"
    if isHelp { rest.removeFirst() }
    var given: [String] = []
    var names: [String] = []
    while let word = rest.popFirst() {
      if word.hasPrefix("-"), word != "-" {
        let name = UsageMistake.name(of: word)
        guard let option = node.option(name) else {
          self = .option(named: name, in: node, path)
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
          let said = Phrase(en: "\(name) stands without its value", ja: "\(name) に値がありません")
          self.init(said + .help(path))
          return
        }
        if let allowed = UsageMistake.allowed(option, value, knowledge) {
          let value = Excerpt.of(value)
          self.init(
            Phrase(
              en: "\(name) cannot be '\(value)': it must be \(allowed.en)",
              ja: "\(name) に '\(value)' は指定できません。指定できるのは\(allowed.ja)です"))
          return
        }
      } else if !node.subcommands.isEmpty {
        guard let next = node.subcommands.first(where: { $0.name == word }) else {
          self = .command(word, path, tree, knowledge)
          return
        }
        if next.arguments.contains(where: \.isPassedOn) { return nil }
        node = next
        path.append(word)
      } else {
        // A name of a set or a file; options may follow.
        names.append(word)
      }
    }
    names += words.drop { $0 != "--" }.dropFirst()
    guard !isHelp, node.subcommands.isEmpty,
      let mistake = UsageMistake.number(of: names, given: given, node, path, knowledge)
    else { return nil }
    self = mistake
  }

  /// What an option must be instead of a value; nil where it can be that.
  private static func allowed(_ option: CommandTree.Argument, _ value: String, _ knowledge: Knowledge) -> Phrase? {
    guard let words = option.allValues else { return knowledge.allowed(option, value) }
    return words.contains(value) ? nil : SettingValues.choices(words.map(SettingValue.text)).typed
  }

  /// A missing or surplus argument of a command; nil if there is none.
  private static func number(
    of names: [String], given: [String], _ node: CommandTree, _ path: [String], _ knowledge: Knowledge
  ) -> UsageMistake? {
    let command = path.joined(separator: " ")
    func missing(_ name: String) -> UsageMistake {
      UsageMistake(Phrase(en: "`\(command)` needs \(name)", ja: "`\(command)` には \(name) が必要です") + .help(path))
    }
    for option in node.arguments where option.takesValue && !option.isOptional {
      if let name = option.spellings.first, !given.contains(name) { return missing(name) }
    }
    let positional = node.arguments.filter(\.isPositional)
    let needed = positional.filter { !$0.isOptional }
    if names.count < needed.count { return missing("<\(needed[names.count].valueName ?? "")>") }
    guard names.count > positional.count, !positional.contains(where: \.isRepeating) else { return nil }
    let word = Excerpt.of(names[positional.count])
    let said = Phrase(
      en: "'\(word)' is one word too many for `\(command)`", ja: "`\(command)` に '\(word)' は余分です")
    // A name of two words that is not in quotes.
    let isSet = positional.count == 1 && positional[0].valueName == "set"
    let meant = "\(command) \(knowledge.quoted(names.joined(separator: " ")))"
    return UsageMistake(said + (isSet ? .didYouMean([meant]) : .help(path)))
  }

  /// Whether a word is an option, and no negative number.
  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" && Int(word) == nil }

  /// The option of a word: without a value, be it `--lang=ja` or `-n5`.
  private static func name(of word: String) -> String {
    let name = word.prefix { $0 != "=" }
    if !name.hasPrefix("--"), let third = name.dropFirst(2).first, third.isNumber { return String(name.prefix(2)) }
    return String(name)
  }

  private static func option(
    named name: String, in node: CommandTree, _ path: [String]
  ) -> UsageMistake {
    let owners = node.owners(of: name, path: path.dropLast()).map { "`\($0.joined(separator: " "))`" }
    if !owners.isEmpty {
      return UsageMistake(
        Phrase(
          en: "\(name) stands after its command: \(owners.joined(separator: ", "))",
          ja: "\(name) はコマンドの後に書きます：\(owners.joined(separator: "、"))"))
    }
    // Nothing that the command would refuse.
    let known = node.arguments.filter(\.isShown).flatMap(\.spellings)
    // One dash instead of two; or a letter in the other case, since every letter is near to every other.
    let nearest =
      known.first { $0 == "-" + name }
      ?? (name.count == 2
        ? known.first { $0.lowercased() == name.lowercased() } : EditDistance.nearest(to: name, among: known))
    let shown = Excerpt.of(name)
    return UsageMistake(
      Phrase(en: "there is no option '\(shown)'", ja: "'\(shown)' というオプションはありません")
        + (nearest.map { .didYouMean([$0]) } ?? .help(path)))
  }

  private static func command(
    _ word: String, _ path: [String], _ tree: CommandTree, _ knowledge: Knowledge
  ) -> UsageMistake {
    let all = tree.commands()
    let here = all.filter { $0.dropLast() == path[...] }.compactMap(\.last)
    // Its beginning says more than a letter that differs: `tenq hist`.
    let begun = here.filter { word.count > 2 && $0.hasPrefix(word) }
    let nearest = begun.count == 1 ? begun[0] : EditDistance.nearest(to: word, among: here)
    // A command of a command: `tenq check`.
    let deeper = all.filter { $0.last == word }.map { $0.joined(separator: " ") }
    let meant =
      nearest.map { [(path + [$0]).joined(separator: " ")] } ?? (deeper.isEmpty ? knowledge.meant(word, path) : deeper)
    let shown = Excerpt.of(word)
    return UsageMistake(
      Phrase(en: "there is no command '\(shown)'", ja: "'\(shown)' というコマンドはありません")
        + (meant.isEmpty ? .help(path) : .didYouMean(meant)))
  }
}

extension Phrase {
  fileprivate static func didYouMean(_ words: [String]) -> Phrase {
    let words = words.map { "`\(Excerpt.of($0))`" }
    return Phrase(
      en: "; did you mean \(words.joined(separator: " or "))?", ja: "。もしかして：\(words.joined(separator: "、"))")
  }

  /// What says how the command of a path is used.
  fileprivate static func help(_ path: [String], after pause: Phrase = .pause) -> Phrase {
    let help = "`\(path.joined(separator: " ")) --help`"
    return pause
      + (path.count == 1
        ? Phrase(en: "\(help) lists commands and options", ja: "コマンドとオプションは \(help) で見られます")
        : Phrase(en: "\(help) says how it is used", ja: "使い方は \(help) で見られます"))
  }

  fileprivate static let pause = Phrase(en: "; ", ja: "。")
}
