extension Result where Failure == any Error {
  /// What comes of doing this, where something is left to be done either way.
  init(of body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
