import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq history`: past rounds on standard output.
struct History: Command {
  static let configuration = CommandConfiguration(
    abstract: "Show past rounds.",
    discussion: """
      The table has the newest round first. --json and --csv have the oldest first, all of them, for other programs; \
      JSON keeps what a newer tenq wrote.
      """)

  @OptionGroup var options: Options

  @Flag(help: "One array of the log's records.")
  var json = false

  @Flag(help: "Comma-separated values with a heading.")
  var csv = false

  func validate() throws {
    if json && csv { throw ValidationError("--json and --csv exclude each other") }
  }

  func run() throws {
    let report = try Report(options)
    if json {
      try report.printJSON()
    } else if csv {
      try report.printCSV()
    } else {
      try report.printTable()
    }
  }
}

/// `tenq chart`: the latest rounds as bars on standard output.
struct Chart: Command {
  static let configuration = CommandConfiguration(abstract: "Show the latest rounds as a bar chart.")

  @OptionGroup var options: Options

  @Option(help: "How many rounds (1-1000).")
  var latest = 5

  func validate() throws {
    if !(1...1000).contains(latest) { throw ValidationError("--latest is \(latest), but a chart has 1 to 1000 bars") }
  }

  func run() throws {
    try Report(options).printChart(latest: latest)
  }
}

/// Reads the score log for printing.
private struct Report {
  private let resolved: ResolvedOptions
  private let game: Game.ID?
  private let log: ScoreLog
  private let columns: Int
  private var words: Messages { Messages(resolved.language) }

  init(_ options: Options) throws {
    let process = try ProcessEnvironment(options.values)
    let settings: Settings
    do {
      settings = try SettingsFile(path: process.locations.settings).load()
    } catch {
      throw CommandError(error, in: Language(options.values, environment: process.environment))
    }
    resolved = ResolvedOptions(options.values, environment: process.environment, settings: settings)
    game = options.game
    log = ScoreLog(process.locations, games: Games.list)
    columns = process.environment["COLUMNS"].flatMap { Int($0) }.map { max(40, min($0, 200)) } ?? 80
  }

  func printTable() throws {
    let text = ReportText(language: resolved.language, glyphs: resolved.glyphs, columns: columns)
    var cursor: Page.Cursor?
    var isFirst = true
    var unreadable: [LogDiagnostic] = []
    var newer = 0
    repeat {
      let page = try reading { () throws(ReadError) in try log.latest(500, game: game, before: cursor) }
      unreadable += page.problems
      newer += page.newer
      if isFirst, page.records.isEmpty, page.older == nil {
        Printer.print(text.noRounds)
      } else {
        if isFirst { Printer.print(text.heading) }
        for record in page.records { Printer.print(text.row(record)) }
      }
      isFirst = false
      cursor = page.older
    } while cursor != nil
    complain(try sentences(for: unreadable), of: unreadable.count, newer: newer)
  }

  func printChart(latest: Int) throws {
    let text = ReportText(language: resolved.language, glyphs: resolved.glyphs, columns: columns)
    let page = try reading { () throws(ReadError) in try log.latest(latest, game: game ?? .timed) }
    for line in text.chart(page.records, game: game ?? .timed, latest: latest) { Printer.print(line) }
    complain(try sentences(for: page.problems), of: page.problems.count, newer: page.newer)
  }

  func printJSON() throws {
    var separator = "["
    var problems: [String] = []
    try reading { () throws(ReadError) in
      try log.scan { line in
        switch line.content {
        case .record(let record) where game != nil && record.game != game: break
        case .record(let record):
          Printer.print(escaped: separator + json(of: record, in: line))
          separator = ","
        case .newer:
          guard let json = json(in: line) else {
            problems.append(words.unreadableLine(line.number, .notARecord))
            break
          }
          Printer.print(escaped: separator + json)
          separator = ","
        case .repeated: break
        case .unreadable(let reason): problems.append(words.unreadableLine(line.number, reason))
        }
        return true
      }
    }
    Printer.print(escaped: separator == "[" ? "[]" : "]")
    complain(problems, newer: 0)
  }

  /// A record as it stands in the log; what of it we know, where the rest is no JSON, which is forgiven when it is read.
  private func json(of record: RoundRecord, in line: LogLine) -> String {
    let ours = log.line(for: record)
    return JSONText.escaped(line.bytes.elementsEqual(ours.utf8) ? ours : json(in: line) ?? ours)
  }

  /// A line as it stands in the log, safe to print; nil where it is no JSON.
  private func json(in line: LogLine) -> String? {
    let json = JSONText.escaped(String(decoding: line.bytes, as: UTF8.self))
    return JSONSyntaxError(in: Array(json.utf8)) == nil ? json : nil
  }

  func printCSV() throws {
    Printer.print("date,game,set,asked,correct,misses,milliseconds,limit,pauses,seed,id")
    var problems: [String] = []
    var newer = 0
    try reading { () throws(ReadError) in
      try log.scan { line in
        switch line.content {
        case .record(let record) where game == nil || record.game == game: Printer.print(ReportText.csv(record))
        case .record, .repeated: break
        case .newer: newer += 1
        case .unreadable(let reason): problems.append(words.unreadableLine(line.number, reason))
        }
        return true
      }
    }
    complain(problems, newer: newer)
  }

  @discardableResult
  private func reading<Value>(_ body: () throws(ReadError) -> Value) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw CommandError(error, in: resolved.language)
    }
  }

  /// The sentences for some of the problems: each takes a walk through the log to count its line.
  private func sentences(for problems: [LogDiagnostic]) throws(CommandError) -> [String] {
    var sentences: [String] = []
    for problem in problems.prefix(Messages.namedLines) {
      let number = try reading { () throws(ReadError) in try log.lineNumber(of: problem) }
      sentences.append(words.unreadableLine(number, problem.reason))
    }
    return sentences
  }

  /// Says on standard error what was passed over, so that nothing is passed over silently.
  private func complain(_ sentences: [String], of count: Int? = nil, newer: Int) {
    for sentence in sentences.prefix(Messages.namedLines) { Printer.complain(sentence) }
    let more = (count ?? sentences.count) - min(sentences.count, Messages.namedLines)
    if more > 0 { Printer.complain(words.moreUnreadableLines(more)) }
    if newer > 0 { Printer.complain(words.newerNotShown(newer)) }
  }
}
