import QuizCore

// What practice came to.
extension AppState {
  /// The practice result of a set; nil if never practised.
  func practised(_ set: Selection, questions: Int?) -> PracticeMemory.Result? {
    memories[PracticeMemory.self]?.result(of: catalogue.logName(of: set), questions: questions)
  }

  /// How many of a genre's sets were completed without a miss.
  func setsDone(in genre: Catalogue.Genre) -> Int {
    genre.sets.count { isDone(.set(genre: genre.title, title: $0.title), $0) }
  }

  /// How many sets were completed without a miss; the player's own questions are one.
  var setsDone: Int {
    let own = catalogue.own.map { isDone(.own, $0) } ?? false
    return catalogue.genres.reduce(own ? 1 : 0) { $0 + setsDone(in: $1) }
  }

  private func isDone(_ set: Selection, _ entry: Catalogue.Entry) -> Bool {
    practised(set, questions: entry.questions)?.best?.misses == 0
  }
}
