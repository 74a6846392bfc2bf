import TerminalKit

/// Which row of a list is selected.
struct ListSelection: Equatable, Sendable {
  /// The row, from 0.
  var row = 0

  /// Moves it by a command of the list's keys among `count` rows; a page is what `viewport` shows, less one row, so that a
  /// row stays in view.
  mutating func move(_ command: ListKeys.Command, count: Int, in viewport: @autoclosure () -> Viewport?) {
    var page: Int { viewport()?.page ?? 1 }
    let next =
      switch command {
      case .up: row - 1
      case .down: row + 1
      case .pageUp: row - page
      case .pageDown: row + page
      case .first: 0
      case .last: count - 1
      case .jump(let to): to < count ? to : row
      case .open, .back: row
      }
    row = max(0, min(next, count - 1))
  }
}
