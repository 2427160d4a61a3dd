import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type {
  DeliveryGroup as DeliveryGroupBody,
  DeliveryMethod as DeliveryMethodBody,
} from '@hydrant/contract/shop/delivery.ts'
import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { DeliveryAddress, DeliveryGroup, GroupWithMethod } from '../cart.ts'
import type { ScheduledMethod, ScheduledMethodsByGroup } from './arrivals.ts'
import { EMPTY_GROUP_TOTALS } from '../pricing/cart-totals.ts'
import { calculateCartAmounts } from '../pricing/calculate-cart-amounts.ts'
import { type LoadedCart, withGroup } from '../loaded-cart.ts'

/** Converts all delivery groups of a cart to response bodies, without their lines. */
export function toDeliveryGroupBodies(loaded: LoadedCart, methods: ScheduledMethodsByGroup): DeliveryGroupBody[] {
  return loaded.groups.map((delivery) => toDeliveryGroupBody(loaded, methods.get(delivery.group.id) ?? [], delivery))
}

/**
 * Converts a delivery group (by default the default one) to a response body, with the delivery methods available for
 * it.
 */
export function toDeliveryGroupBody(
  loaded: LoadedCart,
  methods: readonly ScheduledMethod[],
  delivery: GroupWithMethod = loaded,
): DeliveryGroupBody {
  const { cart } = loaded
  const { group, method } = delivery
  const { productCount, sales } = cart.totals.byGroup.get(group.id) ?? EMPTY_GROUP_TOTALS
  return {
    id: group.id,
    cartId: cart.id,
    name: group.name,
    isDefault: group.isDefault,
    deliveryAddress: group.deliveryAddress === null ? null : toAddressBody(group.deliveryAddress),
    availableDeliveryMethods: methods.map((availableMethod) => toMethodBody(loaded, group, availableMethod)),
    selectedDeliveryMethod:
      method === null
        ? null
        : toMethodBody(loaded, group, methods.find(({ id }) => id === method.id) ?? { ...method, arrival: null }),
    desiredDeliveryDate: group.desiredDeliveryDate === null ? null : toTimestamp(group.desiredDeliveryDate),
    shippingInstructions: group.shippingInstructions,
    isGift: group.isGift,
    giftMessage: group.giftMessage,
    giftToName: group.giftToName,
    isAllDigitalCartItems: false,
    totalCartItemCount: Number(productCount),
    totalCartItemQuantity: Number(productCount),
    totalProductAmount: toMoneyText(sales, cart.currencyIsoCode),
    errors: [],
    customFields: [...group.customFields],
  }
}

/** Converts a method to a response body, with its fee for the group. */
export function toMethodBody(loaded: LoadedCart, group: DeliveryGroup, method: ScheduledMethod): DeliveryMethodBody {
  const currency = loaded.cart.currencyIsoCode
  const groupFee = calculateCartAmounts(withGroup(loaded, { group, method })).groupFees.find(
    ({ groupId }) => groupId === group.id,
  )
  const [fee, adjustment] = [groupFee?.fee ?? ZERO, groupFee?.adjustment ?? ZERO]
  return {
    ...toUnpricedMethodBody(method),
    currencyIsoCode: currency,
    shippingFee: toMoneyText(fee, currency),
    adjustedShippingFee: toMoneyText(fee.plus(adjustment), currency),
    totalAdjustmentAmount: toMoneyText(adjustment.eq(ZERO) ? ZERO : adjustment, currency),
  }
}

/** Converts a method to a response body without its fee. Its arrival dates are days, written as their beginning in UTC. */
export function toUnpricedMethodBody({ arrival, ...method }: ScheduledMethod) {
  return {
    id: method.id,
    name: method.shownName ?? method.name,
    carrier: method.carrier,
    classOfService: method.classOfService,
    processTime: method.processTime,
    processTimeUnit: method.processTimeUnit,
    transitTimeMin: method.transitTimeMin,
    transitTimeMax: method.transitTimeMax,
    transitTimeUnit: method.transitTimeUnit,
    earliestEstimatedDeliveryTime: arrival === null ? null : toTimestamp(new Date(arrival.earliest)),
    latestEstimatedDeliveryTime: arrival === null ? null : toTimestamp(new Date(arrival.latest)),
  }
}

function toAddressBody(address: DeliveryAddress): CheckoutAddress {
  const text = (name: string): string | null => {
    const value = address[name]
    return typeof value === 'string' ? value : null
  }
  const id = text('id')
  return {
    ...(id !== null && { id, addressId: id }),
    name: text('name'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    street: text('street'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country') ?? '',
    shipToPhoneNumber: text('shipToPhoneNumber'),
    isDefault: address['isDefault'] === true,
  }
}
