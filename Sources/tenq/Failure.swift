import Glibc
import QuizCore
import QuizStore
import TerminalKit

/// Why the program ends before it did what it was asked: a sentence and an exit status, after `sysexits.h`.
struct Failure: Error {
  /// The numbers of `sysexits.h` that TenQ ends with.
  enum Status {
    static let usage: Int32 = 64
    static let data: Int32 = 65
    static let noInput: Int32 = 66
    static let unavailable: Int32 = 69
    static let cannotCreate: Int32 = 73
    static let cannotWrite: Int32 = 74
  }

  /// What is wrong, where, and what to do.
  let message: String
  /// What the program ends with.
  let status: Int32

  init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  init(_ error: BankError) {
    self.init(error.description, status: error.exitStatus)
  }

  init(_ error: ReadError) {
    self.init(error.description, status: error.exitStatus)
  }

  init(_ error: TerminalError) {
    let advice =
      switch error {
      case .notATerminal: "start tenq in a terminal, or use `tenq history`, `tenq chart` or `tenq bank list`"
      case .unknownTerm, .noCursorAddressing: "set TERM to what your terminal is, for example xterm-256color"
      case .system: "try another terminal"
      }
    self.init("\(error); \(advice)", status: Status.unavailable)
  }
}
