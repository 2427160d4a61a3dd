import Type, { type Static } from 'typebox'
import { CheckoutAddress, CheckoutAddressInput } from '../shared/address.ts'
import { CheckoutError } from '../shared/error.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { TOKEN_PAGE } from '../shared/page.ts'
import { STRICT } from '../shared/request.ts'
import { Choice, CurrencyCode, CustomFields, Nullable } from '../shared/schema.ts'
import { CartItemCollection } from './cart-item.ts'

const TimeUnit = Nullable(Choice(['Hours', 'Days', 'Weeks']))

/** A way to deliver, and what it costs. */
export const DeliveryMethod = Type.Object({
  id: Type.String(),
  name: Type.String(),
  carrier: Nullable(Type.String()),
  classOfService: Nullable(Type.String()),
  currencyIsoCode: CurrencyCode,
  shippingFee: DecimalString,
  adjustedShippingFee: Type.Optional(DecimalString),
  totalAdjustmentAmount: Type.Optional(DecimalString),
  processTime: Type.Optional(Nullable(Type.Integer())),
  processTimeUnit: Type.Optional(TimeUnit),
  transitTimeMin: Type.Optional(Nullable(Type.Integer())),
  transitTimeMax: Type.Optional(Nullable(Type.Integer())),
  transitTimeUnit: Type.Optional(TimeUnit),
  earliestEstimatedDeliveryTime: Type.Optional(Nullable(Type.String())),
  latestEstimatedDeliveryTime: Type.Optional(Nullable(Type.String())),
})
export type DeliveryMethod = Static<typeof DeliveryMethod>

/** What goes to one address by one method; `totalCartItemCount` counts lines with their quantities. */
export const DeliveryGroup = Type.Object({
  id: Type.String(),
  cartId: Type.Optional(Type.String()),
  name: Type.String(),
  isDefault: Type.Boolean(),
  deliveryAddress: Nullable(CheckoutAddress),
  availableDeliveryMethods: Type.Array(DeliveryMethod),
  selectedDeliveryMethod: Nullable(DeliveryMethod),
  desiredDeliveryDate: Nullable(Type.String()),
  shippingInstructions: Nullable(Type.String()),
  isGift: Type.Optional(Type.Boolean()),
  giftMessage: Type.Optional(Nullable(Type.String())),
  giftToName: Type.Optional(Nullable(Type.String())),
  isAllDigitalCartItems: Type.Optional(Type.Boolean()),
  totalCartItemCount: Type.Number(),
  totalCartItemQuantity: Type.Optional(Type.Number()),
  totalProductAmount: Type.Optional(DecimalString),
  cartItems: Type.Optional(CartItemCollection),
  errors: Type.Optional(Type.Array(CheckoutError)),
  customFields: Type.Optional(CustomFields),
})
export type DeliveryGroup = Static<typeof DeliveryGroup>

/** The delivery groups of a cart, by pages. */
export const DeliveryGroupCollection = Type.Object({
  count: Type.Integer(),
  items: Type.Array(DeliveryGroup),
  currentPageToken: Type.Optional(TOKEN_PAGE.currentPageToken),
  nextPageToken: Type.Optional(TOKEN_PAGE.nextPageToken),
  previousPageToken: Type.Optional(TOKEN_PAGE.previousPageToken),
})
export type DeliveryGroupCollection = Static<typeof DeliveryGroupCollection>

const noted = Type.Optional(Nullable(Type.String({ maxLength: 255 })))

/** What a delivery group may be told, or told anew. What is left out stays as it is. */
export const DeliveryGroupInput = Type.Object(
  {
    id: Type.Optional(Nullable(Type.String())),
    name: noted,
    deliveryMethodId: Type.Optional(Nullable(Type.String())),
    desiredDeliveryDate: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    shippingInstructions: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
    deliveryAddress: Type.Optional(Nullable(CheckoutAddressInput)),
    isGift: Type.Optional(Type.Boolean()),
    giftMessage: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
    giftToName: noted,
    customFields: Type.Optional(CustomFields),
  },
  STRICT,
)
export type DeliveryGroupInput = Static<typeof DeliveryGroupInput>

/** Which delivery groups shall have how many of which lines; '0' takes a line out of the group. */
export const ArrangeItemsInput = Type.Object(
  {
    arrangements: Type.Array(
      Type.Object(
        {
          cartItemId: Type.String({ maxLength: 18 }),
          deliveryGroupId: Type.String({ maxLength: 18 }),
          quantity: QuantityInput,
        },
        STRICT,
      ),
    ),
  },
  STRICT,
)
export type ArrangeItemsInput = Static<typeof ArrangeItemsInput>
