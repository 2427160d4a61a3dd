import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { transactional, runAndRollBack } from '@hydrant/kernel/result/transactional.ts'
import { ok, type DomainError, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  allocateCartAmounts,
  calculateCartAmounts,
  type CartLine,
  findLines,
  findProductsOfLines,
  type LoadedCart,
  hasStalePrices,
  repriceCart,
  setCartState,
  getReservationSeconds,
  toStockLines,
} from '../cart/service.ts'
import { lockAndPickStock, reserveStock, takePickedStock, takeStock } from '../inventory/service.ts'
import { createOrder, type Order, storeOrderWithEvent } from '../orders/service.ts'
import { assignPaymentToOrder, type Payment } from '../payments/service.ts'
import { redeemDiscounts } from '../promotions/service.ts'
import { findOrderBlocker } from './checkout-problems.ts'
import { changedTotalError, checkoutErrors } from './errors.ts'
import type { CheckoutToOrder, LoadedCheckout, LockedCheckout } from './lock-checkout.ts'
import { assertTotalsMatch, toOrderDeliveries, toOrderDraft, toOrderedLine, type OrderContext } from './order-draft.ts'
import { createShortageError } from './shortage.ts'
import { type Transaction, saveCheckout } from './store.ts'

/**
 * Checks whether an order could be placed now, with its payment if one has been entered, and reserves its stock for as
 * long as the web store says.
 */
export async function checkOrderAndReserveStock(
  tx: Transaction,
  { checkout, loaded, payment }: LockedCheckout,
): Promise<Result<null>> {
  const lines = await findLines(tx, loaded.cart.id)
  const rehearsal = await tryOrderAndRollBack(tx, { checkout, loaded, lines })
  if (!rehearsal.ok) return rehearsal
  // A ClientRequest has only been begun: like no payment, it is no mistake yet.
  const paymentError =
    payment === null || payment.requestType === 'ClientRequest' ? null : findPaymentError(payment, loaded)
  if (paymentError !== null) return err(paymentError)
  const reservation = await reserveStock(tx, {
    cartId: loaded.cart.id,
    lines: toStockLines(lines),
    seconds: getReservationSeconds(loaded.shopper),
  })
  return reservation.ok ? ok(null) : err(await createShortageError(tx, { loaded, lines, shortage: reservation.error }))
}

/**
 * Checks whether an order could be placed now, apart from its payment: takes stock and redeems promotions as placing
 * does, and rolls back.
 */
export async function tryOrderAndRollBack(
  tx: Transaction,
  rehearsal: LoadedCheckout & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  const { checkout, loaded, lines } = rehearsal
  const blocker = findOrderBlocker(checkout, loaded, { lines, payment: 'not asked' })
  if (blocker !== null) return err(blocker)
  const claimResult = await runAndRollBack(tx, (savepoint) =>
    takeStockAndRedeemPromotions(savepoint, { loaded, lines, amounts: calculateCartAmounts(loaded) }),
  )
  return claimResult.ok ? ok(null) : claimResult
}

/** A placed order with its payment, or a payment whose result only the gateway knows. */
export type PlacementResult = { readonly order: Order; readonly payment: Payment } | { readonly unconfirmed: Payment }

/** Why an order was not placed whose prices have just been updated: they are stored, so that the buyer sees them. */
export interface RepricedOnly {
  readonly placementError: DomainError
}

/**
 * Places the order of a locked checkout: stock taken, promotions redeemed, payment bound, order, lines and event
 * stored, cart closed, all or nothing. An error rolls the transaction back; updated prices are stored all the same.
 */
export async function placeOrderOfLockedCheckout(
  tx: Transaction,
  toOrder: CheckoutToOrder,
): Promise<Result<PlacementResult | RepricedOnly>> {
  if (!hasStalePrices(toOrder.loaded)) return placeRepricedOrder(tx, toOrder)
  const loaded = await repriceCart(tx, toOrder.loaded)
  const lines = await findLines(tx, loaded.cart.id)
  const placement = await transactional(tx, (savepoint) => placeRepricedOrder(savepoint, { ...toOrder, loaded, lines }))
  return placement.ok ? placement : ok({ placementError: placement.error })
}

async function placeRepricedOrder(
  tx: Transaction,
  { checkout, loaded: repriced, lines, payment }: CheckoutToOrder,
): Promise<Result<PlacementResult>> {
  const blocker = findOrderBlocker(checkout, repriced, { lines, payment })
  if (blocker !== null) return err(blocker)
  if (payment === null || payment.requestType === 'ClientRequest') return err(checkoutErrors.noPayment)
  if (payment.status === 'Pending') return ok({ unconfirmed: payment })
  const paymentError = findPaymentError(payment, repriced)
  if (paymentError !== null) return err(paymentError)
  return storePlacement(tx, {
    checkout,
    loaded: repriced,
    lines,
    payment,
    amounts: calculateCartAmounts(repriced),
  })
}

/** Returns the error for a payment of another amount than the total of its cart; null when they are the same. */
function findPaymentError(payment: Payment, loaded: LoadedCart): DomainError | null {
  const { currencyIsoCode } = loaded.cart
  const { grandTotal } = calculateCartAmounts(loaded)
  return payment.amount.eq(grandTotal)
    ? null
    : changedTotalError(toMoneyText(payment.amount, currencyIsoCode), toMoneyText(grandTotal, currencyIsoCode))
}

async function storePlacement(
  tx: Transaction,
  placement: OrderContext & { readonly lines: readonly CartLine[] },
): Promise<Result<PlacementResult>> {
  const { checkout, loaded, lines, amounts, payment } = placement
  const picked = await lockAndPickStock(tx, toStockLines(lines), loaded.cart.id)
  if (!picked.ok) return err(await createShortageError(tx, { loaded, lines, shortage: picked.error }))
  const products = await findProductsOfLines(tx, loaded, lines)
  const shares = allocateCartAmounts(lines, amounts, loaded.cart.currencyIsoCode)
  const deliveries = toOrderDeliveries(loaded, amounts)
  assertTotalsMatch(shares, deliveries, amounts)
  const orderedLines = shares.map((share) => toOrderedLine(share, products.get(share.line.productId), picked.value))
  const newOrder = createOrder(toOrderDraft(placement))
  // Sent together; an error of one rolls all of them back.
  const [taken, redemption, order, isBound] = await Promise.all([
    takePickedStock(tx, picked.value, loaded.cart.id),
    redeemPromotions(tx, placement),
    storeOrderWithEvent(tx, newOrder, { deliveries, lines: orderedLines }),
    assignPaymentToOrder(tx, payment, newOrder.id),
    setCartState(tx, loaded, { status: 'Closed' }),
    saveCheckout(tx, { ...checkout, status: 'Ordered', orderReferenceNumber: newOrder.referenceNumber }),
  ])
  if (!taken.ok) return err(await createShortageError(tx, { loaded, lines, shortage: taken.error }))
  if (!redemption.ok) return redemption
  return isBound ? ok({ order, payment }) : err(checkoutErrors.noPayment)
}

/** Takes the stock of an order and redeems its promotions. */
async function takeStockAndRedeemPromotions(
  tx: Transaction,
  claim: Pick<OrderContext, 'loaded' | 'amounts'> & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  const { loaded, lines } = claim
  const taken = await takeStock(tx, toStockLines(lines), loaded.cart.id)
  if (!taken.ok) return err(await createShortageError(tx, { loaded, lines, shortage: taken.error }))
  return redeemPromotions(tx, claim)
}

function redeemPromotions(
  tx: Transaction,
  { loaded, amounts }: Pick<OrderContext, 'loaded' | 'amounts'>,
): Promise<Result<null>> {
  return redeemDiscounts(tx, loaded.shopper, { discounts: loaded.discounts, reductions: amounts.reductions })
}
