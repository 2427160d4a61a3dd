// A program that changes a setting of a store, which nobody has open, to the opposite of the demo shop's. Arguments:
// the shop's data folder, its database URL (empty for the embedded one) and the name of the setting.
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'

const CHANGES_BY_SWITCH = {
  guestBrowsingEnabled: { guestBrowsingEnabled: false },
  guestCartEnabled: { guestCartEnabled: false },
  guestCheckoutEnabled: { guestCheckoutEnabled: true },
  selfRegistrationEnabled: { settings: sql`${webstore.settings} || '{"selfRegistrationEnabled": true}'` },
  registrationNeedsApproval: {
    settings: sql`${webstore.settings} || '{"selfRegistrationEnabled": true, "registrationNeedsApproval": true}'`,
  },
  splitShipmentEnabled: { settings: sql`${webstore.settings} || '{"splitShipmentEnabled": true}'` },
} as const

const [dataDir = '', url = '', switchName] = process.argv.slice(2)
const changes = Object.entries(CHANGES_BY_SWITCH).find(([name]) => name === switchName)?.[1]
if (changes === undefined) throw new Error(`Name one of ${Object.keys(CHANGES_BY_SWITCH).join(', ')}.`)
const database = await openDatabase({ url: url === '' ? undefined : url, dataDir })
await database.transaction((tx) => tx.update(webstore).set(changes))
await database.close()
