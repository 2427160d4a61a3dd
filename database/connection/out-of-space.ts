import { messages } from '@electric-sql/pglite'

/** PostgreSQL's codes for 'disk full' and for a write while the database is read-only. */
const OUT_OF_SPACE_CODES = new Set<string | undefined>(['53100', '25006'])

/**
 * Whether a query failed because the disk of the embedded database is full; it makes itself read-only then. A PostgreSQL
 * server is read-only for other reasons, such as a failover, and is unavailable: see `isUnavailable`.
 */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error instanceof messages.DatabaseError && OUT_OF_SPACE_CODES.has(error.code)) || isOutOfSpace(error.cause)
}
