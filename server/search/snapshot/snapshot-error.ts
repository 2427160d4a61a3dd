/** The reason why a file with the search index cannot be used. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}
