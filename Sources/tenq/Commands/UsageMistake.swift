import Glibc
import QuizCore
import QuizScreens

/// A word of the command line that is neither a command nor an option, and what was probably meant.
enum UsageMistake: Equatable {
  /// There is no such command; these are the commands that may be meant.
  case command(String, meant: [String])
  /// There is no such option; this one has nearly that name.
  case option(String, meant: String?)
  /// The option belongs to these commands and stands after them.
  case misplaced(String, commands: [String])

  /// Finds the first mistake among the words after the program's name; nil when commands and options are as they should
  /// be. `fileExists` looks for a file of a name.
  init?(in words: [String], of tree: CommandTree, fileExists: (String) -> Bool = { access($0, F_OK) == 0 }) {
    var node = tree.command
    var path = [node.commandName]
    var rest = words.prefix { $0 != "--" }
    if rest.first == "help" { rest.removeFirst() }
    while let word = rest.popFirst() {
      if word.hasPrefix("-"), word != "-" {
        let name = UsageMistake.name(of: word)
        guard let option = node.option(name) else {
          self = UsageMistake.option(named: name, in: node, path)
          return
        }
        if option.kind == "option", name == word { _ = rest.popFirst() }
      } else if let subcommands = node.subcommands, !subcommands.isEmpty {
        guard let next = subcommands.first(where: { $0.commandName == word }) else {
          self = .command(word, meant: UsageMistake.commands(meantBy: word, in: tree, path, fileExists))
          return
        }
        node = next
        path.append(word)
      } else {
        // A name of a set or a file; options may follow.
        continue
      }
    }
    return nil
  }

  /// The option of a word: without a value, be it `--lang=ja` or `-n5`.
  private static func name(of word: String) -> String {
    let name = word.prefix { $0 != "=" }
    if !name.hasPrefix("--"), let third = name.dropFirst(2).first, third.isNumber { return String(name.prefix(2)) }
    return String(name)
  }

  private static func option(named name: String, in node: CommandTree.Node, _ path: [String]) -> UsageMistake {
    let owners = node.owners(of: name, path: path.dropLast())
    if !owners.isEmpty { return .misplaced(name, commands: owners.map { $0.joined(separator: " ") }) }
    let known = (node.arguments ?? []).flatMap(\.spellings)
    // One dash instead of two.
    let nearest = known.first { $0 == "-" + name } ?? EditDistance.nearest(to: name, among: known)
    return .option(name, meant: nearest)
  }

  /// Extensions of files that are not played as they are, but imported.
  private static let imported = [".xlsx", ".json", ".xml", ".gift", ".zip", ".md"]

  private static func commands(
    meantBy word: String, in tree: CommandTree, _ path: [String], _ fileExists: (String) -> Bool
  ) -> [String] {
    let all = tree.command.commands()
    let here = all.filter { $0.dropLast() == path[...] }
    if let nearest = EditDistance.nearest(to: word, among: here.compactMap(\.last)) {
      return [(path + [nearest]).joined(separator: " ")]
    }
    // A command of a command: `tenq check`.
    let deeper = all.filter { $0.last == word }.map { $0.joined(separator: " ") }
    if !deeper.isEmpty { return deeper }
    guard path.count == 1, word.hasSuffix(".csv") || word.contains(".") && fileExists(word) else { return [] }
    let isImported = imported.contains(where: word.lowercased().hasSuffix) && all.contains(["tenq", "bank", "import"])
    return ["tenq " + (isImported ? "bank import " : "play ") + ReplayCommand.quoted(word).string]
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
    }
  }
}

extension Phrase {
  fileprivate static func didYouMean(_ commands: [String]) -> Phrase {
    Phrase(
      en: "; did you mean \(commands.joined(separator: " or "))?", ja: "。もしかして：\(commands.joined(separator: "、"))")
  }
}
