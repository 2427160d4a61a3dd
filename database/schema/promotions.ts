import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { cart } from './cart.ts'
import { createdAt, instant, money, quantity, recordId, toTextKey, updatedAt } from './columns.ts'

/**
 * A promotion. With coupons it requires one of them; without, it applies automatically. Lower priorities apply
 * first.
 */
export const promotion = pgTable('promotion', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  termsAndConditions: text('terms_and_conditions'),
  isActive: boolean('is_active').notNull().default(true),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  requiresCoupon: boolean('requires_coupon').notNull().default(false),
  priority: integer('priority').notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  targetType: text('target_type', { enum: ['Item', 'Cart', 'Shipping'] }).notNull(),
  adjustmentType: text('adjustment_type', { enum: ['PercentageDiscount', 'AmountDiscount'] }).notNull(),
  adjustmentValue: money('adjustment_value').notNull(),
  /** For amounts: the currency they are in. */
  currencyIsoCode: text('currency_iso_code'),
  /** The cart's product amount from which the promotion applies. */
  minimumAmount: money('minimum_amount'),
  /** The categories and products it is for (null: all). */
  categoryIds: text('category_ids').array(),
  productIds: text('product_ids').array(),
  buyerGroupIds: text('buyer_group_ids').array(),
  /**
   * How many units must be bought, and how many are then rewarded: both or neither. The adjustment applies to the
   * rewarded units, which are of the promotion's products.
   */
  buyQuantity: integer('buy_quantity'),
  getQuantity: integer('get_quantity'),
  /** Of a buy-and-get promotion: whether bought and rewarded units are of one line. */
  isSameProduct: boolean('is_same_product').notNull().default(false),
  /** What must be bought, or of what the minimum quantity is counted (both null: what the offer is for). */
  qualifyingCategoryIds: text('qualifying_category_ids').array(),
  qualifyingProductIds: text('qualifying_product_ids').array(),
  /** How often a buy-and-get offer is given in one order (null: as often as it is earned). */
  applicationLimit: integer('application_limit'),
  /** The whole units in the cart from which the promotion applies. */
  minimumQuantity: quantity('minimum_quantity'),
  /** The maximum discount of a line, of the cart or of its delivery. */
  maximumDiscount: money('maximum_discount'),
  /**
   * The maximum number of orders that it may reduce, in total and of one account. Guests do not get a promotion
   * that is limited by account.
   */
  redemptionLimit: integer('redemption_limit'),
  redemptionLimitPerAccount: integer('redemption_limit_per_account'),
  /** The orders counted so far; only a limited offer counts. */
  redemptions: integer('redemptions').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const PART_COLUMNS = {
  id: recordId('id').notNull(),
  promotionId: recordId('promotion_id').notNull(),
  type: text('type').notNull(),
  targetId: recordId('target_id').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}

/**
 * Returns SQL of a row for each id in lists of promotions. The ids of these rows are hashes of both ids; only capitals of
 * the prefix change the checksum. Without UNION, because rows of one cannot be locked.
 */
function toPartsSql({ prefix, checksum, lists }: { prefix: string; checksum: string; lists: readonly string[] }) {
  const ids = lists.map((list) => `coalesce(promotion.${list}, '{}')`).join(' || ')
  return sql.raw(
    `select '${prefix}' || left(md5(promotion.id || ':' || listed.id), 12) || '${checksum}' as id, promotion.id as promotion_id, case left(listed.id, 3) when '01t' then 'Product' when '0ZG' then 'ProductCategory' else 'BuyerGroup' end as type, listed.id as target_id, promotion.created_at, promotion.updated_at from promotion cross join lateral unnest(${ids}) as listed(id)`,
  )
}

/** The products and categories that promotions are for, one a row. */
export const promotionTarget = pgView('promotion_target', PART_COLUMNS).as(
  toPartsSql({ prefix: '2Pt', checksum: 'CAA', lists: ['product_ids', 'category_ids'] }),
)

/** The products and categories of which something has to be bought for a promotion, one a row. */
export const promotionQualifier = pgView('promotion_qualifier', PART_COLUMNS).as(
  toPartsSql({ prefix: '0kU', checksum: 'EAA', lists: ['qualifying_product_ids', 'qualifying_category_ids'] }),
)

/** The buyer groups that get promotions, one a row. */
export const promotionBuyerGroup = pgView('promotion_buyer_group', PART_COLUMNS).as(
  toPartsSql({ prefix: 'a04', checksum: 'AAA', lists: ['buyer_group_ids'] }),
)

/** In how many orders of an account a limited offer was given. */
export const promotionRedemption = pgTable(
  'promotion_redemption',
  {
    promotionId: recordId('promotion_id')
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    redemptions: integer('redemptions').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] }), index().on(table.accountId)],
)

/** A code that unlocks a promotion; case does not matter. */
export const coupon = pgTable(
  'coupon',
  {
    id: recordId('id').primaryKey(),
    promotionId: recordId('promotion_id')
      .notNull()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    isActive: boolean('is_active').notNull().default(true),
    redemptionLimit: integer('redemption_limit'),
    redemptionLimitPerAccount: integer('redemption_limit_per_account'),
    redemptions: integer('redemptions').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('coupon_in_capitals').on(toTextKey(table.code))],
)

/** In how many orders of an account a coupon was used that is limited by account. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    couponId: recordId('coupon_id')
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    redemptions: integer('redemptions').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.accountId] }), index().on(table.accountId)],
)

/** A coupon on a cart. */
export const cartCoupon = pgTable(
  'cart_coupon',
  {
    id: recordId('id').primaryKey(),
    cartId: recordId('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    couponId: recordId('coupon_id')
      .notNull()
      .references(() => coupon.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.cartId, table.couponId), index().on(table.couponId)],
)
