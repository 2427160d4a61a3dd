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

/** Defines the column for the instant at which a row last changed; its writer sets it. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`clock_timestamp()`)

/** Defines a column for raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
