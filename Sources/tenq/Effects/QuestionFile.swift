import BankFormats
import QuizCore
import QuizStore

/// A file of questions as it is played and checked: a bank, or a file in another format as the set that `tenq bank import`
/// would make of it.
struct QuestionFile {
  /// What became of a file in another format.
  struct Conversion {
    /// The file with each item's outcome; the same question twice is taken once.
    let file: ImportedFile
    /// Where each question of the bank stands in the file.
    private let places: [ItemPlace]
    /// The first line of each question in the bank's own text.
    private let lines: [Int]

    /// What a plan for one file became.
    init(_ file: ImportedFile, _ questions: [Question]) {
      self.file = file
      places = file.items.filter { $0.question != nil }.map(\.place)
      var line = 2
      lines = questions.map { question in
        defer {
          let texts = [question.text, question.explanation ?? ""] + question.choices
          line += texts.reduce(1) { sum, text in sum + text.utf8.count { $0 == 0x0A } }
        }
        return line
      }
    }

    /// Where the question stands in the file that has this line of the bank; nil above the first.
    func place(ofLine line: Int) -> ItemPlace? {
      lines.lastIndex { $0 <= line }.flatMap { places.indices.contains($0) ? places[$0] : nil }
    }
  }

  /// Its questions.
  let bank: Bank
  /// How it was read; nil for a bank.
  let conversion: Conversion?

  /// How standard input is called in messages.
  private static let standardInput = "standard input"

  /// How many items of a file in another format are no questions that can be played.
  var leftOut: Int { conversion.map { $0.file.items.count - bank.rowCount } ?? 0 }
}

// Opening files.
extension QuestionFile {
  /// Opens a file, or standard input for `-`. `seed` draws wrong answers where a format has none, as for an import.
  static func open(
    path: String, cards: CardReading = CardReading(), seed: UInt64
  ) throws(QuestionFileError) -> QuestionFile {
    var input: InputFile?
    var unusable: QuestionFile?
    var problem: BankError?
    // Whoever names marks or columns knows that it is no bank.
    if cards.marks != nil || cards.names != nil { return try convert(nil, path, cards, seed) }
    do throws(BankError) {
      let bank: Bank
      if path == "-" {
        // It can be read only once.
        let whole = try InputFile(path: path, limit: BankLimits.memory)
        input = InputFile(bytes: whole.bytes, name: standardInput)
        bank = try Bank(bytes: whole.bytes, name: standardInput)
      } else {
        bank = try Bank.open(path: path)
      }
      let read = QuestionFile(bank: bank, conversion: nil)
      if (try? bank.requireUsableRow()) != nil { return read }
      unusable = read
    } catch {
      guard error.mayBeOfAnotherFormat else { throw QuestionFileError(error.called(path)) }
      problem = error
    }
    do throws(QuestionFileError) {
      return try convert(input, path, cards, seed)
    } catch {
      if let unusable {
        // What another format has says itself why nothing of it can be played; of a bank, its rows do.
        if case .nothing(let file) = error.reason, file.format != .csv, !unusable.bank.hasHeading { throw error }
        return unusable
      }
      // What no format recognises was probably meant to be a bank.
      if let problem, error.isOfNoFormat, !problem.isOfImportedKind { throw QuestionFileError(problem) }
      throw error
    }
  }

  /// Reads a file in another format; `input` is what was read of it already.
  private static func convert(
    _ input: InputFile?, _ path: String, _ cards: CardReading, _ seed: UInt64
  ) throws(QuestionFileError) -> QuestionFile {
    if let input { return try QuestionFile(converting: input, cards, seed) }
    let input: InputFile
    do throws(BankError) {
      input = try InputFile(path: path, limit: ImportLimits.file)
    } catch {
      throw QuestionFileError(error)
    }
    return try QuestionFile(converting: input, cards, seed)
  }

  /// Reads a file in another format.
  private init(converting input: InputFile, _ cards: CardReading, _ seed: UInt64) throws(QuestionFileError) {
    let plan: ImportPlan
    do throws(ImportError) {
      guard input.bytes.count <= ImportLimits.file else {
        throw ImportError(BankError(.tooLarge(limit: ImportLimits.file), in: input.name))
      }
      plan = ImportPlan(
        single: try ImportedFile(input, cards: cards.use, marks: cards.marks, names: cards.names, seed: seed))
    } catch {
      throw QuestionFileError(error, of: input.name)
    }
    let questions = plan.sets.flatMap(\.questions)
    guard let file = plan.files.first, !questions.isEmpty else {
      throw QuestionFileError(nothingOf: plan.files, in: input.name)
    }
    do throws(BankError) {
      let bank = try Bank(bytes: Array(CSVWriter.text(questions).utf8), name: input.name)
      self.init(bank: bank, conversion: Conversion(file, questions))
    } catch {
      throw QuestionFileError(error)
    }
  }
}

/// Why the questions of a file cannot be played.
struct QuestionFileError: Error {
  /// The problem.
  enum Reason {
    /// It is no bank.
    case bank(BankError)
    /// It is in another format, and nothing of it can be read.
    case format(ImportError)
    /// It was read in another format, and nothing of it can be played.
    case nothing(ImportedFile)
  }

  /// The problem.
  let reason: Reason
  /// What the file is called in messages.
  let file: String

  /// A file that is no bank.
  init(_ error: BankError) {
    reason = .bank(error)
    file = error.file
  }

  /// A file that cannot be read in another format.
  init(_ error: ImportError, of file: String) {
    if case .unreadable(let error) = error.reason { self.init(error) } else { self.init(.format(error), file) }
  }

  /// A file of which nothing was taken.
  fileprivate init(nothingOf files: [ImportedFile], in name: String) {
    self.init(files.first.map { .nothing($0) } ?? .format(ImportError(BankError(.empty, in: name))), name)
  }

  private init(_ reason: Reason, _ file: String) {
    self.reason = reason
    self.file = file
  }

  /// Whether no format recognises the file.
  fileprivate var isOfNoFormat: Bool {
    switch reason {
    case .bank: true
    case .format(let error): error.isOfNoFormat
    case .nothing: false
    }
  }

  /// The exit status of a program that fails by this.
  var exitStatus: ExitStatus {
    switch reason {
    case .bank(let error): error.exitStatus
    case .format(let error): error.exitStatus
    case .nothing: .data
    }
  }

  /// Where, what was found and what to do; a long file name is shortened.
  var sentence: Phrase { located(in: Arguments.shown(file)) }

  /// What was found and what to do, after the file and the place.
  func located(in name: String) -> Phrase {
    switch reason {
    case .bank(let error): return error.located(in: name)
    case .format(let error): return error.located(in: name)
    case .nothing(let read):
      guard let first = read.items.first, case .failure(let refusal) = first.result else {
        return BankError(.empty, in: file).located(in: name)
      }
      return first.place.located(in: name) + refusal.sentence + .noneOf(read.items.count)
    }
  }
}

extension ImportedFile {
  /// The items that no question was made of, and why.
  var refusals: [(place: ItemPlace, reason: Refusal)] {
    items.compactMap { item in
      if case .failure(let refusal) = item.result { (item.place, refusal) } else { nil }
    }
  }
}

extension BankError {
  /// Whether a file that is no bank for this reason may be in another format.
  fileprivate var mayBeOfAnotherFormat: Bool {
    switch reason {
    case .anotherKind, .incompleteHeading, .noHeading, .twoOrders, .noUsableRow, .notText: true
    case .notFound, .cannotRead, .timedOut, .cutShort, .folder, .notAFile, .tooLarge, .anotherEncoding, .empty: false
    }
  }

  /// Whether it says that the file is of a kind that an import reads, or knows more about.
  fileprivate var isOfImportedKind: Bool {
    guard case .anotherKind(let kind) = reason else { return false }
    switch kind {
    case .moodle, .qti, .packedQTI, .json, .gift, .aiken, .cards, .markdown, .excelWorkbook, .openDocumentSheet, .zip,
      .xml, .ankiPackage:
      return true
    case .oldExcelWorkbook, .openDocument, .numbers, .word, .oldOffice, .powerPoint,
      .database, .pdf, .rtf, .image, .gzip, .archive, .program, .excelXML, .html:
      return false
    }
  }

  /// The same error about standard input, if it is that.
  fileprivate func called(_ path: String) -> BankError {
    path == "-" ? BankError(reason, in: "standard input", at: place) : self
  }
}

extension ImportError {
  /// Whether it says only that no format recognises the file, or knows its kind as well as a bank's reader does.
  fileprivate var isOfNoFormat: Bool {
    switch reason {
    case .unknownFormat, .otherKind, .unreadable, .empty: true
    case .notInFormat, .noColumn, .otherChoices, .notDivided, .xml, .xmlEncoding, .xmlEntities, .xmlRoot, .json,
      .jsonWithoutQuestions, .noQuestions,
      .zipDamaged, .damagedDatabase, .zipEncrypted, .zipPath, .zipLacks, .noSheet, .tooMuch:
      false
    }
  }
}

extension Phrase {
  fileprivate static func noneOf(_ items: Int) -> Phrase {
    Phrase(
      en: items == 1 ? "; its only question cannot be played" : "; none of its \(items) questions can be played",
      ja: "。遊べる問題がありません（全\(items)問）")
  }
}
