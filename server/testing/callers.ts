import type { AccessToken } from '@hydrant/contract/shop/oauth.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createUsers } from '../session/service.ts'
import { BUYER, PASSWORD } from './test-catalogue.ts'
import { trade, type TradeShop } from './trade-shop.ts'

/** Who may call: what goes along with each of their requests. */
export interface CallerFacts {
  readonly token: string | null
  /** Sent as `effectiveAccountId`; null sends none. */
  readonly accountId: string | null
}

/** Everyone whose rights differ. */
export interface Callers {
  readonly guest: CallerFacts
  /** For the account that they belong to. */
  readonly buyer: CallerFacts
  /** For an account that they manage. */
  readonly managing: CallerFacts
  /** For an account that is none of theirs. */
  readonly foreign: CallerFacts
  /** With a session that has ended. */
  readonly expired: CallerFacts
  readonly siteBuilder: CallerFacts
  readonly admin: CallerFacts
  /** With a buyer's token that may only read. */
  readonly reader: CallerFacts
}

/** The site builder of the staff. */
export const SITE_BUILDER = 'builder@shop.example'
const ADMIN = 'admin@shop.example'

/** Adds those who run the shop to its users. */
export async function addStaff(shop: Pick<TradeShop, 'database'>): Promise<void> {
  const user = (email: string, role: 'site-builder' | 'admin') => ({
    id: idFromKey('005', email),
    email,
    firstName: 'A',
    lastName: role,
    phoneNumber: null,
    role,
  })
  await shop.database.transaction((executor) =>
    createUsers(executor, [user(SITE_BUILDER, 'site-builder'), user(ADMIN, 'admin')], PASSWORD),
  )
}

/** Signs everyone in, each with a session of their own, because a call may end it. */
export async function signInEveryone(shop: Pick<TradeShop, 'send'>): Promise<Callers> {
  const tokenOf = async (username: string): Promise<string> =>
    (await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', { body: { username, password: PASSWORD } }))
      .body.token
  const expired = await tokenOf(BUYER)
  await shop.send('POST', '/services/apexrest/auth/logout', { token: expired })
  const reader = await shop.send<AccessToken>('POST', '/services/oauth2/token', {
    body: { grant_type: 'password', username: BUYER, password: PASSWORD, scope: 'read' },
  })
  return {
    guest: { token: null, accountId: null },
    buyer: { token: await tokenOf(BUYER), accountId: trade.county },
    managing: { token: await tokenOf(BUYER), accountId: trade.station },
    foreign: { token: await tokenOf(BUYER), accountId: trade.plant },
    expired: { token: expired, accountId: null },
    siteBuilder: { token: await tokenOf(SITE_BUILDER), accountId: null },
    admin: { token: await tokenOf(ADMIN), accountId: null },
    reader: { token: reader.body.access_token, accountId: trade.county },
  }
}
