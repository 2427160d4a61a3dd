import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/pricing.js'
import { integrityError } from '../../records/service.ts'
import {
  deletePrice,
  deletePriceBook,
  deletePriceBookGroup,
  findPriceBookDates,
  insertPrice,
  insertPriceBook,
  insertPriceBookGroup,
  insertPrices,
  isLastGroupOfActiveBook,
  isOriginalBook,
  type NewPriceRow,
  type PriceBookValues,
  updatePrice,
  updatePriceBook,
  updatePrices,
} from './store.ts'

/** What changes in a price book; what is left out stays as it is. */
export type PriceBookChanges = { readonly [Name in keyof PriceBookValues]?: PriceBookValues[Name] | undefined }

/** Creates a price book and returns its id. It is for everyone until a buyer group is assigned to it. */
export async function createPriceBook(tx: Transaction, book: PriceBookValues): Promise<Result<string>> {
  const orderError = findDateOrderError(book)
  if (orderError !== null) return err(orderError)
  const id = newId('01s')
  await insertPriceBook(tx, { id, ...book })
  return ok(id)
}

/** Changes a price book. Returns an error when it would end before it begins. */
export async function changePriceBook(tx: Transaction, id: string, changes: PriceBookChanges): Promise<Result<null>> {
  const existing = await findPriceBookDates(tx, id)
  const { validFrom = existing.validFrom, validTo = existing.validTo } = changes
  const orderError = findDateOrderError({ validFrom, validTo })
  if (orderError !== null) return err(orderError)
  await updatePriceBook(tx, id, changes)
  return ok(null)
}

/** Deletes a price book with its prices. Returns an error for the book of the original prices, which no call makes. */
export async function removePriceBook(tx: Transaction, id: string): Promise<Result<null>> {
  if (await isOriginalBook(tx, id)) return err({ code: 'DELETE_FAILED', message: messages.originalBook })
  await deletePriceBook(tx, id)
  return ok(null)
}

/** A price to create: of one unit, as a decimal, in a currency that the shop has to sell in. */
export interface NewPriceRecord {
  readonly priceBookId: string
  readonly productId: string
  /** Null: sold once. */
  readonly sellingModelId: string | null
  readonly currency: string
  readonly unitPrice: string
  readonly soldCurrencies: readonly string[]
}

/** Creates the price of a product in a price book and returns its id. */
export async function createPrice(tx: Transaction, price: NewPriceRecord): Promise<Result<string>> {
  const result = toPriceRow(price)
  if (!result.ok) return result
  await insertPrice(tx, result.value)
  return ok(result.value.id)
}

/** Creates many prices as `createPrice` would each, in one statement. */
export async function createPrices(tx: Transaction, prices: readonly NewPriceRecord[]): Promise<Array<Result<string>>> {
  const results = prices.map(toPriceRow)
  await insertPrices(
    tx,
    results.flatMap((result) => (result.ok ? [result.value] : [])),
  )
  return results.map((result) => (result.ok ? ok(result.value.id) : result))
}

function toPriceRow({ soldCurrencies, currency: requested, ...price }: NewPriceRecord): Result<NewPriceRow> {
  const currency = requested.toUpperCase()
  return soldCurrencies.includes(currency)
    ? ok({ id: newId('01u'), ...price, currency })
    : err(integrityError('CurrencyIsoCode', () => messages.recordCurrency({ currency })))
}

/** Changes the amount of a price; undefined leaves it as it is. */
export async function changePrice(tx: Transaction, id: string, unitPrice: string | undefined): Promise<Result<null>> {
  if (unitPrice !== undefined) await updatePrice(tx, id, unitPrice)
  return ok(null)
}

/** Changes the amounts of many prices, each once, in one statement; undefined leaves one as it is. */
export async function changePrices(
  tx: Transaction,
  changes: ReadonlyArray<{ readonly id: string; readonly unitPrice: string | undefined }>,
): Promise<Array<Result<null>>> {
  const changed = changes.flatMap(({ id, unitPrice }) => (unitPrice === undefined ? [] : [{ id, unitPrice }]))
  if (changed.length > 0) await updatePrices(tx, changed)
  return changes.map(() => ok(null))
}

/** Deletes a price. */
export async function removePrice(tx: Transaction, id: string): Promise<Result<null>> {
  await deletePrice(tx, id)
  return ok(null)
}

/**
 * Lets a buyer group pay by a price book, and returns the id of the assignment. Returns an error for the book of the
 * original prices, which is for everyone.
 */
export async function assignPriceBook(
  tx: Transaction,
  assignment: { readonly priceBookId: string; readonly buyerGroupId: string },
): Promise<Result<string>> {
  if (await isOriginalBook(tx, assignment.priceBookId))
    return err(integrityError('Pricebook2Id', messages.originalBook))
  return ok(await insertPriceBookGroup(tx, assignment))
}

/**
 * Takes a price book away from a buyer group. Returns an error for the last group of an active price book, which would
 * be for everyone then.
 */
export async function unassignPriceBook(tx: Transaction, id: string): Promise<Result<null>> {
  if (await isLastGroupOfActiveBook(tx, id)) return err({ code: 'DELETE_FAILED', message: messages.bookWithoutGroups })
  await deletePriceBookGroup(tx, id)
  return ok(null)
}

function findDateOrderError({ validFrom, validTo }: Pick<PriceBookValues, 'validFrom' | 'validTo'>) {
  return validFrom === null || validTo === null || validFrom < validTo
    ? null
    : integrityError('ValidTo', () => messages.invalidDateOrder({ field: 'ValidTo', other: 'ValidFrom' }))
}
