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
      Blooket and Gimkit as CSV or XLSX, notes of Anki as text, terms of Quizlet or any list of two columns, QTI 1.2 and \
      2.1 (also in a zip package), cards of hascard, quizzes of mkdocs-quiz, and banks of TenQ. The format is recognised \
      by what is in the file. Cards without wrong answers get those of other cards; --seed draws others.

      Every question is named, taken or not, and why not. A set is written whole or not at all, in the folder that \
      `tenq bank path` names. Without -o the files name their sets.

      Exit status: 65 when no question was taken or a file cannot be read, 66 when there is no such file, 73 when the \
      set exists.
      """)

  @OptionGroup var options: Options

  @Option(name: [.customShort("o"), .long], help: "The set to make: \"Science/Cells\", or \"Cells\".")
  var output: String?

  @Option(help: "Which format the files are in.")
  var format: BankFormat?

  @Option(help: "Only this sheet of a workbook, by its name or its number.")
  var sheet: String?

  @Flag(help: "Replace the set when it exists.")
  var replace = false

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
    var plan = ImportPlan(name: name)
    var worst: ExitStatus?
    var progress = ProgressLine(in: language)
    for file in files {
      do throws(ImportError) {
        plan.add(try read(file, &progress))
        progress.clear()
      } catch {
        progress.clear()
        Printer.complain(error.located(in: Arguments.shown(file))[language])
        worst = max(worst ?? .data, error.exitStatus)
      }
    }
    for file in plan.files { report(file, in: language) }
    // A set requested by name is never made from only some of its files.
    if name != nil, let worst {
      if !plan.files.isEmpty { throw CommandError(.notAllFiles, in: language, status: worst) }
      throw ExitCode(worst.rawValue)
    }
    let sets = plan.sets.filter { !$0.questions.isEmpty }
    if sets.isEmpty {
      if plan.files.isEmpty, let worst { throw ExitCode(worst.rawValue) }
      throw CommandError(.nothingTaken, in: language, status: worst ?? .data)
    }
    try ImportedSets(sets, in: session).write(replacing: replace)
    for set in plan.sets where set.questions.isEmpty {
      Printer.complain(Phrase.noneOf(set.items, of: Arguments.shown(set.name.text))[language])
    }
    if let worst { throw ExitCode(worst.rawValue) }
  }

  private func read(_ path: String, _ progress: inout ProgressLine) throws(ImportError) -> ImportedFile {
    let input: InputFile
    do throws(BankError) {
      input = try InputFile(path: path, limit: ImportLimits.file)
    } catch {
      throw ImportError(error)
    }
    return try ImportedFile(input, as: format, sheet: sheet, seed: options.values.seed ?? 0) {
      progress.show(Arguments.shown(path), $0, of: $1)
    }
  }

  /// Prints the outcome of each item of a file.
  private func report(_ file: ImportedFile, in language: Language) {
    let name = Arguments.shown(file.name)
    var text = SafeText(Phrase.format(of: name, file.format)[language]).oneLine.string
    for note in file.notes {
      text += "\n" + SafeText("\(name): \(note.sentence[language])").oneLine.string
    }
    for item in file.items {
      let sentence: Phrase
      switch item.result {
      case .success(let question): sentence = .taken(BankImportCommand.excerpt(question.text))
      case .failure(let refusal): sentence = .notTaken(refusal.sentence, BankImportCommand.excerpt(item.text))
      }
      text += "\n" + SafeText((item.place.located(in: name) + sentence)[language]).oneLine.string
      if text.utf8.count > 1 << 16 {
        Printer.print(escaped: text)
        text = ""
      }
    }
    if !text.isEmpty { Printer.print(escaped: text.hasPrefix("\n") ? String(text.dropFirst()) : text) }
  }

  /// A question as a line of the report shows it.
  private static func excerpt(_ text: String) -> String {
    let longest = 60
    let line = SafeText(text).oneLine.string
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}

/// The sets of an import on their way to the folder of the user's own banks.
private struct ImportedSets {
  /// A set whose file is known to be read as its questions.
  private struct Ready {
    let set: ImportPlan.Set
    let bytes: [UInt8]
    let warnings: Int
  }

  private let sets: [Ready]
  private let folder: UserSets
  private let language: Language

  /// Makes the files of the sets, and checks them as `tenq bank check` does.
  init(_ sets: [ImportPlan.Set], in session: Session) throws(CommandError) {
    language = session.language
    folder = UserSets(folder: session.process.locations.ownBanks)
    let fit = LayoutCheck(language: session.language, glyphs: session.resolved.glyphs(), at: .zero)
    var ready: [Ready] = []
    for set in sets {
      let bytes = Array(CSVWriter.text(set.questions).utf8)
      do throws(BankError) {
        let bank = try Bank(bytes: bytes, name: set.name.path)
        let isSame = set.questions.indices.allSatisfy { bank.question(at: $0) == set.questions[$0] }
        guard isSame, bank.rowCount == set.questions.count else {
          throw BankError(.noUsableRow(rows: bank.rowCount, first: .notUTF8), in: set.name.path)
        }
        let counts = bank.check(alsoBy: fit.problems, by: WorkerThreads()) { _ in }
        ready.append(Ready(set: set, bytes: bytes, warnings: counts.warnings))
      } catch {
        throw CommandError(error, in: session.language)
      }
    }
    self.sets = ready
  }

  /// Whether a file is named as what is written; rows with commas do not belong into `.tsv` and `.txt`.
  private static func isCSV(_ file: String) -> Bool { file.lowercased().hasSuffix(".csv") }

  /// Writes the sets: none when one of them exists and may not be replaced.
  func write(replacing: Bool) throws(CommandError) {
    for ready in sets {
      let name = ready.set.name
      let files = folder.files(genre: name.genre, title: name.title)
      if files.isEmpty || replacing && files.count == 1 && ImportedSets.isCSV(files[0]) { continue }
      let phrase =
        if files.count > 1 {
          Phrase.severalFiles(name.text, files)
        } else {
          replacing ? Phrase.notCSV(name.text, files[0]) : Phrase.exists(name.text)
        }
      throw CommandError(phrase, in: language, status: .cannotCreate)
    }
    for ready in sets {
      let name = ready.set.name
      let path: String
      do throws(SaveError) {
        path = try folder.write(ready.bytes, genre: name.genre, title: name.title, replacing: replacing)
      } catch {
        throw CommandError(error, in: language)
      }
      let command = "\(name.listedGenre ?? Phrase.userGenre[language])/\(name.listedTitle)"
      let summary = Phrase.summary(ready.set, file: path, play: command)
      Printer.print(SafeText(summary[language]).oneLine)
      if ready.warnings > 0 { Printer.print(SafeText(Phrase.warnings(ready.warnings, path)[language]).oneLine) }
    }
  }
}

extension BankFormat: ExpressibleByArgument {}

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

  fileprivate static let notAllFiles = Phrase(
    en: "the set was not written, because not all files could be read", ja: "読めないファイルがあったため、セットを書き込みませんでした")

  fileprivate static let nothingTaken = Phrase(
    en: "no question was taken, and nothing was written", ja: "取り込める問題がなく、何も書き込みませんでした")

  fileprivate static func noneOf(_ items: Int, of set: String) -> Phrase {
    Phrase(
      en: "\(set): none of \(items) taken, so this set was not written",
      ja: "\(set): \(items)問のうち取り込める問題がないため、書き込みませんでした")
  }

  fileprivate static func format(of file: String, _ format: BankFormat) -> Phrase {
    Phrase(en: "\(file): read as \(format.name.en)", ja: "\(file): 形式: \(format.name.ja)")
  }

  fileprivate static func taken(_ text: String) -> Phrase { Phrase(en: "taken: \(text)", ja: "取り込み: \(text)") }

  fileprivate static func notTaken(_ reason: Phrase, _ text: String) -> Phrase {
    let quote = text.isEmpty ? Phrase("") : Phrase(en: " (\(text))", ja: "（\(text)）")
    return Phrase(en: "not taken: ", ja: "対象外: ") + reason + quote
  }

  fileprivate static func exists(_ set: String) -> Phrase {
    let set = Arguments.shown(set)
    return Phrase(
      en: "\(set): there is such a set already; --replace replaces it, -o names another, nothing was written",
      ja: "\(set): 同じ名前のセットがあるため、何も書き込みませんでした。--replace で置き換えるか、-o で別の名前を指定してください")
  }

  fileprivate static func notCSV(_ set: String, _ file: String) -> Phrase {
    let (set, file) = (Arguments.shown(set), Arguments.shown(file))
    return Phrase(
      en: "\(set): this set is \(file), which is no CSV file and is not replaced; remove it, or name another with -o, "
        + "nothing was written",
      ja: "\(set): このセットは \(file) で、CSV ではないため置き換えません。何も書き込みませんでした。"
        + "ファイルを削除するか、-o で別の名前を指定してください")
  }

  fileprivate static func severalFiles(_ set: String, _ files: [String]) -> Phrase {
    let set = Arguments.shown(set)
    let names = files.map(Arguments.shown).joined(separator: ", ")
    return Phrase(
      en: "\(set): this set is in \(files.count) files (\(names)); -o names another, nothing was written",
      ja: "\(set): \(files.count)個のファイルに分かれたセットです（\(names)）。何も書き込みませんでした。-o で別の名前を指定してください")
  }

  fileprivate static func summary(_ set: ImportPlan.Set, file: String, play: String) -> Phrase {
    let count = set.questions.count
    return Phrase(
      en: "\(set.name.text): \(count) of \(set.items) \(set.items == 1 ? "question" : "questions") taken, in \(file); "
        + "play with `tenq play \"\(play)\"`",
      ja: "\(set.name.text): \(set.items)問中\(count)問を取り込み、\(file) に書き込みました。`tenq play \"\(play)\"` で遊べます")
  }

  fileprivate static func warnings(_ count: Int, _ file: String) -> Phrase {
    Phrase(
      en: (count == 1 ? "there is 1 warning" : "there are \(count) warnings")
        + ": `tenq bank check \"\(file)\"` names them",
      ja: "警告が\(count)件あります。`tenq bank check \"\(file)\"` で確かめられます")
  }
}
