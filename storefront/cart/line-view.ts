import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { PriceBreak } from '@hydrant/design/price/price-breaks.tsx'
import { decimal, parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import { buyableBreaks } from '../catalogue/buyable-breaks.ts'
import { readFields } from '../catalogue/product-facts.ts'
import { links } from '../links.ts'
import type { CartLineView, LineNote } from './cart-view.ts'

/** What is known about a line's product beside the cart. */
export interface LineFacts {
  readonly stock: Stock | null
  readonly breaks: PriceAdjustmentSchedule | null
}

/** A line as the cart page shows it. */
export function lineView(item: CartItem, { stock, breaks }: LineFacts): CartLineView {
  const product = item.productDetails
  return {
    id: item.cartItemId ?? '',
    productId: item.productId,
    sellingModelId: item.productSellingModelId ?? '',
    name: item.name,
    href: links.product({ id: item.productId, urlName: product.productUrlName }),
    image: { url: product.thumbnailImage?.url ?? '', alt: product.thumbnailImage?.alternateText || item.name },
    partNumber: product.sku,
    pack: readFields(product.fields).pack,
    choices: Object.values(product.variationAttributes ?? {}).map(({ label, value }) => `${label}: ${value}`),
    quantity: item.quantity,
    rule: product.purchaseQuantityRule,
    stock,
    unitPrice: item.salesPrice,
    listPrice: item.listPrice,
    total: item.totalPrice,
    offer: offerOf(item),
    nextBreak: nextBreak(buyableBreaks(breaks, product.purchaseQuantityRule), item.quantity),
    problems: problemsOf(item, stock),
  }
}

function offerOf({ itemizedAdjustmentAmount: amount, promotionDisplayName: name }: CartItem): CartLineView['offer'] {
  const value = parseDecimal(amount)
  return amount === undefined || value === null || value.eq(0) ? null : { name: name ?? 'Discount', amount }
}

/** The first quantity break above what is in the cart; `breaks` begin with the lowest. */
export function nextBreak(breaks: readonly PriceBreak[], quantity: string): CartLineView['nextBreak'] {
  const next = breaks.find(({ from }) => decimal(from).gt(quantity))
  return next === undefined ? null : { from: next.from, unitPrice: next.unitPrice }
}

function problemsOf({ messagesSummary, quantity }: CartItem, stock: Stock | null): LineNote[] {
  const told = messagesSummary.limitedMessages
    .filter((message) => message.visible)
    .map(({ severity, message }) => ({ severity, message }))
  const available = stock?.quantity ?? null
  if (available === null || decimal(available).gte(quantity)) return told
  const left = available <= 0 ? 'This product is out of stock.' : `Only ${available} of these are in stock.`
  return [...told, { severity: 'Warning', message: `${left} Lower the quantity or remove the line to order now.` }]
}
