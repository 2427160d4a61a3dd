import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import {
  type CartLine,
  findGroupsToDeliver,
  type MethodsByGroup,
  type LoadedCart,
  findDeliveryAddressError,
} from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { usedUpCouponError } from '../promotions/service.ts'
import { checkoutErrors, incompleteAddressError, unavailableLineError } from './errors.ts'
import type { Checkout, ContactInfo } from './store.ts'

/** Lists the problems of an open checkout; data that is only missing so far is none. */
export function findProblems(
  loaded: LoadedCart,
  details: { readonly lines: readonly CartLine[]; readonly methods: MethodsByGroup },
): DomainError[] {
  const hasUndeliverableGroup = findGroupsToDeliver(loaded).some(
    ({ group }) => group.deliveryAddress !== null && (details.methods.get(group.id) ?? []).length === 0,
  )
  return [
    ...details.lines.flatMap(findLineProblem),
    ...findUsedUpCoupons(loaded),
    ...(hasUndeliverableGroup ? [checkoutErrors.noDelivery] : []),
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
  const { shopper } = loaded
  const groups = findGroupsToDeliver(loaded)
  if (details.lines.length === 0) return checkoutErrors.emptyCart
  if (!hasContact(resolveContact(checkout, shopper))) return checkoutErrors.noContact
  if (groups.some(({ group }) => group.deliveryAddress === null)) return checkoutErrors.noAddress
  const [addressIssue] = groups.flatMap(({ group }) =>
    group.deliveryAddress === null ? [] : (findDeliveryAddressError(shopper, group.deliveryAddress) ?? []),
  )
  if (addressIssue !== undefined) return incompleteAddressError(addressIssue.message)
  if (groups.some(({ method }) => method === null)) return checkoutErrors.noMethod
  const [problem] = details.lines.flatMap(findLineProblem)
  if (problem !== undefined) return problem
  const [couponError] = findUsedUpCoupons(loaded)
  if (couponError !== undefined) return couponError
  return details.payment === null ? checkoutErrors.noPayment : null
}

/** Returns the buyer's contact details: as entered, completed with those of the signed-in user. */
export function resolveContact({ contactInfo }: Checkout, { user }: Shopper): ContactInfo {
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

function findUsedUpCoupons({ discounts }: LoadedCart): DomainError[] {
  return discounts.coupons.filter(({ isUsedUp }) => isUsedUp).map(({ code }) => usedUpCouponError(code))
}

function findLineProblem({ name, price }: CartLine): DomainError[] {
  return price.problem === null ? [] : [unavailableLineError(name, price.problem.message)]
}
