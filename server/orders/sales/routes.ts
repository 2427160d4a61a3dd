import { getSales } from '@hydrant/contract/admin/statistics.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { createResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toTimeZone } from '../../webstore/service.ts'
import { findPeriod, findSales } from './store.ts'

const DAYS = 30

/** Registers the endpoint that sums what was ordered lately. */
export function registerSalesRoutes(server: Server): void {
  const { database } = server
  registerEndpoint(server, getSales, async ({ shopper }) => {
    const timeZone = toTimeZone(shopper.webstore)
    const { period, sales } = await database.query(async (db) => {
      const found = await findPeriod(db, timeZone, DAYS)
      return { period: found, sales: await findSales(db, timeZone, found.from) }
    })
    return createResponse(200, {
      timeZone,
      ...period,
      sales: sales.map(({ amount, ...row }) => ({ ...row, amount: toMoneyText(decimal(amount), row.currencyIsoCode) })),
    })
  })
}
