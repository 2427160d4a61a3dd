import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import {
  type CartSize,
  adjustQuantities,
  calculateRewards,
  type AvailablePromotion,
  filterQualifiedPromotions,
} from '../../promotions/service.ts'
import { sumLines } from './cart-totals.ts'
import { toDestination, purchasableKey, loadPurchasables, type PurchasableRequest } from './load-purchasables.ts'
import { isLive, type LoadedCart } from '../load-cart.ts'
import {
  type BasePrice,
  calculateBasePrice,
  findRepricedLines,
  type PriceableLine,
  calculateLinePrice,
} from './price-line.ts'
import { createPricingKey } from './pricing-key.ts'
import type { Purchasable } from './purchasable.ts'
import { type Transaction, findLines, saveCartWithLines } from '../store.ts'

/** Whether the stored prices of a cart were calculated from something that has changed since. */
export function hasStalePrices(loaded: LoadedCart): boolean {
  return (
    isLive(loaded.cart) &&
    loaded.cart.totals.lineCount > 0 &&
    loaded.cart.pricedFor !==
      toCartPricingKey(loaded, filterQualifiedPromotions(loaded.discounts.promotions, loaded.cart.totals))
  )
}

/** Creates the pricing key of a cart. `qualified` are the promotions whose minimums it reaches. */
export function toCartPricingKey(
  { shopper, cart, groups, priceBooks, discounts }: LoadedCart,
  qualified: readonly AvailablePromotion[],
): string {
  return createPricingKey({
    shopper,
    currencyIsoCode: cart.currencyIsoCode,
    destinations: groups.map(({ group }) => toDestination(group)),
    priceBooks,
    availablePromotions: discounts.promotions,
    qualified,
  })
}

/** A line with its price before promotions. */
export interface LineWithBasePrice<Line extends PriceableLine> {
  readonly line: Line
  readonly basePrice: BasePrice
}

/** Adds lines with their prices to the amount and quantities of a cart. */
export function addToCartSize(size: CartSize, lines: ReadonlyArray<LineWithBasePrice<PriceableLine>>): CartSize {
  return {
    sales: sum([size.sales, ...lines.map(({ basePrice }) => basePrice.totalSalesPrice)]),
    piecesByPromotion: lines.reduce(
      (quantities, { line, basePrice }) =>
        adjustQuantities(quantities, { quantity: line.quantity, sets: basePrice.sets }, 1),
      size.piecesByPromotion,
    ),
  }
}

/** Converts a line to the form that promotions across lines need. */
export function toRewardableLine({
  line,
  basePrice,
}: {
  readonly line: { readonly id: string; readonly quantity: Decimal }
  readonly basePrice: Pick<BasePrice, 'salesPrice' | 'listPrice' | 'sets'>
}) {
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice: basePrice.salesPrice ?? basePrice.listPrice,
    sets: basePrice.sets,
  }
}

/**
 * Reprices every line of a locked cart. The cost grows with the number of lines, so it is done only when prices may
 * have changed.
 */
export async function repriceCart(tx: Transaction, loaded: LoadedCart): Promise<LoadedCart> {
  const lines = await findLines(tx, loaded.cart.id)
  const purchasables = await loadPurchasables(tx, loaded, lines)
  const { currencyIsoCode } = loaded.cart
  const { promotions: availablePromotions } = loaded.discounts
  const linesWithBase = lines.map((line) => ({
    line,
    basePrice: calculateBasePrice(line, findPurchasable(purchasables, line), {
      promotions: availablePromotions,
      currencyIsoCode,
    }),
  }))
  const size = addToCartSize(EMPTY_SIZE, linesWithBase)
  const promotions = filterQualifiedPromotions(availablePromotions, size)
  const rewards = calculateRewards(promotions, linesWithBase.map(toRewardableLine), size.piecesByPromotion)
  const pricedLines = linesWithBase.map(({ line, basePrice }) => ({
    ...line,
    price: calculateLinePrice(line, basePrice, {
      promotions,
      rewards: rewards.get(line.id) ?? new Map(),
      currencyIsoCode,
    }),
  }))
  const cart = {
    ...loaded.cart,
    totals: sumLines(pricedLines),
    pricedFor: toCartPricingKey(loaded, promotions),
    version: loaded.cart.version + 1,
  }
  await saveCartWithLines(tx, cart, findRepricedLines(lines, pricedLines))
  return { ...loaded, cart }
}

/** Finds the purchasable of a line among the loaded ones. */
export function findPurchasable(
  purchasables: ReadonlyMap<string, Purchasable>,
  line: PurchasableRequest,
): Purchasable | undefined {
  return purchasables.get(purchasableKey(line))
}

const EMPTY_SIZE: CartSize = { sales: sum([]), piecesByPromotion: new Map() }
