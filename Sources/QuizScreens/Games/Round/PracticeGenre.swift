import QuizCore
import TerminalKit

/// A genre as it is practised: its sets, each to be chosen. The player's own questions are one, with a single set.
struct PracticeGenre: Equatable {
  /// A set that can be chosen.
  struct Book: Equatable {
    /// The selection to draw from.
    let selection: Selection
    /// Its title and its files.
    let entry: Catalogue.Entry

    /// What practising it came to; nil when it was never practised.
    func practised(in state: AppState) -> PracticeMemory.Result? {
      state.memories[PracticeMemory.self]?
        .result(of: state.catalogue.logName(of: selection), questions: entry.questions)
    }
  }

  /// The genre, or the player's own questions.
  let selection: Selection
  /// Its sets; never empty.
  let sets: [Book]

  /// How many of its sets were practised to the end without a miss.
  func done(in state: AppState) -> Int {
    sets.count { $0.practised(in: state)?.best?.misses == 0 }
  }

  /// All that can be practised: each genre, then the player's own questions when there are any.
  static func all(in state: AppState) -> [PracticeGenre] {
    let catalogue = state.catalogue
    let genres = catalogue.genres.map { genre in
      PracticeGenre(
        selection: .genre(genre.title),
        sets: genre.sets.map { Book(selection: .set(genre: genre.title, title: $0.title), entry: $0) })
    }
    return genres
      + (catalogue.own.map { [PracticeGenre(selection: .own, sets: [Book(selection: .own, entry: $0)])] } ?? [])
  }
}
