import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, recordId, updatedAt } from './columns.ts'

/** The web store: its settings, currencies, and the version that every write to the catalogue increments. */
export const webstore = pgTable('webstore', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  siteId: recordId('site_id').notNull(),
  communityId: recordId('community_id').notNull(),
  channelId: recordId('channel_id').notNull(),
  guestUserId: recordId('guest_user_id').notNull(),
  country: text('country').notNull(),
  defaultCurrency: text('default_currency').notNull(),
  supportedCurrencies: text('supported_currencies').array().notNull(),
  shippingCountries: text('shipping_countries').array().notNull(),
  taxType: text('tax_type', { enum: ['Net', 'Gross', 'Automatic'] }).notNull(),
  pricingStrategy: text('pricing_strategy', { enum: ['LowestPrice', 'Priority'] }).notNull(),
  guestBrowsingEnabled: boolean('guest_browsing_enabled').notNull(),
  guestCartEnabled: boolean('guest_cart_enabled').notNull(),
  guestCheckoutEnabled: boolean('guest_checkout_enabled').notNull(),
  guestMaximumQuantity: text('guest_maximum_quantity').notNull(),
  inventoryLocationGroupId: recordId('inventory_location_group_id'),
  reservationSeconds: bigint('reservation_seconds', { mode: 'number' }).notNull().default(14_400),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  catalogVersion: bigint('catalog_version', { mode: 'number' }).notNull().default(1),
  /** The last catalogue version in which anything but entries of price books changed. */
  baseVersion: bigint('base_version', { mode: 'number' }).notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
