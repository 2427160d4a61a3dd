/** PostgreSQL's codes for 'disk full' and for a write while the database is read-only. */
const OUT_OF_SPACE_CODES = new Set(['53100', '25006'])

/**
 * Whether a query failed because the disk is full: the disk of a server, or that of the embedded database, which is
 * then read-only.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && OUT_OF_SPACE_CODES.has(String(error.code))) || isOutOfSpace(error.cause)
}
