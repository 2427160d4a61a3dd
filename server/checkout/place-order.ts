import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { transactional, dryRun } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  allocateCart,
  amountsOf,
  type CartLine,
  findLines,
  findProductsOf,
  isStale,
  repriceCart,
  setCartState,
  usualReservation,
} from '../cart/service.ts'
import { reserveStock, type TakenStock, takeStock } from '../inventory/service.ts'
import { type Order, storeOrder } from '../orders/service.ts'
import { bindPayment, findPayment, type Payment } from '../payments/service.ts'
import { redeemOffers } from '../promotions/service.ts'
import { whyNotOrdered } from './checkout-problems.ts'
import { changedTotal, checkoutRefusals } from './errors.ts'
import type { OpenCheckout } from './open-checkout.ts'
import { assertSum, orderDeliveries, orderDraft, orderedLine, type OrderFacts } from './order-draft.ts'
import { explainShortage, stockLines } from './shortage.ts'
import { type Executor, saveCheckout } from './store.ts'

/**
 * Says whether an order could be placed now, but for its payment, and holds its stock for as long as the web store
 * does.
 */
export async function prepareOrder(executor: Executor, { checkout, open }: OpenCheckout): Promise<Result<null>> {
  const lines = await findLines(executor, open.cart.id)
  const rehearsed = await rehearsePlacing(executor, { checkout, open, lines })
  if (!rehearsed.ok) return rehearsed
  const held = await reserveStock(executor, {
    cartId: open.cart.id,
    lines: stockLines(lines),
    seconds: usualReservation(open.shopper),
  })
  return held.ok ? ok(null) : err(await explainShortage(executor, { open, lines, shortage: held.error }))
}

/**
 * Says whether an order could be placed now, but for its payment: takes stock and counts offers as placing does, and
 * undoes it.
 */
export async function rehearsePlacing(
  executor: Executor,
  rehearsed: OpenCheckout & { readonly lines: readonly CartLine[] },
): Promise<Result<null>> {
  const { checkout, open, lines } = rehearsed
  const missing = whyNotOrdered(checkout, open, { lines, payment: 'not asked' })
  if (missing !== null) return err(missing)
  const claimed = await dryRun(executor, (inner) => claimGoods(inner, { open, lines, amounts: amountsOf(open) }))
  return claimed.ok ? ok(null) : claimed
}

/** An order that was placed with its payment, or the payment of which only the gateway knows whether it was made. */
export type Placed = { readonly order: Order; readonly payment: Payment } | { readonly unconfirmed: Payment }

/**
 * Places the order of a locked checkout: stock taken, offers counted, payment bound, order, lines and event stored,
 * cart closed, all or nothing. Pass a transaction that a refusal undoes. Prices are brought up to date first and kept
 * even when the order is refused, so that the buyer can see them: then the refusal is inside a success.
 */
export async function placeLockedOrder(
  executor: Executor,
  { checkout, open }: OpenCheckout,
): Promise<Result<Result<Placed>>> {
  if (!isStale(open)) {
    const placed = await placePriced(executor, { checkout, open })
    return placed.ok ? ok(placed) : placed
  }
  const priced = await repriceCart(executor, open)
  return ok(await transactional(executor, (inner) => placePriced(inner, { checkout, open: priced })))
}

async function placePriced(executor: Executor, { checkout, open: priced }: OpenCheckout): Promise<Result<Placed>> {
  const [lines, payment] = await Promise.all([findLines(executor, priced.cart.id), findPayment(executor, checkout.id)])
  const missing = whyNotOrdered(checkout, priced, { lines, payment })
  if (missing !== null) return err(missing)
  if (payment === null || payment.requestType === 'ClientRequest') return err(checkoutRefusals.noPayment)
  if (payment.status === 'Pending') return ok({ unconfirmed: payment })
  const amounts = amountsOf(priced)
  if (!payment.amount.eq(amounts.grandTotal)) {
    const { currencyIsoCode } = priced.cart
    return err(changedTotal(moneyText(payment.amount, currencyIsoCode), moneyText(amounts.grandTotal, currencyIsoCode)))
  }
  return storePlacement(executor, { checkout, open: priced, lines, payment, amounts })
}

async function storePlacement(
  executor: Executor,
  placement: OrderFacts & { readonly lines: readonly CartLine[] },
): Promise<Result<Placed>> {
  const { checkout, open, lines, amounts, payment } = placement
  const taken = await claimGoods(executor, placement)
  if (!taken.ok) return taken
  const products = await findProductsOf(executor, open, lines)
  const shares = allocateCart(lines, amounts, open.cart.currencyIsoCode)
  const deliveries = orderDeliveries(open, amounts)
  assertSum(shares, deliveries, amounts)
  const ordered = shares.map((share) => orderedLine(share, products.get(share.line.productId), taken.value))
  const order = await storeOrder(executor, orderDraft(placement), { deliveries, lines: ordered })
  const [isBound] = await Promise.all([
    bindPayment(executor, payment, order.id),
    setCartState(executor, open, { status: 'Closed' }),
    saveCheckout(executor, { ...checkout, status: 'Ordered', orderReferenceNumber: order.referenceNumber }),
  ])
  return isBound ? ok({ order, payment }) : err(checkoutRefusals.noPayment)
}

/** Takes the stock of an order and counts the offers that it is given. */
async function claimGoods(
  executor: Executor,
  { open, lines, amounts }: Pick<OrderFacts, 'open' | 'amounts'> & { readonly lines: readonly CartLine[] },
): Promise<Result<TakenStock[]>> {
  const taken = await takeStock(executor, stockLines(lines), open.cart.id)
  if (!taken.ok) return err(await explainShortage(executor, { open, lines, shortage: taken.error }))
  const redeemed = await redeemOffers(executor, open.shopper, { offers: open.offers, reductions: amounts.reductions })
  return redeemed.ok ? ok([...taken.value]) : err({ ...redeemed.error, status: 422 })
}
