import ArgumentParser
import QuizCore

/// The words on the command line, as they were given.
enum Arguments {
  /// The first word that is not UTF-8, with what is not text replaced, as the parser of arguments has it too.
  static var firstThatIsNotText: String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: word) == nil { return String(cString: word) }
    }
    return nil
  }

  /// What `tenq help` is asked about and is no command; nil when it is asked about a command, or about all.
  static func unknownTopic(in words: [String]) -> String? {
    guard words.first == "help" else { return nil }
    var command: any ParsableCommand.Type = Tenq.self
    for word in words.dropFirst() where !word.hasPrefix("-") {
      if word == "help", command == Tenq.self { return nil }
      guard let next = command.configuration.subcommands.first(where: { $0._commandName == word }) else { return word }
      command = next
    }
    return nil
  }

  /// What the parser says of the arguments; it quotes them whole, so of long ones it is asked again by their beginnings.
  static func sentence(for error: any Error) -> String {
    let words = CommandLine.arguments.dropFirst()
    guard words.contains(where: { $0.dropFirst(Excerpt.limit).first != nil }) else { return Tenq.message(for: error) }
    do {
      _ = try Tenq.parseAsRoot(words.map(shown))
    } catch {
      return Tenq.message(for: error)
    }
    return shown(Tenq.message(for: error))
  }

  /// A word as it is quoted.
  static func shown(_ word: String) -> String { Excerpt.of(word) }
}
