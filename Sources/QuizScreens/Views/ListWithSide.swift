import TerminalKit

/// A list, in a large window with details of its selected row beside it.
struct ListWithSide: Block {
  let list: any Block
  /// The details of the row; nil where none is selected.
  let side: (any Block)?
  let sizeClass: SizeClass

  /// The list's share of the width.
  private static let share = (part: 5, of: 8)

  func form(in room: Size) -> Form? {
    guard let side, sizeClass == .large else { return list.form(in: room) }
    return Columns(gap: 3) {
      list.width(.share(ListWithSide.share.part, of: ListWithSide.share.of, within: 0...room.width))
      FirstFitting([side, Empty()]).padded(right: 1)
    }.form(in: room)
  }
}
