import ArgumentParser
import LeagueAPI
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// The player's commands, which `tenq league …` calls.
enum PlayerCommands {
  static let all: [any ParsableCommand.Type] = [
    JoinCommand.self, SyncCommand.self, StatusCommand.self, TopCommand.self, LeaveCommand.self, TableCommand.self,
    LiveCommand.self,
  ]
}

/// `tenq-league sync`.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: Console.words(en: "Send what waits, and receive what is new.", ja: "未送信の記録を送り、新しいものを受け取ります。"),
    discussion: Console.words(
      en: """
        With --background it prints nothing, does nothing while it waits after a failure, and ends within a minute: so \
        the game starts it.

        """ + PlayerStatuses.en,
      ja: """
        --background では何も表示せず、失敗のあとの待ち時間には何もせず、1分以内に終わります。ゲームはこの形で実行します。

        """ + PlayerStatuses.ja))

  @OptionGroup var options: PlayerOptions

  @Flag(
    help: ArgumentHelp(
      Console.words(en: "As the game starts it: prints nothing, and ends within a minute.", ja: "何も表示せず、1分以内に終わります。")))
  var background = false

  func run() async throws {
    if background { return await BackgroundSync.run(options.language) }
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let report = try await session.player.sync()
      Console.print(SyncWords.report(report)[session.language])
      if let name = report.setAside { Console.print(SyncWords.setAside(name)[session.language]) }
      if let problem = report.problem { throw problem }
    }
  }
}

/// The exit statuses of the player's commands, for their help.
enum PlayerStatuses {
  static let en = """
    Exit status: 0 all is well, 64 usage, 65 the server refuses or is no league, 66 no league was joined, 69 the server \
    cannot be reached, 73 cannot create, 74 cannot read or write, 75 try again later.
    """
  static let ja = """
    終了ステータス：0 成功、64 使い方の誤り、65 サーバーに断られた、またはリーグではない、66 リーグに参加していない、\
    69 サーバーにつながらない、73 作成できない、74 読み書きできない、75 あとで再試行。
    """
}

/// `tenq-league leave`.
struct LeaveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave", abstract: Console.words(en: "Leave the league.", ja: "リーグを退会します。"),
    discussion: Console.words(
      en: """
        Removes the league's files from this computer: its questions, rates and tables. Your scores and your own \
        questions stay. The league keeps your rounds and the questions that you shared, unless --erase has the server \
        erase them first.
        """,
      ja: """
        このコンピューターからリーグの問題・正答率・順位表を消します。記録と自分の問題は残ります。サーバーには、送った記録と共有した\
        問題が残ります。--erase を付けると、先にサーバーからも消します。
        """))

  @OptionGroup var options: PlayerOptions

  @Flag(
    help: ArgumentHelp(
      Console.words(
        en: "Have the server erase your rounds, your questions and your name first.", ja: "先にサーバーから記録・問題・名前を消します。")))
  var erase = false

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let departure = try await session.player.leave(erasing: erase)
      for sentence in LeaveWords.sentences(departure, erased: erase) {
        Console.print(sentence[session.language])
      }
    }
  }
}

/// `tenq-league table`: one table into its file, for the game's screen.
struct TableCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: Console.words(en: "Fetch one table into its file; prints nothing.", ja: "順位表を1つ受け取ってファイルに書きます。"),
    shouldDisplay: false)

  @OptionGroup var options: PlayerOptions
  @OptionGroup var selection: SelectionOptions

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      try await session.player.fetchTable(selection.value)
    }
  }
}

/// Which table.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Console.words(en: "Since when rounds count: day, week, month or all.", ja: "期間（day、week、month、all）です。")))
  var period: LeagueTable.Period = .week

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Only rounds of this game, as the score log calls it: timed, missing, survival, …",
        ja: "このゲームだけ（timed、missing、survival など、記録での名前）にします。")))
  var game: String?

  @Option(
    help: ArgumentHelp(
      Console.words(
        en: "Only rounds of this set, as the score log calls it: \"en/Food pairings/Basics\".",
        ja: "このセットだけ（ja/食べ合わせ/基本 など、記録での名前）にします。")))
  var set: String?

  @Option(
    help: ArgumentHelp(
      Console.words(en: "The order: points, right, time or days.", ja: "並び順（points、right、time、days）です。")))
  var by: LeagueTable.Order = .points

  func validate() throws {
    for text in [game, set].compactMap({ $0 }) {
      guard text.utf8.count <= 500 else { throw ValidationError("the name of a game or set has at most 500 bytes") }
    }
  }

  /// The selection; an empty name is none.
  var value: LeagueTable.Selection {
    .init(
      period: period, game: game.flatMap { $0.isEmpty ? nil : $0 }, set: set.flatMap { $0.isEmpty ? nil : $0 },
      order: by)
  }
}

extension LeagueTable.Period: @retroactive ExpressibleByArgument {}
extension LeagueTable.Order: @retroactive ExpressibleByArgument {}
