import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine } from '../cart/service.ts'
import { taxOf } from '../tax/service.ts'

/** What a line of a test costs: cents before offers, cents that an offer on the line takes off, and how it is taxed. */
export interface LineFacts {
  readonly cents: number
  readonly off: number
  readonly rate: string
  readonly quantity?: number
  readonly isTaxIncluded?: boolean
}

/** A line in dollars with these facts; at most what it costs is taken off. */
export function cartLine(id: string, facts: LineFacts): CartLine {
  const total = decimal(facts.cents).div(100)
  const off = decimal(Math.min(facts.off, facts.cents)).div(-100)
  const ratePercent = decimal(facts.rate)
  const isTaxIncluded = facts.isTaxIncluded ?? false
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
    quantity: decimal(facts.quantity ?? 1),
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
      totalTax: taxOf(total.plus(off), { ratePercent, isIncluded: isTaxIncluded, currencyIsoCode: 'USD' }),
      problem: null,
    },
  }
}
