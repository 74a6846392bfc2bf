import ArgumentParser
import BankFormats
import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank check`: lists every problem of every file with line and column.
struct BankCheckCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: .both("Check banks and name every problem.", ja: "問題集を検査し、誤りをすべて示します。"),
      discussion: .both(
        """
        Errors make a row useless; warnings do not: twins, equal choices, text that does not fit on a screen of 80×24, \
        characters that cannot be shown, questions that come out alike. The last line counts them.

        --strict measures, over all files together, what gives right choices away to a player who knows nothing: the \
        longest choice, the shortest, the largest number, the latest year, and the choice that alone shares a word with \
        the question. From 30 questions on, a cue that is right by more than 2.6 standard errors oftener than chance \
        (once in 200 times by chance) is named, and each question whose right choice shares such a word is warned about. \
        Counted are questions with one right choice, without true or false; of a tie of two, half.

        Files of other programs are read as `tenq bank import` reads them; what it would leave out is an error.

        --json is one object: an array of problems (file, line, column, severity, message; no line where a whole file \
        cannot be read, no column in files of other programs), the counts, and how many questions there are of each kind; \
        with --strict also an array of leaks (cue, questions, right, chance, error).

        Exit status: 65 when a row or a file cannot be used, or with --strict a right choice is given away, 66 when there is no such file.
        """,
        ja: """
          エラーのある行は使えません。警告の行は使えます：同じ問題、同じ選択肢、80×24 の画面に入らない文、表示できない文字、どの問題も似た形になっている問題集。最後の行はその数です。

          --strict では、何も知らなくても正解がわかる手がかりを、すべてのファイルを通して測ります：最も長い選択肢、最も短い選択肢、最も大きい数、最も新しい年、\
          問題文の言葉がただ1つ入った選択肢。30問以上で、正解になる回数が偶然より標準誤差の2.6倍（偶然なら200回に1回）を超えて多い手がかりを示し、\
          正解だけにそうした言葉がある問題には警告を出します。数えるのは一択の問題で、正誤問題は除きます。2つが並べば半分ずつ数えます。

          ほかのプログラムのファイルは `tenq bank import` と同じように読みます。取り込めないものはエラーです。

          --json はオブジェクト1つです：誤りの配列（file、line、column、severity、message。ファイル全体が読めなければ line はなく、\
          ほかのプログラムのファイルに column はありません）と、その数、種類ごとの問題の数。--strict では手がかりの配列 leaks（cue、questions、right、\
          chance、error）も。

          終了コード：使えない行やファイルがあるか、--strict で手がかりが見つかれば 65、ファイルがなければ 66。
          """))
  }

  static let taken: TakenOptions = .only("--seed", "--ascii")

  @OptionGroup var cards: CardOptions

  @Flag(help: .both("One object with all problems and the counts.", ja: "すべての誤りとその数を、オブジェクト1つで出力します。"))
  var json = false

  @Flag(help: .both("Measure what gives right choices away, too.", ja: "正解の手がかりになるものも測ります。"))
  var strict = false

  @Argument(
    help: .both("Files of questions; `-` is standard input.", ja: "問題のファイル。`-` は標準入力です。"),
    completion: .questionFiles)
  var files: [String]

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    let resolved = try Session(options.values).resolved
    let fit = LayoutCheck(language: resolved.language, glyphs: resolved.glyphs(), at: .zero)
    var report = BankReport(format: json ? .json : .lines, language: resolved.language)
    var worst: ExitStatus?
    var leaks = AnswerLeaks()
    for file in files {
      do throws(QuestionFileError) {
        let opened = try QuestionFile.open(path: file, cards: cards.values, seed: options.values.seed ?? 0)
        if let read = opened.conversion?.file { report.add(read, in: file) }
        let counts = opened.bank.check(
          alsoBy: { [strict] in fit.problems(of: $0) + (strict ? $0.sharedWord : []) }, by: WorkerThreads()
        ) {
          report.add($0, in: file, opened.conversion)
        }
        report.add(counts)
        if strict { leaks.add(opened.bank) }
        if counts.errors + opened.leftOut > 0 { worst = max(worst ?? .data, .data) }
      } catch {
        if case .nothing(let read) = error.reason { report.add(read, in: file) } else { report.add(error, in: file) }
        worst = max(worst ?? error.exitStatus, error.exitStatus)
      }
    }
    if !leaks.found.isEmpty { worst = max(worst ?? .data, .data) }
    report.end(strict ? leaks : nil)
    if let worst { throw ExitCode(worst.rawValue) }
  }
}

/// The report of a check on standard output: writes problems as they are found, a batch at a time.
private struct BankReport {
  enum Format {
    /// A line for each problem, as compilers write them.
    case lines
    /// One JSON object.
    case json
  }

  let format: Format
  let language: Language
  private var counts = BankCounts()
  private var isFirst = true
  /// The text that is not written yet.
  private var batch = OutputBatch()

  init(format: Format, language: Language) {
    self.format = format
    self.language = language
  }

  /// Adds the counts of one file; its problems were added before.
  mutating func add(_ more: BankCounts) { counts.add(more) }

  /// Adds a problem of a bank, or of what a file in another format was converted to.
  mutating func add(_ problem: BankDiagnostic, in file: String, _ conversion: QuestionFile.Conversion?) {
    let place = conversion.map { $0.place(ofLine: problem.line) }
    switch format {
    case .lines:
      let located: Phrase
      if let place {
        let mark = problem.severity == .warning ? Phrase(en: "warning: ", ja: "警告：") : Phrase(same: "")
        located = (place?.located(in: file) ?? Phrase(same: "\(file): ")) + mark + problem.kind.sentence
      } else {
        located = problem.located(in: file)
      }
      batch.add(line: SafeText(located[language]).oneLine.string)
    case .json:
      let line = place.map { $0?.line } ?? problem.line
      addObject(file, line, conversion == nil ? problem.column : nil, problem.severity, problem.kind.sentence)
    }
  }

  /// Adds what was left out of a file in another format; each item counts as a row with an error.
  mutating func add(_ read: ImportedFile, in file: String) {
    if case .lines = format {
      batch.add(line: SafeText(Phrase.format(of: file, read.format)[language]).oneLine.string)
      for note in read.notes {
        // Here all sheets are one set.
        if case .sheets = note { continue }
        batch.add(line: SafeText((Phrase(same: "\(file): ") + note.sentence)[language]).oneLine.string)
      }
    }
    for (place, reason) in read.refusals {
      counts.errors += 1
      counts.unusable += 1
      switch format {
      case .lines: batch.add(line: SafeText((place.located(in: file) + reason.sentence)[language]).oneLine.string)
      case .json: addObject(file, place.line, nil, .error, reason.sentence)
      }
    }
  }

  /// Adds a file that cannot be read at all; counts as one error.
  mutating func add(_ error: QuestionFileError, in file: String) {
    counts.errors += 1
    switch format {
    case .lines:
      // Standard input has another name in an error than on the command line.
      batch.add(line: SafeText(error.located(in: Arguments.shown(file))[language]).oneLine.string)
    case .json:
      switch error.reason {
      case .bank(let error): addObject(file, error.place?.line, error.place?.column, .error, error.reason.sentence)
      case .format(let error): addObject(file, error.line, nil, .error, error.reason.sentence)
      case .nothing: break
      }
    }
  }

  /// Writes the counts, and before them the leaks, where they were measured.
  mutating func end(_ leaks: AnswerLeaks?) {
    let leaks = leaks?.found
    switch format {
    case .lines:
      for leak in leaks ?? [] { batch.add(line: SafeText(leak.measure.sentence(of: leak.cue)[language]).string) }
      batch.add(line: SafeText(Phrase.summary(counts)[language]).string)
    case .json:
      let numbers = #""usable":\#(counts.usable),"unusable":\#(counts.unusable),"errors":\#(counts.errors)"#
      let kinds = counts.kinds.map { #""\#($0.kind.id)":\#($0.count)"# }.joined(separator: ",")
      let end = #"],\#(numbers),"warnings":\#(counts.warnings),"kinds":{\#(kinds)}\#(leaks.map(json) ?? "")}"#
      batch.add(line: (isFirst ? #"{"problems":["# : "") + end)
    }
    batch.flush()
  }

  private func json(_ leaks: [(cue: AnswerLeaks.Cue, measure: AnswerLeaks.Measure)]) -> String {
    let objects = leaks.map { cue, measure in
      #"{"cue":"\#(cue.rawValue)","questions":\#(measure.rows),"right":\#(measure.right),"#
        + #""chance":\#(measure.chance),"error":\#(measure.error)}"#
    }
    return #","leaks":[\#(objects.joined(separator: ","))]"#
  }

  private mutating func addObject(
    _ file: String, _ line: Int?, _ column: Int?, _ severity: BankDiagnostic.Severity, _ message: Phrase
  ) {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      }
    batch.add(
      line: (isFirst ? #"{"problems":["# : ",") + #"{"file":\#(JSONText.quoted(file)),"#
        + #""line":\#(line.map(String.init) ?? "null"),"column":\#(column.map(String.init) ?? "null"),"#
        + #""severity":"\#(name)","message":\#(JSONText.quoted(message[language]))}"#)
    isFirst = false
  }

}

extension Phrase {
  /// The last line of a check.
  fileprivate static func summary(_ counts: BankCounts) -> Phrase {
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    // Most banks have only questions with one right choice.
    let kinds = counts.keyed.isEmpty ? [] : counts.kinds
    let (en, ja) = (kinds.map { "\($0.count) \($0.kind.id)" }, kinds.map { "\($0.kind.name.ja)\($0.count)問" })
    return Phrase(
      en:
        "\(counted(counts.usable, "question")) can be used\(en.isEmpty ? "" : " (\(en.joined(separator: ", ")))"), \(counted(counts.unusable, "row")) cannot; "
        + "\(counted(counts.errors, "error")), \(counted(counts.warnings, "warning"))",
      ja:
        "使える問題\(counts.usable)問\(ja.isEmpty ? "" : "（\(ja.joined(separator: "、"))）")、使えない行\(counts.unusable)行。エラー\(counts.errors)件、警告\(counts.warnings)件"
    )
  }
}
