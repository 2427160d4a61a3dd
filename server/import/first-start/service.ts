import { randomBytes } from 'node:crypto'
import { isLockTimeout } from '@hydrant/database/connection/availability.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { hasWebstore, lockWebstoreTable } from '../../webstore/service.ts'
import { DEMO_PASSWORD } from '../demo-shop/sign-ins.ts'
import { seedEmptyShop } from '../empty-shop/service.ts'

/** The operator's options for setting up an empty database. */
export interface FirstStartOptions {
  readonly isDemo: boolean
  readonly acceptsPublishedPassword: boolean
}

/**
 * Seeds an empty, migrated database with the demo or an empty shop; does nothing if there is a shop. Returns the
 * message to print: what an empty shop needs, or the password that was generated for the users of the demo, which is
 * shown only there. Returns null when there is nothing to say.
 */
export async function setUpShopIfEmptyAndGetNotice(
  database: Database,
  { isDemo, acceptsPublishedPassword }: FirstStartOptions,
): Promise<string | null> {
  if (await database.query(hasWebstore)) return null
  const generatedPassword = randomBytes(15).toString('base64url')
  // Only a first start needs the demo catalogue and its artwork; all others start faster without them.
  const seedDemoShop = isDemo ? (await import('../demo-shop/service.ts')).seedDemoShop : null
  const fillIfEmpty = (): Promise<boolean> =>
    database.transaction(async (tx) => {
      await lockWebstoreTable(tx)
      if (await hasWebstore(tx)) return false
      if (seedDemoShop === null) await seedEmptyShop(tx)
      else await seedDemoShop(tx, acceptsPublishedPassword ? DEMO_PASSWORD : generatedPassword)
      return true
    })
  const wasEmpty = await retryAfterLockTimeout(fillIfEmpty)
  if (!wasEmpty) return null
  if (!isDemo) return messages.emptyShop()
  return acceptsPublishedPassword ? null : messages.demoPassword({ password: generatedPassword })
}

/** Another process may fill the shop for longer than a lock is waited for; its lock ends with it at the latest. */
async function retryAfterLockTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
  }
}
