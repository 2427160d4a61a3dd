import { randomBytes } from 'node:crypto'
import type { Database } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { hasWebstore, lockWebstoreTable } from '../../webstore/service.ts'
import { DEMO_PASSWORD } from '../demo-shop/sign-ins.ts'
import { seedEmptyShop } from '../empty-shop/service.ts'

/** The operator's options for setting up an empty database. */
export interface FirstStartOptions {
  readonly isDemo: boolean
  readonly acceptsPublishedPassword: boolean
  /** The email address of the administrator of an empty shop. */
  readonly adminEmail: string
}

/**
 * Seeds an empty, migrated database with the demo or an empty shop; does nothing if there is a shop. Returns the
 * message to print if a password was generated: it is shown only there. Returns null otherwise.
 */
export async function setUpShopIfEmptyAndGetNotice(
  database: Database,
  { isDemo, acceptsPublishedPassword, adminEmail }: FirstStartOptions,
): Promise<string | null> {
  if (await database.query(hasWebstore)) return null
  const generatedPassword = randomBytes(15).toString('base64url')
  // Only a first start needs the demo catalogue and its artwork; all others start faster without them.
  const seedDemoShop = isDemo ? (await import('../demo-shop/service.ts')).seedDemoShop : null
  const wasEmpty = await database.transaction(async (tx) => {
    await lockWebstoreTable(tx)
    if (await hasWebstore(tx)) return false
    if (seedDemoShop === null) await seedEmptyShop(tx, { email: adminEmail, password: generatedPassword })
    else await seedDemoShop(tx, acceptsPublishedPassword ? DEMO_PASSWORD : generatedPassword)
    return true
  })
  if (!wasEmpty || (isDemo && acceptsPublishedPassword)) return null
  return isDemo
    ? messages.demoPassword({ password: generatedPassword })
    : messages.administratorPassword({ email: adminEmail, password: generatedPassword })
}
