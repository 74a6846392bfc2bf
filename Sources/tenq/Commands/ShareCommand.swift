import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq share`: prints the latest round, or sitting, as text for others.
struct ShareCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "share",
      abstract: .both("Print the last result as text, to be sent to others.", ja: "最後の結果を、人に送れる文字で表示します。"),
      discussion: .both(
        """
        A title, a mark for each question, and the command that deals the round again; nothing that gives an answer away. \
        On a terminal that allows it the text is copied too. With --game the latest round of that game is taken.

        Exit status: 66 when there is no round.
        """,
        ja: """
          見出し、問題ごとの印、同じ問題を出すコマンドを表示します。答えは含みません。端末が許せばコピーもします。--game を付けると、そのゲームの最後の回を表示します。

          終了コード：記録がなければ 66。
          """))
  }

  static let taken: TakenOptions = .only("--game", "--ascii")

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  /// How many records are read first; then each time as many as are there, so that a long sitting is read quickly.
  private static let page = 50

  func run() throws {
    let session = try Session.reporting(options.values)
    let log = ScoreLog(session.process.locations, games: Games.all.list)
    let game = session.options.game
    let result = try session.reading { () throws(ReadError) in try ShareCommand.result(in: log, of: game) }
    guard let record = result.record else {
      throw CommandError(.nothingToShare, in: session.language, status: .noInput)
    }
    var handler = EffectHandler(session)
    handler.finishLoading()
    let text = ShareText(
      of: record, streak: handler.streak(upTo: record),
      isReproducible: !log.games.hasSittings(record.game) && handler.replays(record), in: handler.state)
    Printer.print(text.lines)
    let type = session.process.environment["TERM"] ?? ""
    if StandardStream.output.isTerminal, let sequence = Clipboard.sequence(copying: text.text, onTerminal: type) {
      Printer.send(sequence)
    }
  }

  /// What was played last, read as far back as it goes.
  private static func result(in log: ScoreLog, of game: Game.ID?) throws(ReadError) -> LatestResult {
    var records: [RoundRecord] = []
    var cursor: Page.Cursor?
    while true {
      let page = try log.latest(max(ShareCommand.page, records.count), game: game, before: cursor)
      records += page.records
      let result = LatestResult(newestFirst: records, in: log.games)
      guard !result.isWhole, let older = page.older else { return result }
      cursor = older
    }
  }
}

extension Phrase {
  /// There is no round in the log.
  fileprivate static let nothingToShare = Phrase(
    en: "there is no round to share yet; `tenq` plays one", ja: "共有できる記録がまだありません。`tenq` で遊べます")
}
