import { randomBytes } from 'node:crypto'
import type { Database } from '@hydrant/database/connection/database.ts'
import { people } from '@hydrant/demo/accounts.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { hasWebstore, lockWebstoreTable } from '../../webstore/service.ts'
import { CommandError } from '../command-line/usage.ts'
import { DEMO_PASSWORD } from '../demo-shop/sign-ins.ts'
import { seedDemoShop } from '../demo-shop/service.ts'
import { deleteAllButUsers, findTableInUse, findTakenEmail } from './store.ts'

/**
 * Fills a migrated database with the demo, in one transaction: one without a shop, or one with an empty shop, whose
 * users stay. Returns the password of the demo's users: the published one where it is accepted, or a generated one.
 * Throws a CommandError when the shop is not empty, or has a user with the email address of a demo user.
 */
export async function fillWithDemo(database: Database, acceptsPublishedPassword: boolean): Promise<string> {
  const password = acceptsPublishedPassword ? DEMO_PASSWORD : randomBytes(15).toString('base64url')
  await database.transaction(async (tx) => {
    await lockWebstoreTable(tx)
    if (await hasWebstore(tx)) {
      const table = await findTableInUse(tx)
      if (table !== null) throw new CommandError(messages.shopNotEmpty({ table }))
      const emails = people.map(({ email }) => email.toLowerCase())
      const taken = await findTakenEmail(tx, emails)
      if (taken !== null) throw new CommandError(messages.demoUserExists({ email: taken }))
      await deleteAllButUsers(tx)
    }
    await seedDemoShop(tx, password)
  })
  return password
}
