import QuizCore

/// An item of a file, and what became of it.
public struct ImportedItem: Sendable {
  /// Where it stands.
  public let place: ItemPlace
  /// The text of the question, where it could be read.
  public let text: String
  /// Genre and set that the file itself names for it, the innermost last.
  public let category: [String]
  /// The question, or why there is none.
  public internal(set) var result: Result<Question, Refusal>

  /// The question; nil when it was not taken.
  public var question: Question? { try? result.get() }
}

/// The questions of a file that can be played.
public struct ImportedFile: Sendable {
  /// What the file is called, as the user named it.
  public let name: String
  /// The format that was recognised, or named.
  public let format: BankFormat
  /// The title in the file.
  public let title: String?
  /// The genre in the file.
  public let genre: String?
  /// Its items, in order.
  public let items: [ImportedItem]
  /// Notes for the user about how it was read.
  public let notes: [ImportNote]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - input: Its bytes.
  ///   - format: The format to read it as; nil to have it recognised.
  ///   - sheet: The only sheet to read of a workbook, by its name or its number from 1; nil to read all of them.
  ///   - cards: What becomes of cards that have an answer and no choices.
  ///   - marks: What divides the cards of a text and their sides; nil to have it found out.
  ///   - names: The fields of notes that are asked and answered; nil for the usual ones.
  ///   - seed: What is drawn, wrong answers for cards and orders of choices, is the same for the same seed.
  ///   - progress: Called now and then with how many items are done, and of how many.
  /// - Throws: Why nothing of the file can be imported.
  public init(
    _ input: InputFile, as format: BankFormat? = nil, sheet: String? = nil, cards: CardUse = .choices,
    marks: CardMarks? = nil, names: CardNames? = nil, seed: UInt64 = 0,
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(ImportError) {
    let (found, raw) = try Recogniser(format, sheet: sheet, marks: marks, names: names).read(input)
    let rawItems = try raw.questions()
    guard Set(rawItems.map(\.category)).count <= ImportLimits.sets else { throw ImportError(.tooMuch(.sets)) }
    let distractors = cards == .choices ? Distractors(rawItems, seed: seed) : nil
    name = input.name
    self.format = found
    title = raw.title
    genre = raw.genre
    notes = rawItems.flatMap(\.notes).reduce(into: raw.notes) { if !$0.contains($1) { $0.append($1) } }
    items = rawItems.enumerated().map { index, item in
      if index % 1024 == 0 { progress(index, rawItems.count) }
      let complete = distractors?.completed(item) ?? item.typed
      let result: Result<Question, Refusal>
      do throws(Refusal) {
        result = .success(try ItemRules.question(complete, seed: seed))
      } catch {
        result = .failure(error)
      }
      return ImportedItem(
        place: item.place, text: PlainText.oneLine(String(item.text.prefix(Excerpt.limit))),
        category: item.category,
        result: result)
    }
  }
}
