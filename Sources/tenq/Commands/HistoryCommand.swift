import ArgumentParser
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq history`: prints past rounds.
struct History: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .both("Show past rounds.", ja: "これまでの記録を表示します。"),
      discussion: .both(
        """
        The table has the newest round first. --json and --csv have the oldest first, all of them, for other programs; \
        JSON keeps what a newer tenq wrote.

        --hosted shows the rounds for the room that you hosted; with --csv a line for each of their players.
        """,
        ja: """
          表は新しい順です。--json と --csv はほかのプログラム用で、すべての記録を古い順に出力します。JSON では、新しいバージョンの tenq が書いた内容もそのまま残ります。

          --hosted は自分が開いたライブの記録です。--csv では参加者ごとに1行になります。
          """))
  }

  /// How many unreadable lines of the score log a command names at most.
  static let namedLines = 10

  static let taken: TakenOptions = .only("--game", "--ascii")

  @Flag(help: .both("One array of the log's records.", ja: "すべての記録を1つの配列で出力します。"))
  var json = false

  @Flag(help: .both("Comma-separated values with a heading.", ja: "見出し付きの CSV で出力します。"))
  var csv = false

  @Flag(help: .both("Only rounds for the room that you hosted, with all their players.", ja: "自分が開いたライブだけを、参加者全員とともに。"))
  var hosted = false

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    if json && csv { throw CommandError(.oneFormat, in: Language(options.values), status: .usage) }
    if hosted, options.game != nil {
      throw CommandError(.hostedIsNoGame, in: Language(options.values), status: .usage)
    }
    let report = try Report(options, game: hosted ? .hosted : nil)
    if json {
      try report.printJSON()
    } else if csv {
      try report.printCSV()
    } else {
      try report.printTable()
    }
  }
}

/// `tenq chart`: prints the latest rounds as a bar chart.
struct Chart: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(abstract: .both("Show the latest rounds as a bar chart.", ja: "最近の記録を棒グラフで表示します。"))
  }

  /// How many bars there can be.
  static let bars = 1...1000
  /// The option for the number of bars.
  static let latestName = "--latest"

  static let taken: TakenOptions = .only("--game", "--theme", "--ascii")

  @Option(help: .both("How many rounds (1-1000).", ja: "何回分か（1〜1000）。"))
  var latest = 5

  @Option(
    name: .customLong("by"),
    help: .both(
      "Bars of right answers, of time or of points: answers, time, points.", ja: "棒の長さ：正解数 answers、時間 time、得点 points。"))
  var quantity = ChartQuantity.answers

  @Option(help: .both("Which round comes first: newest, oldest.", ja: "並べる順：新しい順 newest、古い順 oldest。"))
  var sort = ChartOrder.newest

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func validate() throws {
    if !Chart.bars.contains(latest) { throw ValidationError("--latest is \(latest), but a chart has 1 to 1000 bars") }
  }

  func run() throws {
    try Report(options).printChart(latest: latest, by: quantity, order: sort)
  }
}

extension ChartQuantity: ExpressibleByArgument {}
extension ChartOrder: ExpressibleByArgument {}

/// The lines of the score log that a list leaves out: the first few, and how many there are, whatever their number.
private struct LeftOut {
  private(set) var first: [(number: Int, reason: LogLine.Reason)] = []
  private(set) var count = 0
  /// How many a newer version wrote.
  var newer = 0

  mutating func add(_ number: Int, _ reason: LogLine.Reason) {
    if count < History.namedLines { first.append((number, reason)) }
    count += 1
  }
}

/// Reads the score log and prints it in one of several formats.
private struct Report {
  private let session: Session
  private let game: Game.ID?
  private let log: ScoreLog
  private var language: Language { session.language }

  init(_ options: Options<Tenq>, game: Game.ID? = nil) throws {
    session = try Session.reporting(options.values)
    self.game = game ?? session.options.game
    log = ScoreLog(session.process.locations, games: Games.all.list)
  }

  func printTable() throws {
    var text = ReportText(
      language: language, glyphs: session.resolved.glyphs(), columns: session.process.tableColumns,
      games: .all)
    var cursor: Page.Cursor?
    var isFirst = true
    // The records of a sitting that the next page may go on with.
    var rest: [RoundRecord] = []
    var unreadable: [LogDiagnostic] = []
    var newer = 0
    repeat {
      let page = try session.reading { () throws(ReadError) in try log.latest(500, game: game, before: cursor) }
      unreadable += page.problems
      newer += page.newer
      if isFirst, page.records.isEmpty, page.older == nil {
        Printer.print(text.noRounds)
      } else {
        let isLast = page.older == nil
        let rows =
          isFirst ? text.firstRows(page.records, isLast: isLast) : text.rows(rest + page.records, isLast: isLast)
        for line in rows.lines { Printer.print(line) }
        rest = rows.rest
      }
      isFirst = false
      cursor = page.older
    } while cursor != nil
    complain(try sentences(for: unreadable), of: unreadable.count, newer: newer)
  }

  func printChart(latest: Int, by quantity: ChartQuantity, order: ChartOrder) throws {
    let text = ReportText(
      language: language, glyphs: session.resolved.glyphs(), columns: session.process.columns, games: .all)
    let page = try session.reading { () throws(ReadError) in try log.latest(latest, game: game ?? GameList.main) }
    let lines = text.chart(page.records, game: game ?? GameList.main, latest: latest, by: quantity, order: order)
    for line in lines { Printer.print(line) }
    complain(try sentences(for: page.problems), of: page.problems.count, newer: page.newer)
  }

  func printJSON() throws {
    var batch = OutputBatch()
    var separator = "["
    var problems = LeftOut()
    func add(_ json: String) {
      batch.add(line: separator + json)
      separator = ","
    }
    try session.reading { () throws(ReadError) in
      try log.scan { line in
        switch line.content {
        case .record(let record) where game != nil && record.game != game: break
        case .record(let record): add(json(of: record, in: line))
        case .newer:
          if let json = json(in: line) { add(json) } else { problems.add(line.number, .notARecord) }
        case .repeated: break
        case .unreadable(let reason): problems.add(line.number, reason)
        }
        return true
      }
    }
    batch.add(line: separator == "[" ? "[]" : "]")
    batch.flush()
    complain(of: problems)
  }

  /// The JSON of a record as it is in the log, or as this version writes it where the line is not strict JSON, which
  /// the reader of the log does not insist on.
  private func json(of record: RoundRecord, in line: LogLine) -> String {
    let ours = record.line
    return JSONText.escaped(line.bytes.elementsEqual(ours.utf8) ? ours : json(in: line) ?? ours)
  }

  /// The JSON of a line as it is in the log, safe to print; nil where it is not JSON.
  private func json(in line: LogLine) -> String? {
    let json = JSONText.escaped(String(decoding: line.bytes, as: UTF8.self))
    return (try? JSONReader.read(Array(json.utf8))) != nil ? json : nil
  }

  func printCSV() throws {
    if game == .hosted { return try printPlayers() }
    var rounds = RoundsCSV()
    var problems = LeftOut()
    try session.reading { () throws(ReadError) in
      try log.scan { line in
        switch line.content {
        case .record(let record) where game == nil || record.game == game: rounds.add(record)
        case .record, .repeated: break
        case .newer: problems.newer += 1
        case .unreadable(let reason): problems.add(line.number, reason)
        }
        if rounds.count >= OutputBatch.size { Printer.write(rounds.take()) }
        return true
      }
    }
    Printer.write(rounds.take())
    complain(of: problems)
  }

  /// Prints the players of hosted rounds.
  private func printPlayers() throws {
    var batch = OutputBatch()
    var problems = LeftOut()
    batch.add(line: LiveTableCSV.heading)
    try session.reading { () throws(ReadError) in
      try log.scan { line in
        switch line.content {
        case .record(let record) where record.hosted != nil:
          for row in LiveTableCSV.rows(record) { batch.add(line: row) }
        case .record, .repeated: break
        case .newer: problems.newer += 1
        case .unreadable(let reason): problems.add(line.number, reason)
        }
        return true
      }
    }
    batch.flush()
    complain(of: problems)
  }

  /// The messages for the first few problems; each takes a pass through the log to find its line number.
  private func sentences(for problems: [LogDiagnostic]) throws(CommandError) -> [String] {
    var sentences: [String] = []
    for problem in problems.prefix(History.namedLines) {
      let number = try session.reading { () throws(ReadError) in try log.lineNumber(of: problem) }
      sentences.append(Phrase.unreadableLine(number, problem.reason)[language])
    }
    return sentences
  }

  private func complain(of problems: LeftOut) {
    complain(
      problems.first.map { Phrase.unreadableLine($0.number, $0.reason)[language] }, of: problems.count,
      newer: problems.newer)
  }

  /// Reports on standard error what was left out, so that nothing is left out silently.
  private func complain(_ sentences: [String], of count: Int, newer: Int) {
    for sentence in sentences.prefix(History.namedLines) { Printer.complain(sentence) }
    let more = count - min(sentences.count, History.namedLines)
    if more > 0 { Printer.complain(Phrase.moreUnreadableLines(more)[language]) }
    if newer > 0 { Printer.complain(Phrase.newerNotShown(newer)[language]) }
  }
}

extension Phrase {
  /// Two formats were requested at once.
  static let oneFormat = Phrase(
    en: "--json and --csv exclude each other; give one of them", ja: "--json と --csv は同時に指定できません。どちらかを指定してください")

  /// A hosted round is of no game.
  fileprivate static let hostedIsNoGame = Phrase(
    en: "--hosted shows rounds that you hosted, whatever was played; leave out --game",
    ja: "--hosted は自分が開いたライブの記録を表示します。--game を外してください")

  /// A line of the score log cannot be read.
  static func unreadableLine(_ number: Int, _ reason: LogLine.Reason) -> Phrase {
    Phrase(same: "scores.jsonl:\(number): ") + reason.phrase
  }

  /// More lines than were named cannot be read.
  static func moreUnreadableLines(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 more line is not readable" : "\(count) more lines are not readable",
      ja: "読めない行がほかに\(count)行あります")
  }

  /// Rounds of a newer version are left out of a list.
  static func newerNotShown(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 round was written by a newer tenq and is not shown"
        : "\(count) rounds were written by a newer tenq and are not shown",
      ja: "新しいバージョンの tenq の記録が\(count)回分あります（表示していません）")
  }
}
