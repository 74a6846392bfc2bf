import QuizCore
import TerminalKit

/// A round as a few lines to share: what it was and how it ended, a mark for each question, and the command that deals
/// it again. It reveals nothing of the questions.
public struct ShareText: Hashable, Sendable {
  /// The lines: title, marks, days in a row where there are several, command. A round of many questions has several
  /// lines of marks.
  public let lines: [SafeText]

  init(lines: [SafeText]) {
    self.lines = lines
  }

  private static let marksPerLine = 25

  /// A round just played, with the days in a row that `state` knows of.
  public init(of result: RoundResult, in state: AppState) {
    let counts = !result.setup.isPractice && state.daily?.attempt != nil && state.daily?.day == result.setup.day
    let record = result.record
    self.init(
      record, AnswerList(result, in: state.games), day: result.setup.day,
      isPractice: result.setup.isPractice, streak: counts ? state.daily?.streak : nil,
      isReproducible: result.setup.isReproducible, in: state)
  }

  /// A round of the score log. `streak` is how many days in a row it ended, for a daily round; nil where that is not
  /// known.
  public init(
    of record: RoundRecord, streak: Int? = nil, isReproducible: Bool = true, in state: AppState
  ) {
    self.init(
      record, AnswerList(record, in: state.games),
      day: state.games.list[record.game]?.isDaily == true ? Daily.day(of: record) : nil, streak: streak,
      isReproducible: isReproducible, in: state)
  }

  private init(
    _ round: RoundRecord, _ list: AnswerList, day: Day?, isPractice: Bool = false, streak: Int?, isReproducible: Bool,
    in state: AppState
  ) {
    let (words, glyphs, games) = (Localizer(state.language), state.glyphs, state.games.list)
    let gap = "   " as SafeText
    var title = "TenQ " + ShareText.name(of: round, on: day, in: state)
    if isPractice { title += words(.sharedPractice) }
    let ranking = games.ranking(of: round.game)
    switch ranking {
    case .points where games.isCounted(round.game):
      title += gap + words(.rightAnswers(round.correct))
    case .points:
      title += gap + "\(round.correct)/\(round.asked)"
      // A sitting shows no points.
      if games[round.game]?.length != .open { title += gap + words(.sharedPoints(round.points(in: games))) }
    case .misses: title += gap + words(.misses(round.misses))
    case .time: break
    }
    if round.milliseconds > 0 { title += gap + words(.tenths(.milliseconds(round.milliseconds))) }
    if round.pauses > 0 { title += gap + words(.sharedPause) }
    var lines = [title]
    if ranking != .time {
      let areSquares = state.settings[.share] == .squares && !glyphs.isASCII
      let marks = list.answers.map { areSquares ? ShareText.square($0.mark) : ShareText.sign($0.mark, glyphs) }
      for start in stride(from: 0, to: marks.count, by: ShareText.marksPerLine) {
        let line = marks[start..<min(start + ShareText.marksPerLine, marks.count)]
        // Squares are wide enough to stand side by side.
        lines.append(line.joined(by: areSquares ? "" : " "))
      }
    }
    if let streak, streak > 1 { lines.append(words(.daysInARow(streak))) }
    let command = ReplayCommand(of: round, isReproducible: isReproducible, in: games)
    if let command { lines.append(command.text) }
    self.lines = lines
  }

  /// The title of the round: the set alone for the main game.
  private static func name(of round: RoundRecord, on day: Day?, in state: AppState) -> SafeText {
    let (words, glyphs) = (Localizer(state.language), state.glyphs)
    if let day { return words(.sharedDaily) + " \(day)" }
    let module = state.games.module(round.game)
    let game = words(module.name)
    // A sitting is named after its game alone.
    if module.ownSetName != nil || round.set == round.game.rawValue { return game }
    let set = words.titles(ofLogged: round.set, in: state.games, glyphs: glyphs)[0].oneLine
    return round.game == GameList.main ? set : game + " \(glyphs.dot) " + set
  }

  private static func square(_ mark: AnswerMark) -> SafeText {
    switch mark {
    case .right: "🟩"
    case .wrong: "🟥"
    case .late, .now, .toCome: "⬛"
    }
  }

  private static func sign(_ mark: AnswerMark, _ glyphs: Glyphs) -> SafeText {
    switch mark {
    case .right: glyphs.check
    case .wrong: glyphs.cross
    case .late, .now, .toCome: glyphs.isASCII ? "-" : glyphs.dot
    }
  }

  /// The lines as one text, each with its newline.
  public var text: String { lines.map { $0.string + "\n" }.joined() }
}
