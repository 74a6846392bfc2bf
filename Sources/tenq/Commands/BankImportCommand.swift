import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank import`: makes sets of one's own from the files of other programs.
struct BankImportCommand: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: .both("Make sets of your own from the files of other programs.", ja: "ほかのプログラムのファイルから自分のセットを作ります。"),
      discussion: .both(
        """
        Reads JSON (also of the Open Trivia Database), GIFT, Aiken, Moodle XML, the spreadsheets of Kahoot, Quizizz, \
        Blooket and Gimkit as CSV, XLSX or ODS, the results of a quiz in Microsoft or Google Forms, decks of Anki (APKG, \
        COLPKG, text), terms of Quizlet or any list of two columns, QTI 1.2 and 2.1 (also in a zip package), text of \
        Respondus or with its answers at the end, files of D2L, tables with lists of choices, cards of hascard, quizzes of \
        mkdocs-quiz, problems of Open edX, check lists in Markdown, H5P, and banks of TenQ. The format is recognised by what \
        most of the file is; where it could be another, that is said. Cards without wrong answers get those of other cards, which \
        --seed draws anew, or are typed with --as typed. Each sheet of a workbook, and each CSV file in a zip archive, is a \
        set.

        Each question that is left out is named, with the reason; of more than ten of one kind the rest is counted, and \
        --verbose names all. A set is written whole or not at all, in the folder that `tenq bank path` names. Without -o \
        the files name their sets. --dry-run writes nothing.

        `tenq play FILE` and `tenq bank check FILE` read the same files without importing them.

        Exit status: 65 when no question was taken or a file cannot be read, 66 when there is no such file, 73 when the \
        set exists.
        """,
        ja: """
          読める形式：JSON（Open Trivia Database のものも）、GIFT、Aiken、Moodle XML、\
          Kahoot・Quizizz・Blooket・Gimkit の表（CSV、XLSX、ODS）、Microsoft Forms・Google フォームのテストの集計、\
          Anki のデッキ（APKG、COLPKG、テキスト）、Quizlet の用語集などの2列の表、QTI 1.2 と 2.1（zip のままでも）、\
          Respondus のテキストや最後に正解をまとめたテキスト、D2L のファイル、選択肢を1つのセルに並べた表、hascard のカード、mkdocs-quiz のクイズ、\
          Open edX の問題、Markdown のチェックリスト、H5P、TenQ の問題集。形式はファイルの大部分の書き方で見分け、ほかの形式にも読めるときは知らせます。\
          誤答のないカードには、ほかのカードの答えを誤答として使います（--seed で選び直せます）。--as typed では答えを入力する問題になります。表計算ファイルのシートと、\
          zip の中の CSV ファイルは、それぞれ1つのセットになります。

          取り込めない問題は、理由とともに示します。同じ理由が10を超える分は数だけを示し、--verbose を付けるとすべて示します。\
          セットは `tenq bank path` のフォルダーに、全体を書くか、まったく書かないかのどちらかです。-o を付けなければ、ファイルの名前がセットの名前になります。\
          --dry-run は何も書き込みません。

          同じファイルを、取り込まずに `tenq play ファイル` で遊び、`tenq bank check ファイル` で検査できます。

          終了コード：取り込めた問題がないかファイルが読めなければ 65、ファイルがなければ 66、セットがすでにあれば 73。
          """))
  }

  static let taken: TakenOptions = .only("--seed")

  @Option(
    name: [.customShort("o"), .long],
    help: .both("The set to make: \"Science/Cells\", or \"Cells\".", ja: "作るセット：\"科学/細胞\" または \"細胞\"。"))
  var output: String?

  @Option(help: .both("Which format the files are in.", ja: "ファイルの形式。"))
  var format: BankFormat?

  @Option(help: .both("Only this sheet of a workbook, by its name or its number.", ja: "表計算ファイルのこのシートだけ（名前か番号）。"))
  var sheet: String?

  @OptionGroup var cards: CardOptions

  @Flag(help: .both("Replace the set when it exists.", ja: "同じ名前のセットを置き換えます。"))
  var replace = false

  @Flag(help: .both("Read and report, and write nothing.", ja: "読んで報告するだけで、何も書き込みません。"))
  var dryRun = false

  @Flag(help: .both("Name every question, also those that were taken.", ja: "取り込んだ問題も含めて、すべて示します。"))
  var verbose = false

  @Flag(
    help: .both(
      "The report as one object: files with refusals, errors, sets, counts.",
      ja: "報告をオブジェクト1つで出力します：files（取り込めなかったもの）、errors、sets、数。"))
  var json = false

  @Argument(
    help: .both("Files of questions; `-` is standard input.", ja: "問題のファイル。`-` は標準入力です。"),
    completion: .questionFiles)
  var files: [String]

  @OptionGroup var shared: Options<Self>
  @ParentCommand var program: Tenq

  func run() throws {
    let session = try Session(options.values)
    let language = session.language
    let name = try output.map { output throws(CommandError) in
      guard let name = SetName(output) else {
        throw CommandError(
          SetName.isReserved(output) ? .reserved(output) : .noSetName(output), in: language, status: .usage)
      }
      return name
    }
    var report = ImportReport(json ? .json : verbose ? .allLines : .lines, isTrial: dryRun, in: language)
    var importing = BankImport(
      session: session, name: name, format: format, sheet: sheet, cards: cards.values,
      seed: options.values.seed ?? 0, replaces: replace, isTrial: dryRun, progress: ProgressLine(in: language))
    if let worst = try importing.run(files, &report) { throw ExitCode(worst.rawValue) }
  }
}

extension BankFormat: ExpressibleByArgument {
  /// A format that can be read.
  public init?(argument: String) {
    self.init(rawValue: argument)
    if !BankFormat.imported.contains(self) { return nil }
  }

  /// The formats that can be read.
  public static var allValueStrings: [String] { imported.map(\.rawValue) }

  /// What shells complete.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension Phrase {
  fileprivate static func noSetName(_ name: String) -> Phrase {
    Phrase(
      en: "-o is \(Excerpt.quoted(name)), but a set is named like \"Science/Cells\" or \"Cells\"",
      ja: "-o の\(name.isEmpty ? Excerpt.quoted(name) : "「\(Excerpt.of(name))」")はセットの名前になりません。「理科/細胞」や「細胞」のように指定してください")
  }

  fileprivate static func reserved(_ name: String) -> Phrase {
    Phrase(
      en: "-o is \(Excerpt.quoted(name)), which `tenq play` takes for something else; name the set otherwise",
      ja: "-o の「\(Excerpt.of(name))」は、tenq play では別の意味になります。ほかの名前を指定してください")
  }
}
