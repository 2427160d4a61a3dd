import { decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/checkout.js'
import type { Shopper } from '../accounts/service.ts'
import {
  type CartLine,
  findGroupsToDeliverOrFirst,
  type ScheduledMethodsByGroup,
  type LoadedCart,
  findDeliveryAddressError,
  isPastDay,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { findCouponError } from '../promotions/service.ts'
import { checkoutErrors, incompleteAddressError, invalidQuantityError, unavailableLineError } from './errors.ts'
import type { Checkout, ContactInfo } from './store.ts'

/**
 * Returns the errors of an open checkout that the buyer has to fix. Data that has not been entered yet is not an error.
 */
export function findCheckoutProblems(
  loaded: LoadedCart,
  details: { readonly lines: readonly CartLine[]; readonly methods: ScheduledMethodsByGroup },
): DomainError[] {
  const hasUndeliverableGroup = findGroupsToDeliverOrFirst(loaded).some(
    ({ group }) => group.deliveryAddress !== null && (details.methods.get(group.id) ?? []).length === 0,
  )
  return [
    ...details.lines.flatMap(toLineErrors),
    ...findCouponErrors(loaded),
    ...findAddressErrors(loaded),
    ...(hasUndeliverableGroup ? [checkoutErrors.noDeliveryToAddress] : []),
    ...findPastDateErrors(loaded),
  ]
}

/**
 * Returns the first problem that prevents the order, in the order in which a buyer would fix them; null when there is
 * none.
 */
export function findOrderBlocker(
  checkout: Checkout,
  loaded: LoadedCart,
  details: { readonly lines: readonly CartLine[]; readonly payment: Payment | null | 'not checked' },
): DomainError | null {
  const groups = findGroupsToDeliverOrFirst(loaded)
  if (details.lines.length === 0) return checkoutErrors.emptyCart
  if (!hasEmailAndLastName(mergeContactWithUser(checkout, loaded.shopper))) return checkoutErrors.noContact
  if (groups.some(({ group }) => group.deliveryAddress === null)) return checkoutErrors.noAddress
  const [addressError] = findAddressErrors(loaded)
  if (addressError !== undefined) return addressError
  if (groups.some(({ method }) => method === null)) return checkoutErrors.noMethod
  const [problem] = [
    ...findPastDateErrors(loaded),
    ...details.lines.flatMap(toLineErrors),
    ...findGuestLimitErrors(loaded, details.lines),
    ...findCouponErrors(loaded),
  ]
  if (problem !== undefined) return problem
  return details.payment === null ? checkoutErrors.noPayment : null
}

/** Returns the contact details of a checkout as entered; missing ones are taken from the signed-in user. */
export function mergeContactWithUser({ contactInfo }: Checkout, { user }: Shopper): ContactInfo {
  const { firstName, lastName, email, phoneNumber } = user ?? {}
  const userContact = { firstName, lastName, email, phoneNumber }
  const entries = Object.entries(userContact).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return { ...Object.fromEntries(entries), ...contactInfo }
}

function hasEmailAndLastName(contact: ContactInfo): boolean {
  return (contact['email'] ?? '') !== '' && (contact['lastName'] ?? '') !== ''
}

function findCouponErrors({ discounts }: LoadedCart): DomainError[] {
  return discounts.coupons.flatMap((coupon) => findCouponError(coupon) ?? [])
}

/**
 * Returns the errors of stored delivery addresses: the validation rules and shipping countries may have changed since
 * they were entered.
 */
function findAddressErrors(loaded: LoadedCart): DomainError[] {
  return findGroupsToDeliverOrFirst(loaded).flatMap(({ group }) => {
    const error =
      group.deliveryAddress === null ? null : findDeliveryAddressError(loaded.shopper, group.deliveryAddress)
    return error === null ? [] : [incompleteAddressError(error)]
  })
}

/** Returns an error when a delivery date has passed since it was chosen. */
function findPastDateErrors(loaded: LoadedCart): DomainError[] {
  const isAnyPast = findGroupsToDeliverOrFirst(loaded).some(
    ({ group: { desiredDeliveryDate: date } }) => date !== null && isPastDay(date),
  )
  return isAnyPast ? [checkoutErrors.pastDate] : []
}

/**
 * Returns an error for each product of which the cart of a guest has more units than guests may buy: the limit may have
 * been lowered since they were added.
 */
function findGuestLimitErrors({ shopper }: LoadedCart, lines: readonly CartLine[]): DomainError[] {
  if (shopper.user !== null) return []
  const limit = decimal(shopper.webstore.guestMaximumQuantity)
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((linesOfProduct) => {
    const [first] = linesOfProduct
    const isOverLimit = sum(linesOfProduct.map(({ quantity }) => quantity)).gt(limit)
    return first !== undefined && isOverLimit
      ? [invalidQuantityError(first.name, messages.overGuestLimit({ limit: toText(limit) }))]
      : []
  })
}

function toLineErrors({ name, price: { problem, salesPrice } }: CartLine): DomainError[] {
  if (problem === null) return []
  return [
    salesPrice === null ? unavailableLineError(name, problem.message) : invalidQuantityError(name, problem.message),
  ]
}
