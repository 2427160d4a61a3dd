import { eq } from 'drizzle-orm'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaffUsers, type ClientIdentities, signInTestClients } from '../testing/client-identities.ts'
import { PERMISSIONS, type Permission } from '../testing/permissions.ts'
import { checkAccess } from '../testing/check-access.ts'
import { createExistingRecords } from '../testing/prepare-records.ts'
import type { ExistingValues } from '../testing/sample-value.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let existingValues: ExistingValues
let identities: ClientIdentities
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  identities = await signInTestClients(shop)
  // Only buyers may use `active`.
  existingValues = {
    ...(await createExistingRecords(await shop.buyer())),
    cartStateOrId: 'current',
    stateCode: 'NC',
    language: 'en_US',
    email: 'nobody@county.example',
    verification: { email: 'nobody@county.example' },
  }
})
afterAll(() => shop.close())

const rows: ReadonlyMap<string, Permission> = new Map(Object.entries(PERMISSIONS))
const calls = ALL_ENDPOINTS.map((endpoint) => ({ id: endpoint.id, endpoint, row: rows.get(endpoint.id) }))

/** Endpoints that may end the session of a token. */
const ENDS_SESSIONS = new Set(['signOut', 'deleteToken', 'revokeToken'])

describe.each(calls)('$id', ({ endpoint, row }) => {
  test('allows exactly the roles that the permission table names [ROLE-01, ROLE-06, ROLE-07]', async () => {
    const { guest: _, ...expected } = row ?? { guest: 'never' }
    const verdicts: Record<string, string> = {}
    for (const name of Object.keys(expected))
      verdicts[name] = await checkAccess(shop, {
        endpoint,
        existingValues,
        identity: identities[name as keyof ClientIdentities],
      })
    if (ENDS_SESSIONS.has(endpoint.id)) identities = await signInTestClients(shop)
    expect(verdicts).toEqual(expected)
  })
})

const SWITCHES = [true, false].flatMap((browsing) =>
  [true, false].flatMap((cart) => [true, false].map((checkout) => ({ browsing, cart, checkout }))),
)

test.each(SWITCHES)(
  'guests may do what the store allows: browsing $browsing, cart $cart, checkout $checkout [ROLE-02, ROLE-03, ROLE-04]',
  async (switches) => {
    const { browsing, cart, checkout } = switches
    await shop.database.transaction((tx) =>
      tx
        .update(webstore)
        .set({ guestBrowsingEnabled: browsing, guestCartEnabled: cart, guestCheckoutEnabled: checkout })
        .where(eq(webstore.id, ids.webstore)),
    )
    const verdicts: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { id, endpoint, row } of calls) {
      verdicts[id] = await checkAccess(shop, { endpoint, existingValues, identity: { token: null, accountId: null } })
      expected[id] = row === undefined ? 'no row in the table' : expectedGuestVerdict(row, switches)
    }
    expect(verdicts).toEqual(expected)
  },
)

function expectedGuestVerdict(
  { guest }: Permission,
  switches: Readonly<Record<'browsing' | 'cart' | 'checkout', boolean>>,
): string {
  switch (guest) {
    case 'yes':
      return 'yes'
    case 'never':
      return 'INVALID_SESSION_ID'
    case 'browsing and cart':
      return switches.browsing && switches.cart ? 'yes' : 'GUEST_INSUFFICIENT_ACCESS'
    case 'browsing':
    case 'cart':
    case 'checkout':
      return switches[guest] ? 'yes' : 'GUEST_INSUFFICIENT_ACCESS'
    default:
      return guest satisfies never
  }
}
