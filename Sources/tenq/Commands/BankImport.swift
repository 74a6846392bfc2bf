import BankFormats
import QuizCore
import QuizStore

/// An import: files of other programs become sets of one's own, by the command or on screen.
struct BankImport {
  /// The environment, and the language of the report.
  let session: Session
  /// The set to make; nil where the files name their sets.
  var name: SetName?
  /// The format of the files; nil where it is found out.
  var format: BankFormat?
  /// The only sheet of a workbook to read; nil for all.
  var sheet: String?
  /// How cards are read.
  var cards = CardReading()
  /// What draws wrong answers.
  var seed: UInt64 = 0
  /// Whether a set that exists is replaced.
  var replaces = false
  /// Whether nothing is written but the report.
  var isTrial = false
  /// The first set that was written; nil for none.
  private(set) var first: Selection?
  /// Tells of long work; nil where nothing may be written over the screen.
  var progress: ProgressLine?

  /// Reads files, writes their sets and reports both; throws why nothing was written. Gives the worst of what was wrong with
  /// single files, nil for nothing.
  mutating func run(_ files: [String], _ report: inout ImportReport) throws(CommandError) -> ExitStatus? {
    var plan = ImportPlan(name: name)
    var worst: ExitStatus?
    for file in files {
      do throws(ImportError) {
        plan.add(try read(file))
        progress?.clear()
      } catch {
        progress?.clear()
        report.add(error, of: file)
        worst = max(worst ?? .data, error.exitStatus)
      }
    }
    for file in plan.files { report.add(file) }
    do throws(CommandError) {
      // A set requested by name is never made from only some of its files.
      if name != nil, let worst, !plan.files.isEmpty {
        throw CommandError(.notAllFiles, in: session.language, status: worst)
      }
      if !plan.files.isEmpty { try write(plan, worst, &report) }
    } catch {
      report.end(plan, isWritten: false)
      throw error
    }
    report.end(plan, isWritten: !isTrial && !plan.files.isEmpty)
    return worst
  }

  /// Writes the sets of a plan, or finds out what would be written.
  private mutating func write(
    _ plan: ImportPlan, _ worst: ExitStatus?, _ report: inout ImportReport
  ) throws(CommandError) {
    let taken = plan.sets.filter { !$0.questions.isEmpty }
    if taken.isEmpty { throw CommandError(.nothingTaken, in: session.language, status: worst ?? .data) }
    let sets = try ImportedSets(taken, replacing: replaces, in: session)
    if isTrial {
      for placed in sets.sets { report.add(placed) }
    } else {
      try sets.write { placed in
        report.add(placed)
        first = first ?? placed.selection
      }
    }
    for set in plan.sets where set.questions.isEmpty { report.addEmpty(set) }
  }

  private mutating func read(_ path: String) throws(ImportError) -> ImportedFile {
    let input: InputFile
    do throws(BankError) {
      input = try InputFile(path: path, limit: ImportLimits.file)
    } catch {
      throw ImportError(error)
    }
    return try ImportedFile(
      input, as: format, sheet: sheet, cards: cards.use, marks: cards.marks, names: cards.names, seed: seed
    ) {
      progress?.show(Arguments.shown(path), $0, of: $1)
    }
  }
}

extension Phrase {
  fileprivate static let notAllFiles = Phrase(
    en: "the set was not written, because not all files could be read", ja: "読めないファイルがあったため、セットを書き込みませんでした")

  fileprivate static let nothingTaken = Phrase(
    en: "no question was taken, and nothing was written", ja: "取り込める問題がなく、何も書き込みませんでした")
}
