import QuizCore
import TerminalKit

/// A line on the terminal that says how far long work is: nothing in the first second, nothing where messages do not go to
/// a terminal, and gone when the work is done or something else is to be said.
struct ProgressLine {
  private let language: Language
  private let isShown = StandardStream.errors.isTerminal
  private let clock = PlayClock()
  /// When the line is written next.
  private var next = Instant(.seconds(1))
  private var isVisible = false

  init(in language: Language) {
    self.language = language
  }

  /// Says that of what `name` means, `done` of `all` is done.
  mutating func show(_ name: String, _ done: Int, of all: Int) {
    guard isShown, all > 0, clock.now >= next else { return }
    next = clock.now + .milliseconds(250)
    isVisible = true
    let percent = min(done, all) * 100 / all
    let text = Phrase(en: "\(name): \(percent) % read", ja: "\(name): \(percent) % 読み込み済み")
    Printer.replaceLine(SafeText(text[language]).oneLine)
  }

  /// Takes the line away.
  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    Printer.replaceLine(.empty)
  }
}
