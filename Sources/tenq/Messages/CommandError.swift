import QuizCore
import QuizStore
import TerminalKit

/// An error that ends the program: a sentence and an exit status.
struct CommandError: Error {
  /// What is wrong, where, and what to do.
  let message: String
  /// The exit status of the program.
  let status: ExitStatus

  init(_ message: String, status: ExitStatus) {
    self.message = message
    self.status = status
  }

  init(_ phrase: Phrase, in language: Language, status: ExitStatus) {
    self.init(phrase[language], status: status)
  }

  init(_ error: BankError, in language: Language) {
    self.init(error.sentence, in: language, status: error.exitStatus)
  }

  init(_ error: QuestionFileError, in language: Language) {
    self.init(error.sentence, in: language, status: error.exitStatus)
  }

  init(_ error: ReadError, in language: Language) {
    self.init(error.sentence, in: language, status: error.exitStatus)
  }

  init(_ error: SaveError, in language: Language) {
    self.init(error.sentence, in: language, status: error.exitStatus)
  }

  init(_ error: TerminalError, in language: Language) {
    self.init(error.sentence, in: language, status: .unavailable)
  }
}

extension BankError {
  /// Where, what was found and what to do; a long file name is shortened.
  var sentence: Phrase { located(in: Arguments.shown(file)) }
}
