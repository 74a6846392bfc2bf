import QuizCore
import TerminalKit

/// All that a game can draw from, as one list: everything and missed questions, where it does not ask whole sets, the
/// genres with their sets, the player's own, and a file of the command line.
struct PickList: Equatable {
  /// Whether the sets of a genre are listed.
  enum Fold: Equatable {
    case closed
    case open
  }

  /// A row of the list.
  struct Row: Equatable {
    /// What it draws from.
    let selection: Selection
    /// What it is called.
    let title: SafeText
    /// Whether the sets of this genre are listed below; nil for what is no genre.
    let fold: Fold?
    /// How many questions it has; nil when they were not counted.
    let questions: Int?
    /// Whether it matches the filter itself, unlike a genre listed only for a matching set.
    var isMatch = true
    /// The question by which alone it matches the filter; nil where its title does.
    var question: String?

    /// Whether it is a set below the row of its genre.
    var isIndented: Bool {
      if case .set = selection { true } else { false }
    }
  }

  /// The rows, from the top; empty where nothing matches.
  let rows: [Row]

  /// Whether the sets of most genres are listed: where the window has room for nearly all of them.
  static func usualFold(in context: ViewContext) -> Fold {
    let genres = context.state.catalogue.genres
    let rows = genres.reduce(genres.count) { $0 + $1.sets.count }
    return context.sizeClass == .large && rows * 3 <= context.room.height * 4 ? .open : .closed
  }

  /// Lists the catalogue, the genres folded as `folds` says, else as usual. `chosen` is always included, even if the
  /// catalogue lacks it; a title, or the title of its genre, must contain `filter`, which opens the genres that it
  /// finds and those of the sets that it finds; or its words are in a question, as `found` says.
  init(
    for game: Game.ID, with chosen: Selection, folds: [String: Fold], filter: String,
    found: [Selection: String] = [:], in context: ViewContext
  ) {
    let words = context.words
    let state = context.state
    let catalogue = state.catalogue
    let filter = SearchText.folded(filter)
    var rows: [Row] = []
    func matches(_ title: String) -> Bool { filter.isEmpty || SearchText.folded(title).contains(filter) }
    func count(_ entries: [Catalogue.Entry]) -> Int? {
      entries.reduce(Int?.some(0)) { sum, entry in sum.flatMap { sum in entry.questions.map { sum + $0 } } }
    }
    func add(_ selection: Selection, _ questions: Int?) {
      let title = words.title(of: selection, glyphs: context.glyphs)
      let question = matches(title.string) ? nil : found[selection]
      guard matches(title.string) || question != nil else { return }
      rows.append(Row(selection: selection, title: title, fold: nil, questions: questions, question: question))
    }

    if state.games.list[game]?.source != .set {
      let everything = catalogue.entries(of: .everything)
      if !everything.isEmpty { add(.everything, count(everything)) }
      if state.missed.count > 0 || chosen == .missed { add(.missed, state.missed.count) }
    }
    let usual = PickList.usualFold(in: context)
    for genre in catalogue.genres {
      let isMatch = matches(genre.title)
      func question(_ set: Catalogue.Entry) -> String? {
        isMatch || matches(set.title) ? nil : found[.set(genre: genre.title, title: set.title)]
      }
      let matching = filter.isEmpty ? [] : genre.sets.filter { matches($0.title) || question($0) != nil }
      guard isMatch || !matching.isEmpty else { continue }
      let fold = folds[genre.title] ?? (filter.isEmpty ? usual : .open)
      let sets = fold == .open ? isMatch ? genre.sets : matching : []
      rows.append(
        Row(
          selection: .genre(genre.title), title: SafeText(genre.title), fold: sets.isEmpty ? .closed : .open,
          questions: count(genre.sets), isMatch: isMatch))
      rows += sets.map { set in
        Row(
          selection: .set(genre: genre.title, title: set.title), title: SafeText(set.title), fold: nil,
          questions: set.questions, question: question(set))
      }
    }
    if let own = catalogue.own { add(.own, own.questions) }
    for selection in [state.selection, chosen] {
      if case .file = selection, !rows.contains(where: { $0.selection == selection }) { add(selection, nil) }
    }
    self.rows = rows
  }
}
