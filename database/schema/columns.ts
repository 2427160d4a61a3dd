import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** Defines a column for an 18-character record id. */
export const recordId = (name: string) => text(name)

/** Defines a column for an exact amount of money in the currency of its row. */
export const money = (name: string) => numeric(name)

/** Defines a column for an exact quantity. */
export const quantity = (name: string) => numeric(name)

/** Defines a column for an instant, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Defines the column for the instant at which a row was made. */
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`clock_timestamp()`)

/** Defines the column for the instant at which a row last changed; a trigger of the table sets it. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`clock_timestamp()`)

/** Defines the column for a record id that the database makes itself, for a record type with this prefix. */
export const generatedId = (prefix: string) =>
  recordId('id')
    .notNull()
    .unique()
    .default(sql.raw(`new_record_id('${prefix}')`))

/** The characters of the checksum of an id, and which of them stand for a first block without capitals in its prefix. */
const CHECKSUM_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const WITHOUT_CAPITALS = [0, 8, 16, 24]

/**
 * Returns the id of a row under another prefix: for what is a record by itself to clients and part of the row here. The
 * row's own prefix must have no capitals. The text is constant, so that an index on it is used.
 */
export function toIdWithPrefix(id: AnyColumn, prefix: string) {
  const capitals = Array.from({ length: prefix.length }, (_, index) =>
    /[A-Z]/.test(prefix.charAt(index)) ? 2 ** index : 0,
  ).reduce((sum, bit) => sum + bit, 0)
  const toDigits = (added: number) => WITHOUT_CAPITALS.map((digit) => CHECKSUM_DIGITS.charAt(digit + added)).join('')
  const checksum = sql`translate(substr(${id}, 16, 1), ${sql.raw(`'${toDigits(0)}', '${toDigits(capitals)}'`)})`
  return sql<string>`(${sql.raw(`'${prefix}'`)} || substr(${id}, 4, 12) || ${checksum} || substr(${id}, 17, 2))`
}

/**
 * Returns what a text is compared and ordered by: in capitals and by code point, whatever the collation of the database.
 * The expression is constant, so that an index on it is used.
 */
export const toTextKey = (value: AnyColumn | SQL) => sql<string>`(upper(${value}) collate "C")`

/** Returns what an id is ordered by: by code point, whatever the collation of the database. */
export const toIdKey = (id: AnyColumn | SQL) => sql<string>`(${id} collate "C")`

/**
 * Returns an instant to the millisecond, as clients see it. In UTC, because an expression that depends on the time zone
 * of the connection cannot be indexed.
 */
export const toMilliseconds = (instantColumn: AnyColumn | SQL) =>
  sql<Date>`(date_trunc('milliseconds', ${instantColumn} at time zone 'UTC') at time zone 'UTC')`

/** Defines a column for raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
