import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { priceBook, priceBookEntry, priceChange } from '@hydrant/database/schema/pricing.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'

/** A change as it is stored. */
export type PriceChange = typeof priceChange.$inferSelect

/** A change to store: the price of one unit from a day on, as a decimal. */
export type NewPriceChange = Pick<
  PriceChange,
  'priceBookId' | 'productId' | 'sellingModelId' | 'currencyIsoCode' | 'unitPrice' | 'effectiveOn'
>

/** What there can be one planned change of: a price on a day. */
export type PriceDay = Omit<NewPriceChange, 'unitPrice'>

/** Stores a change that whoever makes the current request plans, and returns its id. */
export async function insertChange(tx: Transaction, change: NewPriceChange): Promise<string> {
  const { userId, integrationId } = currentActor()
  const [row] = await tx
    .insert(priceChange)
    .values({ ...change, userId, integrationId })
    .returning({ id: priceChange.id })
  return row?.id ?? ''
}

/** Stores changes with ids that are given in one statement. Throws when a price has one for the day already. */
export async function insertChanges(
  tx: Transaction,
  changes: ReadonlyArray<NewPriceChange & { readonly id: string }>,
): Promise<void> {
  await tx.execute(toInsertSql(changes))
}

/** Stores changes of the prices that have none for the day yet, in one statement, and returns their ids. */
export async function insertMissingChanges(tx: Transaction, changes: readonly NewPriceChange[]): Promise<string[]> {
  const identified = changes.map((change) => ({ id: newId('a0P'), ...change }))
  const { rows } = await tx.execute<{ id: string }>(sql`${toInsertSql(identified)} on conflict do nothing returning id`)
  return rows.map(({ id }) => id)
}

function toInsertSql(changes: ReadonlyArray<NewPriceChange & { readonly id: string }>): SQL {
  const { userId, integrationId } = currentActor()
  const list = (name: keyof NewPriceChange | 'id') => toTextArraySql(changes.map((change) => change[name] ?? ''))
  return sql`
    insert into price_change
      (id, price_book_id, product_id, selling_model_id, currency_iso_code, unit_price, effective_on, user_id,
        integration_id)
    select id, book, product, nullif(model, ''), currency, price::numeric, day::date, ${userId}::text,
      ${integrationId}::text
    from unnest(
      ${list('id')}, ${list('priceBookId')}, ${list('productId')}, ${list('sellingModelId')},
      ${list('currencyIsoCode')}, ${list('unitPrice')}, ${list('effectiveOn')}
    ) as given(id, book, product, model, currency, price, day)`
}

/** Finds a change; null when there is none. */
export async function findChange(db: ReadOnlyDb, id: string): Promise<PriceChange | null> {
  const [row] = await db.select().from(priceChange).where(eq(priceChange.id, id))
  return row ?? null
}

/** Finds changes by their ids. */
export async function findChanges(db: ReadOnlyDb, ids: readonly string[]): Promise<ReadonlyMap<string, PriceChange>> {
  const rows = await db
    .select()
    .from(priceChange)
    .where(inArray(priceChange.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds the planned change of a price for a day; null when there is none. */
export async function findPlannedId(db: ReadOnlyDb, day: PriceDay): Promise<string | null> {
  const [row] = await db
    .select({ id: priceChange.id })
    .from(priceChange)
    .where(
      and(
        eq(priceChange.status, 'Planned'),
        eq(priceChange.priceBookId, day.priceBookId),
        eq(priceChange.productId, day.productId),
        eq(priceChange.currencyIsoCode, day.currencyIsoCode),
        day.sellingModelId === null
          ? isNull(priceChange.sellingModelId)
          : eq(priceChange.sellingModelId, day.sellingModelId),
        eq(priceChange.effectiveOn, day.effectiveOn),
      ),
    )
  return row?.id ?? null
}

/** Updates a change in the name of whoever makes the current request; undefined values stay as they are. */
export async function updateChange(
  tx: Transaction,
  id: string,
  changes: {
    readonly unitPrice?: string | undefined
    readonly effectiveOn?: string | undefined
    readonly status?: 'Canceled' | undefined
  },
): Promise<void> {
  const { userId, integrationId } = currentActor()
  await tx
    .update(priceChange)
    .set({ ...changes, userId, integrationId })
    .where(eq(priceChange.id, id))
}

/** Deletes a change. */
export async function deleteChange(tx: Transaction, id: string): Promise<void> {
  await tx.delete(priceChange).where(eq(priceChange.id, id))
}

/** Whether the day of a planned change has begun: a question that costs nothing while none has. */
export async function hasDueChange(db: ReadOnlyDb, today: string): Promise<boolean> {
  const [row] = await db
    .select({ id: priceChange.id })
    .from(priceChange)
    .where(and(eq(priceChange.status, 'Planned'), lte(priceChange.effectiveOn, today)))
    .limit(1)
  return row !== undefined
}

/**
 * Locks up to `limit` planned changes of the earliest day that has begun, all planned by the same person: of a price there
 * is one among them at most.
 */
export async function lockDueChanges(tx: Transaction, today: string, limit: number): Promise<PriceChange[]> {
  const [first] = await tx
    .select({
      effectiveOn: priceChange.effectiveOn,
      userId: priceChange.userId,
      integrationId: priceChange.integrationId,
    })
    .from(priceChange)
    .where(and(eq(priceChange.status, 'Planned'), lte(priceChange.effectiveOn, today)))
    .orderBy(asc(priceChange.effectiveOn), asc(priceChange.id))
    .limit(1)
  if (first === undefined) return []
  return tx
    .select()
    .from(priceChange)
    .where(
      and(
        eq(priceChange.status, 'Planned'),
        eq(priceChange.effectiveOn, first.effectiveOn),
        sql`${priceChange.userId} is not distinct from ${first.userId}`,
        sql`${priceChange.integrationId} is not distinct from ${first.integrationId}`,
      ),
    )
    .orderBy(asc(priceChange.id))
    .limit(limit)
    .for('update')
}

/** The price that a change is of, as it is now: its id and amount. */
export interface ExistingPrice {
  readonly changeId: string
  readonly entryId: string
  readonly unitPrice: string
}

/** Finds the prices that changes are of; those that a book does not have yet are missing. */
export async function findExistingPrices(tx: Transaction, changeIds: readonly string[]): Promise<ExistingPrice[]> {
  return tx
    .select({
      changeId: priceChange.id,
      entryId: priceBookEntry.id,
      unitPrice: sql<string>`trim_scale(${priceBookEntry.unitPrice})::text`,
    })
    .from(priceChange)
    .innerJoin(
      priceBookEntry,
      and(
        eq(priceBookEntry.priceBookId, priceChange.priceBookId),
        eq(priceBookEntry.productId, priceChange.productId),
        eq(priceBookEntry.currencyIsoCode, priceChange.currencyIsoCode),
        sql`${priceBookEntry.sellingModelId} is not distinct from ${priceChange.sellingModelId}`,
      ),
    )
    .where(inArray(priceChange.id, [...changeIds]))
}

/** What became of a change. */
export interface AppliedChange {
  readonly id: string
  /** Null: the price was written. */
  readonly failureReason: string | null
  /** Null: there was no price. */
  readonly previousPrice: string | null
}

/** Stores what became of changes, in one statement. */
export async function storeApplied(tx: Transaction, changes: readonly AppliedChange[]): Promise<void> {
  const list = (name: keyof AppliedChange) => toTextArraySql(changes.map((change) => change[name] ?? ''))
  await tx.execute(sql`
    update price_change set
      status = case when given.reason = '' then 'Applied' else 'Failed' end,
      failure_reason = nullif(given.reason, ''),
      applied_at = case when given.reason = '' then clock_timestamp() end,
      previous_price = nullif(given.previous, '')::numeric
    from unnest(${list('id')}, ${list('failureReason')}, ${list('previousPrice')}) as given(id, reason, previous)
    where price_change.id = given.id`)
}

/** A price of a book as it will be when a day begins, and whether there is a change of it for that day. */
export interface PriceOnDay {
  readonly productId: string
  readonly sku: string
  readonly sellingModelId: string | null
  readonly currencyIsoCode: string
  readonly unitPrice: string
  readonly isPlannedForDay: boolean
}

/** Finds prices of a book, by part number, as they will be when a day begins by what is planned until then. */
export async function findPricesOnDay(
  db: ReadOnlyDb,
  {
    priceBookId,
    effectiveOn,
    limit,
  }: { readonly priceBookId: string; readonly effectiveOn: string; readonly limit: number },
): Promise<PriceOnDay[]> {
  const { rows } = await db.execute<{
    product_id: string
    sku: string
    selling_model_id: string | null
    currency_iso_code: string
    unit_price: string
    is_planned_for_day: boolean
  }>(sql`
    with planned as materialized (
      select product_id, currency_iso_code, coalesce(selling_model_id, '') as model,
        (array_agg(unit_price order by effective_on desc) filter (where effective_on < ${effectiveOn}::date))[1]
          as unit_price,
        bool_or(effective_on = ${effectiveOn}::date) as is_for_day
      from price_change
      where price_book_id = ${priceBookId} and status = 'Planned' and effective_on <= ${effectiveOn}::date
      group by 1, 2, 3
    )
    select entry.product_id, product.sku, entry.selling_model_id, entry.currency_iso_code,
      trim_scale(coalesce(planned.unit_price, entry.unit_price))::text as unit_price,
      coalesce(planned.is_for_day, false) as is_planned_for_day
    from price_book_entry as entry
    join product on product.id = entry.product_id
    left join planned on planned.product_id = entry.product_id
      and planned.currency_iso_code = entry.currency_iso_code
      and planned.model = coalesce(entry.selling_model_id, '')
    where entry.price_book_id = ${priceBookId}
    order by product.sku collate "C", entry.id
    limit ${limit}`)
  return rows.map((row) => ({
    productId: row.product_id,
    sku: row.sku,
    sellingModelId: row.selling_model_id,
    currencyIsoCode: row.currency_iso_code,
    unitPrice: row.unit_price,
    isPlannedForDay: row.is_planned_for_day,
  }))
}

/** Whether there is a price book with an id. */
export async function hasPriceBook(db: ReadOnlyDb, id: string): Promise<boolean> {
  const [row] = await db.select({ id: priceBook.id }).from(priceBook).where(eq(priceBook.id, id))
  return row !== undefined
}
