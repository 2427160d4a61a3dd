import Type, { type Static } from 'typebox'
import { ADDRESS_LINES, BillingAddressInput, CheckoutAddressInput } from '../shared/address.ts'
import { CheckoutError } from '../shared/error.ts'
import { STRICT } from '../shared/request.ts'
import { Choice, CustomFields, Dictionary, JsonValue, Nullable } from '../shared/schema.ts'
import { CartSummary } from './cart.ts'
import { DeliveryGroup } from './delivery.ts'

/** How a guest can be reached. */
export const ContactInfo = Type.Object({
  firstName: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
  lastName: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
  email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
  phoneNumber: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
})
export type ContactInfo = Static<typeof ContactInfo>

/** The purchase order that is attached to a checkout: the name of the uploaded file. */
export const CheckoutPurchaseOrderFile = Type.Object({ fileName: Type.String() })
export type CheckoutPurchaseOrderFile = Static<typeof CheckoutPurchaseOrderFile>

/**
 * A checkout in progress. The status of the answer says whether it is ready (200), not yet (202) or in trouble (422,
 * see `errors`). `purchaseOrderFile` is an addition of this shop.
 */
export const Checkout = Type.Object({
  checkoutId: Type.String(),
  cartSummary: Type.Optional(CartSummary),
  contactInfo: Type.Optional(Nullable(ContactInfo)),
  deliveryGroups: Type.Optional(Type.Object({ count: Type.Integer(), items: Type.Array(DeliveryGroup) })),
  orderReferenceNumber: Type.Optional(Nullable(Type.String())),
  statusCode: Type.Optional(Type.Integer()),
  errors: Type.Optional(Type.Array(CheckoutError)),
  customFields: Type.Optional(CustomFields),
  purchaseOrderFile: Type.Optional(CheckoutPurchaseOrderFile),
})
export type Checkout = Static<typeof Checkout>

/** Begins a checkout of a cart, named by id or `active`; an address may be given, or the buyer's default used. */
export const CheckoutStart = Type.Object(
  {
    cartId: Type.String({ minLength: 1 }),
    deliveryAddressInput: Type.Optional(
      Nullable(
        Type.Object(
          {
            shouldUseDefaultAddress: Type.Optional(Type.Boolean()),
            id: Type.Optional(Nullable(Type.String())),
            ...ADDRESS_LINES,
          },
          STRICT,
        ),
      ),
    ),
    customFields: Type.Optional(CustomFields),
  },
  STRICT,
)
export type CheckoutStart = Static<typeof CheckoutStart>

/** One change of a checkout. Which parts exclude each other is the use case's to say. */
export const CheckoutUpdate = Type.Object(
  {
    contactInfo: Type.Optional(Type.Object(ContactInfo.properties, STRICT)),
    deliveryAddress: Type.Optional(CheckoutAddressInput),
    deliveryMethodId: Type.Optional(Type.String({ minLength: 1 })),
    desiredDeliveryDate: Type.Optional(Nullable(Type.String())),
    shippingInstructions: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    customFields: Type.Optional(CustomFields),
  },
  STRICT,
)
export type CheckoutUpdate = Static<typeof CheckoutUpdate>

/** How a payment is made; `paymentToken` is the card's token, the purchase order number or the gateway's reference. */
export const CheckoutPaymentInput = Type.Object(
  {
    requestType: Choice(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest']),
    paymentToken: Type.Optional(Type.String({ maxLength: 255 })),
    billingAddress: Type.Optional(Nullable(BillingAddressInput)),
    paymentsData: Type.Optional(Dictionary(Type.String())),
    registrationAccountId: Type.Optional(Nullable(Type.String())),
  },
  STRICT,
)
export type CheckoutPaymentInput = Static<typeof CheckoutPaymentInput>

/** What became of a payment. */
export const CheckoutPayment = Type.Object({
  salesforceResultCode: Choice(['Success', 'Decline', 'SystemError', 'ValidationError']),
  paymentData: Type.Optional(Nullable(Dictionary(Type.String()))),
  errors: Type.Optional(Type.Array(CheckoutError)),
})
export type CheckoutPayment = Static<typeof CheckoutPayment>

/** A coupon for a checkout: one code, in either spelling. */
export const CheckoutCouponInput = Type.Object(
  {
    couponCode: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    couponCodes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { minItems: 1, maxItems: 1 })),
  },
  STRICT,
)
export type CheckoutCouponInput = Static<typeof CheckoutCouponInput>

/** The coupons that a checkout has; the ids are those that they have on its cart. */
export const CheckoutCoupon = Type.Object({
  cartCouponIds: Type.Array(Type.String()),
  errors: Type.Optional(Type.Array(CheckoutError)),
})
export type CheckoutCoupon = Static<typeof CheckoutCoupon>

/** The order that came of a checkout, or what is in its way. */
export const CheckoutOrder = Type.Object({
  orderReferenceNumber: Nullable(Type.String()),
  orderSummaryId: Type.Optional(Type.String()),
  salesOrderId: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(CheckoutError)),
})
export type CheckoutOrder = Static<typeof CheckoutOrder>

/** One step: `prepare` validates and reserves stock, `submit` places the order. */
export const CheckoutOrderActions = Type.Object(
  {
    actions: Type.Array(
      Type.Object(
        { action: Choice(['prepare', 'submit']), parameters: Type.Optional(Nullable(Dictionary(JsonValue))) },
        STRICT,
      ),
      { minItems: 1, maxItems: 1 },
    ),
  },
  STRICT,
)
export type CheckoutOrderActions = Static<typeof CheckoutOrderActions>

/** What became of each step; a submitted one carries the order's number. */
export const CheckoutOrderActionResults = Type.Object({
  actions: Type.Array(
    Type.Object({
      action: Type.Optional(Type.String()),
      orderReferenceNumber: Type.Optional(Nullable(Type.String())),
      status: Type.Optional(Choice(['Success', 'Error'])),
      errors: Type.Optional(Type.Array(CheckoutError)),
    }),
  ),
})
export type CheckoutOrderActionResults = Static<typeof CheckoutOrderActionResults>
