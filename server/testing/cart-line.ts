import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine } from '../cart/service.ts'
import { calculateTax } from '../tax/service.ts'

/**
 * The prices of a test cart line: cents before promotions, cents that a promotion on the line takes off, and the tax
 * rate in percent.
 */
export interface LineInput {
  readonly priceCents: number
  readonly discountCents: number
  readonly taxRatePercent: string
  readonly quantity?: number
  readonly isTaxIncluded?: boolean
}

/** Creates a cart line in dollars from an input in cents; the discount is at most the price. */
export function createCartLine(id: string, input: LineInput): CartLine {
  const total = decimal(input.priceCents).div(100)
  const discount = decimal(Math.min(input.discountCents, input.priceCents)).div(-100)
  const ratePercent = decimal(input.taxRatePercent)
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
      reductions: discount.eq(ZERO) ? [] : [{ promotionId: 'item offer', amount: discount }],
      sets: { countedBy: [], rewardedBy: [] },
      isTaxIncluded,
      isSubscription: false,
      ratePercent,
      totalTax: calculateTax(total.plus(discount), { ratePercent, isIncluded: isTaxIncluded, currencyIsoCode: 'USD' }),
      problem: null,
    },
  }
}
