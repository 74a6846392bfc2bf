import TerminalKit

/// A list, and in a large window beside it what is to be known of its selected row.
struct ListWithSide: Block {
  let list: any Block
  /// What is to be known of the row; nil where none is selected.
  let side: (any Block)?
  let sizeClass: SizeClass

  /// The columns of the list, of all.
  private static let share = (part: 5, of: 8)

  func form(in room: Size) -> Form? {
    guard let side, sizeClass == .large else { return list.form(in: room) }
    return Columns(gap: 3) {
      list.width(.share(ListWithSide.share.part, of: ListWithSide.share.of, within: 0...room.width))
      FirstFitting([side, Empty()]).padded(right: 1)
    }.form(in: room)
  }
}
