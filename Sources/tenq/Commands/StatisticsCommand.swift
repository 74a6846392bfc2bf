import ArgumentParser
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq stats`: prints how often each question was right.
struct Stats: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stats",
      abstract: .both("Show how often each question was right.", ja: "問題ごとの正答率を表示します。"),
      discussion: .both(
        """
        A question counts as asked once however many attempts it took, right when the first attempt was; its time runs \
        from its first frame to the last attempt. Running out of time is asked and not right. A round that stands in \
        the log twice counts once. Counted are the games whose questions come from banks: timed rounds, daily, practice, \
        endless, survival, review and live; --game counts one game alone.

        An answer belongs to the set that its question is in now. Questions that are in no set now, of any language, \
        are one line, the last; --csv and --json name each of them as the log does.

        --by due is each question that was answered, the most urgent first: when the review asks it again, in how many \
        days the chance to remember it falls to 90% (its stability), how hard it is from 1 to 10, and that chance now. \
        Above them stands what the page of the statistics says.

        --goals is what is worth doing once, and how far each goal is. --calendar is the last 26 weeks, a line each: its \
        Monday, and how many rounds ended on each day.

        --levels is each question whose answers contradict its level, where they are 20 or more: yours, or those of all \
        players of your league where these are more. A question is of level 1 where at least 70% of people know it, of \
        level 2 from 30% on, of level 3 below; of n choices, who does not know it guesses one in n. A level is contradicted \
        where such answers would come less often than once in a hundred times if it were right (an exact binomial test). \
        The levels of the sets that come with the game are by judgement.

        The table and --csv have a line for each question, set or genre; below a question, the table has the wrong \
        answers that were typed most often. --json of questions also has its kind, how often each choice was taken, or \
        stood in its place of an order, and those wrong answers, further attempts included.
        """,
        ja: """
          何度答えても出題1回と数え、最初の答えが正解なら正解とします。時間は、表示してから最後に答えるまでです。時間切れは不正解です。記録に2度ある回は1回と数えます。数えるのは、\
          問題集から出題するゲーム（10秒クイズ、今日の5問、練習、もっと解く、生き残り、復習、ライブ）です。--game を付けると、そのゲームだけを数えます。

          答えは、その問題が今あるセットのものとして数えます。どの言語のセットにもない問題は、最後の1行にまとめます。--csv と --json では、記録にある名前で1つずつ示します。

          --by due は、答えたことのある問題を急ぐものから並べます。次に復習で出る日、覚えている確率が 90% に下がるまでの日数（安定度）、1から10までの難しさ、今の確率を示します。\
          その前に、統計のページと同じまとめが出ます。

          --goals は目標の一覧と、それぞれの進み具合です。--calendar はこの26週間で、1行に1週間、月曜の日付と日ごとの回数を示します。

          --levels は、回答が20回以上あり、難易度と食い違う問題です。自分の回答か、リーグ全員の回答のうち、多いほうで決めます。難易度1は7割以上の人が知っている問題、2は3割以上、\
          3はそれ未満で、知らない人は n 個の選択肢から当てずっぽうで選ぶと考えます。その難易度が正しいとして、そのような回答が100回に1回も起こらないとき、食い違うとします（正確二項検定）\
          。付属のセットの難易度は、測ったものではなく見立てです。

          表と --csv は、問題・セット・ジャンルごとに1行です。表では問題の下に、よく入力された誤答も並びます。問題ごとの --json には、問題の種類、\
          選択肢ごとに選ばれた回数（並べ替えでは正しい位置に置かれた回数も）、よく入力された誤答もあります（2度目以降の答えも含む）。
          """))
  }

  static let taken: TakenOptions = .only("--game", "--ascii")

  @Option(
    name: .customLong("by"),
    help: .both(
      "A line for each question, set or genre, or for what the review has due.", ja: "1行にするもの：問題、セット、ジャンル、または復習の予定。"))
  var view = View.question

  @Option(
    help: .both(
      "Least often right, most often asked or slowest first, or by name: rate, asked, time, name.",
      ja: "並べる順：正答率の低い順 rate、出題の多い順 asked、時間の長い順 time、名前順 name。"))
  var sort = Statistics.Order.rate

  @Flag(help: .both("How far each goal is.", ja: "目標ごとの進み具合。"))
  var goals = false

  @Flag(help: .both("How many rounds each day of the last half year has.", ja: "この半年の、日ごとの回数。"))
  var calendar = false

  @Flag(help: .both("The questions whose answers contradict their level.", ja: "回答が難易度と食い違う問題。"))
  var levels = false

  @Flag(help: .both("One array of objects.", ja: "オブジェクトの配列1つで出力します。"))
  var json = false

  @Flag(help: .both("Comma-separated values with a heading.", ja: "見出し付きの CSV で出力します。"))
  var csv = false

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  /// What each line is.
  enum View: String, CaseIterable, ExpressibleByArgument {
    case question, set, genre, due

    /// What the answers are counted for.
    var grouping: Statistics.Grouping {
      switch self {
      case .question, .due: .question
      case .set: .set
      case .genre: .genre
      }
    }
  }

  func run() throws {
    let grouping = view.grouping
    if json && csv { throw CommandError(.oneFormat, in: Language(options.values), status: .usage) }
    if (goals || calendar) && (json || csv) || [goals, calendar, levels].count(where: \.self) > 1 {
      throw CommandError(.oneOfThese, in: Language(options.values), status: .usage)
    }
    let session = try Session.reporting(options.values)
    let locations = session.process.locations
    let language = session.language
    let leagueBanks = LeagueFolder(locations).flatMap { $0.isJoined ? $0.locations.banks : nil }
    // The questions of a set are counted later, while they are searched; those of other languages too.
    let catalogues = ([language] + Language.allCases.filter { $0 != language }).map {
      CatalogueReader(
        banks: locations.banks($0.rawValue), ownBanks: locations.ownBanks, ownGenre: Phrase.userGenre[language],
        leagueBanks: leagueBanks
      ).read(language: $0.rawValue).catalogue
    }
    var log = LogReading(
      of: ScoreLog(locations, games: Games.all.list.configured(by: session.chosenSettings)),
      countingAnswersOf: session.options.game)
    try session.reading { () throws(ReadError) in try log.goOn() }
    let counted = log.questions
    if goals || calendar {
      let text = StatisticsText(
        grouping, language: language, glyphs: session.resolved.glyphs(), columns: session.process.tableColumns)
      let today = (OwnProcess.now ?? .epoch).day
      let lines = goals ? text.goals(log.goals) : text.calendar(RoundCalendar(log.days, on: today))
      for line in lines { Printer.print(line) }
      return complain(of: counted, in: language)
    }
    if levels {
      printLevels(Statistics(counted, in: catalogues), session, catalogues)
      return complain(of: counted, in: language)
    }
    if view == .due {
      try printDue(log.memories[ReviewMemory.self] ?? ReviewMemory(), Statistics(counted, in: catalogues), session)
      return complain(of: counted, in: language)
    }
    let rows = Statistics(counted, in: catalogues).rows(grouping, by: sort, joiningUnknown: !json && !csv)
    if json {
      StatisticsJSON(catalogues: catalogues, grouping: grouping).lines(rows).forEach { Printer.print(escaped: $0) }
    } else {
      let text = StatisticsText(
        grouping, language: language, glyphs: session.resolved.glyphs(), columns: session.process.tableColumns)
      if csv {
        Printer.print(text.csvHeading)
        for row in rows { Printer.print(text.csv(row, in: catalogues)) }
      } else if rows.isEmpty {
        Printer.print(text.noAnswers)
      } else {
        for line in text.table(rows, by: sort) { Printer.print(line) }
      }
    }
    complain(of: counted, in: language)
  }

  /// Prints what the review knows of each question.
  private func printDue(_ memory: ReviewMemory, _ statistics: Statistics, _ session: Session) throws(CommandError) {
    if csv { throw CommandError(.noTableOfDue, in: session.language, status: .usage) }
    var texts: [QuestionID: String] = [:]
    for case .question(let id, let place?) in statistics.questions.lazy.map(\.subject) {
      texts[id] = place.question.text
    }
    let now = OwnProcess.now ?? .epoch
    let report = DueReport(memory, texts, retention: session.resolved.settings.reviewWishes.retention, at: now)
    if json {
      report.json(quoted: JSONText.quoted).forEach { Printer.print(escaped: $0) }
    } else {
      var handler = EffectHandler(session)
      handler.finishLoading()
      handler.readScores()
      let glyphs = session.resolved.glyphs()
      if !memory.entries.isEmpty, let facts = handler.reviewFacts() {
        Printer.print(DueSummary(facts, texts).lines(session.language, glyphs: glyphs) + [.empty])
      }
      Printer.print(report.lines(session.language, glyphs: glyphs, columns: session.process.tableColumns))
    }
  }

  /// Prints the questions whose answers contradict their level.
  private func printLevels(_ statistics: Statistics, _ session: Session, _ catalogues: [Catalogue]) {
    let league = LeagueFolder(session.process.locations).flatMap { folder in
      folder.isJoined ? folder.rates(of: statistics.questions.compactMap(\.question)).mapValues(\.tally) : nil
    }
    let report = LevelReport(statistics, league: league ?? [:], in: catalogues)
    if json {
      report.json(quoted: JSONText.quoted).forEach { Printer.print(escaped: $0) }
    } else {
      let (glyphs, columns) = (session.resolved.glyphs(), session.process.tableColumns)
      let lines = csv ? report.csv : report.lines(session.language, glyphs: glyphs, columns: columns)
      for line in lines { Printer.print(line) }
    }
  }

  /// Reports on standard error what was left out, so that nothing is left out silently.
  private func complain(of result: QuestionStatistics, in language: Language) {
    if result.unreadable > 0 { Printer.complain(Phrase.unreadableLines(result.unreadable)[language]) }
    if result.newer > 0 { Printer.complain(Phrase.newerNotCounted(result.newer)[language]) }
    if result.leftOut > 0 { Printer.complain(Phrase.answersNotCounted(result.leftOut)[language]) }
  }
}

extension Phrase {
  fileprivate static let oneOfThese = Phrase(
    en: "--goals and --calendar stand alone; leave out --levels, --json and --csv, and one of the two",
    ja: "--goals と --calendar は、互いにも --levels、--json、--csv とも同時に使えません。どれか1つにしてください")

  fileprivate static let noTableOfDue = Phrase(
    en: "--by due has no --csv; --json has its numbers unrounded", ja: "--by due に --csv はありません。--json で丸めない数値を出せます")

  /// Lines of the score log cannot be read, and which command names them.
  static func unreadableLines(_ count: Int) -> Phrase {
    let many = History.namedLines
    return Phrase(
      en: (count == 1 ? "1 line of the score log is" : "\(count) lines of the score log are") + " not readable; "
        + "`tenq history --csv` names "
        + (count == 1 ? "its number" : count > many ? "the numbers of the first \(many)" : "their numbers"),
      ja: "記録ファイルに読めない行が\(count)行あります。"
        + (count > many ? "最初の\(many)行の行番号は" : "行番号は") + " `tenq history --csv` で確かめられます")
  }

  /// Rounds of a newer version are left out of the statistics.
  static func newerNotCounted(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1
        ? "1 round was written by a newer tenq and is not counted"
        : "\(count) rounds were written by a newer tenq and are not counted",
      ja: "新しいバージョンの tenq の記録が\(count)回分あります（集計に含めていません）")
  }

  /// Answers are left out of the statistics.
  static func answersNotCounted(_ count: Int) -> Phrase {
    let limit = QuestionStatistics.limit
    return Phrase(
      en: (count == 1 ? "1 answer is" : "\(count) answers are")
        + " not counted: there are more than \(limit) different questions",
      ja: "異なる問題が\(limit)問より多いため、\(count)回分の回答を集計に含めていません")
  }
}

extension Statistics.Order: ExpressibleByArgument {}

/// The statistics as JSON, one object a line.
struct StatisticsJSON {
  /// The catalogues that name the sets.
  let catalogues: [Catalogue]
  /// What each row is about.
  let grouping: Statistics.Grouping

  /// The lines of one array, safe to print.
  func lines(_ rows: [Statistics.Row]) -> [String] {
    guard !rows.isEmpty else { return ["[]"] }
    return rows.enumerated().map { ($0 == 0 ? "[" : ",") + object($1) } + ["]"]
  }

  private func object(_ row: Statistics.Row) -> String {
    let home = row.home.flatMap { Catalogue.logName(of: $0, in: catalogues) }.map(JSONText.quoted) ?? "null"
    let tally = row.tally
    let average = tally.meanTime.map { "\($0.inMilliseconds)" } ?? "null"
    let numbers =
      "\"asked\":\(tally.asked),\"right\":\(tally.right),"
      + "\"rate\":\(tally.rightPerThousand.map(StatisticsText.rate) ?? "null"),"
      + "\"averageMilliseconds\":\(average),\"late\":\(tally.late)"
    switch row.subject {
    case .question(let id, let place):
      let text = place.map { JSONText.quoted($0.question.text) } ?? "null"
      let kind = place.map { JSONText.quoted($0.question.kind.id.rawValue) } ?? "null"
      return "{\"question\":\"\(id)\",\"text\":\(text),\"set\":\(home),\"kind\":\(kind),\(numbers),"
        + "\"choices\":[\(choices(of: place?.question, tally))],\"wrong\":[\(wrong(tally))]}"
    case .group:
      return "{\"\(grouping.rawValue)\":\(home),\"questions\":\(row.questions),"
        + "\"total\":\(row.total.map { "\($0)" } ?? "null"),\(numbers)}"
    }
  }

  /// All choices of the question, and those that were taken but no longer exist.
  private func choices(of question: Question?, _ tally: QuestionTally) -> String {
    let numbers = Set((question?.choices ?? []).indices.map { $0 + 1 }).union(tally.chosen.keys).sorted()
    let order = question.flatMap { $0.kind.input == .sequence ? tally.inPlace(of: $0.answers) : nil }
    return numbers.map { number in
      let choice = question.flatMap { $0.choices.indices.contains(number - 1) ? $0.choices[number - 1] : nil }
      let isRight = question.map { $0.answers.contains(number - 1) ? "true" : "false" } ?? "null"
      return "{\"choice\":\(number),\"text\":\(choice.map(JSONText.quoted) ?? "null"),\"right\":\(isRight),"
        + "\"taken\":\(tally.chosen[number] ?? 0)"
        + (order.map { ",\"inPlace\":\($0[number] ?? 0)" } ?? "") + "}"
    }.joined(separator: ",")
  }

  /// The wrong answers that were typed most often.
  private func wrong(_ tally: QuestionTally) -> String {
    tally.wrong.map { "{\"text\":\(JSONText.quoted($0.text)),\"given\":\($0.count)}" }.joined(separator: ",")
  }
}
