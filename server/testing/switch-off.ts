// A program: switches something off in a shop that nobody has open. It takes the shop's data folder, the address of its database (empty for the
// embedded one) and the name of the switch.
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'

const SWITCHES = ['guestBrowsingEnabled', 'guestCartEnabled'] as const

const [dataDir = '', url = '', asked] = process.argv.slice(2)
const known = SWITCHES.find((name) => name === asked)
if (known === undefined) throw new Error(`Name one of ${SWITCHES.join(', ')}.`)
const database = await openDatabase({ url: url === '' ? undefined : url, dataDir })
await database.transaction((executor) => executor.update(webstore).set({ [known]: false }))
await database.close()
