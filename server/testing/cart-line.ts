import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine } from '../cart/service.ts'
import { calculateTax } from '../tax/service.ts'

/**
 * The prices of a test cart line: cents before promotions, cents that a promotion on the line takes off, and how it is
 * taxed.
 */
export interface LineInput {
  readonly cents: number
  readonly off: number
  readonly rate: string
  readonly quantity?: number
  readonly isTaxIncluded?: boolean
}

/** Creates a cart line in dollars from these values; the discount is limited to the price. */
export function createCartLine(id: string, input: LineInput): CartLine {
  const total = decimal(input.cents).div(100)
  const off = decimal(Math.min(input.off, input.cents)).div(-100)
  const ratePercent = decimal(input.rate)
  const isTaxIncluded = input.isTaxIncluded ?? false
  return {
    id,
    cartId: 'cart',
    productId: id,
    deliveryGroupId: 'group',
    sellingModelId: null,
    subscriptionTerm: null,
    name: id,
    subType: null,
    customFields: [],
    quantity: decimal(input.quantity ?? 1),
    price: {
      listPrice: total,
      salesPrice: total,
      totalListPrice: total,
      totalSalesPrice: total,
      reductions: off.eq(ZERO) ? [] : [{ promotionId: 'item offer', amount: off }],
      sets: { countedBy: [], rewardedBy: [] },
      isTaxIncluded,
      isSubscription: false,
      ratePercent,
      totalTax: calculateTax(total.plus(off), { ratePercent, isIncluded: isTaxIncluded, currencyIsoCode: 'USD' }),
      problem: null,
    },
  }
}
