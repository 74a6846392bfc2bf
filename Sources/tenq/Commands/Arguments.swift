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

  /// A question about the program itself (help, version), anywhere among the words.
  enum Question {
    /// `-V` or `--version`.
    case version
    /// `-h` or `--help`, of the command in these words.
    case help([String])
  }

  /// The question that the words ask; nil for none. What follows `--` is no option.
  static func question(in words: [String]) -> Question? {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let head = words[..<end]
    let isHelp = head.contains { $0 == "-h" || $0 == "--help" }
    if !isHelp { return head.contains { $0 == "-V" || $0 == "--version" } ? .version : nil }
    // The parser shows the help of the command that it has read so far: it is asked at the end.
    return .help(head.filter { $0 != "-h" && $0 != "--help" } + ["--help"])
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
