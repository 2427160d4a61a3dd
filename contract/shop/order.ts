import Type, { type Static } from 'typebox'
import { ProductMedia } from '../shared/image.ts'
import { FIELDS_PER_BODY } from '../shared/limits.ts'
import { DecimalString } from '../shared/money.ts'
import { TOKEN_PAGE } from '../shared/page.ts'
import { PrivateFileType } from '../shared/private-file.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, CurrencyCode, Dictionary, Nullable, Timestamp } from '../shared/schema.ts'

/** The statuses that an order of this shop can have. */
export const ORDER_STATUSES = [
  'Created',
  'Awaiting Approval',
  'Approved',
  'On Hold',
  'Waiting to Fulfill',
  'Partially Fulfilled',
  'Fulfilled',
  'Cancelled',
] as const

/** A field of an order with its label and both its raw and its readable value. */
export const OrderField = Type.Object({
  dataName: Type.String(),
  dataType: Type.String(),
  label: Type.String(),
  text: Nullable(Type.String()),
  type: Type.String(),
})
export type OrderField = Static<typeof OrderField>

/** Fields of an order by name. */
export const OrderFieldMap = Dictionary(OrderField)
export type OrderFieldMap = Static<typeof OrderFieldMap>

/**
 * The discounts of an order, added up: of products and of delivery, on lines and on the whole order; all negative.
 * `status` is null once they are available.
 */
export const OrderAdjustmentAggregates = Type.Object({
  available: Type.Boolean(),
  status: Nullable(Type.String()),
  totalAdjustmentAmount: DecimalString,
  totalProductPromotionLineAmount: DecimalString,
  totalProductPromotionDistAmount: DecimalString,
  totalProductPromotionTotalAmount: DecimalString,
  totalDeliveryPromotionLineAmount: DecimalString,
  totalDeliveryPromotionDistAmount: DecimalString,
  totalDeliveryPromotionTotalAmount: DecimalString,
})
export type OrderAdjustmentAggregates = Static<typeof OrderAdjustmentAggregates>

/** An order as one row of the history; `orderNumber` is the reference number that the buyer was shown. */
export const OrderSummaryRow = Type.Object({
  orderSummaryId: Type.String(),
  orderNumber: Type.String(),
  orderedDate: Timestamp,
  createdDate: Timestamp,
  status: Type.String(),
  ownerId: Nullable(Type.String()),
  totalAmount: DecimalString,
  currencyIsoCode: Type.Optional(CurrencyCode),
  fields: OrderFieldMap,
  adjustmentAggregates: Type.Optional(OrderAdjustmentAggregates),
})
export type OrderSummaryRow = Static<typeof OrderSummaryRow>

/** Orders, newest first, by pages. */
export const OrderSummaryCollection = Type.Object({
  count: Type.Integer(),
  orderSummaries: Type.Array(OrderSummaryRow),
  ...TOKEN_PAGE,
})
export type OrderSummaryCollection = Static<typeof OrderSummaryCollection>

/** One line of an order. */
export const OrderLine = Type.Object({
  id: Type.String(),
  type: Type.String(),
  itemClass: Type.String(),
  fields: OrderFieldMap,
  product: Nullable(Type.Object({ id: Type.String(), fields: OrderFieldMap, media: Nullable(ProductMedia) })),
})
export type OrderLine = Static<typeof OrderLine>

/** What of an order goes to one address. */
export const OrderDeliveryGroup = Type.Object({
  id: Type.String(),
  currencyIsoCode: CurrencyCode,
  fields: OrderFieldMap,
  deliveryMethod: Nullable(Type.Object({ id: Type.String(), name: Type.String(), fields: OrderFieldMap })),
  lineItems: Type.Array(OrderLine),
})
export type OrderDeliveryGroup = Static<typeof OrderDeliveryGroup>

/** A reduction of an order; the amount is negative. */
export const OrderAdjustment = Type.Object({
  amount: DecimalString,
  currencyIsoCode: CurrencyCode,
  displayName: Nullable(Type.String()),
  basisReferenceDisplayName: Nullable(Type.String()),
  targetType: Type.String(),
  type: Type.String(),
})
export type OrderAdjustment = Static<typeof OrderAdjustment>

/**
 * A payment of an order. `paymentMethod` is what it was paid with: a purchase order by its number, a card by its brand
 * and last four digits.
 */
export const OrderPayment = Type.Object({
  type: Type.String(),
  fields: OrderFieldMap,
  paymentMethod: Type.Object({ id: Nullable(Type.String()), fields: OrderFieldMap }),
})
export type OrderPayment = Static<typeof OrderPayment>

/** A parcel that has left the shop, with what is in it. */
export const OrderShipmentDetail = Type.Object({
  shipmentId: Type.String(),
  shipmentNumber: Type.String(),
  carrier: Type.String(),
  trackingNumber: Nullable(Type.String()),
  /** An https address. */
  trackingUrl: Nullable(Type.String()),
  shippedDate: Timestamp,
  expectedDeliveryDate: Nullable(Timestamp),
  items: Type.Array(
    Type.Object({
      orderItemSummaryId: Type.String(),
      sku: Type.String(),
      name: Type.String(),
      quantity: DecimalString,
    }),
  ),
})
export type OrderShipmentDetail = Static<typeof OrderShipmentDetail>

/** An invoice or a credit memo of an order. */
export const OrderDocument = Type.Object({
  documentId: Type.String(),
  kind: Choice(['Invoice', 'CreditMemo']),
  number: Type.String(),
  issuedDate: Timestamp,
  grandTotalAmount: DecimalString,
  /** How an invoice on account stands: until when it is to be paid, what is left, and when it was paid. */
  account: Type.Optional(
    Type.Object({ balance: DecimalString, dueDate: Nullable(Timestamp), paidDate: Nullable(Timestamp) }),
  ),
})
export type OrderDocument = Static<typeof OrderDocument>

/** The file of an invoice, a credit memo or a purchase order; `content` is in base64. */
export const OrderDocumentFile = Type.Object({
  /** Of a purchase order it is not the name that it was uploaded with. */
  fileName: Type.String(),
  /** An invoice or a credit memo is a PDF. */
  contentType: PrivateFileType,
  content: Type.String(),
})
export type OrderDocumentFile = Static<typeof OrderDocumentFile>

/** The purchase order that the buyer has attached to an order: the id of its file, and the name of what was uploaded. */
export const OrderPurchaseOrderFile = Type.Object({ documentId: Type.String(), fileName: Type.String() })
export type OrderPurchaseOrderFile = Static<typeof OrderPurchaseOrderFile>

/** What the shop has written to the buyer about an order. */
export const OrderBuyerNote = Type.Object({ text: Type.String(), createdDate: Timestamp })
export type OrderBuyerNote = Static<typeof OrderBuyerNote>

/** A whole order. `shipments`, `documents`, `notes` and `purchaseOrderFile` are additions of this shop. */
export const OrderDetail = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  currencyIsoCode: CurrencyCode,
  fields: OrderFieldMap,
  deliveryGroups: Type.Array(OrderDeliveryGroup),
  payments: Type.Array(OrderPayment),
  adjustments: Type.Array(OrderAdjustment),
  shipments: Type.Optional(Type.Array(OrderShipmentDetail)),
  documents: Type.Optional(Type.Array(OrderDocument)),
  notes: Type.Optional(Type.Array(OrderBuyerNote)),
  purchaseOrderFile: Type.Optional(OrderPurchaseOrderFile),
  owner: Nullable(
    Type.Object({
      email: Nullable(Type.String()),
      firstName: Nullable(Type.String()),
      lastName: Nullable(Type.String()),
      userName: Nullable(Type.String()),
      phoneNumber: Nullable(Type.String()),
    }),
  ),
})
export type OrderDetail = Static<typeof OrderDetail>

/** How a guest proves an order to be theirs: by the e-mail address or the phone number that it was placed with. */
export const OrderVerification = Type.Object(
  {
    email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
    lastName: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
    phoneNumber: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  },
  STRICT,
)
export type OrderVerification = Static<typeof OrderVerification>

/**
 * Which order is looked up; a guest proves it to be theirs with the e-mail address or phone number it was placed with.
 */
export const OrderLookup = Type.Object(
  {
    orderSummaryIdOrRefNumber: Type.String({ minLength: 1, maxLength: 80 }),
    fields: Type.Optional(Type.Array(Type.String(), { maxItems: FIELDS_PER_BODY })),
    email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
    phone: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    verification: Type.Optional(Nullable(OrderVerification)),
  },
  STRICT,
)
export type OrderLookup = Static<typeof OrderLookup>

/** Which file of an order is downloaded; a guest proves the order to be theirs as for `OrderLookup`. */
export const OrderDocumentLookup = Type.Object(
  {
    orderSummaryIdOrRefNumber: Type.String({ minLength: 1, maxLength: 80 }),
    documentId: RecordIdParam,
    email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
    phone: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    verification: Type.Optional(Nullable(OrderVerification)),
  },
  STRICT,
)
