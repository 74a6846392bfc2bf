import BankFormats
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// The sets of an import on their way to the folder of the user's own banks.
struct ImportedSets {
  /// A set with its place in that folder.
  struct Placed {
    /// The set.
    let set: ImportPlan.Set
    /// Its file as it is written.
    let bytes: [UInt8]
    /// How many warnings `tenq bank check` has about it, and the first of them.
    let warnings: (count: Int, first: [BankDiagnostic])
    /// The file it becomes.
    let path: String
    /// How it is chosen.
    let selection: Selection

    /// How `tenq play` names it.
    var play: String {
      if case .set(let genre, let title) = selection { "\(genre)/\(title)" } else { set.name.text }
    }
  }

  /// The sets, in the order of the plan.
  let sets: [Placed]
  private let folder: UserSets
  private let replacing: Bool
  private let language: Language

  /// Makes the files of the sets, checks them as `tenq bank check` does, and finds their places. Throws when one of them
  /// exists and may not be replaced.
  init(_ sets: [ImportPlan.Set], replacing: Bool, in session: Session) throws(CommandError) {
    language = session.language
    folder = UserSets(folder: session.process.locations.ownBanks)
    self.replacing = replacing
    let fit = LayoutCheck(language: session.language, glyphs: session.resolved.glyphs(), at: .zero)
    var placed: [Placed] = []
    for set in sets {
      let bytes = Array(CSVWriter.text(set.questions).utf8)
      var first: [BankDiagnostic] = []
      let count: Int
      do throws(BankError) {
        let bank = try Bank(bytes: bytes, name: set.name.path)
        let isSame = set.questions.indices.allSatisfy { bank.question(at: $0) == set.questions[$0] }
        guard isSame, bank.rowCount == set.questions.count else {
          throw BankError(.noUsableRow(rows: bank.rowCount, first: .notUTF8), in: set.name.path)
        }
        let counts = bank.check(alsoBy: fit.problems, by: WorkerThreads()) {
          if first.count < ImportReport.listed { first.append($0) }
        }
        count = counts.warnings
      } catch {
        throw CommandError(error, in: session.language)
      }
      let path = try ImportedSets.path(of: set.name, in: folder, replacing: replacing, language)
      let selection = Selection.set(
        genre: set.name.listedGenre ?? Phrase.userGenre[language], title: set.name.listedTitle)
      placed.append(
        Placed(set: set, bytes: bytes, warnings: (count, first), path: path, selection: selection))
    }
    self.sets = placed
  }

  /// The file that a set becomes; throws when there is one already that may not be replaced.
  private static func path(
    of name: SetName, in folder: UserSets, replacing: Bool, _ language: Language
  ) throws(CommandError) -> String {
    let files = folder.files(genre: name.genre, title: name.title)
    guard files.isEmpty || replacing && files.count == 1 && isCSV(files[0]) else {
      let phrase =
        if files.count > 1 {
          Phrase.severalFiles(name.text, files)
        } else {
          replacing ? Phrase.notCSV(name.text, files[0]) : Phrase.exists(name.text)
        }
      throw CommandError(phrase, in: language, status: .cannotCreate)
    }
    do throws(SaveError) {
      return try folder.path(genre: name.genre, title: name.title, replacing: replacing)
    } catch {
      throw CommandError(error, in: language)
    }
  }

  /// Whether a file is named as what is written; rows with commas do not belong into `.tsv` and `.txt`.
  private static func isCSV(_ file: String) -> Bool { file.lowercased().hasSuffix(".csv") }

  /// Writes the sets, and calls `body` after each.
  func write(_ body: (Placed) -> Void) throws(CommandError) {
    for placed in sets {
      let name = placed.set.name
      do throws(SaveError) {
        try folder.write(placed.bytes, genre: name.genre, title: name.title, replacing: replacing)
      } catch {
        throw CommandError(error, in: language)
      }
      body(placed)
    }
  }
}

extension Phrase {
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
}
