import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { toAnyOfCondition, toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { buyerGroup } from '@hydrant/database/schema/accounts.ts'
import { product, productSellingModel } from '@hydrant/database/schema/catalogue.ts'
import {
  adjustmentSchedule,
  adjustmentTier,
  priceBook,
  priceBookBuyerGroup,
  priceBookEntry,
} from '@hydrant/database/schema/pricing.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { and, type AnyColumn, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { BookPrice, ActivePriceBook } from './choose-price.ts'
import type { PriceBookScope } from './price-book-scope.ts'
import type { PricedSchedule, Tier } from './unit-price.ts'

export type { ReadOnlyDb }

/** A price in a price book, with its product and selling model. */
export interface ProductBookPrice extends BookPrice {
  readonly productId: string
  /** Null: sold once. */
  readonly sellingModelId: string | null
  /** The position of the selling model among those of the product; null when it is none of them. */
  readonly modelOrder: number | null
  /** The price breaks. */
  readonly schedule: Schedule | null
  /** The product's quantity rule, as decimals; null: the default. */
  readonly minimumQuantity: string | null
  readonly maximumQuantity: string | null
  readonly quantityIncrement: string | null
}

/** A schedule of price breaks without unit prices. */
export type Schedule = Omit<PricedSchedule, 'tiers'> & { readonly tiers: readonly Tier[] }

/** A price book with its dates; null: no beginning or no end. */
export interface ScheduledPriceBook extends ActivePriceBook, PriceBookScope {
  readonly name: string
  readonly validFrom: Date | null
  readonly validTo: Date | null
}

/**
 * Finds all price books, by priority. Their dates are read as distances from the time of the database, whose clock may
 * differ from ours.
 */
export async function findScheduledPriceBooks(db: ReadOnlyDb): Promise<ScheduledPriceBook[]> {
  const queriedAt = performance.now()
  const millisecondsUntil = (moment: AnyColumn) =>
    sql<number | null>`(extract(epoch from (${moment} - clock_timestamp())) * 1000)::float8`
  const rows = await db
    .select({
      id: priceBook.id,
      name: priceBook.name,
      isOriginal: priceBook.isOriginal,
      isActive: priceBook.isActive,
      priority: priceBook.priority,
      validFrom: priceBook.validFrom,
      validTo: priceBook.validTo,
      begins: millisecondsUntil(priceBook.validFrom),
      ends: millisecondsUntil(priceBook.validTo),
      buyerGroupIds: sql<
        string[]
      >`array(select ${priceBookBuyerGroup.buyerGroupId} from ${priceBookBuyerGroup} where ${priceBookBuyerGroup.priceBookId} = ${priceBook}.id)`,
    })
    .from(priceBook)
    .orderBy(asc(priceBook.priority), asc(priceBook.id))
  return rows.map((row) => ({
    ...row,
    begins: row.begins === null ? null : queriedAt + row.begins,
    ends: row.ends === null ? null : queriedAt + row.ends,
  }))
}

/**
 * Finds the times from `sinceSeconds` ago on at which an active price book begins or ends: in ascending order, in
 * milliseconds from now, negative for past ones.
 */
export async function findMsUntilPriceBookChanges(db: ReadOnlyDb, sinceSeconds: number): Promise<number[]> {
  const { rows } = await db.execute<{ milliseconds: number }>(sql`
    select distinct (extract(epoch from (moment - clock_timestamp())) * 1000)::float8 as milliseconds
    from ${priceBook}, unnest(array[valid_from, valid_to]) as moment
    where is_active and moment > clock_timestamp() - make_interval(secs => ${sinceSeconds})
    order by 1`)
  return rows.map(({ milliseconds }) => milliseconds)
}

/** The price books, products and currency of the prices to find. */
interface BookPriceQuery {
  readonly bookIds: readonly string[]
  readonly productIds: readonly string[]
  readonly currency: string
}

/** Finds the prices of products in price books, in one currency. */
export async function findBookPrices(db: ReadOnlyDb, query: BookPriceQuery): Promise<ProductBookPrice[]> {
  const rows = await bookPricesQuery(db, query)
  // Many prices share few schedules.
  const schedules = new Map<string, Schedule | null>()
  return rows.map((row) => {
    const { schedule } = row
    if (schedule !== null && !schedules.has(schedule.id)) schedules.set(schedule.id, toSchedule(schedule))
    return {
      ...row,
      unitPrice: decimal(row.unitPrice),
      schedule: schedule === null ? null : (schedules.get(schedule.id) ?? null),
    }
  })
}

interface ScheduleRow extends Pick<Schedule, 'id' | 'adjustmentMethod' | 'scheduleType'> {
  /** The price breaks, with decimals as text, since JSON numbers would not be exact; null: none. */
  readonly tiers: ReadonlyArray<
    Pick<Tier, 'id' | 'adjustmentType'> & {
      readonly lowerBound: string
      readonly upperBound: string | null
      readonly adjustmentValue: string
    }
  > | null
}

/** Converts a row to a schedule; null when it has no price breaks. */
function toSchedule(row: ScheduleRow): Schedule | null {
  if (row.tiers === null) return null
  const tiers = row.tiers.map(({ lowerBound, upperBound, adjustmentValue, ...tier }) => ({
    ...tier,
    lowerBound: decimal(lowerBound),
    upperBound: upperBound === null ? null : decimal(upperBound),
    adjustmentValue: decimal(adjustmentValue),
  }))
  return { ...row, tiers }
}

const bookPricesQuery = defineStatement<BookPriceQuery>()((db, params) =>
  db
    .select({
      entryId: priceBookEntry.id,
      priceBookId: priceBookEntry.priceBookId,
      productId: priceBookEntry.productId,
      sellingModelId: priceBookEntry.sellingModelId,
      unitPrice: priceBookEntry.unitPrice,
      modelOrder: productSellingModel.sortOrder,
      minimumQuantity: product.minimumQuantity,
      maximumQuantity: product.maximumQuantity,
      quantityIncrement: product.quantityIncrement,
      schedule: sql<ScheduleRow | null>`(
        select json_build_object('id', ${adjustmentSchedule.id}, 'adjustmentMethod', ${adjustmentSchedule.adjustmentMethod}, 'scheduleType', ${adjustmentSchedule.scheduleType}, 'tiers', (
          select json_agg(json_build_object(
            'id', ${adjustmentTier.id}, 'lowerBound', ${adjustmentTier.lowerBound}::text, 'upperBound', ${adjustmentTier.upperBound}::text,
            'adjustmentType', ${adjustmentTier.adjustmentType}, 'adjustmentValue', ${adjustmentTier.adjustmentValue}::text
          ))
          from ${adjustmentTier} where ${adjustmentTier.scheduleId} = ${adjustmentSchedule.id}))
        from ${adjustmentSchedule} where ${adjustmentSchedule.id} = ${priceBookEntry.adjustmentScheduleId})`,
    })
    .from(priceBookEntry)
    .innerJoin(product, eq(product.id, priceBookEntry.productId))
    .leftJoin(
      productSellingModel,
      and(
        eq(productSellingModel.productId, priceBookEntry.productId),
        eq(productSellingModel.sellingModelId, priceBookEntry.sellingModelId),
      ),
    )
    .where(
      and(
        toAnyOfCondition(priceBookEntry.productId, params.productIds),
        toAnyOfCondition(priceBookEntry.priceBookId, params.bookIds),
        eq(priceBookEntry.currencyIsoCode, params.currency),
      ),
    ),
)

/**
 * A price to save: of one product in one currency, with one selling model (null: sold once). Without a schedule it
 * keeps its current one.
 */
export interface NewPrice {
  readonly productId: string
  readonly currency: string
  /** The price of one unit, as decimal text. */
  readonly unitPrice: string
  readonly scheduleId?: string | null
  readonly sellingModelId?: string | null
}

const CONFLICT_TARGETS = {
  once: sql`(price_book_id, product_id, currency_iso_code) where selling_model_id is null`,
  model: sql`(price_book_id, product_id, currency_iso_code, selling_model_id) where selling_model_id is not null`,
} as const

/**
 * Inserts or updates prices of a price book, and returns the products whose prices changed; equal ones are not written.
 * Of duplicates the last one counts.
 */
export async function upsertPrices(
  tx: Transaction,
  priceBookId: string,
  prices: readonly NewPrice[],
): Promise<string[]> {
  const uniquePrices = [
    ...new Map(
      prices.map((price) => [`${price.productId}|${price.currency}|${price.sellingModelId ?? ''}`, price]),
    ).values(),
  ]
  const { once = [], model = [] } = Object.groupBy(uniquePrices, (price) => (price.sellingModelId ? 'model' : 'once'))
  return [
    ...(await upsertPricesOfKind(tx, { priceBookId, prices: once, kind: 'once' })),
    ...(await upsertPricesOfKind(tx, { priceBookId, prices: model, kind: 'model' })),
  ]
}

async function upsertPricesOfKind(
  tx: Transaction,
  params: { priceBookId: string; prices: readonly NewPrice[]; kind: keyof typeof CONFLICT_TARGETS },
): Promise<string[]> {
  if (params.prices.length === 0) return []
  const rows = params.prices.map((price) => ({
    id: newId('01u'),
    product_id: price.productId,
    currency: price.currency,
    unit_price: price.unitPrice,
    schedule_id: price.scheduleId ?? null,
    selling_model_id: price.sellingModelId ?? null,
  }))
  const { rows: changed } = await tx.execute<{ product_id: string }>(sql`
    insert into price_book_entry as kept (id, price_book_id, product_id, selling_model_id, currency_iso_code, unit_price, adjustment_schedule_id)
    select id, ${params.priceBookId}, product_id, selling_model_id, currency, unit_price, schedule_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id text, product_id text, currency text, unit_price numeric, schedule_id text, selling_model_id text)
    on conflict ${CONFLICT_TARGETS[params.kind]} do update
    set unit_price = excluded.unit_price, adjustment_schedule_id = coalesce(excluded.adjustment_schedule_id, kept.adjustment_schedule_id)
    where kept.unit_price <> excluded.unit_price
      or coalesce(excluded.adjustment_schedule_id, kept.adjustment_schedule_id) is distinct from kept.adjustment_schedule_id
    returning kept.product_id`)
  return changed.map((row) => row.product_id)
}

/** Returns those of the product ids that have no price in any price book. */
export async function findUnpricedProductIds(db: ReadOnlyDb, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${toTextArraySql(productIds)}) as given(id)
    where not exists (select from ${priceBookEntry} where ${priceBookEntry.productId} = given.id)`)
  return rows.map(({ id }) => id)
}

/** Returns a currency other than the given one in which there is a price; null when there is none. */
export async function findOtherPriceCurrency(db: ReadOnlyDb, currencyIsoCode: string): Promise<string | null> {
  const [row] = await db
    .select({ currency: priceBookEntry.currencyIsoCode })
    .from(priceBookEntry)
    .where(ne(priceBookEntry.currencyIsoCode, currencyIsoCode))
    .limit(1)
  return row?.currency ?? null
}

/** Price books with their buyer groups (none: everyone), and the schedules that their prices share. */
export interface NewPriceBooks {
  readonly priceBooks: Array<typeof priceBook.$inferInsert>
  readonly groups: Array<typeof priceBookBuyerGroup.$inferInsert>
  readonly schedules: Array<typeof adjustmentSchedule.$inferInsert>
  readonly tiers: Array<typeof adjustmentTier.$inferInsert>
}

/** Inserts price books and schedules. */
export async function insertPriceBooks(
  tx: Transaction,
  { priceBooks, groups, schedules, tiers }: NewPriceBooks,
): Promise<void> {
  if (priceBooks.length > 0) await tx.insert(priceBook).values(priceBooks)
  if (groups.length > 0) await tx.insert(priceBookBuyerGroup).values(groups)
  if (schedules.length > 0) await tx.insert(adjustmentSchedule).values(schedules)
  if (tiers.length > 0) await tx.insert(adjustmentTier).values(tiers)
}

/** Finds all price books, by priority, for imports that write into them. */
export async function findPriceBooks(
  db: ReadOnlyDb,
): Promise<Array<typeof priceBook.$inferSelect & { isForEveryone: boolean }>> {
  return db
    .select({
      ...getTableColumns(priceBook),
      isForEveryone: sql<boolean>`not exists (select from ${priceBookBuyerGroup} where ${priceBookBuyerGroup.priceBookId} = ${priceBook}.id)`,
    })
    .from(priceBook)
    .orderBy(asc(priceBook.priority), asc(priceBook.id))
}

/** A price of a product in a price book, in any currency and by any selling model. */
export interface ProductEntry extends BookPrice {
  readonly sellingModelId: string | null
  readonly currencyIsoCode: string
}

/** Finds all prices of a product, in every price book and currency. */
export async function findEntriesOfProduct(db: ReadOnlyDb, productId: string): Promise<ProductEntry[]> {
  const rows = await db
    .select({
      entryId: priceBookEntry.id,
      priceBookId: priceBookEntry.priceBookId,
      sellingModelId: priceBookEntry.sellingModelId,
      currencyIsoCode: priceBookEntry.currencyIsoCode,
      unitPrice: priceBookEntry.unitPrice,
    })
    .from(priceBookEntry)
    .where(eq(priceBookEntry.productId, productId))
    .orderBy(asc(priceBookEntry.currencyIsoCode), asc(priceBookEntry.id))
  return rows.map((row) => ({ ...row, unitPrice: decimal(row.unitPrice) }))
}

/** Finds the names of buyer groups, by their ids. */
export async function findBuyerGroupNames(
  db: ReadOnlyDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: buyerGroup.id, name: buyerGroup.name })
    .from(buyerGroup)
    .where(toAnyOfCondition(buyerGroup.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
