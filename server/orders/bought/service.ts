import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { translateProducts } from '../../catalogue/service.ts'
import { orderErrors } from '../errors.ts'
import {
  type BoughtKey,
  type BoughtOrder,
  type BoughtProduct,
  countBoughtProducts,
  findBoughtIds,
  findBoughtPage,
  isBoughtValue,
  type NewlyBought,
  toBoughtKey,
} from './store.ts'

/** A line of a new order. */
interface OrderedLine {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
}

/** A page of what was bought before, and the token of the next one. */
export interface BoughtPage {
  readonly products: readonly BoughtProduct[]
  readonly nextPageToken: string | null
}

/**
 * Counts the lines of an order for the account that it is of, or the person when there is none; several lines of a product
 * are one. Orders of guests are nobody's.
 */
export async function recordBoughtProducts(
  tx: Transaction,
  order: {
    readonly id: string
    readonly buyerId: string | null
    readonly orderedAt: Date
    readonly currencyIsoCode: string
    readonly items: readonly OrderedLine[]
  },
): Promise<void> {
  const { id, buyerId, orderedAt, currencyIsoCode } = order
  if (buyerId === null) return
  const products = [...Map.groupBy(order.items, ({ productId }) => productId).values()].flatMap(
    (lines): NewlyBought[] => {
      const [first] = lines
      if (first === undefined) return []
      const quantity = lines.slice(1).reduce((sum, line) => sum.plus(line.quantity), first.quantity)
      return [
        {
          buyerId,
          productId: first.productId,
          sku: first.sku,
          name: first.name,
          lastOrderedAt: orderedAt,
          lastOrderId: id,
          lastQuantity: toText(quantity),
          lastUnitPrice: toText(first.unitPrice),
          currencyIsoCode,
        },
      ]
    },
  )
  await countBoughtProducts(tx, products)
}

/** Lists what the effective account has ordered; for a buyer without an account, what they have ordered. */
export async function listBoughtProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: {
    readonly term: string
    readonly order: BoughtOrder
    readonly pageSize: number
    readonly pageToken: string | undefined
  },
): Promise<Result<BoughtPage>> {
  const { term, order, pageSize } = query
  const after = query.pageToken === undefined ? null : parseToken(query.pageToken, order)
  if (query.pageToken !== undefined && after === null) return err(orderErrors.malformedToken)
  const buyerId = shopper.account?.id ?? shopper.userId
  const rows = await findBoughtPage(db, { buyerId, term: term.trim(), order, after, limit: pageSize + 1 })
  const products = rows.slice(0, pageSize)
  const last = products.at(-1)
  return ok({
    products: await translateNames(db, shopper, products),
    nextPageToken: rows.length > pageSize && last !== undefined ? toToken(toBoughtKey(last, order)) : null,
  })
}

async function translateNames(
  db: ReadOnlyDb,
  { webstore }: Shopper,
  products: readonly BoughtProduct[],
): Promise<BoughtProduct[]> {
  const names = products.map(({ productId, name }) => ({ id: productId, name }))
  const shown = await translateProducts(db, webstore, names)
  return products.map((product, position) => ({ ...product, name: shown[position]?.name ?? product.name }))
}

/** Finds the ids of what the effective account has ordered; for a buyer without an account, of what they have ordered. */
export function findBoughtProductIds(db: ReadOnlyDb, shopper: Shopper): Promise<string[]> {
  return findBoughtIds(db, shopper.account?.id ?? shopper.userId)
}

function toToken({ value, productId }: BoughtKey): string {
  return Buffer.from(JSON.stringify([value, productId])).toString('base64url')
}

function parseToken(token: string, order: BoughtOrder): BoughtKey | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
    if (!isTextPair(key) || !isStorable(key)) return null
    const [value, productId] = key
    return isBoughtValue(value, order) ? { value, productId } : null
  } catch {
    return null
  }
}

function isTextPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
}
