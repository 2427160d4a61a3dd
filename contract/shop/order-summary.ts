import Type, { type Static } from 'typebox'
import { ProductMedia } from '../shared/image.ts'
import { TOKEN_PAGE } from '../shared/page.ts'
import { STRICT } from '../shared/request.ts'
import { Nullable } from '../shared/schema.ts'
import { OrderFieldMap, OrderVerification } from './order.ts'

/** A line of an order; `errorCode` and `errorMessage` say why its product cannot be shown any more. */
export const OrderItemSummary = Type.Object({
  orderItemSummaryId: Type.String(),
  orderSummaryId: Type.String(),
  fields: OrderFieldMap,
  product: Type.Object({
    productId: Type.String(),
    canViewProduct: Type.Boolean(),
    fields: OrderFieldMap,
    media: Nullable(ProductMedia),
    errorCode: Nullable(Type.String()),
    errorMessage: Nullable(Type.String()),
  }),
})
export type OrderItemSummary = Static<typeof OrderItemSummary>

/** The lines of an order by pages. */
export const OrderItemSummaryCollection = Type.Object({
  count: Type.Integer(),
  items: Type.Array(OrderItemSummary),
  ...TOKEN_PAGE,
})
export type OrderItemSummaryCollection = Static<typeof OrderItemSummaryCollection>

/** A parcel of an order. */
export const OrderShipment = Type.Object({
  shipmentId: Type.String(),
  shipmentNumber: Type.String(),
  orderSummaryId: Type.String(),
  status: Nullable(Type.String()),
  expectedDeliveryDate: Nullable(Type.String()),
  fields: OrderFieldMap,
})
export type OrderShipment = Static<typeof OrderShipment>

/** The parcels of an order by pages. */
export const OrderShipmentCollection = Type.Object({
  count: Type.Integer(),
  shipments: Type.Array(OrderShipment),
  ...TOKEN_PAGE,
})
export type OrderShipmentCollection = Static<typeof OrderShipmentCollection>

/** What of an order goes to which address. */
export const OrderDeliveryGroupCollection = Type.Object({
  orderDeliveryGroups: Type.Array(Type.Object({ orderDeliveryGroupSummaryId: Type.String(), fields: OrderFieldMap })),
})
export type OrderDeliveryGroupCollection = Static<typeof OrderDeliveryGroupCollection>

/** The orders whose discounts are to be added up. */
export const AdjustmentAggregatesInput = Type.Object(
  { orderSummaryIds: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }) },
  STRICT,
)

/** Where the orders can be read with their discounts. */
export const AdjustmentAggregatesStatus = Type.Object({ statusURL: Type.String() })

const REORDER = {
  cartStateOrId: Type.String({ minLength: 1, maxLength: 18 }),
  verification: Type.Optional(Nullable(OrderVerification)),
}

/** The cart that the products of an order are added to. */
export const NamedOrderToCartInput = Type.Object(REORDER, STRICT)

/** The order whose products are added to a cart, by id or reference number. */
export const OrderToCartInput = Type.Object(
  { ...REORDER, orderSummaryIdOrRefNumber: Type.String({ minLength: 1, maxLength: 80 }) },
  STRICT,
)
export type OrderToCartInput = Static<typeof OrderToCartInput>

/** How many products of an order were added to the cart, and why the others were not. */
export const OrderToCartResult = Type.Object({
  cartId: Type.String(),
  totalSucceededProductCount: Type.Integer(),
  totalFailedProductCount: Type.Integer(),
  unaddedProducts: Type.Array(
    Type.Object({
      productId: Type.String(),
      productName: Type.String(),
      productSKU: Type.String(),
      errorCode: Type.String(),
      errorMessage: Type.String(),
    }),
  ),
})
export type OrderToCartResult = Static<typeof OrderToCartResult>
