// A program: turns a switch of a store that nobody has open to what it is not in the demo shop. It takes the shop's
// data folder, the address of its database (empty for the embedded one) and the name of the switch.
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'

const SWITCHES = {
  guestBrowsingEnabled: { guestBrowsingEnabled: false },
  guestCartEnabled: { guestCartEnabled: false },
  guestCheckoutEnabled: { guestCheckoutEnabled: true },
  selfRegistrationEnabled: { settings: sql`${webstore.settings} || '{"selfRegistrationEnabled": true}'` },
  splitShipmentEnabled: { settings: sql`${webstore.settings} || '{"splitShipmentEnabled": true}'` },
} as const

const [dataDir = '', url = '', asked] = process.argv.slice(2)
const known = Object.entries(SWITCHES).find(([name]) => name === asked)?.[1]
if (known === undefined) throw new Error(`Name one of ${Object.keys(SWITCHES).join(', ')}.`)
const database = await openDatabase({ url: url === '' ? undefined : url, dataDir })
await database.transaction((executor) => executor.update(webstore).set(known))
await database.close()
