import { randomBytes } from 'node:crypto'
import type { Database } from '@hydrant/database/connection/database.ts'
import { isSetUp, lockSetUp } from '../../webstore/service.ts'
import { DEMO_PASSWORD } from '../demo-shop/sign-ins.ts'
import { fillEmptyShop } from '../empty-shop/service.ts'

/** What the operator has decided about a database that is still empty. */
export interface FirstStart {
  readonly isDemo: boolean
  readonly acceptsPublishedPassword: boolean
  /** The sign-in name of the administrator of an empty shop. */
  readonly adminEmail: string
}

/**
 * Fills an empty, migrated database with the demo or with an empty shop. Returns the sentences to print: a generated
 * password is told there and nowhere else.
 */
export async function setUpShop(
  database: Database,
  { isDemo, acceptsPublishedPassword, adminEmail }: FirstStart,
): Promise<string | null> {
  if (await database.read(isSetUp)) return null
  const generated = randomBytes(15).toString('base64url')
  // Only a first start needs the catalogue of the demo and its drawings; every other one is quicker without them.
  const fillDemoShop = isDemo ? (await import('../demo-shop/service.ts')).fillDemoShop : null
  const wasEmpty = await database.transaction(async (executor) => {
    await lockSetUp(executor)
    if (await isSetUp(executor)) return false
    if (fillDemoShop === null) await fillEmptyShop(executor, { email: adminEmail, password: generated })
    else await fillDemoShop(executor, acceptsPublishedPassword ? DEMO_PASSWORD : generated)
    return true
  })
  if (!wasEmpty || (isDemo && acceptsPublishedPassword)) return null
  return `${isDemo ? 'All demo users have' : `An empty shop was set up. Sign in as ${adminEmail} with`} the password ${generated}\nIt is shown this once. Change it in the account menu.`
}
