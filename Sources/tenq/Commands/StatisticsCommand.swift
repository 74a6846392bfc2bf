import ArgumentParser
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq stats`: how often each question was right, on standard output.
struct Stats: Command {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show how often each question was right.",
    discussion: """
      A question counts as asked once however many attempts it took, right when the first attempt was; its time runs \
      from its first frame to the last attempt. Running out of time is asked and not right. A round that stands in \
      the log twice counts once. Counted are timed rounds, practice and endless, whose questions come from banks; \
      --game counts one game alone.

      An answer belongs to the set that its question is in now. A question that is in no set of this language any \
      more is shown by its name in the log.

      The table and --csv have a line for each question, set or genre; --json of questions also has how often each \
      choice was taken, further attempts included.
      """)

  @OptionGroup var options: Options

  @Option(name: .customLong("by"), help: "A line for each question, set or genre.")
  var grouping = Statistics.Grouping.question

  @Option(help: "Least often right, most often asked or slowest first, or by name: rate, asked, time, name.")
  var sort = Statistics.Order.rate

  @Flag(help: "One array of objects.")
  var json = false

  @Flag(help: "Comma-separated values with a heading.")
  var csv = false

  func validate() throws {
    if json && csv { throw ValidationError("--json and --csv exclude each other") }
  }

  func run() throws {
    let process = try ProcessEnvironment(options.values)
    let locations = process.locations
    let settings = try reading { () throws(ReadError) in try SettingsFile(path: locations.settings).load() }
    let resolved = ResolvedOptions(options.values, environment: process.environment, settings: settings)
    let language = resolved.language
    // How many questions a set has is counted while they are looked for.
    let catalogue = CatalogueReader(
      banks: locations.banks(language.rawValue), ownBanks: locations.ownBanks,
      ownGenre: Phrase.userGenre[language], count: { _ in nil }
    ).read(language: language.rawValue).catalogue
    let cache = SummaryCache(folder: locations.cacheHome, of: ScoreLog(locations, games: Games.list))
    let reader = StatisticsReader(cache: cache, catalogue: catalogue)
    let result = try reading { () throws(ReadError) in try reader.read(game: options.game) }
    let rows = result.statistics.rows(grouping, by: sort)
    if json {
      StatisticsJSON(catalogue: catalogue, grouping: grouping).lines(rows).forEach { Printer.print(escaped: $0) }
    } else {
      let columns = process.environment["COLUMNS"].flatMap { Int($0) }.map { max(40, min($0, 200)) } ?? 80
      let text = StatisticsText(
        grouping, language: resolved.language, glyphs: resolved.glyphs, columns: columns)
      if csv {
        Printer.print(text.csvHeading)
        for row in rows { Printer.print(text.csv(row, in: catalogue)) }
      } else if rows.isEmpty {
        Printer.print(text.noAnswers)
      } else {
        Printer.print(text.heading(sort))
        for row in rows { Printer.print(text.row(row)) }
      }
    }
    complain(of: result, in: Messages(language))
  }

  private func reading<Value>(_ body: () throws(ReadError) -> Value) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw CommandError(error, in: Language(options.values))
    }
  }

  /// Says on standard error what was passed over, so that nothing is passed over silently.
  private func complain(of result: StatisticsReader.Result, in words: Messages) {
    if result.unreadable > 0 { Printer.complain(words.unreadableLines(result.unreadable)) }
    if result.newer > 0 { Printer.complain(words.newerNotCounted(result.newer)) }
    if result.leftOut > 0 { Printer.complain(words.answersNotCounted(result.leftOut)) }
  }
}

extension Statistics.Grouping: ExpressibleByArgument {}
extension Statistics.Order: ExpressibleByArgument {}

/// The statistics as JSON, one object a line.
struct StatisticsJSON {
  /// What names the sets.
  let catalogue: Catalogue
  /// What the rows are of.
  let grouping: Statistics.Grouping

  /// The lines of one array, safe to print.
  func lines(_ rows: [Statistics.Row]) -> [String] {
    guard !rows.isEmpty else { return ["[]"] }
    return rows.enumerated().map { ($0 == 0 ? "[" : ",") + object($1) } + ["]"]
  }

  private func object(_ row: Statistics.Row) -> String {
    let home = row.home.map { JSONText.quoted(catalogue.logName(of: $0)) } ?? "null"
    let tally = row.tally
    let average = tally.meanTime.map { "\($0.inMilliseconds)" } ?? "null"
    let numbers =
      "\"asked\":\(tally.asked),\"right\":\(tally.right),"
      + "\"rate\":\(tally.rightPerThousand.map(StatisticsText.rate) ?? "null"),"
      + "\"averageMilliseconds\":\(average),\"late\":\(tally.late)"
    switch row.subject {
    case .question(let id, let place):
      let text = place.map { JSONText.quoted($0.question.text) } ?? "null"
      return "{\"question\":\"\(id)\",\"text\":\(text),\"set\":\(home),\(numbers),"
        + "\"choices\":[\(choices(of: place?.question, tally.chosen))]}"
    case .group:
      return "{\"\(grouping.rawValue)\":\(home),\"questions\":\(row.questions),"
        + "\"total\":\(row.total.map { "\($0)" } ?? "null"),\(numbers)}"
    }
  }

  /// All choices that the question has, and those that were taken and are not there any more.
  private func choices(of question: Question?, _ chosen: [Int: Int]) -> String {
    let numbers = Set(question.map { Array(1...$0.choices.count) } ?? []).union(chosen.keys).sorted()
    return numbers.map { number in
      let choice = question.flatMap { $0.choices.indices.contains(number - 1) ? $0.choices[number - 1] : nil }
      let isRight = question.map { $0.answer == number - 1 ? "true" : "false" } ?? "null"
      return "{\"choice\":\(number),\"text\":\(choice.map(JSONText.quoted) ?? "null"),\"right\":\(isRight),"
        + "\"taken\":\(chosen[number] ?? 0)}"
    }.joined(separator: ",")
  }
}
