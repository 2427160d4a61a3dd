import type { Executor } from '@hydrant/database/connection/database.ts'
import { statement } from '@hydrant/database/connection/statement.ts'
import { productSellingModel } from '@hydrant/database/schema/catalogue.ts'
import {
  adjustmentSchedule,
  adjustmentTier,
  priceBook,
  priceBookBuyerGroup,
  priceBookEntry,
} from '@hydrant/database/schema/pricing.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { and, type AnyColumn, asc, eq, getTableColumns, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Offer, OpenBook } from './choose-price.ts'
import type { PricedSchedule, Tier } from './unit-price.ts'

/** An offer with the product and the way of selling that it is for. */
export interface ProductOffer extends Offer {
  readonly productId: string
  /** Null: sold once. */
  readonly sellingModelId: string | null
  /** The place of the selling model among the product's own; null when it is none of them. */
  readonly modelOrder: number | null
  /** The breaks of its price. */
  readonly schedule: Schedule | null
}

/** A schedule of breaks, not yet priced. */
export type Schedule = Omit<PricedSchedule, 'tiers'> & { readonly tiers: readonly Tier[] }

/**
 * A book with the time in which it counts; null: without a beginning or an end. Moments are milliseconds by this
 * process's `performance.now()`.
 */
export interface DatedBook extends OpenBook {
  readonly begins: number | null
  readonly ends: number | null
  /** Empty: for everyone. */
  readonly buyerGroupIds: readonly string[]
}

/**
 * Every active book, the first in priority first. Its times are told by how far away they are for the database, whose
 * clock may differ from ours.
 */
export async function findActiveBooks(executor: Executor): Promise<DatedBook[]> {
  const asked = performance.now()
  const away = (moment: AnyColumn) =>
    sql<number | null>`(extract(epoch from (${moment} - clock_timestamp())) * 1000)::float8`
  const rows = await executor
    .select({
      id: priceBook.id,
      isOriginal: priceBook.isOriginal,
      priority: priceBook.priority,
      begins: away(priceBook.validFrom),
      ends: away(priceBook.validTo),
      buyerGroupIds: sql<
        string[]
      >`array(select ${priceBookBuyerGroup.buyerGroupId} from ${priceBookBuyerGroup} where ${priceBookBuyerGroup.priceBookId} = ${priceBook.id})`,
    })
    .from(priceBook)
    .where(eq(priceBook.isActive, true))
    .orderBy(asc(priceBook.priority), asc(priceBook.id))
  return rows.map((row) => ({
    ...row,
    begins: row.begins === null ? null : asked + row.begins,
    ends: row.ends === null ? null : asked + row.ends,
  }))
}

/**
 * The moments from `sinceSeconds` ago on at which an active book begins or ends to count, in order, as milliseconds
 * from now; past ones are negative.
 */
export async function findPriceChanges(executor: Executor, sinceSeconds: number): Promise<number[]> {
  const { rows } = await executor.execute<{ milliseconds: number }>(sql`
    select distinct (extract(epoch from (moment - clock_timestamp())) * 1000)::float8 as milliseconds
    from ${priceBook}, unnest(array[valid_from, valid_to]) as moment
    where is_active and moment > clock_timestamp() - make_interval(secs => ${sinceSeconds})
    order by 1`)
  return rows.map(({ milliseconds }) => milliseconds)
}

/** Of which products and books prices are wanted, in which currency. */
interface WantedOffers {
  readonly bookIds: readonly string[]
  readonly productIds: readonly string[]
  readonly currency: string
}

/** What some books ask for some products in one currency. */
export async function findOffers(executor: Executor, wanted: WantedOffers): Promise<ProductOffer[]> {
  const rows = await offers(executor, wanted)
  return rows.map((row) => ({ ...row, unitPrice: decimal(row.unitPrice), schedule: scheduleOf(row.schedule) }))
}

interface ScheduleRow extends Pick<Schedule, 'id' | 'adjustmentMethod' | 'scheduleType'> {
  /** Figures as texts: a number of JSON would not be exact. Null: it has none. */
  readonly tiers: ReadonlyArray<
    Pick<Tier, 'id' | 'adjustmentType'> & {
      readonly lowerBound: string
      readonly upperBound: string | null
      readonly adjustmentValue: string
    }
  > | null
}

/** A schedule without breaks is none. */
function scheduleOf(row: ScheduleRow | null): Schedule | null {
  if (!row?.tiers) return null
  const tiers = row.tiers.map(({ lowerBound, upperBound, adjustmentValue, ...tier }) => ({
    ...tier,
    lowerBound: decimal(lowerBound),
    upperBound: upperBound === null ? null : decimal(upperBound),
    adjustmentValue: decimal(adjustmentValue),
  }))
  return { ...row, tiers }
}

const offers = statement<WantedOffers>()((executor, given) =>
  executor
    .select({
      entryId: priceBookEntry.id,
      priceBookId: priceBookEntry.priceBookId,
      productId: priceBookEntry.productId,
      sellingModelId: priceBookEntry.sellingModelId,
      unitPrice: priceBookEntry.unitPrice,
      modelOrder: productSellingModel.sortOrder,
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
    .leftJoin(
      productSellingModel,
      and(
        eq(productSellingModel.productId, priceBookEntry.productId),
        eq(productSellingModel.sellingModelId, priceBookEntry.sellingModelId),
      ),
    )
    .where(
      and(
        isAnyOf(priceBookEntry.productId, given.productIds),
        isAnyOf(priceBookEntry.priceBookId, given.bookIds),
        eq(priceBookEntry.currencyIsoCode, given.currency),
      ),
    ),
)

/**
 * The same statement however many values there are: with a parameter for each it would be another one for each length,
 * and be planned anew.
 */
function isAnyOf(column: AnyColumn, values: readonly string[] | Placeholder): SQL {
  return sql`${column} = any(${values instanceof Placeholder ? values : sql.param([...values])}::text[])`
}

/**
 * A price to be kept: one product in one currency, by one way of selling (null: once). Without a schedule it keeps the
 * one that it has.
 */
export interface NewPrice {
  readonly productId: string
  readonly currency: string
  /** A decimal, for one piece. */
  readonly unitPrice: string
  readonly scheduleId?: string | null
  readonly sellingModelId?: string | null
}

const conflictOf = {
  once: sql`(price_book_id, product_id, currency_iso_code) where selling_model_id is null`,
  model: sql`(price_book_id, product_id, currency_iso_code, selling_model_id) where selling_model_id is not null`,
} as const

/**
 * Adds prices to a book or changes those it has, and answers the products whose prices those were; equal ones are left
 * alone. Of a price given twice the last counts.
 */
export async function upsertPrices(
  executor: Executor,
  priceBookId: string,
  prices: readonly NewPrice[],
): Promise<string[]> {
  const unique = [
    ...new Map(
      prices.map((price) => [`${price.productId}|${price.currency}|${price.sellingModelId ?? ''}`, price]),
    ).values(),
  ]
  const { once = [], model = [] } = Object.groupBy(unique, (price) => (price.sellingModelId ? 'model' : 'once'))
  return [
    ...(await upsertPricesOf(executor, { priceBookId, prices: once, kind: 'once' })),
    ...(await upsertPricesOf(executor, { priceBookId, prices: model, kind: 'model' })),
  ]
}

async function upsertPricesOf(
  executor: Executor,
  given: { priceBookId: string; prices: readonly NewPrice[]; kind: keyof typeof conflictOf },
): Promise<string[]> {
  if (given.prices.length === 0) return []
  const rows = given.prices.map((price) => ({
    id: newId('01u'),
    product_id: price.productId,
    currency: price.currency,
    unit_price: price.unitPrice,
    schedule_id: price.scheduleId ?? null,
    selling_model_id: price.sellingModelId ?? null,
  }))
  const { rows: changed } = await executor.execute<{ product_id: string }>(sql`
    insert into price_book_entry as kept (id, price_book_id, product_id, selling_model_id, currency_iso_code, unit_price, adjustment_schedule_id)
    select id, ${given.priceBookId}, product_id, selling_model_id, currency, unit_price, schedule_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id text, product_id text, currency text, unit_price numeric, schedule_id text, selling_model_id text)
    on conflict ${conflictOf[given.kind]} do update
    set unit_price = excluded.unit_price, adjustment_schedule_id = coalesce(excluded.adjustment_schedule_id, kept.adjustment_schedule_id)
    where kept.unit_price <> excluded.unit_price
      or coalesce(excluded.adjustment_schedule_id, kept.adjustment_schedule_id) is distinct from kept.adjustment_schedule_id
    returning kept.product_id`)
  return changed.map((row) => row.product_id)
}

/** Those of some products that no price book has a price for. */
export async function findUnpricedProducts(executor: Executor, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...productIds])}::text[]) as given(id)
    where not exists (select from ${priceBookEntry} where ${priceBookEntry.productId} = given.id)`)
  return rows.map(({ id }) => id)
}

/** Price books with the groups they are for (none: everyone), and the schedules that their prices share. */
export interface NewPriceBooks {
  readonly books: Array<typeof priceBook.$inferInsert>
  readonly groups: Array<typeof priceBookBuyerGroup.$inferInsert>
  readonly schedules: Array<typeof adjustmentSchedule.$inferInsert>
  readonly tiers: Array<typeof adjustmentTier.$inferInsert>
}

/** Stores price books and schedules. */
export async function insertPriceBooks(
  executor: Executor,
  { books, groups, schedules, tiers }: NewPriceBooks,
): Promise<void> {
  if (books.length > 0) await executor.insert(priceBook).values(books)
  if (groups.length > 0) await executor.insert(priceBookBuyerGroup).values(groups)
  if (schedules.length > 0) await executor.insert(adjustmentSchedule).values(schedules)
  if (tiers.length > 0) await executor.insert(adjustmentTier).values(tiers)
}

/** All price books, the first in priority first: for imports, which write into them. */
export async function findPriceBooks(
  executor: Executor,
): Promise<Array<typeof priceBook.$inferSelect & { isForEveryone: boolean }>> {
  return executor
    .select({
      ...getTableColumns(priceBook),
      isForEveryone: sql<boolean>`not exists (select from ${priceBookBuyerGroup} where ${priceBookBuyerGroup.priceBookId} = ${priceBook.id})`,
    })
    .from(priceBook)
    .orderBy(asc(priceBook.priority), asc(priceBook.id))
}
