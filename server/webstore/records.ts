import { webStore } from '@hydrant/contract/records/web-store.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'

/** The objects of this area in the record API. */
export const WEBSTORE_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(webStore, {
    table: webstore,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Type: sql`'B2B'::text`,
      Country: table.country,
      DefaultCurrency: table.defaultCurrency,
      SupportedCurrencies: sql`array_to_string(${table.supportedCurrencies}, ';')`,
      DefaultTaxLocaleType: table.taxType,
      PricingStrategy: table.pricingStrategy,
      OptionsGuestBrowsingEnabled: table.guestBrowsingEnabled,
      OptionsGuestCartEnabled: table.guestCartEnabled,
      OptionsGuestCheckoutEnabled: table.guestCheckoutEnabled,
    }),
  }),
]
