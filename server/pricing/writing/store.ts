import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { priceBook, priceBookBuyerGroup, priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { and, eq, sql } from 'drizzle-orm'

/** The values of a price book; null: no beginning or no end. */
export interface PriceBookValues {
  readonly name: string
  readonly isActive: boolean
  readonly validFrom: Date | null
  readonly validTo: Date | null
  readonly priority: number
}

/** Inserts a price book. */
export async function insertPriceBook(tx: Transaction, book: PriceBookValues & { readonly id: string }): Promise<void> {
  await tx.insert(priceBook).values(book)
}

/** Returns when a price book begins and ends. */
export async function findPriceBookDates(
  db: ReadOnlyDb,
  id: string,
): Promise<Pick<PriceBookValues, 'validFrom' | 'validTo'>> {
  const [row] = await db
    .select({ validFrom: priceBook.validFrom, validTo: priceBook.validTo })
    .from(priceBook)
    .where(eq(priceBook.id, id))
  return row ?? { validFrom: null, validTo: null }
}

/** Whether a price book is the one with the original prices. */
export async function isOriginalBook(db: ReadOnlyDb, id: string): Promise<boolean> {
  const [row] = await db.select({ isOriginal: priceBook.isOriginal }).from(priceBook).where(eq(priceBook.id, id))
  return row?.isOriginal === true
}

/** Updates a price book; undefined values stay as they are. */
export async function updatePriceBook(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof PriceBookValues]?: PriceBookValues[Name] | undefined },
): Promise<void> {
  await tx.update(priceBook).set(changes).where(eq(priceBook.id, id))
}

/** Deletes a price book with its prices. */
export async function deletePriceBook(tx: Transaction, id: string): Promise<void> {
  await tx.delete(priceBook).where(eq(priceBook.id, id))
}

/** Inserts the price of a product in a price book. */
export async function insertPrice(
  tx: Transaction,
  { currency: currencyIsoCode, ...price }: NewPriceRow,
): Promise<void> {
  await tx.insert(priceBookEntry).values({ ...price, currencyIsoCode })
}

/** A price to insert: of one unit, as a decimal. */
export interface NewPriceRow {
  readonly id: string
  readonly priceBookId: string
  readonly productId: string
  /** Null: sold once. */
  readonly sellingModelId: string | null
  readonly currency: string
  readonly unitPrice: string
}

/** Inserts prices in one statement. */
export async function insertPrices(tx: Transaction, prices: readonly NewPriceRow[]): Promise<void> {
  const list = (name: keyof NewPriceRow) => toTextArraySql(prices.map((price) => price[name] ?? ''))
  await tx.execute(sql`
    insert into price_book_entry
      (id, price_book_id, product_id, selling_model_id, currency_iso_code, unit_price)
    select id, book, product, nullif(model, ''), currency, price::numeric
    from unnest(
      ${list('id')}, ${list('priceBookId')}, ${list('productId')},
      ${list('sellingModelId')}, ${list('currency')}, ${list('unitPrice')}
    ) as given(id, book, product, model, currency, price)`)
}

/** Updates the amounts of prices that have another one, in one statement; each price comes once. */
export async function updatePrices(
  tx: Transaction,
  prices: ReadonlyArray<{ readonly id: string; readonly unitPrice: string }>,
): Promise<void> {
  await tx.execute(sql`
    update price_book_entry as kept set unit_price = given.price::numeric
    from unnest(${toTextArraySql(prices.map(({ id }) => id))}, ${toTextArraySql(prices.map(({ unitPrice }) => unitPrice))})
      as given(id, price)
    where kept.id = given.id and kept.unit_price <> given.price::numeric`)
}

/** Updates the amount of a price. */
export async function updatePrice(tx: Transaction, id: string, unitPrice: string): Promise<void> {
  await tx.update(priceBookEntry).set({ unitPrice }).where(eq(priceBookEntry.id, id))
}

/** Deletes a price. */
export async function deletePrice(tx: Transaction, id: string): Promise<void> {
  await tx.delete(priceBookEntry).where(eq(priceBookEntry.id, id))
}

/** Assigns a buyer group to a price book and returns the id of the assignment. */
export async function insertPriceBookGroup(
  tx: Transaction,
  assignment: { readonly priceBookId: string; readonly buyerGroupId: string },
): Promise<string> {
  const [row] = await tx.insert(priceBookBuyerGroup).values(assignment).returning({ id: priceBookBuyerGroup.id })
  return row?.id ?? ''
}

/** Whether an assignment is the only one of an active price book; locks the book, so that it stays so. */
export async function isLastGroupOfActiveBook(tx: Transaction, id: string): Promise<boolean> {
  const [book] = await tx
    .select({ id: priceBook.id, isActive: priceBook.isActive })
    .from(priceBook)
    .innerJoin(
      priceBookBuyerGroup,
      and(eq(priceBookBuyerGroup.priceBookId, priceBook.id), eq(priceBookBuyerGroup.id, id)),
    )
    .for('update', { of: priceBook })
  if (book?.isActive !== true) return false
  const [row] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(priceBookBuyerGroup)
    .where(eq(priceBookBuyerGroup.priceBookId, book.id))
  return row?.count === 1
}

/** Deletes the assignment of a buyer group to a price book. */
export async function deletePriceBookGroup(tx: Transaction, id: string): Promise<void> {
  await tx.delete(priceBookBuyerGroup).where(eq(priceBookBuyerGroup.id, id))
}
