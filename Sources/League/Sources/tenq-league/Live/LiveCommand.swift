import ArgumentParser
import LeagueClient
import QuizCore
import QuizStore

/// `tenq-league live`: a live room, for the game, which speaks with it by lines of JSON: ``LiveOrder`` on standard input,
/// ``LiveLine`` on standard output.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: Console.words(
      en: "Host or join a live room, for `tenq host` and `tenq join`.",
      ja: "tenq host と tenq join のために、ライブの部屋を開くか、部屋に参加します。"),
    discussion: Console.words(
      en: """
        For programs: orders are lines of JSON on standard input, and the room is lines of JSON on standard output. It \
        ends with its input, or by SIGTERM; a room that was hosted is kept, and `live host --resume` goes on with it.
        """,
      ja: """
        プログラム用です。標準入力から命令を、標準出力へ部屋の様子を、1行ずつの JSON でやりとりします。入力が終わるか SIGTERM を\
        受け取ると終了します。開いた部屋は残り、live host --resume で続けられます。
        """),
    shouldDisplay: false,
    subcommands: [LiveHostCommand.self, LiveJoinCommand.self])
}

/// `tenq-league live join`.
struct LiveJoinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: Console.words(en: "Join a live room.", ja: "ライブの部屋に参加します。"))

  @OptionGroup var options: PlayerOptions

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "The address as the host's screen, or a browser, shows it.", ja: "ホストの画面やブラウザーに表示されるアドレスです。")))
  var address: String

  @Option(
    help: ArgumentHelp(
      Console.words(en: "The code of the room, where the address does not have it.", ja: "アドレスに含まれない場合の部屋のコードです。")))
  var code: String?

  func run() async throws {
    await LiveProcess.run(options.language) { process in
      let player = try LivePlayer(
        RoomAddress(address, code: code), seats: LiveFolder(Console.locations).map { RoomSeats(in: $0) },
        certificates: Console.environment["SSL_CERT_FILE"], language: process.language,
        clock: { SystemClock.sinceBoot.inMilliseconds },
        say: process.say)
      do throws(LeagueProblem) {
        try await player.run(process.orders)
      } catch {
        throw LiveFailure(player.sentence(of: error), status: error.status)
      }
    }
  }
}
