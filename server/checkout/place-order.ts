import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { runOrRollBack, runAndRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
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
  invalidateLiveCartId,
  getDefaultReservationSeconds,
  toStockLines,
} from '../cart/service.ts'
import { lockAndPickStock, reserveStock, deductPickedStock, deductStock } from '../inventory/service.ts'
import { buildNewOrder, type Order, storeOrderWithSalesAndMessages } from '../orders/service.ts'
import { findPaymentTypeError, type Payment, toOrderAssignment } from '../payments/service.ts'
import { countRedemptionsWithinLimit } from '../promotions/service.ts'
import { findOrderBlocker } from './checkout-problems.ts'
import { changedTotalError, checkoutErrors } from './errors.ts'
import type { CheckoutToOrder, LoadedCheckout, LockedCheckout } from './lock-checkout.ts'
import { assertTotalsMatch, toOrderDeliveries, toOrderDraft, toOrderedLine, type OrderContext } from './order-draft.ts'
import { createShortageError } from './shortage.ts'
import { closeOrderedCheckout, type Transaction } from './store.ts'

/**
 * Checks whether an order could be placed now, with its payment if one has been entered, and reserves its stock for the
 * time that the web store sets.
 */
export async function checkOrderAndReserveStock(
  tx: Transaction,
  { checkout, loaded, payment }: LockedCheckout,
): Promise<Result<null>> {
  const lines = await findLines(tx, loaded.cart.id)
  const trialResult = await tryOrderAndRollBack(tx, { checkout, loaded, lines })
  if (!trialResult.ok) return trialResult
  // A `ClientRequest` payment has only been started, so its amount is not checked, as if there were no payment.
  const paymentError =
    payment === null || payment.requestType === 'ClientRequest' ? null : findPaymentError(payment, loaded)
  if (paymentError !== null) return err(paymentError)
  const reservationResult = await reserveStock(tx, {
    cartId: loaded.cart.id,
    lines: toStockLines(lines),
    seconds: getDefaultReservationSeconds(loaded.shopper),
  })
  return reservationResult.ok
    ? ok(null)
    : err(await createShortageError(tx, { loaded, lines, shortage: reservationResult.error }))
}

/**
 * Checks whether an order could be placed now, apart from its payment: deducts stock and redeems promotions in a
 * savepoint, and rolls that back.
 */
export async function tryOrderAndRollBack(
  tx: Transaction,
  checkoutWithLines: LoadedCheckout & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  const { checkout, loaded, lines } = checkoutWithLines
  const blocker = findOrderBlocker(checkout, loaded, { lines, payment: 'not checked' })
  if (blocker !== null) return err(blocker)
  const trialResult = await runAndRollBack(tx, (savepoint) =>
    deductStockAndRedeemPromotions(savepoint, { loaded, lines, amounts: calculateCartAmounts(loaded) }),
  )
  return trialResult.ok ? ok(null) : trialResult
}

/** A placed order with its payment, or (not placed) a payment whose result has to be looked up at the gateway. */
export type PlacementResult = { readonly order: Order; readonly payment: Payment } | { readonly unconfirmed: Payment }

/**
 * The error of an order that was not placed after its prices were updated. The updated prices are stored, so that the
 * buyer sees them.
 */
export interface RepricedOnly {
  readonly placementError: DomainError
}

/**
 * Places the order of a locked checkout: deducts stock, redeems promotions, assigns the payment, stores the order with
 * its lines and event, and closes the cart. An error rolls all of this back. Stale prices are updated first, and stay
 * updated when the order is not placed.
 */
export async function placeOrderOfLockedCheckout(
  tx: Transaction,
  checkoutToOrder: CheckoutToOrder,
): Promise<Result<PlacementResult | RepricedOnly>> {
  if (!hasStalePrices(checkoutToOrder.loaded)) return placeRepricedOrder(tx, checkoutToOrder)
  const loaded = await repriceCart(tx, checkoutToOrder.loaded)
  const lines = await findLines(tx, loaded.cart.id)
  const placementResult = await runOrRollBack(tx, (savepoint) =>
    placeRepricedOrder(savepoint, { ...checkoutToOrder, loaded, lines }),
  )
  return placementResult.ok ? placementResult : ok({ placementError: placementResult.error })
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
  return storeOrderAndCloseCart(tx, {
    checkout,
    loaded: repriced,
    lines,
    payment,
    amounts: calculateCartAmounts(repriced),
  })
}

/**
 * Returns the error for a purchase order that the store no longer takes, or for a payment whose amount differs from the
 * total of its cart; null without one.
 */
function findPaymentError(payment: Payment, loaded: LoadedCart): DomainError | null {
  const typeError = findPaymentTypeError(payment, loaded.shopper.webstore)
  if (typeError !== null) return typeError
  const { currencyIsoCode } = loaded.cart
  const { grandTotal } = calculateCartAmounts(loaded)
  return payment.amount.eq(grandTotal)
    ? null
    : changedTotalError(toMoneyText(payment.amount, currencyIsoCode), toMoneyText(grandTotal, currencyIsoCode))
}

async function storeOrderAndCloseCart(
  tx: Transaction,
  orderContext: OrderContext & { readonly lines: readonly CartLine[] },
): Promise<Result<PlacementResult>> {
  const { checkout, loaded, lines, amounts, payment } = orderContext
  const pickResult = await lockAndPickStock(tx, toStockLines(lines), loaded.cart.id)
  if (!pickResult.ok) return err(await createShortageError(tx, { loaded, lines, shortage: pickResult.error }))
  const products = await findProductsOfLines(tx, loaded, lines)
  const shares = allocateCartAmounts(lines, amounts, loaded.cart.currencyIsoCode)
  const deliveries = toOrderDeliveries(loaded, amounts)
  assertTotalsMatch(shares, deliveries, amounts)
  const orderedLines = shares.map((share) => toOrderedLine(share, products.get(share.line.productId), pickResult.value))
  const newOrder = buildNewOrder(toOrderDraft(orderContext))
  // These statements are sent together; an error of one rolls all of them back.
  const [taken, redemption, order, isPaymentAssigned] = await Promise.all([
    deductPickedStock(tx, pickResult.value, loaded.cart.id),
    redeemPromotions(tx, orderContext),
    storeOrderWithSalesAndMessages(tx, newOrder, { deliveries, lines: orderedLines }),
    closeOrderedCheckout(tx, checkout, {
      ...toOrderAssignment(payment, newOrder.id),
      orderReferenceNumber: newOrder.referenceNumber,
    }),
  ])
  invalidateLiveCartId(loaded.shopper)
  if (!taken.ok) return err(await createShortageError(tx, { loaded, lines, shortage: taken.error }))
  if (!redemption.ok) return redemption
  return isPaymentAssigned ? ok({ order, payment }) : err(checkoutErrors.noPayment)
}

/** Deducts the stock of an order and redeems its promotions. */
async function deductStockAndRedeemPromotions(
  tx: Transaction,
  orderContext: Pick<OrderContext, 'loaded' | 'amounts'> & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  const { loaded, lines } = orderContext
  const takeResult = await deductStock(tx, toStockLines(lines), loaded.cart.id)
  if (!takeResult.ok) return err(await createShortageError(tx, { loaded, lines, shortage: takeResult.error }))
  return redeemPromotions(tx, orderContext)
}

function redeemPromotions(
  tx: Transaction,
  { loaded, amounts }: Pick<OrderContext, 'loaded' | 'amounts'>,
): Promise<Result<null>> {
  return countRedemptionsWithinLimit(tx, loaded.shopper, {
    discounts: loaded.discounts,
    reductions: amounts.reductions,
  })
}
