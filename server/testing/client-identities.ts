import type { AccessToken } from '@hydrant/contract/shop/oauth.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createUsers } from '../session/service.ts'
import { BUYER, PASSWORD } from './test-catalogue.ts'
import { shopIds, type PurchaseTestShop } from './purchase-test-shop.ts'

/** The identity of a test client: what is sent with each of its requests. */
export interface ClientIdentity {
  readonly token: string | null
  /** Sent as `effectiveAccountId`; null sends none. */
  readonly accountId: string | null
}

/** Test clients with different rights. */
export interface ClientIdentities {
  readonly guest: ClientIdentity
  /** Acts for the account that they belong to. */
  readonly buyer: ClientIdentity
  /** Acts for an account that they manage. */
  readonly managing: ClientIdentity
  /** Acts for an account that is not theirs. */
  readonly foreign: ClientIdentity
  /** With a session that has ended. */
  readonly expired: ClientIdentity
  readonly siteBuilder: ClientIdentity
  readonly admin: ClientIdentity
  /** With a buyer's token that may only read. */
  readonly reader: ClientIdentity
}

/** The email address of the test site builder. */
export const SITE_BUILDER = 'builder@shop.example'
/** The email address of the test administrator. */
export const ADMIN = 'admin@shop.example'

/** Creates a site builder and an administrator. */
export async function createStaffUsers(shop: Pick<PurchaseTestShop, 'database'>): Promise<void> {
  const user = (email: string, role: 'site-builder' | 'admin') => ({
    id: createIdFromKey('005', email),
    email,
    firstName: 'A',
    lastName: role,
    phoneNumber: null,
    role,
  })
  await shop.database.transaction((tx) =>
    createUsers(tx, [user(SITE_BUILDER, 'site-builder'), user(ADMIN, 'admin')], PASSWORD),
  )
}

/** Signs in every test client, each with its own session, because a test may end one of them. */
export async function signInTestClients(shop: Pick<PurchaseTestShop, 'send'>): Promise<ClientIdentities> {
  const signInForToken = async (username: string): Promise<string> =>
    (await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', { body: { username, password: PASSWORD } }))
      .body.token
  const expired = await signInForToken(BUYER)
  await shop.send('POST', '/services/apexrest/auth/logout', { token: expired })
  const reader = await shop.send<AccessToken>('POST', '/services/oauth2/token', {
    body: { grant_type: 'password', username: BUYER, password: PASSWORD, scope: 'read' },
  })
  return {
    guest: { token: null, accountId: null },
    buyer: { token: await signInForToken(BUYER), accountId: shopIds.county },
    managing: { token: await signInForToken(BUYER), accountId: shopIds.station },
    foreign: { token: await signInForToken(BUYER), accountId: shopIds.plant },
    expired: { token: expired, accountId: null },
    siteBuilder: { token: await signInForToken(SITE_BUILDER), accountId: null },
    admin: { token: await signInForToken(ADMIN), accountId: null },
    reader: { token: reader.body.access_token, accountId: shopIds.county },
  }
}
