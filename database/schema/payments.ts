import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/**
 * The payment intents at Stripe: one row for each key of a charge request, stored before Stripe is called. The id of the
 * intent is null until Stripe has told it. A blocked key is never charged.
 */
export const stripePaymentIntent = pgTable('stripe_payment_intent', {
  key: recordId('key').primaryKey(),
  intentId: text('intent_id').unique(),
  isBlocked: boolean('is_blocked').notNull().default(false),
  amount: money('amount').notNull(),
  currencyIsoCode: text('currency_iso_code').notNull(),
  createdAt: createdAt(),
})

/** The events of gateways that have been handled, so that one that is sent again does nothing. */
export const gatewayEvent = pgTable(
  'gateway_event',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_event_created_at').on(table.createdAt),
  ],
)
