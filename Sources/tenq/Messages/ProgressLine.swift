import QuizCore
import TerminalKit

/// A progress line for long work. Appears after one second and only if messages go to a terminal; removed when the work
/// is done or before another message.
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

  /// Shows that `done` of `all` units of `name` are done.
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
