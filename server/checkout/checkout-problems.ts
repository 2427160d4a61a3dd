import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type CartLine, groupsToSend, type MethodsByGroup, type OpenCart, whyNotSentTo } from '../cart/service.ts'
import type { Payment } from '../payments/service.ts'
import { usedUpCoupon } from '../promotions/service.ts'
import { checkoutRefusals, incompleteAddress, unavailableLine } from './errors.ts'
import type { Checkout, ContactInfo } from './store.ts'

/** What is wrong with a checkout while it goes on; what is merely missing yet is not. */
export function troubleOf(
  open: OpenCart,
  facts: { readonly lines: readonly CartLine[]; readonly methods: MethodsByGroup },
): DomainError[] {
  const isStranded = groupsToSend(open).some(
    ({ group }) => group.deliveryAddress !== null && (facts.methods.get(group.id) ?? []).length === 0,
  )
  return [
    ...facts.lines.flatMap(lineProblem),
    ...usedUpCoupons(open),
    ...(isStranded ? [checkoutRefusals.noDelivery] : []),
  ]
}

/** What must be mended before an order can be placed, in the order in which a buyer would. */
export function whyNotOrdered(
  checkout: Checkout,
  open: OpenCart,
  facts: { readonly lines: readonly CartLine[]; readonly payment: Payment | null | 'not asked' },
): DomainError | null {
  const { shopper } = open
  const sent = groupsToSend(open)
  if (facts.lines.length === 0) return checkoutRefusals.emptyCart
  if (!isReachable(contactOf(checkout, shopper))) return checkoutRefusals.noContact
  if (sent.some(({ group }) => group.deliveryAddress === null)) return checkoutRefusals.noAddress
  const [unsendable] = sent.flatMap(({ group }) =>
    group.deliveryAddress === null ? [] : (whyNotSentTo(shopper, group.deliveryAddress) ?? []),
  )
  if (unsendable !== undefined) return incompleteAddress(unsendable.message)
  if (sent.some(({ method }) => method === null)) return checkoutRefusals.noMethod
  const [problem] = facts.lines.flatMap(lineProblem)
  if (problem !== undefined) return problem
  const [usedUp] = usedUpCoupons(open)
  if (usedUp !== undefined) return usedUp
  return facts.payment === null ? checkoutRefusals.noPayment : null
}

/** How the buyer of a checkout can be reached: as entered, or as the signed-in user is known. */
export function contactOf({ contactInfo }: Checkout, { user }: Shopper): ContactInfo {
  const { firstName, lastName, email, phoneNumber } = user ?? {}
  const known = { firstName, lastName, email, phoneNumber }
  const entries = Object.entries(known).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return { ...Object.fromEntries(entries), ...contactInfo }
}

function isReachable(contact: ContactInfo): boolean {
  return (contact['email'] ?? '') !== '' && (contact['lastName'] ?? '') !== ''
}

function usedUpCoupons({ offers }: OpenCart): DomainError[] {
  return offers.coupons.filter(({ isUsedUp }) => isUsedUp).map(({ code }) => usedUpCoupon(code))
}

function lineProblem({ name, price }: CartLine): DomainError[] {
  return price.problem === null ? [] : [unavailableLine(name, price.problem.message)]
}
