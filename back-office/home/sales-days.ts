import { decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { Sales } from '@hydrant/contract/admin/statistics.ts'

/** What was ordered on a day in one currency: a decimal string, and its share in the highest amount of a day (0 to 1). */
export interface SalesDay {
  readonly day: string
  readonly amount: string
  readonly orders: number
  readonly share: number
}

/** What was ordered in one currency, day by day, also on those days on which nothing was. */
export interface CurrencySales {
  readonly currency: string
  readonly orders: number
  /** What was ordered on all days together, and at most on one; decimal strings. */
  readonly total: string
  readonly highest: string
  readonly days: readonly SalesDay[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Lists the sales of each currency by day. The shares are for drawing only. */
export function listSalesByCurrency({ from, to, sales }: Sales): readonly CurrencySales[] {
  const days = listDays(from, to)
  return [...Map.groupBy(sales, ({ currencyIsoCode }) => currencyIsoCode)].map(([currency, rows]) => {
    const byDay = new Map(rows.map((row) => [row.day, row]))
    const amounts = rows.map(({ amount }) => decimal(amount))
    const highest = amounts.reduce((most, amount) => (amount.gt(most) ? amount : most), ZERO)
    return {
      currency,
      orders: rows.reduce((count, { orders }) => count + orders, 0),
      total: toText(sum(amounts)),
      highest: toText(highest),
      days: days.map((day) => {
        const { amount = '0', orders = 0 } = byDay.get(day) ?? {}
        return { day, amount, orders, share: highest.eq(0) ? 0 : Number(amount) / Number(highest) }
      }),
    }
  })
}

function listDays(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(first) || Number.isNaN(last)) return []
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  )
}
