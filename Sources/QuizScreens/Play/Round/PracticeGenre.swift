import QuizCore
import TerminalKit

/// A genre and its sets for practice. The player's own questions count as a genre with one set.
struct PracticeGenre: Equatable {
  struct Book: Equatable {
    let selection: Selection
    let entry: Catalogue.Entry

    /// Its practice result; nil if never practised.
    func practised(in state: AppState) -> PracticeMemory.Result? {
      state.memories[PracticeMemory.self]?
        .result(of: state.catalogue.logName(of: selection), questions: entry.questions)
    }
  }

  let selection: Selection
  /// Never empty.
  let sets: [Book]

  /// How many of its sets were completed without a miss.
  func done(in state: AppState) -> Int {
    sets.count { $0.practised(in: state)?.best?.misses == 0 }
  }

  /// Each genre, then the player's own questions, if any.
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
