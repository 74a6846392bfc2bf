import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// Why the program ends before it did what it was asked: a sentence and an exit status, after `sysexits.h`.
struct CommandError: Error {
  /// The numbers of `sysexits.h` that TenQ ends with.
  enum Status {
    static let usage: Int32 = 64
    static let data: Int32 = 65
    static let noInput: Int32 = 66
    static let unavailable: Int32 = 69
    static let cannotCreate: Int32 = 73
    static let cannotWrite: Int32 = 74
    static let settings: Int32 = 78
  }

  /// What is wrong, where, and what to do.
  let message: String
  /// What the program ends with.
  let status: Int32

  init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  init(_ error: BankError, in language: Language) {
    self.init(Messages(language).sentence(error), status: error.exitStatus)
  }

  init(_ error: ReadError, in language: Language) {
    self.init(Messages(language).sentence(error), status: error.exitStatus)
  }

  init(_ error: SaveError, in language: Language) {
    self.init(Messages(language).sentence(error), status: error.exitStatus)
  }

  init(_ error: TerminalError, in language: Language) {
    self.init(Messages(language).sentence(error), status: Status.unavailable)
  }
}
