/// The statistics of answered questions: by question, by set and by genre.
///
/// An answer belongs to the set that its question is in now, whatever it was drawn from at the time, so that a round
/// over everything counts for each set. Questions that are no longer in any set form a group of their own.
public struct Statistics: Hashable, Sendable {
  /// What each row is about.
  public enum Grouping: String, CaseIterable, Hashable, Sendable {
    /// Each row is a question.
    case question
    /// Each row is a set.
    case set
    /// Each row is a genre.
    case genre
  }

  /// The order of rows.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// Lowest rate of right answers first.
    case rate
    /// Most often asked first.
    case asked
    /// Longest average time first.
    case time
    /// By name, byte by byte.
    case name
  }

  /// What a row is about.
  public enum Subject: Hashable, Sendable {
    /// A question with its place; nil when it is no longer in any set.
    case question(QuestionID, QuestionLocations.Place?)
    /// A set or a genre; nil for questions that are no longer in any.
    case group(Selection?)
  }

  /// One row.
  public struct Row: Hashable, Sendable {
    /// What it is about.
    public let subject: Subject
    /// Its counts. The choices of a set or a genre are not counted.
    public let tally: QuestionTally
    /// How many different questions were asked: 1 for a question.
    public let questions: Int
    /// How many questions the set or genre has; nil where that is not known.
    public let total: Int?

    /// Makes a row from its parts.
    public init(subject: Subject, tally: QuestionTally, questions: Int = 1, total: Int? = nil) {
      self.subject = subject
      self.tally = tally
      self.questions = questions
      self.total = total
    }

    /// The question that the row is about; nil for a set or a genre.
    @inline(never) public var question: QuestionID? {
      // Inlined into another module, it makes the optimizer of Swift 6.3.1 fail ("outside of lifetime use").
      switch subject {
      case .question(let id, _): id
      case .group: nil
      }
    }

    /// The set of a question, or the set or genre that the row is about; nil for questions in no set.
    public var home: Selection? {
      switch subject {
      case .question(_, let place): place?.home
      case .group(let home): home
      }
    }
  }

  /// The questions, most often asked first; at most as many as were wanted.
  public let questions: [Row]
  /// How many questions there are beyond those in `questions`.
  public let cut: Int
  /// The sets with a question that was asked.
  public let sets: [Row]
  /// The genres with a question that was asked; the player's own questions are one.
  public let genres: [Row]

  /// Combines `tallies` and `places`. Sets and genres count all questions; of the questions themselves only the `limit`
  /// most often asked are kept.
  public init(_ tallies: [QuestionID: QuestionTally], at places: QuestionLocations, limit: Int = .max) {
    var rows = tallies.map { id, tally in Row(subject: .question(id, places.found[id]), tally: tally) }
    sets = Statistics.groups(of: rows, totals: places.totals) { $0 }
    genres = Statistics.groups(of: rows, totals: places.totals, by: Statistics.genre)
    Statistics.sort(&rows, by: .asked)
    cut = max(0, rows.count - limit)
    questions = cut > 0 ? Array(rows.prefix(limit)) : rows
  }

  /// The rows of a grouping in an order; with `home`, only those in this set or genre. Equal rows are ordered by how
  /// often they were asked, then by name. Questions in no set come last in every order, one row each or, where that is
  /// asked for, joined into a single one.
  public func rows(
    _ grouping: Grouping, by order: Order, in home: Selection? = nil, joiningUnknown: Bool = false
  ) -> [Row] {
    var rows: [Row]
    switch grouping {
    case .question where joiningUnknown: rows = questions.filter { $0.home != nil } + sets.filter { $0.home == nil }
    case .question: rows = questions
    case .set: rows = sets
    case .genre: rows = genres
    }
    if let home { rows = rows.filter { $0.home == home || $0.home.flatMap(Statistics.genre) == home } }
    var known = rows.filter { $0.home != nil }
    var unknown = rows.filter { $0.home == nil }
    Statistics.sort(&known, by: order)
    Statistics.sort(&unknown, by: order)
    return known + unknown
  }

  /// The genre of a set; the player's own questions are a genre of their own.
  private static func genre(of set: Selection) -> Selection? {
    switch set {
    case .set(let genre, _), .genre(let genre): .genre(genre)
    case .own: .own
    case .everything, .file, .missed, .missedIn: nil
    }
  }

  private static func groups(
    of rows: [Row], totals: [Selection: Int], by group: (Selection) -> Selection?
  ) -> [Row] {
    var sums: [Selection?: (tally: QuestionTally, questions: Int)] = [:]
    for row in rows {
      let tally = row.tally
      // Without the choices: the first choice of one question has nothing to do with that of another.
      let plain = QuestionTally(
        asked: tally.asked, right: tally.right, milliseconds: tally.milliseconds, late: tally.late)
      let sum = sums[row.home.flatMap(group), default: (QuestionTally(), 0)]
      var total = sum.tally
      total.add(plain)
      sums[row.home.flatMap(group)] = (total, sum.questions + 1)
    }
    var wholes: [Selection: Int] = [:]
    for (set, count) in totals {
      if let home = group(set) { wholes[home, default: 0] += count }
    }
    return sums.map { home, sum in
      Row(subject: .group(home), tally: sum.tally, questions: sum.questions, total: home.flatMap { wholes[$0] })
    }
  }

  private static func sort(_ rows: inout [Row], by order: Order) {
    switch order {
    case .rate: rows.sort { isLess($0, $1, $0.rate, $1.rate) }
    case .asked: rows.sort { isLess($0, $1, 0, 0) }
    case .time: rows.sort { isLess($0, $1, -$0.meanMilliseconds, -$1.meanMilliseconds) }
    case .name: rows.sort { $0.nameComes(before: $1) }
    }
  }

  private static func isLess<Value: Comparable>(_ one: Row, _ other: Row, _ left: Value, _ right: Value) -> Bool {
    if left != right { return left < right }
    if one.tally.asked != other.tally.asked { return one.tally.asked > other.tally.asked }
    return one.nameComes(before: other)
  }
}

extension Statistics.Row {
  fileprivate var rate: Double { Double(tally.right) / Double(max(1, tally.asked)) }
  fileprivate var meanMilliseconds: Int { tally.milliseconds / max(1, tally.asked) }

  /// Compares by text; what is in no set comes last. No two rows of one grouping are equal, so that the order is always
  /// the same.
  fileprivate func nameComes(before other: Self) -> Bool {
    switch (subject, other.subject) {
    case (.question(let id, let place), .question(let otherID, let otherPlace)):
      switch (place?.question.text.utf8, otherPlace?.question.text.utf8) {
      case (.some(let text), .some(let otherText)):
        return text.elementsEqual(otherText) ? id.hash < otherID.hash : text.lexicographicallyPrecedes(otherText)
      case (.some, .none): return true
      case (.none, .some): return false
      case (.none, .none): return id.hash < otherID.hash
      }
    case (.group(let home), .group(let otherHome)):
      let (name, otherName) = (home.map(Statistics.name), otherHome.map(Statistics.name))
      guard let name else { return false }
      return otherName.map { name.utf8.lexicographicallyPrecedes($0.utf8) } ?? true
    case (.question, .group): return true
    case (.group, .question): return false
    }
  }
}

extension Statistics {
  /// The sort key of a group; the player's own questions come after the genres.
  fileprivate static func name(of home: Selection) -> String {
    switch home {
    case .genre(let genre): "0/\(genre)"
    case .set(let genre, let title): "0/\(genre)/\(title)"
    case .own: "1"
    case .everything: "2"
    case .file(let path): "3/\(path)"
    case .missed, .missedIn: "4"
    }
  }
}
