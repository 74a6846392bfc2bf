/// How a finished round is kept.
public enum Keeping: Hashable, Sendable {
  /// As a round of its own.
  case round
  /// Not at all: it was practice.
  case practice
  /// As the first answer of a sitting, which gets the record's id as its name.
  case firstOfSitting
  /// As an answer of the sitting with this name.
  case answer(ofSitting: String)
}
