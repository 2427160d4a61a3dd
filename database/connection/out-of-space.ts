/** PostgreSQL's codes for 'disk full' and for a write while it takes none. */
const CODES = new Set(['53100', '25006'])

/**
 * Whether a query failed because there is no space to write in: on the disk of a server, or of the embedded database,
 * which then refuses all writes.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.has(String(error.code))) || isOutOfSpace(error.cause)
}
