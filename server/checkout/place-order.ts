import { sum } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { allOrNothing } from '@hydrant/kernel/outcome/all-or-nothing.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import { allocateCart, amountsOf, type CartAmounts, type CartLine, findLines, findProductsOf, type LineShare, repriceCart, setCartStatus } from '../cart/service.ts'
import { takeStock, type TakenStock } from '../inventory/service.ts'
import { type Order, type OrderDraft, type OrderedLine, storeOrder } from '../orders/service.ts'
import { findPayment, type Payment } from '../payments/service.ts'
import { redeemCoupons } from '../promotions/service.ts'
import { contactOf, whyNotOrdered } from './checkout-problems.ts'
import { changedTotal, checkoutRefusals } from './errors.ts'
import type { OpenCheckout } from './open-checkout.ts'
import { explainShortage, stockLines, whyOutOfStock } from './shortage.ts'
import { type Executor, saveCheckout } from './store.ts'

/** Says whether an order could be placed now, but for its payment: everything complete, everything in stock. */
export async function prepareOrder(executor: Executor, { checkout, open }: OpenCheckout): Promise<Outcome<null>> {
  const lines = await findLines(executor, open.cart.id)
  const missing = whyNotOrdered(checkout, open, { lines, payment: 'not asked' })
  if (missing !== null) return refused(missing)
  const short = await whyOutOfStock(executor, open, lines)
  return short === null ? done(null) : refused(short)
}

/**
 * Places the order of a locked checkout: stock taken, coupons used, order, lines and event stored, cart closed, all or nothing.
 * Prices are worked out anew first and kept even when that is why the order is refused, so that the buyer can see them.
 */
export async function placeLockedOrder(executor: Executor, { checkout, open }: OpenCheckout): Promise<Outcome<Order>> {
  const priced = await repriceCart(executor, open)
  const lines = await findLines(executor, priced.cart.id)
  const payment = await findPayment(executor, checkout.id)
  const missing = whyNotOrdered(checkout, priced, { lines, payment })
  if (missing !== null) return refused(missing)
  if (payment === null) return refused(checkoutRefusals.noPayment)
  const amounts = amountsOf(priced)
  if (!payment.amount.eq(amounts.grandTotal)) {
    const { currencyIsoCode } = priced.cart
    return refused(changedTotal(moneyText(payment.amount, currencyIsoCode), moneyText(amounts.grandTotal, currencyIsoCode)))
  }
  return allOrNothing(executor, (inner) => storePlacement(inner, { checkout, open: priced, lines, payment, amounts }))
}

interface Placement extends OpenCheckout {
  readonly lines: readonly CartLine[]
  readonly payment: Payment
  readonly amounts: CartAmounts
}

async function storePlacement(executor: Executor, placement: Placement): Promise<Outcome<Order>> {
  const { checkout, open, lines, amounts } = placement
  const taken = await takeStock(executor, stockLines(lines))
  if (!taken.ok) return refused(await explainShortage(executor, { open, lines, shortage: taken.refusal }))
  const redeemed = await redeemCoupons(executor, open.offers.coupons.filter(({ promotionId }) => amounts.reductions.some((one) => one.promotionId === promotionId)))
  if (!redeemed.ok) return refused({ ...redeemed.refusal, status: 422 })
  const products = await findProductsOf(executor, open, lines)
  const shares = allocateCart(lines, amounts, open.cart.currencyIsoCode)
  assertSum(shares, amounts)
  const order = await storeOrder(executor, orderDraft(placement), shares.map((share) => orderedLine(share, products.get(share.line.productId), taken.value)))
  await setCartStatus(executor, open, 'Closed')
  await saveCheckout(executor, { ...checkout, status: 'Ordered', orderReferenceNumber: order.referenceNumber })
  return done(order)
}

function orderDraft({ checkout, open, payment, amounts }: Placement): OrderDraft {
  const { cart, group, method, shopper, offers } = open
  return {
    checkoutId: checkout.id,
    cartId: cart.id,
    accountId: cart.accountId,
    ownerId: cart.ownerId,
    ownerName: shopper.user?.name ?? null,
    contactInfo: contactOf(checkout, shopper),
    currencyIsoCode: cart.currencyIsoCode,
    purchaseOrderNumber: payment.purchaseOrderNumber,
    totalListAmount: amounts.list,
    totalProductAmount: amounts.sales,
    totalAdjustmentAmount: amounts.itemAdjustment.plus(amounts.cartAdjustment),
    totalDeliveryAmount: amounts.shippingFee.plus(amounts.shippingAdjustment),
    totalTaxAmount: amounts.tax,
    grandTotalAmount: amounts.grandTotal,
    deliveryAddress: group.deliveryAddress,
    billingAddress: payment.billingAddress,
    deliveryGroupId: group.id,
    deliveryMethodId: method?.id ?? null,
    deliveryMethodName: method?.name ?? null,
    shippingInstructions: group.shippingInstructions,
    desiredDeliveryDate: group.desiredDeliveryDate,
    adjustments: amounts.reductions.flatMap(({ promotionId, amount }) => {
      const promotion = offers.promotions.find(({ id }) => id === promotionId)
      if (promotion === undefined) return []
      const { displayName, couponCode, targetType } = promotion
      return [{ displayName, couponCode, targetType, amount: moneyText(amount, cart.currencyIsoCode) }]
    }),
    paymentMethod: payment.requestType === 'SimplePurchaseOrder' ? 'Purchase order' : 'Card',
  }
}

function orderedLine({ line, adjustment, total, tax }: LineShare, product: SellableProduct | undefined, taken: readonly TakenStock[]): OrderedLine {
  const variation = Object.values(product?.variationAttributes ?? {}).toSorted((one, other) => one.sequence - other.sequence)
  return {
    item: {
      productId: line.productId,
      sku: product?.sku ?? '',
      name: product?.name ?? line.name,
      quantity: line.quantity,
      listPrice: line.price.listPrice,
      unitPrice: line.price.salesPrice ?? line.price.listPrice,
      totalAdjustment: adjustment,
      totalPrice: total,
      totalTax: tax,
      sellingModelId: line.sellingModelId,
      subscriptionTerm: line.subscriptionTerm,
      variationValues: variation.length === 0 ? null : Object.fromEntries(variation.map(({ label, value }) => [label, value])),
    },
    taken: taken.filter(({ lineId }) => lineId === line.id).map(({ productId, locationId, quantity }) => ({ productId, locationId, quantity })),
  }
}

/** An order whose lines do not add up to what is charged must not exist. */
function assertSum(shares: readonly LineShare[], amounts: CartAmounts): void {
  const inLines = sum(shares.flatMap(({ total, tax }) => [total, tax]))
  const whole = sum([inLines, amounts.shippingFee, amounts.shippingAdjustment])
  if (!whole.eq(amounts.grandTotal)) throw new Error(`The lines of an order come to ${whole.toFixed()}, its total to ${amounts.grandTotal.toFixed()}.`)
}
