/// A change of the tables, which a store has seen or not.
struct Migration: Sendable {
  /// What a store notes of it.
  let name: String
  /// Makes the change within a transaction.
  let run: @Sendable (any Connection) throws -> Void
}
