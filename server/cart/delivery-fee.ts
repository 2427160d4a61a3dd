import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate } from '@hydrant/kernel/money/rounding.ts'
import type { CartTotals, DeliveryMethod, GroupDelivery } from './cart.ts'

/** What sending one delivery group costs. */
export interface GroupFee {
  readonly groupId: string
  readonly fee: Decimal
  /** The group's part of the offers on shipping; negative. */
  readonly adjustment: Decimal
}

interface FeeFacts {
  readonly totals: CartTotals
  readonly groups: readonly GroupDelivery[]
  /** The offers on the whole cart; negative. Each group has its part of them, by what is in it. */
  readonly cartAdjustment: Decimal
  readonly currencyIsoCode: string
}

/**
 * What each delivery group costs to send before offers on shipping, in the order of the groups. Nothing is sent for a
 * group without lines.
 */
export function groupFees({ totals, groups, cartAdjustment, currencyIsoCode }: FeeFacts): Decimal[] {
  const nets = groups.map(({ group }) => totals.byGroup.get(group.id)?.net ?? ZERO)
  const parts = allocate(cartAdjustment, nets, currencyIsoCode)
  return groups.map(({ group, method }, index) => {
    const productAmount = (nets[index] ?? ZERO).plus(parts[index] ?? ZERO)
    return deliveryFee(method, { productAmount, isEmpty: !totals.byGroup.has(group.id) })
  })
}

/** The fees with their parts of the offers on shipping; the parts add up to the whole. */
export function withAdjustments(
  fees: readonly Decimal[],
  spread: {
    readonly groups: readonly GroupDelivery[]
    readonly shippingAdjustment: Decimal
    readonly currencyIsoCode: string
  },
): GroupFee[] {
  const parts = allocate(spread.shippingAdjustment, fees, spread.currencyIsoCode)
  return spread.groups.map(({ group }, index) => ({
    groupId: group.id,
    fee: fees[index] ?? ZERO,
    adjustment: parts[index] ?? ZERO,
  }))
}

/** What a way of delivery costs for products that, after offers, come to an amount. */
function deliveryFee(
  method: DeliveryMethod | null,
  sent: { readonly productAmount: Decimal; readonly isEmpty: boolean },
): Decimal {
  if (method === null || sent.isEmpty) return ZERO
  const isFree = method.freeFromAmount !== null && sent.productAmount.gte(method.freeFromAmount)
  return isFree ? ZERO : method.baseFee
}
