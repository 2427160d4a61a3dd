import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { isExemptFromTax, type Shopper } from '../../accounts/service.ts'
import { findDefaultAddress } from '../../addresses/service.ts'
import { findSellableProducts, hasProduct } from '../../catalogue/service.ts'
import { explainProductPrice, findPriceReason, splitByBreaks } from '../../pricing/service.ts'
import { findPromotionsAt, judgePromotions } from '../../promotions/service.ts'
import { findTaxation } from '../../tax/service.ts'
import type { CartLine, LineKey } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import { findGuestQuantityLimit } from '../guests/guest-quantities.ts'
import { resolveLineKey } from '../lines/line-request.ts'
import { calculateAmounts } from '../pricing/calculate-amounts.ts'
import { sumLines } from '../pricing/cart-totals.ts'
import { toSubscription } from '../pricing/price-line.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { findQuantityRuleError, type Purchasable } from '../pricing/purchasable.ts'
import type { ReadOnlyDb } from '../store.ts'

/** What somebody wants to buy, when, and where it is delivered to. */
export interface LineQuestion {
  readonly productId: string
  /** Null: the default one. */
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
  readonly quantity: Decimal
  readonly at: Date
  /** Null: the default address of the account, or the country of the store. */
  readonly destination: { readonly country: string; readonly state: string | null } | null
}

/**
 * Explains what a cart with one line costs a shopper. Every step is the result of the function that prices carts.
 * Returns an error for a product that does not exist; one that the shop does not sell to them is a problem.
 */
export async function explainLine(db: ReadOnlyDb, shopper: Shopper, question: LineQuestion) {
  const { productId, quantity, at } = question
  if (!(await hasProduct(db, productId))) return err(cartErrors.unknownProduct)
  const product = (await findSellableProducts(db, shopper, [productId])).get(productId)
  const explanation = await explainProductPrice(db, shopper, {
    productId,
    sellingModelId: question.sellingModelId,
    at: performance.now() + at.getTime() - Date.now(),
  })
  const { destination, taxation } = await findLineTaxation(db, shopper, {
    destination: question.destination,
    treatments: product === undefined ? [] : [product.taxTreatment],
  })
  const purchasable: Purchasable | undefined =
    product === undefined
      ? undefined
      : {
          product,
          pricing: product.canViewPrice ? explanation.pricing : null,
          ratePercent: taxation.rates.get(product.taxTreatment) ?? ZERO,
          isTaxIncluded: taxation.isIncluded,
        }
  const keyResult = resolveLineKey({ ...question, deliveryGroupId: '' }, purchasable)
  const key = keyResult.ok ? keyResult.value : { ...question, deliveryGroupId: '' }
  const promotions = await findPromotionsAt(db, shopper, at)
  const priced = priceLines([toLine(key, quantity)], {
    findPurchasable: () => (keyResult.ok ? purchasable : undefined),
    promotions: promotions.available,
    currencyIsoCode: shopper.currency,
  })
  const amounts = calculateAmounts({
    totals: sumLines(priced.lines),
    promotions: promotions.available,
    groups: [],
    currencyIsoCode: shopper.currency,
  })
  return ok({
    question,
    shopper,
    problem: findProblem(keyResult, { purchasable, quantity, shopper }),
    candidates: explanation.candidates,
    pricing: explanation.pricing,
    priceReason: await findPriceReason(db, shopper, explanation.pricing ?? undefined),
    ...toSteps(key, { quantity, purchasable: keyResult.ok ? purchasable : undefined }),
    price: priced.lines[0]?.price ?? null,
    promotions: judgePromotions(promotions, {
      product: { productId, categoryIds: product?.categoryIds ?? [] },
      size: priced.size,
      reductions: amounts.reductions,
    }),
    destination,
    isExempt: isExemptFromTax(shopper.account),
    amounts,
  })
}

/** The steps to the price of a line. */
export type ExplainedLine = Extract<Awaited<ReturnType<typeof explainLine>>, { readonly ok: true }>['value']

async function findLineTaxation(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: Pick<LineQuestion, 'destination'> & { readonly treatments: readonly string[] },
) {
  const address = query.destination ?? (await findDefaultAddress(db, shopper, 'Shipping'))
  const destination =
    address === null
      ? { country: shopper.webstore.country, state: null }
      : { country: address.country, state: ('region' in address ? address.region : address.state) || null }
  const taxation = await findTaxation(db, shopper, {
    destination,
    treatments: query.treatments,
    localeCountry: destination.country,
  })
  return { destination, taxation }
}

function findProblem(
  keyResult: Result<LineKey>,
  {
    purchasable,
    quantity,
    shopper,
  }: { readonly purchasable: Purchasable | undefined; readonly quantity: Decimal; readonly shopper: Shopper },
) {
  if (!keyResult.ok) return keyResult.error.message()
  const guestLimit = shopper.account === null ? findGuestQuantityLimit(shopper) : null
  if (guestLimit !== null && quantity.gt(guestLimit)) return cartErrors.overGuestQuantityLimit.message()
  return findQuantityRuleError(quantity, purchasable)?.message() ?? null
}

/** The parts of the quantity by price break, and the price before it is rounded to the currency. */
function toSteps(
  key: LineKey,
  { quantity, purchasable }: { readonly quantity: Decimal; readonly purchasable: Purchasable | undefined },
) {
  const pricing = purchasable?.pricing ?? null
  if (purchasable === undefined || pricing === null) return { parts: [], termCount: decimal(1), exactAmount: ZERO }
  const { term, termCount } = toSubscription(key, purchasable)
  const parts = splitByBreaks(pricing, { quantity, term })
  const exactAmount = parts.reduce((total, part) => total.plus(part.quantity.times(part.unitPrice)), ZERO)
  return { parts, termCount, exactAmount: exactAmount.times(termCount) }
}

function toLine(key: LineKey, quantity: Decimal): Omit<CartLine, 'price'> {
  const { deliveryGroupId, productId, sellingModelId, subscriptionTerm } = key
  return {
    id: '1',
    cartId: '',
    name: '',
    subType: null,
    customFields: [],
    deliveryGroupId,
    productId,
    sellingModelId,
    subscriptionTerm,
    quantity,
  }
}
