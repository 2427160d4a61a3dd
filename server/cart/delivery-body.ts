import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { DeliveryGroup as DeliveryGroupBody, DeliveryMethod as DeliveryMethodBody } from '@hydrant/contract/shop/delivery.ts'
import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { DeliveryAddress, DeliveryMethod } from './cart.ts'
import { cartAmounts } from './cart-amounts.ts'
import type { OpenCart } from './open-cart.ts'

/** A cart's delivery group as the wire tells it, with the ways in which it can be sent. */
export function deliveryGroupBody(open: OpenCart, methods: readonly DeliveryMethod[]): DeliveryGroupBody {
  const { group, cart, method } = open
  const count = Number(cart.totals.productCount)
  return {
    id: group.id,
    cartId: cart.id,
    name: group.name,
    isDefault: group.isDefault,
    deliveryAddress: group.deliveryAddress === null ? null : addressBody(group.deliveryAddress),
    availableDeliveryMethods: methods.map((one) => methodBody(open, one)),
    selectedDeliveryMethod: method === null ? null : methodBody(open, method),
    desiredDeliveryDate: group.desiredDeliveryDate === null ? null : toTimestamp(group.desiredDeliveryDate),
    shippingInstructions: group.shippingInstructions,
    isGift: false,
    giftMessage: null,
    giftToName: null,
    isAllDigitalCartItems: false,
    totalCartItemCount: count,
    totalCartItemQuantity: count,
    totalProductAmount: moneyText(cart.totals.sales, cart.currencyIsoCode),
    errors: [],
    customFields: [],
  }
}

function methodBody({ cart, offers }: OpenCart, method: DeliveryMethod): DeliveryMethodBody {
  const currency = cart.currencyIsoCode
  const { shippingFee, shippingAdjustment } = cartAmounts({ totals: cart.totals, promotions: offers.promotions, method, currencyIsoCode: currency })
  return {
    id: method.id,
    name: method.name,
    carrier: method.carrier,
    classOfService: method.classOfService,
    currencyIsoCode: currency,
    shippingFee: moneyText(shippingFee, currency),
    adjustedShippingFee: moneyText(shippingFee.plus(shippingAdjustment), currency),
    totalAdjustmentAmount: moneyText(shippingAdjustment.eq(ZERO) ? ZERO : shippingAdjustment, currency),
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
