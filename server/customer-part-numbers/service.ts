import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import {
  findOrderableProducts,
  findProductsByPartNumbers,
  type OrderableProduct,
  type PartNumberMatch,
} from '../catalogue/service.ts'
import { changeNumber, enterNumber, enterNumbers, type Entry, parseNumber } from './enter.ts'
import { numberErrors } from './errors.ts'
import * as store from './store.ts'

export { learnNumbers } from './learn.ts'

/** What an account calls a product; the product is null where the shopper may not see it. */
export interface CustomerNumber {
  readonly id: string
  readonly number: string
  readonly source: 'Entered' | 'Learned'
  readonly product: OrderableProduct | null
}

/** A page of numbers. */
export interface NumberListing {
  readonly term: string
  readonly number: string | null
  readonly productId: string | null
  readonly limit: number
  readonly offset: number
}

/** Lists the numbers of the effective account in their order; guests and users without an account have none. */
export async function listNumbers(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  { term, number, productId, limit, offset }: NumberListing,
): Promise<{ readonly numbers: readonly CustomerNumber[]; readonly total: number }> {
  if (shopper.account === null) return { numbers: [], total: 0 }
  const { rows, total } = await store.findNumberPage(db, {
    accountId: shopper.account.id,
    buyerGroupIds: toBuyerGroupIds(shopper),
    term: term.trim(),
    termKey: toPartNumberKey(term),
    numberKey: number === null ? null : toPartNumberKey(number),
    productId: productId === null ? null : (normalizeId(productId, '01t') ?? productId),
    limit,
    offset,
  })
  return { numbers: await addProducts(db, shopper, rows), total }
}

async function addProducts(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  rows: readonly store.NumberRow[],
): Promise<CustomerNumber[]> {
  const products = await findOrderableProducts(
    db,
    shopper,
    rows.map(({ productId }) => productId),
  )
  return rows.map(({ id, number, source, productId }) => ({
    id,
    number,
    source: toShownSource(source),
    product: products.get(productId) ?? null,
  }))
}

function toShownSource(source: store.NumberRow['source']): CustomerNumber['source'] {
  return source === 'Learned' ? 'Learned' : 'Entered'
}

/** Enters what the effective account calls a product that the shopper may see. */
export function addNumber(
  database: store.Database,
  shopper: Shopper,
  { number, productId }: { readonly number: string; readonly productId: string },
): Promise<Result<CustomerNumber>> {
  return runOrRollBack(database, async (tx) => {
    if (shopper.account === null) return err(numberErrors.noAccount)
    const id = normalizeId(productId, '01t')
    const product = id === null ? undefined : (await findOrderableProducts(tx, shopper, [id])).get(id)
    if (product === undefined) return err(numberErrors.unknownProduct)
    const shopNumberError = await findShopNumberError(tx, shopper, { number, productId: product.id })
    if (shopNumberError !== null) return err(shopNumberError)
    const entry = await enterNumber(tx, shopper.account.id, { number, productId: product.id })
    return entry.ok ? readNumber(tx, shopper, entry.value.id) : entry
  })
}

/** Changes how a number of the effective account is written. */
export function renameNumber(
  database: store.Database,
  shopper: Shopper,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<Result<CustomerNumber>> {
  return runOrRollBack(database, async (tx) => {
    if (shopper.account === null) return err(numberErrors.noAccount)
    const row = await store.findNumber(tx, id, shopper.account.id)
    if (row === null) return err(numberErrors.unknownNumber)
    const shopNumberError = await findShopNumberError(tx, shopper, { number, productId: row.productId })
    if (shopNumberError !== null) return err(shopNumberError)
    const changed = await changeNumber(tx, row, { number })
    return changed.ok ? readNumber(tx, shopper, id) : changed
  })
}

/** Removes a number of the effective account; one that was learned is not learned again. */
export function removeNumber(database: store.Database, shopper: Shopper, id: string): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    if (shopper.account === null) return err(numberErrors.noAccount)
    const row = await store.findNumber(tx, id, shopper.account.id)
    if (row === null) return err(numberErrors.unknownNumber)
    await store.deleteOrDismissNumber(tx, row)
    return ok(null)
  })
}

async function readNumber(tx: store.Transaction, shopper: Shopper, id: string): Promise<Result<CustomerNumber>> {
  const row = await store.findNumber(tx, id, shopper.account?.id)
  const [number] = row === null ? [] : await addProducts(tx, shopper, [row])
  return number === undefined ? err(numberErrors.unknownNumber) : ok(number)
}

/** Returns the error for a number that is the shop's own part number of another product, which always counts first. */
async function findShopNumberError(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  { number, productId }: { readonly number: string; readonly productId: string },
): Promise<DomainError | null> {
  const match = (await findProductsByPartNumbers(db, shopper, [number.trim()])).get(number.trim())
  return isShopNumberOfOther(match, productId) ? numberErrors.shopNumber : null
}

function isShopNumberOfOther(match: PartNumberMatch | undefined, productId: string): boolean {
  return match?.field === 'StockKeepingUnit' && match.products.every(({ id }) => id !== productId)
}

/** A row of a file: what the account calls a product, and the part number of the shop. */
export interface ImportRow {
  readonly number: string
  readonly partNumber: string
}

/** Enters many numbers of the effective account; the results are in the order of the rows. */
export function importNumbers(
  database: store.Database,
  shopper: Shopper,
  rows: readonly ImportRow[],
): Promise<Result<ReadonlyArray<Result<Entry>>>> {
  return runOrRollBack(database, async (tx): Promise<Result<ReadonlyArray<Result<Entry>>>> => {
    if (shopper.account === null) return err(numberErrors.noAccount)
    const texts = rows.flatMap(({ number, partNumber }) => [number.trim(), partNumber.trim()])
    const matches = await findProductsByPartNumbers(tx, shopper, [...new Set(texts)])
    const checked = rows.map((row) => checkImportRow(row, matches))
    const entries = await enterNumbers(tx, shopper.account.id, {
      numbers: checked.flatMap((row) => (row.ok ? [row.value] : [])),
      replacesProducts: true,
    })
    const results = entries.values()
    return ok(checked.map((row) => (row.ok ? (results.next().value ?? err(numberErrors.malformedNumber)) : row)))
  })
}

function checkImportRow(
  { number, partNumber }: ImportRow,
  matches: ReadonlyMap<string, PartNumberMatch>,
): Result<{ readonly number: string; readonly productId: string }> {
  const parsed = parseNumber(number)
  if (!parsed.ok) return parsed
  const [product, other] = matches.get(partNumber.trim())?.products ?? []
  if (product === undefined) return err(numberErrors.unknownProduct)
  if (other !== undefined) return err(numberErrors.ambiguousPartNumber)
  return isShopNumberOfOther(matches.get(number.trim()), product.id)
    ? err(numberErrors.shopNumber)
    : ok({ number, productId: product.id })
}

/** What a number stands for in the effective account. */
export interface NumberMatch {
  readonly number: string
  readonly source: 'Entered' | 'Learned'
  readonly product: OrderableProduct
}

/**
 * Finds the products that the effective account means by numbers, by number as it was passed. Numbers that stand for
 * nothing, or for a product that the shopper may not see, are missing. It takes a fixed number of statements.
 */
export async function findProductsByCustomerNumbers(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  numbers: readonly string[],
): Promise<Map<string, NumberMatch>> {
  const keys = new Set(numbers.map(toPartNumberKey))
  keys.delete('')
  if (shopper.account === null || keys.size === 0) return new Map()
  const rows = await store.findNumbersByKey(db, shopper.account.id, [...keys])
  const products = await findOrderableProducts(
    db,
    shopper,
    [...rows.values()].map(({ productId }) => productId),
  )
  return new Map(
    numbers.flatMap((number): [string, NumberMatch][] => {
      const row = rows.get(toPartNumberKey(number))
      const product = row === undefined ? undefined : products.get(row.productId)
      return row === undefined || product === undefined
        ? []
        : [[number, { number: row.number, source: toShownSource(row.source), product }]]
    }),
  )
}

/** Finds what the effective account calls products, one number of each, by product. */
export async function findNumbersOfProducts(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, Pick<NumberMatch, 'number' | 'source'>>> {
  if (shopper.account === null || productIds.length === 0) return new Map()
  const rows = await store.findNumbersOfProducts(db, shopper.account.id, productIds)
  return new Map([...rows].map(([id, { number, source }]) => [id, { number, source: toShownSource(source) }]))
}
