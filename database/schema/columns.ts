import { sql } from 'drizzle-orm'
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

/** Defines a column for raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
