import QuizCore
import QuizScreens
import QuizStore

// The endless game.
extension EffectHandler {
  /// How each question was answered so far, over all games, as far as the log can be read. Read when first asked for,
  /// and updated by each record saved from then on.
  mutating func knownTallies() -> [QuestionID: QuestionTally] {
    if let tallies { return tallies }
    let read = (try? cache.questions())?.tallies ?? [:]
    tallies = read
    return read
  }
}

// The player's own questions.
extension EffectHandler {
  /// Reads the rows of the player's own bank.
  func readOwn() -> [App.Event] {
    do throws(UserBankError) {
      return [.response(.own(try UserBank(session.process.locations).rows(), problem: nil))]
    } catch {
      return [.response(.own([], problem: error.sentence[session.language]))]
    }
  }

  /// Changes the player's own bank on disk.
  mutating func changeOwn(_ change: UserBankChange) -> [App.Event] {
    let bank = UserBank(session.process.locations)
    do throws(UserBankError) {
      switch change {
      case .add(let question):
        var generator = given.chance(seeds.next())
        try bank.append(question.rearranged(using: &generator))
      case .replace(let row, let question):
        try bank.replace(row, with: row.question.map { question.arranged(like: $0) } ?? question)
      case .remove(let row): try bank.remove(row)
      }
    } catch {
      if case .refused(_, .changed) = error { return [.response(.ownUnchanged(.changed))] }
      return [.response(.ownUnchanged(.failed(error.sentence[session.language])))]
    }
    forget(bank.path)
    return [.state(state), .response(.ownChanged(change))]
  }
}

extension Catalogue {
  /// Every file, with the selection of the one set it belongs to.
  var files: [(selection: Selection, path: String)] {
    genres.flatMap { genre in
      genre.sets.flatMap { set in set.files.map { (.set(genre: genre.title, title: set.title), $0) } }
    } + (own?.files ?? []).map { (.own, $0) }
  }
}
