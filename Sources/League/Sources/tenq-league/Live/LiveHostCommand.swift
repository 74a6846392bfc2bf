import ArgumentParser
import CommandLineKit
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// `tenq-league live host`.
struct LiveHostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host", abstract: Console.words(en: "Open a live room.", ja: "ライブの部屋を開きます。"))

  @OptionGroup var options: PlayerOptions

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "The port to listen at; without it, the first that is free from 8610 on.",
        ja: "待ち受けるポート。省略時は 8610 以降の空いているもの。")))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "The address to listen at, 0.0.0.0 for all. Without it: those of private networks; only from there players "
          + "come in then.",
        ja: "待ち受けるアドレス（0.0.0.0 はすべて）。省略時は同じネットワーク（LAN）から届くアドレスで、そこからだけ参加できます。")))
  var bind: String?

  @Flag(
    help: ArgumentHelp(Console.words(en: "Go on with the room that was open last.", ja: "最後に開いていた部屋を続けます。")))
  var resume = false

  @Option(
    help: ArgumentHelp(
      Console.words(en: "A file with words that names must not have, one a line.", ja: "名前に使えない言葉のファイル（1行に1つ）。"),
      valueName: "file"),
    completion: .file())
  var words: String?

  @Flag(
    help: ArgumentHelp(
      Console.words(en: "Open it at the server of the player's league.", ja: "参加しているリーグのサーバーで開きます。")))
  var league = false

  func validate() throws {
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port is \(port), but a port is 1 to 65535")
    }
    guard !league || port == nil && bind == nil && words == nil else {
      throw ValidationError("--league is served by the league: --port, --bind and --words are not for it")
    }
  }

  func run() async throws {
    await LiveProcess.run(options.language) { process in
      guard let folder = LiveFolder(Console.locations) else { throw LeagueProblem.noHome }
      if league {
        try await hostInLeague(process, folder)
      } else {
        try await RoomServer(port: port, bind: bind, words: words).host(process, in: folder, resuming: resume)
      }
    }
  }

  /// Hosts a room at the server of the player's league.
  private func hostInLeague(_ process: LiveProcess, _ folder: LiveFolder) async throws {
    guard let files = PlayerFiles(Console.locations) else { throw LeagueProblem.noHome }
    guard let membership = try files.membership() else { throw LeagueProblem.noLeague }
    try folder.make()
    let path = folder.files.leagueRooms
    let rooms = resume ? OpenRoom.read(path).filter { $0.server == membership.server } : nil
    let server = LiveHost.Server(
      address: membership.server, secret: try files.token(), addresses: [membership.server], file: path)
    try await process.host(at: server, resuming: rooms)
  }
}

extension LiveProcess {
  /// Hosts a room at a server until the orders end.
  func host(at server: LiveHost.Server, resuming rooms: [OpenRoom]?) async throws {
    let host = try LiveHost(
      server, certificates: Console.environment["SSL_CERT_FILE"], language: language,
      clock: { SystemClock.sinceBoot.inMilliseconds },
      say: say)
    do throws(LeagueProblem) {
      try await host.run(orders, resuming: rooms)
    } catch {
      throw LiveFailure(host.sentence(of: error), status: error.status)
    }
  }
}
