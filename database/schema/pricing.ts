import { type AnyColumn, isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { buyerGroup } from './accounts.ts'
import { product, sellingModel } from './catalogue.ts'
import { createdAt, generatedId, instant, money, quantity, recordId, toIdWithPrefix, updatedAt } from './columns.ts'

/**
 * A list of prices. The original book holds what is struck through; the others are what groups pay. Lower priority
 * numbers win.
 */
export const priceBook = pgTable('price_book', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull().unique(),
  isOriginal: boolean('is_original').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  priority: integer('priority').notNull().default(100),
  validFrom: instant('valid_from'),
  validTo: instant('valid_to'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The buyer groups that pay by a book; a book without any row here is for everyone. */
export const priceBookBuyerGroup = pgTable(
  'price_book_buyer_group',
  {
    id: generatedId('0Zl'),
    priceBookId: recordId('price_book_id')
      .notNull()
      .references(() => priceBook.id, { onDelete: 'cascade' }),
    buyerGroupId: recordId('buyer_group_id')
      .notNull()
      .references(() => buyerGroup.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.priceBookId, table.buyerGroupId] }), index().on(table.buyerGroupId)],
)

/** The price of a product in a book, for one piece, in one currency, by one way of selling (null: once). */
export const priceBookEntry = pgTable(
  'price_book_entry',
  {
    id: recordId('id').primaryKey(),
    priceBookId: recordId('price_book_id')
      .notNull()
      .references(() => priceBook.id, { onDelete: 'cascade' }),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sellingModelId: recordId('selling_model_id').references(() => sellingModel.id),
    currencyIsoCode: text('currency_iso_code').notNull(),
    unitPrice: money('unit_price').notNull(),
    adjustmentScheduleId: recordId('adjustment_schedule_id').references(() => adjustmentSchedule.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('price_book_entry_once')
      .on(table.priceBookId, table.productId, table.currencyIsoCode)
      .where(isNull(table.sellingModelId)),
    uniqueIndex('price_book_entry_model')
      .on(table.priceBookId, table.productId, table.currencyIsoCode, table.sellingModelId)
      .where(isNotNull(table.sellingModelId)),
    index().on(table.productId),
    index('price_book_entry_adjustment').on(toEntryAdjustmentId(table.id)).where(isNotNull(table.adjustmentScheduleId)),
    index('price_book_entry_schedule').on(table.adjustmentScheduleId).where(isNotNull(table.adjustmentScheduleId)),
  ],
)

/** Returns the id under which the price breaks of a price are a record of their own. */
export const toEntryAdjustmentId = (entryId: AnyColumn) => toIdWithPrefix(entryId, '84Z')

/** A set of quantity breaks that price-book entries share. */
export const adjustmentSchedule = pgTable('adjustment_schedule', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  adjustmentMethod: text('adjustment_method', { enum: ['Range', 'Slab'] }).notNull(),
  scheduleType: text('schedule_type', { enum: ['Volume', 'Term'] }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** One break: from lowerBound up to and including upperBound (null: no end). Percentages are of the unit price. */
export const adjustmentTier = pgTable(
  'adjustment_tier',
  {
    id: recordId('id').primaryKey(),
    scheduleId: recordId('schedule_id')
      .notNull()
      .references(() => adjustmentSchedule.id, { onDelete: 'cascade' }),
    lowerBound: quantity('lower_bound').notNull(),
    upperBound: quantity('upper_bound'),
    adjustmentType: text('adjustment_type', { enum: ['AmountBasedAdjustment', 'PercentageBasedAdjustment'] }).notNull(),
    adjustmentValue: quantity('adjustment_value').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.scheduleId)],
)

/**
 * The price that a product gets in a book when a day begins (in UTC). Afterwards the row tells whether it did, and what
 * the price was before.
 */
export const priceChange = pgTable(
  'price_change',
  {
    id: recordId('id')
      .primaryKey()
      .default(sql`new_record_id('a0P')`),
    priceBookId: recordId('price_book_id')
      .notNull()
      .references(() => priceBook.id, { onDelete: 'cascade' }),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sellingModelId: recordId('selling_model_id').references(() => sellingModel.id, { onDelete: 'cascade' }),
    currencyIsoCode: text('currency_iso_code').notNull(),
    unitPrice: money('unit_price').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['Planned', 'Applied', 'Canceled', 'Failed'] })
      .notNull()
      .default('Planned'),
    failureReason: text('failure_reason'),
    appliedAt: instant('applied_at'),
    /** What the price was when it was changed; null: there was none, or it has not been changed. */
    previousPrice: money('previous_price'),
    /** Who planned it, and by which program: in their name the price is changed. */
    userId: recordId('user_id'),
    integrationId: recordId('integration_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // One price for a day: with two, nobody could say which of them is meant.
    uniqueIndex('price_change_once')
      .on(
        table.priceBookId,
        table.productId,
        table.currencyIsoCode,
        sql`coalesce(${table.sellingModelId}, '')`,
        table.effectiveOn,
      )
      .where(sql`${table.status} = 'Planned'`),
    index('price_change_due')
      .on(table.effectiveOn, table.id)
      .where(sql`${table.status} = 'Planned'`),
    index().on(table.productId),
    index().on(table.priceBookId, table.effectiveOn),
  ],
)
