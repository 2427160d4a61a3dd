// A program that prepares the database at the URL in its arguments as a start of the shop does, once its input has a
// line. Prints as JSON the message for the operator, the secret, and the numbers of web stores and users.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { loadOrCreateSecret } from '../app/secret.ts'
import { setUpShopIfEmptyAndGetNotice } from '../import/service.ts'

const [url = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
const input = createInterface(process.stdin)
await once(input, 'line')
input.close()
process.stdin.destroy()
const database = await openDatabase({ url, dataDir: '/nowhere' })
await database.migrate()
const message = await setUpShopIfEmptyAndGetNotice(database, {
  isDemo: true,
  acceptsPublishedPassword: false,
})
const secret = await loadOrCreateSecret(database, { secret: null, dataDir: '/nowhere' })
const webstores = await database.query((db) => db.$count(webstore))
const users = await database.query((db) => db.$count(user))
await database.close()
process.stdout.write(`${JSON.stringify({ message, secret, webstores, users })}\n`)
