import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq share`: prints the latest round as text for others.
struct ShareCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Print the last result as text, to be sent to others.",
    discussion: """
      A title, a mark for each question, and the command that deals the round again; nothing that gives an answer away. \
      On a terminal that allows it the text is copied too. With --game the latest round of that game is taken.

      Exit status: 66 when there is no round.
      """)

  static let taken: TakenOptions = .only("--game", "--ascii")

  @OptionGroup var options: Options

  /// How many rounds are looked at for one that was played.
  private static let latest = 50

  func run() throws {
    let session = try Session.reporting(options.values)
    let log = ScoreLog(session.process.locations, games: Games.all.list)
    let game = session.options.game
    let page = try session.reading { () throws(ReadError) in try log.latest(ShareCommand.latest, game: game) }
    // A round that was hosted is nobody's result.
    guard let record = page.records.first(where: { $0.hosted == nil }) else {
      throw CommandError(.nothingToShare, in: session.language, status: .noInput)
    }
    var handler = EffectHandler(session)
    handler.finishLoading()
    let text = ShareText(
      of: record, streak: handler.streak(upTo: record), isReproducible: handler.replays(record),
      in: handler.state)
    Printer.print(text.lines)
    let type = session.process.environment["TERM"] ?? ""
    if StandardStream.output.isTerminal, let sequence = Clipboard.sequence(copying: text.text, onTerminal: type) {
      Printer.send(sequence)
    }
  }
}

extension Phrase {
  /// There is no round in the log.
  fileprivate static let nothingToShare = Phrase(
    en: "there is no round to share yet; `tenq` plays one", ja: "共有できる記録がまだありません。`tenq` で遊べます")
}
