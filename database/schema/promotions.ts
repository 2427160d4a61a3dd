import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { cart } from './cart.ts'
import { createdAt, instant, money, quantity, recordId, updatedAt } from './columns.ts'

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
  (table) => [index('coupon_typed').on(sql`upper(${table.code})`)],
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
