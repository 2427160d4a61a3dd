import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { type SQL, sql } from 'drizzle-orm'

export type { ReadOnlyDb }

/** What was ordered on a day in one currency; the day is an ISO date in the time zone of the query. */
export interface SalesRow {
  readonly day: string
  readonly currencyIsoCode: string
  readonly orders: number
  readonly amount: string
}

/** The first and the last day, in the time zone of the shop. */
export interface SalesPeriod {
  readonly from: string
  readonly to: string
}

/** Finds the days of a period that ends today in a time zone. */
export async function findPeriod(db: ReadOnlyDb, timeZone: string, days: number): Promise<SalesPeriod> {
  const today = sql`(now() at time zone ${timeZone})::date`
  const { rows } = await db.execute<Record<'from' | 'to', string>>(
    sql`select (${today} - ${days - 1}::integer)::text as "from", ${today}::text as "to"`,
  )
  return rows[0] ?? { from: '', to: '' }
}

/** Finds what was ordered from a day on, by day and currency, without what was cancelled. */
export async function findSales(db: ReadOnlyDb, timeZone: string, from: string): Promise<SalesRow[]> {
  const day: SQL = sql`(ordered_at at time zone ${timeZone})::date`
  const { rows } = await db.execute<{ day: string; currency: string; orders: string; amount: string }>(sql`
    select ${day}::text as day, currency_iso_code as currency, count(*)::text as orders,
      sum(grand_total_amount - canceled_grand_total_amount)::text as amount
    from ${orderSummary}
    where ordered_at >= (${from}::date::timestamp at time zone ${timeZone}) and status <> 'Cancelled'
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day: date, currency, orders, amount }) => ({
    day: date,
    currencyIsoCode: currency,
    orders: Number(orders),
    amount,
  }))
}
