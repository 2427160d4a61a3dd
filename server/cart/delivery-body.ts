import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type {
  DeliveryGroup as DeliveryGroupBody,
  DeliveryMethod as DeliveryMethodBody,
} from '@hydrant/contract/shop/delivery.ts'
import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { DeliveryAddress, DeliveryGroup, DeliveryMethod, GroupDelivery } from './cart.ts'
import type { MethodsByGroup } from './cart-delivery.ts'
import { EMPTY_GROUP } from './cart-totals.ts'
import { amountsOf } from './cart-view.ts'
import { type OpenCart, withGroup } from './open-cart.ts'

/** All delivery groups of a cart as the wire tells them, without their lines. */
export function deliveryGroupBodies(open: OpenCart, methods: MethodsByGroup): DeliveryGroupBody[] {
  return open.groups.map((delivery) => deliveryGroupBody(open, methods.get(delivery.group.id) ?? [], delivery))
}

/**
 * A delivery group of a cart as the wire tells it, with the ways in which it can be sent; the default one unless
 * another is given.
 */
export function deliveryGroupBody(
  open: OpenCart,
  methods: readonly DeliveryMethod[],
  delivery: GroupDelivery = open,
): DeliveryGroupBody {
  const { cart } = open
  const { group, method } = delivery
  const { productCount, sales } = cart.totals.byGroup.get(group.id) ?? EMPTY_GROUP
  return {
    id: group.id,
    cartId: cart.id,
    name: group.name,
    isDefault: group.isDefault,
    deliveryAddress: group.deliveryAddress === null ? null : addressBody(group.deliveryAddress),
    availableDeliveryMethods: methods.map((one) => methodBody(open, group, one)),
    selectedDeliveryMethod: method === null ? null : methodBody(open, group, method),
    desiredDeliveryDate: group.desiredDeliveryDate === null ? null : toTimestamp(group.desiredDeliveryDate),
    shippingInstructions: group.shippingInstructions,
    isGift: group.isGift,
    giftMessage: group.giftMessage,
    giftToName: group.giftToName,
    isAllDigitalCartItems: false,
    totalCartItemCount: Number(productCount),
    totalCartItemQuantity: Number(productCount),
    totalProductAmount: moneyText(sales, cart.currencyIsoCode),
    errors: [],
    customFields: [...group.customFields],
  }
}

/** A method with what it would cost, or costs, the group. */
function methodBody(open: OpenCart, group: DeliveryGroup, method: DeliveryMethod): DeliveryMethodBody {
  const currency = open.cart.currencyIsoCode
  const fees = amountsOf(withGroup(open, { group, method })).groupFees.find(({ groupId }) => groupId === group.id)
  const [fee, adjustment] = [fees?.fee ?? ZERO, fees?.adjustment ?? ZERO]
  return {
    id: method.id,
    name: method.name,
    carrier: method.carrier,
    classOfService: method.classOfService,
    currencyIsoCode: currency,
    shippingFee: moneyText(fee, currency),
    adjustedShippingFee: moneyText(fee.plus(adjustment), currency),
    totalAdjustmentAmount: moneyText(adjustment.eq(ZERO) ? ZERO : adjustment, currency),
    processTime: null,
    processTimeUnit: null,
    transitTimeMin: method.transitTimeMin,
    transitTimeMax: method.transitTimeMax,
    transitTimeUnit: method.transitTimeUnit,
    earliestEstimatedDeliveryTime: null,
    latestEstimatedDeliveryTime: null,
  }
}

function addressBody(address: DeliveryAddress): CheckoutAddress {
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
