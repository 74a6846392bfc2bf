extension LeagueStore {
  /// The secret by which the cookies of a league's page are signed; the same for all servers of the store.
  public func pageKey(of league: String) async throws(StoreError) -> String { throw .closed }
}
