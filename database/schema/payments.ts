import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, money, recordId, updatedAt } from './columns.ts'

/** A card as the test gateway remembers it: its token, its face, and how it behaves. Its number is kept nowhere. */
export const testGatewayCard = pgTable('test_gateway_card', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  behavior: text('behavior').notNull(),
  createdAt: createdAt(),
})

/**
 * The books of the test gateway, as a bank on the other end of a wire would keep them: one row for each key that it was
 * asked under.
 */
export const testGatewayCharge = pgTable('test_gateway_charge', {
  key: recordId('key').primaryKey(),
  reference: text('reference').notNull().unique(),
  state: text('state', { enum: ['Open', 'Authorized', 'Captured', 'Reversed', 'Refunded', 'Declined'] }).notNull(),
  declineCode: text('decline_code'),
  amount: money('amount').notNull(),
  refundedAmount: money('refunded_amount').notNull().default('0'),
  currencyIsoCode: text('currency_iso_code').notNull(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  expires: text('expires').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
