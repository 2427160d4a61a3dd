import { sql } from 'drizzle-orm'
import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** An 18-character record id. */
export const recordId = (name: string) => text(name)

/** An exact amount of money in the currency that its row names. */
export const money = (name: string) => numeric(name)

/** An exact quantity. */
export const quantity = (name: string) => numeric(name)

/** An instant, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The instant at which a row was made. */
export const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`clock_timestamp()`)

/** The instant at which a row last changed; its writer sets it. */
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`clock_timestamp()`)

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
