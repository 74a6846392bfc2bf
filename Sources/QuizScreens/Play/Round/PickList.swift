import QuizCore
import TerminalKit

/// Everything a game can draw from, as one list: all questions and the missed ones (unless it asks whole sets), the
/// genres with their sets, the player's own, and a file from the command line.
struct PickList: Equatable {
  /// Whether the sets of a genre are listed.
  enum Fold: Equatable {
    case closed
    case open
  }

  /// A row of the list.
  struct Row: Equatable {
    let selection: Selection
    let title: SafeText
    /// Whether a genre's sets are listed; nil if it is no genre.
    let fold: Fold?
    /// Nil if not counted.
    let questions: Int?
    /// False for a genre listed only for a set that matches the filter.
    var isMatch = true
    /// The question that matches the filter, if the title does not.
    var question: String?

    /// Whether it is a set, below its genre.
    var isIndented: Bool {
      if case .set = selection { true } else { false }
    }
  }

  /// The rows, from the top; empty where nothing matches.
  let rows: [Row]

  /// Lists the catalogue. Genres are folded as `folds` says, else as usual. `chosen` is always listed, even if not in
  /// the catalogue. With a `filter`, a row needs it in its title, in its genre's title, or in a question (`found`);
  /// genres with matches are opened.
  init(
    for game: Game.ID, with chosen: Selection, folds: [String: Fold], filter: String,
    found: [Selection: String] = [:], in context: ViewContext
  ) {
    let state = context.state
    let catalogue = state.catalogue
    let filter = Folding.folded(filter, asHiragana: true)
    var rows: [Row] = []
    func matches(_ title: String) -> Bool { filter.isEmpty || Folding.folded(title, asHiragana: true).contains(filter) }
    func row(_ selection: Selection, _ title: String, _ questions: Int?, isMatch: Bool = false) -> Row? {
      let isMatch = isMatch || matches(title)
      let question = isMatch ? nil : found[selection]
      guard isMatch || question != nil else { return nil }
      return Row(selection: selection, title: SafeText(title), fold: nil, questions: questions, question: question)
    }
    func add(_ selection: Selection, _ questions: Int?) {
      let title = context.words.title(of: selection, glyphs: context.glyphs).string
      if let row = row(selection, title, questions) { rows.append(row) }
    }
    func count(_ entries: [Catalogue.Entry]) -> Int? {
      entries.reduce(Int?.some(0)) { sum, entry in sum.flatMap { sum in entry.questions.map { sum + $0 } } }
    }

    if state.games.list[game]?.source != .set {
      let everything = catalogue.entries(of: .everything)
      if !everything.isEmpty { add(.everything, count(everything)) }
      if state.missed.count > 0 || chosen == .missed { add(.missed, state.missed.count) }
    }
    // Genres start open where the window has room for nearly all sets.
    let most = catalogue.genres.reduce(catalogue.genres.count) { $0 + $1.sets.count }
    let hasRoom = context.sizeClass == .large && most * 3 <= context.room.height * 4
    for genre in catalogue.genres {
      let isMatch = matches(genre.title)
      let fold = folds[genre.title] ?? (hasRoom || !filter.isEmpty ? .open : .closed)
      let sought = isMatch && fold == .closed ? [] : genre.sets
      let sets = sought.compactMap { set in
        row(.set(genre: genre.title, title: set.title), set.title, set.questions, isMatch: isMatch)
      }
      guard isMatch || !sets.isEmpty else { continue }
      rows.append(
        Row(
          selection: .genre(genre.title), title: SafeText(genre.title), fold: sets.isEmpty ? .closed : fold,
          questions: count(genre.sets), isMatch: isMatch))
      if fold == .open { rows += sets }
    }
    if let own = catalogue.own { add(.own, own.questions) }
    for selection in [state.selection, chosen] {
      if case .file = selection, !rows.contains(where: { $0.selection == selection }) { add(selection, nil) }
    }
    self.rows = rows
  }
}
