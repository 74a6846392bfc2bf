import QuizCore
import QuizScreens
import QuizStore

// The endless game.
extension EffectHandler {
  /// What became of each question so far, over all games; as far as the log can be read. Read when first asked for, and
  /// kept up by what is saved from then on.
  private mutating func knownTallies() -> [QuestionID: QuestionTally] {
    if let tallies { return tallies }
    let read = (try? cache.questions())?.tallies ?? [:]
    tallies = read
    return read
  }

  /// One question from everywhere, dealt as a round of its own.
  mutating func drawEndless(after last: QuestionID?, seed: UInt64) -> [App.Event] {
    let files = state.catalogue.files
    // One file that is no bank does not end the game.
    let (opened, problem) = open(files.map(\.path))
    let pool = QuestionPool(opened.map(\.bank))
    var generator = SeededGenerator(seed: seed)
    let tallies = knownTallies()
    guard let drawn = pool.drawWeighted(after: last, tally: { tallies[$0] }, using: &generator) else {
      return [.response(.notDealt(reason: problem.map(words.sentence) ?? resolved.language.words.noBanks.string))]
    }
    let selection = files[opened[drawn.bank].place].selection
    let setup = RoundSetup(
      game: .endless, selection: selection, set: state.catalogue.logName(of: selection),
      questions: [ShuffledQuestion(drawn.question, using: &generator)], rules: .endless(limit: resolved.endlessLimit),
      seed: seed)
    let tally = tallies[drawn.question.id] ?? QuestionTally()
    return [.response(.drawn(EndlessQuestion(setup: setup, tally: tally)))]
  }
}

// The player's own questions.
extension EffectHandler {
  /// The rows of the player's own bank.
  func readOwn() -> [App.Event] {
    do throws(UserBankError) {
      return [.response(.own(try UserBank(process.locations).rows(), problem: nil))]
    } catch {
      return [.response(.own([], problem: words.sentence(error)))]
    }
  }

  /// Changes the player's own bank on disk.
  mutating func changeOwn(_ change: UserBankChange) -> [App.Event] {
    let bank = UserBank(process.locations)
    do throws(UserBankError) {
      switch change {
      case .add(let question):
        var generator = SeededGenerator(seed: seeds.next())
        try bank.append(question.rearranged(using: &generator))
      case .replace(let row, let question):
        try bank.replace(row, with: row.question.map { question.arranged(like: $0) } ?? question)
      case .remove(let row): try bank.remove(row)
      }
    } catch {
      if case .refused(_, .changed) = error { return [.response(.ownUnchanged(.changed))] }
      return [.response(.ownUnchanged(.failed(words.sentence(error))))]
    }
    forget(bank.path)
    return [.state(state), .response(.ownChanged(change))]
  }
}

extension Catalogue {
  /// Every file, with the selection that it belongs to alone.
  fileprivate var files: [(selection: Selection, path: String)] {
    genres.flatMap { genre in
      genre.sets.flatMap { set in set.files.map { (.set(genre: genre.title, title: set.title), $0) } }
    } + (own?.files ?? []).map { (.own, $0) }
  }
}
