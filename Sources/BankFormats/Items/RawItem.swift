/// An item as its format has it, before the rules of a bank are applied.
struct RawItem {
  /// What there is to choose from.
  enum Content {
    /// Choices in the order of the file, and the indices of those that are right.
    case choices([String], right: [Int])
    /// The right answer and wrong ones, whose order is drawn.
    case unordered(right: String, wrong: [String])
    /// Only an answer: the others come from the other cards.
    case card(back: String)
    /// It cannot be taken.
    case refused(Refusal)
  }

  /// Where it stands.
  var place: ItemPlace
  /// Genre and set that the file itself names, the innermost last; empty when it names none.
  var category: [String] = []
  /// What is asked.
  var text: String
  /// What there is to choose from.
  var content: Content
  /// What the player may learn from it.
  var explanation: String?
  /// How difficult it is, if that is known.
  var level: Int?
}

/// The contents of a file, before the rules of a bank are applied.
struct RawFile {
  /// The title in the file itself.
  var title: String?
  /// The genre in the file itself.
  var genre: String?
  /// Its items, in order.
  var items: [RawItem] = []
  /// Notes for the user about how the file was read.
  var notes: [ImportNote] = []
}
