import QuizCore
import QuizStore
import TerminalKit

/// Why the program ends before it did what it was asked: a sentence and an exit status.
struct CommandError: Error {
  /// What is wrong, where, and what to do.
  let message: String
  /// What the program ends with.
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
  /// Where, what was found and what to do; a long name of the file is cut.
  var sentence: Phrase { located(in: Arguments.shown(file)) }
}
