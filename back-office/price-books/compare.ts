import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/price-books.js'
import { getFieldText, getParentText } from '../records/field-value.ts'
import { findReferencedId } from '../records/find-references.ts'
import { queryAll } from '../records/query-all.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage, type FormError } from '../shell/office-errors.ts'

/** How the differences are ordered. */
export type ComparisonOrder = (typeof ORDERS)[number]

const ORDERS = ['partNumber', 'amount', 'percent'] as const

/** A product whose price differs; a book without a price of it has null. Amounts are in `currency`. */
export interface PriceDifference {
  readonly key: string
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly currency: string
  readonly one: string | null
  readonly other: string | null
  /** What the other book's price is above the one's, and in percent of the one's; null where one of them is missing. */
  readonly amount: string | null
  readonly percent: string | null
}

/** Two price books and what differs. */
export interface Comparison {
  readonly one: string
  readonly other: string
  readonly order: ComparisonOrder
  readonly errors: readonly FormError[]
  /** Null: the books have not been chosen yet. */
  readonly differences: readonly PriceDifference[] | null
  readonly sameCount: number
}

/** Compares the prices of the two books that a query names, by their names or ids. */
export async function compareBooks(staff: StaffClient, search: URLSearchParams): Promise<Comparison> {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, 255)
  const [one, other] = [read('one'), read('other')]
  const order = ORDERS.find((known) => known === search.get('sort')) ?? 'partNumber'
  const nothing = { one, other, order, errors: [], differences: null, sameCount: 0 }
  if (one === '' || other === '') return nothing
  const ids = await Promise.all([one, other].map((text) => findReferencedId(staff, { objectName: 'Pricebook2', text })))
  const errors = ['one', 'other'].flatMap((field, index) =>
    ids[index] === null ? [{ message: messages.noBook({ text: index === 0 ? one : other }), fields: [field] }] : [],
  )
  const [oneId, otherId] = ids
  if (typeof oneId !== 'string' || typeof otherId !== 'string') return { ...nothing, errors }
  const [onePrices, otherPrices] = await awaitOrErrorPage(
    Promise.all([loadPrices(staff, oneId), loadPrices(staff, otherId)]),
  )
  const keys = [...new Set([...onePrices.keys(), ...otherPrices.keys()])]
  const all = keys.flatMap((key) => toDifference(key, onePrices.get(key), otherPrices.get(key)) ?? [])
  return { ...nothing, differences: sortDifferences(all, order), sameCount: keys.length - all.length }
}

interface BookEntry extends Pick<PriceDifference, 'productId' | 'sku' | 'name' | 'currency'> {
  readonly price: Decimal
}

async function loadPrices(staff: StaffClient, priceBookId: string): Promise<ReadonlyMap<string, BookEntry>> {
  const fields =
    'Product2Id, Product2.StockKeepingUnit, Product2.Name, CurrencyIsoCode, ProductSellingModelId, UnitPrice'
  const q = `SELECT ${fields} FROM PricebookEntry WHERE Pricebook2Id = ${formatId(priceBookId)}`
  const entries = new Map<string, BookEntry>()
  for await (const { records } of queryAll(staff, q))
    for (const record of records) {
      const productId = getFieldText(record, 'Product2Id') ?? ''
      const currency = getFieldText(record, 'CurrencyIsoCode') ?? ''
      entries.set(`${productId} ${currency} ${getFieldText(record, 'ProductSellingModelId') ?? ''}`, {
        productId,
        currency,
        sku: getParentText(record, 'Product2', 'StockKeepingUnit') ?? '',
        name: getParentText(record, 'Product2', 'Name') ?? '',
        price: decimal(getFieldText(record, 'UnitPrice') ?? '0'),
      })
    }
  return entries
}

function toDifference(key: string, one: BookEntry | undefined, other: BookEntry | undefined): PriceDifference | null {
  const entry = one ?? other
  if (entry === undefined || (one !== undefined && other !== undefined && one.price.eq(other.price))) return null
  const amount = one === undefined || other === undefined ? null : other.price.minus(one.price)
  return {
    key,
    productId: entry.productId,
    sku: entry.sku,
    name: entry.name,
    currency: entry.currency,
    one: one?.price.toFixed() ?? null,
    other: other?.price.toFixed() ?? null,
    amount: amount?.toFixed() ?? null,
    percent:
      amount === null || one === undefined || one.price.eq(ZERO)
        ? null
        : amount.times(100).div(one.price).round(1).toFixed(),
  }
}

function sortDifferences(differences: readonly PriceDifference[], order: ComparisonOrder): readonly PriceDifference[] {
  const bySku = differences.toSorted((first, second) => (first.sku < second.sku ? -1 : 1))
  if (order === 'partNumber') return bySku
  // The largest reductions come first; products that only one of the books has come last.
  return bySku.toSorted((first, second) => {
    const [one, other] = [first[order], second[order]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return decimal(one).cmp(decimal(other))
  })
}
