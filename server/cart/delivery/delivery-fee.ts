import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally } from '@hydrant/kernel/money/rounding.ts'
import type { CartTotals, DeliveryMethod, GroupWithMethod } from '../cart.ts'

/** The delivery fee of one group. */
export interface GroupFee {
  readonly groupId: string
  readonly fee: Decimal
  /** The group's share of the promotions on shipping; negative. */
  readonly adjustment: Decimal
}

interface FeeInput {
  readonly totals: CartTotals
  readonly groups: readonly GroupWithMethod[]
  /** The promotions on the whole cart; negative. Each group has its share of them, by its amount. */
  readonly cartAdjustment: Decimal
  readonly currencyIsoCode: string
}

/**
 * Calculates the fee of each delivery group before promotions on shipping, in the order of the groups. A group without
 * lines costs nothing.
 */
export function calculateGroupFees({ totals, groups, cartAdjustment, currencyIsoCode }: FeeInput): Decimal[] {
  const reducedAmounts = groups.map(({ group }) => totals.byGroup.get(group.id)?.reducedAmount ?? ZERO)
  const shares = allocateProportionally(cartAdjustment, reducedAmounts, currencyIsoCode)
  return groups.map(({ group, method }, index) => {
    const productAmount = (reducedAmounts[index] ?? ZERO).plus(shares[index] ?? ZERO)
    return calculateDeliveryFee(method, { productAmount, isEmpty: !totals.byGroup.has(group.id) })
  })
}

/** Splits the promotions on shipping over the fees; the shares add up to the whole. */
export function allocateShippingAdjustment(
  fees: readonly Decimal[],
  allocation: {
    readonly groups: readonly GroupWithMethod[]
    readonly shippingAdjustment: Decimal
    readonly currencyIsoCode: string
  },
): GroupFee[] {
  const shares = allocateProportionally(allocation.shippingAdjustment, fees, allocation.currencyIsoCode)
  return allocation.groups.map(({ group }, index) => ({
    groupId: group.id,
    fee: fees[index] ?? ZERO,
    adjustment: shares[index] ?? ZERO,
  }))
}

/** Calculates the fee of a method for a product amount after promotions. */
function calculateDeliveryFee(
  method: DeliveryMethod | null,
  shipment: { readonly productAmount: Decimal; readonly isEmpty: boolean },
): Decimal {
  if (method === null || shipment.isEmpty) return ZERO
  const isFree = method.freeFromAmount !== null && shipment.productAmount.gte(method.freeFromAmount)
  return isFree ? ZERO : method.baseFee
}
