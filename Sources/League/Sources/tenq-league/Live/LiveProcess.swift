import Glibc
import LeagueClient
import QuizCore
import TerminalKit
import UnixSignals

/// Why a live room cannot go on: a sentence for the game to show, and an exit status.
struct LiveFailure: Error {
  /// What is wrong, and what to do, in the language that was asked for.
  let sentence: String
  /// The exit status.
  let status: Int32

  init(_ sentence: String, status: Int32) {
    self.sentence = SafeText(sentence).oneLine.string
    self.status = status
  }

  init(_ error: any Error, _ language: Language) {
    switch error {
    case let failure as LiveFailure: self = failure
    case let problem as LeagueProblem: self.init(problem.sentence[language], status: problem.status)
    case let failure as ServerFailure: self.init(failure.sentence[language], status: failure.status.rawValue)
    case _: self.init("\(error)", status: ExitStatus.unavailable.rawValue)
    }
  }
}

/// A process that is in a live room for a game: orders come by standard input, lines go to standard output.
struct LiveProcess: Sendable {
  /// The language of all sentences.
  let language: Language
  /// What the game says.
  let orders: AsyncStream<LiveOrder>
  /// Says something to the game.
  let say: @Sendable (LiveLine) -> Void

  /// How long the work may go on after a signal asked to end.
  private static let patience = Duration.seconds(5)

  /// Does the work until it is done; a signal ends the orders. A failure is said, and ends the program with its status.
  static func run(
    _ option: LanguageOption, _ work: @escaping @Sendable (LiveProcess) async throws -> Void
  ) async {
    PlayerSession.prepareProcess()
    // What a terminal sends to its game, Ctrl-C or Ctrl-Z, is not for this program: it ends with its input.
    if !StandardStream.input.isTerminal { setpgid(0, 0) }
    let (input, output) = (LiveInput(), LiveOutput())
    let process = LiveProcess(
      language: option.language(Console.environment), orders: input.orders, say: { output.say($0) })
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    let failure = await withTaskGroup(of: LiveFailure?.self) { group -> LiveFailure? in
      group.addTask {
        do {
          try await work(process)
          return nil
        } catch {
          return LiveFailure(error, process.language)
        }
      }
      group.addTask {
        for await _ in signals { break }
        input.end()
        try? await Task.sleep(for: patience)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    if let failure { output.say(.failed(failure.sentence)) }
    await output.finish()
    exit(failure?.status ?? 0)
  }
}
