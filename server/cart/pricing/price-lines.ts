import { type AvailablePromotion, calculateRewards, filterQualifiedPromotions } from '../../promotions/service.ts'
import type { LinePrice } from '../cart.ts'
import { addLinesToCartSize, EMPTY_SIZE, type LineWithBasePrice } from './cart-size.ts'
import { calculateBasePrice, calculateLinePrice, type PriceableLine } from './price-line.ts'
import type { Purchasable } from './purchasable.ts'
import { toRewardableLine } from './rewardable-line.ts'

/** A line that has an id, for promotions across lines. */
type IdentifiedLine = PriceableLine & { readonly id: string }

/** What the prices of lines are calculated from; promotions are those that are available, in the order they apply. */
export interface LinePricing<Line extends IdentifiedLine> {
  readonly findPurchasable: (line: Line) => Purchasable | undefined
  readonly promotions: readonly AvailablePromotion[]
  readonly currencyIsoCode: string
}

/** Calculates the prices of all lines of a cart: before promotions, its size by them, and with the promotions it reaches. */
export function priceLines<Line extends IdentifiedLine>(
  lines: readonly Line[],
  { findPurchasable, promotions, currencyIsoCode }: LinePricing<Line>,
) {
  const linesWithBase: Array<LineWithBasePrice<Line>> = lines.map((line) => ({
    line,
    basePrice: calculateBasePrice(line, findPurchasable(line), { promotions, currencyIsoCode }),
  }))
  const size = addLinesToCartSize(EMPTY_SIZE, linesWithBase)
  const qualified = filterQualifiedPromotions(promotions, size)
  const rewards = calculateRewards(qualified, linesWithBase.map(toRewardableLine), size.countedUnitsByPromotion)
  const pricedLines = linesWithBase.map(({ line, basePrice }): Line & { readonly price: LinePrice } => ({
    ...line,
    price: calculateLinePrice(line, basePrice, {
      promotions: qualified,
      rewards: rewards.get(line.id) ?? new Map(),
      currencyIsoCode,
    }),
  }))
  return { lines: pricedLines, size, qualified }
}
