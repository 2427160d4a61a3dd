import { eq } from 'drizzle-orm'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createStaffUsers,
  type ClientIdentity,
  type ClientIdentities,
  signInTestClients,
} from '../testing/client-identities.ts'
import { PERMISSIONS, type Permission } from '../testing/permissions.ts'
import { createExistingRecords } from '../testing/prepare-records.ts'
import type { ExistingValues } from '../testing/sample-value.ts'
import { createValidRequestParts, createRequest } from '../testing/sample-request.ts'
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
    email: 'nobody@county.example',
    verification: { email: 'nobody@county.example' },
  }
})
afterAll(() => shop.close())

const rows: ReadonlyMap<string, Permission> = new Map(Object.entries(PERMISSIONS))
const calls = ALL_ENDPOINTS.map((endpoint) => ({ id: endpoint.id, endpoint, row: rows.get(endpoint.id) }))

/** Endpoints that may end the session of a token. */
const ENDS_SESSIONS = new Set(['signOut', 'deleteToken', 'revokeToken'])

/** Error codes that say that access is denied. */
const ACCESS_CODES = new Set([
  'INVALID_SESSION_ID',
  'GUEST_INSUFFICIENT_ACCESS',
  'INSUFFICIENT_ACCESS',
  'INSUFFICIENT_ACCESS_OR_READONLY',
  'API_DISABLED_FOR_ORG',
])

/** Error codes that say that the sample refers to something that does not exist. */
const NOT_FOUND_CODES = ['ITEM_NOT_FOUND', 'MISSING_RECORD', 'NOT_FOUND', 'WEBSTORE_NOT_FOUND']

/** What else endpoints answer to the sample, from their handlers: access has been checked by then. */
const EXPECTED_ERRORS: Readonly<Record<string, readonly string[]>> = {
  addCartItems: ['INVALID_BATCH_SIZE'],
  applyCartCoupon: ['UNQUALIFIED_CART'],
  arrangeItems: ['INVALID_API_INPUT'],
  changePassword: ['INVALID_API_INPUT'],
  cloneCart: ['INVALID_API_INPUT'],
  createAddress: ['INVALID_API_INPUT'],
  createBuilderPage: ['DUPLICATE'],
  createDeliveryGroup: ['INVALID_OPERATION'],
  createPaymentToken: ['INVALID_API_INPUT'],
  continueQuery: ['INVALID_QUERY_LOCATOR'],
  getChannelContent: ['INVALID_API_INPUT'],
  getEffectiveAccount: ['EFFECTIVE_ACCOUNT_NOT_FOUND'],
  getSiteContent: ['INVALID_API_INPUT'],
  importProducts: ['UNSUPPORTED_MEDIA_TYPE'],
  issueToken: ['invalid_request'],
  listChannelContents: ['INVALID_API_INPUT'],
  listProductChildren: ['INVALID_OPERATION'],
  listProducts: ['INVALID_API_INPUT'],
  listSiteContents: ['INVALID_API_INPUT'],
  lookUpOrder: ['REQUEST_LIMIT_EXCEEDED'],
  lookUpOrderByQuery: ['REQUEST_LIMIT_EXCEEDED'],
  preserveCart: ['INVALID_OPERATION'],
  queryAllRecords: ['MALFORMED_QUERY'],
  queryRecords: ['MALFORMED_QUERY'],
  registerBuyer: ['INVALID_API_INPUT'],
  requestPasswordReset: ['REQUEST_LIMIT_EXCEEDED'],
  resetPassword: ['INVALID_API_INPUT'],
  revokeToken: ['invalid_request'],
  signIn: ['INVALID_LOGIN', 'REQUEST_LIMIT_EXCEEDED'],
  updateSiteSettings: ['CONFLICT'],
  uploadMedia: ['INVALID_API_INPUT'],
}

/** 'yes' for what the endpoint is known to answer when it lets the sample through, or the code of any other error. */
async function checkAccess(endpoint: Endpoint, { token, accountId }: ClientIdentity): Promise<string> {
  const parts = createValidRequestParts(endpoint, existingValues)
  const request = createRequest(
    endpoint,
    { ...parts, query: { ...parts.query, ...(accountId !== null && { effectiveAccountId: accountId }) } },
    '',
  )
  const { status, body } = await shop.send<ErrorBody | readonly ErrorBody[]>(request.method, request.url, {
    ...(token !== null && { token }),
    ...(request.body !== undefined && { body: request.body }),
  })
  if (status < 300) return 'yes'
  const code = codeOf(body)
  if ([...NOT_FOUND_CODES, ...(EXPECTED_ERRORS[endpoint.id] ?? [])].includes(code)) return 'yes'
  if (!ACCESS_CODES.has(code)) return `${code} with ${status}`
  const expectedStatus = Object.entries(ERROR_STATUS).find(([name]) => name === code)?.[1]
  return status === expectedStatus ? code : `${code} with ${status}`
}

/** An error in a response; `issueToken` and `revokeToken` name theirs as OAuth does. */
interface ErrorBody {
  readonly errorCode?: string
  readonly error?: string
}

function codeOf(body: ErrorBody | readonly ErrorBody[]): string {
  const [first] = [body].flat()
  return first?.errorCode ?? first?.error ?? ''
}

describe.each(calls)('$id', ({ endpoint, row }) => {
  test('allows exactly the roles that the permission table names [ROLE-01, ROLE-06, ROLE-07]', async () => {
    const { guest: _, ...expected } = row ?? { guest: 'never' }
    const verdicts: Record<string, string> = {}
    for (const name of Object.keys(expected))
      verdicts[name] = await checkAccess(endpoint, identities[name as keyof ClientIdentities])
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
      verdicts[id] = await checkAccess(endpoint, { token: null, accountId: null })
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
