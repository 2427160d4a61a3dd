import { decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/checkout.js'
import type { Shopper } from '../accounts/service.ts'
import {
  type CartLine,
  findGroupsToDeliver,
  type MethodsByGroup,
  type LoadedCart,
  findDeliveryAddressError,
  isPastDay,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { findCouponError } from '../promotions/service.ts'
import { checkoutErrors, incompleteAddressError, invalidQuantityError, unavailableLineError } from './errors.ts'
import type { Checkout, ContactInfo } from './store.ts'

/** Lists the problems of an open checkout; data that is only missing so far is none. */
export function findCheckoutProblems(
  loaded: LoadedCart,
  details: { readonly lines: readonly CartLine[]; readonly methods: MethodsByGroup },
): DomainError[] {
  const hasUndeliverableGroup = findGroupsToDeliver(loaded).some(
    ({ group }) => group.deliveryAddress !== null && (details.methods.get(group.id) ?? []).length === 0,
  )
  return [
    ...details.lines.flatMap(findLineProblem),
    ...findCouponErrors(loaded),
    ...findAddressErrors(loaded),
    ...(hasUndeliverableGroup ? [checkoutErrors.noDelivery] : []),
    ...findPastDates(loaded),
  ]
}

/**
 * Returns the first problem that prevents the order, in the order in which a buyer would fix them; null when there is
 * none.
 */
export function findOrderBlocker(
  checkout: Checkout,
  loaded: LoadedCart,
  details: { readonly lines: readonly CartLine[]; readonly payment: Payment | null | 'not asked' },
): DomainError | null {
  const groups = findGroupsToDeliver(loaded)
  if (details.lines.length === 0) return checkoutErrors.emptyCart
  if (!hasContact(completeContact(checkout, loaded.shopper))) return checkoutErrors.noContact
  if (groups.some(({ group }) => group.deliveryAddress === null)) return checkoutErrors.noAddress
  const [addressError] = findAddressErrors(loaded)
  if (addressError !== undefined) return addressError
  if (groups.some(({ method }) => method === null)) return checkoutErrors.noMethod
  const [problem] = [
    ...findPastDates(loaded),
    ...details.lines.flatMap(findLineProblem),
    ...findGuestLimitErrors(loaded, details.lines),
    ...findCouponErrors(loaded),
  ]
  if (problem !== undefined) return problem
  return details.payment === null ? checkoutErrors.noPayment : null
}

/** Returns the buyer's contact details: as entered, completed with those of the signed-in user. */
export function completeContact({ contactInfo }: Checkout, { user }: Shopper): ContactInfo {
  const { firstName, lastName, email, phoneNumber } = user ?? {}
  const userContact = { firstName, lastName, email, phoneNumber }
  const entries = Object.entries(userContact).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return { ...Object.fromEntries(entries), ...contactInfo }
}

function hasContact(contact: ContactInfo): boolean {
  return (contact['email'] ?? '') !== '' && (contact['lastName'] ?? '') !== ''
}

function findCouponErrors({ discounts }: LoadedCart): DomainError[] {
  return discounts.coupons.flatMap((coupon) => findCouponError(coupon) ?? [])
}

/** Checks stored addresses anew: the rules, and the countries that are served, may have changed since. */
function findAddressErrors(loaded: LoadedCart): DomainError[] {
  return findGroupsToDeliver(loaded).flatMap(({ group }) => {
    const error =
      group.deliveryAddress === null ? null : findDeliveryAddressError(loaded.shopper, group.deliveryAddress)
    return error === null ? [] : [incompleteAddressError(error)]
  })
}

/** Finds delivery dates that have become past since they were chosen. */
function findPastDates(loaded: LoadedCart): DomainError[] {
  const isAnyPast = findGroupsToDeliver(loaded).some(
    ({ group: { desiredDeliveryDate: date } }) => date !== null && isPastDay(date),
  )
  return isAnyPast ? [checkoutErrors.pastDate] : []
}

/** Finds products of which a guest's cart has more than guests may buy: the limit may have been lowered since. */
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

function findLineProblem({ name, price: { problem, salesPrice } }: CartLine): DomainError[] {
  if (problem === null) return []
  return [
    salesPrice === null ? unavailableLineError(name, problem.message) : invalidQuantityError(name, problem.message),
  ]
}
