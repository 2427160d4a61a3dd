import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { CheckoutAddress } from '../shared/address.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { CheckoutError } from '../shared/error.ts'
import { PAGE_OF_25 } from '../shared/limits.ts'
import { DecimalString } from '../shared/money.ts'
import { pageSizeField, PageToken, TOKEN_PAGE } from '../shared/page.ts'
import { MONEY_QUERY, OPEN, RecordIdParam } from '../shared/request.ts'
import { Choice, CurrencyCode, CustomFields, Nullable, withDefault } from '../shared/schema.ts'
import { CartSort } from './cart.ts'
import { CartItemCollection } from './cart-item.ts'
import { CART_ERRORS, CART_PARAMS } from './cart-request.ts'

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

/** Reads the delivery groups of a cart; `limit` is another name of `pageSize` and wins over it. */
export const listDeliveryGroups = defineEndpoint({
  ...ROUTES.listDeliveryGroups,
  summary: 'The delivery groups of a cart',
  params: Type.Object(CART_PARAMS),
  query: Type.Object(
    {
      ...MONEY_QUERY,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_OF_25.max })),
      pageSize: pageSizeField(PAGE_OF_25),
      page: PageToken,
      cartItemLimit: withDefault(Type.Integer({ minimum: 0 }), 0),
      sort: withDefault(CartSort, 'CreatedDateDesc'),
    },
    OPEN,
  ),
  responses: { 200: DeliveryGroupCollection },
  guests: 'if-cart',
  errors: [...CART_ERRORS],
})

/** Reads one delivery group with a page of its lines. */
export const getDeliveryGroup = defineEndpoint({
  ...ROUTES.getDeliveryGroup,
  summary: 'One delivery group of a cart',
  params: Type.Object({ ...CART_PARAMS, deliveryGroupId: RecordIdParam }),
  query: Type.Object(
    { ...MONEY_QUERY, page: PageToken, pageSize: pageSizeField(PAGE_OF_25), sort: withDefault(CartSort, 'CreatedDateDesc') },
    OPEN,
  ),
  responses: { 200: DeliveryGroup },
  guests: 'if-cart',
  errors: [...CART_ERRORS, 'ITEM_NOT_FOUND'],
})
