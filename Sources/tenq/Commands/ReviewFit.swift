import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// Fits the weights of the review to the player's answers, and keeps them in the settings.
enum ReviewFit {
  /// Reads the log, fits and saves; prints what that came to. Throws where there are too few answers.
  static func run(_ options: CommandLineOptions) throws {
    var session = try Session.reporting(options)
    let language = session.language
    let games = Games.all.list.remembering(ReviewHistory(), of: .review)
    var log = LogReading(of: ScoreLog(session.process.locations, games: games))
    try session.reading { () throws(ReadError) in try log.goOn() }
    let history = log.memories[ReviewHistory.self] ?? ReviewHistory()
    let size = history.size
    let former = session.chosenSettings.learning.weights
    guard let fit = FSRSFit(history, from: former) else {
      throw CommandError(.tooFewToFit(size), in: language, status: .data)
    }
    let today = (OwnProcess.now ?? .epoch).reviewDay
    do throws(SaveError) {
      try session.choose(SettingsChange(.learning(.fit(Learning.Fit(fit, on: today)))))
    } catch {
      throw CommandError(error, in: language)
    }
    Printer.print(SafeText(Phrase.fitted(fit, used: history.used, of: size)[language]))
  }
}

extension Phrase {
  fileprivate static func tooFewToFit(_ size: (reviews: Int, questions: Int)) -> Phrase {
    let least = FSRSFit.least
    return Phrase(
      en:
        "--fit needs \(least.reviews) answers to questions of an earlier day, of \(least.questions) questions at least; "
        + "there are \(size.reviews), of \(size.questions)",
      ja: "--fit には、前の日までに解いた問題への回答が\(least.reviews)回以上、\(least.questions)問以上必要です。"
        + "今は\(size.reviews)回、\(size.questions)問です")
  }

  fileprivate static func fitted(
    _ fit: FSRSFit, used: (reviews: Int, questions: Int), of size: (reviews: Int, questions: Int)
  ) -> Phrase {
    let (before, after) = (logLoss(fit.before), logLoss(fit.after))
    let base = Phrase(
      en:
        "Fitted to \(used.reviews) answers to \(used.questions) questions"
        + (used.reviews < size.reviews ? " of \(size.reviews) to \(size.questions)" : "")
        + ": log loss \(before) before, \(after) after.",
      ja: (used.reviews < size.reviews ? "\(size.questions)問への\(size.reviews)回の回答のうち、" : "")
        + "\(used.questions)問への\(used.reviews)回の回答に合わせました。対数損失は \(before) から \(after) になりました。")
    return fit.after < fit.before
      ? base : base + Phrase(en: " The weights stay as they are.", ja: "重みは変わりません。")
  }
}
