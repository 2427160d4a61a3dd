import Type, { type Static } from 'typebox'
import { PlatformErrors } from '../shared/error.ts'
import { ProductMedia } from '../shared/image.ts'
import { DecimalString } from '../shared/money.ts'
import { NUMBERED_PAGE, TOKEN_PAGE } from '../shared/page.ts'
import { Choice, CurrencyCode, CustomFields, Dictionary, FieldMap, Nullable } from '../shared/schema.ts'
import { CartCouponCollection, CartMessagesSummary, CartPromotion, CartStatus, CartSummary } from './cart.ts'
import { ProductClass, PurchaseQuantityRule, SellingModelType } from './product.ts'

/** The product on a cart line, as far as the line shows it. */
export const CartProductSummary = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  fields: FieldMap,
  productClass: Type.Optional(ProductClass),
  isConfigurationAllowed: Type.Optional(Type.Boolean()),
  thumbnailImage: Nullable(ProductMedia),
  purchaseQuantityRule: Nullable(PurchaseQuantityRule),
  variationAttributes: Type.Optional(
    Dictionary(Type.Object({ label: Type.String(), sequence: Type.Integer(), value: Type.String() })),
  ),
  productUrlName: Type.Optional(Nullable(Type.String())),
  productSubscriptionInformation: Type.Optional(
    Nullable(Type.Object({ sellingModelType: Type.Optional(SellingModelType) })),
  ),
})
export type CartProductSummary = Static<typeof CartProductSummary>

const LINE_FIELDS = {
  cartItemId: Nullable(Type.String()),
  cartId: Type.String(),
  cartDeliveryGroupId: Type.Optional(Nullable(Type.String())),
  name: Type.String(),
  type: Choice(['Product', 'DeliveryCharge']),
  subType: Type.Optional(Nullable(Choice(['Bonus', 'Gift']))),
  productId: Type.String(),
  productClass: Type.Optional(ProductClass),
  productDetails: CartProductSummary,
  quantity: DecimalString,
  currencyIsoCode: Type.Optional(CurrencyCode),
  listPrice: DecimalString,
  salesPrice: DecimalString,
  totalListPrice: DecimalString,
  totalPrice: DecimalString,
  totalTax: DecimalString,
  totalAmount: DecimalString,
  itemizedAdjustmentAmount: Type.Optional(DecimalString),
  totalAdjustmentAmount: Type.Optional(DecimalString),
  unitAdjustedPrice: Type.Optional(DecimalString),
  unitAdjustedPriceWithItemAdj: Type.Optional(DecimalString),
  unitAdjustmentAmount: Type.Optional(DecimalString),
  unitItemAdjustmentAmount: Type.Optional(DecimalString),
  productSellingModelId: Type.Optional(Nullable(Type.String())),
  sellingModelType: Type.Optional(Nullable(SellingModelType)),
  subscriptionTerm: Type.Optional(Nullable(Type.Integer())),
  billingFrequency: Type.Optional(Nullable(Type.String())),
  firstPymtTotalAmount: Type.Optional(DecimalString),
  firstPymtTotalListPrice: Type.Optional(DecimalString),
  firstPymtTotalPrice: Type.Optional(DecimalString),
  firstPymtTotalTax: Type.Optional(DecimalString),
  childProductCount: Type.Optional(Type.Integer()),
  parentCartItemId: Type.Optional(Nullable(Type.String())),
  isShippingChargeNotApplicable: Type.Optional(Type.Boolean()),
  promotionDisplayName: Type.Optional(Nullable(Type.String())),
  messagesSummary: CartMessagesSummary,
  customFields: Type.Optional(CustomFields),
}

/**
 * A cart line. `listPrice` and `salesPrice` are per unit; `totalPrice` is after adjustments and before tax,
 * `totalAmount` with tax.
 */
export const CartItem = Type.Object(LINE_FIELDS)
export type CartItem = Static<typeof CartItem>

/** A line within a list. */
export const CartItemResult = Type.Object({
  cartItem: CartItem,
  message: Nullable(Type.String()),
  status: Choice(['Success', 'Error']),
})
export type CartItemResult = Static<typeof CartItemResult>

/** The promotions that apply to a cart. */
export const CartPromotionCollection = Type.Object({
  cartId: Type.String(),
  cartStatus: CartStatus,
  currencyIsoCode: CurrencyCode,
  promotions: Type.Object({ promotions: Type.Array(CartPromotion) }),
})
export type CartPromotionCollection = Static<typeof CartPromotionCollection>

/** A page of lines with the cart's totals. */
export const CartItemCollection = Type.Object({
  cartItems: Type.Array(CartItemResult),
  cartSummary: CartSummary,
  cartPromotions: Type.Optional(CartPromotionCollection),
  cartCoupons: Type.Optional(CartCouponCollection),
  approachingDiscounts: Type.Optional(Type.Array(Type.String())),
  hasErrors: Type.Boolean(),
  currentPage: Type.Optional(NUMBERED_PAGE.currentPage),
  totalItemCount: Type.Optional(NUMBERED_PAGE.totalItemCount),
  totalNumberOfPages: Type.Optional(NUMBERED_PAGE.totalNumberOfPages),
  ...TOKEN_PAGE,
})
export type CartItemCollection = Static<typeof CartItemCollection>

/** A line that was just added, with the whole cart when asked for. */
export const AddedCartItem = Type.Object({ ...LINE_FIELDS, cartData: Type.Optional(CartItemCollection) })
export type AddedCartItem = Static<typeof AddedCartItem>

/** A product of a cart with its lines. */
export const ProductCartItems = Type.Object({ product: CartProductSummary, cartItems: Type.Array(CartItemResult) })
export type ProductCartItems = Static<typeof ProductCartItems>

/** The products of a cart, each with its lines; `totalItemCount` counts the products. */
export const ProductCartItemCollection = Type.Object({
  count: Type.Integer(),
  hasErrors: Type.Boolean(),
  ...NUMBERED_PAGE,
  products: Type.Array(ProductCartItems),
})
export type ProductCartItemCollection = Static<typeof ProductCartItemCollection>

/** What became of each product of a batch, in the order of the inputs: its line, or the reasons against it. */
export const CartBatchResult = Type.Object({
  hasErrors: Type.Boolean(),
  results: Type.Array(Type.Object({ statusCode: Type.Integer(), result: Type.Union([CartItem, PlatformErrors]) })),
})
export type CartBatchResult = Static<typeof CartBatchResult>

/** A line that was carried over, or could not be. */
export const PreservedCartItem = Type.Object({
  cartItem: Type.Object({
    cartItemId: Type.String(),
    name: Type.String(),
    productId: Type.String(),
    quantity: DecimalString,
    type: Choice(['Product']),
  }),
  message: Nullable(Type.String()),
  status: Choice(['Success', 'Error']),
})
export type PreservedCartItem = Static<typeof PreservedCartItem>

/** What became of a guest's lines when they signed in. */
export const PreservedCart = Type.Object({
  cartId: Type.String(),
  currencyIsoCode: CurrencyCode,
  numberOfProducts: Type.Integer(),
  numberOfProductsWithError: Type.Integer(),
  numberOfProductsWithSuccess: Type.Integer(),
  failedCartItems: Type.Array(PreservedCartItem),
  succeededCartItems: Type.Array(PreservedCartItem),
})
export type PreservedCart = Static<typeof PreservedCart>
