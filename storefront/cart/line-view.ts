import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { PriceBreak } from '@hydrant/design/price/reached-break.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { decimal, parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { toBuyablePriceBreaks } from '../catalogue/buyable-breaks.ts'
import { pickCommonFields } from '../catalogue/product-fields.ts'
import { links } from '../links.ts'
import { readBuyerNote } from './buyer-note.ts'
import type { CartLineView, LineProblem } from './cart-view.ts'

/** Stock and price breaks of a line's product, which the cart itself does not have. */
export interface LineDetails {
  readonly stock: Stock | null
  readonly breaks: PriceAdjustmentSchedule | null
}

/** Converts a cart item to the view of its line. */
export function toCartLineView(item: CartItem, { stock, breaks }: LineDetails): CartLineView {
  const product = item.productDetails
  const priceBreaks = toBuyablePriceBreaks(breaks, product.purchaseQuantityRule)
  return {
    id: item.cartItemId ?? '',
    productId: item.productId,
    sellingModelId: item.productSellingModelId ?? '',
    name: item.name,
    href: links.product({ id: item.productId, urlName: product.productUrlName }),
    image: { url: product.thumbnailImage?.url ?? '', alt: product.thumbnailImage?.alternateText || item.name },
    partNumber: product.sku,
    pack: pickCommonFields(product.fields).pack,
    choices: Object.values(product.variationAttributes ?? {}).map(({ label, value }) => `${label}: ${value}`),
    quantity: item.quantity,
    rule: product.purchaseQuantityRule,
    stock,
    unitPrice: item.salesPrice,
    listPrice: item.listPrice,
    total: item.totalPrice,
    promotion: findLinePromotion(item),
    ...readBuyerNote(item.customFields),
    hasPriceBreaks: priceBreaks.length > 0,
    nextPriceBreak: findNextPriceBreak(priceBreaks, item.quantity),
    problems: listLineProblems(item, stock),
  }
}

function findLinePromotion({
  itemizedAdjustmentAmount: amount,
  promotionDisplayName: name,
}: CartItem): CartLineView['promotion'] {
  const value = parseDecimal(amount)
  return amount === undefined || value === null || value.eq(0) ? null : { name: name ?? messages.discount(), amount }
}

/** Finds the first price break above the quantity in the cart; `breaks` are sorted by quantity. */
export function findNextPriceBreak(breaks: readonly PriceBreak[], quantity: string): CartLineView['nextPriceBreak'] {
  const next = breaks.find(({ from }) => decimal(from).gt(quantity))
  return next === undefined ? null : { from: next.from, unitPrice: next.unitPrice }
}

function listLineProblems({ messagesSummary, quantity }: CartItem, stock: Stock | null): LineProblem[] {
  const serverMessages = messagesSummary.limitedMessages
    .filter((message) => message.visible)
    .map(({ severity, message }) => ({ severity, message }))
  const availableQuantity = stock?.quantity ?? null
  if (availableQuantity === null || decimal(availableQuantity).gte(quantity)) return serverMessages
  const stockMessage =
    availableQuantity <= 0
      ? messages.outOfStock()
      : messages.fewInStock({ available: formatQuantity(String(availableQuantity)) })
  return [...serverMessages, { severity: 'Warning', message: stockMessage }]
}
