import type { CartMessagesSummary } from '@hydrant/contract/shop/cart.ts'
import type {
  CartItem,
  CartItemCollection,
  CartItemResult,
  CartProductSummary,
  ProductCartItemCollection,
} from '@hydrant/contract/shop/cart-item.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { SellableProduct, SellingModel } from '../../catalogue/service.ts'
import { describeApproachingDiscounts } from '../pricing/approaching-discounts.ts'
import type { CartLine } from '../cart.ts'
import { toCartSummary, countLinesWithProblems } from '../cart-body.ts'
import { toCouponCollection, toPromotionCollection } from '../pricing/promotion-body.ts'
import { guestLimitReachedMessage } from '../errors.ts'
import type { GuestQuantities } from '../guests/guest-quantities.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { calculateAddedTax, sumReductions } from '../pricing/price-line.ts'

/**
 * What the response body of a line needs besides the line: its product (undefined: no longer available) and the
 * requested product fields.
 */
export interface LineBodyContext {
  readonly product: SellableProduct | undefined
  /** The names of the product fields to include; `*` includes all. */
  readonly productFields: readonly string[]
  readonly guestQuantities: GuestQuantities
}

/** Lines with what their response bodies need. */
interface LinesWithProducts {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  readonly productFields: readonly string[]
  readonly guestQuantities: GuestQuantities
}

/** Converts a line to its response body. */
export function toCartItem(
  loaded: LoadedCart,
  line: CartLine,
  { product, productFields, guestQuantities }: LineBodyContext,
): CartItem {
  const { price } = line
  const currency = loaded.cart.currencyIsoCode
  const adjustment = sumReductions(price)
  const total = price.totalSalesPrice.plus(adjustment)
  const unitCount = line.quantity.gt(ZERO) ? line.quantity : decimal(1)
  const adjustedUnitPrice = toUnitPriceText(total.div(unitCount), currency)
  const unitAdjustment = toUnitPriceText(adjustment.div(unitCount), currency)
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
    productDetails: toProductSummary(line, { product, productFields }),
    quantity: toText(line.quantity),
    currencyIsoCode: currency,
    listPrice: toUnitPriceText(price.listPrice, currency),
    salesPrice: toUnitPriceText(price.salesPrice ?? ZERO, currency),
    totalListPrice: toMoneyText(price.totalListPrice, currency),
    totalPrice: toMoneyText(total, currency),
    totalTax: toMoneyText(price.totalTax, currency),
    totalAmount: toMoneyText(total.plus(calculateAddedTax(price)), currency),
    itemizedAdjustmentAmount: toMoneyText(adjustment, currency),
    totalAdjustmentAmount: toMoneyText(adjustment, currency),
    unitAdjustedPrice: adjustedUnitPrice,
    unitAdjustedPriceWithItemAdj: adjustedUnitPrice,
    unitAdjustmentAmount: unitAdjustment,
    unitItemAdjustmentAmount: unitAdjustment,
    productSellingModelId: line.sellingModelId,
    sellingModelType: model?.sellingModelType ?? null,
    subscriptionTerm: line.subscriptionTerm,
    billingFrequency: toBillingFrequency(model),
    firstPymtTotalAmount: toMoneyText(total.plus(calculateAddedTax(price)), currency),
    firstPymtTotalListPrice: toMoneyText(price.totalListPrice, currency),
    firstPymtTotalPrice: toMoneyText(total, currency),
    firstPymtTotalTax: toMoneyText(price.totalTax, currency),
    promotionDisplayName:
      loaded.discounts.promotions.find(({ id }) => id === price.reductions[0]?.promotionId)?.displayName ?? null,
    messagesSummary: toLineMessages(loaded, line, guestQuantities),
    customFields: [...line.customFields],
  }
}

/**
 * Returns how often a subscription without an end is billed; null for everything else, which is paid with the order.
 */
function toBillingFrequency(model: SellingModel | undefined): 'Annual' | 'Monthly' | null {
  if (model?.sellingModelType !== 'Evergreen') return null
  return model.pricingTermUnit === 'Annual' ? 'Annual' : 'Monthly'
}

/** Converts a page of lines to a response body; the caller adds the fields about the page. */
export function toCartItemCollection(
  loaded: LoadedCart,
  page: LinesWithProducts,
  included: { readonly promotions: boolean; readonly coupons: boolean },
): Pick<
  CartItemCollection,
  'cartItems' | 'cartSummary' | 'cartPromotions' | 'cartCoupons' | 'approachingDiscounts' | 'hasErrors'
> {
  const { cart } = loaded
  return {
    cartItems: page.lines.map((line) =>
      toItemResult(loaded, line, {
        product: page.products.get(line.productId),
        productFields: page.productFields,
        guestQuantities: page.guestQuantities,
      }),
    ),
    cartSummary: toCartSummary(loaded),
    ...(included.promotions && {
      approachingDiscounts: describeApproachingDiscounts(loaded),
      cartPromotions: toPromotionCollection(loaded),
    }),
    ...(included.coupons && { cartCoupons: toCouponCollection(loaded) }),
    hasErrors: countLinesWithProblems(cart) > 0,
  }
}

/** Converts the products of a cart, with their lines, to response bodies. */
export function toCartProducts(
  loaded: LoadedCart,
  page: LinesWithProducts & { readonly productIds: readonly string[] },
): ProductCartItemCollection['products'] {
  const linesByProduct = Map.groupBy(page.lines, ({ productId }) => productId)
  return page.productIds.flatMap((productId) => {
    const linesOfProduct = linesByProduct.get(productId) ?? []
    const [first] = linesOfProduct
    const context = {
      product: page.products.get(productId),
      productFields: page.productFields,
      guestQuantities: page.guestQuantities,
    }
    return first === undefined
      ? []
      : [
          {
            product: toProductSummary(first, context),
            cartItems: linesOfProduct.map((line) => toItemResult(loaded, line, context)),
          },
        ]
  })
}

function toItemResult(loaded: LoadedCart, line: CartLine, context: LineBodyContext): CartItemResult {
  const { problem } = line.price
  return {
    cartItem: toCartItem(loaded, line, context),
    message: problem?.message ?? null,
    status: problem === null ? 'Success' : 'Error',
  }
}

/** Converts a product to the summary that is part of a line. */
export function toProductSummary(
  line: Pick<CartLine, 'productId' | 'name' | 'sellingModelId'>,
  { product, productFields }: Pick<LineBodyContext, 'product' | 'productFields'>,
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

function toLineMessages(
  { shopper }: LoadedCart,
  line: CartLine,
  guestQuantities: GuestQuantities,
): CartMessagesSummary {
  const { problem } = line.price
  const isAtLimit =
    shopper.user === null &&
    (guestQuantities.get(line.productId) ?? line.quantity).gte(decimal(shopper.webstore.guestMaximumQuantity))
  const errors = problem === null ? [] : [{ message: problem.message, severity: 'Error' as const }]
  const warnings = isAtLimit ? [{ message: guestLimitReachedMessage(), severity: 'Warning' as const }] : []
  return {
    errorCount: errors.length,
    hasErrors: errors.length > 0,
    relatedEntityId: line.id,
    limitedMessages: [...errors, ...warnings].map(({ message, severity }) => ({
      message,
      messageId: createIdFromKey('2vd', `${line.id} ${severity}`),
      relatedEntityId: line.id,
      severity,
      type: 'CartItem',
      visible: true,
    })),
  }
}
