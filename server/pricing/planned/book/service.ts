import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { type RecordContext, recordCreations } from '../../../records/service.ts'
import { pricingErrors, tooManyPricesError } from '../../errors.ts'
import { PRICE_CHANGE_OBJECT } from '../../price-change-records.ts'
import { hasBegun } from '../service.ts'
import { findPricesOnDay, hasPriceBook, insertMissingChanges, type NewPriceChange, type PriceOnDay } from '../store.ts'

/** By how much all prices of a book change when a day begins. */
export interface BookChange {
  readonly priceBookId: string
  /** Such as 3.5; negative for lower prices. */
  readonly percentage: Decimal
  /** Such as `2027-01-31`, in UTC. */
  readonly effectiveOn: string
}

/** A price as it is when the day begins, and as it is planned to be from then on. */
export interface PlannedExample extends Pick<PriceOnDay, 'productId' | 'sku' | 'currencyIsoCode' | 'unitPrice'> {
  readonly newUnitPrice: string
}

/** What planning does, or would do. */
export interface BookPlan {
  /** How many prices get another one. */
  readonly planned: number
  /** How many stay the same after rounding. */
  readonly unchanged: number
  /** How many have a planned price for that day already, which stays. */
  readonly alreadyPlanned: number
  /** The first of the planned prices. */
  readonly examples: readonly PlannedExample[]
}

/** The most prices of a book that are planned at once. */
const MAX_PRICES = 100_000

/** How many changes one statement stores. */
const STATEMENT_SIZE = 1000

const EXAMPLES = 5

/** Says what `planBook` would do. */
export function previewBook(database: Database, change: BookChange): Promise<Result<BookPlan>> {
  return database.query(async (db) => {
    const result = await calculateBook(db, change)
    return result.ok ? ok(result.value.plan) : result
  })
}

/**
 * Plans that all prices of a book change by a percentage when a day begins, each rounded to its currency (halves away from
 * zero), from what they will be then by what is planned until then. A price with a planned one for that day keeps it.
 */
export function planBook(database: Database, context: RecordContext, change: BookChange): Promise<Result<BookPlan>> {
  return database.transaction(async (tx) => {
    const result = await calculateBook(tx, change)
    if (!result.ok) return result
    const { plan, changes } = result.value
    const ids: string[] = []
    for (let start = 0; start < changes.length; start += STATEMENT_SIZE)
      ids.push(...(await insertMissingChanges(tx, changes.slice(start, start + STATEMENT_SIZE))))
    // The entries of the history come after everything that is locked.
    for (let start = 0; start < ids.length; start += STATEMENT_SIZE) {
      const part = ids.slice(start, start + STATEMENT_SIZE)
      await recordCreations(tx, { object: PRICE_CHANGE_OBJECT, context, ids: part })
    }
    // Whoever plans the same at the same time has planned the difference.
    const alreadyPlanned = plan.alreadyPlanned + changes.length - ids.length
    return ok({ ...plan, planned: ids.length, alreadyPlanned })
  })
}

async function calculateBook(
  db: ReadOnlyDb,
  { priceBookId, percentage, effectiveOn }: BookChange,
): Promise<Result<{ readonly plan: BookPlan; readonly changes: readonly NewPriceChange[] }>> {
  if (!(await hasPriceBook(db, priceBookId))) return err(pricingErrors.unknownPriceBook)
  if (hasBegun(effectiveOn)) return err(pricingErrors.laterDay)
  const prices = await findPricesOnDay(db, { priceBookId, effectiveOn, limit: MAX_PRICES + 1 })
  if (prices.length > MAX_PRICES) return err(tooManyPricesError(MAX_PRICES))
  const open = prices.filter(({ isPlannedForDay }) => !isPlannedForDay)
  const factor = percentage.div(100).plus(1)
  const changed = open.flatMap((price) => {
    const newPrice = roundMoney(decimal(price.unitPrice).times(factor), price.currencyIsoCode)
    return newPrice.eq(price.unitPrice) ? [] : [{ ...price, newUnitPrice: newPrice.toFixed() }]
  })
  return ok({
    plan: {
      planned: changed.length,
      unchanged: open.length - changed.length,
      alreadyPlanned: prices.length - open.length,
      examples: changed.slice(0, EXAMPLES),
    },
    changes: changed.map(({ productId, sellingModelId, currencyIsoCode, newUnitPrice }) => ({
      priceBookId,
      productId,
      sellingModelId,
      currencyIsoCode,
      unitPrice: newUnitPrice,
      effectiveOn,
    })),
  })
}
