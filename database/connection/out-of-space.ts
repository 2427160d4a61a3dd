import { messages } from '@electric-sql/pglite'

/** PostgreSQL's codes for 'disk full' and for a write while the database is read-only. */
const OUT_OF_SPACE_CODES = new Set<string | undefined>(['53100', '25006'])

/**
 * Whether a query failed because the disk of the embedded database is full, when that database makes itself read-only.
 * A PostgreSQL server may be read-only for other reasons, such as a failover: `isTemporarilyUnavailable` covers that.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error instanceof messages.DatabaseError && OUT_OF_SPACE_CODES.has(error.code)) || isOutOfSpace(error.cause)
}
