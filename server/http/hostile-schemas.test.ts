import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import type { Endpoint } from '@hydrant/contract/shared/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaff, SITE_BUILDER } from '../testing/callers.ts'
import { hostileRequests, hugeRequest } from '../testing/hostile-requests.ts'
import { prepareRecords } from '../testing/prepare-records.ts'
import type { KnownValues } from '../testing/sample-of.ts'
import type { RawRequest } from '../testing/sample-request.ts'
import { fingerprintTables, type TableFingerprints } from '../testing/table-fingerprints.ts'
import { BUYER, PASSWORD } from '../testing/test-catalogue.ts'
import { openTradeShop, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let token: string
let tables: TableFingerprints
beforeAll(async () => {
  shop = await openTradeShop()
  await addStaff(shop)
  tables = await fingerprintTables(shop.database)
})
afterAll(() => shop.close())

/**
 * A new session of somebody who may make the call, because a call may have ended the last one, and records to call
 * about.
 */
async function prepare({ id = '', role }: Partial<Pick<Endpoint, 'id' | 'role'>> = {}): Promise<KnownValues> {
  token = await signIn(BUYER)
  const known = await prepareRecords((method, path, body) => shop.send(method, path, { token, body }))
  return role === 'site-builder' ? { ...known, ...(await preparePage(id)) } : known
}

async function signIn(username: string): Promise<string> {
  return (
    await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
      body: { username, password: PASSWORD },
    })
  ).body.token
}

/** A published page for the calls of a site builder, who makes them from now on. */
async function preparePage(id: string): Promise<KnownValues> {
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
 * Sends a request, and says what was not as it should be. `send` itself throws when the answer is none of the contract.
 */
async function tryOut(request: RawRequest): Promise<{ problem: string | null; isRefusal: boolean }> {
  try {
    const { status, body } = await send(request)
    return { problem: status >= 500 ? `${status} ${JSON.stringify(body)}` : null, isRefusal: status >= 400 }
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 600) : String(error), isRefusal: false }
  }
}

/** What the tables held at some position. */
interface Held {
  readonly position: string
  readonly tables: Readonly<Record<string, string>>
}

async function look(before: Held | null): Promise<Held> {
  const position = await tables.position()
  return before?.position === position ? before : { position, tables: await tables.read() }
}

function changed(before: Held, now: Held, allowed: readonly string[] = []): string {
  return Object.keys(now.tables)
    .filter((name) => before.tables[name] !== now.tables[name] && !allowed.includes(name))
    .join(', ')
}

/** What a refusal of a call may leave behind: a new payment first takes back the one before it. */
const MAY_LEAVE: Readonly<Record<string, readonly string[]>> = { payCheckout: ['payment'] }

/** What reading may leave behind: prices of a cart are made anew, and reservations that have run out are given back. */
const READING_LEAVES: readonly string[] = []

test.each(ALL_ENDPOINTS.map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id answers whatever it is sent as documented, and a refusal leaves nothing behind [ROLE-06]',
  async ({ endpoint }) => {
    const known = await prepare(endpoint)
    const problems: string[] = []
    let held = await look(null)
    for (const request of hostileRequests(endpoint, known)) {
      const { problem, isRefusal } = await tryOut(request)
      // What only reads is looked at once, in the end.
      const now = endpoint.method === 'GET' ? held : await look(held)
      const left = isRefusal ? changed(held, now, MAY_LEAVE[endpoint.id]) : ''
      for (const what of [problem, left === '' ? null : `refused, but changed ${left}`])
        if (what !== null) problems.push(`${request.what}: ${what}`)
      held = now
    }
    if (endpoint.method === 'GET') expect(changed(held, await look(held), READING_LEAVES)).toBe('')
    expect(problems).toEqual([])
  },
)

test.each(ALL_ENDPOINTS.filter(({ body }) => body !== undefined).map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id refuses ten megabytes',
  async ({ endpoint }) => {
    const known = await prepare({ ...endpoint, id: `huge-${endpoint.id}` })
    // Calls with error bodies of their own have no status for it.
    expect((await send(hugeRequest(endpoint, known))).status).toBe(endpoint.responses[400] === undefined ? 413 : 400)
  },
)

test('what was sent has changed nothing about objects in general', () => {
  expect('polluted' in {}).toBe(false)
})
