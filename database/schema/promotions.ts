import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { createdAt, instant, money, recordId } from './columns.ts'

/** An offer. With coupons it asks for one of them; without, it applies by itself. Lower priorities go first. */
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
  /** The cart's product amount from which the offer holds. */
  minimumAmount: money('minimum_amount'),
  /** The categories and products it is for (null: all). */
  categoryIds: text('category_ids').array(),
  productIds: text('product_ids').array(),
  buyerGroupIds: text('buyer_group_ids').array(),
  /** Whole-number limits and free gifts that a later rule may need. */
  parameters: jsonb('parameters').$type<Record<string, string>>().notNull().default({}),
})

/** A code that opens a promotion. */
export const coupon = pgTable('coupon', {
  id: recordId('id').primaryKey(),
  promotionId: recordId('promotion_id').notNull().references(() => promotion.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  redemptionLimit: integer('redemption_limit'),
  redemptions: integer('redemptions').notNull().default(0),
})

/** A coupon that a cart carries. */
export const cartCoupon = pgTable(
  'cart_coupon',
  {
    id: recordId('id').primaryKey(),
    cartId: recordId('cart_id').notNull().references(() => cart.id, { onDelete: 'cascade' }),
    couponId: recordId('coupon_id').notNull().references(() => coupon.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.cartId, table.couponId), index().on(table.couponId)],
)
