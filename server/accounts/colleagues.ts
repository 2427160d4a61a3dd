import type { SessionUser } from '../session/service.ts'
import type { Shopper } from './shopper.ts'
import { findBuyersOfAccount, type ReadOnlyDb } from './store.ts'

/** Colleagues in one list. */
const MAX_LISTED_COLLEAGUES = 200

/** Lists the other people who buy for the effective account of a shopper, by name: the first 200. */
export async function listColleagues(db: ReadOnlyDb, { account, user }: Shopper): Promise<SessionUser[]> {
  if (account === null || user === null) return []
  const buyers = await findBuyersOfAccount(db, account.id, { limit: MAX_LISTED_COLLEAGUES + 1 })
  return buyers.filter(({ id }) => id !== user.id).slice(0, MAX_LISTED_COLLEAGUES)
}

/** Finds somebody else who buys for the effective account of a shopper; null when they do not. */
export async function findColleague(
  db: ReadOnlyDb,
  { account, user }: Shopper,
  userId: string,
): Promise<SessionUser | null> {
  if (account === null || user === null || userId === user.id) return null
  const [colleague] = await findBuyersOfAccount(db, account.id, { userId, limit: 1 })
  return colleague ?? null
}

/** Returns the name of a person, as colleagues see it. */
export function toPersonName({
  firstName,
  lastName,
  name,
}: Pick<SessionUser, 'firstName' | 'lastName' | 'name'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || name
}
