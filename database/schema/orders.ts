import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import {
  bytes,
  createdAt,
  instant,
  money,
  quantity,
  recordId,
  toIdKey,
  toMilliseconds,
  toTextKey,
  updatedAt,
} from './columns.ts'
import { defineOutbox } from './outbox.ts'

/** Counts orders; their numbers are made from it. */
export const orderNumber = pgSequence('order_number')

/**
 * A placed order. Nothing in it changes with the catalogue any more. Its totals are those of what was ordered, also when
 * a part is cancelled.
 */
export const orderSummary = pgTable(
  'order_summary',
  {
    id: recordId('id').primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    referenceNumber: text('reference_number').notNull().unique(),
    /** The checkout it was placed from; a second order of one checkout cannot be stored. */
    checkoutId: recordId('checkout_id').notNull().unique(),
    cartId: recordId('cart_id').notNull(),
    accountId: recordId('account_id').references(() => account.id),
    ownerId: recordId('owner_id'),
    ownerName: text('owner_name'),
    contactInfo: jsonb('contact_info').$type<Record<string, string>>(),
    status: text('status', {
      enum: [
        'Created',
        'Awaiting Approval',
        'Approved',
        'On Hold',
        'Waiting to Fulfill',
        'Partially Fulfilled',
        'Fulfilled',
        'Cancelled',
      ],
    }).notNull(),
    /** Whether staff have to approve it before anything is sent, as the store demanded when it was placed. */
    approval: text('approval', { enum: ['NotRequired', 'Pending', 'Approved'] })
      .notNull()
      .default('NotRequired'),
    currencyIsoCode: text('currency_iso_code').notNull(),
    purchaseOrderNumber: text('purchase_order_number'),
    /** The person or department of the buyer that the goods are for. */
    attention: text('attention'),
    /** What the buyer's accounting books the order on. */
    costCenter: text('cost_center'),
    /** The language in which it was placed (BCP 47); null for an order from before languages. */
    language: text('language'),
    totalListAmount: money('total_list_amount').notNull(),
    totalProductAmount: money('total_product_amount').notNull(),
    totalAdjustmentAmount: money('total_adjustment_amount').notNull(),
    totalDeliveryAmount: money('total_delivery_amount').notNull(),
    totalTaxAmount: money('total_tax_amount').notNull(),
    grandTotalAmount: money('grand_total_amount').notNull(),
    /** What cancellations took off: of products and delivery as they are priced, of the tax, and of the grand total. */
    canceledProductAmount: money('canceled_product_amount').notNull().default('0'),
    canceledDeliveryAmount: money('canceled_delivery_amount').notNull().default('0'),
    canceledTaxAmount: money('canceled_tax_amount').notNull().default('0'),
    canceledGrandTotalAmount: money('canceled_grand_total_amount').notNull().default('0'),
    /** What returns are credited with, with tax. The totals stay those of what was sent. */
    returnedGrandTotalAmount: money('returned_grand_total_amount').notNull().default('0'),
    /** Gross: its amounts contain the tax. Net: the tax comes on top of them. */
    taxLocaleType: text('tax_locale_type', { enum: ['Net', 'Gross'] })
      .notNull()
      .default('Net'),
    billingAddress: jsonb('billing_address').$type<Record<string, string | null>>(),
    /** What promotions took off, by promotion; amounts are negative. */
    adjustments: jsonb('adjustments')
      .$type<Array<{ displayName: string; couponCode: string | null; targetType: string; amount: string }>>()
      .notNull(),
    paymentMethod: text('payment_method').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.accountId, table.orderedAt),
    index().on(table.ownerId, table.orderedAt),
    index().on(table.orderedAt),
    // Lists are read in the order of their columns from these, forwards and backwards; two are for what can be empty.
    index('order_by_id').on(toIdKey(table.id)),
    index('order_by_created').on(toMilliseconds(table.createdAt), toIdKey(table.id)),
    index('order_by_number').on(toTextKey(table.orderNumber), toIdKey(table.id)),
    index('order_by_ordered').on(toMilliseconds(table.orderedAt), toIdKey(table.id)),
    index('order_by_account').on(toIdKey(table.accountId), toIdKey(table.id)),
    index('order_by_account_descending').on(
      sql`${toIdKey(table.accountId)} desc nulls last`,
      sql`${toIdKey(table.id)} desc`,
    ),
    index('order_by_po_number').on(toTextKey(table.purchaseOrderNumber), toIdKey(table.id)),
    index('order_by_po_number_descending').on(
      sql`${toTextKey(table.purchaseOrderNumber)} desc nulls last`,
      sql`${toIdKey(table.id)} desc`,
    ),
    index('order_by_status').on(toTextKey(table.status), toIdKey(table.id)),
    index('order_by_total').on(sql`(${table.grandTotalAmount} - ${table.canceledGrandTotalAmount})`, toIdKey(table.id)),
  ],
)

/** What of an order goes to one address. It has the id of the delivery group of the cart that it was. */
export const orderDeliveryGroup = pgTable(
  'order_delivery_group',
  {
    id: recordId('id').primaryKey(),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    groupNumber: integer('group_number').notNull(),
    name: text('name').notNull(),
    deliveryAddress: jsonb('delivery_address').$type<Record<string, string | boolean | null>>(),
    deliveryMethodId: recordId('delivery_method_id'),
    deliveryMethodName: text('delivery_method_name'),
    /** After adjustments. */
    deliveryAmount: money('delivery_amount').notNull(),
    shippingInstructions: text('shipping_instructions'),
    desiredDeliveryDate: instant('desired_delivery_date'),
    /** The days between which the buyer was told that it would arrive, such as `2027-06-30`; null: none were known. */
    earliestArrival: date('earliest_arrival', { mode: 'string' }),
    latestArrival: date('latest_arrival', { mode: 'string' }),
    isGift: boolean('is_gift').notNull().default(false),
    giftMessage: text('gift_message'),
    giftToName: text('gift_to_name'),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.orderSummaryId, table.groupNumber)],
)

/** One line of an order, as it was bought. */
export const orderItem = pgTable(
  'order_item',
  {
    id: recordId('id').primaryKey(),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    deliveryGroupId: recordId('delivery_group_id')
      .notNull()
      .references(() => orderDeliveryGroup.id, { onDelete: 'cascade' }),
    lineNumber: integer('line_number').notNull(),
    productId: recordId('product_id').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    quantity: quantity('quantity').notNull(),
    /** How much of the quantity was cancelled. */
    quantityCanceled: quantity('quantity_canceled').notNull().default('0'),
    /** How much of what was sent has come back, and how much more is expected back. */
    quantityReturned: quantity('quantity_returned').notNull().default('0'),
    quantityReturnInitiated: quantity('quantity_return_initiated').notNull().default('0'),
    listPrice: money('list_price').notNull(),
    unitPrice: money('unit_price').notNull(),
    totalAdjustment: money('total_adjustment').notNull(),
    totalPrice: money('total_price').notNull(),
    totalTax: money('total_tax').notNull(),
    /** What of the tax comes on top of the price; the rest is in it. */
    addedTax: money('added_tax').notNull().default('0'),
    /** Null for orders that are older than this column. */
    taxRatePercent: money('tax_rate_percent'),
    sellingModelId: recordId('selling_model_id'),
    subscriptionTerm: integer('subscription_term'),
    variationValues: jsonb('variation_values').$type<Record<string, string>>(),
    /** What the buyer has noted at the line, and their own reference for it. */
    note: text('note'),
    customerReference: text('customer_reference'),
  },
  (table) => [index().on(table.orderSummaryId, table.lineNumber), index().on(table.productId)],
)

/**
 * What an account, or a person of none, has ordered: a row for each product, written with the order, so that reading it
 * costs the same however much was ordered. Its texts and price are those of the last order.
 */
export const boughtProduct = pgTable(
  'bought_product',
  {
    buyerId: recordId('buyer_id').notNull(),
    productId: recordId('product_id').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    /** In how many orders it was. */
    orderCount: integer('order_count').notNull(),
    lastOrderedAt: instant('last_ordered_at').notNull(),
    lastOrderId: recordId('last_order_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    lastQuantity: quantity('last_quantity').notNull(),
    lastUnitPrice: money('last_unit_price').notNull(),
    currencyIsoCode: text('currency_iso_code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.productId] }),
    index().on(table.lastOrderId),
    // Each order of the list is read from one of these.
    index('bought_by_date').on(table.buyerId, table.lastOrderedAt, table.productId),
    index('bought_by_count').on(table.buyerId, table.orderCount, table.productId),
    index('bought_by_number').on(table.buyerId, toTextKey(table.sku), table.productId),
  ],
)

/**
 * From where the stock of an order line was taken, and of what product: the line's own, or a part of the set that it
 * ordered. What was cancelled is subtracted: it went back there.
 */
export const orderAllocation = pgTable(
  'order_allocation',
  {
    id: recordId('id').primaryKey(),
    orderItemId: recordId('order_item_id')
      .notNull()
      .references(() => orderItem.id, { onDelete: 'cascade' }),
    productId: recordId('product_id').notNull(),
    locationId: recordId('location_id').notNull(),
    quantity: quantity('quantity').notNull(),
  },
  (table) => [index().on(table.orderItemId)],
)

/**
 * The purchase order that a buyer has attached to a checkout, and that its order takes over. Those of checkouts that
 * led to no order are deleted by a job.
 */
export const purchaseOrderFile = pgTable(
  'purchase_order_file',
  {
    id: recordId('id').primaryKey(),
    checkoutId: recordId('checkout_id').notNull().unique(),
    /** Set in the transaction that stores the order. */
    orderSummaryId: recordId('order_summary_id'),
    /** The name of the uploaded file. */
    fileName: text('file_name').notNull(),
    /** What the bytes are, whatever the name says. */
    mimeType: text('mime_type').notNull(),
    body: bytes('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.orderSummaryId),
    index('purchase_order_file_without_order')
      .on(table.createdAt)
      .where(sql`order_summary_id is null`),
  ],
)

/** Events for other systems, each written in the transaction that it reports. */
export const outboxEvent = defineOutbox('outbox_event')

/** What staff have written about an order: for its buyer, or for staff only. */
export const orderNote = pgTable(
  'order_note',
  {
    id: recordId('id').primaryKey(),
    orderSummaryId: recordId('order_summary_id')
      .notNull()
      .references(() => orderSummary.id, { onDelete: 'cascade' }),
    audience: text('audience', { enum: ['Buyer', 'Staff'] }).notNull(),
    text: text('text').notNull(),
    /** Who wrote it; the name stays when the user is deleted. */
    authorId: recordId('author_id'),
    authorName: text('author_name'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderSummaryId, table.createdAt)],
)
