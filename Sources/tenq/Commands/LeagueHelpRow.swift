import QuizCore

/// A command of the league with its options, by the help of `tenq league`, which the completions are made of and the
/// manual is held to: the commands themselves are another program's.
struct LeagueHelpRow: Sendable {
  /// The word after `tenq league`.
  let command: String
  /// The options, with the words that each can be; none where it can be anything.
  let options: [String: [String]]

  /// The rows of the help.
  static var all: [LeagueHelpRow] {
    LeagueCommand.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.dropFirst().map { line in
        let options = line.matches(of: /(--[a-z]+)(?: ([a-z|]+|[A-Z]+))?\]/).map { match in
          (String(match.1), match.2.map { $0.contains("|") ? $0.split(separator: "|").map(String.init) : [] } ?? [])
        }
        return LeagueHelpRow(
          command: String(line.dropFirst(2).prefix { $0 != " " }),
          options: Dictionary(options, uniquingKeysWith: { first, _ in first }))
      }
  }
}
