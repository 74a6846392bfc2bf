import ArgumentParser
import BankFormats
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// `tenq bank import`: makes sets of one's own from the files of other programs.
struct BankImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make sets of your own from the files of other programs.",
    discussion: """
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
      """)

  static let taken: TakenOptions = .only("--seed")

  @OptionGroup var options: Options

  @Option(name: [.customShort("o"), .long], help: "The set to make: \"Science/Cells\", or \"Cells\".")
  var output: String?

  @Option(help: "Which format the files are in.")
  var format: BankFormat?

  @Option(help: "Only this sheet of a workbook, by its name or its number.")
  var sheet: String?

  @OptionGroup var cards: CardOptions

  @Flag(help: "Replace the set when it exists.")
  var replace = false

  @Flag(help: "Read and report, and write nothing.")
  var dryRun = false

  @Flag(help: "Name every question, also those that were taken.")
  var verbose = false

  @Flag(help: "The report as one object: files with refusals, errors, sets, counts.")
  var json = false

  @Argument(help: "Files of questions; `-` is standard input.", completion: .file(extensions: BankFormat.endings))
  var files: [String]

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
