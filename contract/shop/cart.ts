import Type, { type Static } from 'typebox'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { STRICT } from '../shared/request.ts'
import { Choice, CurrencyCode, CustomFields, Nullable } from '../shared/schema.ts'

/** Where a cart stands between being filled and being gone. */
export const CartStatus = Choice(['Active', 'Checkout', 'Closed', 'PendingClosed', 'PendingDelete', 'Processing'])
export type CartStatus = Static<typeof CartStatus>

/** Whether work on a cart is still going on. */
export const AsyncOperationStatus = Choice(['Completed', 'Errored', 'Processing'])
export type AsyncOperationStatus = Static<typeof AsyncOperationStatus>

/** What kind of cart it is; only `Cart` can be changed. */
export const CartType = Choice(['Cart', 'PayNowReadOnly', 'Template'])
export type CartType = Static<typeof CartType>

/** The order of a cart's lines. */
export const CartSort = Choice([
  'CreatedDateAsc',
  'CreatedDateDesc',
  'NameAsc',
  'NameDesc',
  'SalesPriceAsc',
  'SalesPriceDesc',
])
export type CartSort = Static<typeof CartSort>

/** Something a buyer should know about a cart or a line. */
export const CartMessage = Type.Object({
  message: Type.String(),
  messageId: Type.String(),
  relatedEntityId: Type.String(),
  severity: Choice(['Error', 'Info', 'Warning']),
  type: Type.String(),
  visible: Type.Boolean(),
})
export type CartMessage = Static<typeof CartMessage>

/** What is wrong with a cart or a line; the list may be cut, the count is not. */
export const CartMessagesSummary = Type.Object({
  errorCount: Nullable(Type.Integer()),
  hasErrors: Nullable(Type.Boolean()),
  relatedEntityId: Nullable(Type.String()),
  totalLineItemsWithErrors: Type.Optional(Type.Integer()),
  limitedMessages: Type.Array(CartMessage),
})
export type CartMessagesSummary = Static<typeof CartMessagesSummary>

/**
 * A cart without its lines. Amounts are in `currencyIsoCode`; adjustments are negative; `grandTotalAmount` is products,
 * charges and tax.
 */
export const CartSummary = Type.Object({
  accountId: Nullable(Type.String()),
  cartId: Nullable(Type.String()),
  webstoreId: Type.String(),
  ownerId: Nullable(Type.String()),
  orderOwnerId: Type.Optional(Nullable(Type.String())),
  name: Type.String(),
  status: CartStatus,
  type: CartType,
  isSecondary: Type.Boolean(),
  currencyIsoCode: CurrencyCode,
  taxType: Type.Optional(Choice(['Automatic', 'Gross', 'Net'])),
  purchaseOrderNumber: Type.Optional(Nullable(Type.String())),
  hasGift: Type.Optional(Type.Boolean()),
  asyncOperationStatus: Type.Optional(AsyncOperationStatus),
  totalProductCount: DecimalString,
  uniqueProductCount: Type.Integer(),
  totalProductLineItemCount: Type.Optional(Type.Integer()),
  totalSubProductCount: Type.Optional(DecimalString),
  totalListPrice: DecimalString,
  totalProductListAmount: Type.Optional(DecimalString),
  totalProductAmount: DecimalString,
  totalProductAmountAfterAdjustments: Type.Optional(DecimalString),
  totalAmountWithItemAdjustment: Type.Optional(DecimalString),
  totalCartLevelAdjustmentAmount: Type.Optional(DecimalString),
  totalPromotionalAdjustmentAmount: Type.Optional(DecimalString),
  totalChargeAmount: DecimalString,
  totalChargeAmountWithItemAdjustment: Type.Optional(DecimalString),
  totalTaxAmount: DecimalString,
  grandTotalAmount: DecimalString,
  firstPymtGrandTotalAmount: Type.Optional(DecimalString),
  firstPymtTotalAmount: Type.Optional(DecimalString),
  firstPymtTotalListPrice: Type.Optional(DecimalString),
  firstPymtTotalTaxAmount: Type.Optional(DecimalString),
  customFields: Type.Optional(CustomFields),
  messagesSummary: Type.Optional(CartMessagesSummary),
})
export type CartSummary = Static<typeof CartSummary>

/** As much of a cart as a badge in the header needs. */
export const CartCompactSummary = Type.Object({
  cartId: Nullable(Type.String()),
  currencyIsoCode: CurrencyCode,
  totalProductCount: DecimalString,
  uniqueProductCount: Type.Integer(),
  asyncOperationStatus: Type.Optional(AsyncOperationStatus),
})
export type CartCompactSummary = Static<typeof CartCompactSummary>

/** A promotion that a cart profits from; the amount is negative. */
export const CartPromotion = Type.Object({
  promotionId: Type.String(),
  displayName: Type.String(),
  termsAndConditions: Nullable(Type.String()),
  adjustmentAmount: DecimalString,
  couponCode: Nullable(Type.String()),
  targetType: Choice(['Cart', 'Item']),
  currencyIsoCode: CurrencyCode,
})
export type CartPromotion = Static<typeof CartPromotion>

/** A coupon on a cart; it is removed by `cartCouponId`. */
export const CartCoupon = Type.Object({ cartCouponId: Type.String(), couponCode: Type.String() })
export type CartCoupon = Static<typeof CartCoupon>

/** The coupons on a cart. */
export const CartCouponCollection = Type.Object({
  cartId: Type.String(),
  ownerId: Nullable(Type.String()),
  cartStatus: CartStatus,
  cartCoupons: Type.Object({ coupons: Type.Array(CartCoupon) }),
})
export type CartCouponCollection = Static<typeof CartCouponCollection>

/** A coupon to be put on a cart. */
export const CartCouponInput = Type.Object({ couponCode: Type.String({ minLength: 1, maxLength: 255 }) }, STRICT)
export type CartCouponInput = Static<typeof CartCouponInput>

/** What a new cart may be told. */
export const CartInput = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 255 })),
    type: Type.Optional(CartType),
    currencyIsoCode: Type.Optional(Type.String()),
    effectiveAccountId: Type.Optional(Nullable(Type.String())),
    isSecondary: Type.Optional(Type.Boolean()),
    orderOwnerId: Type.Optional(Nullable(Type.String())),
    customFields: Type.Optional(CustomFields),
  },
  STRICT,
)
export type CartInput = Static<typeof CartInput>

/**
 * What a cart is to be cloned into, and for whom; each also under the name that some clients send, and also in the
 * query.
 */
export const CartCloneInput = Nullable(
  Type.Object(
    {
      cartId: Type.Optional(Nullable(Type.String())),
      type: Type.Optional(Nullable(Type.String())),
      targetType: Type.Optional(Nullable(Type.String())),
      targetCartType: Type.Optional(Nullable(Type.String())),
      targetEffectiveAccountId: Type.Optional(Nullable(Type.String())),
    },
    STRICT,
  ),
)

const LINE_INPUT = {
  cartDeliveryGroupId: Type.Optional(Nullable(Type.String())),
  productSellingModelId: Type.Optional(Nullable(Type.String())),
  subscriptionTerm: Type.Optional(Nullable(Type.Integer({ minimum: 1 }))),
  subType: Type.Optional(Nullable(Choice(['Bonus', 'Gift']))),
  customFields: Type.Optional(CustomFields),
}

/** A product to be added to a cart. */
export const CartItemInput = Type.Object(
  {
    productId: Type.String({ minLength: 1 }),
    quantity: QuantityInput,
    type: Choice(['Product']),
    ...LINE_INPUT,
  },
  STRICT,
)
export type CartItemInput = Static<typeof CartItemInput>

/** What may change on a line; its product may not. */
export const CartItemUpdate = Type.Object({ quantity: Type.Optional(QuantityInput), ...LINE_INPUT }, STRICT)
export type CartItemUpdate = Static<typeof CartItemUpdate>

/** One row of a batch. */
export const CartBatchRow = Type.Object({ richInput: CartItemInput }, STRICT)

/**
 * Products to be added to a cart together. Their number is checked by the use case, which has a code of its own for it,
 * and so is each row: one that is malformed is refused in its own result.
 */
export const CartBatchInput = Type.Object(
  {
    inputs: Type.Array(
      Type.Unsafe<Static<typeof CartBatchRow>>({
        description: 'An object whose `richInput` has the fields of a cart item.',
      }),
    ),
  },
  STRICT,
)
export type CartBatchInput = Static<typeof CartBatchInput>
