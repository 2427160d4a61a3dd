import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, money, recordId, updatedAt } from './columns.ts'

/** A card of the test gateway: its token, what may be shown of it, and how it behaves. Its number is not stored. */
export const testGatewayCard = pgTable('test_gateway_card', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  behavior: text('behavior').notNull(),
  createdAt: createdAt(),
})

/** The charges of the test gateway, which a bank would store elsewhere: one row for each key of a charge request. */
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
