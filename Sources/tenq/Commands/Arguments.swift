import ArgumentParser
import QuizCore

/// The arguments on the command line.
enum Arguments {
  /// The first argument that is not UTF-8, with the invalid bytes replaced, as ArgumentParser reads it; nil when there
  /// is none.
  static var firstThatIsNotText: String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: word) == nil { return String(cString: word) }
    }
    return nil
  }

  /// The first word after `tenq help` that is not a command; nil when there is none.
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

  /// The parser's message for an error. The parser quotes arguments whole, so when some are long they are parsed again
  /// in their short form.
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

  /// An argument as messages quote it.
  static func shown(_ word: String) -> String { Excerpt.of(word) }
}
