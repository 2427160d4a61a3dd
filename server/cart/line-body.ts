import type { CartMessagesSummary } from '@hydrant/contract/shop/cart.ts'
import type {
  CartItem,
  CartItemCollection,
  CartItemResult,
  CartProductSummary,
  PreservedCart,
  PreservedCartItem,
  ProductCartItemCollection,
} from '@hydrant/contract/shop/cart-item.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText, unitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { SellableProduct, SellingModel } from '../catalogue/service.ts'
import { approachingDiscounts } from './approaching-discounts.ts'
import type { CartLine } from './cart.ts'
import { cartSummary, couponCollection, problemCount, promotionCollection } from './cart-body.ts'
import { GUEST_LIMIT_REACHED } from './errors.ts'
import type { GuestPieces } from './line-pages.ts'
import type { OpenCart } from './open-cart.ts'
import type { PreservedLines } from './preserve-cart.ts'
import { addedTax, itemAdjustment } from './price-line.ts'

/**
 * What a line is told with: its product as it is now (undefined: no longer to be had) and the product fields that were
 * asked for.
 */
export interface LineProduct {
  readonly product: SellableProduct | undefined
  /** '*': all of them. */
  readonly productFields: readonly string[]
  readonly pieces: GuestPieces
}

/** Lines with what they are told with. */
interface ToldLines {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly productFields: readonly string[]
  readonly pieces: GuestPieces
}

/** A line as the wire tells it. */
export function cartItem(open: OpenCart, line: CartLine, { product, productFields, pieces }: LineProduct): CartItem {
  const { price } = line
  const currency = open.cart.currencyIsoCode
  const adjustment = itemAdjustment(price)
  const total = price.totalSalesPrice.plus(adjustment)
  const perPiece = line.quantity.gt(ZERO) ? line.quantity : decimal(1)
  const adjustedOne = unitPriceText(total.div(perPiece), currency)
  const adjustmentOfOne = unitPriceText(adjustment.div(perPiece), currency)
  const model = product?.sellingModels.find(({ id }) => id === line.sellingModelId)
  return {
    cartItemId: line.id,
    cartId: line.cartId,
    cartDeliveryGroupId: line.deliveryGroupId,
    name: product?.name ?? line.name,
    type: 'Product',
    subType: line.subType,
    productId: line.productId,
    ...(product && { productClass: product.productClass }),
    productDetails: productSummary(line, { product, productFields }),
    quantity: toText(line.quantity),
    currencyIsoCode: currency,
    listPrice: unitPriceText(price.listPrice, currency),
    salesPrice: unitPriceText(price.salesPrice ?? ZERO, currency),
    totalListPrice: moneyText(price.totalListPrice, currency),
    totalPrice: moneyText(total, currency),
    totalTax: moneyText(price.totalTax, currency),
    totalAmount: moneyText(total.plus(addedTax(price)), currency),
    itemizedAdjustmentAmount: moneyText(adjustment, currency),
    totalAdjustmentAmount: moneyText(adjustment, currency),
    unitAdjustedPrice: adjustedOne,
    unitAdjustedPriceWithItemAdj: adjustedOne,
    unitAdjustmentAmount: adjustmentOfOne,
    unitItemAdjustmentAmount: adjustmentOfOne,
    productSellingModelId: line.sellingModelId,
    sellingModelType: model?.sellingModelType ?? null,
    subscriptionTerm: line.subscriptionTerm,
    billingFrequency: billingFrequencyOf(model),
    firstPymtTotalAmount: moneyText(total.plus(addedTax(price)), currency),
    firstPymtTotalListPrice: moneyText(price.totalListPrice, currency),
    firstPymtTotalPrice: moneyText(total, currency),
    firstPymtTotalTax: moneyText(price.totalTax, currency),
    promotionDisplayName:
      open.offers.promotions.find(({ id }) => id === price.reductions[0]?.promotionId)?.displayName ?? null,
    messagesSummary: messagesOf(open, line, pieces),
    customFields: [...line.customFields],
  }
}

/**
 * How often a subscription without an end is paid for; one with an end is paid with the order, as everything else is.
 */
function billingFrequencyOf(model: SellingModel | undefined): 'Annual' | 'Monthly' | null {
  if (model?.sellingModelType !== 'Evergreen') return null
  return model.pricingTermUnit === 'Annual' ? 'Annual' : 'Monthly'
}

/** A page of lines as the wire tells it; the fields of the page itself are added by the caller. */
export function cartItemCollection(
  open: OpenCart,
  page: ToldLines,
  included: { readonly promotions: boolean; readonly coupons: boolean },
): Pick<
  CartItemCollection,
  'cartItems' | 'cartSummary' | 'cartPromotions' | 'cartCoupons' | 'approachingDiscounts' | 'hasErrors'
> {
  const { cart } = open
  return {
    cartItems: page.lines.map((line) =>
      itemResult(open, line, {
        product: page.products.get(line.productId),
        productFields: page.productFields,
        pieces: page.pieces,
      }),
    ),
    cartSummary: cartSummary(open),
    ...(included.promotions && {
      approachingDiscounts: approachingDiscounts(open),
      cartPromotions: promotionCollection(open),
    }),
    ...(included.coupons && { cartCoupons: couponCollection(open) }),
    hasErrors: problemCount(cart) > 0,
  }
}

/** The products of a cart with their lines, as the wire tells them. */
export function cartProducts(
  open: OpenCart,
  page: ToldLines & { readonly productIds: readonly string[] },
): ProductCartItemCollection['products'] {
  const lines = Map.groupBy(page.lines, ({ productId }) => productId)
  return page.productIds.flatMap((productId) => {
    const ofProduct = lines.get(productId) ?? []
    const [first] = ofProduct
    const shown = { product: page.products.get(productId), productFields: page.productFields, pieces: page.pieces }
    return first === undefined
      ? []
      : [{ product: productSummary(first, shown), cartItems: ofProduct.map((line) => itemResult(open, line, shown)) }]
  })
}

function itemResult(open: OpenCart, line: CartLine, shown: LineProduct): CartItemResult {
  const { problem } = line.price
  return {
    cartItem: cartItem(open, line, shown),
    message: problem?.message ?? null,
    status: problem === null ? 'Success' : 'Error',
  }
}

/** What became of a guest's lines. */
export function preservedCart({ open, lines }: PreservedLines): PreservedCart {
  const items = lines.map(({ guestLine, outcome }): PreservedCartItem => {
    const { id, name, productId, quantity } = outcome.ok ? outcome.value : guestLine
    const item = { cartItemId: id, name, productId, quantity: toText(quantity), type: 'Product' as const }
    return outcome.ok
      ? { cartItem: item, message: null, status: 'Success' }
      : { cartItem: item, message: outcome.error.message, status: 'Error' }
  })
  const succeededCartItems = items.filter(({ status }) => status === 'Success')
  const failedCartItems = items.filter(({ status }) => status === 'Error')
  return {
    cartId: open.cart.id,
    currencyIsoCode: open.cart.currencyIsoCode,
    numberOfProducts: items.length,
    numberOfProductsWithSuccess: succeededCartItems.length,
    numberOfProductsWithError: failedCartItems.length,
    succeededCartItems,
    failedCartItems,
  }
}

/** A product as a line shows it. */
export function productSummary(
  line: Pick<CartLine, 'productId' | 'name' | 'sellingModelId'>,
  { product, productFields }: Pick<LineProduct, 'product' | 'productFields'>,
): CartProductSummary {
  if (product === undefined) {
    return {
      productId: line.productId,
      name: line.name,
      sku: '',
      fields: {},
      thumbnailImage: null,
      purchaseQuantityRule: null,
      variationAttributes: {},
      productUrlName: null,
    }
  }
  const names = productFields.includes('*')
    ? Object.keys(product.fields)
    : productFields.filter((name) => Object.hasOwn(product.fields, name))
  const model = product.sellingModels.find(({ id }) => id === line.sellingModelId)
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    fields: Object.fromEntries(names.map((name) => [name, product.fields[name] ?? null])),
    productClass: product.productClass,
    isConfigurationAllowed: false,
    thumbnailImage: product.thumbnail,
    purchaseQuantityRule: product.quantityRule,
    variationAttributes: { ...product.variationAttributes },
    productUrlName: product.urlName,
    productSubscriptionInformation: model === undefined ? null : { sellingModelType: model.sellingModelType },
  }
}

function messagesOf({ shopper }: OpenCart, line: CartLine, pieces: GuestPieces): CartMessagesSummary {
  const { problem } = line.price
  const isAtLimit =
    shopper.user === null &&
    (pieces.get(line.productId) ?? line.quantity).gte(decimal(shopper.webstore.guestMaximumQuantity))
  const error = problem === null ? [] : [{ message: problem.message, severity: 'Error' as const }]
  const warning = isAtLimit ? [{ message: GUEST_LIMIT_REACHED, severity: 'Warning' as const }] : []
  return {
    errorCount: error.length,
    hasErrors: error.length > 0,
    relatedEntityId: line.id,
    limitedMessages: [...error, ...warning].map(({ message, severity }) => ({
      message,
      messageId: idFromKey('2vd', `${line.id} ${severity}`),
      relatedEntityId: line.id,
      severity,
      type: 'CartItem',
      visible: true,
    })),
  }
}
