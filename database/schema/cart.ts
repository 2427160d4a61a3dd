import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { product } from './catalogue.ts'
import { createdAt, instant, money, quantity, recordId, updatedAt } from './columns.ts'

/**
 * A cart. Its totals are kept as running sums of its lines, so that a change of one line costs the same in any cart.
 * A guest's cart has no owner; whoever holds its secret may use it.
 */
export const cart = pgTable(
  'cart',
  {
    id: recordId('id').primaryKey(),
    webstoreId: recordId('webstore_id').notNull(),
    accountId: recordId('account_id').references(() => account.id),
    ownerId: recordId('owner_id'),
    guestKey: text('guest_key'),
    name: text('name').notNull(),
    type: text('type', { enum: ['Cart', 'PayNowReadOnly', 'Template'] })
      .notNull()
      .default('Cart'),
    status: text('status', { enum: ['Active', 'Checkout', 'Closed', 'PendingClosed', 'PendingDelete', 'Processing'] })
      .notNull()
      .default('Active'),
    isSecondary: boolean('is_secondary').notNull().default(false),
    /** Whether it has the lines that its owner has saved for later; it is secondary then. */
    isSavedForLater: boolean('is_saved_for_later').notNull().default(false),
    /** The user who sent it to its owner; null for a cart of their own. */
    sentById: recordId('sent_by_id'),
    currencyIsoCode: text('currency_iso_code').notNull(),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    lineCount: integer('line_count').notNull().default(0),
    productCount: quantity('product_count').notNull().default('0'),
    listTotal: money('list_total').notNull().default('0'),
    salesTotal: money('sales_total').notNull().default('0'),
    itemAdjustmentTotal: money('item_adjustment_total').notNull().default('0'),
    taxTotal: money('tax_total').notNull().default('0'),
    /** The part of the tax that the prices contain. */
    includedTaxTotal: money('included_tax_total').notNull().default('0'),
    /** How many pieces are subscribed to. */
    subscriptionCount: quantity('subscription_count').notNull().default('0'),
    /** Promotion that requires a quantity → the whole units in the cart that count towards it. */
    piecesByPromotion: jsonb('pieces_by_promotion').$type<Record<string, string>>().notNull().default({}),
    /** Tax rate in percent → what the lines taxed by it come to: what a discount of the whole cart is spread over. */
    netByRate: jsonb('net_by_rate').$type<Record<string, string>>().notNull().default({}),
    /** Promotion → what it takes off the lines in all; negative. */
    reductionByPromotion: jsonb('reduction_by_promotion').$type<Record<string, string>>().notNull().default({}),
    /** Delivery group → running sums over the lines in it; a group without lines is missing. */
    totalsByGroup: jsonb('totals_by_group')
      .$type<Record<string, { lines: number; pieces: string; sales: string; net: string; problems: number }>>()
      .notNull()
      .default({}),
    /**
     * What the prices in it depend on besides prices in price books: base version, entitlement, currency, destination.
     * When it differs the cart is repriced.
     */
    pricedFor: text('priced_for'),
    /** The catalogue version that its lines were priced for: when a price of one has changed since, it is repriced. */
    pricedVersion: bigint('priced_version', { mode: 'number' }).notNull().default(0),
    /** The purchase order that its checkout is, or was, paid by. */
    purchaseOrderNumber: text('purchase_order_number'),
    /** Custom fields that clients store with the cart; the shop does not use them. */
    customFields: jsonb('custom_fields').$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('cart_primary_of_owner')
      .on(table.ownerId, sql`coalesce(account_id, '')`, table.currencyIsoCode)
      .where(
        sql`owner_id is not null and type = 'Cart' and not is_secondary and status in ('Active', 'Checkout', 'Processing')`,
      ),
    uniqueIndex('cart_saved_for_later_of_owner')
      .on(table.ownerId, sql`coalesce(account_id, '')`, table.currencyIsoCode)
      .where(sql`is_saved_for_later and status in ('Active', 'Checkout', 'Processing')`),
    index('cart_live_of_owner')
      .on(table.ownerId)
      .where(sql`owner_id is not null and status in ('Active', 'Checkout', 'Processing')`),
    uniqueIndex('cart_primary_of_guest')
      .on(table.guestKey)
      .where(sql`guest_key is not null and status in ('Active', 'Checkout', 'Processing')`),
    index().on(table.accountId),
    index('cart_of_guest_created')
      .on(table.createdAt)
      .where(sql`guest_key is not null`),
  ],
)

/** Where a part of a cart is sent and how. */
export const deliveryGroup = pgTable(
  'delivery_group',
  {
    id: recordId('id').primaryKey(),
    cartId: recordId('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    deliveryAddress: jsonb('delivery_address').$type<Record<string, string | boolean | null>>(),
    deliveryMethodId: recordId('delivery_method_id').references(() => deliveryMethod.id),
    desiredDeliveryDate: instant('desired_delivery_date'),
    shippingInstructions: text('shipping_instructions'),
    isGift: boolean('is_gift').notNull().default(false),
    giftMessage: text('gift_message'),
    giftToName: text('gift_to_name'),
    customFields: jsonb('custom_fields').$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.cartId),
    uniqueIndex('delivery_group_default')
      .on(table.cartId)
      .where(sql`is_default`),
  ],
)

/**
 * One line of a cart with the amounts that its prices, offers and taxes come to. Amounts are in the cart's currency.
 */
export const cartItem = pgTable(
  'cart_item',
  {
    id: recordId('id').primaryKey(),
    cartId: recordId('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id),
    deliveryGroupId: recordId('delivery_group_id')
      .notNull()
      .references(() => deliveryGroup.id),
    sellingModelId: recordId('selling_model_id'),
    subscriptionTerm: integer('subscription_term'),
    subType: text('sub_type', { enum: ['Bonus', 'Gift'] }),
    name: text('name').notNull(),
    quantity: quantity('quantity').notNull(),
    listPrice: money('list_price').notNull(),
    /** For one piece, by book and quantity break; null when the buyer may not buy it any more. */
    salesPrice: money('sales_price'),
    totalListPrice: money('total_list_price').notNull(),
    totalSalesPrice: money('total_sales_price').notNull(),
    itemAdjustment: money('item_adjustment').notNull().default('0'),
    /** What each promotion takes off this line; the amounts are negative and add up to the item adjustment. */
    reductions: jsonb('reductions')
      .$type<Array<{ promotionId: string; amount: string; pieces?: string }>>()
      .notNull()
      .default([]),
    /** Ids of the promotions whose required quantity this line counts towards. */
    countedBy: text('counted_by').array().notNull().default([]),
    /** The offers across lines that may reward this line. */
    rewardedBy: text('rewarded_by').array().notNull().default([]),
    /** Whether the line's prices contain its tax. */
    isTaxIncluded: boolean('is_tax_included').notNull().default(false),
    isSubscription: boolean('is_subscription').notNull().default(false),
    totalTax: money('total_tax').notNull().default('0'),
    taxRatePercent: quantity('tax_rate_percent').notNull().default('0'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    customFields: jsonb('custom_fields').$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.cartId, table.createdAt),
    index().on(table.deliveryGroupId),
    index('cart_item_reward')
      .on(table.cartId, table.salesPrice, table.id)
      .where(sql`rewarded_by <> '{}'`),
    uniqueIndex('cart_item_line').on(
      table.cartId,
      table.productId,
      table.deliveryGroupId,
      sql`coalesce(selling_model_id, '')`,
      sql`coalesce(subscription_term, 0)`,
    ),
  ],
)

/** A way to send goods, with its fee and the amount from which it is free. */
export const deliveryMethod = pgTable('delivery_method', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  carrier: text('carrier'),
  classOfService: text('class_of_service'),
  currencyIsoCode: text('currency_iso_code').notNull(),
  baseFee: money('base_fee').notNull(),
  freeFromAmount: money('free_from_amount'),
  countries: text('countries').array().notNull(),
  processTime: integer('process_time'),
  processTimeUnit: text('process_time_unit', { enum: ['Hours', 'Days', 'Weeks'] }),
  transitTimeMin: integer('transit_time_min'),
  transitTimeMax: integer('transit_time_max'),
  transitTimeUnit: text('transit_time_unit', { enum: ['Hours', 'Days', 'Weeks'] }),
  sortOrder: integer('sort_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
