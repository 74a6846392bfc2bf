import ArgumentParser
import CommandLineKit
import QuizCore
import TerminalKit

/// `tenq-league`: the program of leagues, for their owners and, through `tenq league`, for their players.
struct TenQLeague: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tenq-league",
    abstract: Console.words(
      en: "A league for TenQ: one store, many players.", ja: "TenQ のリーグです。みんなの成績と問題を1か所に集めます。"),
    discussion: Console.words(
      en: """
        A league in three steps: `tenq-league serve` starts the server and makes the store; `tenq-league invite` prints \
        a link; each player types `tenq league join LINK`.

        Exit status: 0 all is well, 64 usage, 65 data that cannot be used, 66 no such file or thing, 69 the server or \
        the store cannot be reached, or the port is in use, 73 cannot create, 74 cannot write, 75 try again \
        later, 78 settings.
        """,
      ja: """
        3つの手順で始められます。`tenq-league serve` でサーバーを起動し（保存先も自動で作られます）、\
        `tenq-league invite` で招待リンクを作り、参加する人は `tenq league join リンク` を実行します。

        終了ステータス：0 成功、64 使い方の誤り、65 使えないデータ、66 ファイルや対象がない、69 サーバーや保存先につながらない、\
        またはポートが使用中、73 作成できない、74 書き込めない、75 あとで再試行、78 設定の誤り。
        """),
    version: OwnProcess.version,
    subcommands: ServerCommands.all + PlayerCommands.all)
}

/// The entry point: runs the command that the arguments name. Every error ends here, with one sentence and an exit
/// status.
@main
enum Main {
  @MainActor static func main() async {
    // As the game starts it: nothing to parse.
    if let language = BackgroundSync.language(askedBy: Array(CommandLine.arguments.dropFirst())) {
      return await BackgroundSync.run(language)
    }
    do {
      if let name = Console.notText { throw ServerFailure(.variableNotText(name), status: .settings) }
      var command = try TenQLeague.parseAsRoot()
      if command is ServeCommand, !Supervisor.isWorker { try Supervisor.run() }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as ServerFailure {
      Console.complain(failure.sentence[Console.language])
      TenQLeague.exit(withError: ExitCode(failure.status.rawValue))
    } catch {
      end(by: error)
    }
  }

  /// Ends the program for an error of ArgumentParser: prints help or the version, or what is wrong with the arguments.
  private static func end(by error: any Error) -> Never {
    let code = TenQLeague.exitCode(for: error)
    if code == .success {
      let text = TenQLeague.fullMessage(for: error)
      if !text.isEmpty { Console.print(lines: text) }
    } else if !(error is ExitCode) {
      let tree = CommandTree(dump: TenQLeague._dumpHelp())
      let mistake = tree.flatMap { UsageMistake(in: Array(CommandLine.arguments.dropFirst()), of: $0) }
      let message = Excerpt.of(TenQLeague.message(for: error))
      Console.complain((mistake ?? UsageMistake(message: message, in: "tenq-league")).sentence)
    }
    TenQLeague.exit(withError: code)
  }
}
