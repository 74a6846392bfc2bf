import QuizCore

/// An error that ends the program: a sentence and an exit status.
struct ServerFailure: Error {
  /// What is wrong, where, and what to do.
  let sentence: Phrase
  /// The exit status.
  let status: ExitStatus

  init(_ sentence: Phrase, status: ExitStatus) {
    self.sentence = sentence
    self.status = status
  }
}
