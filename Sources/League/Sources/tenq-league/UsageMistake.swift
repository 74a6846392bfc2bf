import ArgumentParser
import QuizCore

/// What is wrong with the words of a command line, by the message that the parser of arguments has for it.
struct UsageMistake {
  /// What is wrong, in both languages; only the parser's own words where it is none of the usual mistakes.
  let sentence: Phrase

  /// `message` is the parser's, `words` are those after the program's name.
  init(_ message: String, words: [String], of root: any ParsableCommand.Type) {
    // 'word' or '--option <value>', up to its second mark.
    let quoted = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    let name = quoted.count == 3 ? quoted[1] : ""
    let option = String(name.prefix { $0 != " " })
    let (path, commands) = UsageMistake.commands(after: words, of: root)
    let isUnexpected = message.hasPrefix("Unexpected argument ") || message.contains(" unexpected arguments: ")
    let help = "`\(path) --help`"
    let list = Phrase(en: "; \(help) lists what there is", ja: "。使い方は \(help) で見られます")
    if message.hasPrefix("Unknown option ") {
      let parts = message.components(separatedBy: "Did you mean '")
      let meant = parts.count == 2 ? String(parts[1].prefix { $0 != "'" }) : nil
      sentence =
        Phrase(en: "there is no option '\(name)'", ja: "'\(name)' というオプションはありません")
        + (meant.map(UsageMistake.didYouMean) ?? list)
    } else if isUnexpected, !commands.isEmpty {
      sentence =
        Phrase(en: "there is no command '\(name)'", ja: "'\(name)' というコマンドはありません")
        + (EditDistance.nearest(to: name, among: commands).map { UsageMistake.didYouMean("\(path) \($0)") } ?? list)
    } else if isUnexpected {
      sentence = Phrase(en: "'\(name)' is one word too many for `\(path)`", ja: "`\(path)` に '\(name)' は余分です") + list
    } else if message.hasPrefix("Missing value for ") {
      sentence = Phrase(en: "\(option) stands without its value", ja: "\(option) に値がありません") + list
    } else if message.hasPrefix("Missing expected argument ") {
      sentence = Phrase(en: "`\(path)` needs \(name)", ja: "`\(path)` には \(name) が必要です") + list
    } else {
      let end = message.last.map { ".?!。".contains($0) } == true ? " " : "; "
      sentence = Phrase(
        en: "\(message)\(end)\(help) lists what there is", ja: "\(message)\(end)使い方は \(help) で見られます")
    }
  }

  /// The command that the words name, and the names of its own commands.
  private static func commands(
    after words: [String], of root: any ParsableCommand.Type
  ) -> (path: String, commands: [String]) {
    var path = root.configuration.commandName ?? ""
    var node = root
    for word in words {
      guard let next = node.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
        break
      }
      node = next
      path += " " + word
    }
    return (path, node.configuration.subcommands.compactMap { $0.configuration.commandName })
  }

  private static func didYouMean(_ name: String) -> Phrase {
    Phrase(en: "; did you mean `\(name)`?", ja: "。もしかして：`\(name)`")
  }
}
