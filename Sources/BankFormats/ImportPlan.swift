import QuizCore

/// The sets to make from files, with each question in exactly one of them.
public struct ImportPlan: Sendable {
  /// A set to be written.
  public struct Set: Sendable {
    /// Its name.
    public let name: SetName
    /// Its questions, in order.
    public fileprivate(set) var questions: [Question] = []
    /// How many items were meant for it, taken or not.
    public fileprivate(set) var items = 0
  }

  /// The files, with what became of each item.
  public private(set) var files: [ImportedFile] = []
  /// The sets, in the order in which they come up; some may have no questions.
  public private(set) var sets: [Set] = []
  private let name: SetName?
  /// The index of each set by its name.
  private var places: [SetName: Int] = [:]
  /// Where each question of each set stands first.
  private var known: [SetName: [QuestionID: (place: ItemPlace, file: String)]] = [:]

  /// Puts everything into the set `name`; without one, the files themselves name their sets.
  public init(name: SetName?) {
    self.name = name
  }

  /// Puts all of one file into one set, whatever sets it names itself: as it is played without being imported.
  public init(single file: ImportedFile) {
    self.init(name: SetName(genre: nil, title: "questions"))
    add(file)
  }

  /// Adds a file.
  public mutating func add(_ file: ImportedFile) {
    var items = file.items
    for index in items.indices {
      let target = name ?? SetName(of: items[index], in: file)
      let place = places[target] ?? sets.endIndex
      if place == sets.endIndex {
        sets.append(Set(name: target))
        places[target] = place
      }
      sets[place].items += 1
      guard let question = items[index].question else { continue }
      if let twin = known[target]?[question.id] {
        items[index].result = .failure(.duplicate(of: twin.place, file: twin.file))
      } else {
        known[target, default: [:]][question.id] = (items[index].place, file.name)
        sets[place].questions.append(question)
      }
    }
    files.append(
      ImportedFile(
        name: file.name, format: file.format, title: file.title, genre: file.genre, items: items, notes: file.notes))
  }
}

extension ImportedFile {
  fileprivate init(
    name: String, format: BankFormat, title: String?, genre: String?, items: [ImportedItem], notes: [ImportNote]
  ) {
    self.name = name
    self.format = format
    self.title = title
    self.genre = genre
    self.items = items
    self.notes = notes
  }
}
