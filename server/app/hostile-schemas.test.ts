import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffUsers, SITE_BUILDER } from '../testing/client-identities.ts'
import { createHostileRequests, createHugeRequest } from '../testing/hostile-requests.ts'
import { createExistingRecords } from '../testing/prepare-records.ts'
import type { ExistingValues } from '../testing/sample-value.ts'
import type { RawRequest } from '../testing/sample-request.ts'
import {
  createTableFingerprintReader,
  type ReadTableFingerprints,
  type TableFingerprints,
} from '../testing/table-fingerprints.ts'
import { BUYER, PASSWORD } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let token: string
let readFingerprints: ReadTableFingerprints
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  readFingerprints = await createTableFingerprintReader(shop.database)
})
afterAll(() => shop.close())

/** What requests that change nothing can share, by the role that they need. */
const sharedPreparations = new Map<Endpoint['role'], Promise<{ readonly token: string; values: ExistingValues }>>()

/** Prepares a request of an endpoint that changes nothing, or uses what was prepared for another one of the role. */
async function prepareOnce({ role }: Pick<Endpoint, 'role'>): Promise<ExistingValues> {
  const existing = sharedPreparations.get(role)
  const preparation = existing ?? prepare({ id: `shared-${role}`, role }).then((values) => ({ token, values }))
  sharedPreparations.set(role, preparation)
  const prepared = await preparation
  token = prepared.token
  return prepared.values
}

/**
 * Signs in a user who may call the endpoint, because a request may have ended the last session, and creates records to
 * use.
 */
async function prepare({ id = '', role }: Partial<Pick<Endpoint, 'id' | 'role'>> = {}): Promise<ExistingValues> {
  token = await signIn(BUYER)
  const existingValues = await createExistingRecords((method, path, body) => shop.send(method, path, { token, body }))
  return role === 'site-builder' ? { ...existingValues, ...(await preparePage(id)) } : existingValues
}

async function signIn(username: string): Promise<string> {
  return (
    await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
      body: { username, password: PASSWORD },
    })
  ).body.token
}

/** Signs in the site builder, who makes the requests from now on, and publishes a page. */
async function preparePage(id: string): Promise<ExistingValues> {
  token = await signIn(SITE_BUILDER)
  const document = { content: [{ type: 'text', props: { id: 'a' } }] }
  const { body } = await shop.send<BuilderPage>('POST', '/admin/builder/pages', {
    token,
    body: { path: `/hostile-${id}`, title: 'x', description: '', document },
  })
  await shop.send('POST', `/admin/builder/pages/${body.pageId}/publish`, { token, body: { revision: body.revision } })
  return { pageId: body.pageId, revision: body.revision, version: 1, document }
}

async function send({ method, url, body, contentType }: RawRequest) {
  return shop.send(method, url, {
    token,
    ...(body !== undefined && { body }),
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
  })
}

/**
 * Sends a request and returns what is wrong with its response; `send` throws when the response violates the contract.
 */
async function sendAndCheck(request: RawRequest): Promise<{ problem: string | null; isRejected: boolean }> {
  try {
    const { status, body } = await send(request)
    return { problem: status >= 500 ? `${status} ${JSON.stringify(body)}` : null, isRejected: status >= 400 }
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 600) : String(error), isRejected: false }
  }
}

function listChangedTables(
  before: TableFingerprints,
  current: TableFingerprints,
  allowed: readonly string[] = [],
): string {
  return Object.keys(current)
    .filter((name) => before[name] !== current[name] && !allowed.includes(name))
    .join(', ')
}

/** Tables that a rejected request may change: a new payment first reverses the previous one. */
const ALLOWED_CHANGES: Readonly<Record<string, readonly string[]>> = { payCheckout: ['payment'] }

test.each(ALL_ENDPOINTS.filter(({ body }) => body !== undefined).map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id rejects ten megabytes',
  async ({ endpoint }) => {
    const existingValues = await prepareOnce(endpoint)
    // Endpoints with their own error bodies have no status for it.
    expect((await send(createHugeRequest(endpoint, existingValues))).status).toBe(
      endpoint.responses[401] === undefined ? 413 : 400,
    )
  },
)

/** Changes come last, because they may end the session or delete the records that reads share. */
const READS_THEN_CHANGES = [
  ...ALL_ENDPOINTS.filter(({ method }) => method === 'GET'),
  ...ALL_ENDPOINTS.filter(({ method }) => method !== 'GET'),
]

test.each(READS_THEN_CHANGES.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id returns documented responses to invalid requests, and a rejected request changes nothing [ROLE-06]',
  async ({ endpoint }) => {
    const existingValues = await (endpoint.method === 'GET' ? prepareOnce(endpoint) : prepare(endpoint))
    const problems: string[] = []
    let fingerprints = await readFingerprints()
    for (const request of createHostileRequests(endpoint, existingValues)) {
      const { problem, isRejected } = await sendAndCheck(request)
      // Endpoints that only read are checked once, at the end.
      const current = endpoint.method === 'GET' ? fingerprints : await readFingerprints()
      const leftovers = isRejected ? listChangedTables(fingerprints, current, ALLOWED_CHANGES[endpoint.id]) : ''
      for (const what of [problem, leftovers === '' ? null : `refused, but changed ${leftovers}`])
        if (what !== null) problems.push(`${request.description}: ${what}`)
      fingerprints = current
    }
    if (endpoint.method === 'GET') expect(listChangedTables(fingerprints, await readFingerprints())).toBe('')
    expect(problems).toEqual([])
  },
)

test('no request has polluted the prototype of objects', () => {
  expect('polluted' in {}).toBe(false)
})
